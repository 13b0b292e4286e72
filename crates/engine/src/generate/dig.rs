//! Removes givens from a full board as long as the puzzle has one answer.
//!
//! The result is the same as from trying one orbit after the other in the order given. Orbits are tried together only
//! to be quicker. That is correct for two reasons. If several orbits can be removed together, each could have been
//! removed in its turn. And an orbit that cannot be removed from more givens cannot be removed from fewer.

use super::stream::Stream;
use super::symmetry::Symmetries;
use crate::search::bulk::{SIDE_BY_SIDE, Verdict, verdicts};
use crate::technique::CellSet;
use crate::{Cancelled, Cells, Control};

/// The number of cells that the first try removes together. Usually that leaves one answer, and saves a search
/// for each of them.
const FIRST_CELLS: usize = 28;

/// Tries the orbits of `symmetries` in an order drawn from `stream`. Removes an orbit if the answer remains the
/// only one and at least `least` givens are left. Returns the cells of the givens.
pub(super) fn dig(
    answer: &Cells,
    symmetries: Symmetries,
    least: usize,
    stream: &mut Stream,
    control: &Control,
) -> Result<CellSet, Cancelled> {
    let mut orbits = symmetries.orbits();
    stream.shuffle(&mut orbits);
    // The last orbit of the list is tried next.
    let mut hole = ClassicDigger { answer, givens: CellSet::ALL, least, left: orbits, control };
    // In orbits, because with a symmetry an orbit has several cells.
    let mut at_once = FIRST_CELLS * hole.left.len() / 81;
    // A try that succeeds is repeated at the same size. Sizes only shrink, since fewer givens leave less to remove.
    while at_once > 1 {
        // If not all of them can be removed together, half of them often can.
        if !hole.take_together(at_once)? {
            at_once /= 2;
        }
    }
    while hole.take_one()? {}
    Ok(hole.givens)
}

/// Removes those of `givens` that are not needed, in an order drawn from `stream`. Returns the cells of the others.
pub(super) fn dig_on(
    answer: &Cells,
    givens: CellSet,
    stream: &mut Stream,
    control: &Control,
) -> Result<CellSet, Cancelled> {
    let mut left: Vec<CellSet> = givens.iter().map(CellSet::of).collect();
    stream.shuffle(&mut left);
    let mut hole = ClassicDigger { answer, givens, least: 0, left, control };
    while hole.take_one()? {}
    Ok(hole.givens)
}

/// Whether no single one of `givens` can be removed.
pub(super) fn is_minimal(
    answer: &Cells,
    givens: CellSet,
    control: &Control,
) -> Result<bool, Cancelled> {
    let cells: Vec<CellSet> = givens.iter().map(CellSet::of).collect();
    // As many puzzles as a search has lanes. The first that shows a needless given ends the check.
    for some in cells.chunks(SIDE_BY_SIDE) {
        if can_go(answer, givens, some, control)?.contains(&true) {
            return Ok(false);
        }
    }
    Ok(true)
}

struct ClassicDigger<'a> {
    answer: &'a Cells,
    givens: CellSet,
    least: usize,
    left: Vec<CellSet>,
    control: &'a Control,
}

impl ClassicDigger<'_> {
    /// Removes the next `count` orbits if all of them can be removed together. Returns whether they were
    /// removed.
    fn take_together(&mut self, count: usize) -> Result<bool, Cancelled> {
        let Some(from) = self.left.len().checked_sub(count) else {
            return Ok(false);
        };
        let together = self.left[from..].iter().copied().fold(CellSet::EMPTY, CellSet::or);
        let can =
            self.fits(together) && can_go(self.answer, self.givens, &[together], self.control)?[0];
        if can {
            self.givens = self.givens.without(together);
            self.left.truncate(from);
        }
        Ok(can)
    }

    /// Removes the next orbit that can be removed, and drops orbits that cannot. Returns whether any are left
    /// to try.
    fn take_one(&mut self) -> Result<bool, Cancelled> {
        let (givens, least) = (self.givens.len(), self.least);
        // An orbit that is too large now stays too large, because givens only become fewer.
        self.left.retain(|orbit| givens - orbit.len() >= least);
        // As many orbits are tried side by side, each by itself, as a search has lanes.
        let from = self.left.len().saturating_sub(SIDE_BY_SIDE);
        let mut tried = self.left.split_off(from);
        let can = can_go(self.answer, self.givens, &tried, self.control)?;
        let mut can = can.into_iter();
        // Dropped for good: what more givens need, fewer need too.
        tried.retain(|_| can.next() == Some(true));
        // Only the first of them in order is removed: without it the others may be needed. They are tried again.
        if let Some(orbit) = tried.pop() {
            self.givens = self.givens.without(orbit);
        }
        self.left.append(&mut tried);
        Ok(!self.left.is_empty())
    }

    fn fits(&self, cells: CellSet) -> bool {
        self.givens.len() - cells.len() >= self.least
    }
}

/// For each of `some`, whether `givens` without it have one answer.
fn can_go(
    answer: &Cells,
    givens: CellSet,
    some: &[CellSet],
    control: &Control,
) -> Result<Vec<bool>, Cancelled> {
    let puzzles: Vec<Cells> =
        some.iter().map(|&cells| only(answer, givens.without(cells))).collect();
    // The search must not publish its nodes as the progress of the generator, which counts attempts.
    let verdicts = verdicts(&puzzles, &control.unseen())?;
    Ok(verdicts.into_iter().map(|verdict| verdict == Verdict::One).collect())
}

/// The board with the digits of `answer` in `cells` and no others.
pub(super) fn only(answer: &Cells, cells: CellSet) -> Cells {
    let mut board = [0; 81];
    for cell in cells.iter() {
        board[cell.index()] = answer[cell.index()];
    }
    board
}
