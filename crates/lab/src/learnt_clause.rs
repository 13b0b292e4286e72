//! A clause that a method has learnt, for the spectator.

use nonet_engine::technique::Candidate;

/// A clause that follows from the puzzle, or from it and the answers found before: at least one of its literals is
/// true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearntClause {
    /// Its number, counted from 1.
    pub number: u64,
    /// Its literals: a candidate, with `true` if the literal says that the answer has it, and `false` if the literal
    /// says that it does not.
    pub literals: Vec<(Candidate, bool)>,
}
