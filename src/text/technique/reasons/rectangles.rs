//! Why deadly patterns hold: which cells must not swap their digits, and what saves them from it.

use crate::engine::technique::wide::WideCellsAndDigits;
use crate::engine::technique::{BoardStep, Candidate, Mark, Role, Technique, WideSet};
use crate::engine::{Cell, Digit, DigitSet};
use crate::text::technique::notation::{
    cells, digit_name, digit_set, digits, houses, in_words, marked, one_digit_of, right_candidates,
    sets,
};
use crate::text::{Language, say};

/// Why a step holds that a deadly pattern leads to: the threat, and what saves the puzzle from it.
pub(super) fn reason(step: &BoardStep, language: Language) -> Option<String> {
    let deadly = step.evidence.sets.first()?;
    let threat = threat(step, deadly, language);
    let rescue = rescue(step, deadly, language)?;
    Some(format!("{threat} {rescue}"))
}

/// What must not be.
#[expect(clippy::wildcard_enum_match_arm, reason = "all other patterns are a threat alike")]
fn threat(step: &BoardStep, deadly: &WideCellsAndDigits, language: Language) -> String {
    let (place, digits) = (cells(deadly.cells), digit_set(deadly.digits, language));
    match step.technique {
        Technique::BugLite => {
            let pairs = pairs(&step.evidence.marks, language);
            say!(
                language,
                "If each of {pairs} held one of its two digits, all of them could change to the other one, and there would be two answers.",
                pairs
            )
        }
        Technique::AvoidableRectangle1 | Technique::AvoidableRectangle2 => say!(
            language,
            "None of {place} is given. If they held nothing but {digits} by turns, these could be swapped, and there would be two answers.",
            place,
            digits
        ),
        _ => say!(
            language,
            "If {place} held nothing but {digits}, these could be swapped, and there would be two answers.",
            place,
            digits
        ),
    }
}

/// The cells of a grave, those with the same two digits together: `r12c3 {57} and r4c5 {17}`.
fn pairs(marks: &[Mark], language: Language) -> String {
    let mut pairs: Vec<(DigitSet, WideSet)> = Vec::new();
    for cell in marked(marks, Role::Pattern).iter() {
        let of_it = |mark: &&Mark| mark.role == Role::Pattern && mark.candidate.cell == cell;
        let digits = marks.iter().filter(of_it).map(|mark| mark.candidate.digit).collect();
        match pairs.iter_mut().find(|(known, _)| *known == digits) {
            Some((_, cells)) => cells.insert(cell),
            None => pairs.push((digits, WideSet::of(cell))),
        }
    }
    let pairs: Vec<WideCellsAndDigits> =
        pairs.into_iter().map(|(digits, cells)| WideCellsAndDigits { cells, digits }).collect();
    sets(&pairs, language)
}

/// What saves the puzzle from it.
#[expect(clippy::wildcard_enum_match_arm, reason = "the evidence tells the type of all others")]
fn rescue(step: &BoardStep, deadly: &WideCellsAndDigits, language: Language) -> Option<String> {
    use Technique as T;
    match step.technique {
        T::UniqueRectangle1 => Some(only_roof(step, language)),
        T::UniqueRectangle2 | T::UniqueRectangle5 | T::AvoidableRectangle2 => {
            Some(one_of_roof(step, language))
        }
        T::UniqueRectangle3 => subset(step, language),
        T::UniqueRectangle4 => locked(step, deadly, language),
        T::UniqueRectangle6 => crossed(step, deadly, language),
        T::HiddenRectangle => hidden(step, deadly, language),
        T::AvoidableRectangle1 => {
            let gone = right_candidates(&step.eliminations, language);
            Some(say!(language, "With {gone} exactly that would happen.", gone))
        }
        T::BugLite if !step.evidence.bases.is_empty() => locked_grave(step, language),
        _ => of_any_type(step, deadly, language),
    }
}

/// What saves the puzzle where a technique is of types 1 to 4, which its evidence tells.
fn of_any_type(
    step: &BoardStep,
    deadly: &WideCellsAndDigits,
    language: Language,
) -> Option<String> {
    let evidence = &step.evidence;
    if evidence.sets.len() > 1 {
        subset(step, language)
    } else if !evidence.bases.is_empty() {
        locked(step, deadly, language)
    } else if marked(&evidence.marks, Role::Second).len() == 1 {
        Some(only_roof(step, language))
    } else {
        Some(one_of_roof(step, language))
    }
}

fn roof(step: &BoardStep) -> String {
    cells(marked(&step.evidence.marks, Role::Second))
}

/// The candidates beyond the pattern.
fn beyond(step: &BoardStep) -> Vec<Candidate> {
    let marks = step.evidence.marks.iter().filter(|mark| mark.role == Role::Second);
    marks.map(|mark| mark.candidate).collect()
}

fn only_roof(step: &BoardStep, language: Language) -> String {
    let roof = roof(step);
    say!(language, "Only {roof} has other candidates, so it has to hold one of these.", roof)
}

