//! The trait that all methods share. A method knows neither who watches nor how fast.

use std::collections::VecDeque;

use super::{FaultCurve, LearntClause, RunEvent};

/// A method that works in small pieces.
pub(super) trait Stepwise {
    /// Does the next piece of work and adds its events, at least one. Adds no event if the work is done.
    fn advance(&mut self, events: &mut VecDeque<RunEvent>);

    /// The number of comparisons, updates and look-ups so far: the work of the method besides its events.
    fn checks(&self) -> u64;

    /// The memory that the method holds for its own use, in bytes. Returns `None` if the method does not measure it.
    fn memory(&self) -> Option<usize>;

    /// The clauses that the method has learnt last, the latest at the end.
    fn learnt(&self) -> &[LearntClause] {
        &[]
    }

    /// The faults of the board so far, if the method has faults.
    fn fault_curve(&self) -> Option<&FaultCurve> {
        None
    }
}
