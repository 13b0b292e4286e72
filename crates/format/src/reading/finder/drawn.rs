//! Drawn boards in which an empty cell is a blank between the others: the place of a digit tells its cell.
//!
//! Two bars part the boxes of a row. Within a box the cells lie at equal distances, which the digits of the whole board
//! show.

use super::blocks::{self, RowSighting};
use super::board::{Dress, Sighting, Spot};
use super::clean::CleanLine;
use super::signs::{self, CellBits};

/// The number of cells in a row of a box, and of boxes in a row.
const BOX: usize = 3;

/// The longest line of a drawn board, in signs.
const LONGEST_ROW: usize = 120;

/// The longest distance between the cells of a box.
const LARGEST_PITCH: usize = 6;

/// A row with its three parts, each as the distance of its first sign from the start of the line, and its end.
struct DrawnRow {
    line: usize,
    length: usize,
    parts: [(usize, usize); BOX],
    digits: Vec<(usize, char)>,
}

/// The boards that are drawn so.
pub(super) fn boards(lines: &[CleanLine]) -> Vec<Sighting> {
    let mut boards = Vec::new();
    let mut block = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        match drawn_row(at, line.signs()) {
            Some(row) => block.push(row),
            None if line.is_blank() || line.is_rule() => {}
            None => boards.extend(boards_of(&std::mem::take(&mut block), lines)),
        }
    }
    boards.extend(boards_of(&block, lines));
    add_columns(lines, &mut boards);
    boards
}

/// Adds the boards that have only blanks between their cells. Their columns are the places at which digits stand.
fn add_columns(lines: &[CleanLine], boards: &mut Vec<Sighting>) {
    const SIDE: usize = BOX * BOX;
    let is_row = |line: &CleanLine| {
        let is_cell = |sign: &char| matches!(sign, ' ' | '1'..='9');
        !line.is_blank() && line.len() <= LONGEST_ROW && line.signs().iter().all(is_cell)
    };
    let rows = (0..).zip(lines).filter(|(_, line)| is_row(line)).collect::<Vec<_>>();
    let is_next = |above: &(usize, &CleanLine), below: &(usize, &CleanLine)| {
        let between = &lines[above.0 + 1..below.0];
        between.iter().all(|line| line.is_blank() || line.is_rule()) && between.len() <= 1
    };
    for rows in rows.chunk_by(is_next).filter(|rows| rows.len() == SIDE) {
        let Some(columns) = columns(rows.iter().map(|(_, line)| *line)) else {
            continue;
        };
        let cell = |line: &CleanLine, column: usize| {
            line.signs().get(column).and_then(|sign| signs::cell_of(*sign)).unwrap_or(0)
        };
        let cells =
            rows.iter().flat_map(|(_, line)| columns.iter().map(|&column| cell(line, column)));
        let (first, last) = (rows[0].0, rows[SIDE - 1].0);
        boards.push(Sighting {
            start: Spot { line: first, sign: 0 },
            end: Spot { line: last, sign: lines[last].len() },
            dress: Dress::Blanks,
            side: SIDE,
            cells: cells.collect(),
        });
    }
}

/// The nine places at which cells stand in some lines: those of their signs, if they are nine, or places at equal
/// distances of which the first and the last have a sign. Returns `None` if there are no such places.
fn columns<'a>(lines: impl Iterator<Item = &'a CleanLine>) -> Option<Vec<usize>> {
    const SIDE: usize = BOX * BOX;
    let mut places: Vec<usize> = Vec::new();
    for line in lines {
        let is_sign = |at: &usize| !line.signs()[*at].is_whitespace();
        places.extend((0..line.len()).filter(is_sign));
        places.sort_unstable();
        places.dedup();
    }
    // Each column has a digit somewhere, so the places need not be at equal distances.
    if places.len() == SIDE {
        return Some(places);
    }
    let (first, last) = (*places.first()?, *places.last()?);
    let distance = (last - first) / (SIDE - 1);
    let columns: Vec<usize> = (0..SIDE).map(|column| first + column * distance).collect();
    let fits = distance > 0 && columns.last() == Some(&last);
    (fits && places.iter().all(|place| columns.contains(place))).then_some(columns)
}

