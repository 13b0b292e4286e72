//! What the frames of sets mean.

use super::{shape, subset};
use crate::engine::technique::{Family, Step, Technique};
use crate::text::technique::notation::letter;
use crate::text::{Language, say};

/// What the set of this place is in the step.
pub(super) fn meaning(step: &Step, place: usize, language: Language) -> String {
    match step.technique.family() {
        Family::Subsets => {
            let subset = subset(step, language);
            say!(language, "cells of the {subset}", "các ô của {subset}")
        }
        Family::Uniqueness => deadly(step.technique, place, language),
        Family::Patterns => pattern(step.technique, place, language),
        // A Medusa whose wrong colour would leave a cell without a candidate.
        Family::Colours => say!(language, "cell that would be empty", "ô sẽ không còn ứng viên"),
        Family::Wings => say!(language, "the four cells", "bốn ô"),
        _ => almost_locked(step.technique, place, language),
    }
}

fn deadly(technique: Technique, place: usize, language: Language) -> String {
    if place > 0 {
        return say!(language, "rest of the naked subset", "phần còn lại của bộ số lộ");
    }
    let shape = shape(technique, language);
    say!(language, "cells of the {shape}", "các ô của {shape}")
}

fn almost_locked(technique: Technique, place: usize, language: Language) -> String {
    match (technique, place) {
        (Technique::SueDeCoq, 0) => say!(language, "the crossing", "chỗ cắt"),
        (Technique::SueDeCoq, 1) => say!(language, "set in the box", "tập trong khối"),
        (Technique::SueDeCoq, _) => say!(language, "set in the line", "tập trên hàng (cột)"),
        (Technique::DeathBlossom, 0) => say!(language, "the stem", "cuống"),
        (Technique::DeathBlossom, _) => {
            let letter = letter(place - 1);
            say!(language, "petal {letter}", "cánh hoa {letter}")
        }
        _ => {
            let letter = letter(place);
            say!(language, "almost locked set {letter}", "tập gần khóa {letter}")
        }
    }
}

fn pattern(technique: Technique, place: usize, language: Language) -> String {
    match (technique, place) {
        (Technique::Firework, _) => {
            say!(language, "cells of the firework", "các ô của pháo hoa")
        }
        (Technique::Exocet, 0) => say!(language, "the base", "gốc"),
        (Technique::Exocet, 1) => say!(language, "first target", "đích thứ nhất"),
        (Technique::Exocet, 2) => say!(language, "second target", "đích thứ hai"),
        (Technique::Exocet, 3) => {
            say!(language, "mirror of the first target", "gương của đích thứ nhất")
        }
        (Technique::Exocet, _) => {
            say!(language, "mirror of the second target", "gương của đích thứ hai")
        }
        (Technique::Tridagon, _) => {
            let letter = letter(place);
            say!(language, "three cells of box {letter}", "ba ô của khối {letter}")
        }
        _ => {
            let letter = letter(place);
            say!(language, "pair {letter} of the ring", "cặp {letter} của vòng")
        }
    }
}
