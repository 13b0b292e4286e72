//! All ways to fill a few cells.

use crate::technique::{Board, Cells, Geometry};
use crate::{Cell, Digit, DigitSet};

/// The digits that the ways to fill `cells` have in each of them: digits that the cells can hold, no two alike in cells
/// that see each other, and such that `may_be` says yes to the digits of all of them. It is asked for the digits of the
/// first cells too, so that ways end early.
///
/// Returns `None` if there is no way, which is not a technique's to report, or if more than `most` digits would be tried.
pub(super) fn kept_by_ways<G: Geometry>(
    board: &Board<G>,
    cells: &[Cell],
    most: usize,
    may_be: impl Fn(&[Digit]) -> bool,
) -> Option<Vec<(Cell, DigitSet)>> {
    let kept = cells.iter().map(|&cell| (cell, DigitSet::EMPTY)).collect();
    let mut ways = Ways { board, cells, may_be, tried: Vec::new(), kept, tries: most };
    ways.try_next()?;
    ways.kept.iter().all(|(_, kept)| !kept.is_empty()).then_some(ways.kept)
}

struct Ways<'a, G: Geometry, F> {
    board: &'a Board<G>,
    cells: &'a [Cell],
    may_be: F,
    /// The digits of the first cells.
    tried: Vec<Digit>,
    /// By cell: the digits of the ways found so far.
    kept: Vec<(Cell, DigitSet)>,
    /// How many more digits may be tried.
    tries: usize,
}

impl<G: Geometry, F: Fn(&[Digit]) -> bool> Ways<'_, G, F> {
    /// Tries the digits of the cells behind those that are filled. Returns `None` if that takes too long.
    fn try_next(&mut self) -> Option<()> {
        if !(self.may_be)(&self.tried) {
            return Some(());
        }
        let Some(&cell) = self.cells.get(self.tried.len()) else {
            for ((_, kept), &digit) in self.kept.iter_mut().zip(&self.tried) {
                kept.insert(digit);
            }
            return Some(());
        };
        let peers = self.board.peers_of(cell);
        let before = self.cells.iter().zip(&self.tried);
        let seen = before.filter(|(other, _)| peers.contains(**other));
        let seen: DigitSet = seen.map(|(_, &digit)| digit).collect();
        for digit in self.board.possible(cell).iter() {
            self.tries = self.tries.checked_sub(1)?;
            if !seen.contains(digit) {
                self.tried.push(digit);
                self.try_next()?;
                self.tried.pop();
            }
        }
        Some(())
    }
}
