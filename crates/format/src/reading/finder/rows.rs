//! Boards with a line for each row and a sign, a number or a group of candidates for each cell.
//!
//! What stands between the cells does not matter: blanks, commas, bars, brackets, quotes. Labels may stand before and
//! behind them.

use std::collections::BTreeMap;

use super::blocks::{self, RowSighting};
use super::board::{Dress, Sighting};
use super::clean::CleanLine;
use super::prefixes::{self, PrefixedRows};
use super::signs::{self, CellBits, MOST_DIGITS};

/// The side of the board whose lines may be columns or boxes.
const CLASSIC_SIDE: usize = 9;

/// The longest line that is taken for a row, in signs.
const LONGEST_ROW: usize = 2000;

/// The digit that the letter O is on a large board.
const DIGIT_O: usize = 24;

/// The way in which a line can be read as a row. Rows of one board are read in the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct RowForm {
    side: usize,
    content: RowContent,
    labels: Labels,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum RowContent {
    Cells,
    /// The cells of the left or the right of two boards side by side.
    LeftCells,
    RightCells,
    Candidates,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Labels {
    None,
    /// The stamp of a chat.
    Stamp,
    Before,
    Behind,
    Both,
}

/// A word of a line.
#[derive(Clone, Debug)]
pub(super) struct Word {
    pub(super) start: usize,
    pub(super) text: String,
}

impl Word {
    pub(super) fn end(&self) -> usize {
        self.start + self.length()
    }

    pub(super) fn length(&self) -> usize {
        self.text.chars().count()
    }

    pub(super) fn is_cells(&self) -> bool {
        self.text.chars().all(|sign| signs::cell_of(sign).is_some())
            || signs::is_empty_word(&self.text)
    }
}

/// The boards in the lines.
pub(super) fn boards(lines: &[CleanLine]) -> Vec<Sighting> {
    // A line may be read in several ways, with a label or without. The lines around it show which is right: the rows
    // of a board are all read alike. A sorted map keeps the order of the boards the same in every run.
    let mut rows: BTreeMap<RowForm, Vec<RowSighting>> = BTreeMap::new();
    let mut prefixed = PrefixedRows::default();
    for (at, line) in lines.iter().enumerate() {
        if line.len() > LONGEST_ROW {
            continue;
        }
        let text = line.signs();
        let words = words(text);
        prefixed.look(at, lines, text, &words);
        for (form, row) in readings(at, text, &words) {
            rows.entry(form).or_default().push(row);
        }
    }
    let mut boards = Vec::new();
    for (form, rows) in rows {
        let dress = match form.content {
            RowContent::Cells => Dress::Rows,
            RowContent::LeftCells => Dress::Left,
            RowContent::RightCells => Dress::Right,
            RowContent::Candidates => Dress::Candidates,
        };
        boards.extend(blocks::boards(rows, lines, dress));
    }
    boards.extend(prefixed.boards(lines));
    for board in boards.iter_mut().filter(|board| board.side == CLASSIC_SIDE) {
        *board = prefixes::in_named_order(board, lines);
    }
    boards
}

/// Whether a sign parts the words of a line.
pub(super) fn is_between(sign: char) -> bool {
    sign.is_whitespace()
        || matches!(
            sign,
            '|' | ','
                | ';'
                | ':'
                | '\''
                | '"'
                | '`'
                | '('
                | ')'
                | '['
                | ']'
                | '{'
                | '}'
                | '&'
                | '/'
                | '+'
                | '!'
                | '='
                | '<'
                | '>'
        )
        || ('\u{2500}'..='\u{257f}').contains(&sign)
}

/// The words of a line.
pub(super) fn words(line: &[char]) -> Vec<Word> {
    each_word(line).collect()
}

/// The words of a line, one at a time. Brackets around nothing are a word.
pub(super) fn each_word(line: &[char]) -> impl Iterator<Item = Word> + '_ {
    let mut at = 0;
    std::iter::from_fn(move || {
        let length = loop {
            let rest = line.get(at..)?;
            if let Some(length) = signs::length_of_empty_pair(rest) {
                break length;
            }
            if !is_between(*rest.first()?) {
                break rest.iter().take_while(|sign| !is_between(**sign)).count();
            }
            at += 1;
        };
        let word = Word { start: at, text: line[at..at + length].iter().collect() };
        at += length;
        Some(word)
    })
}

