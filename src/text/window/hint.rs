//! Hints in words, as much as is told of them, and the legend of their drawing.

use std::sync::Arc;

use super::legend::meaning;
use super::technique::{
    about, explain, line, mistake, no_way_on, none_left, nothing_open, nothing_seen, path_end,
    place, placed_line,
};
use super::{Language, Say, contradiction, say};
use crate::controller::{Drawing, Preset, Sign};
use crate::engine::Contradiction;
use crate::engine::technique::{Path, Step, Technique, TechniqueSet};
use crate::jobs::{Hint, HintStage, NoHint, StepList, StepListing};

impl Say for Hint {
    /// Everything that is told so far.
    fn say(&self, language: Language) -> String {
        match self {
            Self::None(why) => why.say(language),
            Self::Nothing => nothing_seen(language),
            Self::NoWayOn(reasons) => no_way_on(reasons, language),
            Self::NoneLeft => none_left(language),
            Self::Mistakes(mistakes) => {
                let sentences: Vec<String> =
                    mistakes.iter().map(|&one| mistake(one, language)).collect();
                sentences.join(" ")
            }
            Self::Step { step, stage: HintStage::Place, .. } => place(step, language),
            Self::Step { step, stage: HintStage::Technique, .. } => {
                let (name, about) = (step.technique.say(language), about(step.technique, language));
                format!("{name}: {about}")
            }
            Self::Step { step, stage: HintStage::Step, .. } => explain(step, language),
        }
    }
}

impl Say for NoHint {
    fn say(&self, language: Language) -> String {
        match self {
            Self::NoAnswer(reasons) => no_answer(reasons, language),
            Self::Full => nothing_open(language),
            Self::NotClassic => {
                say!(language, "Hints work only for the classic board of nine by nine.")
            }
        }
    }
}

/// That a puzzle has no answer, and why as far as a look tells.
fn no_answer(reasons: &[Contradiction], language: Language) -> String {
    if reasons.is_empty() {
        return say!(language, "The puzzle has no answer, so there is no step to show.");
    }
    let reasons = contradiction::all(reasons, language);
    say!(language, "The puzzle has no answer: {reasons}.", reasons)
}

/// The heading of a hint: the technique once it is told.
#[must_use]
pub fn title(hint: &Hint, language: Language) -> String {
    if let Hint::Step { step, stage: HintStage::Technique | HintStage::Step, .. } = hint {
        return step.technique.say(language);
    }
    say!(language, "Hint")
}

/// What stands below the heading: what the heading says already is not said again.
#[must_use]
pub fn body(hint: &Hint, language: Language) -> String {
    if let Hint::Step { step, stage: HintStage::Technique, .. } = hint {
        return about(step.technique, language);
    }
    hint.say(language)
}

/// The button that tells more; empty where all is told.
#[must_use]
pub fn more(hint: &Hint, language: Language) -> String {
    match hint {
        Hint::Step { stage: HintStage::Place, .. } => {
            say!(language, "Which technique?")
        }
        Hint::Step { stage: HintStage::Technique, .. } => {
            say!(language, "Show the step")
        }
        Hint::None(_)
        | Hint::Mistakes(_)
        | Hint::NoWayOn(_)
        | Hint::NoneLeft
        | Hint::Nothing
        | Hint::Step { .. } => String::new(),
    }
}

/// The signs on the board with what each means; none before the step is drawn.
#[must_use]
pub fn legend(hint: &Hint, drawing: &Drawing, language: Language) -> Vec<(Sign, String)> {
    let Hint::Step { step, stage: HintStage::Step, .. } = hint else { return Vec::new() };
    let row = |sign| (sign, meaning(step, sign, language));
    drawing.signs().into_iter().map(row).collect()
}

/// The heading of a list of steps.
#[must_use]
pub fn list_title(steps: &StepList, language: Language) -> String {
    match steps.listing {
        StepListing::All => {
            let count = language.number(steps.steps.len() as u64);
            say!(language, "All steps now: {count}", count)
        }
        StepListing::Path if steps.is_standard => path_end(&path_of(steps), language),
        StepListing::Path => own_path_end(steps, language),
    }
}

/// How a path ends that goes by the techniques of the person's choice: it has no level and no score.
fn own_path_end(steps: &StepList, language: Language) -> String {
    let path = path_of(steps);
    if !path.is_solved() {
        return path_end(&path, language);
    }
    let count = language.number(steps.steps.len() as u64);
    say!(language, "{count} steps by the techniques that you chose", count)
}

/// The steps of a list, a line each.
#[must_use]
pub fn lines(steps: &StepList, language: Language) -> Vec<String> {
    steps.steps.iter().map(|step| line(step, language)).collect()
}

/// The list as a text to paste elsewhere.
#[must_use]
pub fn copied(steps: &StepList, language: Language) -> String {
    let numbered = |(place, step): (usize, &Arc<Step>)| {
        format!("{}. {}", place + 1, placed_line(step, language))
    };
    let mut lines: Vec<String> = steps.steps.iter().enumerate().map(numbered).collect();
    if steps.listing == StepListing::Path {
        lines.push(list_title(steps, language));
    }
    lines.join("\n")
}

fn path_of(steps: &StepList) -> Path {
    let mut end = steps.start.clone();
    steps.steps.iter().for_each(|step| end.apply(step));
    Path { steps: steps.steps.iter().map(|step| step.as_ref().clone()).collect(), end }
}

/// That a list of steps is shown.
pub(super) fn listed(listing: StepListing, count: usize, language: Language) -> String {
    let count = language.number(count as u64);
    match listing {
        StepListing::Path => say!(language, "The path is listed: {count} steps.", count),
        StepListing::All => {
            say!(language, "The list has all steps that are possible now: {count}.", count)
        }
    }
}

impl Say for Preset {
    /// What the button says that chooses the techniques.
    fn say(&self, language: Language) -> String {
        match self {
            Self::Standard => say!(language, "Standard"),
            Self::All => say!(language, "All"),
            Self::UpTo(level) => {
                let level = level.say(language).to_lowercase();
                say!(language, "Up to {level}", level)
            }
        }
    }
}

/// How many techniques are known.
#[must_use]
pub fn known_count(known: TechniqueSet, language: Language) -> String {
    let (known, all) = (known.iter().count() as u64, Technique::ALL.len() as u64);
    let (known, all) = (language.number(known), language.number(all));
    say!(language, "{known} of {all} are known.", known, all)
}
