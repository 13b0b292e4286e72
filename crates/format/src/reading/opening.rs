//! Recognises lists and tables by their first lines.
//!
//! One line with a board in a field tells a table, and one line of 81 cells tells a list, if nothing stands before it.
//! Otherwise a few more lines tell: headings and a licence may come first, and the first line may be a bad one. Words, rules
//! and the number of the puzzles are headings of a list; other lines are bad lines of it. What is neither list nor table is
//! left to [`detect`](super::detect).

use std::borrow::Cow;

use crate::error::shortened;
use crate::notation::{scripts, symbols};
use crate::plain_text::list;
use crate::plain_text::plain::{self, PlainLine};
use crate::plain_text::table::{
    self, Records, Separator, TableForm, cells_of, fields, resembles_a_board,
};
use crate::{Problem, ReadError};
use nonet_engine::Cells;

/// The most headings, bad lines and bytes that may come before the first puzzle of a list.
const MOST_LINES: usize = 64;
const MOST_BAD_LINES: usize = 512;
const MOST_BYTES: usize = 64 * 1024;

/// The most lines at the start of a list that may look like rows of a drawn board. More are such a board.
const MOST_ROWS: usize = 2;

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
    /// A list of boards of another size below headings. Its first board is in line `first`, from 1.
    ListOfOtherSize { first: usize },
    /// A table, whose first record with a puzzle begins in this line.
    Table { form: TableForm, first: usize },
    /// Neither.
    Other,
    /// The next lines will tell.
    Undecided,
}

/// What a line is, seen alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LineKind {
    /// Empty, or a comment.
    Skipped,
    /// A puzzle of a list, right or wrong.
    Puzzle,
    /// As long as a puzzle, with a sign that is no cell.
    LikePuzzle,
    /// As many signs as a puzzle, all for empty cells, but of a kind that lines are drawn with.
    EmptyBoard,
    /// A horizontal rule.
    Rule,
    /// A row of a drawn board, or a row of a larger board.
    Row,
    /// A board of another size in one line.
    OtherBoard,
    /// A line of a text that is no list.
    NotOfList,
    /// Too little for a puzzle, and no words: a bad line of a list, or a number in a text.
    Short,
    /// Words, such as a heading.
    Words,
}

impl LineKind {
    fn is_meant(self) -> bool {
        matches!(self, Self::Puzzle | Self::LikePuzzle)
    }

    /// Whether the line is a heading if a list follows.
    fn is_heading(self) -> bool {
        matches!(self, Self::Words | Self::Rule)
    }
}

/// What the first lines are, so that each is examined once.
#[derive(Debug, Default)]
pub(super) struct LineKinds {
    kinds: Vec<LineKind>,
    /// Whether a line may have a field with a board.
    may_be_table: bool,
    /// The number of lines at which they are examined together the next time.
    next_look: usize,
}

impl LineKinds {
    /// Called after each line, so only the new line is examined.
    fn look(&mut self, text: &str) {
        for line in text.lines().skip(self.kinds.len()) {
            self.may_be_table |= line.len() >= 81 || line.contains('"');
            self.kinds.push(kind_of(line));
        }
    }

    /// The lines that are neither empty nor comments, each with its index.
    fn content(&self) -> Vec<(usize, LineKind)> {
        let kinds = self.kinds.iter().copied().enumerate();
        kinds.filter(|(_, kind)| *kind != LineKind::Skipped).collect()
    }

    /// Whether so many lines were examined that no list follows. Bad lines do not count as headings.
    fn are_many(&self) -> bool {
        let short = self.kinds.iter().filter(|kind| **kind == LineKind::Short).count();
        self.kinds.len() - short > MOST_LINES || self.kinds.len() > MOST_BAD_LINES
    }

    /// Whether the lines so far are examined together. The first are after each of them, so that no answer waits; more of them
    /// only where they have grown by a part, because each time all of them are read.
    fn are_due(&mut self, is_whole: bool) -> bool {
        const FIRST: usize = 16;
        let lines = self.kinds.len();
        let are_due = lines <= FIRST || lines >= self.next_look || is_whole || self.are_many();
        if are_due {
            self.next_look = lines + lines / 4;
        }
        are_due
    }

    fn undecided(&self, is_whole: bool) -> Opening {
        if is_whole || self.are_many() { Opening::Other } else { Opening::Undecided }
    }
}

