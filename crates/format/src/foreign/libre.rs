//! The backup of the app LibreSudoku: JSON with boards and the games on them. Nonet only reads it.
//!
//! A board is a text of 81 cells. A game has the digits on its board, and notes as row, column and digit; rows and
//! columns count from 0. Boards of other sizes are refused.

use std::collections::HashMap;

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::error::{ExpectedValue, shortened};
use crate::notation::symbols::{self, CellSymbol};
use crate::puzzle_text::{FoundPuzzle, PuzzleText};
use crate::syntax::json;
use crate::syntax::lines::{LineCounter, TextLine, start_of};
use crate::{Document, Kind, Problem, ReadError};
use nonet_engine::{Digit, Grid, Layout};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Backup<'a> {
    #[serde(borrow)]
    boards: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    saved_games: Vec<LibreGame<'a>>,
}

#[derive(Deserialize)]
struct LibreBoard<'a> {
    uid: i64,
    #[serde(borrow, rename = "initialBoard")]
    givens: &'a RawValue,
    #[serde(default)]
    difficulty: String,
    #[serde(borrow, default, rename = "type")]
    sort: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct LibreGame<'a> {
    uid: i64,
    #[serde(borrow, rename = "currentBoard")]
    cells: &'a RawValue,
    #[serde(borrow, default)]
    notes: Option<&'a RawValue>,
}

/// Reads a whole text.
pub(crate) fn read(text: &str) -> Result<PuzzleText, ReadError> {
    let backup: Backup<'_> = json::parse(text)?;
    let mut games: HashMap<i64, LibreGame<'_>> =
        backup.saved_games.into_iter().map(|game| (game.uid, game)).collect();
    let mut lines = LineCounter::new(text);
    let mut found = Vec::with_capacity(backup.boards.len());
    for value in backup.boards {
        let board: LibreBoard<'_> = json::parse_value(text, value)?;
        // Each game belongs to one board, so the work is proportional to the length of the text.
        let document = document(text, &board, games.remove(&board.uid).as_ref())?;
        found.push(FoundPuzzle { line: lines.line_at(json::start_of(text, value)), document });
    }
    if found.is_empty() {
        return Err(ReadError::of_text(Problem::MissingField("initialBoard".to_owned())));
    }
    Ok(PuzzleText { kind: Kind::LibreSudoku, found })
}

fn document(
    text: &str,
    board: &LibreBoard<'_>,
    game: Option<&LibreGame<'_>>,
) -> Result<Document, ReadError> {
    if let Some(sort) = board.sort {
        check_sort(text, sort)?;
    }
    let layout = Layout::classic();
    let givens = Grid::from_cells(layout, cells(text, board.givens)?);
    let mut document = givens.map(Document::of_givens).unwrap_or_default();
    document.about.level.clone_from(&board.difficulty);
    if let Some(game) = game {
        play(text, &mut document, game)?;
    }
    Ok(document)
}

fn check_sort(text: &str, value: &RawValue) -> Result<(), ReadError> {
    let sort: String = json::parse_value(text, value)?;
    if ["", "Default9x9"].contains(&sort.as_str()) {
        return Ok(());
    }
    Err(json::error_in(text, value, Problem::OtherBoard { name: shortened(&sort) }))
}

fn cells(text: &str, value: &RawValue) -> Result<Vec<CellSymbol>, ReadError> {
    let cells: String = json::parse_value(text, value)?;
    let layout = Layout::classic();
    let line = TextLine { number: 1, text: &cells };
    symbols::whole_board(line, layout.cell_count(), layout.digit_count()).map_err(|error| {
        let start = json::error_in(text, value, error.problem.clone());
        // The column after the quote. If the string has escapes, the column is only approximate.
        error.shifted(start.line, start.column + 1)
    })
}

fn play(text: &str, document: &mut Document, game: &LibreGame<'_>) -> Result<(), ReadError> {
    let current = cells(text, game.cells)?;
    for (cell, content) in Layout::classic().cells().zip(current) {
        if document.givens.get(cell).is_none() {
            document.entries.set(cell, content);
        }
    }
    if let Some(notes) = game.notes {
        note(text, document, notes)?;
    }
    let filled = document.givens.filled().chain(document.entries.filled());
    document.notes = document.notes.clone().outside(filled.map(|(cell, _)| cell));
    Ok(())
}

fn note(text: &str, document: &mut Document, value: &RawValue) -> Result<(), ReadError> {
    let notes: String = json::parse_value(text, value)?;
    let layout = Layout::classic();
    for note in notes.split(';').filter(|note| !note.trim().is_empty()) {
        let bad = || {
            let (found, expected) =
                (shortened(note), ExpectedValue::RowColumnDigit { first: 0, last: 8 });
            let mut error = json::error_in(text, value, Problem::BadValue { found, expected });
            let before = &notes[..start_of(&notes, note)];
            error.column += before.chars().count() + 1;
            error
        };
        let numbers: Vec<u8> = note.split(',').filter_map(|n| n.trim().parse().ok()).collect();
        let [row, column, digit @ 1..=9] = numbers[..] else {
            return Err(bad());
        };
        let cell = layout.cell(row.into(), column.into()).ok_or_else(bad)?;
        let digits = document.notes.get(cell).or(Digit::new(digit).into_iter().collect());
        document.notes.set(cell, digits);
    }
    Ok(())
}
