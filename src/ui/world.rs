//! Everything outside of the window that effects reach.

use crate::controller::{Action, Effect, JobKind};

/// Carries out effects. The desktop is one world; a test can be another.
pub trait World {
    /// Carries out `effect` and says what follows from it at once. What follows later comes by another way.
    fn perform(&mut self, effect: Effect) -> Vec<Action>;

    /// How many answers the running job of a kind has passed.
    fn progress(&self, kind: JobKind) -> Option<u64>;
}
