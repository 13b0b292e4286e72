//! The meaning of the signs on the board, in the words of the technique whose step is drawn.

mod parts;
mod sets;

use crate::controller::{LinkKind, Sign, StepPart};
use crate::engine::technique::{BoardStep, Family, Strength, Technique};
use crate::text::technique::notation::{chain_start, node};
use crate::text::technique::phrase::{Names, Naming, plain};
use crate::text::{Language, say};

/// What `sign` means where `step` is drawn.
#[must_use]
pub fn meaning(
    step: &BoardStep,
    sign: Sign,
    language: Language,
    names: impl Into<Names>,
) -> String {
    let naming = Naming { layout: &step.layout, language, names: names.into() };
    plain(&marked(step, sign, language), naming)
}

/// The same as marked text.
fn marked(step: &BoardStep, sign: Sign, language: Language) -> String {
    match sign {
        Sign::Part(StepPart::On) => on(step, language),
        Sign::Part(StepPart::Off) => off(step, language),
        Sign::Part(StepPart::Of(role)) => parts::meaning(step, role, language),
        Sign::Set { place, .. } => sets::meaning(step, place, language),
        Sign::Placed => say!(language, "goes here"),
        Sign::Lit => say!(language, "rules the others out"),
        Sign::Gone => say!(language, "ruled out"),
        Sign::Base => base(step, language),
        Sign::Cover => cover(step, language),
        Sign::Link(LinkKind::Inference(strength)) if is_net(step.technique) => {
            link_of_net(strength, language)
        }
        Sign::Link(kind) => link(kind, language),
    }
}

/// What all chains start from; none where they start from different things.
fn assumption(step: &BoardStep) -> Option<String> {
    let start = chain_start(&step.evidence)?;
    let mut firsts = step.evidence.chains.iter().filter_map(|chain| chain.links.first());
    firsts.all(|link| link.from == start).then(|| node(start))
}

fn on(step: &BoardStep, language: Language) -> String {
    match assumption(step) {
        Some(start) => say!(language, "true if {start}", start),
        None => say!(language, "true by its chain"),
    }
}

fn off(step: &BoardStep, language: Language) -> String {
    match assumption(step) {
        Some(start) => say!(language, "false if {start}", start),
        None => say!(language, "false by its chain"),
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few techniques have a name of their own for their houses"
)]
fn base(step: &BoardStep, language: Language) -> String {
    let technique = step.technique;
    match technique {
        Technique::Pointing | Technique::Claiming if !step.layout.is_classic() => {
            say!(language, "house where the digit must be")
        }
        Technique::LawOfLeftovers => say!(language, "line of the band"),
        Technique::Pointing => say!(language, "box where the digit must be"),
        Technique::Claiming => {
            say!(language, "line where the digit must be")
        }
        Technique::SueDeCoq => say!(language, "the line"),
        Technique::SkLoop => say!(language, "line of the ring"),
        Technique::Exocet => say!(language, "line of the base"),
        _ if is_fish(technique) => say!(language, "house where the digit must be"),
        _ => say!(language, "house of this step"),
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few techniques have a name of their own for their houses"
)]
fn cover(step: &BoardStep, language: Language) -> String {
    match step.technique {
        Technique::Pointing | Technique::Claiming if !step.layout.is_classic() => {
            say!(language, "house: ruled out elsewhere")
        }
        Technique::LawOfLeftovers => say!(language, "region that covers most of the band"),
        Technique::Pointing => {
            say!(language, "line: ruled out elsewhere")
        }
        Technique::Claiming => {
            say!(language, "box: ruled out elsewhere")
        }
        Technique::SueDeCoq => say!(language, "the box"),
        Technique::SkLoop => say!(language, "box of the ring"),
        Technique::Exocet => say!(language, "cross-line"),
        _ => say!(language, "house in which these places lie"),
    }
}

/// In a net several things may lead to one together.
fn is_net(technique: Technique) -> bool {
    matches!(technique, Technique::ForcingNetContradiction | Technique::ForcingNetVerity)
}

fn link_of_net(strength: Strength, language: Language) -> String {
    match strength {
        Strength::Strong => say!(language, "makes it true, together with the other links there"),
        Strength::Weak => say!(language, "makes it false"),
    }
}

fn link(kind: LinkKind, language: Language) -> String {
    match kind {
        LinkKind::Inference(Strength::Strong) => {
            say!(language, "strong link: one of the two")
        }
        LinkKind::Inference(Strength::Weak) => {
            say!(language, "weak link: not both")
        }
        LinkKind::Pair => {
            say!(language, "joined: just one of the two")
        }
        LinkKind::Group => {
            say!(language, "group: taken as one place")
        }
    }
}

/// What a deadly pattern looks like.
fn shape(technique: Technique, language: Language) -> String {
    if technique == Technique::UniqueLoop {
        say!(language, "loop")
    } else if technique == Technique::BugLite {
        say!(language, "deadly pattern")
    } else {
        say!(language, "rectangle")
    }
}

/// How many cells a subset has, in a word.
fn subset(step: &BoardStep, language: Language) -> String {
    match step.evidence.digits.len() {
        2 => say!(language, "pair"),
        3 => say!(language, "triple"),
        _ => say!(language, "quad"),
    }
}

/// Whether candidates of one digit make a fish, whatever else leads to what goes.
fn is_fish(technique: Technique) -> bool {
    technique.family() == Family::Fish
        || matches!(technique, Technique::KrakenFish1 | Technique::KrakenFish2)
}
