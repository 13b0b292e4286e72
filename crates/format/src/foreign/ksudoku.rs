//! The saved game of KSudoku: XML with a graph, its values and a history of moves.
//!
//! Values are one character for each cell, column by column: `_` is an empty cell and `b` is 1. To get the current
//! board, the reader replays the history. An event gives a cell a value (0 clears the cell), or markers (a `0` or `1`
//! for each digit). `ksudoku_graph` says which boards Nonet reads. It writes classic boards alone.

use std::sync::Arc;

use roxmltree::Node;

use super::ksudoku_graph::{GraphBoard, letter};
use crate::error::{ExpectedValue, shortened};
use crate::puzzle_text::PuzzleText;
use crate::syntax::xml;
use crate::{Document, Kind, Problem, ReadError};
use nonet_engine::{Cell, Digit, DigitSet, Grid, Layout};

/// Reads a whole text.
pub(crate) fn read(text: &str) -> Result<PuzzleText, ReadError> {
    let tree = xml::parse(text)?;
    let game = part(tree.root_element(), "game")?;
    let puzzle = part(game, "puzzle")?;
    let graph = part(puzzle, "graph")?;
    let board = GraphBoard::read(graph)?;
    let mut document = read_values(part(puzzle, "values")?, &board)?;
    document.rules = board.cages(graph)?;
    let history = xml::children(game, "history").flat_map(|history| history.descendants());
    for event in history.filter(|node| node.has_tag_name("simple-event")) {
        carry_out(event, &board, &mut document)?;
    }
    Ok(PuzzleText::of_one(Kind::KSudoku, document))
}

fn part<'a, 'i: 'a>(node: Node<'a, 'i>, name: &'static str) -> Result<Node<'a, 'i>, ReadError> {
    let missing = || xml::error(node, Problem::MissingField(name.to_owned()));
    xml::children(node, name).next().ok_or_else(missing)
}

fn read_values(values: Node<'_, '_>, board: &GraphBoard) -> Result<Document, ReadError> {
    let text = xml::text_of(values);
    let text = text.trim();
    if let Some(problem) = Problem::of_cell_count(text.chars().count(), board.cells.len()) {
        return Err(xml::error(values, problem));
    }
    let mut givens = Grid::empty(Arc::clone(&board.layout));
    let places = text.chars().zip(&board.cells);
    for (symbol, cell) in places.filter_map(|(symbol, cell)| Some((symbol, (*cell)?))) {
        let digit = match symbol {
            '_' => None,
            _ => Some(digit_of(symbol, &board.layout).ok_or_else(|| {
                let last = Digit::from_index(board.layout.digit_count() - 1).map_or('b', letter);
                let (found, expected) = (symbol.to_string(), ExpectedValue::KSudokuLetter { last });
                xml::error(values, Problem::BadValue { found, expected })
            })?),
        };
        givens.set(cell, digit);
    }
    Ok(Document::of_givens(givens))
}

fn digit_of(symbol: char, layout: &Layout) -> Option<Digit> {
    let digits = layout.all_digits();
    digits.iter().find(|&digit| letter(digit) == symbol)
}

/// KSudoku's number of a cell.
fn index_of(layout: &Layout, cell: Cell) -> usize {
    layout.column(cell) * layout.columns() + layout.row(cell)
}

fn carry_out(
    event: Node<'_, '_>,
    board: &GraphBoard,
    document: &mut Document,
) -> Result<(), ReadError> {
    let index = xml::value(event, "index")?;
    let bad_index = || bad_value(event, "index", index, board.cells.len() - 1);
    let at: Option<usize> = index.parse().ok();
    let cell = at.and_then(|at| *board.cells.get(at)?).ok_or_else(bad_index)?;
    if document.givens.get(cell).is_some() {
        return Ok(());
    }
    document.notes.set(cell, DigitSet::EMPTY);
    document.entries.set(cell, None);
    if let Some(markers) = event.attribute("markers") {
        document.notes.set(cell, marked(markers).and(board.layout.all_digits()));
        return Ok(());
    }
    let value = xml::value(event, "value")?;
    let most = board.layout.digit_count();
    let bad = || bad_value(event, "value", value, most);
    let is_possible = |&number: &u8| usize::from(number) <= most;
    let number: u8 = value.parse().ok().filter(is_possible).ok_or_else(bad)?;
    let is_given = event.attribute("given") == Some("true");
    let grid = if is_given { &mut document.givens } else { &mut document.entries };
    grid.set(cell, Digit::new(number));
    Ok(())
}

/// The error for an attribute whose value is no number from 0 to `to`.
fn bad_value(node: Node<'_, '_>, name: &str, value: &str, to: usize) -> ReadError {
    let (found, expected) = (shortened(value), ExpectedValue::Number { from: 0, to });
    xml::error_of_value(node, name, Problem::BadValue { found, expected })
}

/// The digits whose marker is set.
fn marked(markers: &str) -> DigitSet {
    let set = markers.chars().enumerate().filter(|(_, marker)| *marker != '0');
    set.filter_map(|(index, _)| Digit::from_index(index)).collect()
}

/// Writes a document without its description.
pub(crate) fn write(document: &Document) -> String {
    let layout = document.givens.layout();
    let at = |index| layout.cell(index % layout.rows(), index / layout.rows());
    let digit = |index| at(index).and_then(|cell| document.givens.get(cell));
    let symbol = |index| digit(index).map_or('_', letter);
    let values: String = (0..layout.cell_count()).map(symbol).collect();
    format!(
        "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\" msecs-elapsed=\"0\">\n  <puzzle>\n   \
         <graph order=\"9\" type=\"sudoku\" specific-type=\"Plain\"/>\n   \
         <values>{values}</values>\n  </puzzle>\n  <history>\n{}  </history>\n </game>\n</ksudoku>\n",
        history(document)
    )
}

/// An event for each entry and for the notes of each cell.
fn history(document: &Document) -> String {
    let layout = document.givens.layout();
    let event = |cell, what| {
        let index = index_of(layout, cell);
        format!("   <simple-event index=\"{index}\" {what}/>\n")
    };
    let entries = document.entries.filled();
    let entries = entries.map(|(cell, digit)| event(cell, format!("value=\"{digit}\"")));
    let noted = document.notes.filled();
    let noted = noted.map(|(cell, noted)| event(cell, format!("markers=\"{}\"", markers(noted))));
    entries.chain(noted).collect()
}

fn markers(noted: DigitSet) -> String {
    Digit::CLASSIC.map(|digit| if noted.contains(digit) { '1' } else { '0' }).iter().collect()
}
