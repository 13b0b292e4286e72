//! The words of the constraints of puzzles.

use nonet_language::{Language, say};

use super::name_of_place;
use crate::{Constraint, Digit, LowestDigit, Parity, Place};

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
    }
}
