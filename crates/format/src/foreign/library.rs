//! The library line of HoDoKu: `:technique:candidates:board:deleted:eliminations:placements:`.
//!
//! The board has 81 cells, with `+` before a placed digit. A deleted candidate is written as digit, row and column,
//! each from 1; the puzzle rules it out. Technique, eliminations and placements say what a solver should find in the
//! position. This reader skips them; [`regression`](super::regression) reads them. An exported position has `0000`
//! for the technique and `x` for the candidates.

use crate::notation::{position, symbols};
use crate::syntax::lines::{TextLine, start_of};
use crate::{Document, Problem, ReadError};
use nonet_engine::{Cell, Digit, Grid, Layout};

/// The indices, between colons, of the board and of the deleted candidates.
const BOARD: usize = 3;
pub(super) const DELETED: usize = 4;

/// The indices of the parts with the expected result of the technique.
pub(crate) const ELIMINATIONS: usize = 5;
pub(crate) const PLACEMENTS: usize = 6;

/// Whether a line is a library line: it has six or seven colons.
pub(crate) fn is_line(text: &str) -> bool {
    text.starts_with(':') && matches!(text.matches(':').count(), 6 | 7) && !symbols::is_rule(text)
}

/// Reads the position of a line.
pub(crate) fn read_line(line: TextLine<'_>) -> Result<Document, ReadError> {
    if !is_line(line.text.trim()) {
        return Err(line.error(1, Problem::NotALibraryLine));
    }
    let mut document = read_board(line, part(line, BOARD))?;
    let deleted = read_candidates(line, part(line, DELETED))?;
    position::rule_out(&mut document, &deleted);
    Ok(document)
}

/// A part of a line between colons, with the column where it starts.
pub(crate) fn part(line: TextLine<'_>, number: usize) -> (usize, &str) {
    let text = line.text.split(':').nth(number).unwrap_or_default();
    let before = line.text.split(':').take(number).map(|part| part.chars().count() + 1);
    (before.sum::<usize>() + 1, text)
}

fn read_board(line: TextLine<'_>, (start, text): (usize, &str)) -> Result<Document, ReadError> {
    let layout = Layout::classic();
    let expected = layout.cell_count();
    let mut document = Document::of_givens(Grid::empty(layout.clone()));
    let (mut found, mut placed) = (0, false);
    for (at, symbol) in text.chars().enumerate() {
        if symbol == '+' {
            placed = true;
            continue;
        }
        let bad = Problem::BadCharacter { found: symbol, largest: layout.digit_count() };
        let content = symbols::content(symbol, layout.digit_count());
        let content = content.ok_or_else(|| line.error(start + at, bad))?;
        if let Some(cell) = Cell::new(found).filter(|_| found < expected) {
            let grid = if placed { &mut document.entries } else { &mut document.givens };
            grid.set(cell, content);
        }
        placed = false;
        found += 1;
    }
    let end = start + text.chars().count();
    match Problem::of_cell_count(found, expected) {
        Some(problem) => Err(line.error(end, problem)),
        None => Ok(document),
    }
}

/// Reads the candidates of a part of a line.
pub(crate) fn read_candidates(
    line: TextLine<'_>,
    (start, text): (usize, &str),
) -> Result<Vec<(Cell, Digit)>, ReadError> {
    let mut candidates = Vec::new();
    for word in text.split_ascii_whitespace() {
        let not_one = || {
            let before = &text[..start_of(text, word)];
            line.error(start + before.chars().count(), Problem::NotACandidate)
        };
        candidates.push(candidate(word).ok_or_else(not_one)?);
    }
    Ok(candidates)
}

/// A candidate written as digit, row and column. Returns `None` if the word is no candidate.
fn candidate(word: &str) -> Option<(Cell, Digit)> {
    let layout = Layout::classic();
    let [digit, row, column] = word.as_bytes() else {
        return None;
    };
    let number = |byte: &u8| byte.is_ascii_digit().then(|| byte - b'0');
    let place = |byte| number(byte).and_then(|number| usize::from(number).checked_sub(1));
    Some((layout.cell(place(row)?, place(column)?)?, Digit::new(number(digit)?)?))
}

/// Writes a line for each document. Deleted candidates are the only notes that it can hold.
pub(crate) fn write(documents: &[Document]) -> String {
    documents.iter().map(|document| line_of(document) + "\n").collect()
}

fn line_of(document: &Document) -> String {
    let layout = document.givens.layout();
    let content = |cell: Cell| match document.entries.get(cell) {
        Some(entry) => format!("+{entry}"),
        None => symbols::symbol(document.givens.get(cell)).to_string(),
    };
    let board: String = layout.cells().map(content).collect();
    let deleted: Vec<String> = position::deletions(document)
        .in_order()
        .map(|(cell, digit)| format!("{digit}{}{}", layout.row(cell) + 1, layout.column(cell) + 1))
        .collect();
    format!(":0000:x:{board}:{}::", deleted.join(" "))
}
