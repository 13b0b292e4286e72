//! The lessons of the tutorial in words: their titles, their pages, and what is said of each move.

use super::{Language, Say, say};
use crate::controller::{LessonRemark, ShownLesson};
use crate::format::tutorial::TutorialLesson;

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
    page_texts(shown.lesson(), language).into_iter().nth(shown.place()).unwrap_or_default()
}

/// The words of all pages of a lesson.
#[must_use]
pub fn page_texts(lesson: TutorialLesson, language: Language) -> Vec<PageText> {
    match lesson {
        TutorialLesson::Rules => rules(language),
        TutorialLesson::LastCell => last_cell(language),
        TutorialLesson::BoxSingle => box_single(language),
        TutorialLesson::LineSingle => line_single(language),
        TutorialLesson::NakedSingle => naked_single(language),
        TutorialLesson::Notes => notes(language),
        TutorialLesson::Pointing => pointing(language),
        TutorialLesson::Claiming => claiming(language),
        TutorialLesson::NakedPair => naked_pair(language),
        TutorialLesson::HiddenPair => hidden_pair(language),
        TutorialLesson::NakedTriple => naked_triple(language),
        TutorialLesson::XWing => x_wing(language),
    }
}

/// A page that is only read.
fn read(text: String) -> PageText {
    PageText { text, task: String::new() }
}

/// A page with a task.
fn work(text: String, task: String) -> PageText {
    PageText { text, task }
}

fn rules(language: Language) -> Vec<PageText> {
    vec![
        read(say!(
            language,
            "A finished Sudoku: each row, each column and each box of three by three has the digits \
             1 to 9, each digit once. A row, a column and a box are lit."
        )),
        read(say!(
            language,
            "A puzzle starts with some digits, the givens. You fill the other cells. A good puzzle \
             has one answer, and you can find it without a guess."
        )),
        work(
            say!(language, "In the lit row there is a mistake: one digit appears twice."),
            say!(
                language,
                "Click one of the two equal digits, or go there with the arrow keys and press Space."
            ),
        ),
        read(say!(
            language,
            "In your games Nonet marks such a mistake in red. Now you know all the rules."
        )),
    ]
}

fn last_cell(language: Language) -> Vec<PageText> {
    vec![
        work(
            say!(
                language,
                "The easiest step: only one cell of row 5 is free. It takes the digit that the row lacks."
            ),
            say!(language, "Click the free cell of row 5 and type its digit."),
        ),
        work(
            say!(language, "The same works in a column. Column 2 has one free cell."),
            say!(language, "Put the missing digit into column 2."),
        ),
        work(
            say!(language, "And in a box: box 3, at the top right, has one free cell."),
            say!(language, "Put the missing digit into box 3."),
        ),
        read(say!(
            language,
            "This step is called a full house. Look for rows, columns and boxes that are nearly full."
        )),
    ]
}

fn box_single(language: Language) -> Vec<PageText> {
    vec![
        work(
            say!(
                language,
                "Where can 1 go in box 9, at the bottom right? The lit 1s close row 8 and column 9: \
                 neither can hold another 1. One free cell of the box is left."
            ),
            say!(language, "Click the only cell of box 9 where 1 can go, and type 1."),
        ),
        work(
            say!(
                language,
                "Now look for 8 in box 7, at the bottom left. The lit 8s close rows 7 and 9 and columns 1 and 3."
            ),
            say!(language, "Click the only cell of box 7 where 8 can go, and type 8."),
        ),
        work(
            say!(language, "Now without help: look for the 5s that reach into box 3."),
            say!(language, "Put 5 into box 3."),
        ),
        read(say!(
            language,
            "This is a hidden single, and the search for it is called scanning. It solves most of \
             an easy puzzle."
        )),
    ]
}