/// A line of digits and blanks with two bars between them. Returns `None` for any other line.
fn drawn_row(line: usize, text: &[char]) -> Option<DrawnRow> {
    let end = text.iter().rposition(|sign| !sign.is_whitespace())? + 1;
    if end > LONGEST_ROW || !text[..end].iter().all(|&sign| is_drawn(sign)) {
        return None;
    }
    let bars: Vec<usize> = (0..end).filter(|&at| matches!(text[at], '|' | '!' | ':')).collect();
    let is_blank =
        |start: usize, end: usize| text[start..end].iter().all(|sign| sign.is_whitespace());
    let has_frame = bars.first().is_some_and(|&first| is_blank(0, first));
    let inner = match (bars.len(), has_frame) {
        // Two bars part the boxes. A third and a fourth are the frame, which some drawings have at one side only.
        (2, _) => [0, bars[0], bars[1], text.len().max(end)],
        (4, true) => [bars[0] + 1, bars[1], bars[2], bars[3]],
        (3, true) if bars[2] + 1 < end => [bars[0] + 1, bars[1], bars[2], text.len()],
        (3, _) if bars[2] + 1 == end => [0, bars[0], bars[1], bars[2]],
        _ => return None,
    };
    let parts = [(inner[0], inner[1]), (inner[1] + 1, inner[2]), (inner[2] + 1, inner[3])];
    let digits = (0..end)
        .filter(|&at| signs::cell_of(text[at]).is_some())
        .map(|at| (at, text[at]))
        .collect();
    Some(DrawnRow { line, length: end, parts, digits })
}

fn is_drawn(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, '|' | '!' | ':') || signs::cell_of(sign).is_some()
}

fn boards_of(rows: &[DrawnRow], lines: &[CleanLine]) -> Vec<Sighting> {
    let distances: Option<Vec<Pitch>> = (0..BOX).map(|part| pitch(rows, part)).collect();
    let Some(distances) = distances.filter(|_| rows.len() >= BOX * BOX) else {
        return Vec::new();
    };
    let cells = |row: &DrawnRow| {
        let mut cells: Vec<CellBits> = vec![0; BOX * BOX];
        for &(at, sign) in &row.digits {
            let part = row.parts.iter().position(|&(start, end)| (start..end).contains(&at))?;
            let cell = distances[part].cell(offset(row, part, at))?;
            cells[part * BOX + cell] |= signs::cell_of(sign)?;
        }
        Some(cells)
    };
    let sighting = |row: &DrawnRow| {
        let (cells, signs) = (cells(row)?, 0..row.length);
        Some(RowSighting { line: row.line, signs, cells, label: None, shape: String::new() })
    };
    let rows: Option<Vec<RowSighting>> = rows.iter().map(sighting).collect();
    rows.map(|rows| blocks::boards(rows, lines, Dress::Blanks)).unwrap_or_default()
}

/// The distance of a sign from the bar of its part: of the first part, from the bar behind it, because before it there
/// may be no bar.
fn offset(row: &DrawnRow, part: usize, at: usize) -> usize {
    let (start, end) = row.parts[part];
    if part == 0 { end - 1 - at } else { at - start }
}

/// Where the cells of a box lie in its part of a row.
#[derive(Clone, Copy)]
struct Pitch {
    first: usize,
    distance: usize,
    /// Whether the cells are counted from the bar behind them.
    is_reversed: bool,
}

impl Pitch {
    fn cell(self, offset: usize) -> Option<usize> {
        let behind = offset.checked_sub(self.first)?;
        let cell = behind / self.distance;
        let is_cell = behind.is_multiple_of(self.distance) && cell < BOX;
        is_cell.then(|| if self.is_reversed { BOX - 1 - cell } else { cell })
    }
}

/// The pitch of the cells in one part of all rows: the one that all digits fit, and whose cells lie most evenly between
/// the bars.
fn pitch(rows: &[DrawnRow], part: usize) -> Option<Pitch> {
    let width = |row: &DrawnRow| row.parts[part].1 - row.parts[part].0;
    let width = rows.iter().map(width).max()?;
    let digits = |row: &DrawnRow| {
        let (start, end) = row.parts[part];
        let in_part = row.digits.iter().filter(|(at, _)| (start..end).contains(at));
        in_part.map(|&(at, _)| offset(row, part, at)).collect::<Vec<_>>()
    };
    let mut offsets: Vec<usize> = rows.iter().flat_map(digits).collect();
    offsets.sort_unstable();
    offsets.dedup();
    let mut best = None;
    // There are some dozens of pitches, so each is tried on all digits of the board.
    for distance in 1..=LARGEST_PITCH {
        for first in 0..=LARGEST_PITCH {
            let pitch = Pitch { first, distance, is_reversed: part == 0 };
            let last = first + (BOX - 1) * distance;
            if offsets.iter().any(|&offset| pitch.cell(offset).is_none())
                // Only the middle part has a bar at both sides that bounds its cells.
                || (last >= width && part == 1)
            {
                continue;
            }
            // Evenly laid cells have half a distance before the first and behind the last.
            let uneven = (2 * first + 1).abs_diff(distance) + (BOX * distance).abs_diff(width);
            if best.is_none_or(|(least, _)| uneven < least) {
                best = Some((uneven, pitch));
            }
        }
    }
    best.map(|(_, pitch)| pitch)
}
