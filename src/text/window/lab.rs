//! The words of the lab in the window, apart from those that the command line has too.

use super::{Language, Say, foreign, say};
use crate::figures::RaceCourse;
use crate::jobs::{MOST_OF_LIST, RaceList, RaceProblem};

/// What holds for the bars or the lines of a race.
#[must_use]
pub fn race_note(course: RaceCourse, most: u64, language: Language) -> String {
    let most = language.number(most);
    match course {
        RaceCourse::Puzzle => say!(
            language,
            "Up to the first answer, or the proof that there is none. The shorter the bar, the faster; each mark of the scale is ten times the one before. A method is stopped after {most} events.",
            most
        ),
        RaceCourse::List => say!(
            language,
            "Up to the first answer of each puzzle, or the proof that there is none. Of a long list, {most_puzzles} puzzles from all its parts are taken. A method is stopped after {most} events on a puzzle.",
            most,
            most_puzzles = MOST_OF_LIST
        ),
        RaceCourse::OpenCells => say!(
            language,
            "The digits of the first answer are taken out at random. With many open cells there are many answers, and the first one is often soon found. A hollow point is a method that was stopped after {most} events; it does not go on from there.",
            most
        ),
        RaceCourse::Boards => say!(
            language,
            "Boards with a third of their digits. A hollow point is a method that was stopped after {most} events; it does not go on from there.",
            most
        ),
    }
}

impl Say for RaceList {
    fn say(&self, language: Language) -> String {
        match self {
            Self::BuiltIn(built_in) => built_in.say(language),
            Self::File(path) => foreign::file_name(path),
        }
    }
}

impl Say for RaceProblem {
    fn say(&self, language: Language) -> String {
        match self {
            Self::NoAnswer => {
                say!(language, "The puzzle has no answer whose digits could be taken out.")
            }
            Self::NoPuzzle => say!(language, "The list has no puzzle to race on."),
            Self::Unreadable(error) => error.say_in_window(language),
        }
    }
}
