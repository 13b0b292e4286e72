//! Why the techniques of clues hold: cages, the rule of 45, and clues of any kind.

use crate::engine::technique::{BoardStep, Role, WideSet};
use crate::engine::{Constraint, DigitSet};
use crate::text::technique::notation::{
    cells, digit_name, digit_set, digits, houses, marked, one_digit_of, one_of, sum,
};
use crate::text::{Language, say};

/// The most combinations that a sentence lists.
const MOST_LISTED: usize = 6;

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

/// Which combinations are left for the first cage: `Left for the cage of 6 at r1c1 are 1+5 and 2+4.`
fn combinations_left(step: &BoardStep, language: Language) -> Option<String> {
    let clue = first_clue(step, language)?;
    let combinations = &step.evidence.combinations;
    let name = |set: &DigitSet| set.iter().map(digit_name).collect::<Vec<_>>().join("+");
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
    let found = HouseSumWords::of(step, language)?;
    let cell = cells(step.evidence.sets.first()?.cells);
    let digit = digit_name(step.placements.first()?.digit);
    let why = found.why(language);
    Some(if found.all.len() == 1 {
        let so = say!(language, "So {cell} is {digit}.", cell, digit);
        format!("{why} {so}")
    } else {
        let so = say!(language, "What stands there leaves {digit} for {cell}.", digit, cell);
        format!("{why} {so}")
    })
}

pub(super) fn innies_and_outies(step: &BoardStep, language: Language) -> Option<String> {
    let why = HouseSumWords::of(step, language)?.why(language);
    let so = say!(
        language,
        "With one of the digits that are ruled out here, the rest could not make up that sum."
    );
    Some(format!("{why} {so}"))
}

/// The cells of a rule of 45, with the two sums that tell theirs.
struct HouseSumWords {
    houses: String,
    of_houses: u32,
    cages: u32,
    /// The innies or outies, open or not.
    all: WideSet,
    are_inside: bool,
    digits_in_houses: u32,
    digits_in_cages: u32,
}

impl HouseSumWords {
    fn of(step: &BoardStep, language: Language) -> Option<Self> {
        let evidence = &step.evidence;
        let inside = evidence.bases.iter().map(|&house| step.cells_of(house));
        let inside = inside.fold(WideSet::EMPTY, WideSet::or);
        let cells_of = |clue: &Constraint| clue.cells().iter().copied().collect::<WideSet>();
        let in_cages = evidence.clues.iter().map(cells_of).fold(WideSet::EMPTY, WideSet::or);
        let are_inside = evidence.sets.first()?.cells.is_within(inside);
        let all =
            if are_inside { inside.without(in_cages) } else { in_cages.without(inside) };
        let highest = u32::try_from(step.layout.digit_count()).ok()?;
        let houses_added = u32::try_from(evidence.bases.len()).ok()?;
        Some(Self {
            houses: houses(&evidence.bases, language),
            of_houses: houses_added * highest * (highest + 1) / 2,
            cages: evidence.clues.iter().filter_map(Constraint::sum).sum(),
            all,
            are_inside,
            digits_in_houses: u32::try_from(inside.len()).ok()?,
            digits_in_cages: u32::try_from(in_cages.len()).ok()?,
        })
    }

    fn why(&self, language: Language) -> String {
        let Self { houses, of_houses, cages, all, are_inside, .. } = self;
        let rest = sum(of_houses.abs_diff(*cages), u32::try_from(all.len()).unwrap_or_default());
        let of_houses = sum(*of_houses, self.digits_in_houses);
        let of_cages = sum(*cages, self.digits_in_cages);
        let cells = cells(*all);
        if *are_inside {
            say!(
                language,
                "The digits of {houses} add up to {of_houses}, and those of the cages that lie there to {of_cages}. That leaves {rest} for {cells}.",
                houses,
                of_houses,
                of_cages,
                rest,
                cells
            )
        } else {
            say!(
                language,
                "The digits of {houses} add up to {of_houses}, and those of the cages that cover it to {of_cages}. The difference, {rest}, is outside, in {cells}.",
                houses,
                of_houses,
                of_cages,
                rest,
                cells
            )
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
    Some(say!(
        language,
        "{cell} is {digits}. By {clue} each of these rules out what goes here.",
        cell,
        digits,
        clue
    ))
}

pub(super) fn limits(step: &BoardStep, language: Language) -> Option<String> {
    let clue = first_clue(step, language)?;
    let gone = digit_set(step.evidence.digits.iter().copied().collect(), language);
    Some(say!(
        language,
        "No way to fill {clue} has {gone} where these digits are ruled out.",
        clue,
        gone
    ))
}

fn first_clue(step: &BoardStep, language: Language) -> Option<String> {
    step.evidence.clues.first().map(|clue| clue_name(clue, step, language))
}

/// The clues as a list.
fn clue_names(step: &BoardStep, language: Language) -> String {
    let names = step.evidence.clues.iter().map(|clue| clue_name(clue, step, language));
    language.list(&names.collect::<Vec<_>>())
}

/// The name of a clue: `the cage of 14 at r1c1`.
fn clue_name(clue: &Constraint, step: &BoardStep, language: Language) -> String {
    let total = clue.cage().and_then(|cage| cage.sum());
    let (Some(total), Some(&first)) = (total, clue.cells().first()) else {
        return clue.named(&step.layout, language);
    };
    let total = sum(total, u32::try_from(clue.cells().len()).unwrap_or_default());
    let cell = cells(WideSet::of(first));
    say!(language, "the cage of {total} at {cell}", total, cell)
}
