//! The saved game of GNOME Sudoku: JSON with the cells that are not empty, by row and column from 0.
//!
//! A game needs a level that GNOME Sudoku knows. It is the level of the document where that is one of them.

use serde::{Deserialize, Serialize};

use super::whole::Whole;
use super::{About, Document, Kind, Problem, ReadError, json};
use crate::engine::{Cell, Digit, DigitSet, Grid, Layout};

/// The levels as they are written.
const LEVELS: [&str; 5] = [
    "Easy Difficulty",
    "Medium Difficulty",
    "Hard Difficulty",
    "Very Hard Difficulty",
    "Custom Puzzle",
];

/// The level of a document that tells none.
const DEFAULT_LEVEL: &str = "Medium Difficulty";

#[derive(Serialize, Deserialize)]
struct Game {
    #[serde(default)]
    difficulty_category: String,
    #[serde(default)]
    time_elapsed: f64,
    cells: Vec<Filled>,
}

#[derive(Serialize, Deserialize)]
struct Filled {
    position: (usize, usize),
    value: u8,
    #[serde(default)]
    fixed: bool,
    #[serde(default)]
    earmarks: Vec<u8>,
}

/// Reads a whole text.
pub(super) fn read(text: &str) -> Result<Whole, ReadError> {
    let game: Game = json::parse(text)?;
    let mut document = Document::of_givens(Grid::empty(Layout::classic()));
    document.about = About { level: game.difficulty_category, ..About::default() };
    for filled in &game.cells {
        put(&mut document, filled)?;
    }
    Ok(Whole::of_one(Kind::GnomeSudoku, document))
}

fn put(document: &mut Document, filled: &Filled) -> Result<(), ReadError> {
    let (row, column) = filled.position;
    let out_of_range = |what: String| ReadError::of_text(Problem::BadValue(what));
    let outside = || out_of_range(format!("position [{row}, {column}]"));
    let cell = Layout::classic().cell(row, column).ok_or_else(outside)?;
    let digit = |number: u8| match number {
        0..=9 => Ok(Digit::new(number)),
        _ => Err(out_of_range(number.to_string())),
    };
    let marks: Result<Vec<_>, _> = filled.earmarks.iter().map(|&mark| digit(mark)).collect();
    let marks: DigitSet = marks?.into_iter().flatten().collect();
    match digit(filled.value)? {
        None => document.notes.set(cell, marks),
        value if filled.fixed => drop(document.givens.set(cell, value)),
        value => drop(document.entries.set(cell, value)),
    }
    Ok(())
}

/// What is kept of what is said about a puzzle.
pub(super) fn kept(about: &About) -> About {
    let level =
        if LEVELS.contains(&about.level.as_str()) { about.level.clone() } else { String::new() };
    About { level, ..About::default() }
}

/// Writes a document.
pub(super) fn write(document: &Document) -> String {
    let level = kept(&document.about).level;
    let level = if level.is_empty() { DEFAULT_LEVEL.to_owned() } else { level };
    let cells = document.givens.layout().cells().filter_map(|cell| filled(document, cell));
    let game = Game { difficulty_category: level, time_elapsed: 0.0, cells: cells.collect() };
    let text = serde_json::to_string_pretty(&game);
    text.expect("texts, numbers and lists of them can always be written") + "\n"
}

/// What a game says of a cell; `None` where it is empty.
fn filled(document: &Document, cell: Cell) -> Option<Filled> {
    let layout = document.givens.layout();
    let given = document.givens.get(cell);
    let digit = given.or(document.entries.get(cell));
    let earmarks: Vec<u8> = document.notes.get(cell).iter().map(Digit::get).collect();
    (digit.is_some() || !earmarks.is_empty()).then(|| Filled {
        position: (layout.row(cell), layout.column(cell)),
        value: digit.map_or(0, Digit::get),
        fixed: given.is_some(),
        earmarks,
    })
}
