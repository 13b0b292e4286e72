//! Drawn boards in which an empty cell is a blank between the others: the place of a digit tells its cell.
//!
//! Bars part the boxes of a row. Within a box the cells lie at equal distances, which the digits of the whole board
//! show. Labels may stand before the rows and behind them.

use nonet_engine::NamedShape;

use super::blocks::{self, RowSighting};
use super::board::{Dress, Sighting, Spot};
use super::clean::CleanLine;
use super::signs::{self, CellBits, MOST_DIGITS};

/// The number of cells in a row of a classic box, and of boxes in a row.
const BOX: usize = 3;

/// The fewest digits of a board with bars. Lines such as `1 | 2` are rather a list.
const LEAST: usize = 6;

/// The most boxes in a row.
const MOST_PARTS: usize = 5;

/// The longest line of a drawn board, in signs.
const LONGEST_ROW: usize = 120;

/// The longest distance between the cells of a box.
const LARGEST_PITCH: usize = 6;

/// A line of short words and bars.
struct BarredLine<'a> {
    line: usize,
    text: &'a [char],
    bars: Vec<usize>,
}

impl<'a> BarredLine<'a> {
    /// Reads a line. Returns `None` if it is no row of a drawing.
    fn of(line: usize, text: &'a [char]) -> Option<Self> {
        const LONGEST_WORD: usize = 9;
        if text.len() > LONGEST_ROW || !text.iter().all(|&sign| is_drawn(sign)) {
            return None;
        }
        let is_bar = |at: &usize| is_bar(text[*at]);
        let bars: Vec<usize> = (0..text.len()).filter(is_bar).collect();
        let is_word = |part: &[char]| part.len() > LONGEST_WORD;
        let has_words = text.split(|sign| sign.is_whitespace() || self::is_bar(*sign)).any(is_word);
        ((1..=MOST_PARTS + 1).contains(&bars.len()) && !has_words).then_some(Self {
            line,
            text,
            bars,
        })
    }

    fn first_bar(&self) -> usize {
        self.bars.first().copied().unwrap_or(0)
    }

    fn last_bar(&self) -> usize {
        self.bars.last().copied().unwrap_or(0)
    }
}

/// A row of a drawing: its parts, as ranges of its line, what stands in them, and its label.
struct DrawnRow {
    line: usize,
    length: usize,
    parts: Vec<(usize, usize)>,
    tokens: Vec<Token>,
    label: Option<usize>,
}

/// A cell at its place in a line.
struct Token {
    at: usize,
    cell: CellBits,
}

/// How the cells of a drawing are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    /// A sign for each cell.
    Sign,
    /// A number for each cell, whose last figure tells the place, or its first.
    NumberByEnd,
    NumberByStart,
}

/// The boards that are drawn so.
pub(super) fn boards(lines: &[CleanLine]) -> Vec<Sighting> {
    let mut boards = Vec::new();
    let mut block: Vec<BarredLine<'_>> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        if line.is_blank() || line.is_rule() {
            continue;
        }
        let row = BarredLine::of(at, line.signs());
        let goes_on = match (&row, block.last()) {
            (Some(row), Some(last)) => row.bars.len() == last.bars.len(),
            (Some(_), None) => true,
            (None, _) => false,
        };
        if !goes_on {
            boards.extend(boards_of(&std::mem::take(&mut block), lines));
        }
        block.extend(row);
    }
    boards.extend(boards_of(&block, lines));
    add_columns(lines, &mut boards);
    boards
}

