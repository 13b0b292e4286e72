//! The interface to the platform: threads, files and other programs. Effects that do not concern the window act on it.

use crate::controller::{Action, PlatformEffect};
use crate::jobs::JobKind;
use crate::text::Language;

/// Carries out effects. `Desktop` is the real platform; tests have platforms of their own.
pub trait Platform {
    /// Carries out `effect`, speaking `language` where there is something to be said, and says what follows from it at
    /// once. What follows later comes by another way.
    fn perform(&mut self, effect: PlatformEffect, language: Language) -> Vec<Action>;

    /// How many answers the running job of a kind has passed.
    fn progress(&self, kind: JobKind) -> Option<u64>;
}
