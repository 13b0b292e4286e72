//! Game IDs of Solo, the Sudoku in Simon Tatham's Portable Puzzle Collection: one line for a puzzle.
//!
//! ```text
//! 3x3:4_5a9_2…
//! 9jx:a3d_1…,a_bc__…
//! ```
//!
//! Before the colon stand the rows and columns of a box, or the side of a jigsaw and `j`. `x` adds both diagonals, and
//! `k` killer cages. Behind the colon a letter is a run of empty cells (`a` is one), a
//! number is a given, and `_` stands between two givens. A jigsaw goes on with a comma and its borders: the lines
//! between neighbours in a row, row by row, then those between neighbours in a column, column by column. A letter is
//! the number of missing lines before a line, and `_` is none. Cages follow as the lines between them, and behind another
//! comma their sums, each at the place of the first cell of its cage, written as the givens are.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::mem;
use std::sync::Arc;

use super::perfect;
use crate::constraints;
use crate::error::{ExpectedValue, shortened};
use crate::notation::regions::first_fault;
use crate::syntax::lines::TextLine;
use crate::{Document, LowestDigit, Problem, ReadError};
use nonet_engine::{Cell, Digit, ExtraHouses, Grid, Layout, LayoutBuilder, Place, Regions, Rules};

/// The end of the address of the program's page, before an ID.
const PAGE: &str = "solo.html#";

/// The most digits of a board in Solo.
const MOST_DIGITS: usize = 31;

/// Whether a line is an ID, or an address with one, right or wrong.
pub(crate) fn is_line(text: &str) -> bool {
    let text = unescaped(text.trim());
    let head = id_of(&text).split_once(':').map(|(head, _)| head);
    head.and_then(SoloParameters::of).is_some()
}

/// The signs of an ID that addresses escape.
const ESCAPED: [(&str, char); 5] =
    [("%3A", ':'), ("%3a", ':'), ("%2C", ','), ("%2c", ','), ("%5F", '_')];

/// The escape that a text starts with, and its sign.
fn escape(text: &str) -> Option<(&'static str, char)> {
    ESCAPED.into_iter().find(|(escape, _)| text.starts_with(escape))
}

/// The text without the escapes of addresses.
fn unescaped(text: &str) -> Cow<'_, str> {
    if !text.contains("%3A") && !text.contains("%3a") {
        return Cow::Borrowed(text);
    }
    let signs = ESCAPED.iter().fold(text.to_owned(), |text, (escape, sign)| {
        text.replace(escape, sign.encode_utf8(&mut [0; 4]))
    });
    Cow::Owned(signs)
}

/// The column of the escaped text for a column of the text without escapes.
fn escaped_column(text: &str, column: usize) -> usize {
    let (mut rest, mut at) = (text, 1);
    for _ in 1..column {
        let length = escape(rest).map_or(1, |(escape, _)| escape.len());
        let bytes: usize = rest.chars().take(length).map(char::len_utf8).sum();
        rest = &rest[bytes..];
        at += length;
    }
    at
}

fn id_of(text: &str) -> &str {
    text.split_once(PAGE).map_or(text, |(_, id)| id)
}

/// The part of an ID before the colon.
struct SoloParameters {
    regions: SoloRegions,
    has_diagonals: bool,
    has_cages: bool,
}

enum SoloRegions {
    Boxes { rows: usize, columns: usize },
    Jigsaw { side: usize },
}

impl SoloParameters {
    /// Reads the text before the colon. Symmetry and level may follow the rules. Returns `None` for another text.
    fn of(text: &str) -> Option<Self> {
        let (first, behind) = leading_number(text)?;
        let size = behind.strip_prefix('x').and_then(leading_number);
        let flags = size.map_or(behind, |(_, flags)| flags);
        let regions = match size {
            _ if flags.starts_with('j') => {
                SoloRegions::Jigsaw { side: size.map_or(first, |(it, _)| first.saturating_mul(it)) }
            }
            Some((second, _)) => SoloRegions::Boxes { rows: first, columns: second },
            None => return None,
        };
        let rules = flags.split(['a', 'r', 'm', 'd']).next().unwrap_or_default();
        let is_parameters = flags.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit());
        let (has_diagonals, has_cages) = (rules.contains('x'), rules.contains('k'));
        is_parameters.then_some(Self { regions, has_diagonals, has_cages })
    }

    /// The board without the regions of a jigsaw.
    fn board(&self) -> LayoutBuilder {
        let board = match self.regions {
            SoloRegions::Boxes { rows, columns } => LayoutBuilder::boxed(rows, columns),
            SoloRegions::Jigsaw { side } => LayoutBuilder::latin(side),
        };
        board.with_extras(ExtraHouses::DIAGONALS.into_iter().filter(|_| self.has_diagonals))
    }
}

