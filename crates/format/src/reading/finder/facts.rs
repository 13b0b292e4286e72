//! Boards that are told cell by cell: `r1c1=5`, `A1: 5`, `cell(1,1,5)`, `(1,1)=5`, `grid[0][0] = 5`, or a line for each
//! cell.
//!
//! A list of places is a board only if it has as many different cells as a puzzle has givens, and no digit twice in a
//! house.

use nonet_engine::generate::FEWEST_GIVENS;

use super::board::{Dress, Sighting, Spot};
use super::clean::CleanLine;
use super::signs::{self, CellBits};

const SIDE: usize = 9;
const CELLS: usize = SIDE * SIDE;

/// The most signs between a place and its digit, and between two facts of a list, in signs and lines.
const LONGEST_LINK: usize = 4;
const LONGEST_BREAK: usize = 2;

/// A cell with its digit, or without one.
struct Fact {
    start: Spot,
    end: Spot,
    row: usize,
    column: usize,
    cell: CellBits,
}

/// The boards that are told so.
pub(super) fn boards(lines: &[CleanLine]) -> Vec<Sighting> {
    let named = lines.iter().enumerate().flat_map(|(at, line)| named_facts(at, line.signs()));
    let mut boards = boards_of(&named.collect::<Vec<_>>(), 0);
    let listed = lines.iter().enumerate().flat_map(|(at, line)| listed_facts(at, line.signs()));
    let listed: Vec<Fact> = listed.collect();
    // A place in row 0 or column 0 tells that a program counts from 0.
    let from_one = listed.iter().all(|fact| fact.row > 0 && fact.column > 0);
    boards.extend(boards_of(&listed, usize::from(from_one)));
    add_columns(lines, &mut boards);
    boards
}

/// The facts of a line whose places have names: `r1c1` or `A1`.
fn named_facts(line: usize, text: &[char]) -> Vec<Fact> {
    let mut facts = Vec::new();
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
                    facts.push(Fact { start, end, row, column, cell });
                }
                at += length;
            }
            None => at += 1,
        }
    }
    facts
}

/// The row and the column, from 0, of the place that a text starts with, and the number of its signs.
fn place(text: &[char]) -> Option<(usize, usize, usize)> {
    let number =
        |sign: char| sign.to_digit(10).filter(|digit| *digit > 0).map(|digit| digit as usize - 1);
    match *text {
        ['r' | 'R', row, 'c' | 'C', column, ..] => Some((number(row)?, number(column)?, 4)),
        [row @ ('A'..='I' | 'a'..='i'), column, ref rest @ ..]
            if rest.first().is_none_or(|sign| !sign.is_alphanumeric()) =>
        {
            Some((row.to_ascii_uppercase() as usize - 'A' as usize, number(column)?, 2))
        }
        _ => None,
    }
}

/// The digit of a place before a text, and the number of signs up to the end of the digit.
fn value(text: &[char]) -> Option<(CellBits, usize)> {
    let is_link = |sign: &char| {
        sign.is_whitespace() || matches!(sign, '=' | ':' | '\'' | '"' | '>' | '-' | ']' | ')' | ',')
    };
    let links = text.iter().take_while(|sign| is_link(sign)).count();
    let sign = *text.get(links).filter(|_| (1..=LONGEST_LINK).contains(&links))?;
    let is_one = text.get(links + 1).is_none_or(|next| !next.is_alphanumeric());
    let cell = signs::cell_of(sign).filter(|_| is_one && (sign.is_ascii_digit() || sign == '.'))?;
    Some((cell, links + 1))
}

/// The facts of a line with a place in brackets: row, column and digit, or row and column before the digit.
fn listed_facts(line: usize, text: &[char]) -> Vec<Fact> {
    let mut facts = Vec::new();
    for (at, _) in text.iter().enumerate().filter(|(_, sign)| matches!(sign, '(' | '[' | '{')) {
        if let Some((row, column, cell, length)) = object(&text[at..]) {
            let (start, end) = (Spot { line, sign: at }, Spot { line, sign: at + length });
            facts.push(Fact { start, end, row, column, cell });
        }
        let Some((numbers, length)) = numbers_in_brackets(&text[at..]) else {
            continue;
        };
        let behind = &text[at + length..];
        let told = match numbers[..] {
            [row, column, digit] if digit > 0 => Some((row, column, signs::bit(digit), 0)),
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
            facts.push(Fact { start, end, row, column, cell });
        }
    }
    facts
}

