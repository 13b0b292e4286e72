//! Boards that have an unusual sign for an empty cell: `53##7####`, `53++7++++`.
//!
//! Nearly every sign means something else in some text: frames have pluses, comments a number sign, tables commas. So such signs
//! are looked for only in a text without a puzzle in usual signs, and only where a whole board has one of them and digits, and
//! nothing else. The board is rewritten with full stops, and the searches decide whether it is a Sudoku.

use nonet_engine::NamedShape;

use super::rewritten::Rewritten;
use super::signs::{self, MOST_DIGITS};

/// The side of the classic board, on which a letter may stand for an empty cell too.
const CLASSIC: usize = 9;

/// The text with full stops in the place of such signs. Returns `None` if it has none.
pub(super) fn with_usual_signs(text: &str) -> Option<Rewritten> {
    let lines: Vec<&str> = text.lines().collect();
    let below_each_other = Boards::of_rows(&lines, Row::of);
    let side_by_side = Boards::of_rows(&lines, Row::of_boards_side_by_side);
    let mut rewritten = Rewritten::default();
    let mut is_other = false;
    for (at, line) in lines.iter().enumerate() {
        let replaced = match below_each_other[at].or(side_by_side[at]) {
            Some(sign) => Some(line.replace(sign, ".")),
            None => with_usual_words(line),
        };
        is_other |= replaced.is_some();
        rewritten.push(at + 1, replaced.as_deref().unwrap_or(line));
    }
    is_other.then_some(rewritten)
}

/// A line that may be a row of a board: digits, one odd sign, and bars and blanks between them.
struct Row {
    side: usize,
    /// The sign for an empty cell. `None` in a row without one.
    sign: Option<char>,
    /// The places of the empty cells, as bits.
    empty: u32,
    /// Whether two signs for empty cells stand side by side, and whether two digits do. Between commas no two digits do.
    has_neighbours: [bool; 2],
}

impl Row {
    fn of(line: &str) -> Option<Self> {
        let is_bar = |sign: &char| matches!(sign, '|' | '│' | '┃' | '║');
        let shown = || line.chars().filter(|sign| !sign.is_whitespace());
        let without_bars: Vec<char> =
            shown().filter(|sign| !is_bar(sign)).take(MOST_DIGITS + 1).collect();
        Self::of_signs(&without_bars).or_else(|| {
            let all: Vec<char> = shown().take(MOST_DIGITS + 1).collect();
            Self::of_signs(&all)
        })
    }

    /// The rows of boards that stand side by side, as one: with the empty cells and neighbours of all of them.
    fn of_boards_side_by_side(line: &str) -> Option<Self> {
        let words = line.split_whitespace().filter(|word| *word != "|");
        let rows = words.map(|word| {
            let cells: Vec<char> = word.chars().take(MOST_DIGITS + 1).collect();
            Self::of_signs(&cells)
        });
        let rows: Vec<Self> = rows.collect::<Option<_>>()?;
        let sign = rows.iter().find_map(|row| row.sign);
        let side = rows.first()?.side;
        let are_alike =
            rows.iter().all(|row| row.side == side && row.sign.is_none_or(|it| Some(it) == sign));
        let has_pair = |which: usize| rows.iter().any(|row| row.has_neighbours[which]);
        (rows.len() > 1 && are_alike).then(|| Self {
            side,
            sign,
            empty: rows.iter().fold(0, |all, row| all | row.empty),
            has_neighbours: [has_pair(0), has_pair(1)],
        })
    }

    fn of_signs(cells: &[char]) -> Option<Self> {
        let side = cells.len();
        let is_size = (4..=MOST_DIGITS).contains(&side) && NamedShape::sized(side).is_some();
        let (sign, are_cells) = odd_sign(cells.iter().copied(), side);
        let is_empty = |at: usize| Some(cells[at]) == sign;
        let empty =
            (0..side).filter(|at| is_size && is_empty(*at)).fold(0, |all, at| all | 1 << at);
        let has_pair =
            |wanted: bool| (1..side).any(|at| is_empty(at - 1) == wanted && is_empty(at) == wanted);
        (is_size && are_cells).then(|| Self {
            side,
            sign,
            empty,
            has_neighbours: [has_pair(true), has_pair(false)],
        })
    }
}

/// The sign among cells that is no digit of a board with this side, and whether there is no second one.
fn odd_sign(cells: impl Iterator<Item = char>, side: usize) -> (Option<char>, bool) {
    let is_digit = |sign: char| {
        let number = sign.to_digit(36).map_or(0, |number| number as usize);
        (1..=side.min(MOST_DIGITS)).contains(&number)
    };
    let may_be_empty = |sign: char| {
        let is_usual = signs::is_empty_sign(sign) || signs::is_empty_mark(sign);
        !is_usual && (!sign.is_alphanumeric() || (side == CLASSIC && sign.is_alphabetic()))
    };
    let mut odd = None;
    for sign in cells.filter(|sign| !is_digit(*sign)) {
        if !may_be_empty(sign) || odd.is_some_and(|odd| odd != sign) {
            return (odd, false);
        }
        odd = Some(sign);
    }
    (odd, true)
}

/// Rows that follow each other.
#[derive(Default)]
struct Boards {
    rows: Vec<(usize, Row)>,
    sign: Option<char>,
    /// For each line the sign that is replaced in it.
    replaced: Vec<Option<char>>,
}

