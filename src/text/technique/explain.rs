//! A step in words: why, and what follows. What names cells here is marked text; `short` and the window say it.

use super::notation::{
    self, cells, chain, chain_start, digit_name, digits, houses, node, right_candidates,
    wrong_candidates,
};
use super::reasons::reason;
#[cfg(feature = "controller")]
use super::reasons::{reason_without_chains, single};
#[cfg(feature = "controller")]
use super::stops::stops;
use crate::engine::technique::wide::{WideCellsAndDigits, WideChain, WideEvidence};
#[cfg(feature = "controller")]
use crate::engine::technique::{AnyBoard, SingleGrounds};
use crate::engine::technique::{
    AnyPath, BoardStep, Candidate, Family, Mistake, Role, Technique, WideSet,
};
use crate::engine::words::list_of_contradictions_from;
use crate::engine::{Contradiction, Digit, LowestDigit, Rules};
use crate::text::{Language, Say, is_on_own_scale, say};

/// A step in words for somebody who looks at the board: its reason, the way along its chains, and what follows from it.
#[cfg(feature = "controller")]
pub(crate) struct StepExplanation {
    /// Why it holds.
    pub(crate) reason: String,
    /// The stops on the way along its chains, a sentence each; none where the reason says all.
    pub(crate) stops: Vec<String>,
    /// What follows.
    pub(crate) outcome: String,
}

/// The step as a person would explain it, with its chains in signs.
pub(super) fn explanation(step: &BoardStep, language: Language) -> String {
    concluded(&reason(step, language), &conclusion(step, language))
}

/// The step as a person would explain it who points at `board`, of a puzzle with these constraints. Digits are shown from
/// the lowest.
#[cfg(feature = "controller")]
pub(crate) fn step_explanation(
    step: &BoardStep,
    board: &AnyBoard,
    (rules, lowest): (&Rules, LowestDigit),
    language: Language,
) -> StepExplanation {
    let stops = stops(step, board, language);
    let reason = match SingleGrounds::of(step, board) {
        Some(grounds) => single(step, &grounds, (rules, lowest), language),
        None if stops.is_empty() => reason(step, language),
        None => reason_without_chains(step, language),
    };
    StepExplanation { reason, stops, outcome: conclusion(step, language) }
}

#[cfg(feature = "controller")]
impl StepExplanation {
    /// Reason and outcome, without the way along the chains.
    pub(crate) fn without_stops(&self) -> String {
        concluded(&self.reason, &self.outcome)
    }
}

/// The reason and what follows; what follows alone if the reason is empty.
pub(crate) fn concluded(reason: &str, outcome: &str) -> String {
    if reason.is_empty() { outcome.to_owned() } else { format!("{reason} {outcome}") }
}

/// What follows, as a sentence.
fn conclusion(step: &BoardStep, language: Language) -> String {
    let outcome = if step.technique == Technique::BugPlusOne {
        what_saves(step, language)
    } else {
        outcome(step, language)
    };
    say!(language, "So {outcome}.", outcome)
}

/// The step in one line, as a list shows it: `X-Wing 7: r15c2<>7`.
#[cfg(feature = "controller")]
pub(crate) fn list_line(step: &BoardStep, language: Language) -> String {
    format!("{}: {}", named(step, language), short_outcome(step, language))
}

/// The step in one line with the houses that it is seen in, its chain, or its cells: `X-Wing 7, row 1 and row 5:
/// r15c2<>7`.
pub(crate) fn copied_line(step: &BoardStep, language: Language) -> String {
    let (name, outcome) = (named(step, language), short_outcome(step, language));
    match along_what(step, language) {
        place if place.is_empty() => format!("{name}: {outcome}"),
        place => format!("{name}, {place}: {outcome}"),
    }
}

/// The technique and its digits, each once. A number at the end of the name is kept apart from them.
fn named(step: &BoardStep, language: Language) -> String {
    let name = step.technique.say(language);
    let mut about: Vec<Digit> = Vec::new();
    for &digit in &step.evidence.digits {
        if !about.contains(&digit) {
            about.push(digit);
        }
    }
    let about = digits(about, language);
    match name.trim_end_matches(')').ends_with(|sign: char| sign.is_ascii_digit()) {
        _ if about.is_empty() => name,
        true => say!(language, "{name} on {about}", name, about),
        false => format!("{name} {about}"),
    }
}

/// Where to look: the houses that the step is seen in, or its cells where it needs none.
pub(crate) fn where_to_look(step: &BoardStep, language: Language) -> String {
    let place = where_seen(step, language);
    if place.is_empty() {
        return say!(language, "Look at the whole board.");
    }
    say!(language, "Look at {place}.", place)
}

/// Where the step is seen; almost locked sets apart, a chain from its start to its end, a net by its start.
fn along_what(step: &BoardStep, language: Language) -> String {
    let WideEvidence { bases, chains, sets, .. } = &step.evidence;
    if !bases.is_empty() || chains.is_empty() {
        return where_seen(step, language);
    }
    if step.technique == Technique::DeathBlossom
        && let Some((stem, petals)) = sets.split_first()
    {
        // The letters are those of the petals, as in the legend.
        return format!("{}, {}", cells(stem.cells), lettered(petals));
    }
    if step.technique.family() == Family::AlmostLocked && !sets.is_empty() {
        return lettered(sets);
    }
    match chains.as_slice() {
        [only] if is_unbranched(only) => chain(only, language),
        [_] => {
            let start = chain_start(&step.evidence).map(node);
            start.map(|start| format!("{start} => …")).unwrap_or_default()
        }
        several => {
            let starts = several.iter().filter_map(|chain| chain.links.first());
            cells(starts.map(|link| link.from.cells).fold(WideSet::EMPTY, WideSet::or))
        }
    }
}

