//! Boards that are told cell by cell: `r1c1=5`, `A1: 5`, `cell(1,1,5)`, `(1,1)=5`, `grid[0][0] = 5`, or a line for each
//! cell.
//!
//! A list of places is a board only if it has as many different cells as a puzzle has givens, and no digit twice in a
//! house. A list that would be a board without a cell that cannot be, as `r1c10=3` and `r1c2=33`, is none: the rest of it would be
//! another puzzle. [`fault`] tells that cell.

use nonet_engine::generate::FEWEST_GIVENS;

use super::board::{Dress, Sighting, Spot};
use super::clean::CleanLine;
use super::signs::{self, CellBits};
use super::worded;
use crate::error::shortened;
use crate::{ExpectedValue, Problem, ReadError};

const SIDE: usize = 9;
const CELLS: usize = SIDE * SIDE;

/// The most signs between a place and its digit, and between two facts of a list, in signs and lines.
const LONGEST_LINK: usize = 5;
const LONGEST_BREAK: usize = 2;

/// The most signs of the value of a cell.
const LONGEST_VALUE: usize = 2;

/// A cell with its digit, or without one, as a text tells it. The text may tell a cell or a digit that no classic board has.
pub(super) struct Fact {
    pub(super) start: Spot,
    pub(super) end: Spot,
    pub(super) row: usize,
    pub(super) column: usize,
    /// `None` if the text has a number that is no digit.
    pub(super) cell: Option<CellBits>,
}

impl Fact {
    /// The index of the cell, and what it holds, on a classic board whose rows and columns count from `lowest`. Returns `None` if
    /// that board has no such cell or no such digit.
    fn on_board(&self, lowest: usize) -> Option<(usize, CellBits)> {
        let line = |number: usize| number.checked_sub(lowest).filter(|line| *line < SIDE);
        let cell = self.cell.filter(|cell| *cell <= signs::bit(SIDE))?;
        Some((line(self.row)? * SIDE + line(self.column)?, cell))
    }
}

/// What facts near each other make.
#[derive(Default)]
pub(super) struct Told {
    pub(super) boards: Vec<Sighting>,
    /// The cells that cannot be, each of which keeps a list from being a board.
    unfit: Vec<UnfitFact>,
}

/// A cell or a digit that no classic board has.
struct UnfitFact {
    start: Spot,
    end: Spot,
    /// The number of the first row and the first column.
    lowest: usize,
}

/// The boards that are told so.
pub(super) fn boards(lines: &[CleanLine]) -> Vec<Sighting> {
    let mut boards = told(lines).boards;
    add_columns(lines, &mut boards);
    boards
}

/// The first cell that cannot be in a list that would be a board without it. Returns `None` if there is none.
pub(super) fn fault(lines: &[CleanLine]) -> Option<ReadError> {
    let mut unfit = told(lines).unfit;
    unfit.extend(worded::told(lines).unfit);
    let UnfitFact { start, end, lowest } = unfit.into_iter().min_by_key(|fact| fact.start)?;
    let line = &lines[start.line];
    let last = if end.line == start.line { end.sign } else { line.len() };
    let found: String = line.part(start.sign..last).iter().collect();
    let expected = ExpectedValue::RowColumnDigit { first: lowest, last: lowest + SIDE - 1 };
    let problem = Problem::BadValue { found: shortened(&found), expected };
    Some(ReadError { line: line.number, column: start.sign + 1, problem })
}

fn told(lines: &[CleanLine]) -> Told {
    let (mut named, mut listed) = (FactRuns::default(), FactRuns::default());
    let is_sheet = lines.iter().any(speaks_of_sheet);
    for (at, line) in lines.iter().enumerate() {
        let signs = line.signs();
        each_named_fact(at, signs, is_sheet, |fact| named.push(fact));
        each_listed_fact(at, signs, |fact| listed.push(fact));
        each_object(at, lines, |fact| listed.push(fact));
    }
    let mut told = Told::default();
    named.end(&mut told);
    listed.end(&mut told);
    add_triples(lines, &mut told);
    told
}

