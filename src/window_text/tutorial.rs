//! The lessons of the tutorial in words: their titles, their pages (from `resources/tutorial/lessons.txt`), and what is said
//! of each move.

use super::{Language, Say, say};
use crate::controller::{LessonRemark, ShownLesson};
use crate::format::tutorial::{TutorialLesson, TutorialPage};

/// The words of a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageText {
    /// What the page teaches.
    pub text: String,
    /// What is to be done; empty if the page is only read.
    pub task: String,
}

impl Say for LessonRemark {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Right => say!(language, "Right, well done!"),
            Self::GoOn => say!(language, "Right so far; go on."),
            Self::TakenBack => say!(language, "The note is gone. Write both candidates."),
            Self::Shown => say!(language, "This is the move."),
            Self::Filled => say!(language, "This cell has its digit already. Choose another cell."),
            Self::Repeated(house, digit) => {
                let house = house.say(language);
                say!(
                    language,
                    "The digit {digit} is in {house} already, so this cell cannot be {digit}.",
                    digit,
                    house
                )
            }
            Self::NotProven(digit) => {
                say!(language, "Nothing proves yet that {digit} belongs here.", digit)
            }
            Self::Later(digit) => {
                say!(
                    language,
                    "{digit} does belong here, but look for the move of the task first.",
                    digit
                )
            }
            Self::NotNoted(digit) => say!(language, "This cell has no note of {digit}.", digit),
            Self::Needed(digit) => {
                say!(language, "Nothing proves this {digit} wrong, so the note stays.", digit)
            }
            Self::PickOnly => {
                say!(language, "This task needs no digit. Press Space or click the cell.")
            }
            Self::OtherCell => say!(language, "Not this cell. Look at the lit part of the board."),
            Self::NothingToDo => {
                say!(language, "There is nothing to do on this page. Press Enter for the next.")
            }
            Self::TaskDone => say!(language, "The task is done. Press Enter for the next page."),
            Self::TaskLeft => say!(language, "Do the task first, or press N to skip it."),
        }
    }
}

/// Which lesson of how many it is.
#[must_use]
pub fn lesson_number(lesson: TutorialLesson, language: Language) -> String {
    let (number, all) = (lesson.number(), TutorialLesson::ALL.len());
    say!(language, "Lesson {number} of {all}", number, all)
}

/// Which page of how many is shown.
#[must_use]
pub fn page_number(shown: &ShownLesson, language: Language) -> String {
    let (page, all) = (shown.place() + 1, shown.lesson().pages().len());
    say!(language, "Page {page} of {all}", page, all)
}

/// What the button says that goes on.
#[must_use]
pub fn next_text(shown: &ShownLesson, language: Language) -> String {
    if !shown.is_last() {
        say!(language, "Next")
    } else if shown.lesson().next().is_some() {
        say!(language, "Next lesson")
    } else {
        say!(language, "Play a first game")
    }
}

/// The title of the window while a lesson is shown.
#[must_use]
pub fn tutorial_title(language: Language) -> String {
    say!(language, "Tutorial – Nonet")
}

/// The words of the page that is shown.
#[must_use]
pub fn page_text(shown: &ShownLesson, language: Language) -> PageText {
    let page = shown.lesson().pages().get(shown.place());
    page.map(|page| words_of(page, language)).unwrap_or_default()
}

/// The words of all pages of a lesson.
#[must_use]
pub fn page_texts(lesson: TutorialLesson, language: Language) -> Vec<PageText> {
    lesson.pages().iter().map(|page| words_of(page, language)).collect()
}

fn words_of(page: &TutorialPage, language: Language) -> PageText {
    let said = |english| language.translated(english).to_owned();
    PageText { text: said(page.text), task: page.task_text.map(said).unwrap_or_default() }
}