fn line_single(language: Language) -> Vec<PageText> {
    vec![
        work(
            say!(
                language,
                "Rows and columns hide singles too. Where can 7 go in row 5? The lit 7s close \
                 box 4, column 5 and column 8."
            ),
            say!(language, "Click the only cell of row 5 where 7 can go, and type 7."),
        ),
        work(
            say!(language, "Where can 9 go in column 1? The lit 9s close rows 3, 8 and 9."),
            say!(language, "Put 9 into column 1."),
        ),
        work(
            say!(
                language,
                "Now without help. The 1s close several cells of column 8: one 1 closes its row, another closes every cell of its box."
            ),
            say!(language, "Put 1 into column 8."),
        ),
        read(say!(
            language,
            "Choose a digit and look at each row and column that lacks the digit. Often only one \
             cell is left for it."
        )),
    ]
}

fn naked_single(language: Language) -> Vec<PageText> {
    vec![
        work(
            say!(
                language,
                "Now the other way round: take a cell and ask which digit can go there. The cell in the middle sees eight different digits in its row, its column and its box."
            ),
            say!(language, "Click the cell in the middle and type the ninth digit."),
        ),
        work(
            say!(language, "The lit cell, too, sees all digits but one."),
            say!(language, "Type the only digit that the lit cell can hold."),
        ),
        work(
            say!(language, "Box 9 has a cell for which only 3 is left."),
            say!(language, "Find this cell in box 9 and type 3."),
        ),
        read(say!(
            language,
            "This is a naked single. Look for it where a row, a column and a box that cross have \
             many digits."
        )),
    ]
}

fn notes(language: Language) -> Vec<PageText> {
    vec![
        work(
            say!(
                language,
                "If several digits can go into a cell, write them small: these are its candidates. \
                 In the lit cell only 1 and 5 are possible. In this lesson the digit keys write notes."
            ),
            say!(language, "Click the lit cell, then type 1 and 5."),
        ),
        work(
            say!(
                language,
                "In your games press X to write notes and Z to write digits again, or hold Ctrl \
                 while you type a note."
            ),
            say!(language, "Note the two candidates of the lit cell."),
        ),
        work(
            say!(
                language,
                "Row 5 has its 5 now. So no other cell of the row can be 5, and one note is wrong."
            ),
            say!(language, "Click the cell with the wrong note and type 5 to cross it out."),
        ),
        work(
            say!(language, "Only one candidate is left in the cell, so it is a naked single."),
            say!(language, "Type the digit that is left."),
        ),
        read(say!(
            language,
            "Hints > Note all candidates writes all notes for you. The next lessons begin with all \
             of them."
        )),
    ]
}

fn pointing(language: Language) -> Vec<PageText> {
    vec![
        read(say!(
            language,
            "Look for 1 in box 3: only two cells have the note, and both lie in column 7. We do not \
             know which of them is 1, but one of them is."
        )),
        work(
            say!(
                language,
                "So column 7 has its 1 inside box 3. No other cell of column 7 can be 1."
            ),
            say!(language, "Cross out the other three 1s of column 7: click each cell and type 1."),
        ),
        work(
            say!(language, "Now the lit cell has one candidate left."),
            say!(language, "Put this digit into the cell."),
        ),
        work(
            say!(
                language,
                "Another one: in box 2 all notes of 1 lie in one row. They point along this row."
            ),
            say!(language, "Cross out the 1s of the same row in box 1."),
        ),
        read(say!(
            language,
            "This is called pointing, or locked candidates: the digit is locked in a row or column \
             of its box."
        )),
    ]
}

fn claiming(language: Language) -> Vec<PageText> {
    vec![
        read(say!(
            language,
            "Now look at column 2: its notes of 1 both lie in box 1. So one of these two cells is 1."
        )),
        work(
            say!(language, "Column 2 claims the 1 of box 1. No other cell of the box can be 1."),
            say!(language, "Cross out the other three 1s of box 1."),
        ),
        work(
            say!(language, "Another one: look where 3 can go in row 3."),
            say!(language, "Cross out the notes of 3 in the same box that do not lie in row 3."),
        ),
        read(say!(
            language,
            "This is claiming. Pointing looks from a box along a line; claiming looks from a line \
             into a box."
        )),
    ]
}

