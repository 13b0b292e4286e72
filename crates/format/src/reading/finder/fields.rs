//! Boards in tables: spreadsheets, Markdown, LaTeX, web pages and drawings with a frame around each cell. An empty field
//! is an empty cell.
//!
//! A table may have further columns and rows: labels, a frame, or nothing between the boxes.

use std::ops::Range;

use super::blocks::{self, RowSighting};
use super::board::{Dress, Sighting, Spot};
use super::clean::CleanLine;
use super::signs::{self, CellBits};

/// The number of rows, and of cells in a row.
const SIDE: usize = 9;

/// The most columns of a table with a board: cells, columns between boxes, and labels and frames at both sides.
const MOST_COLUMNS: usize = 15;

/// A line of a table.
#[derive(Clone)]
struct TableRow {
    line: usize,
    /// The first of its lines, where cells are several lines high.
    first_line: usize,
    length: usize,
    fields: Vec<Field>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Blank,
    Cell(CellBits),
    Candidates(CellBits),
    Other,
}

impl Field {
    /// The number of a cell, where an empty cell that has a sign is 0.
    fn number(self) -> Option<u32> {
        match self {
            Self::Cell(0) => Some(0),
            Self::Cell(bits) => Some(bits.trailing_zeros() + 1),
            Self::Blank | Self::Candidates(_) | Self::Other => None,
        }
    }

    fn is_nothing(self) -> bool {
        matches!(self, Self::Blank | Self::Cell(0))
    }
}

/// The boards in tables.
pub(super) fn boards(lines: &[CleanLine]) -> Vec<Sighting> {
    let separators = ['|', '\t', ',', ';', '&', ':'];
    let boards = separators.into_iter().flat_map(|separator| boards_of(lines, separator));
    boards.chain(boards_of_boxes(lines)).collect()
}

fn boards_of(lines: &[CleanLine], separator: char) -> Vec<Sighting> {
    let mut boards = Vec::new();
    let mut table: Vec<TableRow> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let between = line.is_blank() || line.is_rule();
        match fields(line.signs(), separator).filter(|_| !line.is_rule()) {
            Some(fields) => {
                table.push(TableRow { line: at, first_line: at, length: line.len(), fields });
            }
            None if between => {}
            None => add_table(&std::mem::take(&mut table), lines, separator, &mut boards),
        }
    }
    add_table(&table, lines, separator, &mut boards);
    boards
}

/// The boards that a page has as nine tables, one for each box.
fn boards_of_boxes(lines: &[CleanLine]) -> Vec<Sighting> {
    const BOX: usize = 3;
    let mut rows: Vec<(usize, Vec<CellBits>)> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let fields = || {
            line.signs()
                .split(|&sign| sign == '\t')
                .skip(1)
                .map(|part| field(&part.iter().collect::<String>()))
        };
        let cell = |field: Field| match field {
            Field::Blank => Some(0),
            Field::Cell(bits) => Some(bits),
            Field::Candidates(_) | Field::Other => None,
        };
        if line.signs().iter().filter(|&&sign| sign == '\t').count() == BOX
            && let Some(cells) = fields().map(cell).collect()
        {
            rows.push((at, cells));
        }
    }
    let is_near = |left: &(usize, Vec<CellBits>), right: &(usize, Vec<CellBits>)| {
        lines[left.0 + 1..right.0].iter().all(CleanLine::is_blank)
    };
    let mut boards = Vec::new();
    for rows in rows.chunk_by(is_near).filter(|rows| rows.len() == BOX * SIDE) {
        // The row of a board lies in three boxes.
        let cell = |row: usize, column: usize| {
            let block = row / BOX * BOX + column / BOX;
            rows[block * BOX + row % BOX].1[column % BOX]
        };
        let places = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (row, column)));
        let (first, last) = (rows[0].0, rows[rows.len() - 1].0);
        boards.push(Sighting {
            start: Spot { line: first, sign: 0 },
            end: Spot { line: last, sign: lines[last].len() },
            dress: Dress::Blanks,
            side: SIDE,
            cells: places.map(|(row, column)| cell(row, column)).collect(),
        });
    }
    boards
}

/// The fields of a line. Returns `None` if the line is no row of a table with a board.
fn fields(signs: &[char], separator: char) -> Option<Vec<Field>> {
    const LONGEST: usize = 1000;
    let count = signs.iter().take(LONGEST + 1).filter(|&&sign| sign == separator).count();
    // An editor may have cut the tabs at the end of a line.
    let fewest = if separator == '\t' { 1 } else { SIDE - 2 };
    if !(fewest..=2 * MOST_COLUMNS).contains(&count) || signs.len() > LONGEST {
        return None;
    }
    let text: String = signs.iter().collect();
    // Where semicolons part the fields, a comma is the point of a decimal.
    let text = if separator == ';' { text.replace(',', ".") } else { text };
    // Tables of wikis have two bars between the cells of a line, and may say how each cell looks.
    let bars = if separator == '|' { text.matches("||").count() } else { 0 };
    let parts: Vec<Field> = if bars == SIDE - 1 {
        let cells = text.trim_start().trim_start_matches(['|', '!']).split("||");
        cells.map(|cell| field(cell.rsplit('|').next().unwrap_or(cell))).collect()
    } else if bars == SIDE + 1 {
        text.trim().trim_start_matches('|').trim_end_matches('|').split("||").map(field).collect()
    } else {
        text.split(separator).map(field).collect()
    };
    // Two fields may be labels, one at each side. More words make no row of a board.
    let others = parts.iter().filter(|field| **field == Field::Other).count();
    (others <= 2 && parts.len() <= 2 * MOST_COLUMNS).then_some(parts)
}

