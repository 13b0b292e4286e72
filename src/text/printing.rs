//! The words that stand on paper, and what is said of it.

use super::{Language, Say, display_in_english, say};
use crate::controller::Preview;
use crate::jobs::PrintedAnswer;
use crate::print::{Placing, Unheeded, Words};

impl Language {
    /// What is printed besides the puzzles themselves.
    #[must_use]
    pub fn printed_words(self) -> Words {
        match self {
            Self::English => Words {
                language: self.code(),
                puzzle: "Sudoku",
                answer: "Answer",
                answers: "Answers",
                level: "Level",
                author: "Author",
                date: "Date",
                time: "Time",
                no_answer: "There is no answer.",
            },
            Self::Vietnamese => Words {
                language: self.code(),
                puzzle: "Đề Sudoku",
                answer: "Đáp án",
                answers: "Đáp án",
                level: "Mức độ",
                author: "Tác giả",
                date: "Ngày",
                time: "Thời gian",
                no_answer: "Đề này không có đáp án.",
            },
        }
    }
}

/// What the print dialog has to say of the answer; may be empty.
#[must_use]
pub fn answer_note(printing: &Preview, language: Language) -> String {
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
