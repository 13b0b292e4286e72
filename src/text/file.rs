//! Words for asking after a file, and for the puzzles in one.

use super::{Language, say};
use crate::controller::PathPurpose;

/// The title of the question for a path, and what its button says.
#[must_use]
pub fn path_title(purpose: PathPurpose, language: Language) -> (String, String) {
    match purpose {
        PathPurpose::Open => {
            (say!(language, "Open a puzzle", "Mở đề"), say!(language, "Open", "Mở"))
        }
        PathPurpose::Save => {
            (say!(language, "Save the puzzle", "Lưu đề"), say!(language, "Save", "Lưu"))
        }
    }
}

/// What the system's file chooser calls the files it lists: those of Nonet, and all.
#[must_use]
pub fn file_kinds(language: Language) -> (String, String) {
    (say!(language, "Sudoku puzzles", "Đề Sudoku"), say!(language, "All files", "Mọi tập tin"))
}

/// The title and the second line for one puzzle of many.
#[must_use]
pub fn puzzle_picture(
    number: usize,
    title: &str,
    givens: usize,
    language: Language,
) -> (String, String) {
    let name = match title {
        "" => say!(language, "Puzzle {number}", "Đề {number}"),
        title => title.to_owned(),
    };
    let detail = match givens {
        1 => say!(language, "1 given", "1 số cho sẵn"),
        _ => say!(language, "{givens} givens", "{givens} số cho sẵn"),
    };
    (name, detail)
}