/// Facts near each other. A text may have millions of them, so only runs that may be a board are kept.
#[derive(Default)]
pub(super) struct FactRuns {
    runs: Vec<Vec<Fact>>,
    run: Vec<Fact>,
    last_line: usize,
    /// Whether a place is in row 0 or column 0.
    has_zero: bool,
}

impl FactRuns {
    pub(super) fn push(&mut self, fact: Fact) {
        self.has_zero |= fact.row == 0 || fact.column == 0;
        // A fact of several lines may be listed before one that begins within it.
        if fact.start.line.saturating_sub(self.last_line) > LONGEST_BREAK {
            self.end_run();
        }
        self.last_line = self.last_line.max(fact.end.line);
        // With more facts than cells a cell is told twice, so the run is no board.
        if self.run.len() <= CELLS {
            self.run.push(fact);
        }
    }

    fn end_run(&mut self) {
        let may_be_board = (usize::from(FEWEST_GIVENS)..=CELLS).contains(&self.run.len());
        let run = std::mem::take(&mut self.run);
        self.runs.extend(Some(run).filter(|_| may_be_board));
    }

    /// Adds what all the facts make. A place in row 0 or column 0 tells that they count from 0.
    pub(super) fn end(mut self, told: &mut Told) {
        self.end_run();
        let lowest = usize::from(!self.has_zero);
        self.runs.iter().for_each(|facts| add_board(facts, lowest, told));
    }
}

/// Whether a line speaks of a spreadsheet, in which the letter of a place is its column. Elsewhere, as in most texts on Sudoku, it is
/// the row.
fn speaks_of_sheet(line: &CleanLine) -> bool {
    const LONGEST: usize = 200;
    let text: String = line.part(0..LONGEST).iter().collect();
    let text = text.to_lowercase();
    ["excel", "spreadsheet", "worksheet", "google sheet", "libreoffice"]
        .iter()
        .any(|it| text.contains(it))
}

/// Calls `add` with the facts of a line whose places have names: `r1c1` or `A1`. In the text of a spreadsheet, a letter is a column.
fn each_named_fact(line: usize, text: &[char], is_sheet: bool, mut add: impl FnMut(Fact)) {
    let mut at = 0;
    while at < text.len() {
        let before = at.checked_sub(1).and_then(|before| text.get(before));
        // Within a word, `b5` is no place.
        let is_start = before.is_none_or(|sign| !sign.is_alphanumeric());
        match place(&text[at..]).filter(|_| is_start) {
            Some((row, column, length)) => {
                let behind = &text[at + length..];
                if let Some((cell, more)) = value(behind) {
                    let (start, end) =
                        (Spot { line, sign: at }, Spot { line, sign: at + length + more });
                    let is_of_sheet = length == 2 && (is_sheet || names_sheet(&text[..at]));
                    let (row, column) = if is_of_sheet { (column, row) } else { (row, column) };
                    add(Fact { start, end, row, column, cell });
                }
                at += length;
            }
            None => at += 1,
        }
    }
}

/// Whether a text ends with the name of a spreadsheet, in which the letter of a place is its column: `Range("A1")`, `sheet["A1"]`.
fn names_sheet(text: &[char]) -> bool {
    const NAMES: [&str; 4] = ["range", "ws", "sheet", "cells"];
    const LONGEST: usize = 16;
    let near: String = text[text.len().saturating_sub(LONGEST)..].iter().collect();
    let name = near.trim_end_matches(['"', '\'']);
    let is_called = name.strip_suffix(['(', '[']);
    is_called.is_some_and(|name| NAMES.iter().any(|it| name.to_lowercase().ends_with(it)))
}

/// The row and the column of the place that a text starts with, and the number of its signs.
fn place(text: &[char]) -> Option<(usize, usize, usize)> {
    let ([letter, behind @ ..], true) = (text, text.len() > 1) else {
        return None;
    };
    match letter {
        'r' | 'R' if behind[0].is_ascii_digit() => {
            let (row, row_length) = number(behind)?;
            let ['c' | 'C', behind @ ..] = &behind[row_length..] else {
                return None;
            };
            let (column, column_length) = number(behind)?;
            Some((row, column, 2 + row_length + column_length))
        }
        'A'..='I' | 'a'..='i' => {
            let (column, length) = number(behind)?;
            let is_end = behind.get(length).is_none_or(|sign| !sign.is_alphanumeric());
            let row = letter.to_ascii_uppercase() as usize - 'A' as usize + 1;
            is_end.then_some((row, column, 1 + length))
        }
        _ => None,
    }
}

