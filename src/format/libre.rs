//! The backup of the app LibreSudoku: JSON with the boards and the games played on them, read only.
//!
//! A board has 81 cells in one text; a game has the digits on its board, and notes as row, column and digit,
//! the first two from 0. Boards of other sizes are refused.

use std::collections::HashMap;

use serde::Deserialize;

use super::lines::Line;
use super::nonet::shortened;
use super::stream::Found;
use super::symbols::{self, Content};
use super::whole::Whole;
use super::{Document, Kind, Problem, ReadError, json};
use crate::engine::{Digit, Grid, Layout};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Backup {
    boards: Vec<Board>,
    #[serde(default)]
    saved_games: Vec<Game>,
}

#[derive(Deserialize)]
struct Board {
    uid: i64,
    #[serde(rename = "initialBoard")]
    givens: String,
    #[serde(default)]
    difficulty: String,
    #[serde(default, rename = "type")]
    sort: String,
}

#[derive(Deserialize)]
struct Game {
    uid: i64,
    #[serde(rename = "currentBoard")]
    cells: String,
    #[serde(default)]
    notes: String,
}

/// Reads a whole text.
pub(super) fn read(text: &str) -> Result<Whole, ReadError> {
    let backup: Backup = json::parse(text)?;
    let games: HashMap<i64, &Game> =
        backup.saved_games.iter().map(|game| (game.uid, game)).collect();
    let mut found = Vec::with_capacity(backup.boards.len());
    for board in &backup.boards {
        let document = document(board, games.get(&board.uid).copied())?;
        found.push(Found { line: 1, document });
    }
    if found.is_empty() {
        return Err(ReadError::of_text(Problem::MissingField("initialBoard".to_owned())));
    }
    Ok(Whole { kind: Kind::LibreSudoku, found })
}

fn document(board: &Board, game: Option<&Game>) -> Result<Document, ReadError> {
    if !["", "Default9x9"].contains(&board.sort.as_str()) {
        let name = shortened(&board.sort);
        return Err(ReadError::of_text(Problem::OtherBoard { name }));
    }
    let layout = Layout::classic();
    let givens = Grid::from_cells(layout, cells(&board.givens)?);
    let mut document = givens.map(Document::of_givens).unwrap_or_default();
    document.about.level.clone_from(&board.difficulty);
    if let Some(game) = game {
        play(&mut document, game)?;
    }
    Ok(document)
}

fn cells(text: &str) -> Result<Vec<Content>, ReadError> {
    let layout = Layout::classic();
    let line = Line { number: 1, text };
    let read = symbols::whole_board(line, layout.cell_count(), layout.side());
    // The place of a text in the document is not known.
    read.map_err(|error| ReadError::of_text(error.problem))
}

fn play(document: &mut Document, game: &Game) -> Result<(), ReadError> {
    let current = cells(&game.cells)?;
    let layout = Layout::classic();
    for (cell, content) in layout.cells().zip(current) {
        if document.givens.get(cell).is_none() {
            document.entries.set(cell, content);
        }
    }
    for note in game.notes.split(';').filter(|note| !note.trim().is_empty()) {
        let bad = || ReadError::of_text(Problem::BadValue(shortened(note)));
        let numbers: Vec<u8> = note.split(',').filter_map(|n| n.trim().parse().ok()).collect();
        let [row, column, digit @ 1..=9] = numbers[..] else {
            return Err(bad());
        };
        let cell = layout.cell(row.into(), column.into()).ok_or_else(bad)?;
        let mut noted = document.notes.get(cell);
        noted = noted.or(Digit::new(digit).into_iter().collect());
        document.notes.set(cell, noted);
    }
    let filled = document.givens.filled().chain(document.entries.filled());
    let filled: Vec<_> = filled.map(|(cell, _)| cell).collect();
    document.notes = document.notes.clone().outside(filled.into_iter());
    Ok(())
}
