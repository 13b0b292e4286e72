//! Chains of alternating strong and weak links.
//!
//! `chains[0]` of the evidence holds the links in order: from end to end for a chain, all around for a loop,
//! and from its cell back to it for a discontinuous loop. `digits` are the digits of the ends, and `sets` the
//! almost locked sets that the chain goes through. Of steps with the same outcome, the search keeps the step
//! with the shortest chain.

mod chain_steps;
mod loops;
mod nice_loops;
mod x_chain;

use super::Technique;
use super::step_search::Finder;
use crate::technique::Geometry;

/// The finders of the family.
pub(super) const fn finders<G: Geometry>() -> &'static [Finder<G>] {
    const {
        &[
            Finder { techniques: &[Technique::XChain], find: x_chain::find },
            Finder { techniques: &[Technique::XYChain], find: x_chain::find_xy },
            Finder {
                techniques: &[
                    Technique::ContinuousNiceLoop,
                    Technique::DiscontinuousNiceLoop,
                    Technique::Aic,
                ],
                find: nice_loops::find,
            },
            Finder {
                techniques: &[
                    Technique::GroupedContinuousNiceLoop,
                    Technique::GroupedDiscontinuousNiceLoop,
                    Technique::GroupedAic,
                ],
                find: nice_loops::find_grouped,
            },
        ]
    }
}