/// Adds the boards that have only blanks between their cells, perhaps with bars at their edges. Their columns are the places at
/// which digits stand.
fn add_columns(lines: &[CleanLine], boards: &mut Vec<Sighting>) {
    const SIDE: usize = BOX * BOX;
    let is_row = |line: &CleanLine| {
        let is_cell = |sign: &char| matches!(sign, ' ' | '1'..='9');
        let is_short = !line.is_blank() && line.len() <= LONGEST_ROW;
        is_short && within_edges(line.signs()).iter().all(is_cell)
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
        let is_sign = |at: &usize| line.signs()[*at].is_ascii_digit();
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

/// The signs of a row between the bars at its edges, or all signs if it has none.
fn within_edges(text: &[char]) -> &[char] {
    let mut signs = (0..text.len()).filter(|at| !text[*at].is_whitespace());
    match (signs.next(), signs.next_back()) {
        (Some(first), Some(last)) if is_bar(text[first]) && is_bar(text[last]) => {
            &text[first + 1..last]
        }
        _ => text,
    }
}

fn is_bar(sign: char) -> bool {
    matches!(sign, '|' | '!' | ':')
}

fn is_drawn(sign: char) -> bool {
    sign.is_whitespace()
        || is_bar(sign)
        || sign.is_ascii_alphanumeric()
        || signs::cell_of(sign).is_some()
}

/// The boards of rows that follow each other and have equally many bars.
fn boards_of(block: &[BarredLine<'_>], lines: &[CleanLine]) -> Vec<Sighting> {
    let block = without_column_numbers(block);
    let Some(frame) = Frame::of(block) else {
        return Vec::new();
    };
    for columns in frame.likely_columns() {
        let side = frame.parts * columns;
        let is_size = (LEAST..=MOST_DIGITS).contains(&side) && NamedShape::sized(side).is_some();
        if block.len() < side || !is_size {
            continue;
        }
        let units: &[Unit] = if side <= BOX * BOX {
            &[Unit::Sign]
        } else {
            &[Unit::Sign, Unit::NumberByEnd, Unit::NumberByStart]
        };
        for unit in units {
            let rows: Option<Vec<DrawnRow>> =
                block.iter().map(|line| frame.row(line, side, *unit)).collect();
            let mut boards =
                rows.map(|rows| boards_of_rows(&rows, columns, &frame, lines)).unwrap_or_default();
            boards.retain(Sighting::is_sudoku);
            if !boards.is_empty() {
                return boards;
            }
        }
    }
    Vec::new()
}

/// The rows without a first and a last one that have the numbers of the columns.
fn without_column_numbers<'a, 'b>(block: &'b [BarredLine<'a>]) -> &'b [BarredLine<'a>] {
    let counts = |line: &BarredLine<'_>| {
        let signs = line.text.iter().copied().filter(|sign| sign.is_alphanumeric());
        let first: String = signs.take(4).collect();
        matches!(first.as_str(), "1234" | "0123" | "ABCD" | "abcd")
    };
    let block = match block {
        [first, rest @ ..] if counts(first) => rest,
        block => block,
    };
    match block {
        [rest @ .., last] if counts(last) => rest,
        block => block,
    }
}

/// What stands around the boxes of a drawing.
struct Frame {
    /// The number of boxes in a row.
    parts: usize,
    has_left_bar: bool,
    has_right_bar: bool,
    /// The width of the labels, if they stand before rows without a bar at the left.
    label_end: usize,
    has_labels: bool,
}

