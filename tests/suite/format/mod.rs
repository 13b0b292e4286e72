//! Tests of `format`.

#![expect(clippy::unwrap_used, reason = "what helps a test may fail it")]

mod attributes;
mod bad;
mod blocks;
mod boards;
mod cages;
mod calculations;
mod clue_collection;
mod clue_texts;
mod constraints;
mod corpus;
mod counted_places;
mod dots;
mod drawings;
mod dresses;
mod effort;
mod examples;
mod fog;
mod fpuzzles;
mod from_zero;
mod good;
mod hostile;
mod judge;
mod ksudoku;
mod line_kinds;
mod lines;
mod mails;
mod mistakes;
mod odd_signs;
mod outside;
mod penpa;
mod plain;
mod round_trip;
mod shapes;
mod solo;
mod sources;
mod stream;
mod sudokumaker;
mod sudokupad;
mod sumocue;
mod tables;
mod tex;
mod texts;
mod work;
mod write;

use nonet::engine::{Digit, Grid, Layout};
use nonet::format::{self, Document, Loss};

/// The cells of the puzzle that most of the files hold.
const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The cells of a puzzle in digits and full stops.
fn cells_of(document: &Document) -> String {
    document.givens.cells().iter().map(|digit| format::symbol(*digit)).collect()
}

/// The cells of each puzzle of a text.
#[track_caller]
fn puzzles_of(text: &str) -> Vec<String> {
    let reading = format::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
    reading.documents.iter().map(cells_of).collect()
}

/// Whether constraints are among what is lost.
fn has_constraints(losses: &[Loss]) -> bool {
    losses.iter().any(|loss| matches!(loss, Loss::Constraints(_)))
}

/// The bytes of a file below `tests/data`.
fn data(folder: &str, name: &str) -> Vec<u8> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/").to_owned() + folder;
    std::fs::read(format!("{folder}/{name}")).expect(name)
}

/// The classic grid with these cells, dots and anything else for empty ones.
fn grid(cells: &str) -> Grid {
    let digit = |c: char| c.to_digit(10).and_then(|n| Digit::new(u8::try_from(n).unwrap()));
    Grid::from_cells(Layout::classic(), cells.chars().map(digit).collect()).expect("81 cells")
}
