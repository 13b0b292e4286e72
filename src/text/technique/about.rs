//! What each technique is, in a sentence.

use super::articles::articles;
use crate::engine::technique::{BoardStep, Technique};
use crate::engine::{HouseKind, Layout};
use crate::text::Language;

/// What somebody who does not know the technique of a step has to know to look for it, in words for the houses of the board.
#[must_use]
pub fn about_step(step: &BoardStep, language: Language) -> String {
    let name = step.technique.name();
    let on_any_house = || articles().word(name, "about-any-house", language);
    let told = if has_usual_houses(&step.layout) { None } else { on_any_house() };
    told.map_or_else(|| about(step.technique, language), str::to_owned)
}

/// Whether the houses of a board are rows, columns and boxes.
fn has_usual_houses(layout: &Layout) -> bool {
    let is_usual = |kind| matches!(kind, HouseKind::Row | HouseKind::Column | HouseKind::Box);
    layout.has_houses(HouseKind::Box) && layout.houses().iter().all(|house| is_usual(house.kind))
}

/// What somebody who does not know `technique` has to know to look for it.
#[must_use]
pub fn about(technique: Technique, language: Language) -> String {
    articles().word(technique.name(), "about", language).unwrap_or_default().to_owned()
}