impl Frame {
    /// The frame of rows that have equally many bars. Returns `None` if they are no drawing.
    fn of(block: &[BarredLine<'_>]) -> Option<Self> {
        let bars = block.first()?.bars.len();
        let outer = |part: &[char]| part.iter().all(|sign| sign.is_whitespace());
        let before = |line: &BarredLine<'_>| outer(&line.text[..line.first_bar()]);
        let behind = |line: &BarredLine<'_>| outer(&line.text[line.last_bar() + 1..]);
        let labels = |side: fn(&BarredLine<'_>) -> Option<usize>| {
            let labels: Option<Vec<usize>> = block.iter().map(side).collect();
            labels.is_some_and(|labels| count(&labels))
        };
        let left_labels = labels(|line| label(&line.text[..line.first_bar()]));
        let right_labels = labels(|line| label(&line.text[line.last_bar() + 1..]));
        let has_left_bar = left_labels || block.iter().all(before);
        let has_right_bar = right_labels || block.iter().all(behind);
        let parts =
            (bars + 1).checked_sub(usize::from(has_left_bar) + usize::from(has_right_bar))?;
        let label_end = if has_left_bar { 0 } else { end_of_labels(block) };
        let has_labels = left_labels || label_end > 0;
        let frame = Self { parts, has_left_bar, has_right_bar, label_end, has_labels };
        let width = |line: &BarredLine<'_>| line.last_bar() - line.first_bar();
        let are_alike = || block.windows(2).all(|pair| width(&pair[0]) == width(&pair[1]));
        match parts {
            0 => None,
            // Bars at the edges alone show the cells only if all rows are equally wide.
            1 => are_alike().then_some(frame),
            _ => (parts <= MOST_PARTS).then_some(frame),
        }
    }

    /// The numbers of cells that a part may have, the likeliest first.
    fn likely_columns(&self) -> Vec<usize> {
        let (likely, others) = match self.parts {
            // The whole row.
            1 => (BOX * BOX, (LEAST..=MOST_DIGITS).collect()),
            // Boxes are mostly as wide as there are of them in a row.
            parts => (parts, vec![3, 2, 4, 5]),
        };
        [likely].into_iter().chain(others.into_iter().filter(|it| *it != likely)).collect()
    }

    /// A line as a row of a board with this side. Returns `None` if it is none.
    fn row(&self, line: &BarredLine<'_>, side: usize, unit: Unit) -> Option<DrawnRow> {
        let mut edges: Vec<usize> = Vec::with_capacity(self.parts + 1);
        // The place before the first sign of each part, plus 1.
        if !self.has_left_bar {
            edges.push(self.label_end);
        }
        edges.extend(line.bars.iter().map(|bar| bar + 1));
        if !self.has_right_bar {
            edges.push(line.text.len().max(line.last_bar() + 1) + 1);
        }
        let parts: Vec<(usize, usize)> =
            edges.windows(2).map(|edge| (edge[0], edge[1] - 1)).collect();
        let label = match (self.has_labels, self.has_left_bar) {
            (false, _) => None,
            (true, true) => label(&line.text[..line.first_bar()]),
            (true, false) => label(&line.text[..self.label_end]),
        };
        let mut tokens = Vec::new();
        for &(start, end) in &parts {
            let end = end.min(line.text.len());
            add_tokens(&line.text[start.min(end)..end], start, side, unit, &mut tokens)?;
        }
        Some(DrawnRow { line: line.line, length: line.text.len(), parts, tokens, label })
    }

    /// Whether a part has a bar at both sides, which bound its cells.
    fn is_bounded(&self, part: usize) -> bool {
        (part > 0 || self.has_left_bar) && (part + 1 < self.parts || self.has_right_bar)
    }
}

/// The number of a row that is alone in a part of a line: a letter from A, a number, or `r` and a number.
fn label(part: &[char]) -> Option<usize> {
    let word: String = part.iter().collect();
    let word = word.trim();
    let mut signs = word.chars();
    match (signs.next()?, signs.as_str()) {
        ('r' | 'R', number) if !number.is_empty() => number.parse().ok(),
        (letter @ ('A'..='Z' | 'a'..='z'), "") => letter.to_digit(36).map(|it| it as usize - 9),
        _ => word.parse().ok().filter(|number| *number <= MOST_DIGITS),
    }
}

/// Whether labels count from 0 or 1, once or again for each of several boards.
fn count(labels: &[usize]) -> bool {
    let follows = |pair: &[usize]| pair[0] + 1 == pair[1] || (pair[1] <= 1 && pair[0] > pair[1]);
    labels.first().is_some_and(|first| *first <= 1) && labels.windows(2).all(follows)
}

/// The place behind the labels of rows that have no bar before their cells. 0 if they have no labels.
fn end_of_labels(block: &[BarredLine<'_>]) -> usize {
    let word_end = |line: &BarredLine<'_>| {
        let start = line.text.iter().position(|sign| !sign.is_whitespace())?;
        let length = line.text[start..].iter().position(|sign| sign.is_whitespace())?;
        (start + length <= line.first_bar()).then_some(start + length)
    };
    let end = block.first().and_then(word_end).unwrap_or(0);
    let label = |line: &BarredLine<'_>| {
        let is_alike = word_end(line) == Some(end);
        line.text.get(..end).filter(|_| is_alike).and_then(label)
    };
    let labels: Option<Vec<usize>> = block.iter().map(label).collect();
    if labels.is_some_and(|labels| count(&labels)) { end } else { 0 }
}

