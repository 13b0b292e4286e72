//! The drawing of a board, common to all media: the face of each cell and the thick lines.

use super::sequence::{BoardSide, PrintedBoard};
use super::{BookletPuzzle, Choices};
use crate::engine::{Cell, Digit, DigitSet, Layout};

/// The face of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PrintedCell {
    /// Nothing.
    Empty,
    /// A given.
    Given(Digit),
    /// An entry of the player.
    Entry(Digit),
    /// A digit of the answer.
    Found(Digit),
    /// Small digits.
    Small(DigitSet),
}

/// The faces of all cells in row-major order. Returns `None` for a missing answer.
pub(super) fn faces(board: PrintedBoard<'_>, choices: Choices) -> Option<Vec<PrintedCell>> {
    let BookletPuzzle { givens, entries, answer, .. } = board.item;
    let layout = givens.layout();
    match (board.shown, answer) {
        (BoardSide::Puzzle, _) => {
            let small = board.item.small_digits(choices.small_digits);
            let face = |(cell, small)| face(givens.get(cell), entries.get(cell), small);
            Some(layout.cells().zip(small).map(face).collect())
        }
        (BoardSide::Answer, Some(answer)) => {
            let face = |cell: Cell| match (givens.get(cell), answer.get(cell)) {
                (Some(given), _) => PrintedCell::Given(given),
                (_, Some(found)) => PrintedCell::Found(found),
                (_, None) => PrintedCell::Empty,
            };
            Some(layout.cells().map(face).collect())
        }
        (BoardSide::Answer, None) => None,
    }
}

fn face(given: Option<Digit>, entry: Option<Digit>, small: DigitSet) -> PrintedCell {
    match (given, entry) {
        (Some(given), _) => PrintedCell::Given(given),
        (None, Some(entry)) => PrintedCell::Entry(entry),
        (None, None) if small.is_empty() => PrintedCell::Empty,
        (None, None) => PrintedCell::Small(small),
    }
}

/// Small digits in a row of a cell. For nine digits there are three, as on a keypad.
pub(super) fn small_columns(side: usize) -> usize {
    (1..=side).find(|columns| columns * columns >= side).unwrap_or(1)
}

/// The rows of small digits in a cell. Each digit has a fixed place, and the place of a missing digit is `None`.
pub(super) fn small_rows(small: DigitSet, side: usize) -> Vec<Vec<Option<Digit>>> {
    let digits: Vec<Digit> = DigitSet::up_to(side).iter().collect();
    let shown = |&digit: &Digit| small.contains(digit).then_some(digit);
    digits.chunks(small_columns(side)).map(|row| row.iter().map(shown).collect()).collect()
}

/// The sides of a cell that lie on a thick line: the frame of the board, or a line between two boxes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "a cell has four sides")]
pub(super) struct Edges {
    pub(super) top: bool,
    pub(super) right: bool,
    pub(super) bottom: bool,
    pub(super) left: bool,
}

/// The thick sides of the cell at `row` and `column`, both from 0.
pub(super) fn edges(layout: &Layout, row: usize, column: usize) -> Edges {
    let here = layout.cell(row, column);
    let region_of = |cell| layout.region_of(cell);
    let differs = |row: Option<usize>, column: Option<usize>| {
        let other = row.zip(column).and_then(|(row, column)| layout.cell(row, column));
        other.is_none() || other.and_then(region_of) != here.and_then(region_of)
    };
    Edges {
        top: differs(row.checked_sub(1), Some(column)),
        right: differs(Some(row), column.checked_add(1)),
        bottom: differs(row.checked_add(1), Some(column)),
        left: differs(Some(row), column.checked_sub(1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thick_lines_run_around_boxes_of_any_shape() {
        let layout = Layout::boxed(2, 3).unwrap();
        let thick = |row, column| {
            let Edges { top, right, bottom, left } = edges(&layout, row, column);
            [top, right, bottom, left]
        };
        assert_eq!(thick(0, 0), [true, false, false, true]);
        assert_eq!(thick(1, 2), [false, true, true, false]);
        assert_eq!(thick(2, 3), [true, false, false, true]);
        assert_eq!(thick(5, 5), [false, true, true, false]);
        assert_eq!(thick(2, 4), [true, false, false, false]);
    }

    #[test]
    fn small_digits_stand_as_on_a_keypad() {
        for (side, columns) in [(2, 2), (4, 2), (6, 3), (9, 3), (12, 4), (16, 4), (25, 5)] {
            assert_eq!(small_columns(side), columns, "{side}");
        }
        let small = [2, 9].into_iter().filter_map(Digit::new).collect();
        let rows = small_rows(small, 9);
        let numbers: Vec<Vec<u8>> =
            rows.iter().map(|row| row.iter().map(|d| d.map_or(0, Digit::get)).collect()).collect();
        assert_eq!(numbers, [[0, 2, 0], [0, 0, 0], [0, 0, 9]]);
    }
}
