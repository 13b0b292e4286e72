//! Rules about two cells that hold for the whole board.

use crate::Digit;

/// A rule about two cells that holds for the whole board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// Cells a knight's move apart hold different digits.
    AntiKnight,
    /// Cells that touch, if only at a corner, hold different digits.
    AntiKing,
    /// The digits of cells that share an edge do not differ by 1.
    NonConsecutive,
}

impl Rule {
    /// All rules.
    pub const ALL: [Self; 3] = [Self::AntiKnight, Self::AntiKing, Self::NonConsecutive];

    /// The name in files and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::AntiKnight => "anti-knight",
            Self::AntiKing => "anti-king",
            Self::NonConsecutive => "non-consecutive",
        }
    }

    /// The rule with this name. Returns `None` if there is none.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rule| rule.name() == name)
    }

    /// Whether the rule forbids these digits in two cells that it pairs.
    #[must_use]
    pub fn forbids(self, one: Digit, other: Digit) -> bool {
        match self {
            Self::AntiKnight | Self::AntiKing => one == other,
            Self::NonConsecutive => one.get().abs_diff(other.get()) == 1,
        }
    }

    /// Whether the rule says that two cells hold different digits. Such cells are peers.
    #[must_use]
    pub fn makes_peers(self) -> bool {
        match self {
            Self::AntiKnight | Self::AntiKing => true,
            Self::NonConsecutive => false,
        }
    }

    /// The steps from a cell to the cells that the rule pairs it with, as rows and columns: one of each two
    /// opposite steps.
    pub(super) fn steps(self) -> &'static [(isize, isize)] {
        match self {
            Self::AntiKnight => &[(1, 2), (2, 1), (2, -1), (1, -2)],
            Self::AntiKing => &[(0, 1), (1, 1), (1, 0), (1, -1)],
            Self::NonConsecutive => &[(0, 1), (1, 0)],
        }
    }
}