/// Whether each link starts where the one before it ends.
fn is_unbranched(chain: &WideChain) -> bool {
    chain.links.windows(2).all(|pair| pair[0].to == pair[1].from)
}

/// The cells of each set behind its letter: `A r37c7, B r249c9`.
fn lettered(sets: &[WideCellsAndDigits]) -> String {
    notation::lettered(sets, " ", |set| cells(set.cells)).join(", ")
}

fn where_seen(step: &BoardStep, language: Language) -> String {
    match step.evidence.bases.as_slice() {
        [] => cells(step.pattern_cells()),
        bases => houses(bases, language),
    }
}

/// What is wrong on the board.
pub(crate) fn what_is_wrong(mistake: Mistake, language: Language) -> String {
    match mistake {
        Mistake::WrongDigit(wrong) => {
            let (cell, digit) = (cells(WideSet::of(wrong.cell)), digit_name(wrong.digit));
            say!(language, "The {digit} in {cell} is not in the answer.", digit, cell)
        }
        Mistake::LostCandidate(lost) => {
            let cell = cells([lost.cell].into_iter().collect());
            say!(language, "The notes in {cell} lack the digit that belongs there.", cell)
        }
    }
}

/// That no answer of a puzzle with several has the digits that stand on the board, and why as far as a look tells.
#[must_use]
pub fn no_way_on(reasons: &[Contradiction], lowest: LowestDigit, language: Language) -> String {
    if reasons.is_empty() {
        return say!(language, "No answer has the digits on this board.");
    }
    let reasons = list_of_contradictions_from(reasons, lowest, language);
    say!(language, "No answer has the digits on this board: {reasons}.", reasons)
}

/// That no answer of a puzzle with several is among the candidates that are left.
#[must_use]
pub fn none_left(language: Language) -> String {
    say!(language, "The candidates noted here leave no answer.")
}

/// That the puzzle has several answers, and what that means for its steps.
#[must_use]
pub fn several_answers(language: Language) -> String {
    say!(language, "The puzzle has several answers; steps that rely on a single one are left out.")
}

/// That there is no cell to fill.
#[must_use]
pub fn nothing_open(language: Language) -> String {
    say!(language, "Every cell holds a digit.")
}

/// That none of the known techniques finds a step.
#[must_use]
pub fn nothing_seen(language: Language) -> String {
    say!(language, "None of the known techniques finds a step here.")
}

/// How a path ended, of a puzzle with these constraints: its level and score.
#[must_use]
pub fn path_end(path: &AnyPath, rules: &Rules, language: Language) -> String {
    let (steps, score) = (path.step_count() as u64, u64::from(path.score()));
    let (steps, score) = (language.number(steps), language.number(score));
    let level = path.level().say(language);
    if !path.is_solved() {
        return say!(language, "After {steps} steps, no technique finds another step.", steps);
    }
    if is_on_own_scale(path, rules) {
        return say!(
            language,
            "{level}: {steps} steps, {score} points, on Nonet’s own scale for this board",
            level,
            steps,
            score
        );
    }
    say!(language, "{level}: {steps} steps, {score} points", level, steps, score)
}

/// What follows, as a clause: `r3c5 is 4`, `r15c2 cannot be 7`.
fn outcome(step: &BoardStep, language: Language) -> String {
    let placed: Vec<String> = step
        .placements
        .iter()
        .map(|placed| {
            let (cell, digit) = (cells(WideSet::of(placed.cell)), digit_name(placed.digit));
            say!(language, "{cell} is {digit}", cell, digit)
        })
        .collect();
    let gone = gone_together(&step.eliminations).into_iter().map(|(place, digits)| {
        let digits: Vec<String> = digits.into_iter().map(digit_name).collect();
        let (cells, digits) = (cells(place), language.choice(&digits));
        say!(language, "{cells} cannot be {digits}", cells, digits)
    });
    match gone.collect::<Vec<String>>() {
        gone if gone.is_empty() => language.list(&placed),
        gone => placed.into_iter().chain(gone).collect::<Vec<String>>().join("; "),
    }
}

/// What follows where one candidate is right and the others of its cell are said to go: `r3c5 is 4, and cannot be 7`.
fn what_saves(step: &BoardStep, language: Language) -> String {
    let outcome = outcome(step, language);
    let saving = step.evidence.marks.iter().find(|mark| mark.role == Role::Pattern);
    let Some(Candidate { cell, digit }) = saving.map(|mark| mark.candidate) else {
        return outcome;
    };
    let (cell, digit) = (cells(WideSet::of(cell)), digit_name(digit));
    say!(language, "{cell} is {digit}: {outcome}", cell, digit, outcome)
}

/// The cells that lose candidates, those that lose the same digits together.
fn gone_together(eliminations: &[Candidate]) -> Vec<(WideSet, Vec<Digit>)> {
    let mut digits: Vec<Digit> = eliminations.iter().map(|gone| gone.digit).collect();
    digits.sort_unstable();
    digits.dedup();
    let mut together: Vec<(WideSet, Vec<Digit>)> = Vec::new();
    for digit in digits {
        let of_digit = eliminations.iter().filter(|gone| gone.digit == digit);
        let place: WideSet = of_digit.map(|gone| gone.cell).collect();
        match together.iter_mut().find(|(known, _)| *known == place) {
            Some((_, digits)) => digits.push(digit),
            None => together.push((place, vec![digit])),
        }
    }
    together
}

fn short_outcome(step: &BoardStep, language: Language) -> String {
    let placed = right_candidates(&step.placements, language);
    let gone = wrong_candidates(&step.eliminations, language);
    if placed.is_empty() || gone.is_empty() { placed + &gone } else { format!("{placed}, {gone}") }
}
