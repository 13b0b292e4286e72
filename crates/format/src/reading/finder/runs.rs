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
    boards
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

/// Adds the boards whose cells are words of one length: cells, rows of boxes, or rows.
fn add_parts(line: usize, text: &[char], boards: &mut Vec<Sighting>) {
    let words = rows::words(text);
    let mut at = 0;
    while at < words.len() {
        let Some(length) = length_of_cells(&words[at]) else {
            at += 1;
            continue;
        };
        let count =
            words[at..].iter().take_while(|word| length_of_cells(word) == Some(length)).count();
        if [1, 3, SIDE].contains(&length) && count * length == CELLS {
            let part = &words[at..at + count];
            let cells = part.iter().flat_map(cells_of).collect();
            boards.push(sighting(line, part[0].start, part[count - 1].end(), Dress::Line, cells));
        // Several boards one after the other, all cells parted in the same way.
        } else if length == 1 && count > CELLS && count.is_multiple_of(CELLS) {
            for part in words[at..at + count].chunks_exact(CELLS) {
                let cells = part.iter().flat_map(cells_of).collect();
                boards.push(sighting(
                    line,
                    part[0].start,
                    part[CELLS - 1].end(),
                    Dress::Line,
                    cells,
                ));
            }
        }
        at += count.max(1);
    }
    add_candidates(line, &words, boards);
}

/// Adds the boards of 81 groups of candidates in one line.
fn add_candidates(line: usize, words: &[Word], boards: &mut Vec<Sighting>) {
    let mut at = 0;
    while at < words.len() {
        let count =
            words[at..].iter().take_while(|word| signs::set_of(&word.text).is_some()).count();
        let part = &words[at..at + count];
        if count == CELLS && part.iter().any(|word| word.text.len() > 1) {
            let cells = part.iter().filter_map(|word| signs::set_of(&word.text)).collect();
            boards.push(sighting(
                line,
                part[0].start,
                part[count - 1].end(),
                Dress::Candidates,
                cells,
            ));
        }
        at += count.max(1);
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
