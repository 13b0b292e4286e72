//! What patterns look like, in words that several lines of the legend need.

use crate::engine::technique::{BoardStep, Family, Technique};
use crate::text::{Language, say};

/// What a deadly pattern looks like.
pub(super) fn shape(technique: Technique, language: Language) -> String {
    if technique == Technique::UniqueLoop {
        say!(language, "loop")
    } else if technique == Technique::BugLite {
        say!(language, "deadly pattern")
    } else {
        say!(language, "rectangle")
    }
}

/// How many cells a subset has, in a word.
pub(super) fn subset(step: &BoardStep, language: Language) -> String {
    match step.evidence.digits.len() {
        2 => say!(language, "pair"),
        3 => say!(language, "triple"),
        _ => say!(language, "quad"),
    }
}

/// Whether candidates of one digit make a fish, whatever else leads to what goes.
pub(super) fn is_fish(technique: Technique) -> bool {
    technique.family() == Family::Fish
        || matches!(technique, Technique::KrakenFish1 | Technique::KrakenFish2)
}