impl Boards {
    /// For each line the sign that is replaced in it, if `row` finds the rows of boards there.
    fn of_rows(lines: &[&str], row: fn(&str) -> Option<Row>) -> Vec<Option<char>> {
        let mut boards = Self { replaced: vec![None; lines.len()], ..Self::default() };
        for (at, line) in lines.iter().enumerate() {
            if let Some(row) = row(line) {
                boards.push(at, row);
            } else if line.contains(char::is_alphanumeric) {
                boards.end();
            }
        }
        boards.end();
        boards.replaced
    }

    fn push(&mut self, at: usize, row: Row) {
        let is_like = |(_, first): &(usize, Row)| {
            let has_other = row.sign.is_some() && self.sign.is_some() && row.sign != self.sign;
            first.side == row.side && !has_other
        };
        if !self.rows.first().is_none_or(is_like) {
            self.end();
        }
        self.sign = self.sign.or(row.sign);
        self.rows.push((at, row));
    }

    /// Notes the signs of the boards that the rows so far are, if they are nothing else.
    fn end(&mut self) {
        let (rows, sign) = (std::mem::take(&mut self.rows), self.sign.take());
        let Some(side) = rows.first().map(|(_, row)| row.side) else { return };
        let columns = rows.iter().fold(0, |all, (_, row)| all | row.empty).count_ones() as usize;
        let empty: u32 = rows.iter().map(|(_, row)| row.empty.count_ones()).sum();
        let has_neighbours = |which: usize| rows.iter().any(|(_, row)| row.has_neighbours[which]);
        let are_parted = !has_neighbours(0) || !has_neighbours(1);
        // A sign that stands in one column alone is the colon of a time or the point of a price.
        let is_board =
            rows.len().is_multiple_of(side) && columns > side / 2 && empty as usize >= side;
        if is_board && !(are_parted && sign.is_some_and(parts_fields)) {
            for (at, _) in rows {
                self.replaced[at] = sign;
            }
        }
    }
}

/// Whether a sign parts the fields of tables or the parts of words.
fn parts_fields(sign: char) -> bool {
    matches!(sign, ',' | ';' | '|' | ':' | '/' | '\\' | '&' | '!' | '\'' | '"')
}

/// The line with full stops in its boards. A line that is a board is one, and otherwise each of its words may be. Returns `None` if
/// the line has no board.
fn with_usual_words(line: &str) -> Option<String> {
    with_usual_word(line.trim()).or_else(|| {
        let mut is_other = false;
        let mut word = |word: &str| {
            let (bare, blank) = word.split_at(word.trim_end().len());
            let usual = with_usual_word(bare).or_else(|| with_usual_parts(bare));
            is_other |= usual.is_some();
            usual.unwrap_or_else(|| bare.to_owned()) + blank
        };
        let rewritten: String = line.split_inclusive(char::is_whitespace).map(&mut word).collect();
        is_other.then_some(rewritten)
    })
}

/// The word with full stops, if it is a board with or without marks around it.
fn with_usual_word(word: &str) -> Option<String> {
    let is_around =
        |sign: char| matches!(sign, '"' | '\'' | '`' | '(' | ')' | '[' | ']' | ',' | ';' | '.');
    let mut candidates = [word, word.trim_matches(is_around)].into_iter();
    let (cells, board) = candidates.find_map(|cells| Some((cells, board_of(cells)?)))?;
    Some(word.replacen(cells, &board, 1))
}

/// The word with full stops in those of its fields that are boards, as in a table with commas.
fn with_usual_parts(word: &str) -> Option<String> {
    let parts: Vec<&str> = word.split_inclusive([',', ';', '|']).collect();
    let usual: Vec<Option<String>> = parts.iter().map(|part| with_usual_word(part)).collect();
    usual.iter().any(Option::is_some).then(|| {
        let shown = parts.iter().zip(usual);
        shown.map(|(part, usual)| usual.unwrap_or_else(|| (*part).to_owned())).collect()
    })
}

/// The board in a word, with full stops. A board of sixteen cells gets a line for each row, as such a word among others is rather
/// a number. Returns `None` if the word is no board with an odd sign.
fn board_of(word: &str) -> Option<String> {
    const LONGEST: usize = MOST_DIGITS * MOST_DIGITS;
    const SMALLEST: usize = 4;
    // Most words are too short, and a sign may have four bytes.
    if word.len() < SMALLEST * SMALLEST || word.len() > 4 * LONGEST {
        return None;
    }
    let cells: Vec<char> = word.chars().collect();
    let side = cells.len().isqrt();
    let is_size = side * side == cells.len() && (SMALLEST..=MOST_DIGITS).contains(&side);
    NamedShape::sized(side).filter(|_| is_size)?;
    let (sign, are_cells) = odd_sign(cells.iter().copied(), side);
    let sign = sign.filter(|_| are_cells)?;
    let empty = cells.iter().filter(|cell| **cell == sign).count();
    let are_parted = cells.windows(2).all(|pair| pair[0] != sign || pair[1] != sign)
        || cells.windows(2).all(|pair| pair[0] == sign || pair[1] == sign);
    if empty < side || (are_parted && parts_fields(sign)) {
        return None;
    }
    let rows: Vec<String> =
        cells.chunks(side).map(|row| row.iter().collect::<String>().replace(sign, ".")).collect();
    Some(if side == SMALLEST { format!("\n{}\n", rows.join("\n")) } else { rows.concat() })
}
