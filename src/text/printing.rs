//! The words that stand on paper.

use super::Language;
use crate::print::Words;

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
