//! Why the techniques of clues hold: cages, the rule of 45, and clues of any kind.

use std::cmp::Ordering;

use crate::engine::technique::{BoardStep, Family, Role, WideSet};
use crate::engine::{Constraint, DigitSet, Layout, Pace};
use crate::text::constraints::{number_outside, sentence_of_rule};
use crate::text::technique::notation::{
    cells, digit_name, digits, houses, marked, one_digit_of, one_of, sum,
};
use crate::text::{Language, say};

/// The most combinations that a sentence lists.
const MOST_LISTED: usize = 6;

/// The most cages that a sentence names.
const MOST_NAMED: usize = 3;

pub(super) fn last_cell(step: &BoardStep, language: Language) -> Option<String> {
    let placed = step.placements.first()?;
    let (clue, cell) = (first_clue(step, language)?, cells(WideSet::of(placed.cell)));
    let digit = digit_name(placed.digit);
    Some(say!(
        language,
        "{cell} is the last open cell of {clue}, and {digit} is what the sum lacks.",
        cell,
        clue,
        digit
    ))
}

pub(super) fn combinations(step: &BoardStep, language: Language) -> Option<String> {
    let left = combinations_left(step, language)?;
    let gone = one_digit_of(step.evidence.digits.iter().copied().collect(), language);
    Some(if step.evidence.combinations.len() == 1 {
        let only = say!(language, "It does not have {gone}.", gone);
        format!("{left} {only}")
    } else {
        let none = say!(language, "None of them has {gone}.", gone);
        format!("{left} {none}")
    })
}

pub(super) fn places(step: &BoardStep, language: Language) -> Option<String> {
    if step.evidence.combinations.is_empty() {
        let clue = first_clue(step, language)?;
        let why = say!(
            language,
            "With one of the digits that are ruled out here, the other cells of {clue} could not be filled, if the houses are heeded too.",
            clue
        );
        return behind_rule(step, &why, language);
    }
    let left = combinations_left(step, language)?;
    let why = say!(
        language,
        "With one of the digits that are ruled out here, the other cells of the cage could not be filled."
    );
    Some(format!("{left} {why}"))
}

pub(super) fn locked_digit(step: &BoardStep, language: Language) -> Option<String> {
    let left = combinations_left(step, language)?;
    let digit = digit_name(*step.evidence.digits.first()?);
    let places = one_of(marked(&step.evidence.marks, Role::Pattern));
    let why = say!(
        language,
        "So {digit} is in the cage, in {places}. A cell that sees all of them cannot be {digit}.",
        digit,
        places
    );
    Some(format!("{left} {why}"))
}

/// Which combinations are left for the first cage: `1+5 and 2+4 are left for the cage of 6 at r1c1.`
fn combinations_left(step: &BoardStep, language: Language) -> Option<String> {
    sets_left(step, "+", language)
}

/// Which sets of digits are left for the first clue, with a sign between their digits. Returns `None` if it has no such sets.
fn sets_left(step: &BoardStep, between: &str, language: Language) -> Option<String> {
    let clue = first_clue(step, language)?;
    let combinations = &step.evidence.combinations;
    if combinations.is_empty() {
        return None;
    }
    let name = |set: &DigitSet| {
        if set.is_empty() {
            return say!(language, "no digit");
        }
        set.iter().map(digit_name).collect::<Vec<_>>().join(between)
    };
    let names: Vec<String> = combinations.iter().map(name).collect();
    Some(if let [only] = names.as_slice() {
        say!(language, "The only combination that is left for {clue} is {only}.", clue, only)
    } else if names.len() <= MOST_LISTED {
        let combinations = language.list(&names);
        say!(language, "{combinations} are left for {clue}.", combinations, clue)
    } else {
        let count = names.len();
        say!(language, "{clue} has {count} combinations left.", clue, count)
    })
}

pub(super) fn rule_of_45(step: &BoardStep, language: Language) -> Option<String> {
    let (why, all) = sums_of_houses(step, language)?;
    let cell = cells(step.evidence.sets.first()?.cells);
    if all.len() == 1 {
        return Some(why);
    }
    let so = say!(language, "Digits stand in the other cells, so {cell} has the rest.", cell);
    Some(format!("{why} {so}"))
}

pub(super) fn innies_and_outies(step: &BoardStep, language: Language) -> Option<String> {
    let (why, _) = sums_of_houses(step, language)?;
    let so = say!(
        language,
        "With one of the digits that are ruled out here, the others could not make that up."
    );
    Some(format!("{why} {so}"))
}

