//! Single-digit patterns: two strong links of one digit, joined.
//!
//! The evidence of all of them holds the houses of the strong links in `bases`, and the whole as a chain of three
//! links. Candidates of which one is right are [`Role::Pattern`], those between them [`Role::Second`].

mod dual;
mod empty_rectangle;
mod linked_pairs;
mod skyscraper;
mod turbot_fish;
mod two_string_kite;

#[cfg(doc)]
use super::Role;
use super::Technique;
use super::hunt::Finder;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[
    Finder { techniques: &[Technique::Skyscraper], find: skyscraper::find },
    Finder {
        techniques: &[Technique::TwoStringKite, Technique::DualTwoStringKite],
        find: two_string_kite::find,
    },
    Finder { techniques: &[Technique::TurbotFish], find: turbot_fish::find },
    Finder {
        techniques: &[Technique::EmptyRectangle, Technique::DualEmptyRectangle],
        find: empty_rectangle::find,
    },
];
