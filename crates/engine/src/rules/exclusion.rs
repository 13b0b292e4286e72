//! Which digits two tied cells cannot hold together.
//!
//! This is the only place that knows what an exclusion means. A shortcut may use a property of digits, such as that they
//! are alike, only if [`Exclusion`] grants it: each match here is exhaustive, so that a new exclusion answers all
//! questions before it compiles.

use crate::search::Mask;
use crate::{Digit, DigitSet};

/// Which digits two tied cells cannot hold together. The order of the two cells does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exclusion {
    /// Equal digits.
    Equal,
    /// Digits that differ by 1.
    Consecutive,
}

impl Exclusion {
    /// All of them.
    #[cfg(test)]
    const ALL: [Self; 2] = [Self::Equal, Self::Consecutive];

    /// The most candidates of a cell that can all exclude the same digit. Of more candidates, at least one leaves it.
    pub(crate) const MOST_TOGETHER: usize = 2;

    /// The digits that `digit` excludes from a tied cell. May include a digit above those of the board.
    #[must_use]
    pub fn by(self, digit: Digit) -> DigitSet {
        let own = DigitSet::of(digit);
        match self {
            Self::Equal => own,
            Self::Consecutive => own.consecutive(),
        }
    }

    /// Whether two tied cells cannot hold these digits.
    #[must_use]
    pub fn forbids(self, one: Digit, other: Digit) -> bool {
        self.by(one).contains(other)
    }

    /// [`Exclusion::by`] of the digit of a mask of one bit.
    #[inline]
    pub(crate) fn by_bit<M: Mask>(self, digit: M) -> M {
        match self {
            Self::Equal => digit,
            Self::Consecutive => digit.consecutive(),
        }
    }

    /// The digits that each of `candidates` excludes from a tied cell. The cell of the candidates holds one of them, so
    /// the tied cell cannot hold these digits. Empty if there are no candidates.
    #[inline]
    pub(crate) fn by_all<M: Mask>(self, candidates: M) -> M {
        let lowest = candidates.lowest();
        let rest = candidates ^ lowest;
        match self {
            Self::Equal if rest == M::NONE => candidates,
            Self::Consecutive if rest == M::NONE => candidates.consecutive(),
            // Two digits that differ by 2 have one neighbour in common, and three digits have none.
            Self::Consecutive if rest.is_single() => lowest.consecutive() & rest.consecutive(),
            Self::Equal | Self::Consecutive => M::NONE,
        }
    }

    /// Whether digits can change their names, each for another, so that what is excluded stays excluded.
    #[must_use]
    pub fn treats_digits_alike(self) -> bool {
        match self {
            Self::Equal => true,
            Self::Consecutive => false,
        }
    }

    /// Whether digits can be counted from the other end, so that what is excluded stays excluded: on a board of nine
    /// digits, 1 becomes 9 and 2 becomes 8.
    #[must_use]
    pub fn allows_opposite_digits(self) -> bool {
        match self {
            Self::Equal | Self::Consecutive => true,
        }
    }

    /// Whether tied cells are peers, as cells of a house are.
    #[must_use]
    pub fn makes_peers(self) -> bool {
        match self {
            Self::Equal => true,
            Self::Consecutive => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::each_bit;

    fn is_excluded(exclusion: Exclusion, one: u32, other: u32) -> bool {
        exclusion.by_bit(1_u64 << one) >> other & 1 == 1
    }

    #[test]
    fn sets_of_candidates_exclude_what_each_of_them_excludes() {
        for exclusion in Exclusion::ALL {
            for candidates in 1..1_u64 << 8 {
                let by_each = each_bit(candidates).map(|digit| exclusion.by_bit(digit));
                let expected = by_each.fold(u64::MAX, |all, one| all & one);
                assert_eq!(exclusion.by_all(candidates), expected, "{exclusion:?} {candidates:b}");
                let is_known = candidates.count_ones() as usize <= Exclusion::MOST_TOGETHER;
                assert!(is_known || expected == 0);
            }
            assert_eq!(exclusion.by_all(0_u64), 0);
        }
    }

    #[test]
    fn exclusions_grant_only_the_properties_that_they_have() {
        for exclusion in Exclusion::ALL {
            let pairs = || (0..9).flat_map(|one| (0..9).map(move |other| (one, other)));
            let stays = |name: fn(u32) -> u32| {
                pairs().all(|(one, other)| {
                    is_excluded(exclusion, one, other)
                        == is_excluded(exclusion, name(one), name(other))
                })
            };
            assert!(pairs().all(|(one, other)| {
                is_excluded(exclusion, one, other) == is_excluded(exclusion, other, one)
            }));
            assert_eq!(exclusion.treats_digits_alike(), stays(|digit| digit * 2 % 9));
            assert_eq!(exclusion.allows_opposite_digits(), stays(|digit| 8 - digit));
            for digit in Digit::CLASSIC {
                let bits = exclusion.by_bit(DigitSet::of(digit).bits());
                assert_eq!(exclusion.by(digit).bits(), bits);
                assert_eq!(exclusion.makes_peers(), exclusion.by(digit) == DigitSet::of(digit));
            }
        }
    }
}
