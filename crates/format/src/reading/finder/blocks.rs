//! Puts rows that were seen in lines together to boards.
//!
//! The rows of a board follow each other. Rules may lie between them, and empty lines where bands end. A board is never
//! filled up with rows of the next one, so a text with a lost row shows no board.

use std::ops::Range;

use super::board::{Dress, Sighting, Spot};
use super::clean::CleanLine;
use super::signs::{self, CellBits};

/// The cells of a board that were seen in a line.
#[derive(Debug)]
pub(super) struct RowSighting {
    /// The index of the line, and of the first line of what belongs to the row, such as a heading above it.
    pub(super) line: usize,
    pub(super) first_line: usize,
    /// The signs of the line that the row takes.
    pub(super) signs: Range<usize>,
    pub(super) cells: Vec<CellBits>,
    /// The number of the row, if it stands before or behind the cells.
    pub(super) label: Option<usize>,
    /// The line with one letter for each cell and without blanks, by which a row of dashes differs from a rule.
    pub(super) shape: String,
}

/// What lies between two rows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Between {
    /// At most one rule.
    Nothing,
    /// An empty line or several rules.
    Gap,
    /// Other text.
    Text,
}

/// The boards that consist of these rows, which are in the order of their lines and equally long.
pub(super) fn boards(rows: Vec<RowSighting>, lines: &[CleanLine], dress: Dress) -> Vec<Sighting> {
    let mut strokes = Vec::new();
    let rows = without_rules(rows, &mut strokes);
    let mut boards = Vec::new();
    let mut start = 0;
    while start < rows.len() {
        let mut end = start + 1;
        let between = |at: usize| between(&rows[at - 1], &rows[at], lines, &strokes);
        // Text between two rows ends a board for good: rows are never gathered from different places.
        while end < rows.len() && between(end) != Between::Text {
            end += 1;
        }
        let block = start..end;
        let parts = if dress == Dress::Blanks { whole_parts(&rows, block) } else { vec![block] };
        for part in parts {
            let inner = part.start + 1..part.end;
            let gaps: Vec<usize> = inner.filter(|&at| between(at) == Between::Gap).collect();
            add_boards(&rows, part, &gaps, dress, &mut boards);
        }
        start = end;
    }
    boards
}

/// The parts of a block of rows between its empty rows, if those parts are whole boards: spreadsheets write an empty line as a
/// row of separators. Otherwise the whole block, whose empty rows belong to boards.
fn whole_parts(rows: &[RowSighting], block: Range<usize>) -> Vec<Range<usize>> {
    let side = rows[block.start].cells.len();
    let mut parts: Vec<Range<usize>> = Vec::new();
    let mut start = block.start;
    let empty = block.clone().filter(|&at| is_empty(&rows[at].cells));
    for end in empty.chain([block.end]) {
        parts.push(start..end);
        start = end + 1;
    }
    parts.retain(|part| !part.is_empty());
    let are_whole = parts.iter().all(|part| part.len().is_multiple_of(side));
    if are_whole { parts } else { vec![block] }
}

/// The rows without those that are rules: empty ones of another shape than the rows with digits beside them.
fn without_rules(rows: Vec<RowSighting>, strokes: &mut Vec<usize>) -> Vec<RowSighting> {
    let has_digits = |row: &RowSighting| row.cells.iter().any(|cell| *cell != 0);
    let mut keeps = vec![true; rows.len()];
    let mut last = None;
    for (at, row) in rows.iter().enumerate() {
        if has_digits(row) {
            last = Some(at);
        } else {
            // A rule of dashes reads as nine empty cells. It is a row only if a row with digits is written in the
            // same way, above or below it.
            keeps[at] = last.is_some_and(|other: usize| rows[other].shape == row.shape);
        }
    }
    last = None;
    for (at, row) in rows.iter().enumerate().rev() {
        if has_digits(row) {
            last = Some(at);
        } else {
            keeps[at] |= last.is_some_and(|other| rows[other].shape == row.shape);
        }
    }
    let mut keep = keeps.iter();
    strokes.extend(rows.iter().zip(&keeps).filter(|(_, keeps)| !**keeps).map(|(row, _)| row.line));
    rows.into_iter().filter(|_| keep.next().copied().unwrap_or(false)).collect()
}

