//! The words that stand on paper, and what is said of it.

use super::{Language, Say, display_in_english, say, word};
use crate::controller::{PrintedAnswer, Printing};
use crate::print::{Placing, Unheeded, Words};

impl Language {
    /// What is printed besides the puzzles themselves.
    #[must_use]
    pub fn printed_words(self) -> Words {
        Words {
            language: self.code(),
            puzzle: word!(self, context = "on paper", "Sudoku"),
            answer: word!(self, "Answer"),
            answers: word!(self, context = "on paper", "Answers"),
            level: word!(self, context = "on paper", "Level"),
            author: word!(self, "Author"),
            date: word!(self, "Date"),
            time: word!(self, "Time"),
            no_answer: word!(self, "There is no answer."),
        }
    }
}

/// What the print dialog has to say of the answer; may be empty.
#[must_use]
pub fn answer_note(printing: &Printing, language: Language) -> String {
    let printout = &printing.printout;
    match printout.answer {
        _ if printout.choices.answers == Placing::Nowhere => String::new(),
        PrintedAnswer::Absent => {
            say!(language, "This puzzle has no answer.", "Đề này không có đáp án.")
        }
        PrintedAnswer::First => say!(
            language,
            "This puzzle has several answers; the first is printed.",
            "Đề này có nhiều đáp án; chỉ in đáp án đầu tiên.",
        ),
        PrintedAnswer::Shown => say!(
            language,
            "The answer in the window is printed.",
            "In đáp án đang hiển thị trong cửa sổ.",
        ),
        PrintedAnswer::Unsought | PrintedAnswer::Only => String::new(),
    }
}

impl Say for Unheeded {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Folded => {
                say!(language, "the order of a booklet", "thứ tự trang để gấp thành tập")
            }
            Self::UpsideDown => {
                say!(language, "answers upside down", "đáp án in lộn ngược")
            }
            Self::SmallDigits => say!(language, "small digits", "các số nhỏ trong ô"),
        }
    }
}

display_in_english!(Unheeded);
