//! The `.ss` text of Simple Sudoku. HoDoKu reads and writes it too.
//!
//! The text is a drawn board with three blocks in a row, then one line for each move. `I` has a cell and the digit
//! placed in it. `E` has a cell and the candidate removed from it. Cells are numbered from 00, row by row; a
//! candidate has three digits.

use crate::notation::{digit_text, position, symbols};
use crate::plain_text::rows::RowCollector;
use crate::puzzle_text::{FoundPuzzle, PuzzleText};
use crate::syntax::lines::TextLine;
use crate::{Document, Kind, Problem, ReadError};
use nonet_engine::{Cell, Digit, Layout};

/// Whether a line is a row as this kind draws it: `1..|...|7..`, with or without bars at its ends.
pub(crate) fn is_row(text: &str) -> bool {
    let is_cell = |symbol| symbols::content(symbol, 9).is_some();
    let inner = text.strip_prefix('|').unwrap_or(text);
    let inner = inner.strip_suffix('|').unwrap_or(inner);
    let blocks: Vec<&str> = inner.split('|').take(4).collect();
    blocks.len() == 3 && blocks.iter().all(|b| b.chars().count() == 3 && b.chars().all(is_cell))
}

/// Reads a whole text. Several boards in one text are boards written row by row.
pub(crate) fn read(text: &str) -> Result<PuzzleText, ReadError> {
    let mut boards = RowCollector::new();
    let mut found = Vec::new();
    let mut moves = Moves::default();
    let mut last = 1;
    for (at, text) in text.lines().enumerate() {
        let line = TextLine { number: at + 1, text };
        last = line.number;
        if let Some(FoundPuzzle { document, .. }) = found.last_mut().filter(|_| is_move(text)) {
            moves.push(line, document)?;
        } else if let Some((line, givens)) = boards.push(line)? {
            moves.note(&mut found);
            found.push(FoundPuzzle { line, document: Document::of_givens(givens) });
        }
    }
    boards.finish(last)?;
    moves.note(&mut found);
    let kind = if found.len() > 1 { Kind::Rows } else { Kind::SimpleSudoku };
    Ok(PuzzleText { kind, found })
}

/// The deleted candidates of the last board.
#[derive(Default)]
struct Moves {
    deleted: Vec<(Cell, Digit)>,
}

impl Moves {
    fn push(&mut self, line: TextLine<'_>, document: &mut Document) -> Result<(), ReadError> {
        let wrong = || line.error(1, Problem::BadMove);
        let (cell, digit) = parse(line.text.trim()).ok_or_else(wrong)?;
        if line.text.trim().starts_with('E') {
            self.deleted.push((cell, digit));
            return Ok(());
        }
        match document.givens.get(cell) {
            Some(given) if given != digit => {
                return Err(line.error(1, Problem::EntryOnGiven { given, entry: digit }));
            }
            Some(_) => {}
            None => {
                document.entries.set(cell, Some(digit));
            }
        }
        Ok(())
    }

    fn note(&mut self, found: &mut [FoundPuzzle]) {
        if let Some(last) = found.last_mut() {
            position::note_deletions(&mut last.document, &self.deleted);
        }
        self.deleted.clear();
    }
}

fn is_move(text: &str) -> bool {
    let digits = text.trim().strip_prefix(['I', 'E']);
    digits.is_some_and(|digits| digits.starts_with(|sign: char| sign.is_ascii_digit()))
}

/// The cell and the digit of a move. Returns `None` if the text is no move.
fn parse(text: &str) -> Option<(Cell, Digit)> {
    let numbers = text.get(1..).filter(|rest| rest.bytes().all(|b| b.is_ascii_digit()))?;
    let digits = if text.starts_with('I') { 1 } else { 3 };
    let (cell, digit) = numbers.split_at_checked(2).filter(|(_, digit)| digit.len() == digits)?;
    let layout = Layout::classic();
    let cell = cell.parse().ok().filter(|&index| index < layout.cell_count())?;
    let digit = digit.parse().ok().and_then(Digit::new);
    let digit = digit.filter(|digit| usize::from(digit.get()) <= layout.digit_count())?;
    Some((Cell::new(cell)?, digit))
}

/// Writes a document without its description. Deleted candidates are the only notes that it can hold.
pub(crate) fn write(document: &Document) -> String {
    let mut text = board(document);
    let entries = document.entries.filled();
    let placed = entries.map(|(cell, digit)| format!("I{:02}{digit}\n", cell.index()));
    let deleted = position::deletions(document);
    let deleted =
        deleted.in_order().map(|(cell, digit)| format!("E{:02}{:03}\n", cell.index(), digit.get()));
    let moves: Vec<String> = placed.chain(deleted).collect();
    if !moves.is_empty() {
        text.push('\n');
        text.extend(moves);
    }
    text
}

fn board(document: &Document) -> String {
    let layout = document.givens.layout();
    let (box_rows, box_columns) = layout.boxes().unwrap_or((layout.rows(), layout.columns()));
    let rows = digit_text::row_texts(&document.givens);
    let row = |row: &String| {
        let cells: Vec<char> = row.chars().collect();
        let blocks: Vec<String> =
            cells.chunks(box_columns).map(|block| block.iter().collect()).collect();
        format!("|{}|\n", blocks.join("|"))
    };
    let bands: Vec<String> =
        rows.chunks(box_rows).map(|band| band.iter().map(row).collect()).collect();
    format!("*-----------*\n{}*-----------*\n", bands.join("|---+---+---|\n"))
}
