//! Digits for a pattern of givens that somebody has drawn.
//!
//! Hardly any full board leaves one answer when all but a few cells are emptied, so the digits are looked for: from
//! those of a full board one given after another is changed to the digit that leaves the fewest answers, until one is
//! left, or no change of a single given makes them fewer. Then it begins anew.

use super::attempt::Dug;
use super::dig::only;
use super::fill::full_board;
use super::stream::Stream;
use crate::engine::search::{Answers, Count, count};
use crate::engine::technique::CellSet;
use crate::engine::{Cancelled, Cell, Cells, Control, Digit, Grid, Puzzle};

/// Answers are counted up to so many. Where there are more, only a change that brings them down to this counts as fewer;
/// to count on would take longer than to begin with another full board.
const MOST_ANSWERS: u64 = 20_000;

/// A search for the digits of one pattern.
pub(super) struct PatternSearch<'a> {
    pattern: CellSet,
    stream: Stream,
    control: &'a Control,
    /// How often answers were counted.
    pub(super) attempts: u64,
    most_attempts: u64,
}

impl<'a> PatternSearch<'a> {
    pub(super) fn new(pattern: CellSet, seed: u64, most: u64, control: &'a Control) -> Self {
        Self { pattern, stream: Stream::new(seed), control, attempts: 0, most_attempts: most }
    }

    /// The next puzzle with one answer; `None` where the attempts are used up.
    pub(super) fn next(&mut self) -> Result<Option<Dug>, Cancelled> {
        while self.attempts < self.most_attempts {
            let answer = full_board(&mut self.stream);
            if let Some(givens) = self.descend(only(&answer, self.pattern))? {
                return self.dug(&givens);
            }
        }
        Ok(None)
    }

    /// Changes one given after another as long as that makes the answers fewer; the givens where one is left.
    fn descend(&mut self, mut givens: Cells) -> Result<Option<Cells>, Cancelled> {
        let mut fewest = self.answers(&givens)?;
        let mut cells: Vec<Cell> = self.pattern.iter().collect();
        self.stream.shuffle(&mut cells);
        let mut unchanged = 0;
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

    /// Gives `cell` the digit that leaves the fewest answers, but one at least.
    fn change(
        &mut self,
        cell: Cell,
        givens: &mut Cells,
        fewest: &mut u64,
    ) -> Result<(), Cancelled> {
        // Fewer answers, never as many: otherwise a search could go round in a circle of changes.
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

    /// How many answers there are, up to a limit; none where the givens contradict each other.
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

    fn dug(&self, givens: &Cells) -> Result<Option<Dug>, Cancelled> {
        let Ok(puzzle) = Puzzle::new(Grid::classic(givens)) else {
            return Ok(None);
        };
        let mut answers = Answers::new(&puzzle);
        answers.next(&self.control.unseen())?;
        let answer = answers.grid().and_then(|grid| grid.classic_cells());
        Ok(answer.map(|answer| Dug { answer, givens: self.pattern }))
    }
}
