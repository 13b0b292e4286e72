//! Forcing chains and nets: conclusions from assumptions.
//!
//! A contradiction assumes that a candidate is true, or that it is false, and derives a clash. A verity goes
//! through a complete list of cases (a candidate true and false, each candidate of a cell, or each place of a
//! digit in a house) and derives the same conclusion from every case. In a chain each inference has one cause;
//! in a net it may have several. As in HoDoKu, groups count as nodes, placements come before eliminations, and
//! the first on the board comes first. For each conclusion the shortest proof is shown.
//!
//! In the evidence, the assumptions are marked as the pattern, and the facts that clash as the second part.
//! `bases` holds the house of a verity, or the house with two places or no place for a digit. `chains` are the
//! branches: for a chain, one to each end; for a net, one from each assumption, in which several links may lead
//! to a node as its causes.

mod cause_log;
mod chains;
mod clash;
mod facts;
mod nets;
mod proofs;
mod propagation;
mod search;

use super::Technique;
use super::step_search::Finder;
use crate::technique::Geometry;

/// The finders of the family.
pub(super) const fn finders<G: Geometry>() -> &'static [Finder<G>] {
    const {
        &[
            Finder {
                techniques: &[Technique::ForcingChainContradiction, Technique::ForcingChainVerity],
                find: chains::find,
            },
            Finder {
                techniques: &[Technique::ForcingNetContradiction, Technique::ForcingNetVerity],
                find: nets::find,
            },
        ]
    }
}
