//! Finds digits for a drawn pattern of givens.
//!
//! With few givens, hardly any full board gives a puzzle with one answer, so this is a search by descent. It
//! begins with the digits of a full board and changes one given after the other to the digit that leaves the
//! fewest answers. It ends if one answer is left. If no change of a single given reduces the number of answers,
//! it starts again with another board.

use super::attempt::DugPuzzle;
use super::dig::only;
use super::fill::full_board;
use super::stream::Stream;
use crate::search::{Answers, Count, count};
use crate::technique::CellSet;
use crate::{Cancelled, Cell, Cells, Control, Digit, Grid, Puzzle};

/// The limit for counts of answers. Larger numbers all count as the same, so only a change to this number or
/// less is a reduction. To count further would take longer than to start again with another board.
const MOST_ANSWERS: u64 = 20_000;

/// A search for the digits of one pattern.
pub(super) struct PatternSearch<'a> {
    pattern: CellSet,
    stream: Stream,
    control: &'a Control,
    /// The number of times that answers were counted.
    pub(super) attempts: u64,
    most_attempts: u64,
}

impl<'a> PatternSearch<'a> {
    pub(super) fn new(pattern: CellSet, seed: u64, most: u64, control: &'a Control) -> Self {
        Self { pattern, stream: Stream::new(seed), control, attempts: 0, most_attempts: most }
    }

    /// The next puzzle with one answer. Returns `None` if the attempts are used up.
    pub(super) fn next(&mut self) -> Result<Option<DugPuzzle>, Cancelled> {
        while self.attempts < self.most_attempts {
            // A full board, so that the givens have at least one answer from the beginning.
            let answer = full_board(&mut self.stream);
            if let Some(givens) = self.descend(only(&answer, self.pattern))? {
                return self.dug(&givens);
            }
        }
        Ok(None)
    }

    /// Changes one given after the other as long as that reduces the number of answers. Returns the givens if one
    /// answer is left, and `None` if more are left.
    fn descend(&mut self, mut givens: Cells) -> Result<Option<Cells>, Cancelled> {
        let mut fewest = self.answers(&givens)?;
        let mut cells: Vec<Cell> = self.pattern.iter().collect();
        // Another order from each board, so that the search does not fail in the same corner again.
        self.stream.shuffle(&mut cells);
        let mut unchanged = 0;
        // Round and round until a whole round has changed nothing: then it is a local minimum.
        for &cell in cells.iter().cycle() {
            if fewest == 1 || unchanged == cells.len() || self.attempts >= self.most_attempts {
                break;
            }
            let before = fewest;
            self.change(cell, &mut givens, &mut fewest)?;
            unchanged = if fewest < before { 0 } else { unchanged + 1 };
        }
        Ok((fewest == 1).then_some(givens))
    }

    /// Gives `cell` the digit that leaves the fewest answers, but at least one.
    fn change(
        &mut self,
        cell: Cell,
        givens: &mut Cells,
        fewest: &mut u64,
    ) -> Result<(), Cancelled> {
        // Only a smaller number is accepted. With equal numbers the search could go round in circles.
        for digit in Digit::CLASSIC.map(Digit::get) {
            let mut changed = *givens;
            changed[cell.index()] = digit;
            if changed == *givens {
                continue;
            }
            let answers = self.answers(&changed)?;
            if (1..*fewest).contains(&answers) {
                (*givens, *fewest) = (changed, answers);
            }
        }
        Ok(())
    }

    /// The number of answers, or `u64::MAX` if there are more than the limit. 0 if the givens contradict each
    /// other.
    fn answers(&mut self, givens: &Cells) -> Result<u64, Cancelled> {
        let Ok(puzzle) = Puzzle::new(Grid::classic(givens)) else {
            return Ok(0);
        };
        self.control.report(0, self.attempts)?;
        self.attempts += 1;
        Ok(match count(&puzzle, MOST_ANSWERS, &self.control.unseen())?.count {
            Count::Exactly(answers) => answers,
            Count::MoreThan(_) => u64::MAX,
        })
    }

    fn dug(&self, givens: &Cells) -> Result<Option<DugPuzzle>, Cancelled> {
        let Ok(puzzle) = Puzzle::new(Grid::classic(givens)) else {
            return Ok(None);
        };
        let mut answers = Answers::new(&puzzle);
        answers.next(&self.control.unseen())?;
        let answer = answers.grid().and_then(|grid| grid.classic_cells());
        Ok(answer.map(|answer| DugPuzzle { answer, givens: self.pattern }))
    }
}