/// All ways to read a line as a row.
fn readings(line: usize, text: &[char], words: &[Word]) -> Vec<(RowForm, RowSighting)> {
    let mut readings = Readings { line, text, found: Vec::new() };
    // Such a line may be a row whose cells look like a time, so both are tried.
    let stamp = stamp_length(text);
    let behind = &words[words.partition_point(|word| word.start < stamp)..];
    if stamp > 0 && behind.iter().all(Word::is_cells) {
        readings.add_unlabelled(behind, Labels::Stamp, None);
        // A message of several lines has a stamp only before the first.
        readings.add_unlabelled(behind, Labels::None, None);
    }
    readings.add_large(words);
    let start = words.iter().position(Word::is_cells).unwrap_or(words.len());
    let length = words[start..].iter().position(|word| !word.is_cells());
    let end = length.map_or(words.len(), |length| start + length);
    let has_digits = |word: &Word| word.text.chars().all(|sign| sign.is_ascii_digit());
    // Numbers behind the cells are further cells or other data, so that the line is no row of nine.
    if words[end..].iter().any(has_digits) {
        return readings.found;
    }
    let words = &words[start..end];
    readings.add_small(words);
    // A dash or a star may mark an item of a list.
    if let [bullet, rest @ ..] = words
        && matches!(bullet.text.as_str(), "-" | "*" | "--")
    {
        readings.add_small(rest);
    }
    readings.found
}

/// The number of signs of the stamp that chats write before a line: the time, and perhaps a date before it and a name behind
/// it, as in `[27/11/26, 12:05:31] Anna: `. 0 if there is none.
fn stamp_length(text: &[char]) -> usize {
    let Some(time) = end_of_time(text) else {
        return 0;
    };
    let mut end = time;
    // A bracket behind the time may be followed by a name with a mark of its own.
    while let Some(length) = length_of_mark(&text[end..]) {
        end += length;
    }
    let is_alone = text.get(time).is_some_and(|sign| sign.is_whitespace());
    if end > time || is_alone { end } else { 0 }
}

/// The place behind the time of day that a line begins with, perhaps behind a bracket and a date.
fn end_of_time(text: &[char]) -> Option<usize> {
    const LONGEST_DATE: usize = 16;
    let is_inner = |at: usize| text.get(at).is_some_and(char::is_ascii_digit);
    let colon = text.iter().take(LONGEST_DATE).position(|&sign| sign == ':')?;
    let mut end = colon;
    while text.get(end) == Some(&':') && is_inner(end + 1) && is_inner(end + 2) {
        end += 3;
    }
    let is_before = |sign: &char| {
        sign.is_ascii_digit() || matches!(sign, '[' | '(' | ' ' | ',' | '.' | '/' | '-')
    };
    let hours = text[..colon].iter().rev().take_while(|sign| sign.is_ascii_digit()).count();
    let is_time = end > colon && !is_inner(end) && (1..=2).contains(&hours);
    (is_time && text[..colon].iter().all(is_before)).then_some(end)
}

/// The length of the mark `] `, `> ` or `: ` that the signs begin with, with a name before it if there is one. Returns `None` if
/// the signs are rather cells.
fn length_of_mark(text: &[char]) -> Option<usize> {
    const LONGEST_NAME: usize = 40;
    let is_mark = |pair: &[char]| matches!(pair[0], ']' | ')' | '>' | ':') && pair[1] == ' ';
    let mark = text.windows(2).take(LONGEST_NAME).position(is_mark)?;
    let is_of_cell = |&sign: &char| signs::cell_of(sign).is_some() && sign != '-';
    let is_name =
        mark == 0 || text[..mark].iter().any(|sign| sign.is_alphabetic() && !is_of_cell(sign));
    is_name.then_some(mark + 2)
}

struct Readings<'a> {
    line: usize,
    text: &'a [char],
    found: Vec<(RowForm, RowSighting)>,
}

