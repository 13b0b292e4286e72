//! Rows behind a text that is alike before each of them: the time and the name in a chat, the number of a line, a level of a log.
//!
//! Such texts are as many as there are programs and languages, so no list of them is kept. Two texts are alike if they have the
//! same signs, and words and numbers at the same places.

use std::collections::BTreeMap;

use super::blocks::{self, RowSighting};
use super::board::{Dress, Sighting};
use super::clean::CleanLine;
use super::rows::Word;
use super::signs::{self, CellBits};

/// The number of cells in a row.
const SIDE: usize = 9;

/// The most figures in the number of a line.
const LONGEST_LINE_NUMBER: usize = 6;

/// The longest line that says who wrote the row below it, and when.
const LONGEST_HEADING: usize = 80;

/// The rows that were seen, by what stands before them.
#[derive(Default)]
pub(super) struct PrefixedRows {
    rows: BTreeMap<String, Vec<RowSighting>>,
}

impl PrefixedRows {
    /// Looks at a line, whose words are these.
    pub(super) fn look(&mut self, at: usize, lines: &[CleanLine], text: &[char], words: &[Word]) {
        let Some(row) = row_at_end(text, words) else {
            return;
        };
        let start = row[0].start;
        let before = &text[..start];
        let (prefix, first_line) = if before.iter().any(|sign| sign.is_alphanumeric()) {
            (pattern(before, at), at)
        } else if let Some(heading) = heading_before(at, lines) {
            (pattern(lines[heading].signs(), heading), heading)
        } else {
            return;
        };
        let end = row[row.len() - 1].end();
        let cells: Option<Vec<CellBits>> =
            row.iter().flat_map(|word| word.text.chars()).map(signs::cell_of).collect();
        let sighting = |cells| RowSighting {
            first_line,
            line: at,
            signs: start..end,
            cells,
            label: None,
            shape: String::new(),
        };
        let Some(cells) = cells else {
            return;
        };
        // A long number alone is that of a telephone, the same before all rows.
        if let Some(number) =
            lone_number(before).filter(|number| number.len() > LONGEST_LINE_NUMBER)
        {
            self.rows.entry(number).or_default().push(sighting(cells.clone()));
        }
        self.rows.entry(prefix).or_default().push(sighting(cells));
    }

    /// The boards of the rows.
    pub(super) fn boards(self, lines: &[CleanLine]) -> impl Iterator<Item = Sighting> {
        self.rows.into_values().flat_map(|rows| blocks::boards(rows, lines, Dress::Blanks))
    }
}

/// The board as the words before its first row say that its lines are: columns, boxes, or rows.
pub(super) fn in_named_order(board: &Sighting, lines: &[CleanLine]) -> Sighting {
    const COLUMNS: [&str; 8] =
        ["column", "col", "c", "spalte", "colonne", "columna", "colonna", "cột"];
    const BOXES: [&str; 8] =
        ["box", "block", "kasten", "bloc", "caja", "riquadro", "khối", "region"];
    let before = lines[board.start.line].part(0..board.start.sign);
    let word = before.iter().skip_while(|sign| !sign.is_alphabetic());
    let word: String = word.take_while(|sign| sign.is_alphabetic()).collect();
    let word = word.to_lowercase();
    match word.as_str() {
        word if COLUMNS.contains(&word) => board.by_columns(),
        word if BOXES.contains(&word) => board.by_boxes(),
        _ => board.clone(),
    }
}

/// The words at the end of a line that are nine cells: one word, three or nine of one length. Returns `None` if there are none, or
/// if one more such word stands before them, so that the line is no row of nine cells.
fn row_at_end<'a>(text: &[char], words: &'a [Word]) -> Option<&'a [Word]> {
    [SIDE, 3, 1].into_iter().find_map(|length| {
        let is_part = |word: &Word| {
            word.length() == length && word.text.chars().all(|it| signs::cell_of(it).is_some())
        };
        let (before, row) = words.split_at(words.len().checked_sub(SIDE / length)?);
        let is_row = row.iter().all(is_part);
        let is_longer =
            || before.last().is_some_and(|word| is_part(word) && goes_on(text, word, row));
        (is_row && !is_longer()).then_some(row)
    })
}

/// Whether a row begins with the word before it: what parts them parts the cells of the row too. A dash before a row whose
/// empty cells have another sign is none of its cells.
fn goes_on(text: &[char], word: &Word, row: &[Word]) -> bool {
    let is_dash = || {
        matches!(word.text.as_str(), "." | "-")
            && !row.iter().any(|it| it.text.contains(&word.text))
    };
    let gap = &text[word.end()..row[0].start];
    let has_gap = row.windows(2).any(|pair| text[pair[0].end()..pair[1].start] == *gap);
    (has_gap || row.len() == 1) && !is_dash()
}

/// The line above a row that says who wrote the row, and when.
fn heading_before(at: usize, lines: &[CleanLine]) -> Option<usize> {
    let above = (0..at).rev().take(2).find(|above| !lines[*above].is_blank())?;
    let line = &lines[above];
    if line.is_rule() || line.len() > LONGEST_HEADING {
        return None;
    }
    let has_time = |signs: &[char]| {
        signs.windows(3).any(|three| {
            three[0].is_ascii_digit()
                && matches!(three[1], ':' | 'h' | '.')
                && three[2].is_ascii_digit()
        })
    };
    let has_name = |signs: &[char]| signs.iter().filter(|sign| sign.is_alphabetic()).count() > 1;
    let signs = line.signs();
    (has_time(signs) && has_name(signs)).then_some(above)
}

/// The figures of a text that has one number and no words. Returns `None` for other texts.
fn lone_number(text: &[char]) -> Option<String> {
    let mut words = text.split(|sign| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    let (word, None) = (words.next()?, words.next()) else {
        return None;
    };
    word.iter().all(char::is_ascii_digit).then(|| word.iter().collect())
}

/// The text with one sign for each number, word and distance. A lone number counts the lines, so the line on which it would be 0
/// belongs to the pattern.
fn pattern(text: &[char], line: usize) -> String {
    let mut pattern = String::new();
    for sign in text {
        let kind = match sign {
            _ if sign.is_numeric() => '0',
            _ if sign.is_alphabetic() => 'a',
            _ if sign.is_whitespace() => ' ',
            _ => *sign,
        };
        let is_repeated = matches!(kind, '0' | 'a' | ' ') && pattern.ends_with(kind);
        if !is_repeated {
            pattern.push(kind);
        }
    }
    if let Some(number) = lone_number(text) {
        let number: i64 = number.parse().unwrap_or_default();
        let line = i64::try_from(line).unwrap_or_default();
        pattern.push_str(&(line - number).to_string());
    }
    pattern
}
