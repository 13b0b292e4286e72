//! The idea of a technique in a sentence that begins with “if”: what would go wrong if the step were not so. It stands
//! beside the picture of an example; the reason with all its houses and sets stands below.

use super::notation::{
    cells, chain_end, chain_start, digit_name, digit_set, houses, in_words, marked,
};
use super::phrase::Phrase;
use crate::engine::technique::{BoardStep, Candidate, Family, Role, Technique, WideSet};
use crate::engine::{DigitSet, HouseName};
use crate::text::{Language, say};

/// The idea of a step; `None` where its reason is as plain as an idea could be.
pub(crate) fn idea(step: &BoardStep, language: Language) -> Option<String> {
    let &gone = step.eliminations.first()?;
    let told = Idea { step, gone, language };
    match step.technique.family() {
        Family::Intersections => Some(told.locked()),
        Family::Subsets => Some(told.subset()),
        Family::Fish => Some(told.fish()),
        Family::Wings if step.technique == Technique::XYWing => told.xy_wing(),
        Family::SingleDigit | Family::Chains | Family::Wings => told.ends(),
        Family::Uniqueness => Some(told.deadly()),
        Family::Colours => Some(told.colours()),
        Family::AlmostLocked => Some(told.almost_locked()),
        Family::Singles
        | Family::Clues
        | Family::Patterns
        | Family::Forcing
        | Family::LastResort => None,
    }
}

struct Idea<'a> {
    step: &'a BoardStep,
    /// The first candidate that goes.
    gone: Candidate,
    language: Language,
}

impl Idea<'_> {
    /// The cell and the digit of the first candidate that is ruled out, in words.
    fn supposed(&self) -> (String, String) {
        (cells(WideSet::of(self.gone.cell)), digit_name(self.gone.digit))
    }

    fn houses(&self, houses_of: &[HouseName]) -> String {
        houses(houses_of, self.language)
    }

    fn locked(&self) -> String {
        let ((cell, digit), house) = (self.supposed(), self.houses(&self.step.evidence.bases));
        say!(
            self.language,
            "If {cell} were {digit}, then {house} would have no place left for its {digit}.",
            cell,
            digit,
            house
        )
    }

    fn subset(&self) -> String {
        let (language, (cell, digit)) = (self.language, self.supposed());
        let of_set: DigitSet = match self.step.evidence.sets.first() {
            Some(set) => set.digits,
            None => self.step.evidence.digits.iter().copied().collect(),
        };
        let place = match self.step.evidence.sets.first() {
            Some(set) => set.cells,
            None => self.step.pattern_cells(),
        };
        let (place, count) = (cells(place), in_words(of_set.len().saturating_sub(1), language));
        if of_set.contains(self.gone.digit) {
            return say!(
                language,
                "If {cell} were {digit}, then {place} would have only {count} digits left, too few for all of them.",
                cell,
                digit,
                place,
                count
            );
        }
        let digits = digit_set(of_set, language);
        say!(
            language,
            "If {cell} were {digit}, then {digits} would have only {count} cells left, too few for all of them.",
            cell,
            digit,
            digits,
            count
        )
    }

    fn fish(&self) -> String {
        let (language, (cell, digit)) = (self.language, self.supposed());
        let evidence = &self.step.evidence;
        let taken = |house: &&HouseName| self.step.cells_of(**house).contains(self.gone.cell);
        let (bases, covers) = (self.houses(&evidence.bases), &evidence.covers);
        let taken: Vec<HouseName> = covers.iter().filter(taken).copied().collect();
        let left: Vec<HouseName> =
            covers.iter().filter(|house| !taken.contains(house)).copied().collect();
        let left = self.houses(&left);
        let fins = marked(&evidence.marks, Role::Fin).or(marked(&evidence.marks, Role::EndoFin));
        if fins.is_empty() {
            return say!(
                language,
                "If {cell} were {digit}, then {bases} would have only {left} left for the {digit} of each of them.",
                cell,
                digit,
                bases,
                left
            );
        }
        let fins = Phrase::OneOf(fins).marked();
        say!(
            language,
            "If {cell} were {digit}, then {fins} could not be {digit}, and {bases} would have only {left} left for the {digit} of each of them.",
            cell,
            digit,
            fins,
            bases,
            left
        )
    }

    /// That one of two ends has to be right.
    fn ends(&self) -> Option<String> {
        let evidence = &self.step.evidence;
        let (start, end) = (chain_start(evidence)?, chain_end(evidence)?);
        let is_of_digit = start.digit == self.gone.digit && end.digit == self.gone.digit;
        if start.on || !end.on || !is_of_digit || start.cells == end.cells {
            return None;
        }
        let (cell, digit) = self.supposed();
        let (start, end) = (cells(start.cells), cells(end.cells));
        Some(say!(
            self.language,
            "If {cell} were {digit}, then neither {start} nor {end} could be {digit}. But one of them has to be.",
            cell,
            digit,
            start,
            end
        ))
    }

    fn xy_wing(&self) -> Option<String> {
        let &[x, y, _] = self.step.evidence.digits.as_slice() else { return None };
        let ((cell, digit), [x, y]) = (self.supposed(), [x, y].map(digit_name));
        let first = cells(chain_start(&self.step.evidence)?.cells);
        let second = cells(chain_end(&self.step.evidence)?.cells);
        let pivot = cells(marked(&self.step.evidence.marks, Role::Second));
        Some(say!(
            self.language,
            "If {cell} were {digit}, then {first} would be {x} and {second} would be {y}, and {pivot} could be neither.",
            cell,
            digit,
            first,
            x,
            second,
            y,
            pivot
        ))
    }

    fn deadly(&self) -> String {
        let ((cell, digit), set) = (self.supposed(), self.step.evidence.sets.first());
        let place = cells(set.map_or_else(|| self.step.pattern_cells(), |set| set.cells));
        say!(
            self.language,
            "If {cell} were {digit}, then the digits of {place} could be swapped, and the puzzle would have two answers.",
            cell,
            digit,
            place
        )
    }

    fn colours(&self) -> String {
        let (cell, digit) = self.supposed();
        say!(
            self.language,
            "If {cell} were {digit}, then neither of two colours could be right. But one of them is.",
            cell,
            digit
        )
    }

    fn almost_locked(&self) -> String {
        let ((cell, digit), sets) = (self.supposed(), self.step.evidence.sets.iter());
        let place = cells(sets.map(|set| set.cells).fold(WideSet::EMPTY, WideSet::or));
        say!(
            self.language,
            "If {cell} were {digit}, then {place} would have too few digits for all their cells.",
            cell,
            digit,
            place
        )
    }
}