impl Readings<'_> {
    /// Reads words of up to nine digits as a row, with and without labels.
    fn add_small(&mut self, words: &[Word]) {
        self.add_unlabelled(words, Labels::None, None);
        let label = |word: &Word| {
            let text = word.text.strip_suffix('.').unwrap_or(&word.text);
            text.parse().ok().filter(|_| text.len() == 1)
        };
        if let [first, rest @ ..] = words
            && let Some(first) = label(first)
        {
            self.add_unlabelled(rest, Labels::Before, Some(first));
            if let [rest @ .., last] = rest
                && label(last) == Some(first)
            {
                self.add_unlabelled(rest, Labels::Both, Some(first));
            }
        }
        if let [rest @ .., last] = words
            && let Some(last) = label(last)
        {
            self.add_unlabelled(rest, Labels::Behind, Some(last));
        }
    }

    fn add_unlabelled(&mut self, words: &[Word], labels: Labels, label: Option<usize>) {
        let cells = cells_of(words).unwrap_or_default();
        if (4..=9).contains(&cells.len()) {
            self.add(words, RowContent::Cells, labels, label, cells);
        // Twice nine cells are a puzzle with its answer beside it, or two puzzles.
        } else if cells.len() == 18 && labels == Labels::None && words.len().is_multiple_of(2) {
            let (left, right) = words.split_at(words.len() / 2);
            self.add(left, RowContent::LeftCells, labels, label, cells[..9].to_vec());
            self.add(right, RowContent::RightCells, labels, label, cells[9..].to_vec());
        }
        let sets: Option<Vec<CellBits>> =
            words.iter().map(|word| signs::set_of(&word.text)).collect();
        if let Some(sets) = sets.filter(|sets| sets.len() == 9) {
            self.add(words, RowContent::Candidates, labels, label, sets);
        }
    }

    /// Reads a whole line as a row of a board with more than nine digits.
    fn add_large(&mut self, words: &[Word]) {
        let sides = 10..=MOST_DIGITS;
        // On a board with so many digits, O is one of them.
        let has_o = words.iter().map(Word::length).sum::<usize>() >= DIGIT_O;
        let number = |word: &Word| match word.text.as_str() {
            "o" | "O" if has_o => Some(signs::bit(DIGIT_O)),
            text => signs::number_of(text),
        };
        let numbers: Option<Vec<CellBits>> =
            if words.len() > 1 { words.iter().map(number).collect() } else { None };
        let of_sign = |sign: char| signs::number_of(sign.encode_utf8(&mut [0; 4]));
        let of_sign_or_o = |sign: char| match sign {
            'o' | 'O' => Some(signs::bit(DIGIT_O)),
            _ => signs::number_of(sign.encode_utf8(&mut [0; 4])),
        };
        let of_sign: fn(char) -> Option<CellBits> = if has_o { of_sign_or_o } else { of_sign };
        let cells = numbers.or_else(|| cells_of_parts(words, of_sign));
        let largest = |side: usize| CellBits::MAX >> (CellBits::BITS as usize - side);
        let fits = |cells: &Vec<CellBits>| {
            sides.contains(&cells.len()) && cells.iter().all(|&cell| cell <= largest(cells.len()))
        };
        if let Some(cells) = cells.filter(fits) {
            self.add(words, RowContent::Cells, Labels::None, None, cells);
        }
    }

    fn add(
        &mut self,
        words: &[Word],
        content: RowContent,
        labels: Labels,
        label: Option<usize>,
        cells: Vec<CellBits>,
    ) {
        let (Some(first), Some(last)) = (words.first(), words.last()) else {
            return;
        };
        let form = RowForm { side: cells.len(), content, labels };
        let signs = first.start..last.end();
        // No rule is drawn with words such as `NaN`, so all rows of them are alike.
        let has_words = words.iter().any(|word| signs::is_empty_word(&word.text));
        let shape = if has_words { String::new() } else { shape(&self.text[signs.clone()]) };
        let line = self.line;
        self.found.push((form, RowSighting { line, first_line: line, signs, cells, label, shape }));
    }
}

/// The cells of words that are single cells, or parts of a row of one length. Returns `None` for other words.
fn cells_of(words: &[Word]) -> Option<Vec<CellBits>> {
    if let Some(cells) = cells_of_blanks(words) {
        return Some(cells);
    }
    if words.iter().any(|word| signs::is_empty_word(&word.text)) {
        return words.iter().map(|word| signs::number_of(&word.text)).collect();
    }
    if let Some(cells) = words.iter().map(|word| signs::decimal_of(&word.text)).collect() {
        return Some(cells);
    }
    cells_of_parts(words, signs::cell_of)
}

/// The cells of a form with a line to write on for each cell: `__` for an empty one, and a digit alone or before a line. Returns
/// `None` for other words.
fn cells_of_blanks(words: &[Word]) -> Option<Vec<CellBits>> {
    let is_blank = |text: &str| text.len() > 1 && text.chars().all(|sign| sign == '_');
    if !words.iter().any(|word| is_blank(&word.text)) {
        return None;
    }
    let cell = |word: &Word| {
        let text = word.text.trim_end_matches('_');
        let mut signs = text.chars();
        match (signs.next(), signs.next()) {
            (None, _) => Some(0),
            (Some(sign), None) => sign.is_ascii_digit().then(|| signs::cell_of(sign)).flatten(),
            (Some(_), Some(_)) => None,
        }
    };
    words.iter().map(cell).collect()
}

/// The cells of words of one length with a sign for each cell, as the boxes of a drawn board are.
fn cells_of_parts(words: &[Word], cell_of: fn(char) -> Option<CellBits>) -> Option<Vec<CellBits>> {
    let length = words.first()?.length();
    // Parts of different lengths are words or numbers, and not the boxes of a row.
    if words.iter().any(|word| word.length() != length) {
        return None;
    }
    words.iter().flat_map(|word| word.text.chars()).map(cell_of).collect()
}

fn shape(text: &[char]) -> String {
    let sign = |&sign: &char| if signs::cell_of(sign).is_some() { 'c' } else { sign };
    text.iter().filter(|sign| !sign.is_whitespace()).map(sign).collect()
}
