//! The meaning of the frames around sets.

use super::{shape, subset};
use crate::engine::technique::{BoardStep, Family, Technique};
use crate::text::technique::notation::letter;
use crate::text::{Language, say};

/// What the set of this place is in the step.
pub(super) fn meaning(step: &BoardStep, place: usize, language: Language) -> String {
    match step.technique.family() {
        Family::Subsets => {
            let subset = subset(step, language);
            say!(language, "cells of the {subset}", subset)
        }
        Family::Uniqueness => deadly(step.technique, place, language),
        Family::Patterns => pattern(step.technique, place, language),
        // A Medusa whose wrong colour would leave a cell without a candidate.
        Family::Colours => say!(language, "cell that would be empty"),
        Family::Wings => say!(language, "the four cells"),
        Family::Intersections => intersection(step, place, language),
        Family::Clues => of_clue(step.technique, language),
        Family::Singles
        | Family::Fish
        | Family::SingleDigit
        | Family::Chains
        | Family::AlmostLocked
        | Family::Forcing
        | Family::LastResort => almost_locked(step.technique, place, language),
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "only techniques of clues come here")]
fn of_clue(technique: Technique, language: Language) -> String {
    match technique {
        Technique::RuleOf45 | Technique::InniesAndOuties => {
            say!(language, "what the sums leave")
        }
        Technique::KillerSubset => say!(language, "cells that use up the digits"),
        Technique::CluePartners | Technique::ThermometerBounds | Technique::ClueCopies => {
            say!(language, "cell with few candidates")
        }
        _ => say!(language, "open cells of the clue"),
    }
}

fn intersection(step: &BoardStep, place: usize, language: Language) -> String {
    let first = step.evidence.sets.first();
    let loses =
        first.is_some_and(|set| step.eliminations.iter().any(|it| set.cells.contains(it.cell)));
    match (step.technique, place) {
        (Technique::LawOfLeftovers, 0) if loses => {
            say!(language, "left over: what loses candidates")
        }
        (Technique::LawOfLeftovers, _) => say!(language, "left over: the same digits"),
        _ => say!(language, "cell with few candidates"),
    }
}

fn deadly(technique: Technique, place: usize, language: Language) -> String {
    if place > 0 {
        return say!(language, "rest of the naked subset");
    }
    let shape = shape(technique, language);
    say!(language, "cells of the {shape}", shape)
}

fn almost_locked(technique: Technique, place: usize, language: Language) -> String {
    match (technique, place) {
        (Technique::SueDeCoq, 0) => say!(language, "the crossing"),
        (Technique::SueDeCoq, 1) => say!(language, "set in the box"),
        (Technique::SueDeCoq, _) => say!(language, "set in the line"),
        (Technique::DeathBlossom, 0) => say!(language, "the stem"),
        (Technique::DeathBlossom, _) => {
            let letter = letter(place - 1);
            say!(language, "petal {letter}", letter)
        }
        _ => {
            let letter = letter(place);
            say!(language, "almost locked set {letter}", letter)
        }
    }
}

fn pattern(technique: Technique, place: usize, language: Language) -> String {
    match (technique, place) {
        (Technique::Firework, _) => {
            say!(language, "cells of the firework")
        }
        (Technique::Exocet, 0) => say!(language, "the base"),
        (Technique::Exocet, 1) => say!(language, "first target"),
        (Technique::Exocet, 2) => say!(language, "second target"),
        (Technique::Exocet, 3) => {
            say!(language, "mirror of the first target")
        }
        (Technique::Exocet, _) => {
            say!(language, "mirror of the second target")
        }
        (Technique::Tridagon, _) => {
            let letter = letter(place);
            say!(language, "three cells of box {letter}", letter)
        }
        _ => {
            let letter = letter(place);
            say!(language, "pair {letter} of the ring", letter)
        }
    }
}