/// The row, the column and the cell of an object with these names that a text starts with, and the number of its signs.
fn object(text: &[char]) -> Option<(usize, usize, CellBits, usize)> {
    const LONGEST: usize = 64;
    let inner = text.strip_prefix(&['{'])?;
    let length = inner.iter().take(LONGEST).position(|&sign| sign == '}')?;
    let (mut row, mut column, mut cell) = (None, None, None);
    for field in inner[..length].split(|&sign| sign == ',') {
        let field: String = field.iter().filter(|sign| !matches!(sign, '"' | '\'' | ' ')).collect();
        let (name, value) = field.split_once(':')?;
        let number = || value.parse().ok().filter(|_| value.len() == 1);
        match name.to_ascii_lowercase().as_str() {
            "row" | "r" | "y" => row = number(),
            "col" | "column" | "c" | "x" => column = number(),
            "value" | "val" | "v" | "digit" | "d" | "number" | "n" => {
                cell = signs::number_of(value);
            }
            _ => {}
        }
    }
    Some((row?, column?, cell?, length + 2))
}

/// The numbers of one figure in the brackets that a text starts with, and the number of signs up to the end of the
/// brackets. Returns `None` if the text starts with no brackets, or with longer ones.
fn numbers_in_brackets(text: &[char]) -> Option<(Vec<usize>, usize)> {
    const LONGEST: usize = 16;
    let [opening, inner @ ..] = text else {
        return None;
    };
    let is_closing = |sign: &char| matches!(sign, ')' | ']' | '}');
    let length = inner.iter().take(LONGEST).position(is_closing)?;
    let number = |text: &[char]| {
        let mut signs = text.iter().filter(|sign| !sign.is_whitespace());
        let digit = signs.next()?.to_digit(10)?;
        signs.next().is_none().then_some(digit as usize)
    };
    let numbers: Option<Vec<usize>> =
        inner[..length].split(|&sign| sign == ',').map(number).collect();
    numbers.filter(|_| matches!(opening, '(' | '[' | '{')).map(|numbers| (numbers, length + 2))
}

fn boards_of(facts: &[Fact], lowest: usize) -> Vec<Sighting> {
    let is_near = |left: &Fact, right: &Fact| right.start.line - left.end.line <= LONGEST_BREAK;
    facts.chunk_by(is_near).filter_map(|facts| board(facts, lowest)).collect()
}

/// The board of some facts, whose rows and columns count from `lowest`.
fn board(facts: &[Fact], lowest: usize) -> Option<Sighting> {
    let (first, last) = (facts.first()?, facts.last()?);
    let mut cells = vec![0; CELLS];
    let mut told = [false; CELLS];
    for fact in facts {
        let (row, column) = (fact.row - lowest, fact.column - lowest);
        let at = row * SIDE + column;
        if row >= SIDE || column >= SIDE || told[at] {
            return None;
        }
        told[at] = true;
        cells[at] = fact.cell;
    }
    let (start, end) = (first.start, last.end);
    let board = Sighting { start, end, dress: Dress::Blanks, side: SIDE, cells };
    let digits = board.cells.iter().filter(|cell| **cell != 0).count();
    // Other lists of places have fewer cells, or digits that break the rules.
    (digits >= usize::from(FEWEST_GIVENS) && board.keeps_rules()).then_some(board)
}

/// Adds the boards that have a line for each cell.
fn add_columns(lines: &[CleanLine], boards: &mut Vec<Sighting>) {
    let mut run: Vec<(usize, CellBits)> = Vec::new();
    let mut end_run = |run: &mut Vec<(usize, CellBits)>| {
        if let (CELLS, Some(first), Some(last)) = (run.len(), run.first(), run.last()) {
            let start = Spot { line: first.0, sign: 0 };
            let end = Spot { line: last.0, sign: lines[last.0].len() };
            let cells = run.iter().map(|(_, cell)| *cell).collect();
            boards.push(Sighting { start, end, dress: Dress::Blanks, side: SIDE, cells });
        }
        run.clear();
    };
    for (at, line) in lines.iter().enumerate() {
        let is_between =
            |sign: char| sign.is_whitespace() || matches!(sign, '|' | ',' | '"' | '\'' | ';');
        let mut signs = line.signs().iter().copied().filter(|sign| !is_between(*sign));
        match (signs.next(), signs.next()) {
            _ if line.is_rule() => {}
            (Some(sign), None) if signs::cell_of(sign).is_some() => {
                run.extend(signs::cell_of(sign).map(|cell| (at, cell)));
            }
            // An empty field of a table that has a line for each field.
            (None, _) if line.signs().contains(&'|') => run.push((at, 0)),
            _ => end_run(&mut run),
        }
    }
    end_run(&mut run);
}
