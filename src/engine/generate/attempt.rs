//! One attempt: a number that stands for one puzzle.

use super::dig::{dig, only};
use super::fill::full_board;
use super::stream::{Stream, mixed};
use super::symmetry::Symmetries;
use crate::engine::technique::CellSet;
use crate::engine::{Cancelled, Cells, Control, Grid, Puzzle};

/// What makes a puzzle without a wish: always the same one, on every machine and in every release.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attempt {
    /// The symmetry of its givens.
    pub symmetries: Symmetries,
    /// Digging ends where fewer givens than this would be left: 17 or less to dig on as long as anything can go.
    pub least_givens: u8,
    /// Which of the puzzles it is: below [`Attempt::COUNT`].
    pub number: u64,
}

/// What an attempt has made: a puzzle with one answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Dug {
    /// The full board.
    pub(super) answer: Cells,
    /// The cells that are given.
    pub(super) givens: CellSet,
}

impl Attempt {
    /// How many attempts there are of each symmetry.
    pub const COUNT: u64 = 1 << 40;

    /// The range of [`Attempt::least_givens`] that makes a difference.
    pub(crate) const LEAST_GIVENS: std::ops::RangeInclusive<u8> = 17..=80;

    /// Makes the puzzle.
    pub(super) fn make(self, control: &Control) -> Result<Dug, Cancelled> {
        let mut stream = Stream::new(mixed(&[self.symmetries as u64, self.number]));
        let answer = full_board(&mut stream);
        let least = usize::from(self.least_givens);
        let givens = dig(&answer, self.symmetries, least, &mut stream, control)?;
        Ok(Dug { answer, givens })
    }
}

impl Dug {
    /// The puzzle's numbers, 0 in an empty cell.
    pub(super) fn cells(&self) -> Cells {
        only(&self.answer, self.givens)
    }

    /// The puzzle.
    pub(super) fn puzzle(&self) -> Puzzle {
        Puzzle::new(Grid::classic(&self.cells())).expect("digits of a full board keep the rules")
    }
}
