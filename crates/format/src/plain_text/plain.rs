//! Boards of any shape as plain text: one sign for each cell, or numbers with blanks or commas between them.
//!
//! A board stands in one line, or has a line for each row. The shape comes from outside, or from the first lines: lines
//! of exactly 16, 36, 64 … signs that are all digits of that size or empty cells, rows of 16 or 25 such signs, or lines
//! of 4, 16, 6, 36 … numbers. All are boards of ordinary rules with boxes of the usual shape. A line with hyphens where
//! a named board of several grids has holes is that board.
//!
//! Signs above 9 are letters: A is 10, as in most collections of 16×16 and 25×25 puzzles. Other collections have letters
//! alone, with A for 1. Such a board is recognised if it has no figures, and a letter that would be too high if A were
//! 10. A third alphabet has 0 for the first digit: 0 to F on 16×16, as in hexadoku. [`PlainDigits`] says what the caller
//! knows of it. If the caller knows nothing, a board that has 0 beside another sign for an empty cell has this alphabet if
//! it has the alphabet's last digit and none behind, and is refused otherwise, because its 0 may be a digit.

use std::sync::Arc;

use crate::error::shortened;
use crate::mistakes;
use crate::notation::digit_text::HOLE;
use crate::notation::symbols;
use crate::syntax::lines::{TextLine, with_columns};
use crate::{Kind, Problem, ReadError};
use nonet_engine::{Digit, Grid, Layout, LowestDigit, NamedShape};

/// The most digits that have a sign of their own: 1 to 9 and A to Z. As many are used if digits count from 0.
const MOST_SIGNS: usize = 35;

/// The largest side of a board that a line of signs shows by its length.
const LARGEST_SHOWN: usize = 25;

/// The number of cells of a 4×4 board, and of a row of a 16×16 one.
const SMALL: usize = 16;

/// The board of ordinary rules that a line of signs holds, by the number of signs. The classic board is none of
/// them. Returns `None` if no board has this number of cells.
fn layout_of_signs(text: &str) -> Option<Arc<Layout>> {
    PlainLine::of_signs(text).and_then(|line| line.whole).map(NamedShape::layout)
}

/// The first named board that has a hole wherever the line has a hyphen, and nowhere else. Returns `None` if there
/// is none.
fn board_with_holes(text: &str) -> Option<NamedShape> {
    text.contains(HOLE).then_some(())?;
    let has_as_many_places = |shape: &NamedShape| {
        let board = shape.builder();
        board.grids.len() > 1 && board.rows * board.columns == text.len()
    };
    NamedShape::ALL.iter().copied().filter(has_as_many_places).find(|shape| {
        let layout = shape.layout();
        let (rows, columns) = (layout.rows(), layout.columns());
        let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let is_hole = |(row, column)| layout.cell(row, column).is_none();
        places.map(is_hole).eq(text.chars().map(|sign| HOLE.contains(sign)))
    })
}

/// The side of a board with this number of cells. Returns `None` if the number is no square.
fn side_of(cells: usize) -> Option<usize> {
    let side = cells.isqrt();
    (side * side == cells).then_some(side)
}

/// A line of a plain text, and the boards of ordinary rules that it may belong to. The classic board is none of them
/// unless the line has all of its cells as numbers.
#[derive(Debug)]
pub(crate) struct PlainLine {
    /// The number of cells.
    pub(crate) count: usize,
    /// Whether all cells are empty.
    pub(crate) is_empty: bool,
    /// The board that stands in this line.
    pub(crate) whole: Option<NamedShape>,
    /// The board of which this line is a row.
    pub(crate) row: Option<NamedShape>,
    /// Whether the line has sixteen cells that break the rules of a 4×4 board too often for mistakes.
    pub(crate) breaks_rules: bool,
}

impl PlainLine {
    /// Examines a line. Returns `None` if it is no line of any board.
    pub(crate) fn of(text: &str) -> Option<Self> {
        Self::of_signs(text).or_else(|| Self::of_numbers(text))
    }

