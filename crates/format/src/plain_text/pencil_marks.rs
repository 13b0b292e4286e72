//! Grids of candidates: the drawn grid of HoDoKu and the forums, and SudoCue's `.sdx`.
//!
//! Both have nine rows of nine groups. A drawn grid has bars and rules. It does not distinguish placed digits from
//! givens. It is a puzzle, and its missing candidates are ruled out. SudoCue's grid is a game, and its candidates are
//! the player's notes. It has no bars, separates the groups by one blank, and writes `u` before a digit that the
//! player placed.

use crate::notation::groups::{self, Group};
use crate::notation::{position, symbols};
use crate::puzzle_text::{FoundPuzzle, PuzzleText};
use crate::syntax::lines::TextLine;
use crate::{Document, Kind, Problem, ReadError};
use nonet_engine::{Cell, DigitSet, Layout};

/// Reads a whole text of either kind.
pub(crate) fn read(text: &str) -> Result<PuzzleText, ReadError> {
    let side = Layout::classic().columns();
    let mut rows: Vec<Vec<Group>> = Vec::with_capacity(side);
    let (mut start, mut last, mut drawn) = (1, 1, false);
    for (at, text) in text.lines().enumerate() {
        let line = TextLine { number: at + 1, text };
        last = line.number;
        drawn |= is_drawn(text);
        if symbols::is_blank(text) || symbols::is_comment(text) || symbols::is_rule(text) {
            continue;
        }
        if rows.len() == side {
            return Err(line.error(1, Problem::TooManyRows { expected: side }));
        }
        if rows.is_empty() {
            start = line.number;
        }
        rows.push(groups::row(line, side)?);
    }
    if rows.len() < side {
        let too_few = Problem::TooFewRows { found: rows.len(), expected: side };
        return Err(TextLine { number: last, text: "" }.error(1, too_few));
    }
    let kind = if drawn { Kind::PencilMarks } else { Kind::SudoCue };
    let document = if drawn { puzzle(&rows.concat()) } else { game(&rows.concat()) };
    Ok(PuzzleText { kind, found: vec![FoundPuzzle { line: start, document }] })
}

fn puzzle(groups: &[Group]) -> Document {
    position::puzzle(&groups.iter().map(|group| group.set).collect::<Vec<_>>())
}

fn game(groups: &[Group]) -> Document {
    let sets: Vec<DigitSet> = groups.iter().map(|group| group.set).collect();
    let entered = |(cell, group): (Cell, &Group)| group.entered.then_some(cell);
    let entered: Vec<Cell> = Layout::classic().cells().zip(groups).filter_map(entered).collect();
    position::document(&sets, &entered)
}

/// Whether a line has features that SudoCue never writes: bars, rules or aligned columns.
fn is_drawn(text: &str) -> bool {
    let text = text.trim_end();
    let bar = |c: char| symbols::is_separator(c) && !c.is_whitespace();
    symbols::is_rule(text) || text.contains(bar) || text.contains("  ") || text.starts_with(' ')
}

/// Writes the drawn grid.
pub(crate) fn write(document: &Document) -> String {
    let texts: Vec<String> =
        position::candidates(document).into_iter().map(groups::text_of).collect();
    let layout = document.givens.layout();
    let (box_rows, box_columns) = layout.boxes().unwrap_or((layout.rows(), layout.columns()));
    let width = texts.iter().map(String::len).max().unwrap_or(1);
    let stroke = "-".repeat((width + 2) * box_columns);
    let rule = format!("+{}\n", format!("{stroke}+").repeat(layout.columns() / box_columns));
    let mut grid = String::new();
    for (number, row) in texts.chunks(layout.columns()).enumerate() {
        if number % box_rows == 0 {
            grid.push_str(&rule);
        }
        for groups in row.chunks(box_columns) {
            grid.push('|');
            grid.extend(groups.iter().map(|group| format!(" {group:width$} ")));
        }
        grid.push_str("|\n");
    }
    grid + &rule
}

/// Writes SudoCue's text.
pub(crate) fn write_sudocue(document: &Document) -> String {
    let layout = document.givens.layout();
    let group = |(cell, set): (Cell, DigitSet)| match document.entries.get(cell) {
        Some(_) => format!("u{}", groups::text_of(set)),
        None => groups::text_of(set),
    };
    let texts: Vec<String> =
        layout.cells().zip(position::candidates(document)).map(group).collect();
    texts.chunks(layout.columns()).map(|row| row.join(" ") + "\n").collect()
}
