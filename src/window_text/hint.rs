//! Hints in words, up to the stage that is shown, and the legend of their drawing.

use std::sync::Arc;

use super::legend::meaning;
use super::{Language, Say, say, say_plural};
use crate::controller::{Controller, Drawing, Practice, PracticeProgress, Preset, Sign};
use crate::engine::technique::{AnyBoard, BoardStep, Family, Technique, TechniqueSet};
use crate::engine::words::list_of_contradictions_from;
use crate::engine::{Contradiction, Layout, LowestDigit, Rules};
use crate::game::GameBoard;
use crate::jobs::{Hint, HintStage, NoHint, Purpose, StepList, StepListing};
use crate::store::CellNames;
use crate::text::technique::phrase::{Naming, passages, plain};
use crate::text::technique::{
    Names, Passage, concluded, copied_line, idea, list_line, no_way_on, none_left, nothing_open,
    nothing_seen, path_end, seek, step_explanation, what_is_wrong, where_to_look,
};

/// The sentences of a hint, in pieces that know which of them name cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HintText {
    /// The first sentences.
    pub text: Vec<Passage>,
    /// The way along the chains of the step, up to the shown stop.
    pub stops: Vec<Vec<Passage>>,
    /// The conclusion, if there is such a way.
    pub end: Vec<Passage>,
}

/// How the texts of the window name cells and digits of the board in view.
#[must_use]
pub fn names(controller: &Controller) -> Names {
    Names { cells: controller.options().cell_names, lowest: controller.lowest_digit() }
}

/// What hints are about: the layout of a board, and the constraints of its puzzle.
#[derive(Clone, Copy, Debug)]
pub struct HintedBoard<'a> {
    layout: &'a Layout,
    rules: &'a Rules,
}

static NO_RULES: Rules = Rules::NONE;

impl<'a> From<&'a GameBoard> for HintedBoard<'a> {
    fn from(board: &'a GameBoard) -> Self {
        Self { layout: board.layout(), rules: board.rules() }
    }
}

impl<'a> From<&'a Arc<Layout>> for HintedBoard<'a> {
    /// The board of a puzzle without constraints.
    fn from(layout: &'a Arc<Layout>) -> Self {
        Self { layout, rules: &NO_RULES }
    }
}

/// The sentences of a hint on a board, below its heading.
#[must_use]
pub fn hint_text<'a>(
    hint: &Hint,
    board: impl Into<HintedBoard<'a>>,
    language: Language,
    names: impl Into<Names>,
) -> HintText {
    let (HintedBoard { layout, rules }, names) = (board.into(), names.into());
    let naming = Naming { layout, language, names };
    let stated = (rules, names.lowest);
    let pieces = |marked: &str| passages(marked, naming);
    let all = |stops: Vec<String>, most: usize| {
        stops.iter().take(most).map(|stop| pieces(stop)).collect()
    };
    match hint {
        Hint::Step { step, board, stage: HintStage::Stop(place) } => {
            let told = step_explanation(step, board, stated, language);
            HintText {
                text: pieces(&told.reason),
                stops: all(told.stops, place + 1),
                end: Vec::new(),
            }
        }
        Hint::Step { step, board, stage: HintStage::Step } => {
            let told = step_explanation(step, board, stated, language);
            if told.stops.is_empty() {
                let text = pieces(&told.without_stops());
                return HintText { text, ..HintText::default() };
            }
            HintText {
                text: pieces(&told.reason),
                stops: all(told.stops, usize::MAX),
                end: pieces(&told.outcome),
            }
        }
        Hint::Step { .. }
        | Hint::None(_)
        | Hint::Nothing
        | Hint::NoWayOn(_)
        | Hint::NoneLeft
        | Hint::Mistakes(_) => {
            HintText { text: pieces(&without_chains(hint, naming)), ..HintText::default() }
        }
    }
}

