//! Writes documents as text: one function that calls the writer of a kind.

use super::foreign::{
    fpuzzles, gnome, gnome_code, ksudoku, library, opensudoku, sadman, simple_sudoku, solo,
    sudokumaker, sudokupad, sumocue,
};
use super::nonet::json_lines;
use super::plain_text::{list, pencil_marks, rows, sukaku};
use super::{Document, Kind, LowestDigit, nonet};

/// The reason why documents cannot be written as a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// There is no document to write.
    Nothing,
    /// The code of GNOME Sudoku cannot hold an empty board, or a digit that is given nine times.
    NoCode,
    /// The kind cannot hold one of the boards.
    OtherBoard {
        /// The kind.
        kind: Kind,
    },
    /// The kind is only read.
    ReadOnly {
        /// The kind.
        kind: Kind,
    },
    /// The kind holds one puzzle, and there are more.
    Several {
        /// The kind.
        kind: Kind,
        /// The number of documents.
        count: usize,
    },
}

impl std::error::Error for WriteError {}

/// Writes documents as text of a kind.
///
/// # Errors
/// Returns an error if the kind cannot hold this number of documents, or one of their boards. Other data that it cannot hold are left
/// out: see [`losses`](super::losses).
pub fn write(kind: Kind, documents: &[Document]) -> Result<String, WriteError> {
    write_from(kind, documents, LowestDigit::One)
}

/// Writes documents as [`write()`] does, but in lists and rows with digits that count from `lowest`. Only a reader that knows
/// `lowest` is sure to read the same puzzles again. All other kinds count from 1 or say their digits.
///
/// # Errors
/// As [`write()`].
pub fn write_from(
    kind: Kind,
    documents: &[Document],
    lowest: LowestDigit,
) -> Result<String, WriteError> {
    let [first, more @ ..] = documents else {
        return Err(WriteError::Nothing);
    };
    if !more.is_empty() && !kind.holds_several() {
        return Err(WriteError::Several { kind, count: documents.len() });
    }
    if documents.iter().any(|document| !kind.holds_board(document.givens.layout())) {
        return Err(WriteError::OtherBoard { kind });
    }
    Ok(match kind {
        Kind::JsonLines => json_lines::write(documents),
        Kind::Nonet => nonet::write(first),
        Kind::SadMan => sadman::write(first),
        Kind::List => list::write(documents, lowest),
        Kind::Rows => rows::write(documents, lowest),
        Kind::PencilMarks => pencil_marks::write(first),
        Kind::Sukaku => sukaku::write(documents),
        Kind::SimpleSudoku => simple_sudoku::write(first),
        Kind::SudoCue => pencil_marks::write_sudocue(first),
        Kind::Library => library::write(documents),
        Kind::OpenSudoku => opensudoku::write(documents),
        Kind::KSudoku => ksudoku::write(first),
        Kind::GnomeSudoku => gnome::write(first),
        Kind::GnomeCode if !gnome_code::holds(&first.givens) => return Err(WriteError::NoCode),
        Kind::GnomeCode => gnome_code::write(first),
        Kind::Solo => solo::write(documents),
        Kind::FPuzzles => fpuzzles::write(documents),
        Kind::SudokuPad => sudokupad::write(documents),
        Kind::SudokuMaker => sudokumaker::write(documents),
        Kind::SumoCue => sumocue::write(documents),
        Kind::Table | Kind::Penpa | Kind::LibreSudoku | Kind::Gravity => {
            return Err(WriteError::ReadOnly { kind });
        }
    })
}
