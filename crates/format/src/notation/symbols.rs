//! The characters for cells, common to all formats.
//!
//! A digit is a cell with that digit. `0`, `.`, `*`, `_`, `x` and `X` are empty cells. White space, bars and
//! box drawing characters only separate cells.

use roxmltree::Node;

use super::scripts;
use crate::syntax::lines::TextLine;
use crate::syntax::xml;
use crate::{Problem, ReadError};
use nonet_engine::{Cells, Digit, Layout};

/// The signs for an empty cell, without 0.
const EMPTY: [u8; 5] = *b".*_xX";

/// The content of a cell.
pub(crate) type CellSymbol = Option<Digit>;

/// Reads `symbol` as a cell of a board with digits up to `side`. Returns `None` if it is no cell.
pub(crate) fn content(symbol: char, side: usize) -> Option<CellSymbol> {
    match symbol {
        '0' => Some(None),
        '1'..='9' => {
            let digit = symbol.to_digit(10).and_then(|n| u8::try_from(n).ok());
            let digit = digit.and_then(Digit::new)?;
            (usize::from(digit.get()) <= side).then_some(Some(digit))
        }
        _ => u8::try_from(symbol).is_ok_and(|symbol| EMPTY.contains(&symbol)).then_some(None),
    }
}

/// The character of a cell: a digit, a letter for a digit above 9, or `.` for an empty cell.
#[must_use]
pub fn symbol(cell: Option<Digit>) -> char {
    cell.map_or('.', Digit::symbol)
}

/// Reads the `side` cells of a row. Skips separators between the cells and a comment after them.
pub(crate) fn row(line: TextLine<'_>, side: usize) -> Result<Vec<CellSymbol>, ReadError> {
    exactly(line, symbols_of_row(line.text), side, side)
}

/// The column, from 1, of the cell with index `place` in a row that was read before.
pub(crate) fn column_in_row(text: &str, place: usize) -> usize {
    symbols_of_row(text).nth(place).map_or(1, |(column, _)| column)
}

/// Reads the `count` cells at the start of a line, up to white space or a comment.
pub(crate) fn whole_board(
    line: TextLine<'_>,
    count: usize,
    side: usize,
) -> Result<Vec<CellSymbol>, ReadError> {
    let symbols = columns(line.text)
        .skip_while(|(_, symbol)| symbol.is_whitespace())
        .take_while(|(_, symbol)| !is_behind_board(*symbol));
    exactly(line, symbols, count, side)
}

/// Reads the 81 cells of the classic board in the value of an attribute.
pub(crate) fn attribute_board(
    node: Node<'_, '_>,
    name: &str,
) -> Result<Vec<CellSymbol>, ReadError> {
    let layout = Layout::classic();
    let line = TextLine { number: 1, text: xml::value(node, name)? };
    whole_board(line, layout.cell_count(), layout.digit_count()).map_err(|error| {
        let start = xml::error_of_value(node, name, error.problem.clone());
        error.shifted(start.line, start.column)
    })
}

/// The fast path of [`whole_board`] for a line of a classic list. Returns `None` if the line needs the slow path.
pub(crate) fn whole_classic_board(text: &str) -> Option<Cells> {
    let text = text.trim_start();
    let cells = classic_board(text.as_bytes())?;
    let behind = text.get(cells.len()..)?.chars().next();
    behind.is_none_or(is_behind_board).then_some(cells)
}

/// The classic board at the start of a line, in digits of any script and with any sign for an empty cell. Returns `None` if
/// the line has none.
pub(crate) fn classic_board_in_any_signs(text: &str) -> Option<Cells> {
    let text = text.trim_start();
    let (cells, length) = scripts::classic_board(text)?;
    text[length..].chars().next().is_none_or(is_behind_board).then_some(cells)
}

/// What tells the cells among some signs. A board has digits. Without them, hyphens and the like are rather drawn lines, and
/// only the usual signs are cells.
pub(crate) fn cell_test(signs: impl Iterator<Item = char>) -> fn(char) -> bool {
    const FEWEST_DIGITS: usize = 8;
    let digits = signs.filter_map(scripts::cell).filter(|digit| *digit > 0).count();
    if digits < FEWEST_DIGITS {
        |sign| content(sign, 9).is_some()
    } else {
        |sign| scripts::cell(sign).is_some()
    }
}

