//! Why a puzzle has no answer, in words.

use super::{Language, Say, display_in_english, say};
use crate::engine::{Contradiction, HouseKind, HouseName};

impl Say for HouseName {
    fn say(&self, language: Language) -> String {
        let number = self.number;
        match self.kind {
            HouseKind::Row => say!(language, "row {number}", number),
            HouseKind::Column => say!(language, "column {number}", number),
            HouseKind::Box => say!(language, "box {number}", number),
            HouseKind::Extra => say!(language, "extra house {number}", number),
        }
    }
}

/// All of them as a list.
pub(super) fn all(reasons: &[Contradiction], language: Language) -> String {
    let reasons: Vec<String> = reasons.iter().map(|reason| reason.say(language)).collect();
    language.list(&reasons)
}

impl Say for Contradiction {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Repeated { digit, house, cells } => {
                let (house, times) = (house.say(language), cells.len());
                match times {
                    2 => say!(language, "two {digit}s in {house}", digit, house),
                    3 => say!(language, "three {digit}s in {house}", digit, house),
                    _ => say!(language, "{times} {digit}s in {house}", times, digit, house),
                }
            }
            Self::RuledOut { digit, row, column } => say!(
                language,
                "the puzzle rules out {digit} in r{row}c{column}",
                digit,
                row,
                column
            ),
            Self::NoCandidate { row, column } => {
                say!(language, "r{row}c{column} has no candidate left", row, column)
            }
            Self::NoPlace { digit, house } => {
                let house = house.say(language);
                say!(language, "no place for {digit} in {house}", digit, house)
            }
        }
    }
}

display_in_english!(HouseName, Contradiction);
