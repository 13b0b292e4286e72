//! The words of the constraints of puzzles.

use nonet_language::{Language, say};

use super::name_of_place;
use crate::{Constraint, Digit, Fault, LowestDigit, Parity, Place};

/// Says that `digit` at `place` breaks a constraint, with digits that count from `lowest`.
pub(super) fn broken(
    constraint: &Constraint,
    digit: Digit,
    place: Place,
    lowest: LowestDigit,
    language: Language,
) -> String {
    let place = name_of_place(place.row + 1, place.column + 1, language);
    let digit = lowest.shown(digit);
    match constraint {
        Constraint::Parity(_, parity) => match parity.shown(lowest) {
            Parity::Odd => {
                say!(language, "{digit} in {place} although this cell is odd", digit, place)
            }
            Parity::Even => {
                say!(language, "{digit} in {place} although this cell is even", digit, place)
            }
        },
        Constraint::Cage(_) => {
            say!(language, "{digit} in {place} does not fit its cage", digit, place)
        }
    }
}

/// Says what is wrong with the cells of a constraint, which are at `places`, with digits that count from `lowest`.
pub(super) fn unkept(
    constraint: &Constraint,
    places: &[Place],
    fault: &Fault,
    lowest: LowestDigit,
    language: Language,
) -> String {
    let name = |place: &Place| name_of_place(place.row + 1, place.column + 1, language);
    let place = places.first().map(name).unwrap_or_default();
    let shown = |sum: u32, digits: u32| match lowest {
        LowestDigit::One => sum,
        LowestDigit::Zero => sum.saturating_sub(digits),
    };
    match (constraint, fault) {
        (_, &Fault::Pair { digits: [first, second], places: [one, other] }) => {
            let [first, second] = [first, second].map(|digit| lowest.shown(digit));
            let [one, other] = [one, other].map(|at| places.get(at).map(name).unwrap_or_default());
            say!(
                language,
                "{first} in {one} and {second} in {other} exclude each other",
                first,
                one,
                second,
                other
            )
        }
        (_, &Fault::Repeated(digit)) => {
            let digit = lowest.shown(digit);
            say!(language, "{digit} more than once in the cage at {place}", digit, place)
        }
        (_, &Fault::Sum { held, digits, wanted }) => {
            let all = u32::try_from(places.len()).unwrap_or_default();
            let (held, wanted) = (shown(held, digits), shown(wanted, all));
            say!(
                language,
                "{held} in the cage at {place}, whose digits add up to {wanted}",
                held,
                place,
                wanted
            )
        }
        (Constraint::Cage(cage), Fault::NoCombination) => match cage.sum() {
            Some(sum) => {
                let sum = shown(sum, u32::try_from(places.len()).unwrap_or_default());
                say!(
                    language,
                    "no digits are left for the cage at {place} that add up to {sum}",
                    place,
                    sum
                )
            }
            None => say!(language, "no digits are left for the cage at {place}", place),
        },
        (Constraint::Parity(..), Fault::NoCombination) => {
            say!(language, "no candidate is left in {place}", place)
        }
    }
}
