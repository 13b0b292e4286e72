//! The saved game of KSudoku: XML with a graph, its values and a history of moves.
//!
//! Values are one character for each cell, column by column: `_` is an empty cell and `b` is 1. To get the current
//! board, the reader replays the history. An event gives a cell a value (0 clears the cell), or markers (a `0` or `1`
//! for each digit). Nonet reads only classic boards.

use roxmltree::Node;

use super::error::{ExpectedValue, shortened};
use super::readers::PuzzleText;
use super::{Document, Kind, Problem, ReadError, xml};
use crate::engine::{Cell, Digit, DigitSet, Grid, Layout};

/// Reads a whole text.
pub(super) fn read(text: &str) -> Result<PuzzleText, ReadError> {
    let tree = xml::parse(text)?;
    let game = part(tree.root_element(), "game")?;
    let puzzle = part(game, "puzzle")?;
    check_graph(part(puzzle, "graph")?)?;
    let mut document = read_values(part(puzzle, "values")?)?;
    let history = xml::children(game, "history").flat_map(|history| history.descendants());
    for event in history.filter(|node| node.has_tag_name("simple-event")) {
        carry_out(event, &mut document)?;
    }
    Ok(PuzzleText::of_one(Kind::KSudoku, document))
}

fn part<'a, 'i: 'a>(node: Node<'a, 'i>, name: &'static str) -> Result<Node<'a, 'i>, ReadError> {
    let missing = || xml::error(node, Problem::MissingField(name.to_owned()));
    xml::children(node, name).next().ok_or_else(missing)
}

fn check_graph(graph: Node<'_, '_>) -> Result<(), ReadError> {
    let (order, sort) = (xml::value(graph, "order")?, xml::value(graph, "type")?);
    if (order, sort) == ("9", "sudoku") {
        return Ok(());
    }
    let name = graph.attribute("name").or(graph.attribute("specific-type")).unwrap_or(sort);
    let name = shortened(&format!("{name} {order}"));
    Err(xml::error(graph, Problem::OtherBoard { name }))
}

fn read_values(values: Node<'_, '_>) -> Result<Document, ReadError> {
    let layout = Layout::classic();
    let text = xml::text_of(values);
    let text = text.trim();
    if let Some(problem) = Problem::of_cell_count(text.chars().count(), layout.cell_count()) {
        return Err(xml::error(values, problem));
    }
    let mut givens = Grid::empty(layout);
    for (index, symbol) in text.chars().enumerate() {
        let digit = match symbol {
            '_' => None,
            'b'..='j' => Digit::from_index(usize::from(symbol as u8 - b'b')),
            _ => {
                let (found, expected) = (symbol.to_string(), ExpectedValue::KSudokuLetter);
                return Err(xml::error(values, Problem::BadValue { found, expected }));
            }
        };
        if let Some(cell) = cell_at(index) {
            givens.set(cell, digit);
        }
    }
    Ok(Document::of_givens(givens))
}

/// The cell with KSudoku's number `index`.
fn cell_at(index: usize) -> Option<Cell> {
    let layout = Layout::classic();
    layout.cell(index % layout.columns(), index / layout.columns())
}

/// KSudoku's number of a cell.
fn index_of(layout: &Layout, cell: Cell) -> usize {
    layout.column(cell) * layout.columns() + layout.row(cell)
}

fn carry_out(event: Node<'_, '_>, document: &mut Document) -> Result<(), ReadError> {
    let index = xml::value(event, "index")?;
    let bad_index = || bad_value(event, "index", index, 80);
    let cell = index.parse().ok().and_then(cell_at).ok_or_else(bad_index)?;
    if document.givens.get(cell).is_some() {
        return Ok(());
    }
    document.notes.set(cell, DigitSet::EMPTY);
    document.entries.set(cell, None);
    if let Some(markers) = event.attribute("markers") {
        document.notes.set(cell, marked(markers));
        return Ok(());
    }
    let value = xml::value(event, "value")?;
    let bad = || bad_value(event, "value", value, 9);
    let number: u8 = value.parse().ok().filter(|&number| number <= 9).ok_or_else(bad)?;
    let is_given = event.attribute("given") == Some("true");
    let grid = if is_given { &mut document.givens } else { &mut document.entries };
    grid.set(cell, Digit::new(number));
    Ok(())
}

/// The value of this attribute is no number from 0 to `to`.
fn bad_value(node: Node<'_, '_>, name: &str, value: &str, to: usize) -> ReadError {
    let (found, expected) = (shortened(value), ExpectedValue::Number { from: 0, to });
    xml::error_of_value(node, name, Problem::BadValue { found, expected })
}

/// The digits whose marker is set.
fn marked(markers: &str) -> DigitSet {
    let set = markers.chars().take(9).enumerate().filter(|(_, marker)| *marker != '0');
    set.filter_map(|(index, _)| Digit::from_index(index)).collect()
}

/// Writes a document without its description.
pub(super) fn write(document: &Document) -> String {
    let layout = document.givens.layout();
    let symbol = |index| match cell_at(index).and_then(|cell| document.givens.get(cell)) {
        Some(digit) => char::from(b'a' + digit.get()),
        None => '_',
    };
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
