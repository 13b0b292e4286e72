//! What a kind of chains may do.

use super::literal::LinkKinds;

/// How much a kind of chains may do, beyond one cause a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Rules {
    /// Chains of one digit that remember what they made off.
    Nishio,
    /// From all candidates of a cell or all places in a house.
    Multiple,
    /// As multiple, remembering what they made off; with further rules by the level, none at 0.
    Dynamic(u8),
}

impl Rules {
    /// What a chain of no length is rated.
    pub(in super::super) fn rating(self) -> f64 {
        match self {
            Self::Nishio => 7.5,
            Self::Multiple => 8.0,
            Self::Dynamic(level) => 8.5 + 0.5 * f64::from(level),
        }
    }

    /// Whether what was made off counts as gone from the board.
    pub(super) fn remembers(self) -> bool {
        self != Self::Multiple
    }

    pub(super) fn links(self) -> LinkKinds {
        if self == Self::Nishio { LinkKinds::X } else { LinkKinds::Xy }
    }

    /// Which rules beyond singles are steps of a chain.
    pub(super) fn level(self) -> u8 {
        if let Self::Dynamic(level) = self { level } else { 0 }
    }

    /// How many candidates a cell needs at least to start from.
    pub(super) fn fewest(self) -> u32 {
        if self == Self::Multiple { 3 } else { 2 }
    }
}
