//! Boards in a single line: 81 signs in a row, or in parts with something between them.
//!
//! Such a line stands in prose, in a table, or in the address of a page.

use nonet_engine::generate::FEWEST_GIVENS;

use super::board::{Dress, Sighting, Spot};
use super::clean::CleanLine;
use super::rows::{self, Word};
use super::signs::{self, CellBits};

/// The number of rows, and of cells in a row.
const SIDE: usize = 9;
const CELLS: usize = SIDE * SIDE;

/// The boards in the lines.
pub(super) fn boards(lines: &[CleanLine]) -> Vec<Sighting> {
    let mut boards = Vec::new();
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| line.len() >= CELLS) {
        add_runs(at, line.signs(), &mut boards);
        add_parts(at, line.signs(), &mut boards);
        add_fields(at, line.signs(), &mut boards);
        add_blanks(at, line.signs(), &mut boards);
    }
    add_wrapped(lines, &mut boards);
    boards
}

/// The fewest signs of a line that is not a row, but a part of a line of 81 signs.
const SHORTEST_PART: usize = 20;

/// Adds the boards of 81 signs in lines of one length, the last of which may be shorter, as mail wraps them.
fn add_wrapped(lines: &[CleanLine], boards: &mut Vec<Sighting>) {
    let mut at = 0;
    while at < lines.len() {
        let length = lines[at].len();
        let is_part = (SHORTEST_PART..CELLS).contains(&length);
        let count = if is_part { CELLS.div_ceil(length) } else { 1 };
        // The text may end before so many lines.
        let parts = &lines[at..lines.len().min(at + count)];
        match wrapped(parts).filter(|_| is_part) {
            Some(cells) => {
                let last = at + parts.len() - 1;
                let (start, end) =
                    (Spot { line: at, sign: 0 }, Spot { line: last, sign: lines[last].len() });
                boards.push(Sighting { start, end, dress: Dress::Line, side: SIDE, cells });
                at += parts.len();
            }
            None => at += 1,
        }
    }
}

/// The cells of lines of one length, the last of which may be shorter. Returns `None` if they are no board.
fn wrapped(lines: &[CleanLine]) -> Option<Vec<CellBits>> {
    let mut cells: Vec<CellBits> = Vec::new();
    let mut lengths = Vec::new();
    for line in lines {
        let part = part_of_line(line)?;
        lengths.push(part.len());
        cells.extend(part);
    }
    let (_, full) = lengths.split_last()?;
    let are_alike = full.iter().all(|length| *length == lengths[0]);
    (are_alike && lengths.len() > 1 && cells.len() == CELLS).then_some(cells)
}

/// The cells of a line that has nothing but fewer cells than a board.
fn part_of_line(line: &CleanLine) -> Option<Vec<CellBits>> {
    if line.is_blank() || line.len() > CELLS {
        return None;
    }
    let signs = line.signs().iter().copied().filter(|sign| !sign.is_whitespace());
    signs.map(signs::cell_of).collect::<Option<Vec<_>>>().filter(|cells| cells.len() < CELLS)
}

/// Adds the boards of 81 figures and blanks, a blank for an empty cell: a whole line, or a text in quotes.
fn add_blanks(line: usize, text: &[char], boards: &mut Vec<Sighting>) {
    let mut start = 0;
    for part in text.split(|sign| matches!(sign, '"' | '\'')) {
        let digits = part.iter().filter(|sign| matches!(sign, '1'..='9')).count();
        let is_cell = |sign: &char| matches!(sign, '1'..='9' | ' ');
        if part.len() == CELLS && digits >= usize::from(FEWEST_GIVENS) && part.iter().all(is_cell) {
            let cells = part.iter().map(|sign| signs::cell_of(*sign).unwrap_or(0)).collect();
            boards.push(sighting(line, start, start + CELLS, Dress::Line, cells));
        }
        start += part.len() + 1;
    }
}

/// Adds the boards that are written without anything between their cells.
fn add_runs(line: usize, text: &[char], boards: &mut Vec<Sighting>) {
    let mut at = 0;
    while at < text.len() {
        let length = text[at..].iter().take_while(|&&sign| signs::cell_of(sign).is_some()).count();
        if length >= CELLS
            && let Some(start) = start_in_run(&text[at..at + length])
        {
            boards.extend(run(line, text, at + start));
        }
        at += length.max(1);
    }
}