/// The number of one or two figures that a text starts with, and how many they are. A row or a column of two figures cannot be on the
/// classic board, but a person may have typed it. Returns `None` if the text starts with no number, or with a longer one.
pub(super) fn number(text: &[char]) -> Option<(usize, usize)> {
    const LONGEST: usize = 2;
    let length = text.iter().take(LONGEST + 1).take_while(|sign| sign.is_ascii_digit()).count();
    let digit = |number, sign: &char| number * 10 + sign.to_digit(10).unwrap_or(0) as usize;
    (1..=LONGEST).contains(&length).then(|| (text[..length].iter().fold(0, digit), length))
}

/// The digit of a place before a text, and the number of signs up to its end. The digit is `None` if something else stands for it.
pub(super) fn value(text: &[char]) -> Option<(Option<CellBits>, usize)> {
    let is_link = |sign: &char| {
        sign.is_whitespace() || matches!(sign, '=' | ':' | '\'' | '"' | '>' | '-' | ']' | ')' | ',')
    };
    let (behind_word, text) = behind_words(text);
    let links = text.iter().take_while(|sign| is_link(sign)).count();
    let sign = *text.get(links).filter(|_| (1..=LONGEST_LINK).contains(&links))?;
    let word =
        text[links..].iter().take(LONGEST_VALUE + 1).take_while(|sign| sign.is_alphanumeric());
    let length = if sign == '.' { 1 } else { word.count() };
    let cell = signs::cell_of(sign).filter(|_| length == 1);
    // Behind a sign that gives a value, a letter or two stand for a digit that somebody mistyped: `r1c1=l`. Longer words are prose.
    let is_given = text[..links].iter().any(|link| matches!(link, '=' | ':'));
    let may_be_meant = sign.is_ascii_digit() || (is_given && (1..=LONGEST_VALUE).contains(&length));
    let is_value = (1..=LONGEST_VALUE).contains(&length) && (cell.is_some() || may_be_meant);
    is_value.then_some((cell, behind_word + links + length))
}

/// The text behind the words that say that a cell has a digit, as in `r1c1 has a 5` and `Cells(1, 1).Value = 5`, and the number of
/// signs before it.
fn behind_words(text: &[char]) -> (usize, &[char]) {
    const WORDS: [&str; 23] = [
        "is", "has", "equals", "contains", "holds", "must", "should", "be", "a", "the", "digit",
        "number", "value", "given", "ist", "hat", "est", "contient", "es", "tiene", "là", "có",
        "số",
    ];
    const MOST: usize = 3;
    let mut end = 0;
    for _ in 0..MOST {
        let rest = &text[end..];
        let start =
            rest.iter().take_while(|sign| matches!(sign, ' ' | '.' | '"' | '\'' | ')')).count();
        let length = rest[start..].iter().take_while(|sign| sign.is_alphabetic()).take(9).count();
        let word = rest[start..start + length].iter().collect::<String>().to_lowercase();
        if start == 0 || !WORDS.contains(&word.as_str()) {
            break;
        }
        end += start + length;
    }
    (end, &text[end..])
}

/// Calls `add` with the facts of a line that have a place in brackets: row, column and digit, or row and column before the digit.
fn each_listed_fact(line: usize, text: &[char], mut add: impl FnMut(Fact)) {
    for (at, _) in text.iter().enumerate().filter(|(_, sign)| matches!(sign, '(' | '[' | '{')) {
        let Some((numbers, length)) = numbers_in_brackets(&text[at..]) else {
            continue;
        };
        let behind = &text[at + length..];
        let told = match numbers[..] {
            [row, column, digit] if digit > 0 => {
                let cell = (digit <= SIDE).then(|| signs::bit(digit));
                Some((row, column, cell, 0))
            }
            [row, column] => value(behind).map(|(cell, more)| (row, column, cell, more)),
            // The index of a row, and behind it the index of a column.
            [row] => numbers_in_brackets(behind).and_then(|(numbers, length)| {
                let [column] = numbers[..] else {
                    return None;
                };
                let (cell, more) = value(&behind[length..])?;
                Some((row, column, cell, length + more))
            }),
            _ => None,
        };
        if let Some((row, column, cell, more)) = told {
            let (start, end) = (Spot { line, sign: at }, Spot { line, sign: at + length + more });
            add(Fact { start, end, row, column, cell });
        }
    }
}