/// Examines the first lines of a text. `kinds` are those of the lines that were examined before. `is_whole` says that
/// there are no more lines.
pub(super) fn opening(text: &str, kinds: &mut LineKinds, is_whole: bool) -> Opening {
    // Headings are short. Without a bound, a text of any size would be held and examined line by line.
    if text.len() > MOST_BYTES {
        return Opening::Other;
    }
    kinds.look(text);
    if !kinds.are_due(is_whole) {
        return Opening::Undecided;
    }
    let content = kinds.content();
    let is_drawn = |kind: LineKind| matches!(kind, LineKind::Rule | LineKind::EmptyBoard);
    let Some(&(_, first)) = content.iter().find(|(_, kind)| !is_drawn(*kind)) else {
        return match content.first() {
            Some(&(at, _)) if is_whole && content.iter().all(|it| it.1 == LineKind::EmptyBoard) => {
                Opening::List { first: at + 1 }
            }
            Some(_) | None => kinds.undecided(is_whole),
        };
    };
    if matches!(first, LineKind::NotOfList | LineKind::OtherBoard) {
        return Opening::Other;
    }
    // A table comes first: its lines may begin with 81 cells too.
    if kinds.may_be_table
        && let Some(found) = table(text, kinds, is_whole)
    {
        return found;
    }
    match content.iter().position(|(_, kind)| kind.is_meant()) {
        Some(meant) => list(text, &content, meant, kinds, is_whole),
        None if first == LineKind::Row && begins_board(&content) => Opening::Other,
        None => list_of_other_size(text, &content, is_whole)
            .unwrap_or_else(|| kinds.undecided(is_whole)),
    }
}

/// Whether the lines of a text that begins with a row are those of a drawn board. One or two rows may be bad lines of a
/// list.
fn begins_board(content: &[(usize, LineKind)]) -> bool {
    content.len() > MOST_ROWS
        || content.iter().any(|(_, kind)| !matches!(kind, LineKind::Row | LineKind::Short))
}

/// Whether lines are a list, of which the line with index `meant` is the first that has about as many signs as a puzzle.
fn list(
    text: &str,
    content: &[(usize, LineKind)],
    meant: usize,
    kinds: &LineKinds,
    is_whole: bool,
) -> Opening {
    let mut start = start_of_list(content, meant);
    if start == 0 && meant == 1 {
        match is_count(text, content, kinds, is_whole) {
            Some(true) => start = meant,
            Some(false) => {}
            None => return Opening::Undecided,
        }
    }
    let line = |at: usize| text.lines().nth(content[at].0).unwrap_or_default().trim();
    // Empty boards in another sign than the puzzles have are rules above them.
    let is_ruled = |at: usize| {
        content[at].1 == LineKind::EmptyBoard
            && !line(at).chars().next().is_some_and(|sign| line(meant).contains(sign))
    };
    while is_ruled(start) {
        start += 1;
    }
    let from = Opening::List { first: content[start].0 + 1 };
    let has_headings = content[..start].iter().any(|(_, kind)| *kind != LineKind::Short);
    if !has_headings && content[meant].1 == LineKind::Puzzle {
        return from;
    }
    let behind = &content[meant..];
    let puzzles = behind.iter().filter(|(_, kind)| *kind == LineKind::Puzzle).count();
    let meant_lines = behind.iter().filter(|(_, kind)| kind.is_meant()).count();
    // A single word is rather a bad line of the list, such as `n/a` or `TODO`.
    let is_of_text = |at: usize| {
        let kind = content[at].1;
        !kind.is_meant() && kind != LineKind::Short && line(at).contains(char::is_whitespace)
    };
    let is_headed = has_headings && !line(0).contains(char::is_whitespace);
    match () {
        // Behind headings two puzzles are needed: a title and a puzzle are no list yet.
        () if puzzles > 0 && meant_lines > 1 && meant_lines * 2 > behind.len() => from,
        () if puzzles == behind.len() && is_headed && is_whole => from,
        () if puzzles > 0 && (meant..content.len()).any(is_of_text) => Opening::Other,
        () => kinds.undecided(is_whole),
    }
}

