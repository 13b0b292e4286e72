//! Recognises lists and tables by their first lines.
//!
//! One line with a board in a field tells a table, and one line of 81 cells tells a list, if nothing stands before it.
//! Otherwise a few more lines tell: headings and a licence may come first, and the first line with a puzzle may be a bad
//! one. Lines before the puzzles that resemble no puzzle are headings. What is neither list nor table is left to
//! [`detect`](super::detect).

use std::borrow::Cow;

use crate::error::shortened;
use crate::notation::symbols;
use crate::plain_text::list;
use crate::plain_text::plain::{self, PlainLine};
use crate::plain_text::table::{
    self, Records, Separator, TableForm, cells_of, fields, resembles_a_board,
};
use crate::{Problem, ReadError};
use nonet_engine::Cells;

/// The most lines and bytes that may come before the first puzzle of a list.
const MOST_LINES: usize = 64;
const MOST_BYTES: usize = 64 * 1024;

/// The most names of columns in a message.
const MOST_NAMES: usize = 8;

/// The cells that a line of a list begins with, also a bad one. A row of a board has fewer, and a line of candidates
/// has more.
const CELLS_OF_A_LINE: std::ops::Range<usize> = 27..365;

/// A column of a table, as a person names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Column {
    /// By its heading, of which upper and lower case do not matter.
    Named(String),
    /// By its number, from 1.
    Number(usize),
}

/// What the first lines show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Opening {
    /// A list, whose first line with a puzzle is this one, from 1.
    List { first: usize },
    /// A table, whose first record with a puzzle begins in this line.
    Table { form: TableForm, first: usize },
    /// Neither.
    Other,
    /// The next lines will tell.
    Undecided,
}

/// What a line is, seen alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LineSign {
    /// Empty, or a comment.
    Skipped,
    /// A puzzle of a list, right or wrong.
    Puzzle,
    /// As long as a puzzle, with a sign that is no cell.
    LikePuzzle,
    /// A line of a text that is no list.
    OfOther,
    /// Anything else, such as a heading.
    Words,
}

/// What the first lines are, so that each is examined once.
#[derive(Debug, Default)]
pub(super) struct LineSigns(Vec<LineSign>);

/// Examines the first lines of a text. `signs` are those of the lines that were examined before. `is_whole` says that
/// there are no more lines.
pub(super) fn opening(text: &str, signs: &mut LineSigns, is_whole: bool) -> Opening {
    // Headings are short. Without a bound, a text of any size would be held and examined line by line.
    if text.len() > MOST_BYTES {
        return Opening::Other;
    }
    let LineSigns(signs) = signs;
    // Called after each line, so only the new line is examined.
    signs.extend(text.lines().skip(signs.len()).map(sign_of));
    let content = || signs.iter().enumerate().filter(|(_, sign)| **sign != LineSign::Skipped);
    let Some((first, sign)) = content().next() else {
        return undecided(text, is_whole);
    };
    if *sign == LineSign::OfOther {
        return Opening::Other;
    }
    // A table comes first: its lines may begin with 81 cells too.
    if let Some(found) = table(text, is_whole) {
        return found;
    }
    if *sign == LineSign::Puzzle {
        return Opening::List { first: first + 1 };
    }
    let is_meant = |sign: &LineSign| matches!(sign, LineSign::Puzzle | LineSign::LikePuzzle);
    let Some((from, _)) = content().find(|(_, sign)| is_meant(sign)) else {
        return undecided(text, is_whole);
    };
    let behind: Vec<LineSign> = content()
        .map(|(at, sign)| (at, *sign))
        .filter(|(at, _)| *at >= from)
        .map(|(_, sign)| sign)
        .collect();
    let puzzles = behind.iter().filter(|sign| **sign == LineSign::Puzzle).count();
    let meant = behind.iter().filter(|sign| is_meant(sign)).count();
    let heading = text.lines().nth(first).unwrap_or_default().trim();
    let is_headed = from > first && !heading.contains(char::is_whitespace);
    match () {
        // Behind headings two puzzles are needed: a title and a puzzle are no list yet.
        () if puzzles > 0 && meant > 1 && meant * 2 > behind.len() => {
            Opening::List { first: from + 1 }
        }
        () if puzzles == behind.len() && is_headed && is_whole => Opening::List { first: from + 1 },
        () if puzzles > 0 && behind.len() > 1 => Opening::Other,
        () => undecided(text, is_whole),
    }
}

fn undecided(text: &str, is_whole: bool) -> Opening {
    let is_long = text.len() > MOST_BYTES || text.lines().count() > MOST_LINES;
    if is_whole || is_long { Opening::Other } else { Opening::Undecided }
}