    /// Examines a line without blanks. Returns `None` if it is no line of any board.
    fn of_signs(text: &str) -> Option<Self> {
        let count = text.len();
        if !text.is_ascii() || count > LARGEST_SHOWN * LARGEST_SHOWN {
            return None;
        }
        let is_empty = text.chars().all(is_empty_sign);
        let has_letters =
            text.contains(|sign: char| sign.is_ascii_alphabetic() && !is_empty_sign(sign));
        let fits = |side: usize| {
            let is_cell = |sign| is_empty_sign(sign) || sign_number(sign, side).is_some();
            let is_letter = |sign| is_empty_sign(sign) || letter_number(sign, side).is_some();
            text.chars().all(is_cell) || (side > 9 && text.chars().all(is_letter))
        };
        let board = |side: usize| NamedShape::sized(side).filter(|_| side != 9 && fits(side));
        // A row with figures alone may be a row of nine with too many cells.
        let is_row = (10..=LARGEST_SHOWN).contains(&count)
            && (has_letters || [16, LARGEST_SHOWN].contains(&count));
        let whole = side_of(count).and_then(board).or_else(|| board_with_holes(text));
        let row = if is_row { board(count) } else { None };
        let numbers = || text.chars().map(|sign| sign_number(sign, 4).unwrap_or(0));
        let breaks_rules =
            count == SMALL && mistakes::are_of_other_puzzle(&numbers().collect::<Vec<_>>());
        Self { count, is_empty, whole, row, breaks_rules }.if_any()
    }

    /// Examines a line of numbers with blanks or commas between them. Returns `None` if it is no line of any board.
    fn of_numbers(text: &str) -> Option<Self> {
        let mut numbers: Vec<usize> = Vec::new();
        for word in words(text) {
            let is_empty = word.len() == 1 && word.chars().all(is_empty_sign);
            let is_number = word.len() <= 3 && word.bytes().all(|byte| byte.is_ascii_digit());
            let number = if is_empty { 0 } else { word.parse().ok().filter(|_| is_number)? };
            numbers.push(number);
        }
        let (count, largest) = (numbers.len(), numbers.iter().copied().max().unwrap_or(0));
        if count < 2 || text.contains('|') {
            return None;
        }
        // A few wrong numbers among many are no reason to take the line for one of another form.
        let is_meant =
            |side: usize| side > 9 && numbers.iter().filter(|it| **it > side).count() * 4 <= count;
        let fits = |side: usize| largest <= side || is_meant(side);
        let board = |side: usize| NamedShape::sized(side).filter(|_| fits(side));
        let whole = side_of(count).and_then(board);
        let row = if count == 9 { None } else { board(count) };
        let breaks_rules =
            count == SMALL && largest <= 4 && mistakes::are_of_other_puzzle(&numbers);
        Self { count, is_empty: largest == 0, whole, row, breaks_rules }.if_any()
    }

    fn if_any(self) -> Option<Self> {
        (self.whole.is_some() || self.row.is_some()).then_some(self)
    }
}

/// The fault of a line that was meant as a whole board of more than nine rows: it has as many signs as the board
/// has cells, and most of them are cells of the board. The fault is the first sign that is no cell, with its place
/// among the signs, from 0. Returns `None` for other lines.
pub(crate) fn fault_of_line(text: &str) -> Option<(usize, Problem)> {
    let side = side_of(text.chars().count()).filter(|side| (10..=LARGEST_SHOWN).contains(side))?;
    NamedShape::sized(side).filter(|_| !text.contains(is_between))?;
    let faults = |number: fn(char, usize) -> Option<usize>| {
        let is_wrong =
            |&(_, sign): &(usize, char)| !is_empty_sign(sign) && number(sign, side).is_none();
        text.chars().enumerate().filter(is_wrong).collect::<Vec<_>>()
    };
    // Takes the alphabet by which the line has fewer faults: figures and letters, or letters alone.
    let wrong = [sign_number, letter_number].map(faults).into_iter().min_by_key(Vec::len)?;
    let &(at, sign) = wrong.first()?;
    let is_meant = wrong.len() * 4 <= side * side;
    is_meant.then(|| (at, Problem::BadNumber { found: sign.to_string(), largest: side }))
}

/// What is known of the digits of plain texts before they are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlainDigits {
    /// Nothing: each board shows its lowest digit.
    #[default]
    Unknown,
    /// They count from 0 on boards of ten digits or more, unless a board shows that it counts from 1.
    ProbablyFromZero,
    /// They count from this digit, on boards of every size.
    From(LowestDigit),
}

/// The last digit of a board with this number of digits, if they count from 0.
fn last_word(digits: usize) -> String {
    let last = Digit::from_index(digits.saturating_sub(1));
    last.map(|last| LowestDigit::Zero.shown(last).to_string()).unwrap_or_default()
}

/// Whether each digit of a board is one sign.
pub(super) fn has_signs(layout: &Layout) -> bool {
    layout.digit_count() <= MOST_SIGNS
}