fn between(
    above: &RowSighting,
    below: &RowSighting,
    lines: &[CleanLine],
    strokes: &[usize],
) -> Between {
    let (mut blanks, mut rules) = (0, 0);
    let inner = above.line + 1..below.first_line.max(above.line + 1);
    for (at, line) in inner.clone().zip(&lines[inner]) {
        match () {
            () if line.is_blank() => blanks += 1,
            () if line.is_rule() || strokes.binary_search(&at).is_ok() => rules += 1,
            () => return Between::Text,
        }
    }
    // One rule parts the bands of a board. Two of them are the end of one frame and the start of the next.
    if blanks > 0 || rules > 1 { Between::Gap } else { Between::Nothing }
}

/// Adds the boards in some rows that follow each other. `gaps` are the rows before which there is a gap.
fn add_boards(
    rows: &[RowSighting],
    block: Range<usize>,
    gaps: &[usize],
    dress: Dress,
    boards: &mut Vec<Sighting>,
) {
    let side = rows[block.start].cells.len();
    let starts: Vec<usize> =
        [block.start].into_iter().chain(gaps.iter().copied()).chain([block.end]).collect();
    let mut open = block.start..block.start;
    for part in starts.windows(2) {
        let mut part = part[0]..part[1];
        // A row too many that counts 1, 2, 3 is the numbers of the columns above the board, or below it.
        if part.len() % side == 1 && open.is_empty() && counts(&rows[part.start].cells) {
            part.start += 1;
        }
        if part.len() % side == 1 && counts(&rows[part.end - 1].cells) {
            part.end -= 1;
        }
        // An empty row too many is the heading that a table must have.
        if part.len() % side == 1 && open.is_empty() && is_empty(&rows[part.start].cells) {
            part.start += 1;
        }
        // A part that would make the board too long begins a new one. So a board with a lost row is dropped, and
        // never filled up.
        if open.is_empty() || open.len() + part.len() > side {
            open = part;
        } else {
            open.end = part.end;
        }
        if open.len() == side {
            boards.extend(sighting(&rows[open.clone()], dress));
            open = part_behind(&open);
        }
    }
}

fn part_behind(range: &Range<usize>) -> Range<usize> {
    range.end..range.end
}

fn is_empty(cells: &[CellBits]) -> bool {
    cells.iter().all(|cell| *cell == 0)
}

/// Whether cells count from 1 or from 0, as the numbers of columns do.
fn counts(cells: &[CellBits]) -> bool {
    let counts_from = |least: usize| {
        let number = |number: usize| if number == 0 { 0 } else { signs::bit(number) };
        (least..).zip(cells).all(|(at, cell)| *cell == number(at))
    };
    counts_from(1) || counts_from(0)
}

/// The board of these rows. Returns `None` if their labels do not count.
pub(super) fn sighting(rows: &[RowSighting], dress: Dress) -> Option<Sighting> {
    let labels: Vec<usize> = rows.iter().filter_map(|row| row.label).collect();
    let ascends = || labels.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    let descends = || labels.windows(2).all(|pair| pair[0] == pair[1] + 1);
    let is_from_start = || labels.iter().min().is_some_and(|least| *least <= 1);
    let counts = || labels.len() == rows.len() && is_from_start() && (ascends() || descends());
    // Numbers before the rows that do not count are cells of something else.
    if !labels.is_empty() && !counts() {
        return None;
    }
    let (first, last) = (rows.first()?, rows.last()?);
    Some(Sighting {
        start: Spot { line: first.line, sign: first.signs.start },
        end: Spot { line: last.line, sign: last.signs.end },
        dress,
        side: rows.len(),
        cells: rows.iter().flat_map(|row| row.cells.iter().copied()).collect(),
    })
}