/// Calls `add` with the cells that are objects, each of which begins in a line and may end in a later one.
fn each_object(line: usize, lines: &[CleanLine], mut add: impl FnMut(Fact)) {
    const LONGEST: usize = 96;
    const MOST_LINES: usize = 8;
    let text = lines[line].signs();
    for (at, _) in text.iter().enumerate().filter(|(_, sign)| **sign == '{') {
        let start = Spot { line, sign: at };
        let mut inner: Vec<char> = Vec::new();
        for (number, line) in (line..).zip(&lines[line..]).take(MOST_LINES) {
            let is_first = number == start.line;
            let from = if is_first { at + 1 } else { 0 };
            let signs = if is_first { &text[from..] } else { line.part(0..LONGEST) };
            let part = &signs[..signs.len().min(LONGEST)];
            let end = part.iter().position(|sign| matches!(sign, '{' | '}'));
            inner.extend(&part[..end.unwrap_or(part.len())]);
            let end = match end {
                Some(end) if part[end] == '{' => break,
                end => end,
            };
            if let Some(length) = end {
                let end = Spot { line: number, sign: from + length + 1 };
                if let Some((row, column, cell)) = object(&inner) {
                    add(Fact { start, end, row, column, cell });
                }
                break;
            }
            if inner.len() >= LONGEST {
                break;
            }
        }
    }
}

/// Adds the boards of tables that have a line for each cell, with its row, its column and its digit.
fn add_triples(lines: &[CleanLine], told: &mut Told) {
    let mut run: Vec<(usize, [usize; 3])> = Vec::new();
    let mut heading = None;
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| !line.is_blank()) {
        match triple(line) {
            // With more lines than cells a cell is told twice.
            Some(triple) if run.len() <= CELLS => run.push((at, triple)),
            Some(_) => {}
            None => {
                add_board_of_triples(&std::mem::take(&mut run), heading, lines, told);
                heading = Some(line);
            }
        }
    }
    add_board_of_triples(&run, heading, lines, told);
}

/// The three numbers of a line, as in `1,1,5` and `1,1 = 5`. The last may be missing, for an empty cell.
fn triple(line: &CleanLine) -> Option<[usize; 3]> {
    const LONGEST: usize = 24;
    if line.len() > LONGEST {
        return None;
    }
    let is_between = |sign: &char| matches!(sign, ',' | ';' | '|' | ' ' | '=' | ':');
    let text: Vec<char> =
        line.signs().iter().copied().filter(|sign| !matches!(sign, '"' | '\'')).collect();
    let text = within_open_brackets(&text);
    let mut parts = text.split(is_between).filter(|part| !part.is_empty());
    let (first, second) = (whole_number(parts.next()?)?, whole_number(parts.next()?)?);
    let has_empty = matches!(text.last(), Some(',' | ';' | '|'));
    let third = parts.next().map_or(has_empty.then_some(0), whole_number)?;
    parts.next().is_none().then_some([first, second, third])
}

/// The number of one or two figures that a text is.
fn whole_number(text: &[char]) -> Option<usize> {
    number(text).filter(|(_, length)| *length == text.len()).map(|(number, _)| number)
}

/// The part of a line within brackets that begin or end in other lines, as the first and the last line of a matrix have them:
/// `B = [1,1,9;` and `9,9,3];`.
fn within_open_brackets(text: &[char]) -> &[char] {
    let opening = text.iter().position(|sign| matches!(sign, '(' | '[' | '{'));
    let closing = text.iter().position(|sign| matches!(sign, ')' | ']' | '}'));
    match (opening, closing) {
        (Some(at), None) if !text[..at].iter().any(char::is_ascii_digit) => &text[at + 1..],
        (None, Some(at)) if !text[at..].iter().any(|sign| sign.is_alphanumeric()) => &text[..at],
        _ => text,
    }
}

