//! The rules that a board may have, as a table.

use super::Exclusion;
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

/// What a rule is: one row of the table.
struct RuleRow {
    /// The name in files and on the command line.
    name: &'static str,
    exclusion: Exclusion,
    /// The steps from a cell to the cells that the rule ties to it, as rows and columns. Each step is listed with the
    /// opposite step. The order is that of the rating scale: another order changes which step is found first, and so ratings.
    steps: &'static [(isize, isize)],
}

impl Rule {
    /// All rules.
    pub const ALL: [Self; 3] = [Self::AntiKnight, Self::AntiKing, Self::NonConsecutive];

    /// The table.
    fn row(self) -> RuleRow {
        match self {
            Self::AntiKnight => RuleRow {
                name: "anti-knight",
                exclusion: Exclusion::Equal,
                steps: &[(1, 2), (-1, 2), (1, -2), (-1, -2), (2, 1), (-2, 1), (2, -1), (-2, -1)],
            },
            Self::AntiKing => RuleRow {
                name: "anti-king",
                exclusion: Exclusion::Equal,
                steps: &[(1, 1), (-1, 1), (-1, -1), (1, -1), (-1, 0), (1, 0), (0, 1), (0, -1)],
            },
            Self::NonConsecutive => RuleRow {
                name: "non-consecutive",
                exclusion: Exclusion::Consecutive,
                steps: &[(-1, 0), (1, 0), (0, 1), (0, -1)],
            },
        }
    }

    /// The name in files and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The rule with this name. Returns `None` if there is none.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rule| rule.name() == name)
    }

    /// Which digits two cells that the rule ties cannot hold together.
    #[must_use]
    pub fn exclusion(self) -> Exclusion {
        self.row().exclusion
    }

    /// Whether the rule forbids these digits in two cells that it ties.
    #[must_use]
    pub fn forbids(self, one: Digit, other: Digit) -> bool {
        self.exclusion().forbids(one, other)
    }

    /// Whether the rule says that two cells hold different digits. Such cells are peers.
    #[must_use]
    pub fn makes_peers(self) -> bool {
        self.exclusion().makes_peers()
    }

    /// The steps from a cell to the cells that the rule ties to it, as rows and columns.
    pub(crate) fn steps(self) -> &'static [(isize, isize)] {
        self.row().steps
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_rule_has_a_name_and_steps_in_both_directions() {
        for rule in Rule::ALL {
            assert_eq!(Rule::named(rule.name()), Some(rule));
            let has_opposite =
                |&(rows, columns): &(isize, isize)| rule.steps().contains(&(-rows, -columns));
            assert!(rule.steps().iter().all(has_opposite), "{rule:?}");
        }
    }
}