fn naked_pair(language: Language) -> Vec<PageText> {
    vec![
        work(
            say!(language, "In row 5 two cells have the same two candidates and no others."),
            say!(language, "Click one of these two cells, or go there and press Space."),
        ),
        work(
            say!(
                language,
                "One of them is 1 and the other is 4, whichever way round. So no other cell of row 5 \
                 can be 1 or 4."
            ),
            say!(language, "Cross out 1 and 4 in the other cells of row 5: three notes."),
        ),
        work(
            say!(language, "Row 8 of this puzzle has a naked pair too."),
            say!(language, "Find the pair, and cross out its digits in the other cells of row 8."),
        ),
        read(say!(
            language,
            "Two cells of a row, column or box that have the same two candidates and no others are a naked pair. They use up both digits."
        )),
    ]
}

fn hidden_pair(language: Language) -> Vec<PageText> {
    vec![
        work(
            say!(
                language,
                "In column 5 look for 4 and for 6: both digits can go only into the same two cells. These cells have other candidates too."
            ),
            say!(language, "Click one of these two cells, or go there and press Space."),
        ),
        work(
            say!(
                language,
                "4 and 6 need both cells. So there is no room in them for any other digit."
            ),
            say!(language, "Cross out the notes other than 4 and 6 in the two cells."),
        ),
        work(
            say!(language, "In box 7 the digits 3 and 8 have the same two cells."),
            say!(language, "Cross out the other notes in these two cells."),
        ),
        read(say!(
            language,
            "This is a hidden pair: two digits with the same two places. A naked pair clears its \
             neighbours; a hidden pair clears its own cells."
        )),
    ]
}

fn naked_triple(language: Language) -> Vec<PageText> {
    vec![
        work(
            say!(
                language,
                "What two cells do with two digits, three cells do with three. In box 3 three cells \
                 have no candidates but 1, 6 and 9. None of them needs all three."
            ),
            say!(language, "Click one of these three cells, or go there and press Space."),
        ),
        work(
            say!(
                language,
                "The three cells use up 1, 6 and 9. So the other cells of box 3 lose them."
            ),
            say!(language, "Cross out 1, 6 and 9 in the other cells of box 3: five notes."),
        ),
        work(
            say!(language, "Row 8 of this puzzle has a naked triple of 3, 8 and 9."),
            say!(language, "Cross out these digits in the other cells of row 8."),
        ),
        read(say!(
            language,
            "This is a naked triple. Cells with two candidates are a good place to start the search."
        )),
    ]
}

fn x_wing(language: Language) -> Vec<PageText> {
    vec![
        read(say!(
            language,
            "An X-Wing is about one digit in two rows. Each of the two rows has only two places for it, and the \
             places lie in the same two columns. Here it is 4, in rows 4 and 7 and in columns 2 and 4."
        )),
        work(
            say!(
                language,
                "If the 4 of row 4 is in column 2, that column has its 4, so the 4 of row 7 is in column 4. Or it is the other way round. Either way columns 2 and 4 have their 4s in these two rows."
            ),
            say!(
                language,
                "Cross out all other 4s of columns 2 and 4: click each cell and type 4."
            ),
        ),
        work(
            say!(
                language,
                "It works with columns too: the 1s of columns 3 and 5 lie in the same two rows."
            ),
            say!(language, "Cross out all other 1s of these two rows."),
        ),
        read(say!(
            language,
            "The lit 1s are an X-Wing too, and the tutorial ends here. To find more of them, open Techniques \
             (Shift+F2) and press Practise. Hint (F2) shows the next step in any puzzle."
        )),
    ]
}