/// The number at the start of a text, and the text behind it. Returns `None` if the text starts with no number.
fn leading_number(text: &str) -> Option<(usize, &str)> {
    let (number, behind) = text.split_at(digits_at_start(text));
    Some((number.parse().ok()?, behind))
}

fn digits_at_start(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

/// Reads a line with an ID.
pub(crate) fn read_line(line: TextLine<'_>) -> Result<Document, ReadError> {
    match unescaped(line.text) {
        Cow::Borrowed(_) => read_unescaped(line),
        Cow::Owned(text) => read_unescaped(TextLine { text: &text, ..line }).map_err(|error| {
            ReadError { column: escaped_column(line.text, error.column), ..error }
        }),
    }
}

fn read_unescaped(line: TextLine<'_>) -> Result<Document, ReadError> {
    let id = id_of(line.text.trim());
    let parts = id.split_once(':');
    let parts = parts.and_then(|(head, behind)| Some((head, behind, SoloParameters::of(head)?)));
    let (head, description, parameters) =
        parts.ok_or_else(|| line.error_at(id, Problem::NotAPuzzle))?;
    if let Some(killer) = perfect::numbers_of(description)
        && matches!(parameters.regions, SoloRegions::Boxes { .. })
    {
        return perfect::read(line, head, killer, parameters.board());
    }
    let mut parts = description.split(',');
    let cells = parts.next().unwrap_or_default();
    let mut board = parameters.board();
    let unfit = |fault| line.error_at(head, Problem::Board(fault));
    let faults = board.faults();
    if !faults.is_empty() {
        return Err(unfit(first_fault(faults)));
    }
    if let SoloRegions::Jigsaw { side } = parameters.regions {
        let borders = parts.next();
        let borders = borders.ok_or_else(|| line.error_at(behind(cells), Problem::BadBorders))?;
        board.regions = regions(line, borders, side)?;
    }
    let killer = parameters.has_cages.then(|| (parts.next(), parts.next()));
    if let Some(more) = parts.next() {
        let (found, expected) = (shortened(more), ExpectedValue::EndOfLine);
        return Err(line.error_at(more, Problem::BadValue { found, expected }));
    }
    let layout = board.build().map_err(|faults| unfit(first_fault(faults)))?;
    let givens = givens(line, cells, &layout)?;
    let rules = killer.map_or(Ok(Rules::NONE), |(borders, sums)| {
        let borders = borders.ok_or_else(|| line.error_at(behind(cells), Problem::BadBorders))?;
        rules_of_killer(line, borders, sums.unwrap_or(behind(borders)), &layout)
    });
    Ok(Document { rules: rules?, ..Document::of_givens(givens) })
}

/// The cages between these borders, with these sums at their first cells.
fn rules_of_killer(
    line: TextLine<'_>,
    borders: &str,
    sums: &str,
    layout: &Layout,
) -> Result<Rules, ReadError> {
    let groups = groups(line, borders, layout.columns())?;
    let (mut numbers, found) = numbers(line, sums)?;
    check_count(line, sums, found, layout)?;
    let mut cages = Vec::new();
    for group in groups {
        let sum = group.first().and_then(|first| numbers.remove(first));
        // A cage of one cell without a sum says nothing.
        if sum.is_none() && group.len() == 1 {
            continue;
        }
        let cells: Vec<Cell> = group.into_iter().filter_map(Cell::new).collect();
        let cage = constraints::cage(&cells, sum, LowestDigit::One, layout);
        let place = sum.unwrap_or(borders);
        cages.push(cage.map_err(|problem| line.error_at(place, problem))?);
    }
    if let Some(sum) = numbers.into_values().next() {
        let (found, expected) = (shortened(sum), ExpectedValue::SoloSum);
        return Err(line.error_at(sum, Problem::BadValue { found, expected }));
    }
    Ok(Rules::new(layout, cages).expect("there is a group for each cell of the board"))
}

/// The empty text at the end of a text.
fn behind(text: &str) -> &str {
    &text[text.len()..]
}

fn givens(line: TextLine<'_>, cells: &str, layout: &Arc<Layout>) -> Result<Grid, ReadError> {
    let mut grid = Grid::empty(Arc::clone(layout));
    let (numbers, found) = numbers(line, cells)?;
    // Of cells too many their number is told.
    for (at, word) in numbers.into_iter().filter(|(at, _)| *at < layout.cell_count()) {
        let digit = word.parse().ok().and_then(Digit::new);
        let is_set = Cell::new(at).is_some_and(|cell| digit.is_some() && grid.set(cell, digit));
        if !is_set {
            let found = shortened(word);
            let number = Problem::BadNumber { found, largest: layout.columns() };
            return Err(line.error_at(word, number));
        }
    }
    check_count(line, cells, found, layout)?;
    Ok(grid)
}

/// The numbers by the index of their cell, and the number of cells.
fn numbers<'a>(
    line: TextLine<'_>,
    cells: &'a str,
) -> Result<(BTreeMap<usize, &'a str>, usize), ReadError> {
    let mut numbers = BTreeMap::new();
    let (mut found, mut rest) = (0, cells);
    while let Some(sign) = rest.chars().next() {
        let (word, after) = rest.split_at(digits_at_start(rest).max(sign.len_utf8()));
        rest = after;
        match sign {
            'a'..='z' => found += run(sign),
            '_' => {}
            '0'..='9' => {
                numbers.insert(found, word);
                found += 1;
            }
            _ => {
                let (found, expected) = (word.to_owned(), ExpectedValue::SoloCell);
                return Err(line.error_at(word, Problem::BadValue { found, expected }));
            }
        }
    }
    Ok((numbers, found))
}