/// A digit as lists write it on a board of this layout: as one sign, or as a number if the board has more digits than there
/// are signs.
#[must_use]
pub fn digit_word(digit: Digit, layout: &Layout, lowest: LowestDigit) -> String {
    let sign = lowest.sign(digit).filter(|_| has_signs(layout));
    sign.map_or_else(|| lowest.number(digit).to_string(), String::from)
}

/// Lines that are collected to boards of one shape.
#[derive(Debug)]
pub(crate) struct PlainCollector {
    layout: Arc<Layout>,
    /// Whether a line may show another shape.
    may_change: bool,
    cells: Vec<PlainCell>,
    rows: usize,
    start: usize,
    /// The kind of the text, by its first board.
    kind: Kind,
    /// What the caller knows of the digits.
    digits: PlainDigits,
    /// The lowest digit of the last board.
    lowest: LowestDigit,
    /// Whether the rows so far are written as [`rows_of`](super::rows::rows_of) writes them.
    is_own_form: bool,
}

/// A cell as it was read, with its place in the text.
#[derive(Debug)]
struct PlainCell {
    line: usize,
    column: usize,
    text: String,
}

impl PlainCell {
    fn error(&self, problem: Problem) -> ReadError {
        ReadError { line: self.line, column: self.column, problem }
    }

    /// The digit of the cell on a board with this number of digits, if A is 10. Returns `None` if there is no such digit.
    fn number(&self, digits: usize, lowest: LowestDigit) -> Option<usize> {
        match (lowest, self.sign()) {
            (LowestDigit::Zero, _) if self.text == "0" => Some(1),
            (LowestDigit::Zero, _) => {
                Some(self.number(digits.checked_sub(1)?, LowestDigit::One)? + 1)
            }
            (LowestDigit::One, Some(sign)) => sign_number(sign, digits),
            (LowestDigit::One, None) => {
                self.text.parse().ok().filter(|number| (1..=digits).contains(number))
            }
        }
    }

    fn is_empty(&self) -> bool {
        self.sign().is_some_and(is_empty_sign)
    }

    fn sign(&self) -> Option<char> {
        let mut signs = self.text.chars();
        signs.next().filter(|_| signs.next().is_none())
    }
}

impl PlainCollector {
    /// Boards of a shape that is known from outside.
    pub(crate) fn of_shape(layout: Arc<Layout>) -> Self {
        let (cells, kind) = (Vec::new(), Kind::Rows);
        let (digits, lowest) = (PlainDigits::Unknown, LowestDigit::One);
        let (may_change, is_own_form) = (false, true);
        Self { layout, may_change, cells, rows: 0, start: 0, kind, digits, lowest, is_own_form }
    }

    /// The same boards, of whose digits the caller knows this.
    pub(crate) fn with_digits(self, digits: PlainDigits) -> Self {
        Self { digits, ..self }
    }

    /// The lowest digit of the board that was completed last.
    pub(crate) fn lowest_digit(&self) -> LowestDigit {
        self.lowest
    }

    /// Boards of a shape that the text shows.
    pub(crate) fn of_text(layout: Arc<Layout>) -> Self {
        Self { may_change: true, ..Self::of_shape(layout) }
    }

    /// Whether the boards stand in one line each, or have a line for each row.
    pub(crate) fn kind(&self) -> Kind {
        self.kind
    }

    /// Adds the next line. Returns the board that the line completes, with the number of the board's first line.
    /// Returns `None` if the board goes on.
    pub(crate) fn push(&mut self, line: TextLine<'_>) -> Result<Option<(usize, Grid)>, ReadError> {
        if symbols::is_blank(line.text) || symbols::is_comment(line.text) {
            return Ok(None);
        }
        let text = line.text.trim();
        // Lines of one length share one board, so it is made once.
        if self.rows == 0
            && self.may_change
            && self.kind == Kind::List
            && text.len() != self.layout.rows() * self.layout.columns()
            && let Some(layout) = layout_of_signs(text)
        {
            self.layout = layout;
        }
        let (rows, columns) = (self.layout.rows(), self.layout.columns());
        let cells = self.cells_of(line);
        // A row of a board with holes may consist of hyphens.
        let is_row_of_holes = self.layout.has_holes() && cells.len() == columns;
        if symbols::is_rule(line.text) && !is_row_of_holes {
            return Ok(None);
        }
        let found = cells.len();
        let is_whole = self.rows == 0 && found == rows * columns;
        if !is_whole && found != columns {
            let is_longer = self.rows == 0 && found * 2 > rows * columns;
            let expected = if is_longer { rows * columns } else { columns };
            return Err(count_error(line, &cells, expected));
        }
        if self.rows == 0 {
            self.start = line.number;
            self.kind = if is_whole { Kind::List } else { Kind::Rows };
            self.is_own_form = true;
        }
        self.is_own_form &= is_own_row(text, &cells, self.layout.digit_count());
        self.cells.extend(cells);
        self.rows += if is_whole { rows } else { 1 };
        if self.rows < rows {
            return Ok(None);
        }
        self.rows = 0;
        let cells = std::mem::take(&mut self.cells);
        self.lowest = self.lowest_of(&cells)?;
        let grid = grid(&self.layout, &cells, self.lowest)?;
        // A board in one line is meant by the number of its cells, and a shape that was asked for may be one of other rules. Letters
        // alone are rather words.
        let has_figures =
            cells.iter().any(|cell| cell.text.contains(|sign: char| sign.is_ascii_digit()));
        let may_be_other = self.may_change
            && self.kind == Kind::Rows
            && self.lowest == LowestDigit::One
            && !(self.is_own_form && has_figures);
        let problem = may_be_other.then(|| mistakes::of_other_puzzle(&grid)).flatten();
        match problem {
            Some(problem) => Err(ReadError { line: self.start, column: 1, problem }),
            None => Ok(Some((self.start, grid))),
        }
    }

