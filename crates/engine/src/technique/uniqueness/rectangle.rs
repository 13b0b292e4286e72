//! Rectangles: four cells in two rows, two columns and two boxes.

use super::deadly::DeadlyPattern;
use crate::technique::{Board, CellSet, SolverOptions, houses};
use crate::{Cell, Digit};

/// Four corners: two cells in one box and, in the same order, the two cells beside them in another.
pub(super) type RectangleCorners = [Cell; 4];

/// The rectangles with `first` and another cell of its box, all other corners in `room`.
pub(super) fn around(first: Cell, room: CellSet) -> impl Iterator<Item = RectangleCorners> {
    let [row, column, block] = houses::of(first);
    let [in_row, in_column] = [row, column].map(|line| houses::CELLS[line]);
    let in_box = houses::CELLS[block].without(CellSet::of(first));
    let beside = in_row.or(in_column).and(in_box).and(room);
    beside.iter().flat_map(move |second| {
        let is_beside = in_row.contains(second);
        let direction = usize::from(!is_beside);
        let far = if is_beside { in_column } else { in_row }.without(houses::CELLS[block]);
        let opposite = houses::CELLS[houses::of(second)[1 - direction]].and(room);
        far.and(room).iter().filter_map(move |third| {
            let fourth = opposite.and(houses::CELLS[houses::of(third)[direction]]).first()?;
            Some([first, second, third, fourth])
        })
    })
}

/// A rectangle with two digits that are candidates of all four cells, or may be missing if the options allow
/// it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rectangle {
    pub(super) corners: RectangleCorners,
    pub(super) deadly: DeadlyPattern,
}

/// The rectangles of two digits on a board. Each comes once for every corner that has only these two digits.
pub(super) fn all(board: &Board, options: &SolverOptions) -> impl Iterator<Item = Rectangle> {
    let room = room(board, options);
    board.with_candidates(2).iter().flat_map(move |first| {
        let pair = board.candidates(first);
        let shared = pair.iter().fold(CellSet::ALL, |all, digit| all.and(room[digit.index()]));
        around(first, shared).filter_map(move |corners| {
            let deadly = DeadlyPattern::new(board, pair, corners.into_iter().collect())?;
            Some(Rectangle { corners, deadly })
        })
    })
}

/// The places of each digit. If the options allow incomplete rectangles, also the open cells in which no placed
/// digit rules it out.
fn room(board: &Board, options: &SolverOptions) -> [CellSet; 9] {
    let mut room = [CellSet::EMPTY; 9];
    if options.incomplete_rectangles {
        room = [board.open(); 9];
        for cell in CellSet::ALL.without(board.open()).iter() {
            if let Some(digit) = board.digit(cell) {
                let of_digit = &mut room[digit.index()];
                *of_digit = of_digit.without(houses::peers_of(cell));
            }
        }
    }
    Digit::CLASSIC.map(|digit| room[digit.index()].or(board.places(digit)))
}

impl Rectangle {
    /// The corner opposite to `corner`, or `None` if `corner` is no corner of the rectangle.
    pub(super) fn opposite(&self, corner: Cell) -> Option<Cell> {
        let place = self.corners.iter().position(|&one| one == corner)?;
        Some(self.corners[3 - place])
    }

    /// Whether in the row and in the column of `corner`, `digit` has places only in the rectangle.
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
