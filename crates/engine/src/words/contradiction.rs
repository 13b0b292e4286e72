//! The reasons why a puzzle has no answer.

use nonet_language::{Language, Say, display_in_english, say};

use super::constraint;
use super::rule::how_cells_lie;
use crate::{Contradiction, Contradictions, HouseKind, HouseName, LowestDigit};

impl Say for HouseName {
    fn say(&self, language: Language) -> String {
        let house = house_of_grid(*self, language);
        match self.grid {
            Some(grid) => say!(language, "{house} of grid {grid}", house, grid),
            None => house,
        }
    }
}

fn house_of_grid(HouseName { kind, number, .. }: HouseName, language: Language) -> String {
    match kind {
        HouseKind::Row => say!(language, "row {number}", number),
        HouseKind::Column => say!(language, "column {number}", number),
        HouseKind::Box => say!(language, "box {number}", number),
        HouseKind::Region => say!(language, "region {number}", number),
        HouseKind::Diagonal if number == 1 => say!(language, "the falling diagonal"),
        HouseKind::Diagonal => say!(language, "the rising diagonal"),
        HouseKind::Window => say!(language, "window {number}", number),
        HouseKind::DisjointGroup => say!(language, "group {number}", number),
        HouseKind::Asterisk => say!(language, "the asterisk"),
        HouseKind::CentreDot => say!(language, "the centre dots"),
        HouseKind::Girandola => say!(language, "the girandola"),
        HouseKind::Extra => say!(language, "extra house {number}", number),
    }
}

/// A cell by its row and column, from 1. Without a comma, as it may stand in a list.
#[must_use]
pub fn name_of_place(row: usize, column: usize, language: Language) -> String {
    say!(language, "row {row} column {column}", row, column)
}

/// Some of the reasons as a list.
#[must_use]
pub fn list_of_contradictions(reasons: &[Contradiction], language: Language) -> String {
    list_of_contradictions_from(reasons, LowestDigit::One, language)
}

/// The most reasons that a list names. A text of chance digits has dozens.
const MOST_NAMED: usize = 12;

/// Some of the reasons as a list, with digits that count from `lowest`. Of many, the last item is how many more there are.
#[must_use]
pub fn list_of_contradictions_from(
    reasons: &[Contradiction],
    lowest: LowestDigit,
    language: Language,
) -> String {
    let said = |reason: &Contradiction| contradiction(reason, lowest, language);
    // One more takes no more room than its number.
    let named = if reasons.len() > MOST_NAMED + 1 { MOST_NAMED } else { reasons.len() };
    let mut items: Vec<String> = reasons[..named].iter().map(said).collect();
    let count = reasons.len() - named;
    if count > 0 {
        items.push(say!(language, "{count} more", count));
    }
    language.list(&items)
}

impl Say for Contradictions {
    fn say(&self, language: Language) -> String {
        list_of_contradictions(self, language)
    }
}

impl Say for Contradiction {
    fn say(&self, language: Language) -> String {
        contradiction(self, LowestDigit::One, language)
    }
}

/// A reason, with digits that count from `lowest`.
#[must_use]
pub fn contradiction(reason: &Contradiction, lowest: LowestDigit, language: Language) -> String {
    match reason {
        Contradiction::Repeated { digit, house, cells } => {
            let (house, times) = (house.say(language), cells.len());
            let digit = lowest.shown(*digit);
            match times {
                2 => say!(language, "two {digit}s in {house}", digit, house),
                3 => say!(language, "three {digit}s in {house}", digit, house),
                _ => say!(language, "{times} {digit}s in {house}", times, digit, house),
            }
        }
        Contradiction::Clash { rule, digits: [first, second], cells: [one, other] } => {
            let [first, second] = [first, second].map(|&digit| lowest.shown(digit));
            let [one, other] =
                [one, other].map(|place| name_of_place(place.row + 1, place.column + 1, language));
            let apart = how_cells_lie(*rule, language);
            say!(
                language,
                "{first} in {one} and {second} in {other}, {apart}",
                first,
                one,
                second,
                other,
                apart
            )
        }
        Contradiction::DigitBreaksConstraint { constraint, digit, place } => {
            constraint::broken(constraint, *digit, *place, lowest, language)
        }
        Contradiction::CellsBreakConstraint { constraint, places, fault } => {
            constraint::unkept(constraint, places, fault, lowest, language)
        }
        &Contradiction::RuledOut { digit, row, column } => {
            let (digit, place) = (lowest.shown(digit), name_of_place(row, column, language));
            say!(language, "the puzzle rules out {digit} in {place}", digit, place)
        }
        &Contradiction::NoCandidate { row, column } => {
            let place = name_of_place(row, column, language);
            say!(language, "no candidate is left in {place}", place)
        }
        Contradiction::NoPlace { digit, house } => {
            let (digit, house) = (lowest.shown(*digit), house.say(language));
            say!(language, "no place for {digit} in {house}", digit, house)
        }
    }
}

display_in_english!(HouseName, Contradiction, Contradictions);