/// Adds what the lines of a table make, below its heading.
fn add_board_of_triples(
    run: &[(usize, [usize; 3])],
    heading: Option<&CleanLine>,
    lines: &[CleanLine],
    told: &mut Told,
) {
    let heading: String = heading.map(|line| line.signs().iter().collect()).unwrap_or_default();
    let heading = heading.to_lowercase();
    let names = heading.split(|sign: char| !sign.is_alphanumeric()).filter(|name| !name.is_empty());
    let columns_first = names.take(1).any(|name| matches!(name, "col" | "column" | "c" | "x"));
    let fact = |&(line, [first, second, digit]): &(usize, [usize; 3])| {
        let (row, column) = if columns_first { (second, first) } else { (first, second) };
        let cell = match digit {
            0 => Some(0),
            1..=SIDE => Some(signs::bit(digit)),
            _ => None,
        };
        let end = Spot { line, sign: lines[line].len() };
        Fact { start: Spot { line, sign: 0 }, end, row, column, cell }
    };
    let facts: Vec<Fact> = run.iter().map(fact).collect();
    let lowest = usize::from(facts.iter().all(|fact| fact.row > 0 && fact.column > 0));
    add_board(&facts, lowest, told);
}

/// The row, the column and the cell of an object with these names, of which this stands between the braces.
fn object(inner: &[char]) -> Option<(usize, usize, Option<CellBits>)> {
    let (mut row, mut column, mut cell) = (None, None, None);
    for field in inner.split(|&sign| sign == ',') {
        let field: String = field.iter().filter(|sign| !matches!(sign, '"' | '\'' | ' ')).collect();
        let (name, value) = field.split_once(':')?;
        let number = || value.parse().ok().filter(|_| value.len() <= 2);
        match name.to_ascii_lowercase().as_str() {
            "row" | "r" | "y" => row = number(),
            "col" | "column" | "c" | "x" => column = number(),
            "value" | "val" | "v" | "digit" | "d" | "number" | "n" => {
                cell = signs::number_of(value);
            }
            _ => {}
        }
    }
    Some((row?, column?, Some(cell?)))
}

/// The numbers of one or two figures in the brackets that a text starts with, and the number of signs up to the end of the
/// brackets. Returns `None` if the text starts with no brackets, or with longer ones.
fn numbers_in_brackets(text: &[char]) -> Option<(Vec<usize>, usize)> {
    const LONGEST: usize = 16;
    let [opening, inner @ ..] = text else {
        return None;
    };
    let is_closing = |sign: &char| matches!(sign, ')' | ']' | '}');
    let length = inner.iter().take(LONGEST).position(is_closing)?;
    let number = |part: &[char]| {
        let mut words = part.split(|sign| sign.is_whitespace()).filter(|word| !word.is_empty());
        words.next().filter(|_| words.next().is_none()).and_then(whole_number)
    };
    let numbers: Option<Vec<usize>> =
        inner[..length].split(|&sign| sign == ',').map(number).collect();
    numbers.filter(|_| matches!(opening, '(' | '[' | '{')).map(|numbers| (numbers, length + 2))
}

/// Adds the board of some facts, whose rows and columns count from `lowest`, or the first fact that keeps them from being one.
fn add_board(facts: &[Fact], lowest: usize, told: &mut Told) {
    let Some(board) = board(facts, lowest) else {
        return;
    };
    match facts.iter().find(|fact| fact.on_board(lowest).is_none()) {
        Some(&Fact { start, end, .. }) => told.unfit.push(UnfitFact { start, end, lowest }),
        None => told.boards.push(board),
    }
}

/// The board of those facts that fit on it. Returns `None` if they make no board.
fn board(facts: &[Fact], lowest: usize) -> Option<Sighting> {
    let (first, last) = (facts.first()?, facts.last()?);
    let mut cells = vec![0; CELLS];
    let mut told = [false; CELLS];
    for (at, cell) in facts.iter().filter_map(|fact| fact.on_board(lowest)) {
        if told[at] {
            return None;
        }
        told[at] = true;
        cells[at] = cell;
    }
    let (start, end) = (first.start, last.end);
    let board = Sighting { start, end, dress: Dress::Blanks, side: SIDE, cells };
    let digits = board.cells.iter().filter(|cell| **cell != 0).count();
    // Other lists of places have fewer cells, or digits that break the rules everywhere.
    (digits >= usize::from(FEWEST_GIVENS) && board.is_sudoku()).then_some(board)
}