    /// The lowest digit of a board with these cells. On a board of up to nine digits 0 is an empty cell, unless the caller
    /// knows better.
    fn lowest_of(&self, cells: &[PlainCell]) -> Result<LowestDigit, ReadError> {
        let digits = self.layout.digit_count();
        match self.digits {
            PlainDigits::From(lowest) => return Ok(lowest),
            PlainDigits::Unknown | PlainDigits::ProbablyFromZero if digits <= 9 => {
                return Ok(LowestDigit::One);
            }
            PlainDigits::Unknown | PlainDigits::ProbablyFromZero => {}
        }
        let has = |number| cells.iter().any(|cell| cell.number(digits, LowestDigit::One) == number);
        let other_empty = cells.iter().find(|cell| cell.text != "0" && cell.is_empty());
        let zero = cells.iter().find(|cell| cell.text == "0");
        let may_be_zero = !has(Some(digits));
        // A board of the same text, or the wish of the caller, tells what the board itself does not.
        let is_probable =
            self.digits == PlainDigits::ProbablyFromZero || self.lowest == LowestDigit::Zero;
        match (zero, other_empty.and_then(PlainCell::sign)) {
            (Some(_), Some(_)) if may_be_zero && (is_probable || has(Some(digits - 1))) => {
                Ok(LowestDigit::Zero)
            }
            (Some(zero), Some(sign)) => {
                Err(zero.error(Problem::ZeroAndOther { sign, last: last_word(digits) }))
            }
            (None, Some(_)) if may_be_zero && is_probable => Ok(LowestDigit::Zero),
            // A full board has each digit once in each row.
            (Some(_), None) if may_be_zero && is_full_from_zero(cells, &self.layout) => {
                Ok(LowestDigit::Zero)
            }
            (Some(_) | None, Some(_) | None) => Ok(LowestDigit::One),
        }
    }

    /// Whether the last lines surely belong to a board that is not complete. One or two may be something else.
    pub(crate) fn is_within_board(&self) -> bool {
        self.rows > 2
    }

    /// Returns an error if the last board is incomplete.
    pub(crate) fn finish(&self, lines: usize) -> Result<(), ReadError> {
        let (found, expected) = (self.rows, self.layout.rows());
        let end = TextLine { number: lines, text: "" };
        if found == 0 { Ok(()) } else { Err(end.error(1, Problem::TooFewRows { found, expected })) }
    }

    /// The cells of a line: its words on a large board, or else its signs. A first word that is a whole board may have
    /// any text behind it, as in lists.
    fn cells_of(&self, line: TextLine<'_>) -> Vec<PlainCell> {
        let digits = self.layout.digit_count();
        let places = self.layout.rows() * self.layout.columns();
        let first = line.text.split_whitespace().next().unwrap_or_default();
        let cell = |column: usize, text: &str| PlainCell {
            line: line.number,
            column,
            text: text.to_owned(),
        };
        let words = placed_words(line.text);
        if digits > MOST_SIGNS || (digits > 9 && words.len() > 1) {
            let is_whole = digits <= MOST_SIGNS && first.chars().count() == places;
            if !is_whole {
                return words.into_iter().map(|(column, word)| cell(column, word)).collect();
            }
        }
        let is_whole = first.chars().count() == places;
        let words = words.into_iter().take(if is_whole { 1 } else { usize::MAX });
        words
            .flat_map(|(column, word)| (column..).zip(word.chars()))
            .map(|(column, sign)| cell(column, sign.encode_utf8(&mut [0; 4])))
            .collect()
    }
}

