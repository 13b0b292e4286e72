//! The tables of a board that is not the classic one, made from its layout.

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use super::geometry::{BoardTables, Cells};
use super::leftover_sets::{self, Leftovers};
use crate::rules::Ties;
use crate::{Cell, Digit, Exclusion, HouseKind, HouseName, Layout};

/// Boards with as many houses that their authors drew are searched in full.
const FEW_DRAWN_HOUSES: usize = 18;

/// The tables of one layout.
#[derive(Debug)]
pub struct ShapeTables<S> {
    layout: Arc<Layout>,
    all: S,
    /// The numbers of the houses in the layout: rows, columns, boxes and regions, then the others.
    in_layout: Vec<usize>,
    rows: usize,
    lines: usize,
    houses: Vec<S>,
    /// By cell: its houses, ascending.
    houses_of: Vec<Vec<usize>>,
    peers: Vec<S>,
    ties: Vec<TiedCells<S>>,
    has_classic_houses: bool,
    has_many_areas: bool,
    /// Computed when they are first needed.
    leftovers: OnceLock<Vec<Leftovers<S>>>,
}

/// The cells that a rule ties without making them peers.
#[derive(Debug)]
pub struct TiedCells<S> {
    /// Which digits two tied cells cannot hold together.
    pub(super) exclusion: Exclusion,
    /// By cell: the cells that are tied to it.
    by_cell: Vec<S>,
}

impl<S: Cells> TiedCells<S> {
    fn of(ties: &Ties, layout: &Layout) -> Self {
        let of_cell = |cell: Cell| ties.of(cell.index()).iter().copied().collect();
        Self { exclusion: ties.exclusion(), by_cell: layout.cells().map(of_cell).collect() }
    }

    /// The cells that are tied to `cell`.
    pub(super) fn to(&self, cell: Cell) -> S {
        self.by_cell[cell.index()]
    }
}

/// The place of houses of a kind among all houses.
fn rank(kind: HouseKind) -> usize {
    match kind {
        // Rows, columns and areas are ranges of numbers for the finders. Of the areas the regions come first.
        HouseKind::Row => 0,
        HouseKind::Column => 1,
        HouseKind::Box | HouseKind::Region => 2,
        HouseKind::Diagonal
        | HouseKind::Window
        | HouseKind::DisjointGroup
        | HouseKind::Asterisk
        | HouseKind::CentreDot
        | HouseKind::Girandola
        | HouseKind::Extra => 3,
    }
}

impl<S: Cells> ShapeTables<S> {
    /// The tables of `layout`. Returns `None` if it has more cells or digits than these.
    pub(super) fn fitting(layout: &Arc<Layout>, cells: usize, digits: usize) -> Option<Arc<Self>> {
        let fits = layout.cell_count() <= cells && layout.digit_count() <= digits;
        fits.then(|| Arc::new(Self::of(layout)))
    }

    /// A 0 for each digit in each house.
    pub(super) fn per_place(&self) -> Vec<u16> {
        vec![0; self.houses.len() * self.layout.digit_count()]
    }

    /// The tables of `layout`, whose cells must fit into the set.
    fn of(layout: &Arc<Layout>) -> Self {
        let set = |cells: &[Cell]| cells.iter().copied().collect::<S>();
        let all = layout.houses();
        let mut in_layout: Vec<usize> = (0..all.len()).collect();
        // A stable sort: within a rank, houses keep the order of the layout.
        in_layout.sort_by_key(|&number| rank(all[number].kind));
        let of_rank = |most: usize| all.iter().filter(|house| rank(house.kind) <= most).count();
        let houses: Vec<S> = in_layout.iter().map(|&number| set(&all[number].cells)).collect();
        let houses_of = |cell| (0..houses.len()).filter(|&it| houses[it].contains(cell)).collect();
        let drawn = all.iter().filter(|house| house.kind == HouseKind::Extra).count();
        Self {
            all: layout.cells().collect(),
            rows: of_rank(0),
            lines: of_rank(1),
            houses_of: layout.cells().map(houses_of).collect(),
            peers: layout.cells().map(|cell| set(layout.peers(cell))).collect(),
            ties: layout.ties_beyond_peers().map(|ties| TiedCells::of(ties, layout)).collect(),
            has_classic_houses: has_classic_houses(layout),
            has_many_areas: drawn > FEW_DRAWN_HOUSES,
            leftovers: OnceLock::new(),
            layout: Arc::clone(layout),
            in_layout,
            houses,
        }
    }
}

