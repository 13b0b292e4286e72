//! Forcing chains and nets: what follows whatever is assumed.
//!
//! A contradiction assumes that a candidate is true, or false, and shows that this cannot be. A verity assumes one
//! after another all that may be - a candidate true and false, each candidate of a cell, each place of a digit in a
//! house - and shows that the same follows every time. In a chain each inference has one cause; in a net it may
//! have several. As in HoDoKu groups count as nodes, digits are put down before candidates are taken away, and of
//! these the first on the board comes first; for it the shortest way is shown.
//!
//! `marks` of the evidence have the assumptions as the pattern, and what contradicts itself as the second part;
//! `bases` the house of a verity, or the one that has no place or two of a digit. `chains` are the branches: one to
//! each end for a chain, one from each assumption for a net, in which the causes of a node are several
//! links that lead to it.

mod cause_log;
mod chains;
mod clash;
mod facts;
mod nets;
mod proofs;
mod propagation;
mod search;

use super::Technique;
use super::hunt::Finder;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[
    Finder {
        techniques: &[Technique::ForcingChainContradiction, Technique::ForcingChainVerity],
        find: chains::find,
    },
    Finder {
        techniques: &[Technique::ForcingNetContradiction, Technique::ForcingNetVerity],
        find: nets::find,
    },
];