/// Whether a row of a board with digits up to this is written as [`rows_of`](super::rows::rows_of) writes it, or with commas for
/// the blanks.
fn is_own_row(text: &str, cells: &[PlainCell], digits: usize) -> bool {
    let width = digits.to_string().len();
    let is_own = |cell: &PlainCell| cell.text == "." || (cell.text != "0" && !cell.is_empty());
    let padded = |cell: &PlainCell| format!("{:>width$}", cell.text);
    let words = || cells.iter().map(padded).collect::<Vec<_>>().join(" ");
    let signs = || cells.iter().map(|cell| cell.text.as_str()).collect::<String>();
    let text = text.replace(',', " ");
    cells.iter().all(is_own) && (words().trim_start() == text.trim_start() || signs() == text)
}

fn count_error(line: TextLine<'_>, cells: &[PlainCell], expected: usize) -> ReadError {
    let found = cells.len();
    if let Some(cell) = cells.get(expected) {
        return cell.error(Problem::TooManyCells { found, expected });
    }
    let end = line.text.trim_end().chars().count() + 1;
    line.error(end, Problem::TooFewCells { found, expected })
}

/// Whether a board of ordinary rules would be full if 0 were a digit: each row has one 0 at most, and all other digits.
fn is_full_from_zero(cells: &[PlainCell], layout: &Layout) -> bool {
    let mut rows = cells.chunks(layout.columns());
    layout.columns() == layout.digit_count()
        && rows.all(|row| row.iter().filter(|cell| cell.text == "0").count() == 1)
}

/// The board with these cells, one for each of its places.
fn grid(layout: &Arc<Layout>, cells: &[PlainCell], lowest: LowestDigit) -> Result<Grid, ReadError> {
    let digits = layout.digit_count();
    let signs = || cells.iter().filter_map(PlainCell::sign);
    let counts_from_a = digits > 9
        && lowest == LowestDigit::One
        && cells.iter().all(|cell| cell.sign().is_some())
        && !signs().any(|sign| matches!(sign, '1'..='9'))
        && signs().any(|sign| !is_empty_sign(sign) && sign_number(sign, digits).is_none());
    let mut grid = Grid::empty(Arc::clone(layout));
    for (at, content) in cells.iter().enumerate() {
        let (row, column) = (at / layout.columns(), at % layout.columns());
        let number = match content.sign() {
            Some(sign) if counts_from_a => letter_number(sign, digits),
            Some(_) | None => content.number(digits, lowest),
        };
        let is_empty = number.is_none() && content.is_empty();
        match layout.cell(row, column) {
            None if is_empty || content.text == HOLE => {}
            None => return Err(content.error(Problem::NoCell(shortened(&content.text)))),
            Some(_) if is_empty => {}
            Some(cell) => {
                let digit = number.and_then(|number| Digit::from_index(number.checked_sub(1)?));
                if digit.is_none() || !grid.set(cell, digit) {
                    let found = shortened(&content.text);
                    return Err(content.error(match lowest {
                        LowestDigit::Zero => Problem::BadSign { found, last: last_word(digits) },
                        LowestDigit::One => Problem::BadNumber { found, largest: digits },
                    }));
                }
            }
        }
    }
    Ok(grid)
}

fn is_empty_sign(sign: char) -> bool {
    matches!(sign, '0' | '.' | '*' | '_' | 'x' | 'X')
}

/// The number of a digit or letter on a board with this number of digits, if A is 10. Returns `None` if the sign is
/// no such digit.
fn sign_number(sign: char, digits: usize) -> Option<usize> {
    let number = usize::try_from(sign.to_digit(36)?).ok()?;
    (1..=digits.min(MOST_SIGNS)).contains(&number).then_some(number)
}

/// The number of a letter on a board with this number of digits, if A is 1. Returns `None` if the sign is no such
/// digit.
fn letter_number(sign: char, digits: usize) -> Option<usize> {
    let number = usize::try_from(sign.to_digit(36)?).ok()?.checked_sub(9)?;
    (1..=digits).contains(&number).then_some(number)
}

fn is_between(sign: char) -> bool {
    symbols::is_separator(sign) || sign == ','
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(is_between).filter(|word| !word.is_empty())
}

/// The words of a text, each with its column from 1.
fn placed_words(text: &str) -> Vec<(usize, &str)> {
    with_columns(text, words(text))
}
