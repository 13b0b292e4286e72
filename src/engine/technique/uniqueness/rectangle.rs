//! Rectangles: four cells in two rows, two columns and two boxes.

use super::deadly::Deadly;
use crate::engine::technique::{Board, CellSet, Options, houses};
use crate::engine::{Cell, Digit};

/// Four cells: two in one box and, in the same order, the two beside them in another.
pub(super) type Corners = [Cell; 4];

/// The rectangles with `first` and another cell of its box.
pub(super) fn around(first: Cell) -> impl Iterator<Item = Corners> {
    let [row, column, block] = houses::of(first);
    let [in_row, in_column] = [row, column].map(|line| houses::CELLS[line]);
    let beside = in_row.or(in_column).and(houses::CELLS[block]).without(CellSet::of(first));
    beside.iter().flat_map(move |second| {
        let beside_it = in_row.contains(second);
        let far = if beside_it { in_column } else { in_row }.without(houses::CELLS[block]);
        far.iter().filter_map(move |third| {
            let direction = usize::from(!beside_it);
            let (along, across) = (houses::of(third)[direction], houses::of(second)[1 - direction]);
            let fourth = houses::CELLS[along].and(houses::CELLS[across]).single()?;
            Some([first, second, third, fourth])
        })
    })
}

/// A rectangle with two digits that are candidates of all four cells, or could be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rectangle {
    pub(super) corners: Corners,
    pub(super) deadly: Deadly,
}

/// The rectangles of two digits on a board, each from every corner that has the two alone.
pub(super) fn all(board: &Board, options: &Options) -> impl Iterator<Item = Rectangle> {
    let starts = board.with_candidates(2).iter();
    starts.flat_map(move |first| {
        let pair = board.candidates(first);
        around(first).filter_map(move |corners| {
            let digits = [pair.first()?, pair.last()?];
            let [_, others @ ..] = corners;
            let fits =
                |&cell: &Cell| digits.iter().all(|&digit| may_hold(board, options, cell, digit));
            let cells = corners.into_iter().collect();
            others
                .iter()
                .all(fits)
                .then(|| Rectangle { corners, deadly: Deadly::new(board, digits, cells) })
        })
    })
}

/// Whether `digit` is a candidate of `cell` or, where incomplete rectangles count, no digit that stands rules it
/// out.
fn may_hold(board: &Board, options: &Options, cell: Cell, digit: Digit) -> bool {
    if !board.open().contains(cell) {
        return false;
    }
    let free = || houses::peers_of(cell).iter().all(|peer| board.digit(peer) != Some(digit));
    board.candidates(cell).contains(digit) || options.incomplete_rectangles && free()
}

impl Rectangle {
    /// The corner that is in neither line of `corner`.
    pub(super) fn opposite(&self, corner: Cell) -> Option<Cell> {
        let place = self.corners.iter().position(|&one| one == corner)?;
        Some(self.corners[3 - place])
    }

    /// Whether `digit` has a place in the rectangle alone, in the row and the column of `corner`.
    pub(super) fn locks(&self, board: &Board, corner: Cell, digit: Digit) -> bool {
        let [row, column, _] = houses::of(corner);
        let in_lines = houses::CELLS[row].or(houses::CELLS[column]);
        board.places(digit).and(in_lines).is_within(self.deadly.cells)
    }
}

/// Whether some cells are all in one row or all in one column.
pub(super) fn in_one_line(cells: CellSet) -> bool {
    houses::LINES.into_iter().any(|line| cells.is_within(houses::CELLS[line]))
}