/// The board of 81 signs from a place of a line. Returns `None` if they are a part of a word.
fn run(line: usize, text: &[char], start: usize) -> Option<Sighting> {
    let end = start + CELLS;
    let is_letter = |at: Option<usize>| {
        at.and_then(|at| text.get(at)).is_some_and(|sign| sign.is_alphanumeric())
    };
    // An identifier or a key in an address may have 81 digits in it.
    if is_letter(start.checked_sub(1)) || is_letter(Some(end)) {
        return None;
    }
    let cells = text[start..end].iter().filter_map(|&sign| signs::cell_of(sign)).collect();
    Some(sighting(line, start, end, Dress::Line, cells))
}

/// Where the board starts in a run of signs that may be cells. Around it there may be signs that are cells in other texts:
/// the stars of Markdown, a dash, the question mark of an address. Returns `None` if the run has no board.
fn start_in_run(run: &[char]) -> Option<usize> {
    if run.len() == CELLS || (run.len() == CELLS + 1 && run.ends_with(&['.'])) {
        return Some(0);
    }
    let mut empties: Vec<char> = Vec::new();
    for &sign in run.iter().filter(|&&sign| !matches!(sign, '1'..='9')) {
        if !empties.contains(&sign) {
            empties.push(sign);
        }
    }
    // One board has one sign for an empty cell. With each sign in turn, the others end the run.
    empties.into_iter().find_map(|empty| {
        let is_cell = |sign: char| sign == empty || matches!(sign, '1'..='9');
        let mut start = 0;
        for part in run.chunk_by(|left, right| is_cell(*left) == is_cell(*right)) {
            if part.len() == CELLS && is_cell(part[0]) {
                return Some(start);
            }
            start += part.len();
        }
        None
    })
}

/// Adds the boards whose cells are words: cells, rows of boxes, rows, or candidates. A line may have millions of words, so they are
/// not kept.
fn add_parts(line: usize, text: &[char], boards: &mut Vec<Sighting>) {
    let (mut parts, mut candidates) = (PartRun::default(), CandidateRun::default());
    let mut rows = RowRun::default();
    for word in rows::each_word(text) {
        parts.push(&word, line, boards);
        candidates.push(&word, line, boards);
        rows.push(&word, line, boards);
    }
    parts.end_run(line, boards);
    candidates.end_run(line, boards);
    rows.end_run(line, boards);
}

/// Words of nine cells near each other, with other words between them: `first row: 530070000, second row: …`.
#[derive(Default)]
struct RowRun {
    cells: Vec<CellBits>,
    count: usize,
    start: usize,
    end: usize,
}

impl RowRun {
    fn push(&mut self, word: &Word, line: usize, boards: &mut Vec<Sighting>) {
        const LONGEST_BETWEEN: usize = 32;
        // A full stop may end the sentence.
        let text =
            if word.length() == SIDE + 1 { word.text.trim_end_matches('.') } else { &word.text };
        let cells: Option<Vec<CellBits>> = text.chars().map(signs::cell_of).collect();
        let Some(cells) = cells.filter(|cells| cells.len() == SIDE) else {
            return;
        };
        if self.count > 0 && word.start - self.end > LONGEST_BETWEEN {
            self.end_run(line, boards);
        }
        if self.count == 0 {
            self.start = word.start;
        }
        self.count += 1;
        self.end = word.start + SIDE;
        if self.count <= SIDE {
            self.cells.extend(cells);
        }
    }

    /// Takes the board of the rows so far, if they are just one.
    fn end_run(&mut self, line: usize, boards: &mut Vec<Sighting>) {
        let run = std::mem::take(self);
        if run.count == SIDE {
            boards.push(sighting(line, run.start, run.end, Dress::Line, run.cells));
        }
    }
}

/// Words of one length that follow each other, each with a sign for each of its cells.
#[derive(Default)]
struct PartRun {
    /// The number of cells in each word.
    length: usize,
    count: usize,
    cells: Vec<CellBits>,
    /// The start and the end of each board that is complete.
    places: Vec<(usize, usize)>,
    start: usize,
}