/// What houses and cages say of their innies and outies, and all of these cells.
fn sums_of_houses(step: &BoardStep, language: Language) -> Option<(String, WideSet)> {
    let evidence = &step.evidence;
    let inside = evidence.bases.iter().map(|&house| step.cells_of(house));
    let inside = inside.fold(WideSet::EMPTY, WideSet::or);
    let cells_of = |clue: &Constraint| clue.cells().iter().copied().collect::<WideSet>();
    let in_cages = evidence.clues.iter().map(cells_of).fold(WideSet::EMPTY, WideSet::or);
    let (innies, outies) = (inside.without(in_cages), in_cages.without(inside));
    let highest = u32::try_from(step.layout.digit_count()).ok()?;
    let of_houses = u32::try_from(evidence.bases.len()).ok()? * highest * (highest + 1) / 2;
    let of_cages: u32 = evidence.clues.iter().filter_map(Constraint::sum).sum();
    let why = sums_told(step, [inside, in_cages], [of_houses, of_cages], language);
    let rest = of_houses.abs_diff(of_cages);
    let amount = |count: usize| sum(rest, u32::try_from(count).unwrap_or_default());
    let [inner, outer] = [innies, outies].map(cells);
    let so = if outies.is_empty() {
        let rest = amount(innies.len());
        say!(language, "That leaves {rest} for {cells}.", rest, cells = inner)
    } else if innies.is_empty() {
        let rest = amount(outies.len());
        say!(language, "The difference, {rest}, lies outside, in {cells}.", rest, cells = outer)
    } else {
        let shown = amount(innies.len().abs_diff(outies.len()));
        difference_told(of_houses.cmp(&of_cages), &shown, &inner, &outer, language)
    };
    Some((format!("{why} {so}"), innies.or(outies)))
}

fn sums_told(
    step: &BoardStep,
    [inside, in_cages]: [WideSet; 2],
    [of_houses, of_cages]: [u32; 2],
    language: Language,
) -> String {
    let houses = houses(&step.evidence.bases, language);
    let of_houses = sum(of_houses, u32::try_from(inside.len()).unwrap_or_default());
    if step.evidence.clues.is_empty() {
        return say!(language, "The digits of {houses} add up to {of_houses}.", houses, of_houses);
    }
    let clues = clues_told(step, language);
    let of_cages = sum(of_cages, u32::try_from(in_cages.len()).unwrap_or_default());
    say!(
        language,
        "The digits of {houses} add up to {of_houses}, and {clues} to {of_cages}.",
        houses,
        of_houses,
        clues,
        of_cages
    )
}

/// The clues of a sum: their names, or their number if they are many.
fn clues_told(step: &BoardStep, language: Language) -> String {
    let count = step.evidence.clues.len();
    if count > MOST_NAMED {
        return say!(language, "{count} sums there", count);
    }
    clue_names(step, language)
}

/// How the sums of innies and outies differ.
fn difference_told(
    order: Ordering,
    amount: &str,
    innies: &str,
    outies: &str,
    language: Language,
) -> String {
    match order {
        Ordering::Equal => {
            say!(language, "So {innies} and {outies} have the same sum.", innies, outies)
        }
        Ordering::Greater => {
            say!(language, "So {innies} has {amount} more than {outies}.", innies, amount, outies)
        }
        Ordering::Less => {
            say!(language, "So {outies} has {amount} more than {innies}.", outies, amount, innies)
        }
    }
}

pub(super) fn killer_subset(step: &BoardStep, language: Language) -> Option<String> {
    let house = houses(&step.evidence.bases, language);
    let digits = digits(step.evidence.digits.iter().copied(), language);
    let place = cells(step.evidence.sets.first()?.cells);
    let clues = clue_names(step, language);
    Some(say!(
        language,
        "Whatever combination is left for {clues}, {place} hold {digits} between them. So no other cell of {house} holds one of these.",
        clues,
        place,
        digits,
        house
    ))
}

pub(super) fn partners(step: &BoardStep, language: Language) -> Option<String> {
    let set = step.evidence.sets.first()?;
    let (clue, cell) = (first_clue(step, language)?, cells(set.cells));
    let digits = one_digit_of(set.digits, language);
    let why = say!(
        language,
        "{cell} is {digits}. Because of {clue}, each of these rules out the same.",
        cell,
        digits,
        clue
    );
    behind_rule(step, &why, language)
}