/// The first line of a list among its first lines: bad lines before the line `meant` belong to it. Numbers between words are
/// rather a part of the headings.
fn start_of_list(content: &[(usize, LineKind)], meant: usize) -> usize {
    let before = &content[..meant];
    let count = |wanted: LineKind| before.iter().filter(|(_, kind)| *kind == wanted).count();
    let begins = content[0].1 == LineKind::Short;
    if begins && count(LineKind::Words) + count(LineKind::Rule) <= count(LineKind::Short) {
        return 0;
    }
    let is_bad = |kind: LineKind| match kind {
        LineKind::Short | LineKind::EmptyBoard => true,
        LineKind::Row => count(LineKind::Row) <= MOST_ROWS,
        LineKind::Skipped
        | LineKind::Puzzle
        | LineKind::LikePuzzle
        | LineKind::Rule
        | LineKind::OtherBoard
        | LineKind::NotOfList
        | LineKind::Words => false,
    };
    meant - before.iter().rev().take_while(|(_, kind)| is_bad(*kind)).count()
}

/// Whether the first line is the number of the puzzles behind it. Returns `None` as long as more lines may show it.
fn is_count(
    text: &str,
    content: &[(usize, LineKind)],
    kinds: &LineKinds,
    is_whole: bool,
) -> Option<bool> {
    const LARGEST: usize = 9_999_999;
    let line = text.lines().nth(content[0].0).unwrap_or_default().trim();
    let is_number = !line.starts_with('0') && line.bytes().all(|byte| byte.is_ascii_digit());
    let Some(number) = line.parse().ok().filter(|number| is_number && *number <= LARGEST) else {
        return Some(false);
    };
    let behind = content.len() - 1;
    match kinds.undecided(is_whole) {
        _ if behind > number => Some(false),
        _ if is_whole => Some(behind == number),
        Opening::Undecided => None,
        // A list may be too long to be counted before its first answer.
        Opening::List { .. }
        | Opening::ListOfOtherSize { .. }
        | Opening::Table { .. }
        | Opening::Other => Some(true),
    }
}

/// Whether lines are headings before a list of boards of another size.
fn list_of_other_size(
    text: &str,
    content: &[(usize, LineKind)],
    is_whole: bool,
) -> Option<Opening> {
    let first = content.iter().position(|(_, kind)| *kind == LineKind::OtherBoard)?;
    let (headings, boards) = content.split_at(first);
    let heading = text.lines().nth(content[0].0).unwrap_or_default().trim();
    let is_headed = !heading.contains(char::is_whitespace);
    let is_list = boards.iter().all(|(_, kind)| *kind == LineKind::OtherBoard)
        && headings.iter().all(|(_, kind)| kind.is_heading())
        && (boards.len() > 1 || (is_headed && is_whole));
    is_list.then_some(Opening::ListOfOtherSize { first: boards[0].0 + 1 })
}

fn kind_of(line: &str) -> LineKind {
    let text = line.trim();
    if text.is_empty() || list::is_comment(text) {
        return LineKind::Skipped;
    }
    if symbols::whole_classic_board(text).is_some() {
        return LineKind::Puzzle;
    }
    if let Some(cells) = symbols::classic_board_in_any_signs(text) {
        let is_empty = cells.iter().all(|cell| *cell == 0);
        return if is_empty { LineKind::EmptyBoard } else { LineKind::Puzzle };
    }
    if text.starts_with(['{', '[', '<', '(']) || crate::nonet::starts_like_one(text) {
        return LineKind::NotOfList;
    }
    if let Some(kind) = kind_of_other_board(text) {
        return kind;
    }
    let cells = cells_at_start(text);
    let word = text.split_whitespace().next().unwrap_or_default();
    match () {
        () if CELLS_OF_A_LINE.contains(&cells) => LineKind::Puzzle,
        () if cells >= CELLS_OF_A_LINE.end => LineKind::NotOfList,
        () if symbols::is_rule(text) && text.len() > 1 => LineKind::Rule,
        () if is_row(text) => LineKind::Row,
        () if resembles_a_board(word.as_bytes()) || is_code(text) => LineKind::LikePuzzle,
        () if list::is_words(text) => LineKind::Words,
        () => LineKind::Short,
    }
}