fn sign_of(line: &str) -> LineSign {
    let text = line.trim();
    if text.is_empty() || list::is_comment(text) {
        return LineSign::Skipped;
    }
    if symbols::whole_classic_board(text).is_some() {
        return LineSign::Puzzle;
    }
    let is_of_other_board = PlainLine::of(text).is_some() || plain::fault_of_line(text).is_some();
    let is_document = crate::nonet::starts_like_one(text);
    if text.starts_with(['{', '[', '<', '(']) || is_document || is_of_other_board || is_row(text) {
        return LineSign::OfOther;
    }
    let is_cell = |sign: &char| symbols::content(*sign, 9).is_some();
    let cells = text.chars().take_while(is_cell).count();
    let word = text.split_whitespace().next().unwrap_or_default();
    match () {
        () if CELLS_OF_A_LINE.contains(&cells) => LineSign::Puzzle,
        () if cells >= CELLS_OF_A_LINE.end => LineSign::OfOther,
        () if resembles_a_board(word.as_bytes()) => LineSign::LikePuzzle,
        () => LineSign::Words,
    }
}

/// Whether a line is a row of a drawn board, or a rule in it.
fn is_row(text: &str) -> bool {
    const LEAST: usize = 9;
    if symbols::is_rule(text) {
        return true;
    }
    let is_between = |sign: char| {
        symbols::is_separator(sign) || matches!(sign, ',' | ';' | '-' | '+' | '=' | ':')
    };
    let is_cell = |sign: char| symbols::content(sign, 9).is_some();
    let cells = text.chars().filter(|sign| is_cell(*sign)).count();
    let separators = text.chars().filter(|sign| matches!(sign, ',' | ';' | '\t')).count();
    text.chars().all(|sign| is_between(sign) || is_cell(sign))
        && (LEAST..CELLS_OF_A_LINE.start).contains(&cells.max(separators + 1))
}

/// Whether a record is a row of a drawn board. What comes behind it is an answer or a second board, and no table.
fn is_drawn(record: &[u8]) -> bool {
    str::from_utf8(record).is_ok_and(|text| is_row(text.trim()))
}

/// Looks for a table. Returns `None` if the lines so far show none.
fn table(text: &str, is_whole: bool) -> Option<Opening> {
    Separator::ALL.into_iter().find_map(|separator| table_with(text, separator, is_whole))
}

fn table_with(text: &str, separator: Separator, is_whole: bool) -> Option<Opening> {
    let mut boards: Vec<BoardColumn> = Vec::new();
    // The records from the first one with a board on, and those of them with a board.
    let (mut records_behind, mut with_board) = (0, 0);
    for record in records(text, separator) {
        let fields = fields(record.bytes, separator);
        // A record of one quoted field is a table of one column. Without quotes it would be a line of a list.
        let is_quoted = separator == Separator::Comma && record.bytes.starts_with(b"\"");
        let found = fields.iter().enumerate().filter_map(|(column, field)| {
            // Tables often have the answer beside the puzzle. A full board in every record tells its column.
            Some(BoardColumn { column, is_answer: is_complete(&board_in(field, separator)?) })
        });
        let found: Vec<BoardColumn> = found.filter(|_| fields.len() > 1 || is_quoted).collect();
        if boards.is_empty()
            && (is_line_of_list(&fields, &found, separator) || is_drawn(record.bytes))
        {
            return None;
        }
        with_board += usize::from(!found.is_empty());
        records_behind += usize::from(with_board > 0);
        for it in found {
            match boards.iter_mut().find(|known| known.column == it.column) {
                Some(known) => known.is_answer &= it.is_answer,
                None => boards.push(it),
            }
        }
        // The first column with open cells is the one of the puzzles, whichever record showed it first.
        boards.sort_by_key(|it| it.column);
        // Words and a puzzle behind them may stand in prose; a second such line is no chance.
        let is_certain = separator != Separator::Blanks || with_board > 1;
        if let Some(puzzles) = boards.iter().find(|column| !column.is_answer)
            && is_certain
            // Most records must have a board. A few lines with a board among others are rather a page.
            && with_board * 2 > records_behind
        {
            return Some(as_table(text, TableForm { separator, column: puzzles.column }));
        }
    }
    let first = boards.iter().find(|column| !column.is_answer).or(boards.first())?;
    match undecided(text, is_whole) {
        Opening::Other if with_board < records_behind => None,
        Opening::Other => Some(as_table(text, TableForm { separator, column: first.column })),
        undecided => Some(undecided),
    }
}