pub(super) fn thermometer_bounds(step: &BoardStep, language: Language) -> Option<String> {
    let set = step.evidence.sets.first()?;
    let (clue, cell) = (step.evidence.clues.first()?, cells(set.cells));
    let digits = one_digit_of(set.digits, language);
    let Constraint::Thermometer(thermometer) = clue else { return None };
    let clue = clue_name(clue, &step.layout, language);
    Some(match thermometer.pace() {
        Pace::Rising => say!(
            language,
            "{cell} is {digits}. Along {clue} each digit is larger than the one before. So cells towards the bulb are smaller, and cells towards the tip larger, by as much as they are cells away or more.",
            cell,
            digits,
            clue
        ),
        Pace::Slow => say!(
            language,
            "{cell} is {digits}. Along {clue} no digit is smaller than the one before. So cells towards the bulb are not larger, and cells towards the tip not smaller.",
            cell,
            digits,
            clue
        ),
    })
}

pub(super) fn copies(step: &BoardStep, language: Language) -> Option<String> {
    let set = step.evidence.sets.first()?;
    let (clue, cell) = (step.evidence.clues.first()?, cells(set.cells));
    let digits = one_digit_of(set.digits, language);
    let rule = sentence_of_rule(clue, language);
    let copy: WideSet = step.eliminations.iter().map(|gone| gone.cell).collect();
    let copy = cells(copy);
    Some(say!(
        language,
        "{rule} {cell} is {digits}, and {copy} must hold the same.",
        rule,
        cell,
        digits,
        copy
    ))
}

pub(super) fn limits(step: &BoardStep, language: Language) -> Option<String> {
    let clue = first_clue(step, language)?;
    let why = say!(
        language,
        "With one of the digits that are ruled out here, {clue} could not be filled.",
        clue
    );
    behind_rule(step, &why, language)
}

pub(super) fn arrow_bounds(step: &BoardStep, language: Language) -> Option<String> {
    let clue = first_clue(step, language)?;
    let why = say!(
        language,
        "With one of the digits that are ruled out here, the circle of {clue} and the sum of its shaft could not be equal.",
        clue
    );
    behind_rule(step, &why, language)
}

pub(super) fn region_sums(step: &BoardStep, language: Language) -> Option<String> {
    let clue = first_clue(step, language)?;
    let why = say!(
        language,
        "With one of the digits that are ruled out here, the parts of {clue} in its regions could not have one sum.",
        clue
    );
    behind_rule(step, &why, language)
}

pub(super) fn renban_range(step: &BoardStep, language: Language) -> Option<String> {
    let left = sets_left(step, "-", language)?;
    let why =
        say!(language, "No way to place one of these runs has a digit that is ruled out here.");
    behind_rule(step, &format!("{left} {why}"), language)
}

pub(super) fn outside_sets(step: &BoardStep, language: Language) -> Option<String> {
    let Some(left) = sets_left(step, "+", language) else { return limits(step, language) };
    let why = say!(
        language,
        "With a digit that is ruled out here, none of these could stand where the number asks for it."
    );
    behind_rule(step, &format!("{left} {why}"), language)
}

/// A reason behind the rule that the first clue stands for.
fn behind_rule(step: &BoardStep, why: &str, language: Language) -> Option<String> {
    let rule = sentence_of_rule(step.evidence.clues.first()?, language);
    Some(format!("{rule} {why}"))
}

/// The clues by which links of a chain hold.
pub(super) fn of_links(step: &BoardStep, language: Language) -> Option<String> {
    if step.technique.family() == Family::Clues || step.evidence.clues.is_empty() {
        return None;
    }
    let clues = clue_names(step, language);
    Some(say!(language, "Because of {clues}, some of these exclude each other.", clues))
}

fn first_clue(step: &BoardStep, language: Language) -> Option<String> {
    step.evidence.clues.first().map(|clue| clue_name(clue, &step.layout, language))
}

/// The names of the clues as a list.
fn clue_names(step: &BoardStep, language: Language) -> String {
    let names = step.evidence.clues.iter().map(|clue| clue_name(clue, &step.layout, language));
    language.list(&names.collect::<Vec<_>>())
}

/// The name of a clue: `the cage of 14 at r1c1`, `the arrow at r5c5`, `the sandwich at r1c1 (9 left of row 1)`.
fn clue_name(clue: &Constraint, layout: &Layout, language: Language) -> String {
    if let Some(name) = cage_name(clue, language) {
        return name;
    }
    let first = clue.cells().first().map(|&cell| cells(WideSet::of(cell)));
    let name = clue.named_at(&first.unwrap_or_default(), language);
    match number_outside(clue, layout, language) {
        Some(number) => format!("{name} ({number})"),
        None => name,
    }
}

/// The name of a cage with a sum: `the cage of 14 at r1c1`.
fn cage_name(clue: &Constraint, language: Language) -> Option<String> {
    let total = clue.cage()?.sum()?;
    let total = sum(total, u32::try_from(clue.cells().len()).unwrap_or_default());
    let cell = cells(WideSet::of(*clue.cells().first()?));
    Some(say!(language, "the cage of {total} at {cell}", total, cell))
}
