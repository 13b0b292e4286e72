//! The saved game of GNOME Sudoku: JSON with the cells that are not empty. Rows and columns count from 0.
//!
//! A game must have a level that GNOME Sudoku knows. The writer uses the level of the document if GNOME Sudoku knows
//! it.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::error::ExpectedValue;
use crate::puzzle_text::PuzzleText;
use crate::syntax::json;
use crate::{About, Document, Kind, Problem, ReadError};
use nonet_engine::{Cell, Digit, DigitSet, Grid, Layout};

/// The levels, as GNOME Sudoku writes them.
const LEVELS: [&str; 5] = [
    "Easy Difficulty",
    "Medium Difficulty",
    "Hard Difficulty",
    "Very Hard Difficulty",
    "Custom Puzzle",
];

/// The default level, for a document without a level.
const DEFAULT_LEVEL: &str = "Medium Difficulty";

/// A game with its cells as they are read or written.
#[derive(Serialize, Deserialize)]
struct GnomeGame<C> {
    #[serde(default)]
    difficulty_category: String,
    #[serde(default)]
    time_elapsed: f64,
    cells: Vec<C>,
}

#[derive(Serialize)]
struct WrittenCell {
    position: (usize, usize),
    value: u8,
    fixed: bool,
    earmarks: Vec<u8>,
}

/// A cell with unparsed values.
#[derive(Deserialize)]
struct UncheckedCell<'a> {
    #[serde(borrow)]
    position: &'a RawValue,
    #[serde(borrow)]
    value: &'a RawValue,
    #[serde(default)]
    fixed: bool,
    #[serde(borrow, default)]
    earmarks: Vec<&'a RawValue>,
}

/// Reads a whole text.
pub(crate) fn read(text: &str) -> Result<PuzzleText, ReadError> {
    let game: GnomeGame<UncheckedCell<'_>> = json::parse(text)?;
    let mut document = Document::of_givens(Grid::empty(Layout::classic()));
    document.about = About { level: game.difficulty_category, ..About::default() };
    for filled in &game.cells {
        put(&mut document, filled, text)?;
    }
    Ok(PuzzleText::of_one(Kind::GnomeSudoku, document))
}

/// Fills a cell. If two entries have one position, the later entry counts.
fn put(document: &mut Document, filled: &UncheckedCell<'_>, text: &str) -> Result<(), ReadError> {
    let cell = cell(text, filled.position)?;
    let marks: Result<Vec<_>, _> = filled.earmarks.iter().map(|mark| digit(text, mark)).collect();
    let marks: DigitSet = marks?.into_iter().flatten().collect();
    let value = digit(text, filled.value)?;
    let (given, entry) = if filled.fixed { (value, None) } else { (None, value) };
    document.givens.set(cell, given);
    document.entries.set(cell, entry);
    document.notes.set(cell, if value.is_some() { DigitSet::EMPTY } else { marks });
    Ok(())
}

fn cell(text: &str, position: &RawValue) -> Result<Cell, ReadError> {
    let (row, column) = json::parse_value(text, position)?;
    let outside = || Problem::BadValue {
        found: format!("position [{row}, {column}]"),
        expected: ExpectedValue::Position { last: 8 },
    };
    let cell = Layout::classic().cell(row, column);
    cell.ok_or_else(|| json::error_in(text, position, outside()))
}

/// The digit of a number. Returns `None` for 0.
fn digit(text: &str, value: &RawValue) -> Result<Option<Digit>, ReadError> {
    match json::parse_value(text, value)? {
        number @ 0..=9 => Ok(Digit::new(number)),
        number => {
            let (found, expected) = (number.to_string(), ExpectedValue::Number { from: 0, to: 9 });
            Err(json::error_in(text, value, Problem::BadValue { found, expected }))
        }
    }
}

/// The part of the description that the format holds.
pub(crate) fn kept(about: &About) -> About {
    let level =
        if LEVELS.contains(&about.level.as_str()) { about.level.clone() } else { String::new() };
    About { level, ..About::default() }
}

/// Writes a document.
pub(crate) fn write(document: &Document) -> String {
    let level = kept(&document.about).level;
    let level = if level.is_empty() { DEFAULT_LEVEL.to_owned() } else { level };
    let cells = document.givens.layout().cells().filter_map(|cell| filled(document, cell));
    let game = GnomeGame { difficulty_category: level, time_elapsed: 0.0, cells: cells.collect() };
    let text = serde_json::to_string_pretty(&game);
    text.expect("texts, numbers and lists of them can always be written") + "\n"
}

/// The entry for a cell. Returns `None` if the cell is empty.
fn filled(document: &Document, cell: Cell) -> Option<WrittenCell> {
    let layout = document.givens.layout();
    let given = document.givens.get(cell);
    let digit = given.or(document.entries.get(cell));
    let earmarks: Vec<u8> = document.notes.get(cell).iter().map(Digit::get).collect();
    (digit.is_some() || !earmarks.is_empty()).then(|| WrittenCell {
        position: (layout.row(cell), layout.column(cell)),
        value: digit.map_or(0, Digit::get),
        fixed: given.is_some(),
        earmarks,
    })
}
