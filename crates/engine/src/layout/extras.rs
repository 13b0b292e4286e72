//! Families of extra houses that have a name.

use super::place::Place;
use crate::HouseKind;

/// A family of extra houses. On a board of several grids, each grid has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ExtraHouses {
    /// The diagonal that goes down from the upper left corner.
    FallingDiagonal,
    /// The diagonal that goes up from the lower left corner.
    RisingDiagonal,
    /// The windows of a windoku: as many as fit, each as large as a box, a line apart from each other and from
    /// the edge.
    Windows,
    /// The cells that have the same place in their boxes.
    DisjointGroups,
    /// The asterisk, on boards of 9×9.
    Asterisk,
    /// The centres of the boxes, if boxes have a centre.
    CentreDots,
    /// The girandola, on boards of 9×9.
    Girandola,
}

/// The asterisk of the 9×9 board, as rows and columns from 0.
const ASTERISK: [(usize, usize); 9] =
    [(1, 4), (2, 2), (2, 6), (4, 1), (4, 4), (4, 7), (6, 2), (6, 6), (7, 4)];

/// The girandola of the 9×9 board, as rows and columns from 0.
const GIRANDOLA: [(usize, usize); 9] =
    [(0, 0), (0, 8), (1, 4), (4, 1), (4, 4), (4, 7), (7, 4), (8, 0), (8, 8)];

impl ExtraHouses {
    /// All families.
    pub const ALL: [Self; 7] = [
        Self::FallingDiagonal,
        Self::RisingDiagonal,
        Self::Windows,
        Self::DisjointGroups,
        Self::Asterisk,
        Self::CentreDots,
        Self::Girandola,
    ];

    /// Both diagonals, as most programs have them.
    pub const DIAGONALS: [Self; 2] = [Self::FallingDiagonal, Self::RisingDiagonal];

    /// The name in files and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::FallingDiagonal => "falling diagonal",
            Self::RisingDiagonal => "rising diagonal",
            Self::Windows => "windows",
            Self::DisjointGroups => "disjoint groups",
            Self::Asterisk => "asterisk",
            Self::CentreDots => "centre dots",
            Self::Girandola => "girandola",
        }
    }

    /// The family with this name. Returns `None` if there is none.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|extra| extra.name() == name)
    }

    /// The kind of the houses.
    #[must_use]
    pub fn kind(self) -> HouseKind {
        match self {
            Self::FallingDiagonal | Self::RisingDiagonal => HouseKind::Diagonal,
            Self::Windows => HouseKind::Window,
            Self::DisjointGroups => HouseKind::DisjointGroup,
            Self::Asterisk => HouseKind::Asterisk,
            Self::CentreDots => HouseKind::CentreDot,
            Self::Girandola => HouseKind::Girandola,
        }
    }

    /// The number of the first of the houses among their kind.
    pub(super) fn first_number(self) -> usize {
        if self == Self::RisingDiagonal { 2 } else { 1 }
    }

    /// The houses of a grid of `side` rows and columns with these `boxes`. Places are counted from the corner of
    /// the grid. Empty if the grid has no such houses.
    pub(super) fn places(self, side: usize, boxes: Option<(usize, usize)>) -> Vec<Vec<Place>> {
        let fixed = |cells: [(usize, usize); 9]| {
            let house = cells.map(|(row, column)| Place::new(row, column)).to_vec();
            if side == 9 { vec![house] } else { Vec::new() }
        };
        match (self, boxes) {
            (Self::FallingDiagonal, _) => vec![(0..side).map(|at| Place::new(at, at)).collect()],
            (Self::RisingDiagonal, _) => {
                vec![(0..side).map(|at| Place::new(at, side - 1 - at)).collect()]
            }
            (Self::Asterisk, _) => fixed(ASTERISK),
            (Self::Girandola, _) => fixed(GIRANDOLA),
            (Self::Windows, Some(shape)) => windows(side, shape),
            (Self::DisjointGroups, Some(shape)) => disjoint_groups(side, shape),
            (Self::CentreDots, Some(shape)) => centre_dots(side, shape),
            (Self::Windows | Self::DisjointGroups | Self::CentreDots, None) => Vec::new(),
        }
    }
}

fn windows(side: usize, (rows, columns): (usize, usize)) -> Vec<Vec<Place>> {
    let starts = |length: usize| (1..).step_by(length + 1).take_while(move |at| at + length < side);
    let window = |top, left| rectangle(top, left, rows, columns);
    starts(rows).flat_map(|top| starts(columns).map(move |left| window(top, left))).collect()
}

fn rectangle(top: usize, left: usize, rows: usize, columns: usize) -> Vec<Place> {
    let row = |row| (left..left + columns).map(move |column| Place::new(row, column));
    (top..top + rows).flat_map(row).collect()
}

fn disjoint_groups(side: usize, (rows, columns): (usize, usize)) -> Vec<Vec<Place>> {
    let places = rectangle(0, 0, rows, columns);
    places.into_iter().map(|first| same_place(first, side, (rows, columns))).collect()
}

fn same_place(first: Place, side: usize, (rows, columns): (usize, usize)) -> Vec<Place> {
    let row =
        |row| (first.column..side).step_by(columns).map(move |column| Place::new(row, column));
    (first.row..side).step_by(rows).flat_map(row).collect()
}

fn centre_dots(side: usize, (rows, columns): (usize, usize)) -> Vec<Vec<Place>> {
    if rows.is_multiple_of(2) || columns.is_multiple_of(2) {
        return Vec::new();
    }
    vec![same_place(Place::new(rows / 2, columns / 2), side, (rows, columns))]
}