fn check_count(
    line: TextLine<'_>,
    cells: &str,
    found: usize,
    layout: &Layout,
) -> Result<(), ReadError> {
    let problem = Problem::of_cell_count(found, layout.cell_count());
    problem.map_or(Ok(()), |problem| Err(line.error_at(behind(cells), problem)))
}

/// The number that a letter stands for: `a` is 1.
fn run(letter: char) -> usize {
    letter as usize - 'a' as usize + 1
}

/// The regions between the borders of a jigsaw.
fn regions(line: TextLine<'_>, borders: &str, side: usize) -> Result<Regions, ReadError> {
    let place = |cell: &usize| Place::new(cell / side, cell % side);
    let places = |region: Vec<usize>| region.iter().map(place).collect();
    Ok(Regions::Drawn(groups(line, borders, side)?.into_iter().map(places).collect()))
}

/// The groups of cells between borders.
///
/// `z` is a run without a line behind it. Solo writes `z` for 25 missing lines and reads it as 26, so the number of
/// lines tells which is meant.
fn groups(line: TextLine<'_>, borders: &str, side: usize) -> Result<Vec<Vec<usize>>, ReadError> {
    if let Some(other) = borders.chars().find(|sign| !matches!(sign, 'a'..='z' | '_')) {
        let at = &borders[borders.find(other).unwrap_or(0)..];
        let (found, expected) = (other.to_string(), ExpectedValue::SoloBorder);
        return Err(line.error_at(at, Problem::BadValue { found, expected }));
    }
    let lines = 2 * side * (side - 1);
    let missing = [26, 25].into_iter().find_map(|longest| missing_lines(borders, lines, longest));
    let missing = missing.ok_or_else(|| line.error_at(borders, Problem::BadBorders))?;
    let mut joined = JoinedCells::apart(side * side);
    for (pair, _) in neighbours(side).zip(missing).filter(|(_, is_missing)| *is_missing) {
        joined.join(pair);
    }
    Ok(joined.groups())
}

/// Whether each of the lines is missing. `longest` is the run of `z`. Returns `None` if there are more or fewer lines.
fn missing_lines(borders: &str, lines: usize, longest: usize) -> Option<Vec<bool>> {
    let mut missing = Vec::with_capacity(lines + 1);
    for sign in borders.chars() {
        let run = match sign {
            '_' => 0,
            'z' => longest,
            _ => run(sign),
        };
        missing.resize(missing.len() + run, true);
        missing.extend((sign != 'z').then_some(false));
        if missing.len() > lines + 1 {
            return None;
        }
    }
    // The edge of the board ends the last run like a line.
    (missing.len() == lines + 1 && missing.pop() == Some(false)).then_some(missing)
}

/// The pairs of neighbours in the order of their lines.
fn neighbours(side: usize) -> impl Iterator<Item = (usize, usize)> {
    let cell = move |row: usize, column: usize| row * side + column;
    let in_rows = (0..side).flat_map(move |row| (1..side).map(move |at| (row, at)));
    let in_columns = (0..side).flat_map(move |column| (1..side).map(move |at| (at, column)));
    let in_rows = in_rows.map(move |(row, at)| (cell(row, at - 1), cell(row, at)));
    in_rows.chain(in_columns.map(move |(at, column)| (cell(at - 1, column), cell(at, column))))
}

