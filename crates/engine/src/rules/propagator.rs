//! What a constraint says of more than two cells together.

use std::fmt::Debug;

use crate::search::each_bit;

/// No digits are left that keep the constraint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoCombination;

/// Removes candidates that no way to keep a constraint uses.
///
/// A propagator has no state: it reads the candidates of its cells and nothing else. So a search may run it on any
/// state, in any order, and copies nothing for it when it branches.
///
/// Candidates are sets with bit 0 for digit 1, in the order of the constraint's cells. None is empty.
pub(crate) trait Propagator: Debug + Send + Sync {
    /// Removes candidates of the cells.
    ///
    /// Must not remove a digit of any way to keep the constraint. If each cell has one candidate, must say exactly
    /// whether these digits keep the constraint. If it removes a digit from a cell, it must also find no combination
    /// for the same sets with that digit alone in the cell: the learner finds out in this way which missing candidates
    /// were the reason. And fewer candidates must never make it remove less.
    ///
    /// # Errors
    /// Returns [`NoCombination`] if it finds that no digits keep the constraint. The sets are then of no use.
    fn narrow(&self, candidates: &mut [u128]) -> Result<(), NoCombination>;

    /// [`Propagator::narrow`], and returns digits that every way to keep the constraint has in some cell. May leave out any of
    /// them. Cells with one candidate need not be looked at.
    ///
    /// # Errors
    /// As [`Propagator::narrow`].
    fn narrow_and_require(&self, candidates: &mut [u128]) -> Result<u128, NoCombination> {
        self.narrow(candidates).map(|()| 0)
    }

    /// Whether [`Propagator::narrow_and_require`] ever returns digits.
    fn may_require(&self) -> bool {
        false
    }
}

/// Leaves each cell the digits that were found in some way to keep the constraint.
pub(super) fn leave(kept: &[u128], candidates: &mut [u128]) -> Result<(), NoCombination> {
    if kept.contains(&0) {
        return Err(NoCombination);
    }
    candidates.copy_from_slice(kept);
    Ok(())
}

/// The indices of the digits of a set of candidates, in ascending order.
pub(super) fn digits_of(set: u128) -> impl Iterator<Item = usize> {
    each_bit(set).map(|digit| digit.trailing_zeros() as usize)
}

/// Checks a propagator that must be exact, on random candidates of this many cells and digits, against all ways to fill
/// the cells that `keeps` lets pass. Digits are counted from 0.
#[cfg(test)]
pub(super) fn check_against_all_ways(
    propagator: &dyn Propagator,
    (cells, digits): (usize, usize),
    stream: &mut crate::generate::Stream,
    keeps: impl Fn(&[usize]) -> bool,
) {
    let mut random = || -> u128 {
        let all = (1 << digits) - 1;
        let set = u128::from(stream.below(1 << digits) | stream.below(1 << digits));
        if set & all == 0 { all } else { set }
    };
    let before: Vec<u128> = (0..cells).map(|_| random()).collect();
    let mut expected = vec![0; cells];
    for way in 0..digits.pow(u32::try_from(cells).unwrap()) {
        let way: Vec<usize> =
            (0..cells).map(|at| way / digits.pow(u32::try_from(at).unwrap()) % digits).collect();
        if way.iter().zip(&before).all(|(digit, set)| set >> digit & 1 == 1) && keeps(&way) {
            expected.iter_mut().zip(&way).for_each(|(set, digit)| *set |= 1 << digit);
        }
    }
    let mut after = before.clone();
    let found = propagator.narrow(&mut after);
    if expected.contains(&0) {
        assert_eq!(found, Err(NoCombination), "{propagator:?} {before:?}");
    } else {
        assert_eq!((found, &after), (Ok(()), &expected), "{propagator:?} {before:?}");
    }
}