fn field(text: &str) -> Field {
    let is_around = |sign: char| {
        sign.is_whitespace()
            || matches!(sign, '"' | '\'' | '`' | '*' | '[' | ']' | '{' | '}' | '(' | ')')
    };
    // Some tables say how a cell looks: `<right> 5`, `>. 5`.
    let text = text.trim();
    let text =
        text.strip_prefix('<').and_then(|text| text.split_once('>')).map_or(text, |(_, cell)| cell);
    let text =
        [">.", "<.", "=.", "_."].iter().find_map(|look| text.strip_prefix(look)).unwrap_or(text);
    let inner = text.trim_matches(is_around);
    if inner.is_empty() {
        return Field::Blank;
    }
    let mut letters = inner.chars();
    match (letters.next(), letters.next()) {
        (Some(sign), None) => signs::cell_of(sign).map_or(Field::Other, Field::Cell),
        _ if signs::is_empty_word(inner) => Field::Blank,
        _ => {
            if let Some(cell) = signs::decimal_of(inner) {
                return Field::Cell(cell);
            }
            let digits: String = inner.chars().filter(|sign| !sign.is_whitespace()).collect();
            signs::set_of(&digits).map_or(Field::Other, Field::Candidates)
        }
    }
}

/// Adds the boards of rows that follow each other in one table.
fn add_table(table: &[TableRow], lines: &[CleanLine], separator: char, boards: &mut Vec<Sighting>) {
    let merged = merged(table, lines);
    let table = merged.as_deref().unwrap_or(table);
    let mut start = 0;
    while start < table.len() {
        let columns = table[start].fields.len();
        let is_like = |row: &TableRow| {
            // An editor may have cut the blank end of a line.
            row.fields.len() == columns
                || (separator == '\t' && row.fields.len().abs_diff(columns) <= SIDE - 2)
        };
        let length = table[start..].iter().take_while(|row| is_like(row)).count();
        let rows = &table[start..start + length];
        start += length;
        if rows.len() >= SIDE {
            add_rows(rows, lines, separator, boards);
        }
    }
}

/// The rows of a drawing whose cells are several lines high, with a rule between them. Returns `None` for any other table.
fn merged(table: &[TableRow], lines: &[CleanLine]) -> Option<Vec<TableRow>> {
    let has_rule = |above: &TableRow, below: &TableRow| {
        lines[above.line + 1..below.line].iter().any(CleanLine::is_rule)
    };
    let height = table.chunk_by(|above, below| !has_rule(above, below)).next()?.len();
    if height < 2 || table.len() != SIDE * height {
        return None;
    }
    let merge = |part: &[TableRow]| {
        let (first, last) = (part.first()?, part.last()?);
        let is_alike = |row: &TableRow| row.fields.len() == first.fields.len();
        if part.len() != height || !part.iter().all(is_alike) {
            return None;
        }
        let field = |column: usize| {
            let mut shown = part.iter().map(|row| row.fields[column]);
            let field = shown.find(|field| *field != Field::Blank).unwrap_or(Field::Blank);
            shown.all(|field| field == Field::Blank).then_some(field)
        };
        let fields = (0..first.fields.len()).map(field).collect::<Option<_>>()?;
        Some(TableRow { first_line: first.line, fields, ..last.clone() })
    };
    table.chunk_by(|above, below| !has_rule(above, below)).map(merge).collect()
}

/// The two boards of a table that has them side by side, with nothing in a column between them. Returns `None` for any other table.
fn beside(rows: &[TableRow]) -> Option<[Vec<TableRow>; 2]> {
    let columns = rows.first()?.fields.len();
    let is_blank = |column: usize| {
        rows.iter()
            .all(|row| row.fields.get(column).copied().unwrap_or(Field::Blank) == Field::Blank)
    };
    let gap = (SIDE..columns.saturating_sub(SIDE)).find(|column| is_blank(*column))?;
    let part = |columns: Range<usize>| -> Vec<TableRow> {
        let part = |row: &TableRow| {
            let fields =
                &row.fields[columns.start.min(row.fields.len())..columns.end.min(row.fields.len())];
            TableRow { fields: fields.to_vec(), ..row.clone() }
        };
        rows.iter().map(part).collect()
    };
    Some([part(0..gap), part(gap + 1..columns)])
}