/// Cells that are joined to groups.
struct JoinedCells {
    /// By cell: another cell of its group, or the cell itself if it stands for its group.
    parents: Vec<usize>,
}

impl JoinedCells {
    fn apart(cells: usize) -> Self {
        Self { parents: (0..cells).collect() }
    }

    /// The cell that stands for the group of a cell.
    fn root(&mut self, mut cell: usize) -> usize {
        while self.parents[cell] != cell {
            let above = self.parents[self.parents[cell]];
            cell = mem::replace(&mut self.parents[cell], above);
        }
        cell
    }

    fn join(&mut self, (first, second): (usize, usize)) {
        let (first, second) = (self.root(first), self.root(second));
        self.parents[first.max(second)] = first.min(second);
    }

    /// The groups in the order of their first cells.
    fn groups(mut self) -> Vec<Vec<usize>> {
        let mut groups = vec![Vec::new(); self.parents.len()];
        for cell in 0..groups.len() {
            let root = self.root(cell);
            groups[root].push(cell);
        }
        groups.retain(|group| !group.is_empty());
        groups
    }
}

/// Whether an ID can hold a board: a square of boxes or of connected regions, with both diagonals or none.
pub(crate) fn holds(layout: &Layout) -> bool {
    let board = layout.builder();
    let side = board.digits;
    let diagonals = BTreeSet::from(ExtraHouses::DIAGONALS);
    let plain = LayoutBuilder { regions: board.regions.clone(), ..LayoutBuilder::latin(side) };
    let has_no_more = board == plain || board == plain.with_extras(diagonals);
    has_no_more
        && side <= MOST_DIGITS
        && match &board.regions {
            Regions::None => false,
            &Regions::Boxes { rows, columns } => rows.min(columns) > 1 && rows * columns == side,
            Regions::Drawn(regions) => regions.len() == side && is_connected(layout, side),
        }
}

/// Whether each of the `side` regions is connected.
fn is_connected(layout: &Layout, side: usize) -> bool {
    let mut regions = JoinedCells::apart(side * side);
    let missing = missing_lines_of(layout, side);
    neighbours(side).zip(missing).filter(|(_, it)| *it).for_each(|(pair, _)| regions.join(pair));
    regions.groups().len() == side
}

/// Whether each of the lines between the cells of a board is missing.
fn missing_lines_of(layout: &Layout, side: usize) -> Vec<bool> {
    let regions: Vec<_> = layout.cells().map(|cell| layout.region_of(cell)).collect();
    neighbours(side).map(|(first, second)| regions[first] == regions[second]).collect()
}

/// Writes a line for each document. An ID must be able to hold its board: see [`holds`].
pub(crate) fn write(documents: &[Document]) -> String {
    documents.iter().map(|document| line_of(&document.givens) + "\n").collect()
}

fn line_of(givens: &Grid) -> String {
    let layout = givens.layout();
    let side = layout.digit_count();
    let x = if layout.builder().extras.is_empty() { "" } else { "x" };
    let cells = description(givens);
    match layout.boxes() {
        Some((rows, columns)) => format!("{rows}x{columns}{x}:{cells}"),
        None => format!("{side}j{x}:{cells},{}", borders(&missing_lines_of(layout, side))),
    }
}

fn description(givens: &Grid) -> String {
    let (mut text, mut empty) = (String::new(), 0);
    for digit in givens.cells() {
        match digit {
            None => empty += 1,
            Some(digit) => {
                let between = if empty == 0 && !text.is_empty() { "_" } else { "" };
                let run = run_of_empty(mem::take(&mut empty));
                write!(text, "{between}{run}{digit}").expect("a text takes any text");
            }
        }
    }
    text + &run_of_empty(empty)
}

fn run_of_empty(cells: usize) -> String {
    "z".repeat(cells / 26) + &letter(cells % 26)
}

/// The letter of a number up to 26, or nothing for 0.
fn letter(number: usize) -> String {
    number.checked_sub(1).and_then(|at| ('a'..='z').nth(at)).map_or(String::new(), String::from)
}

/// The borders as Solo reads them, with `z` for 26.
fn borders(missing: &[bool]) -> String {
    let (mut text, mut run) = (String::new(), 0);
    for &is_missing in missing.iter().chain(&[false]) {
        if is_missing {
            run += 1;
            continue;
        }
        let left = run % 26;
        text += &"z".repeat(run / 26);
        text += &if left == 0 { "_".to_owned() } else { letter(left) };
        run = 0;
    }
    text
}
