//! Puzzles read from pictures.

pub(crate) mod drawn;
mod files;
mod photographs;

use std::fs;
use std::path::{Path, PathBuf};

use nonet::photo::PhotoBoard;

/// The puzzle of the pictures in `tests/data/pictures`.
const EASY: &str =
    "780400120600075009000601078007040260001050930904060005070300012120007400049206007";

/// The path of a file below `tests/data`.
pub(crate) fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

fn bytes(name: &str) -> Vec<u8> {
    fs::read(data(name)).unwrap()
}

/// The digits of a classic board, 0 for an empty cell.
fn digits(board: &PhotoBoard) -> String {
    board.digits.iter().map(|digit| char::from(b'0' + digit)).collect()
}
