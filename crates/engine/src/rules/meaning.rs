//! What the engine asks a kind of constraint.

use super::Fault;
use super::propagator::Propagator;
use crate::{Digit, DigitSet};

/// The meaning of one kind of constraint. Cells are known by their *places*: the indices in the list of cells that
/// `Constraint::parts` returns beside the meaning.
///
/// Each question has a cautious default: a kind that does not answer it leaves every digit, excludes nothing, and grants
/// no shortcut. `faults` is the exception: a kind with a propagator must override it and report there everything that
/// `left_at` does not forbid, because `faults` decides whether a full board keeps the constraint.
pub(super) trait Meaning {
    /// The digits that the cell at `place` can hold, whatever other cells hold. May include digits above those of the
    /// board, which has `digits` digits.
    fn left_at(&self, place: usize, digits: usize) -> DigitSet {
        let _ = place;
        DigitSet::up_to(digits)
    }

    /// The digits that the cell at `other` cannot hold if the cell at `one` holds `digit`. The pair is symmetric: what
    /// `digit` at `one` excludes at `other` excludes `digit` at `one`. Searches read a table of the answers, so that two
    /// cells need no propagator.
    fn excluded(&self, one: usize, other: usize, digit: Digit) -> DigitSet {
        let _ = (one, other, digit);
        DigitSet::EMPTY
    }

    /// The pairs of places, of a constraint of this many `cells`, for which [`Meaning::excluded`] may return digits: each
    /// once. A kind of many cells lists those few that it has. The default is all pairs.
    fn pairs(&self, cells: usize) -> Vec<[usize; 2]> {
        (0..cells).flat_map(|other| (0..other).map(move |one| [one, other])).collect()
    }

    /// What the constraint says of all its cells together, beyond digits and pairs, on a board of this many digits.
    fn propagator(&self, digits: usize) -> Option<Box<dyn Propagator>> {
        let _ = digits;
        None
    }

    /// The sum of the digits of all cells, if the constraint demands one. Searches derive further sums of these and of
    /// houses: the rule of 45. The constraint's own propagator must keep the sum all the same.
    fn sum(&self) -> Option<u32> {
        None
    }

    /// The sets of digits, one of which the cells that the constraint is about still hold between them: those of a renban, or those
    /// between the crusts of a sandwich. The candidates are in the order of the places, with bit 0 for digit 1. Hints list the sets
    /// to a person. The default is for kinds that have no such sets, or too many to find quickly.
    fn sets_left(&self, candidates: &[u128], digits: usize) -> Vec<u128> {
        let _ = (candidates, digits);
        Vec::new()
    }

    /// What is wrong with the digits so far, by place: `None` for an empty cell. Digits that [`Meaning::left_at`] does
    /// not leave are found without this, and so is a lack of combinations while cells are empty. The default finds
    /// excluded pairs.
    fn faults(&self, held: &[Option<Digit>]) -> Vec<Fault> {
        excluded_pairs(held, |one, other, digit| self.excluded(one, other, digit))
    }

    /// Whether digits can change their names, each for another, so that what kept the constraint still keeps it.
    fn treats_digits_alike(&self) -> bool {
        false
    }

    /// Whether digits can be counted from the other end, so that what kept the constraint still keeps it: on a board of
    /// nine digits, 1 becomes 9 and 2 becomes 8.
    fn allows_opposite_digits(&self) -> bool {
        false
    }

    /// Whether the board can be turned, mirrored, and have lines exchanged as [`Shuffle`](crate::Shuffle) does, although
    /// the constraint stays where it is.
    fn allows_shuffle(&self) -> bool {
        false
    }
}

/// The pairs of filled cells that exclude each other.
pub(super) fn excluded_pairs(
    held: &[Option<Digit>],
    excluded: impl Fn(usize, usize, Digit) -> DigitSet,
) -> Vec<Fault> {
    let filled = || held.iter().enumerate().filter_map(|(place, digit)| Some((place, (*digit)?)));
    let mut faults = Vec::new();
    for (one, digit) in filled() {
        for (other, second) in filled().filter(|&(other, _)| other > one) {
            if excluded(one, other, digit).contains(second) {
                faults.push(Fault::Pair { digits: [digit, second], places: [one, other] });
            }
        }
    }
    faults
}
