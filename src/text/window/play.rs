//! What the status bar says about a game, and how its time is written.

use std::time::Duration;

use super::{Language, Say, foreign, say, say_plural};
use crate::controller::{Doubt, Status};
use crate::game::on_the_clock;

impl Status {
    pub(super) fn say_of_play(&self, language: Language) -> String {
        match self {
            Self::Playing { open } => playing(*open, language),
            Self::Paused => say!(language, "The game is paused."),
            Self::NothingToPlay => {
                say!(language, "This puzzle has no answer, so it cannot be played.")
            }
            Self::Checked { right: _, wrong } => checked(*wrong, language),
            Self::CannotCheck(why) => cannot_check(*why, language),
            Self::AgainstRules(broken) => {
                let broken = broken.say(language);
                say!(language, "That breaks the rules: {broken}.", broken)
            }
            Self::AgainstAnswer(digit) => {
                say!(language, "The answer does not have {digit} in this cell.", digit)
            }
            Self::NoteLost { row, column } => say!(
                language,
                "The digit of the answer is not among the notes in row {row}, column {column}.",
                row,
                column
            ),
            Self::FullButWrong => say!(language, "Every cell has a digit, but something is wrong."),
            Self::Finished { time, hints, mistakes } => {
                finished(*time, *hints, *mistakes, language)
            }
            Self::GameIsOver => say!(language, "This puzzle is solved; Ctrl+R plays it again."),
            _ => self.say_of_save_points(language),
        }
    }

    fn say_of_save_points(&self, language: Language) -> String {
        match self {
            Self::Selected(cells) => say_plural!(
                language,
                *cells as u64,
                "{cells} cell is selected.",
                "{cells} cells are selected.",
                cells
            ),
            Self::SavePointMade(name) => {
                let name = foreign::name(name);
                say!(language, "Save point “{name}” is made.", name)
            }
            Self::AtSavePoint(name) => {
                let name = foreign::name(name);
                say!(language, "The board is as it was at save point “{name}”.", name)
            }
            Self::SavePointDeleted(name) => {
                let name = foreign::name(name);
                say!(language, "Save point “{name}” is deleted.", name)
            }
            _ => String::new(),
        }
    }
}

fn playing(open: usize, language: Language) -> String {
    say_plural!(language, open as u64, "{open} cell is open.", "{open} cells are open.", open)
}

fn checked(wrong: usize, language: Language) -> String {
    if wrong == 0 {
        return say!(language, "So far all right.");
    }
    say_plural!(
        language,
        wrong as u64,
        "{wrong} digit is wrong.",
        "{wrong} digits are wrong.",
        wrong
    )
}

fn cannot_check(why: Doubt, language: Language) -> String {
    match why {
        Doubt::SeveralAnswers => {
            say!(language, "The puzzle has several answers, so there is nothing to check against.")
        }
        Doubt::NoAnswer => {
            say!(language, "The puzzle has no answer, so there is nothing to check against.")
        }
    }
}

fn finished(time: Duration, hints: u32, mistakes: u32, language: Language) -> String {
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