/// The sentence of a hint in the status bar: for a way along chains, the shown stop.
#[must_use]
pub fn hint_line<'a>(
    hint: &Hint,
    board: impl Into<HintedBoard<'a>>,
    language: Language,
    names: impl Into<Names>,
) -> String {
    let (hinted, names): (HintedBoard<'a>, Names) = (board.into(), names.into());
    let HintedBoard { layout, rules } = hinted;
    let said = |pieces: &[Passage]| pieces.iter().map(|piece| piece.text.as_str()).collect();
    match hint {
        Hint::Step { stage: HintStage::Stop(_), .. } => {
            let text = hint_text(hint, hinted, language, names);
            text.stops.last().map(|stop| said(stop)).unwrap_or_default()
        }
        Hint::Step { step, board, stage: HintStage::Step } => {
            let told = step_explanation(step, board, (rules, names.lowest), language);
            plain(&told.without_stops(), Naming { layout, language, names })
        }
        Hint::Step { step, stage: HintStage::Technique, .. } => {
            let text: String = said(&hint_text(hint, hinted, language, names).text);
            format!("{}: {text}", step.technique.say(language))
        }
        Hint::Step { stage: HintStage::Place, .. }
        | Hint::None(_)
        | Hint::Nothing
        | Hint::NoWayOn(_)
        | Hint::NoneLeft
        | Hint::Mistakes(_) => said(&hint_text(hint, hinted, language, names).text),
    }
}

/// The sentences before the step itself, as marked text.
fn without_chains(hint: &Hint, Naming { language, names, .. }: Naming<'_>) -> String {
    match hint {
        Hint::None(NoHint::NoAnswer(reasons)) => no_answer(reasons, names.lowest, language),
        Hint::None(why) => why.say(language),
        Hint::Nothing => nothing_seen(language),
        Hint::NoWayOn(reasons) => no_way_on(reasons, names.lowest, language),
        Hint::NoneLeft => none_left(language),
        Hint::Mistakes(mistakes) => {
            let sentences: Vec<String> =
                mistakes.iter().map(|&one| what_is_wrong(one, language)).collect();
            sentences.join(" ")
        }
        Hint::Step { step, stage: HintStage::Place, .. } => where_to_look(step, language),
        Hint::Step { step, .. } => seek(step, language),
    }
}

impl Say for NoHint {
    fn say(&self, language: Language) -> String {
        match self {
            Self::NoAnswer(reasons) => no_answer(reasons, LowestDigit::One, language),
            Self::NoPuzzle => say!(
                language,
                "There is no puzzle on the board yet. Type its digits, or begin a new game (Ctrl+G)."
            ),
            Self::Full => nothing_open(language),
            Self::TooLarge => {
                say!(language, "Hints work for boards of up to 625 cells, such as 25 by 25.")
            }
        }
    }
}

/// That a puzzle has no answer, and why as far as a look tells.
fn no_answer(reasons: &[Contradiction], lowest: LowestDigit, language: Language) -> String {
    if reasons.is_empty() {
        return say!(language, "The puzzle has no answer, so there is no step to show.");
    }
    let reasons = list_of_contradictions_from(reasons, lowest, language);
    say!(language, "The puzzle has no answer: {reasons}.", reasons)
}

/// The heading of a hint: the technique, once the stage names it.
#[must_use]
pub fn title(hint: &Hint, language: Language) -> String {
    match hint {
        Hint::Step { step, stage, .. } if stage.tells_technique() => step.technique.say(language),
        Hint::Step { .. }
        | Hint::None(_)
        | Hint::Mistakes(_)
        | Hint::NoWayOn(_)
        | Hint::NoneLeft
        | Hint::Nothing => say!(language, "Hint"),
    }
}

/// The button that carries the hint out, with the number of its steps if they are several.
#[must_use]
pub fn apply_text(hint: &Hint, steps: usize, language: Language) -> String {
    match hint {
        Hint::Mistakes(_) => say!(language, "Clear mistakes"),
        Hint::Step { .. } if steps > 1 => {
            say_plural!(language, steps as u64, "Apply {steps} step", "Apply {steps} steps", steps)
        }
        Hint::Step { .. } | Hint::None(_) | Hint::NoWayOn(_) | Hint::NoneLeft | Hint::Nothing => {
            say!(language, context = "a hint", "Apply")
        }
    }
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
        Hint::Step { stage: HintStage::Stop(_), .. } => say!(language, "Next"),
        Hint::None(_)
        | Hint::Mistakes(_)
        | Hint::NoWayOn(_)
        | Hint::NoneLeft
        | Hint::Nothing
        | Hint::Step { stage: HintStage::Step, .. } => String::new(),
    }
}

/// The signs on the board with what each means; none before the step is drawn.
#[must_use]
pub fn legend(
    hint: &Hint,
    drawing: &Drawing,
    language: Language,
    names: impl Into<Names>,
) -> Vec<(Sign, String)> {
    let Hint::Step { step, stage: HintStage::Step, .. } = hint else { return Vec::new() };
    let names = names.into();
    let row = |sign| (sign, meaning(step, sign, language, names));
    drawing.signs().into_iter().map(row).collect()
}

/// The heading of a list of steps.
#[must_use]
pub fn list_title(steps: &StepList, rules: &Rules, language: Language) -> String {
    match steps.listing {
        StepListing::All => {
            let count = language.number(steps.steps.len() as u64);
            say!(language, "All steps now: {count}", count)
        }
        StepListing::Path if steps.is_standard => {
            steps.path.as_ref().map(|path| path_end(path, rules, language)).unwrap_or_default()
        }
        StepListing::Path => own_path_end(steps, rules, language),
    }
}

/// How a path ends that goes by the techniques of the person's choice: it has no level and no score.
fn own_path_end(steps: &StepList, rules: &Rules, language: Language) -> String {
    if let Some(path) = steps.path.as_ref().filter(|path| !path.is_solved()) {
        return path_end(path, rules, language);
    }
    let count = language.number(steps.steps.len() as u64);
    say!(language, "{count} steps by the techniques that you chose", count)
}