impl PartRun {
    fn push(&mut self, word: &Word, line: usize, boards: &mut Vec<Sighting>) {
        let length = length_of_cells(word).unwrap_or(0);
        if length != self.length {
            self.end_run(line, boards);
            self.length = length;
        }
        if ![1, 3, SIDE].contains(&length) {
            return;
        }
        if self.cells.len().is_multiple_of(CELLS) {
            self.start = word.start;
        }
        self.count += 1;
        // Only boards whose cells are parted from each other follow each other without a word between them.
        if length == 1 || self.cells.len() < CELLS {
            self.cells.extend(cells_of(word));
            if self.cells.len().is_multiple_of(CELLS) {
                self.places.push((self.start, word.end()));
            }
        }
    }

    /// Takes the boards of the words so far, if they are nothing but boards.
    fn end_run(&mut self, line: usize, boards: &mut Vec<Sighting>) {
        let run = std::mem::take(self);
        if !(run.count * run.length).is_multiple_of(CELLS)
            || (run.length > 1 && run.places.len() * CELLS != run.count * run.length)
        {
            return;
        }
        let cells = run.cells.chunks_exact(CELLS);
        boards.extend(
            run.places.into_iter().zip(cells).map(|((start, end), cells)| {
                sighting(line, start, end, Dress::Line, cells.to_vec())
            }),
        );
    }
}

/// Groups of candidates that follow each other.
#[derive(Default)]
struct CandidateRun {
    cells: Vec<CellBits>,
    count: usize,
    has_several: bool,
    start: usize,
    end: usize,
}

impl CandidateRun {
    fn push(&mut self, word: &Word, line: usize, boards: &mut Vec<Sighting>) {
        let Some(set) = signs::set_of(&word.text) else {
            self.end_run(line, boards);
            return;
        };
        if self.count == 0 {
            self.start = word.start;
        }
        self.count += 1;
        if self.count <= CELLS {
            self.cells.push(set);
            self.end = word.end();
            self.has_several |= word.text.len() > 1;
        }
    }

    /// Takes the board of the words so far, if they are just one.
    fn end_run(&mut self, line: usize, boards: &mut Vec<Sighting>) {
        let run = std::mem::take(self);
        if run.count == CELLS && run.has_several {
            boards.push(sighting(line, run.start, run.end, Dress::Candidates, run.cells));
        }
    }
}

fn length_of_cells(word: &Word) -> Option<usize> {
    if signs::is_empty_word(&word.text) {
        return Some(1);
    }
    let is_cells = word.text.chars().all(|sign| signs::cell_of(sign).is_some());
    is_cells.then(|| word.text.chars().count())
}

fn cells_of(word: &Word) -> Vec<CellBits> {
    if signs::is_empty_word(&word.text) {
        return vec![0];
    }
    word.text.chars().filter_map(signs::cell_of).collect()
}

/// Adds the board of a line that has 81 fields, of which empty ones are empty cells.
fn add_fields(line: usize, text: &[char], boards: &mut Vec<Sighting>) {
    for separator in [',', ';', '\t', '|'] {
        if text.iter().filter(|&&sign| sign == separator).count() < CELLS - 1 {
            continue;
        }
        let fields: Vec<&[char]> = text.split(|&sign| sign == separator).collect();
        let is_blank = |field: &&[char]| field.iter().all(|sign| sign.is_whitespace());
        let fields = match fields.len() {
            CELLS => &fields[..],
            // A web page has a tab before each cell. Other texts rather have a separator too many at the end.
            length if length == CELLS + 1 && separator == '\t' && is_blank(&fields[0]) => {
                &fields[1..]
            }
            length if length == CELLS + 1 && is_blank(&fields[CELLS]) => &fields[..CELLS],
            _ => continue,
        };
        let cell = |field: &&[char]| {
            let mut signs =
                field.iter().filter(|sign| !sign.is_whitespace() && !matches!(sign, '"' | '\''));
            match (signs.next(), signs.next()) {
                (None, _) => Some(0),
                (Some(&sign), None) => signs::cell_of(sign),
                (Some(_), Some(_)) => None,
            }
        };
        if let Some(cells) = fields.iter().map(cell).collect::<Option<Vec<_>>>() {
            boards.push(sighting(line, 0, text.len(), Dress::Line, cells));
        }
    }
}

fn sighting(line: usize, start: usize, end: usize, dress: Dress, cells: Vec<CellBits>) -> Sighting {
    let (start, end) = (Spot { line, sign: start }, Spot { line, sign: end });
    Sighting { start, end, dress, side: SIDE, cells }
}