fn add_rows(rows: &[TableRow], lines: &[CleanLine], separator: char, boards: &mut Vec<Sighting>) {
    if let Some(parts) = beside(rows) {
        for (rows, dress) in parts.iter().zip([Dress::Left, Dress::Right]) {
            let before = boards.len();
            add_rows(rows, lines, separator, boards);
            boards[before..].iter_mut().for_each(|board| board.dress = dress);
        }
        return;
    }
    let columns = rows.iter().map(|row| row.fields.len()).max().unwrap_or(0);
    let field =
        |row: &TableRow, column: usize| row.fields.get(column).copied().unwrap_or(Field::Blank);
    let Some(chosen) = columns_of_cells(rows, columns, separator, &field) else {
        return;
    };
    let cells_of = |row: &TableRow| -> Option<Vec<CellBits>> {
        chosen
            .cells
            .iter()
            .map(|&column| match field(row, column) {
                Field::Blank => Some(0),
                Field::Cell(bits) | Field::Candidates(bits) => Some(bits),
                Field::Other => None,
            })
            .collect()
    };
    let has_candidates = rows.iter().any(|row| {
        chosen.cells.iter().any(|&column| matches!(field(row, column), Field::Candidates(_)))
    });
    let sightings: Vec<RowSighting> = rows
        .iter()
        .filter_map(|row| {
            let cells = cells_of(row)?;
            let signs: Range<usize> = 0..row.length;
            Some(RowSighting {
                line: row.line,
                first_line: row.first_line,
                signs,
                cells,
                label: None,
                shape: String::new(),
            })
        })
        .collect();
    let is_empty = |row: &RowSighting| row.cells.iter().all(|cell| *cell == 0);
    let dress = if has_candidates { Dress::Candidates } else { Dress::Blanks };
    // A row of nothing between boxes.
    let spaced = SIDE + 2;
    let parts = [3, 7];
    if sightings.len() == spaced && parts.iter().all(|&at| is_empty(&sightings[at])) {
        let kept = (0..).zip(sightings).filter(|(at, _)| !parts.contains(at)).map(|(_, row)| row);
        boards.extend(blocks::sighting(&kept.collect::<Vec<_>>(), dress));
        return;
    }
    boards.extend(blocks::boards(sightings, lines, dress));
}

struct Columns {
    cells: Vec<usize>,
}

/// The nine columns of a table that hold cells.
fn columns_of_cells(
    rows: &[TableRow],
    columns: usize,
    separator: char,
    field: &impl Fn(&TableRow, usize) -> Field,
) -> Option<Columns> {
    let is_nothing = |column: usize| rows.iter().all(|row| field(row, column).is_nothing());
    let is_blank = |column: usize| rows.iter().all(|row| field(row, column) == Field::Blank);
    let has_labels = |column: usize| {
        let labels: Vec<Field> = rows.iter().map(|row| field(row, column)).collect();
        let others = labels.iter().filter(|label| **label == Field::Other).count();
        let numbers = labels.iter().filter_map(|label| label.number()).collect::<Vec<_>>();
        let counts = || {
            let from_start = numbers.first().is_some_and(|first| *first <= 1);
            from_start && numbers.windows(2).all(|pair| pair[0] + 1 == pair[1])
        };
        // Letters are labels in any number of rows. Digits are labels only if they count from the start.
        others + 1 >= labels.len() || (numbers.len() == SIDE && counts())
    };
    let mut range = 0..columns;
    // A frame has a line at both ends. A web page has a tab before each cell; other texts rather have a separator too
    // many at the end.
    if range.len() >= SIDE + 2 && is_nothing(range.start) && is_nothing(range.end - 1) {
        range = range.start + 1..range.end - 1;
    }
    while range.len() > SIDE {
        let (first, last) = (range.start, range.end - 1);
        let starts_empty = matches!(separator, '\t' | '|');
        match () {
            () if has_labels(first) => range.start += 1,
            () if has_labels(last) => range.end -= 1,
            // Eleven columns with two empty ones at the boxes are whole. Dropping an empty one at the end would cut a
            // column of cells.
            () if is_spaced(range.clone(), &is_nothing) => break,
            () if starts_empty && is_blank(first) => range.start += 1,
            () if is_nothing(last) => range.end -= 1,
            () if is_nothing(first) => range.start += 1,
            () => break,
        }
    }
    let cells: Vec<usize> = if is_spaced(range.clone(), &is_nothing) {
        range.clone().filter(|column| !matches!(column - range.start, 3 | 7)).collect()
    } else {
        range.collect()
    };
    (cells.len() == SIDE).then_some(Columns { cells })
}

/// Whether columns are those of a board with an empty column between boxes.
fn is_spaced(range: Range<usize>, is_nothing: &impl Fn(usize) -> bool) -> bool {
    range.len() == SIDE + 2 && is_nothing(range.start + 3) && is_nothing(range.start + 7)
}