fn one_of_roof(step: &BoardStep, language: Language) -> String {
    let (roof, extra) = (roof(step), digits_of(&beyond(step), language));
    say!(
        language,
        "Only {extra} in {roof} prevents that, so one of these cells is {extra}, and a cell that sees them all cannot be {extra}.",
        extra,
        roof
    )
}

fn subset(step: &BoardStep, language: Language) -> Option<String> {
    let beyond: DigitSet = beyond(step).iter().map(|candidate| candidate.digit).collect();
    let (roof, extra) = (roof(step), one_digit_of(beyond, language));
    let set = step.evidence.sets.get(1)?;
    let all = set.cells.or(marked(&step.evidence.marks, Role::Second));
    let of_all: Vec<_> = step.holding(all).collect();
    let (house, others) = (houses(&of_all, language), cells(set.cells));
    let (count, set) = (in_words(set.digits.len(), language), digit_set(set.digits, language));
    Some(say!(
        language,
        "Only {extra} in {roof} prevents that, so one of these two cells is {extra}. Together with {others} that makes {count} cells for {set}, and no other cell of {house} can hold these.",
        extra,
        roof,
        others,
        count,
        set,
        house
    ))
}

fn locked(step: &BoardStep, deadly: &WideCellsAndDigits, language: Language) -> Option<String> {
    Some(locked_in_roof(step, deadly.digits.without(digits_gone(step)).first()?, language))
}

/// The digit that both cells of the roof have in the grave, and that does not go.
fn locked_grave(step: &BoardStep, language: Language) -> Option<String> {
    let roof = marked(&step.evidence.marks, Role::Second);
    let in_grave = |cell: Cell| -> DigitSet {
        let marks = step.evidence.marks.iter().filter(|mark| mark.candidate.cell == cell);
        let pattern = marks.filter(|mark| mark.role == Role::Pattern);
        pattern.map(|mark| mark.candidate.digit).collect()
    };
    let common = roof.iter().map(in_grave).reduce(DigitSet::and)?;
    Some(locked_in_roof(step, common.without(digits_gone(step)).first()?, language))
}

fn digits_gone(step: &BoardStep) -> DigitSet {
    step.eliminations.iter().map(|gone| gone.digit).collect()
}

fn locked_in_roof(step: &BoardStep, locked: Digit, language: Language) -> String {
    let (roof, house) = (roof(step), houses(&step.evidence.bases, language));
    let (locked, gone) = (digit_name(locked), one_digit_of(digits_gone(step), language));
    say!(
        language,
        "In {house} the digit {locked} has no other places than {roof}, so one of them is {locked}. If the other one were {gone}, exactly that would happen.",
        house,
        locked,
        roof,
        gone
    )
}

fn crossed(step: &BoardStep, deadly: &WideCellsAndDigits, language: Language) -> Option<String> {
    let (second, digit) =
        (marked(&step.evidence.marks, Role::Second), step.eliminations.first()?.digit);
    let other = deadly.digits.without(DigitSet::of(digit)).first()?;
    let [floor, roof] = [deadly.cells.without(second), second].map(cells);
    let [digit, other] = [digit, other].map(digit_name);
    Some(say!(
        language,
        "In the rows and columns of {roof} the digit {digit} has no place beside the rectangle, so it is in two opposite corners. If these were {roof}, then {floor} would both be {other}, and exactly that would happen.",
        roof,
        digit,
        floor,
        other
    ))
}

fn hidden(step: &BoardStep, deadly: &WideCellsAndDigits, language: Language) -> Option<String> {
    let gone = step.eliminations.first()?;
    let kept = deadly.digits.without(DigitSet::of(gone.digit)).first()?;
    let beside = deadly.cells.and(step.peers_of(gone.cell));
    let opposite = deadly.cells.without(beside).without(WideSet::of(gone.cell));
    let [beside, opposite] = [beside, opposite].map(cells);
    let (cell, gone) = (cells(WideSet::of(gone.cell)), digit_name(gone.digit));
    let kept = digit_name(kept);
    Some(say!(
        language,
        "In the row and column of {cell} the digit {kept} has no place beside the rectangle. If {cell} were {gone}, {kept} would be in {beside}, which leaves {gone} for {opposite}, and exactly that would happen.",
        cell,
        kept,
        gone,
        beside,
        opposite
    ))
}

pub(super) fn grave(step: &BoardStep, language: Language) -> Option<String> {
    let Candidate { cell, digit } = step.evidence.marks.first()?.candidate;
    let kept = digit_name(step.evidence.digits.first().copied().unwrap_or(digit));
    let cell = cells([cell].into_iter().collect());
    Some(say!(
        language,
        "All open cells but {cell} have two candidates. If {cell} were not {kept}, all would have two, and every digit two places in each house that lacks it: then there would be two answers or none.",
        cell,
        kept
    ))
}

fn digits_of(candidates: &[Candidate], language: Language) -> String {
    let set: DigitSet = candidates.iter().map(|candidate| candidate.digit).collect();
    let all: Vec<Digit> = set.iter().collect();
    digits(all, language)
}
