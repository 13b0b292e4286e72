//! Chains: strong and weak links in turn.
//!
//! `chains[0]` of the evidence holds the links in order: of a chain from end to end, of a loop all around, of a
//! discontinuous loop from its cell back to it. `digits` are the digits of the ends. Of steps with one outcome the
//! one with the shortest chain is kept. `sets` are the almost locked sets that a chain goes through.

mod finds;
mod loops;
mod nice_loops;
mod x_chain;
mod xy_chain;

use super::Technique;
use super::hunt::Finder;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[
    Finder { techniques: &[Technique::XChain], find: x_chain::find },
    Finder { techniques: &[Technique::XYChain], find: xy_chain::find },
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
];
