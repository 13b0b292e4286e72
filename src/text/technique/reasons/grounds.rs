//! Why singles hold, told by the digits on the board that rule out the rest.

use crate::engine::technique::{BoardStep, Candidate, SingleGrounds, WideSet};
use crate::engine::{Constraint, Digit, DigitSet, HouseKind, HouseName, LowestDigit, Rule, Rules};
use crate::text::constraints::{constraint_against, reasons_of_constraints};
use crate::text::technique::notation::{cells, digit_name, digit_set, houses, right_candidates};
use crate::text::technique::phrase::Phrase;
use crate::text::{Language, rule, say, say_plural};

/// Why a single holds, by its `grounds`, in a puzzle with these constraints. Digits are shown from the lowest.
pub(in crate::text::technique) fn single(
    step: &BoardStep,
    grounds: &SingleGrounds,
    (rules, lowest): (&Rules, LowestDigit),
    language: Language,
) -> String {
    let Some(&single) = step.placements.first() else { return String::new() };
    let is_last = grounds.witnesses.is_empty() && grounds.ruled_out_before.is_empty();
    // What a constraint rules out needed no earlier step.
    let mut grounds = grounds.clone();
    let mut stated: Vec<&Constraint> = Vec::new();
    grounds.ruled_out_before.retain(|&gone| {
        let constraint = constraint_against(rules, gone);
        stated.extend(constraint);
        constraint.is_none()
    });
    stated.sort_unstable();
    stated.dedup();
    let stated = reasons_of_constraints(&stated, lowest, language);
    match grounds.house {
        None => naked(single, &grounds, stated, language),
        Some(house) if is_last => last_cell(single, house, language),
        Some(house) => hidden(single, house, (&grounds, &stated), language),
    }
}

/// That a house has one open cell.
fn last_cell(Candidate { cell, digit }: Candidate, house: HouseName, language: Language) -> String {
    let (house, cell) = (houses(&[house], language), cells(WideSet::of(cell)));
    let digit = digit_name(digit);
    say!(
        language,
        "{house} has every digit but {digit}, and {cell} is its last open cell.",
        house,
        digit,
        cell
    )
}

/// That a house needs a digit, which has room in one cell alone. What constraints state of the other cells comes first.
fn hidden(
    Candidate { cell, digit }: Candidate,
    house: HouseName,
    (grounds, stated): (&SingleGrounds, &[String]),
    language: Language,
) -> String {
    let needs = needs(house, digit, language);
    let (cell, stated) = (cells(WideSet::of(cell)), language.list(stated));
    let is_stated_alone = grounds.witnesses.is_empty() && grounds.ruled_out_before.is_empty();
    if is_stated_alone {
        let why = say!(language, "As {stated}, only {cell} is left.", stated, cell);
        return format!("{needs} {why}");
    }
    let needs = if stated.is_empty() { needs } else { format!("{needs} {stated}.") };
    let before: WideSet = grounds.ruled_out_before.iter().map(|one| one.cell).collect();
    let gone = cells(before);
    if !grounds.without_house().is_empty() {
        return format!("{needs} {}", by_digits(&cell, grounds, language));
    }
    let its = grounds.houses();
    let count = its.len() as u64;
    let its = together(&its, language);
    let why = match (grounds.witnesses.is_empty(), before.is_empty()) {
        (true, _) => {
            say!(language, "It was ruled out in {gone} before, so only {cell} is left.", gone, cell)
        }
        (false, true) => say_plural!(
            language,
            count,
            "{its} already has it, so only {cell} is left.",
            "{its} already have it, so only {cell} is left.",
            its,
            cell
        ),
        (false, false) => say_plural!(
            language,
            count,
            "{its} already has it, and it was ruled out in {gone} before, so only {cell} is left.",
            "{its} already have it, and it was ruled out in {gone} before, so only {cell} is left.",
            its,
            gone,
            cell
        ),
    };
    format!("{needs} {why}")
}

