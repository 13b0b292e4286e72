//! Single-digit patterns: two connected strong links of one digit.
//!
//! In the evidence, `bases` holds the houses of the strong links, and `chains` the pattern as a chain of three
//! links. The end candidates, of which at least one is right, are [`Role::Pattern`], and the candidates between
//! them [`Role::Second`].

mod dual;
mod empty_rectangle;
mod linked_pairs;
mod skyscraper;
mod turbot_fish;
mod two_string_kite;

#[cfg(doc)]
use super::Role;
use super::step_search::Finder;
use super::{Geometry, Technique};

/// The finders of the family.
pub(super) const fn finders<G: Geometry>() -> &'static [Finder<G>] {
    const {
        &[
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
        ]
    }
}
