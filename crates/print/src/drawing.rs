//! The drawing of a board, common to all media: the face of each cell.

use super::sequence::{BoardSide, PrintedBoard};
use super::small_digits::has_small_digits;
use super::{BookletPuzzle, Choices, SmallDigits};
use nonet_engine::{Cell, Digit, DigitSet, LowestDigit, ShownDigit};

/// The face of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PrintedCell {
    /// Nothing.
    Empty,
    /// A given.
    Given(ShownDigit),
    /// An entry of the player.
    Entry(ShownDigit),
    /// A digit of the answer.
    Found(ShownDigit),
    /// Small digits, which are counted from this digit.
    Small(DigitSet, LowestDigit),
}

/// The faces of all cells in row-major order. Returns `None` for a missing answer.
pub(super) fn faces(board: PrintedBoard<'_>, choices: Choices) -> Option<Vec<PrintedCell>> {
    let BookletPuzzle { givens, entries, answer, .. } = board.item;
    let (layout, lowest) = (givens.layout(), board.item.lowest_digit);
    match (board.shown, answer) {
        (BoardSide::Puzzle, _) => {
            let shown =
                if has_small_digits(layout) { choices.small_digits } else { SmallDigits::None };
            let small = board.item.small_digits(shown);
            let face = |(cell, small)| face(givens.get(cell), entries.get(cell), small, lowest);
            Some(layout.cells().zip(small).map(face).collect())
        }
        (BoardSide::Answer, Some(answer)) => {
            let face = |cell: Cell| match (givens.get(cell), answer.get(cell)) {
                (Some(given), _) => PrintedCell::Given(lowest.shown(given)),
                (_, Some(found)) => PrintedCell::Found(lowest.shown(found)),
                (_, None) => PrintedCell::Empty,
            };
            Some(layout.cells().map(face).collect())
        }
        (BoardSide::Answer, None) => None,
    }
}

fn face(
    given: Option<Digit>,
    entry: Option<Digit>,
    small: DigitSet,
    lowest: LowestDigit,
) -> PrintedCell {
    match (given, entry) {
        (Some(given), _) => PrintedCell::Given(lowest.shown(given)),
        (None, Some(entry)) => PrintedCell::Entry(lowest.shown(entry)),
        (None, None) if small.is_empty() => PrintedCell::Empty,
        (None, None) => PrintedCell::Small(small, lowest),
    }
}