/// Whether a record begins with a puzzle, perhaps behind white space, so that it is a line of a list. An answer with
/// another board behind it is a field of a table.
fn is_line_of_list(fields: &[Cow<'_, [u8]>], found: &[BoardColumn], separator: Separator) -> bool {
    let Some(first) = found.first().filter(|it| !it.is_answer || found.len() == 1) else {
        return false;
    };
    let is_indented = || fields[..first.column].iter().all(|field| field.trim_ascii().is_empty());
    match separator {
        Separator::Blanks => first.column == 0,
        Separator::Tab => first.column > 0 && is_indented(),
        Separator::Comma | Separator::Semicolon | Separator::Bar => false,
    }
}

/// A column with boards.
struct BoardColumn {
    column: usize,
    /// Whether all boards so far are complete.
    is_answer: bool,
}

/// The board in a field. Between blanks only 81 signs are one.
fn board_in(field: &[u8], separator: Separator) -> Option<Cells> {
    cells_of(field).filter(|_| separator != Separator::Blanks || field.len() == 81)
}

fn is_complete(cells: &Cells) -> bool {
    cells.iter().all(|&digit| digit > 0)
}

fn records(text: &str, separator: Separator) -> impl Iterator<Item = table::Record<'_>> {
    let records = Records::behind(0, text.as_bytes(), separator);
    records.filter(move |record| !table::is_skipped(record.bytes, separator))
}

/// The table without its headings: the records before the puzzles that have neither a board in any field, nor a bad one
/// in the field of the puzzles.
fn as_table(text: &str, form: TableForm) -> Opening {
    let is_headings = |record: &table::Record<'_>| {
        let fields = fields(record.bytes, form.separator);
        // A bad puzzle is no heading: the person wants to hear of it.
        let is_meant = fields.get(form.column).is_some_and(|field| resembles_a_board(field));
        !is_meant && !fields.iter().any(|field| board_in(field, form.separator).is_some())
    };
    let first = records(text, form.separator).find(|record| !is_headings(record));
    Opening::Table { form, first: first.map_or(1, |record| record.line) }
}

/// Finds the column that a person named. Returns `None` as long as more lines may show it.
pub(super) fn opening_with(
    text: &str,
    column: &Column,
    is_whole: bool,
) -> Result<Option<Opening>, ReadError> {
    let found = Separator::ALL.into_iter().find_map(|separator| match column {
        Column::Named(name) => named(text, separator, name),
        &Column::Number(number) => numbered(text, separator, number.checked_sub(1)?),
    });
    match undecided(text, is_whole) {
        _ if found.is_some() => Ok(found),
        Opening::Undecided => Ok(None),
        Opening::List { .. } | Opening::Table { .. } | Opening::Other => {
            Err(ReadError::of_text(no_column(text, column)))
        }
    }
}

fn named(text: &str, separator: Separator, name: &str) -> Option<Opening> {
    let is_name = |field: &Cow<'_, [u8]>| {
        String::from_utf8_lossy(field).trim().to_lowercase() == name.trim().to_lowercase()
    };
    let headings = records(text, separator).find_map(|record| {
        let column = fields(record.bytes, separator).iter().position(is_name)?;
        Some((record, column))
    });
    let (record, column) = headings?;
    let lines = str::from_utf8(record.bytes).map_or(1, |text| text.lines().count());
    Some(Opening::Table { form: TableForm { separator, column }, first: record.line + lines })
}

fn numbered(text: &str, separator: Separator, column: usize) -> Option<Opening> {
    let form = TableForm { separator, column };
    let has_board = |record: table::Record<'_>| {
        let fields = fields(record.bytes, separator);
        fields.get(column).is_some_and(|field| board_in(field, separator).is_some())
    };
    records(text, separator).any(has_board).then(|| as_table(text, form))
}

fn no_column(text: &str, column: &Column) -> Problem {
    let name = match column {
        Column::Named(name) => shortened(name),
        &Column::Number(number) => return Problem::NoColumn { number },
    };
    let headings = Separator::ALL.into_iter().filter_map(|separator| {
        let record = records(text, separator).next()?;
        Some(fields(record.bytes, separator))
    });
    // The separator that makes most columns is the likeliest to be that of the table.
    let headings = headings.max_by_key(Vec::len).unwrap_or_default();
    let heading = |name: &Cow<'_, [u8]>| shortened(String::from_utf8_lossy(name).trim());
    Problem::NoColumnNamed { name, names: headings.iter().take(MOST_NAMES).map(heading).collect() }
}