/// The steps of a list, a line each.
#[must_use]
pub fn lines(steps: &StepList, language: Language, names: impl Into<Names>) -> Vec<String> {
    let names = names.into();
    let line = |step: &Arc<BoardStep>| {
        plain(&list_line(step, language), Naming { layout: &step.layout, language, names })
    };
    steps.steps.iter().map(line).collect()
}

/// The list as a text to paste elsewhere, where other programs read short names.
#[must_use]
pub fn copied(
    steps: &StepList,
    (rules, lowest): (&Rules, LowestDigit),
    language: Language,
) -> String {
    let names = Names { cells: CellNames::Short, lowest };
    let numbered = |(place, step): (usize, &Arc<BoardStep>)| {
        let naming = Naming { layout: &step.layout, language, names };
        let line = plain(&copied_line(step, language), naming);
        format!("{}. {line}", place + 1)
    };
    let mut lines: Vec<String> = steps.steps.iter().enumerate().map(numbered).collect();
    if steps.listing == StepListing::Path {
        lines.push(list_title(steps, rules, language));
    }
    lines.join("\n")
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

/// What is to be done where a technique is practised.
#[must_use]
pub fn practice_task(technique: Technique, language: Language) -> String {
    let name = technique.say(language);
    if technique.family() == Family::Singles {
        say!(language, "Find this: {name}.", name)
    } else {
        say!(language, "Find this: {name}. Then erase the notes that it rules out.", name)
    }
}

/// How it stands with a technique that is practised, and how often it was found so far: a sentence each.
#[must_use]
pub fn practice_lines(practice: &Practice, found: u32, language: Language) -> Vec<String> {
    let (technique, mut lines) = (practice.technique(), Vec::new());
    match practice.progress() {
        PracticeProgress::Sought => {
            lines.push(practice_task(technique, language));
            let is_aside = practice.purpose() == Purpose::PracticeAside;
            lines.extend(is_aside.then(|| say!(language, "An easier technique helps here too.")));
        }
        PracticeProgress::Found => {
            let name = technique.say(language);
            lines.push(say!(language, "Found: {name}.", name));
        }
        PracticeProgress::FoundWithHint => {
            let name = technique.say(language);
            lines.push(say!(language, "Found with a hint: {name}.", name));
        }
        PracticeProgress::CarriedOut => {
            lines.push(say!(language, "The hint carried out the step."));
        }
    }
    if found > 0 {
        let found = language.number(found.into());
        lines.push(say!(language, "Found without a hint so far: {found}", found));
    }
    lines
}

/// The sentence about a mistake in the position that is practised.
#[must_use]
pub fn practice_strayed(language: Language) -> String {
    say!(
        language,
        "A digit or a note on the board is wrong. Undo (Ctrl+Z) leads back to before it."
    )
}

/// That the puzzle in the window before the practice comes back.
#[must_use]
pub fn way_back(language: Language) -> String {
    say!(language, "Alt+R goes back to your puzzle.")
}

/// How often a technique was found in practice; empty if it never was.
#[must_use]
pub fn found_count(found: u32, language: Language) -> String {
    if found == 0 {
        return String::new();
    }
    let found = language.number(found.into());
    say!(language, "{found} found", found)
}

/// How many techniques are known.
#[must_use]
pub fn known_count(known: TechniqueSet, language: Language) -> String {
    let (known, all) = (known.iter().count() as u64, Technique::ALL.len() as u64);
    let (known, all) = (language.number(known), language.number(all));
    say!(language, "{known} of {all} are known.", known, all)
}

/// What stands beside the picture of an example: what would go wrong if the step were not so.
#[must_use]
pub fn idea_of(
    step: &BoardStep,
    board: &AnyBoard,
    language: Language,
    names: impl Into<Names>,
) -> String {
    let names = names.into();
    let told = step_explanation(step, board, (&NO_RULES, names.lowest), language);
    let idea = idea(step, language).unwrap_or(told.reason);
    plain(&concluded(&idea, &told.outcome), Naming { layout: &step.layout, language, names })
}

/// Why the step of an example holds, with its houses, sets and chains; empty if the idea says it.
#[must_use]
pub fn reason_of(
    step: &BoardStep,
    board: &AnyBoard,
    language: Language,
    names: impl Into<Names>,
) -> String {
    let names = names.into();
    let told = step_explanation(step, board, (&NO_RULES, names.lowest), language);
    let reason = idea(step, language).map(|_| told.reason).unwrap_or_default();
    let stops = told.stops.iter().enumerate();
    let stops = stops.map(|(place, stop)| format!("\n{}. {stop}", place + 1));
    let text = stops.fold(reason, |all, stop| all + &stop);
    plain(text.trim_start(), Naming { layout: &step.layout, language, names })
}