/// Adds the boards that have a line for each cell.
fn add_columns(lines: &[CleanLine], boards: &mut Vec<Sighting>) {
    let mut run: Vec<(usize, CellBits)> = Vec::new();
    // One cell more than a board has tells that the lines are none.
    let add = |run: &mut Vec<(usize, CellBits)>, at, cell| {
        if run.len() <= CELLS {
            run.push((at, cell));
        }
    };
    let mut end_run = |run: &mut Vec<(usize, CellBits)>| {
        if let (CELLS, Some(first), Some(last)) = (run.len(), run.first(), run.last()) {
            let start = Spot { line: first.0, sign: 0 };
            let end = Spot { line: last.0, sign: lines[last.0].len() };
            let cells = run.iter().map(|(_, cell)| *cell).collect();
            boards.push(Sighting { start, end, dress: Dress::Blanks, side: SIDE, cells });
        }
        run.clear();
    };
    let mut is_in_dump = false;
    for (at, line) in lines.iter().enumerate() {
        let is_between =
            |sign: char| sign.is_whitespace() || matches!(sign, '|' | ',' | '"' | '\'' | ';');
        let text = without_bullets(line.signs());
        let mut signs = text.iter().copied().filter(|sign| !is_between(*sign));
        let dumped = if line.len() <= LONGEST_DUMPED { Dumped::of(text) } else { None };
        is_in_dump = dumped.is_some() || (is_in_dump && line.is_blank());
        if let Some(Dumped::Cell(cell)) = dumped {
            add(&mut run, at, cell);
            continue;
        }
        match (signs.next(), signs.next()) {
            _ if line.is_rule() => {}
            _ if dumped == Some(Dumped::Frame) || (is_in_dump && line.is_blank()) => {}
            (Some(sign), None) if signs::cell_of(sign).is_some() => {
                add(&mut run, at, signs::cell_of(sign).unwrap_or_default());
            }
            // An empty field of a table that has a line for each field.
            (None, _) if line.signs().contains(&'|') => add(&mut run, at, 0),
            _ => end_run(&mut run),
        }
    }
    end_run(&mut run);
}

/// The signs behind the marks of items of lists, which may be lists themselves.
fn without_bullets(text: &[char]) -> &[char] {
    let mut rest = text;
    loop {
        let start = rest.iter().take_while(|sign| sign.is_whitespace()).count();
        match rest[start..] {
            ['-', ' ', ..] => rest = &rest[start + 2..],
            _ => return rest,
        }
    }
}

/// The longest line of a value that a program has dumped.
const LONGEST_DUMPED: usize = 60;

/// A line of a list of lists as PHP prints it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Dumped {
    /// `[3] => 5`, or `int(5)` below `[3]=>`.
    Cell(CellBits),
    /// What stands around the values: `Array`, `[3] => Array`, `array(9) {`, `(`, `}`.
    Frame,
}

impl Dumped {
    fn of(text: &[char]) -> Option<Self> {
        let text: String = text.iter().filter(|sign| !sign.is_whitespace()).collect();
        let value = text.strip_prefix('[').and_then(|text| text.split_once("]=>"));
        let (has_index, value) = match value {
            Some((index, value)) if index.parse::<usize>().is_ok() => (true, value),
            Some(_) | None => (false, text.as_str()),
        };
        let number = value.strip_prefix("int(").and_then(|value| value.strip_suffix(')'));
        let is_frame = matches!(value, "Array" | "(" | ")" | "}")
            || (value.starts_with("array(") && value.ends_with('{'))
            || (has_index && value.is_empty());
        match number.or(has_index.then_some(value)) {
            _ if is_frame => Some(Self::Frame),
            Some(value) if value.chars().count() == 1 => signs::number_of(value).map(Self::Cell),
            Some(_) | None => None,
        }
    }
}
