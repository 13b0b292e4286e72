//! The sentences of the status bar about a game, and the form of its time.

use std::time::Duration;

use super::{Language, say, say_plural};
use crate::controller::CheckError;
use crate::game::on_the_clock;

pub(super) fn playing(open: usize, language: Language) -> String {
    say_plural!(language, open as u64, "{open} cell is open.", "{open} cells are open.", open)
}

/// `wrong` digits are not those of the answer, and the notes of `lost` cells lack it.
pub(super) fn checked(wrong: usize, lost: usize, language: Language) -> String {
    let digits = say_plural!(
        language,
        wrong as u64,
        "{wrong} digit is wrong.",
        "{wrong} digits are wrong.",
        wrong
    );
    let notes = say_plural!(
        language,
        lost as u64,
        "In {lost} cell the right digit is missing among the notes.",
        "In {lost} cells the right digit is missing among the notes.",
        lost
    );
    match (wrong, lost) {
        (0, 0) => say!(language, "No mistakes so far."),
        (_, 0) => digits,
        (0, _) => notes,
        (_, _) => format!("{digits} {notes}"),
    }
}

pub(super) fn cannot_check(why: CheckError, language: Language) -> String {
    match why {
        CheckError::SeveralAnswers => {
            say!(language, "The puzzle has several answers, so there is nothing to check against.")
        }
        CheckError::NoAnswer => {
            say!(language, "The puzzle has no answer, so there is nothing to check against.")
        }
    }
}

pub(super) fn finished(time: Duration, hints: u32, mistakes: u32, language: Language) -> String {
    let time = on_the_clock(time);
    let with = [
        (hints, say_plural!(language, hints.into(), "{hints} hint", "{hints} hints", hints)),
        (
            mistakes,
            say_plural!(
                language,
                mistakes.into(),
                "{mistakes} mistake",
                "{mistakes} mistakes",
                mistakes
            ),
        ),
    ];
    let with = with.into_iter().filter(|&(number, _)| number > 0).map(|(_, said)| said);
    let with: Vec<String> = with.collect();
    match language.list(&with).as_str() {
        "" => say!(language, "Solved in {time}.", time),
        with => say!(language, "Solved in {time}, with {with}.", time, with),
    }
}