/// Whether the rows, columns and boxes of a layout are those of the classic board.
pub(super) fn has_classic_houses(layout: &Layout) -> bool {
    layout.boxes() == Some((3, 3))
        && layout.grids().len() == 1
        && (layout.rows(), layout.columns(), layout.digit_count()) == (9, 9, 9)
        && !layout.has_holes()
}

/// Two boards of one shape may each have made their tables.
impl<S> PartialEq for ShapeTables<S> {
    fn eq(&self, other: &Self) -> bool {
        // All tables follow from the layout.
        self.layout == other.layout
    }
}

impl<S> Eq for ShapeTables<S> {}

impl<S: Cells> BoardTables for Arc<ShapeTables<S>> {
    type Set = S;

    fn layout(&self) -> Arc<Layout> {
        Arc::clone(&self.layout)
    }

    fn all(&self) -> S {
        self.all
    }

    fn cell_count(&self) -> usize {
        self.layout.cell_count()
    }

    fn digit_count(&self) -> usize {
        self.layout.digit_count()
    }

    fn digits(&self) -> impl Iterator<Item = Digit> + Clone + use<S> {
        (0..self.layout.digit_count()).filter_map(Digit::from_index)
    }

    fn row_count(&self) -> usize {
        self.rows
    }

    fn columns(&self) -> Range<usize> {
        self.rows..self.lines
    }

    fn areas(&self) -> Range<usize> {
        self.lines..self.houses.len()
    }

    fn house(&self, number: usize) -> S {
        self.houses[number]
    }

    fn is_complete(&self, house: usize) -> bool {
        self.layout.houses()[self.in_layout[house]].is_complete
    }

    fn is_region(&self, house: usize) -> bool {
        self.layout.houses()[self.in_layout[house]].kind.is_region()
    }

    fn name(&self, house: usize) -> HouseName {
        self.layout.houses()[self.in_layout[house]].name()
    }

    fn cells_of(&self, house: HouseName) -> S {
        let house = self.layout.house(house);
        house.map(|house| house.cells.iter().copied().collect()).unwrap_or_default()
    }

    fn houses_of(&self, cell: Cell) -> impl DoubleEndedIterator<Item = usize> + Clone {
        self.houses_of[cell.index()].iter().copied()
    }

    fn holding(&self, cells: S) -> impl Iterator<Item = usize> {
        // A house of all cells is one of the first, so only a few are compared instead of all houses of the board.
        let first = cells.first().map_or(&[][..], |first| &self.houses_of[first.index()]);
        first.iter().copied().filter(move |&house| cells.is_within(self.houses[house]))
    }

    fn peers_of(&self, cell: Cell) -> S {
        self.peers[cell.index()]
    }

    fn ties_beyond_peers(&self) -> &[TiedCells<S>] {
        &self.ties
    }

    fn allows_exchanges(&self) -> bool {
        // Conservative: a rule could be harmless for some pattern, but to find out would need its meaning.
        self.layout.rules().next().is_none()
    }

    fn has_classic_houses(&self) -> bool {
        self.has_classic_houses
    }

    fn has_many_areas(&self) -> bool {
        self.has_many_areas
    }

    fn leftovers(&self) -> &[Leftovers<S>] {
        self.leftovers
            .get_or_init(|| leftover_sets::all(&self.layout, &self.in_layout, &self.houses))
    }
}
