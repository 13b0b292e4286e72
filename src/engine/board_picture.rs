//! How a board is drawn: the lines around and between its cells, and what is shaded because no line can show it.
//!
//! A region whose cells hang together has a thick line around it. Lines around a region in pieces would only outline
//! its cells. Such regions are shaded instead, and regions that are woven into each other share one thick line.

use super::{Cell, HouseKind, Layout, Place};

/// A straight piece of a line beside cells. Coordinates are in cells from the upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Edge {
    /// Whether the line is horizontal.
    pub level: bool,
    /// The number of rows above a horizontal line, or of columns left of a vertical line.
    pub at: usize,
    /// The index along the line of the first cell beside this piece.
    pub from: usize,
    /// The index along the line after the last cell beside this piece.
    pub to: usize,
    /// Whether the line is at the outline of the board, or parts regions.
    pub thick: bool,
}

/// How the ground of a cell is tinted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Ground {
    /// Not at all.
    #[default]
    Plain,
    /// The cell is in a house beside rows, columns and regions.
    Extra,
    /// The cell is in a region in pieces. Regions that touch have different tints, numbered from 0.
    Region(u8),
}

/// The lines of a board. Each piece is the longest with one thickness.
#[must_use]
pub(crate) fn edges(layout: &Layout) -> Vec<Edge> {
    let outlined = Outlined::of(layout);
    let group = |row: usize, column: usize| {
        layout.cell(row, column).map(|cell| outlined.group[cell.index()])
    };
    let mut edges = Vec::new();
    for level in [true, false] {
        let (across, along) = if level {
            (layout.rows(), layout.columns())
        } else {
            (layout.columns(), layout.rows())
        };
        let beside = |at: usize, along: usize| {
            if level { group(at, along) } else { group(along, at) }
        };
        for at in 0..=across {
            let thickness = |along: usize| {
                let before = at.checked_sub(1).and_then(|before| beside(before, along));
                match (before, beside(at, along)) {
                    (None, None) => None,
                    (before, after) => Some(before.is_none() || before != after),
                }
            };
            let mut from = 0;
            for to in 1..=along {
                if to == along || thickness(to) != thickness(from) {
                    let thick = thickness(from);
                    edges.extend(thick.map(|thick| Edge { level, at, from, to, thick }));
                    from = to;
                }
            }
        }
    }
    edges
}

/// How the ground of each cell is tinted, in row-major order; empty if no cell is.
#[must_use]
pub(crate) fn grounds(layout: &Layout) -> Vec<Ground> {
    let outlined = Outlined::of(layout);
    let tints = outlined.tints(layout);
    let ground = |cell: Cell| {
        let is_extra = |&house: &usize| layout.houses()[house].kind.is_marked_area();
        match layout.region_of(cell).and_then(|region| tints[region]) {
            _ if layout.houses_of(cell).iter().any(is_extra) => Ground::Extra,
            Some(tint) => Ground::Region(tint),
            None => Ground::Plain,
        }
    };
    let grounds: Vec<Ground> = layout.cells().map(ground).collect();
    if grounds.iter().all(|&ground| ground == Ground::Plain) { Vec::new() } else { grounds }
}

/// The diagonals of the board, each by its first and its last cell.
#[must_use]
pub(crate) fn diagonals(layout: &Layout) -> Vec<[Place; 2]> {
    let diagonals = layout.houses().iter().filter(|house| house.kind == HouseKind::Diagonal);
    let ends = diagonals.filter_map(|house| Some([*house.cells.first()?, *house.cells.last()?]));
    ends.map(|ends| ends.map(|cell| layout.place(cell))).collect()
}

/// Which cells a thick line holds together.
struct Outlined {
    /// By cell: the number of the region, or of the regions woven into each other, that it is in. All cells in no
    /// region share a number.
    group: Vec<usize>,
    /// By house: whether it is a region in pieces.
    in_pieces: Vec<bool>,
}

impl Outlined {
    fn of(layout: &Layout) -> Self {
        let houses = layout.houses();
        let is_region = |house: usize| houses[house].kind.is_region();
        let in_pieces: Vec<bool> = (0..houses.len())
            .map(|house| is_region(house) && !hangs_together(layout, &houses[house].cells))
            .collect();
        // Regions in pieces are woven into each other if the rectangles around them overlap.
        let mut group: Vec<usize> = (0..=houses.len()).collect();
        let split: Vec<usize> = (0..houses.len()).filter(|&house| in_pieces[house]).collect();
        for (place, &one) in split.iter().enumerate() {
            for &other in &split[..place] {
                if overlap(around(layout, &houses[one].cells), around(layout, &houses[other].cells))
                {
                    let (from, to) = (group[one], group[other]);
                    group.iter_mut().filter(|it| **it == from).for_each(|it| *it = to);
                }
            }
        }
        let none = houses.len();
        let of_cell = |cell: Cell| group[layout.region_of(cell).unwrap_or(none)];
        Self { group: layout.cells().map(of_cell).collect(), in_pieces }
    }

    /// By house: the tint of a region in pieces. Regions of one group that touch have different tints.
    fn tints(&self, layout: &Layout) -> Vec<Option<u8>> {
        let mut tints: Vec<Option<u8>> = vec![None; layout.houses().len()];
        for house in (0..tints.len()).filter(|&house| self.in_pieces[house]) {
            let cells = &layout.houses()[house].cells;
            let beside = cells.iter().flat_map(|&cell| {
                let group = self.group[cell.index()];
                edge_neighbours(layout, cell).filter(move |it| self.group[it.index()] == group)
            });
            let taken: Vec<u8> = beside
                .filter_map(|cell| layout.region_of(cell).filter(|&region| region != house))
                .filter_map(|region| tints[region])
                .collect();
            tints[house] = (0..=u8::MAX).find(|tint| !taken.contains(tint));
        }
        tints
    }
}

