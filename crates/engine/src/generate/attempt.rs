//! An attempt: a number that determines one puzzle.

use super::dig::{dig, only};
use super::fill::full_board;
use super::recipe::{FEWEST_GIVENS, MOST_GIVENS};
use super::stream::{Stream, mixed};
use super::symmetry::Symmetries;
use crate::technique::CellSet;
use crate::{Cancelled, Cells, Control, Grid, Puzzle};

/// An attempt to make a puzzle. It always makes the same puzzle, on every machine and in every release.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attempt {
    /// The symmetry of the givens.
    pub symmetries: Symmetries,
    /// The least number of givens that digging leaves. With 17 or less, digging removes all givens that it can.
    pub least_givens: u8,
    /// The number of the attempt, below [`Attempt::COUNT`].
    pub number: u64,
}

/// The puzzle of an attempt. It has one answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DugPuzzle {
    /// The answer.
    pub(super) answer: Cells,
    /// The cells of the givens.
    pub(super) givens: CellSet,
}

impl Attempt {
    /// The number of attempts for each symmetry and each [`Attempt::least_givens`].
    pub const COUNT: u64 = 1 << 40;

    /// The range of [`Attempt::least_givens`] that makes a difference: no puzzle with fewer givens has one answer.
    pub(crate) const LEAST_GIVENS: std::ops::RangeInclusive<u8> = FEWEST_GIVENS..=MOST_GIVENS;

    /// Makes the puzzle.
    pub(super) fn make(self, control: &Control) -> Result<DugPuzzle, Cancelled> {
        // The least number of givens is no part of the seed: attempts that differ only in it dig into the same board.
        let mut stream = Stream::new(mixed(&[self.symmetries as u64, self.number]));
        let answer = full_board(&mut stream);
        let least = usize::from(self.least_givens);
        let givens = dig(&answer, self.symmetries, least, &mut stream, control)?;
        Ok(DugPuzzle { answer, givens })
    }
}

impl DugPuzzle {
    /// The numbers of the puzzle in row-major order, 0 in an empty cell.
    pub(super) fn cells(&self) -> Cells {
        only(&self.answer, self.givens)
    }

    /// The puzzle.
    pub(super) fn puzzle(&self) -> Puzzle {
        Puzzle::new(Grid::classic(&self.cells())).expect("digits of a full board keep the rules")
    }
}
