//! Photographs and other pictures of puzzles: bytes of a file in, puzzles out.
//!
//! This module decodes pictures, has `vision` read them, and lets the rules of Sudoku choose between uncertain readings. It
//! knows no file and no window.

mod choice;
mod decode;
mod error;
mod kind;
mod memory;
mod orientation;

pub use choice::{CERTAIN, PhotoAnswers, PhotoBoard};
pub use decode::{MOST_BYTES, decode, picture_of_rgba};
pub use error::PhotoError;
pub use kind::{PICTURE_ENDINGS, PictureKind, SIGNATURE_LENGTH};
pub use memory::memory_for;
pub use orientation::Orientation;

use std::sync::Arc;

use crate::engine::Layout;
use crate::vision::{self, CellKind, Corners, Picture, PictureBoard};

/// Reads the puzzles in the bytes of a picture, those about as large as the largest first, row by row, then smaller ones.
///
/// # Errors
/// Returns an error if the bytes are not a whole picture of a kind that Nonet reads, or if no board is in the picture.
pub fn read(bytes: &[u8]) -> Result<Vec<PhotoBoard>, PhotoError> {
    boards(&decode(bytes)?)
}

/// Reads the puzzles in the bytes of a picture as [`read`] does, with the rules of `layout` for boards of its size.
///
/// # Errors
/// As [`read`].
pub fn read_on(bytes: &[u8], layout: &Arc<Layout>) -> Result<Vec<PhotoBoard>, PhotoError> {
    boards_by(&decode(bytes)?, |board| PhotoBoard::on(board, layout))
}

/// Reads the puzzle between four corners of a picture as [`vision::read_between`] does.
#[must_use]
pub fn read_between(
    picture: &Picture,
    corners: &Corners,
    size: Option<usize>,
) -> Option<PhotoBoard> {
    PhotoBoard::of(vision::read_between(picture, corners, size)?)
}

/// A board whose digits are less certain than this is something else, such as a crossword or buttons of a window, unless its
/// lines are clear.
const LEAST_CERTAIN: f32 = 0.7;

/// The clarity of lines that make a board without certain digits.
const CLEAR_LINES: f32 = 0.75;

/// Reads the puzzles in a picture, those about as large as the largest first, row by row, then smaller ones.
///
/// # Errors
/// Returns [`PhotoError::NoBoard`] if no board is in the picture.
pub fn boards(picture: &Picture) -> Result<Vec<PhotoBoard>, PhotoError> {
    boards_by(picture, PhotoBoard::of)
}

fn boards_by(
    picture: &Picture,
    choose: impl Fn(PictureBoard) -> Option<PhotoBoard>,
) -> Result<Vec<PhotoBoard>, PhotoError> {
    let mut boards = vision::read(picture);
    let has_digits = |board: &PictureBoard| board.certainty() >= LEAST_CERTAIN;
    if boards.iter().any(has_digits) {
        boards.retain(has_digits);
    }
    boards.retain(|board| has_digits(board) || board.clarity >= CLEAR_LINES);
    boards.retain(may_be_puzzle);
    let boards: Vec<PhotoBoard> = boards.into_iter().filter_map(choose).collect();
    if boards.is_empty() { Err(PhotoError::NoBoard) } else { Ok(boards) }
}

/// Whether a board may be that of a puzzle. Most of what is in its cells is read, and most digits stand once in their row and
/// column, or else it is a table, a calendar or another game. A puzzle with one answer lacks at most one of its digits. A board
/// of empty cells may be filled by a person.
fn may_be_puzzle(board: &PictureBoard) -> bool {
    let size = board.size;
    let value = |cell: usize| board.cells[cell].value;
    let of_kind = |kind: CellKind| board.cells.iter().filter(|cell| cell.kind == kind).count();
    let inked = size * size - of_kind(CellKind::Empty);
    if inked == 0 {
        return true;
    }
    let filled: Vec<usize> = (0..size * size).filter(|&cell| value(cell) != 0).collect();
    let is_read = 2 * (filled.len() + of_kind(CellKind::Candidates)) >= inked;
    let repeats = |one: usize, other: usize| {
        let share_line = one / size == other / size || one % size == other % size;
        one != other && share_line && value(one) == value(other)
    };
    let repeated = |cell: &&usize| filled.iter().any(|&other| repeats(**cell, other));
    let repeated = filled.iter().filter(repeated).count();
    is_read && filled.len() + 1 >= size && 2 * repeated <= filled.len()
}