/// The kind of a line that holds a board of another size, or a row of one.
fn kind_of_other_board(text: &str) -> Option<LineKind> {
    match PlainLine::of(text) {
        Some(PlainLine { whole: None, .. }) => Some(LineKind::Row),
        Some(PlainLine { .. }) => Some(LineKind::OtherBoard),
        None => plain::fault_of_line(text).map(|_| LineKind::NotOfList),
    }
}

/// The number of cells that a line begins with.
fn cells_at_start(text: &str) -> usize {
    let start = text.chars().take_while(|sign| scripts::cell(*sign).is_some());
    let is_cell = symbols::cell_test(start);
    text.chars().take_while(|sign| is_cell(*sign)).count()
}

/// Whether a line has as many signs as a puzzle, all letters or digits.
fn is_code(text: &str) -> bool {
    text.len() == 81 && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Whether a line is a row of a drawn board.
fn is_row(text: &str) -> bool {
    const LEAST: usize = 9;
    let is_between = |sign: char| {
        symbols::is_separator(sign) || matches!(sign, ',' | ';' | '-' | '+' | '=' | ':')
    };
    let is_cell = |sign: char| symbols::content(sign, 9).is_some();
    let cells = text.chars().filter(|sign| is_cell(*sign)).count();
    let separators = text.chars().filter(|sign| matches!(sign, ',' | ';' | '\t')).count();
    text.chars().all(|sign| is_between(sign) || is_cell(sign))
        && (LEAST..CELLS_OF_A_LINE.start).contains(&cells.max(separators + 1))
}

/// Whether the fields of a record are a row of a drawn board. What comes behind it is an answer or a second board, and no
/// table. The fields of such a row have equally many signs.
fn is_drawn(record: &[u8], fields: &[Cow<'_, [u8]>]) -> bool {
    let lengths = fields.iter().map(|field| field.trim_ascii().len()).filter(|length| *length > 0);
    let (least, most) = (lengths.clone().min(), lengths.max());
    let text = str::from_utf8(record).map(str::trim);
    least == most && text.is_ok_and(|text| symbols::is_rule(text) || is_row(text))
}

/// Looks for a table. Returns `None` if the lines so far show none.
fn table(text: &str, kinds: &LineKinds, is_whole: bool) -> Option<Opening> {
    let open = kinds.undecided(is_whole);
    Separator::ALL.into_iter().find_map(|separator| table_with(text, separator, &open))
}

fn table_with(text: &str, separator: Separator, open: &Opening) -> Option<Opening> {
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
            && (is_line_of_list(&fields, &found, separator)
                || (found.is_empty() && is_drawn(record.bytes, &fields)))
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
            return Some(as_table(text, TableForm::new(separator, puzzles.column)));
        }
    }
    let first = boards.iter().find(|column| !column.is_answer).or(boards.first())?;
    match open {
        Opening::Other if with_board < records_behind => None,
        Opening::Other => Some(as_table(text, TableForm::new(separator, first.column))),
        undecided => Some(undecided.clone()),
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
    match separator {
        Separator::Blanks => table::plain_cells(field),
        Separator::Comma | Separator::Semicolon | Separator::Tab | Separator::Bar => {
            cells_of(field)
        }
    }
}

fn is_complete(cells: &Cells) -> bool {
    cells.iter().all(|&digit| digit > 0)
}

fn records(text: &str, separator: Separator) -> impl Iterator<Item = table::Record<'_>> {
    let records = Records::behind(0, text.as_bytes(), separator);
    records.filter(move |record| !table::is_skipped(record.bytes, separator))
}

/// The table without its headings.
fn as_table(text: &str, form: TableForm) -> Opening {
    let all: Vec<_> = records(text, form.separator)
        .map(|record| (record, fields(record.bytes, form.separator)))
        .collect();
    let has_board = |fields: &[Cow<'_, [u8]>]| {
        fields.iter().any(|field| board_in(field, form.separator).is_some())
    };
    let first_board = all.iter().position(|(_, fields)| has_board(fields)).unwrap_or(0);
    let is_code = all.get(first_board).is_some_and(|(record, _)| table::is_code(record.bytes));
    let form = TableForm { is_code, ..form };
    let columns = all.get(first_board).map_or(0, |(_, fields)| fields.len());
    let mut headings = 0;
    for (record, fields) in &all[..first_board] {
        match heading_of(record.bytes, fields, form, columns) {
            Heading::None => break,
            Heading::Title => headings += 1,
            // What is behind the names of the columns is a row, good or bad.
            Heading::Names => {
                headings += 1;
                break;
            }
        }
    }
    Opening::Table { form, first: all.get(headings).map_or(1, |(record, _)| record.line) }
}

