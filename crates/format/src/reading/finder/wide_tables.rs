//! Tables of boards of all sizes but the classic one: a line for each row, and an empty field for an empty cell.

use std::collections::BTreeMap;

use nonet_engine::NamedShape;

use super::blocks::{self, RowSighting};
use super::board::{Dress, Sighting};
use super::clean::CleanLine;
use super::signs::{self, CellBits, MOST_DIGITS};

/// The fewest digits of such a board. Of smaller ones a chance table of numbers could look like.
const LEAST: usize = 6;

/// The number of digits of the boards that [`fields`](super::fields) finds.
const CLASSIC: usize = 9;

/// The fewest digits on a board of less than nine.
const FEWEST_DIGITS: usize = 8;

/// The longest line that is taken for a row, in signs.
const LONGEST_ROW: usize = 1000;

const SEPARATORS: [char; 5] = [',', ';', '\t', '|', '&'];

/// The way in which lines can be read as rows. Rows of one board are read in the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct WideRowForm {
    separator: char,
    edges: Edges,
    side: usize,
}

/// The fields of a line that are no cells: labels, or nothing before the first separator or behind the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Edges {
    None,
    First,
    Last,
    Both,
}

impl Edges {
    const ALL: [Self; 4] = [Self::None, Self::First, Self::Last, Self::Both];

    /// The fields between the edges. Returns `None` if a field at an edge is a digit.
    fn inner(self, fields: &[Field]) -> Option<&[Field]> {
        let is_edge = |field: Option<&Field>| matches!(field, Some(Field::Cell(0) | Field::Other));
        let (start, end) = match self {
            Self::None => (0, 0),
            Self::First => (1, 0),
            Self::Last => (0, 1),
            Self::Both => (1, 1),
        };
        let is_free =
            (start == 0 || is_edge(fields.first())) && (end == 0 || is_edge(fields.last()));
        fields.get(start..fields.len().checked_sub(end)?).filter(|_| is_free)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Cell(CellBits),
    Other,
}

/// The boards in the lines.
pub(super) fn boards(lines: &[CleanLine]) -> Vec<Sighting> {
    let mut rows: BTreeMap<WideRowForm, Vec<RowSighting>> = BTreeMap::new();
    let may_be_row =
        |line: &CleanLine| (LEAST..=LONGEST_ROW).contains(&line.len()) && !line.is_rule();
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| may_be_row(line)) {
        for (form, row) in readings(at, line.signs()) {
            rows.entry(form).or_default().push(row);
        }
    }
    let boards = rows.into_values().flat_map(|rows| blocks::boards(rows, lines, Dress::Blanks));
    let has_digits = |board: &Sighting| {
        let digits = board.cells.iter().filter(|cell| **cell != 0).count();
        board.side > CLASSIC || digits >= FEWEST_DIGITS
    };
    boards.map(Sighting::settled).filter(|it| has_digits(it) && !has_margin(it)).collect()
}

/// Whether a board of one digit less has an empty row as its heading and an empty column at its frame.
fn has_margin(board: &Sighting) -> bool {
    let (side, last) = (board.side, board.side - 1);
    let is_empty = |at: usize| board.cells[at] == 0;
    let row = |row: usize| (0..side).all(|column| is_empty(row * side + column));
    let column = |column: usize| (0..side).all(|row| is_empty(row * side + column));
    let has_last_digit = board.cells.contains(&signs::bit(side));
    last >= LEAST && !has_last_digit && (row(0) || row(last)) && (column(0) || column(last))
}

/// All ways to read a line as a row.
fn readings(line: usize, text: &[char]) -> Vec<(WideRowForm, RowSighting)> {
    let mut readings = Vec::new();
    for separator in SEPARATORS {
        let separators = text.iter().filter(|sign| **sign == separator).count();
        // Two fields may be edges.
        if !(LEAST - 1..=MOST_DIGITS + 1).contains(&separators) {
            continue;
        }
        let fields: Vec<Field> = text.split(|sign| *sign == separator).map(field).collect();
        for edges in Edges::ALL {
            if let Some(cells) = edges.inner(&fields).and_then(cells) {
                let form = WideRowForm { separator, edges, side: cells.len() };
                let signs = 0..text.len();
                let row = RowSighting {
                    line,
                    first_line: line,
                    signs,
                    cells,
                    label: None,
                    shape: String::new(),
                };
                readings.push((form, row));
            }
        }
    }
    readings
}

fn field(text: &[char]) -> Field {
    let is_around = |sign: char| sign.is_whitespace() || matches!(sign, '"' | '\'' | '*' | '`');
    let text: String = text.iter().collect();
    let inner = text.trim_matches(is_around);
    match inner {
        "" => Field::Cell(0),
        "0" => Field::Cell(signs::ZERO),
        _ => signs::number_of(inner).map_or(Field::Other, Field::Cell),
    }
}

/// The cells of a row. Returns `None` if no board has as many, or if one is no digit of the board.
fn cells(fields: &[Field]) -> Option<Vec<CellBits>> {
    let side = fields.len();
    let is_size = (LEAST..=MOST_DIGITS).contains(&side) && side != CLASSIC;
    if !is_size || NamedShape::sized(side).is_none() {
        return None;
    }
    let cell = |field: &Field| match field {
        Field::Cell(cell) => {
            Some(*cell).filter(|cell| *cell <= signs::bit(side) || *cell == signs::ZERO)
        }
        Field::Other => None,
    };
    fields.iter().map(cell).collect()
}