/// Adds the cells of a part that begins at the place `start`. Returns `None` if a word is no cell of a board with this side.
fn add_tokens(
    part: &[char],
    start: usize,
    side: usize,
    unit: Unit,
    tokens: &mut Vec<Token>,
) -> Option<()> {
    let cell = |text: &[char]| {
        if side <= BOX * BOX {
            return signs::cell_of(text[0]).filter(|cell| *cell <= signs::bit(side));
        }
        let word: String = text.iter().collect();
        let cell = if word == "0" { Some(signs::ZERO) } else { signs::number_of(&word) };
        cell.filter(|cell| *cell <= signs::bit(side) || *cell == signs::ZERO)
    };
    let mut at = 0;
    while at < part.len() {
        if part[at].is_whitespace() {
            at += 1;
            continue;
        }
        let word = part[at..].iter().take_while(|sign| !sign.is_whitespace()).count();
        let length = if unit == Unit::Sign { 1 } else { word };
        let place = if unit == Unit::NumberByEnd { at + length - 1 } else { at };
        tokens.push(Token { at: start + place, cell: cell(&part[at..at + length])? });
        at += length;
    }
    Some(())
}

fn boards_of_rows(
    rows: &[DrawnRow],
    columns: usize,
    frame: &Frame,
    lines: &[CleanLine],
) -> Vec<Sighting> {
    let pitches: Option<Vec<Pitch>> =
        (0..frame.parts).map(|part| pitch(rows, part, columns, frame.is_bounded(part))).collect();
    let Some(pitches) = pitches else {
        return Vec::new();
    };
    let cells = |row: &DrawnRow| {
        let mut cells: Vec<CellBits> = vec![0; frame.parts * columns];
        for token in &row.tokens {
            let is_in = |&(start, end): &(usize, usize)| (start..end).contains(&token.at);
            let part = row.parts.iter().position(is_in)?;
            let cell = pitches[part].cell(offset(row, part, token.at), columns)?;
            cells[part * columns + cell] |= token.cell;
        }
        Some(cells)
    };
    let sighting = |row: &DrawnRow| {
        let (cells, signs, label) = (cells(row)?, 0..row.length, row.label);
        let (line, shape) = (row.line, String::new());
        Some(RowSighting { line, first_line: line, signs, cells, label, shape })
    };
    let rows: Option<Vec<RowSighting>> = rows.iter().map(sighting).collect();
    let boards = rows.map(|rows| blocks::boards(rows, lines, Dress::Blanks)).unwrap_or_default();
    boards.into_iter().map(Sighting::settled).collect()
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
    /// The cell at an offset, of so many in the part.
    fn cell(self, offset: usize, cells: usize) -> Option<usize> {
        let behind = offset.checked_sub(self.first)?;
        let cell = behind / self.distance;
        let is_cell = behind.is_multiple_of(self.distance) && cell < cells;
        is_cell.then(|| if self.is_reversed { cells - 1 - cell } else { cell })
    }
}

/// The pitch of the cells in one part of all rows: the one that all digits fit, and whose cells lie most evenly between
/// the bars.
fn pitch(rows: &[DrawnRow], part: usize, cells: usize, is_bounded: bool) -> Option<Pitch> {
    let width = |row: &DrawnRow| row.parts[part].1 - row.parts[part].0;
    let width = rows.iter().map(width).max()?;
    let offsets_of = |row: &DrawnRow| {
        let (start, end) = row.parts[part];
        let in_part = row.tokens.iter().filter(|token| (start..end).contains(&token.at));
        in_part.map(|token| offset(row, part, token.at)).collect::<Vec<_>>()
    };
    let mut offsets: Vec<usize> = rows.iter().flat_map(offsets_of).collect();
    offsets.sort_unstable();
    offsets.dedup();
    // A part with digits in one column alone is rather a column of a table.
    if offsets.len() < 2 {
        return None;
    }
    let mut best = None;
    // There are some dozens of pitches, so each is tried on all digits of the board.
    for distance in 1..=LARGEST_PITCH {
        for first in 0..=LARGEST_PITCH {
            let pitch = Pitch { first, distance, is_reversed: part == 0 };
            let last = first + (cells - 1) * distance;
            if offsets.iter().any(|&offset| pitch.cell(offset, cells).is_none())
                || (last >= width && is_bounded)
            {
                continue;
            }
            // Evenly laid cells have half a distance before the first and behind the last.
            let uneven = (2 * first + 1).abs_diff(distance) + (cells * distance).abs_diff(width);
            if best.is_none_or(|(least, _)| uneven < least) {
                best = Some((uneven, pitch));
            }
        }
    }
    best.map(|(_, pitch)| pitch)
}