/// What a record before the first board of a table is.
enum Heading {
    /// None: a row with a bad puzzle.
    None,
    /// A line of words.
    Title,
    /// The names of the columns.
    Names,
}

fn heading_of(record: &[u8], fields: &[Cow<'_, [u8]>], form: TableForm, columns: usize) -> Heading {
    const MOST_WORDS: usize = 4;
    let line = String::from_utf8_lossy(record);
    let texts: Vec<_> = fields.iter().map(|field| String::from_utf8_lossy(field)).collect();
    let number = |text: &str| text.trim().parse::<f64>().is_ok();
    let own = texts.get(form.column).map_or("", |text| text.trim());
    let is_meant = resembles_a_board(own.as_bytes());
    // Programs number the columns that have no names.
    let is_numbered = texts.len() > 1
        && texts.iter().any(|text| !text.trim().is_empty())
        && texts
            .iter()
            .skip_while(|text| text.trim().is_empty())
            .enumerate()
            .all(|(at, text)| text.trim() == at.to_string());
    let are_short = texts.iter().all(|text| text.split_whitespace().count() <= MOST_WORDS);
    let are_names = are_short && !texts.iter().any(|text| number(text)) && has_name(own);
    match () {
        () if is_meant => Heading::None,
        () if form.separator == Separator::Blanks && list::is_words(&line) => Heading::Title,
        () if form.separator == Separator::Blanks => Heading::None,
        () if texts.len() == columns && (is_numbered || are_names) => Heading::Names,
        () if symbols::is_rule(line.trim()) => Heading::Title,
        () if !list::is_words(&line) || texts.first().is_some_and(|text| number(text)) => {
            Heading::None
        }
        () if texts.len() != columns || !are_short => Heading::Title,
        () => Heading::None,
    }
}

/// The names that tables give the column with the puzzles.
const NAMES_OF_PUZZLES: [&str; 10] = [
    "puzzle", "puzzles", "quiz", "quizzes", "question", "grid", "board", "sudoku", "givens",
    "unsolved",
];

/// Whether a text is only the names of the columns of a table, one of them that of the puzzles.
pub(super) fn are_headings_alone(text: &str) -> bool {
    const LONGEST: usize = 256;
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let (Some(line), None) = (lines.next(), lines.next()) else {
        return false;
    };
    let line = line.trim();
    let is_puzzle = |name: &str| NAMES_OF_PUZZLES.contains(&name.to_lowercase().as_str());
    let are_names = |separator: Separator| {
        let fields = fields(line.as_bytes(), separator);
        let names = || fields.iter().map(|field| String::from_utf8_lossy(field).trim().to_owned());
        (fields.len() > 1 || separator == Separator::Comma)
            && names().all(|name| name.is_empty() || has_name(&name))
            && names().any(|name| is_puzzle(&name))
    };
    // Words with blanks between them are rather prose.
    let mut separators = Separator::ALL.into_iter().filter(|it| *it != Separator::Blanks);
    line.len() <= LONGEST && separators.any(are_names)
}

/// Whether a field may be the name of a column.
fn has_name(text: &str) -> bool {
    text.contains(char::is_alphabetic)
        && !scripts::is_empty_word(text)
        && !text.eq_ignore_ascii_case("n/a")
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
    let is_long = text.len() > MOST_BYTES || text.lines().count() > MOST_BAD_LINES;
    match found {
        Some(found) => Ok(Some(found)),
        None if is_whole || is_long => Err(ReadError::of_text(no_column(text, column))),
        None => Ok(None),
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
    Some(Opening::Table { form: TableForm::new(separator, column), first: record.line + lines })
}

fn numbered(text: &str, separator: Separator, column: usize) -> Option<Opening> {
    let form = TableForm::new(separator, column);
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
    let count = headings.len();
    // A first line with a puzzle is no line of headings.
    let has_names = !headings.iter().any(|field| cells_of(field).is_some());
    let names = headings.iter().take(MOST_NAMES).filter(|_| has_names).map(heading).collect();
    Problem::NoColumnNamed { name, names, count }
}
