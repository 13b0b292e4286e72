//! Everything outside of the window that effects reach.

use crate::controller::{Action, Effect};
use crate::jobs::JobKind;
use crate::text::Language;

/// Carries out effects. The desktop is one world; a test can be another.
pub trait World {
    /// Carries out `effect`, speaking `language` where there is something to be said, and says what follows from it at
    /// once. What follows later comes by another way.
    fn perform(&mut self, effect: Effect, language: Language) -> Vec<Action>;

    /// How many answers the running job of a kind has passed.
    fn progress(&self, kind: JobKind) -> Option<u64>;
}