/// Whether the cells hang together by their edges, on a torus also over the edges of the board.
fn hangs_together(layout: &Layout, cells: &[Cell]) -> bool {
    let mut reached: Vec<Cell> = cells.first().copied().into_iter().collect();
    let mut place = 0;
    while let Some(&cell) = reached.get(place) {
        for next in edge_neighbours(layout, cell) {
            if cells.contains(&next) && !reached.contains(&next) {
                reached.push(next);
            }
        }
        place += 1;
    }
    reached.len() == cells.len()
}

fn edge_neighbours(layout: &Layout, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
    let (row, column, torus) = (layout.row(cell), layout.column(cell), layout.is_torus());
    let next =
        |at: usize, count: usize| Some(at + 1).filter(|&next| next < count).or(torus.then_some(0));
    let previous = |at: usize, count: usize| at.checked_sub(1).or_else(|| torus.then(|| count - 1));
    let beside = [
        next(row, layout.rows()).map(|row| (row, column)),
        previous(row, layout.rows()).map(|row| (row, column)),
        next(column, layout.columns()).map(|column| (row, column)),
        previous(column, layout.columns()).map(|column| (row, column)),
    ];
    beside.into_iter().flatten().filter_map(|(row, column)| layout.cell(row, column))
}

/// The rectangle around cells, as its first and last row and its first and last column.
fn around(layout: &Layout, cells: &[Cell]) -> [usize; 4] {
    cells.iter().fold([usize::MAX, 0, usize::MAX, 0], |[top, bottom, left, right], &cell| {
        let (row, column) = (layout.row(cell), layout.column(cell));
        [top.min(row), bottom.max(row), left.min(column), right.max(column)]
    })
}

fn overlap(one: [usize; 4], other: [usize; 4]) -> bool {
    one[0] <= other[1] && other[0] <= one[1] && one[2] <= other[3] && other[2] <= one[3]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::NamedShape;

    fn named(name: &str) -> std::sync::Arc<Layout> {
        NamedShape::named(name).unwrap().layout()
    }

    #[test]
    fn a_classic_board_has_its_frame_and_its_boxes_in_thick_lines() {
        let edges = edges(&Layout::classic());
        assert!(edges.iter().all(|edge| (edge.from, edge.to) == (0, 9)));
        let thick = |level| {
            let of_level = edges.iter().filter(move |edge| edge.level == level && edge.thick);
            of_level.map(|edge| edge.at).collect::<Vec<_>>()
        };
        assert_eq!((thick(true), thick(false)), (vec![0, 3, 6, 9], vec![0, 3, 6, 9]));
        assert_eq!(edges.len(), 20);
        assert!(grounds(&Layout::classic()).is_empty());
        assert!(diagonals(&Layout::classic()).is_empty());
    }

    #[test]
    fn holes_have_no_lines_and_are_outlined() {
        let samurai = named("samurai");
        let edges = edges(&samurai);
        let beside = |level: bool, at: usize, along: usize| {
            let here = |edge: &&Edge| {
                edge.level == level && edge.at == at && edge.from <= along && along < edge.to
            };
            edges.iter().find(here).map(|edge| edge.thick)
        };
        assert_eq!(beside(true, 0, 0), Some(true));
        assert_eq!(beside(true, 0, 10), None, "between the two upper grids is a hole");
        assert_eq!(beside(true, 3, 10), None);
        assert_eq!(beside(false, 9, 0), Some(true), "the side of the first grid");
        assert_eq!(beside(false, 9, 10), Some(true), "a line between boxes in the middle");
        assert_eq!(beside(true, 1, 1), Some(false));
    }

    #[test]
    fn regions_in_pieces_are_shaded_and_their_quadrants_outlined() {
        let plus = named("sudoku plus 8x8");
        let grounds = grounds(&plus);
        let of = |row, column| grounds[plus.cell(row, column).unwrap().index()];
        assert_eq!(
            (of(0, 0), of(0, 1), of(1, 1)),
            (Ground::Region(0), Ground::Region(1), Ground::Region(0))
        );
        let thick = edges(&plus).into_iter().filter(|edge| edge.thick);
        let places: Vec<_> = thick.map(|edge| (edge.level, edge.at, edge.from, edge.to)).collect();
        let expected: Vec<_> = [true, false]
            .into_iter()
            .flat_map(|level| [0, 4, 8].map(|at| (level, at, 0, 8)))
            .collect();
        assert_eq!(places, expected);
    }

    #[test]
    fn windows_are_tinted_and_diagonals_known_by_their_ends() {
        let windoku = named("windoku");
        let grounds = grounds(&windoku);
        assert_eq!(grounds.iter().filter(|&&ground| ground == Ground::Extra).count(), 36);
        assert_eq!(grounds[10], Ground::Extra);
        let x = named("x");
        let ends = [[Place::new(0, 0), Place::new(8, 8)], [Place::new(0, 8), Place::new(8, 0)]];
        assert_eq!(diagonals(&x), ends);
        assert!(super::grounds(&x).is_empty());
    }
}