/// Reads a classic board from the first 81 bytes of a text. Returns `None` unless each of them is a cell. The
/// result is that of [`content`] for each byte, but the loop is written so that many bytes are handled at once.
pub(crate) fn classic_board(text: &[u8]) -> Option<Cells> {
    let symbols: &Cells = text.first_chunk()?;
    let mut cells = [0; 81];
    let mut bad = 0;
    for (cell, &symbol) in cells.iter_mut().zip(symbols) {
        let number = symbol.wrapping_sub(b'0');
        let is_empty = EMPTY.iter().fold(0, |is, &empty| is | u8::from(symbol == empty));
        *cell = if number <= 9 { number } else { 0 };
        bad |= u8::from(number > 9) & !is_empty;
    }
    (bad == 0).then_some(cells)
}

/// Whether a character of a drawn board only separates cells.
pub(crate) fn is_separator(symbol: char) -> bool {
    symbol.is_whitespace() || symbol == '|' || is_box_drawing(symbol)
}

/// Whether a line is blank.
pub(crate) fn is_blank(text: &str) -> bool {
    text.trim().is_empty()
}

/// Whether a line is a comment.
pub(crate) fn is_comment(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with('#') || text.starts_with("//")
}

/// Whether a line is a horizontal rule of a drawn board: `- - - + - - -`, `*-----------*`, `├───┼───┤`.
pub(crate) fn is_rule(text: &str) -> bool {
    let strokes = text.chars().filter(|&c| matches!(c, '-' | '=' | '─' | '━' | '═')).count();
    // Some of these characters are also empty cells, so a rule must consist mostly of strokes.
    let knots = text.chars().filter(|&c| matches!(c, '*' | '.' | ':' | '\'')).count();
    let drawn = |c: char| is_separator(c) || matches!(c, '-' | '=' | '+' | '*' | '.' | ':' | '\'');
    strokes > knots && text.chars().all(drawn)
}

fn is_behind_board(symbol: char) -> bool {
    symbol.is_whitespace() || symbol == '#'
}

fn is_box_drawing(symbol: char) -> bool {
    ('\u{2500}'..='\u{257f}').contains(&symbol)
}

fn columns(text: &str) -> impl Iterator<Item = (usize, char)> {
    text.chars().enumerate().map(|(at, c)| (at + 1, c))
}

fn symbols_of_row(text: &str) -> impl Iterator<Item = (usize, char)> {
    let end = text.find('#').into_iter().chain(text.find("//")).min();
    columns(&text[..end.unwrap_or(text.len())]).filter(|(_, symbol)| !is_separator(*symbol))
}

/// Reads `expected` cells from `symbols`, which come with their columns.
fn exactly(
    line: TextLine<'_>,
    symbols: impl Iterator<Item = (usize, char)>,
    expected: usize,
    side: usize,
) -> Result<Vec<CellSymbol>, ReadError> {
    let mut cells = Vec::with_capacity(expected);
    let (mut found, mut first_excess, mut end) = (0, None, 1);
    for (column, symbol) in symbols {
        let bad = || Problem::BadCharacter { found: symbol, largest: side };
        let cell = content(symbol, side).ok_or_else(|| line.error(column, bad()))?;
        if found < expected {
            cells.push(cell);
        } else {
            first_excess.get_or_insert(column);
        }
        found += 1;
        end = column + 1;
    }
    match first_excess {
        Some(column) => Err(line.error(column, Problem::TooManyCells { found, expected })),
        None if found < expected => Err(line.error(end, Problem::TooFewCells { found, expected })),
        None => Ok(cells),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_cells_are_read_as_one_is() {
        for byte in u8::MIN..=u8::MAX {
            let cell = content(char::from(byte), 9);
            let number = cell.map(|digit| digit.map_or(0, Digit::get));
            assert_eq!(classic_board(&[byte; 90]), number.map(|n| [n; 81]), "{byte}");
        }
        assert_eq!(classic_board(&[b'.'; 80]), None);
        let mut last_is_bad = [b'1'; 81];
        last_is_bad[80] = b'q';
        assert_eq!(classic_board(&last_is_bad), None);
    }
}
