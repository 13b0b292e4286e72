//! The rules of each kind of chains.

use super::literal::LinkKinds;

/// A kind of chains in which a step may have several causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Rules {
    /// Chains of one digit that remember the candidates that they made off.
    Nishio,
    /// Chains from all candidates of a cell or all places of a digit in a house.
    Multiple,
    /// Like multiple chains, but they remember the candidates that they made off. The level gives them further
    /// rules; level 0 has none.
    Dynamic(u8),
    /// Dynamic chains that have dynamic chains of this level as steps. On boards that are not classic they take
    /// the place of the levels from 4 on.
    Holding(u8),
}

impl Rules {
    /// The rating of the shortest chains.
    pub(in super::super) fn rating(self) -> f64 {
        match self {
            Self::Nishio => 7.5,
            Self::Multiple => 8.0,
            Self::Dynamic(level) => 8.5 + 0.5 * f64::from(level),
            Self::Holding(_) => 10.5,
        }
    }

    /// Whether candidates that were made off count as removed from the board.
    pub(super) fn remembers(self) -> bool {
        self != Self::Multiple
    }

    pub(super) fn links(self) -> LinkKinds {
        if self == Self::Nishio { LinkKinds::X } else { LinkKinds::Xy }
    }

    /// Whether rules beyond singles are steps of a chain.
    pub(super) fn are_extended(self) -> bool {
        matches!(self, Self::Dynamic(1..) | Self::Holding(_))
    }

    /// The least number of candidates of a cell to start from.
    pub(super) fn fewest(self) -> u32 {
        // With two candidates, the chains from a cell are a forcing chain from one to the other, which was tried
        // before.
        if self == Self::Multiple { 3 } else { 2 }
    }
}