/// That digits on the board leave only one cell, where not all of them are told by their houses.
fn by_digits(cell: &str, grounds: &SingleGrounds, language: Language) -> String {
    let digits: Vec<Candidate> = grounds.witnesses.iter().map(|it| it.candidate).collect();
    let digits = right_candidates(&digits, language);
    let rules = grounds.without_house().into_iter().filter_map(|(rule, _)| rule);
    let rules: Vec<String> = rules.map(|rule| rule::what_it_adds(rule, language)).collect();
    let before: WideSet = grounds.ruled_out_before.iter().map(|one| one.cell).collect();
    let gone = cells(before);
    match (before.is_empty(), language.list(&rules).as_str()) {
        (true, "") => say!(language, "Because {digits}, only {cell} is left.", digits, cell),
        (true, rules) => say!(
            language,
            "Because {digits}, and {rules}, only {cell} is left.",
            digits,
            rules,
            cell
        ),
        (false, "") => say!(
            language,
            "Because {digits}, and as it was ruled out in {gone} before, only {cell} is left.",
            digits,
            gone,
            cell
        ),
        (false, rules) => say!(
            language,
            "Because {digits}, {rules}, and it was ruled out in {gone} before, only {cell} is left.",
            digits,
            rules,
            gone,
            cell
        ),
    }
}

/// That a house needs a digit.
fn needs(house: HouseName, digit: Digit, language: Language) -> String {
    let (house, digit) = (houses(&[house], language), digit_name(digit));
    say!(language, "{house} needs the digit {digit}.", house, digit)
}

/// That a cell has room for one digit alone.
fn naked(
    Candidate { cell, digit }: Candidate,
    grounds: &SingleGrounds,
    stated: Vec<String>,
    language: Language,
) -> String {
    let mut parts: Vec<String> =
        grounds.houses().into_iter().map(|house| held_by(house, grounds, language)).collect();
    let cell = cells(WideSet::of(cell));
    let others = grounds.without_house();
    parts.extend(others.iter().map(|(rule, others)| by_rule(*rule, others, &cell, language)));
    parts.extend(stated);
    let (parts, digit) = (language.list(&parts), digit_name(digit));
    let room = if parts.is_empty() {
        say!(language, "{cell} can only be {digit}.", cell, digit)
    } else {
        say!(language, "{cell} can only be {digit}: {parts}.", cell, digit, parts)
    };
    let before: DigitSet = grounds.ruled_out_before.iter().map(|one| one.digit).collect();
    if before.is_empty() {
        return room;
    }
    let before = digit_set(before, language);
    let before = say!(language, "Earlier steps or notes have ruled out {before}.", before);
    format!("{room} {before}")
}

/// Which digits rule out others in a cell by a rule about pairs of cells, or by several rules and houses.
fn by_rule(rule: Option<Rule>, digits: &[Candidate], cell: &str, language: Language) -> String {
    let count = digits.len() as u64;
    let digits = right_candidates(digits, language);
    match rule {
        Some(rule) => rule::digits_that_rule_out(rule, (count, &digits), cell, language),
        None => say_plural!(
            language,
            count,
            "{digits} rules out the rest by the rules of this board",
            "{digits} rule out the rest by the rules of this board",
            digits
        ),
    }
}

/// Which digits a house has that a cell in it cannot hold.
fn held_by(house: HouseName, grounds: &SingleGrounds, language: Language) -> String {
    let of_it = grounds.witnesses.iter().filter(|it| it.house == Some(house));
    let digits: DigitSet = of_it.map(|it| it.candidate.digit).collect();
    let (house, digits) = (houses(&[house], language), digit_set(digits, language));
    say!(language, "{house} has {digits}", house, digits)
}

/// Houses with those of a kind together: `rows 1 and 2 and column 5`.
fn together(all: &[HouseName], language: Language) -> String {
    let of_kind = |kind| -> Vec<HouseName> {
        all.iter().copied().filter(|house| house.kind == kind).collect()
    };
    let named: Vec<String> = HouseKind::ALL
        .into_iter()
        .map(of_kind)
        .filter(|houses| !houses.is_empty())
        .map(|houses| Phrase::of_houses(&houses, language))
        .collect();
    language.list(&named)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Cell;

    #[test]
    fn several_digits_rule_out_and_one_rules_out() {
        let told = |rule, count: usize| {
            let one = |index| Candidate {
                cell: Cell::new(index).unwrap(),
                digit: Digit::new(5).unwrap(),
            };
            let digits: Vec<Candidate> = (0..count).map(one).collect();
            by_rule(rule, &digits, "r5c5", Language::ENGLISH)
        };
        assert!(told(None, 1).ends_with(" rules out the rest by the rules of this board"));
        assert!(told(None, 2).ends_with(" rule out the rest by the rules of this board"));
        let beside = told(Some(Rule::NonConsecutive), 2);
        assert!(
            beside.ends_with(" are beside r5c5 and rule out the digits one lower and one higher")
        );
    }
}
