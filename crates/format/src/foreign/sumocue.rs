//! Puzzles of SumoCue, by the author of SudoCue: one line for a puzzle.
//!
//! ```text
//! SumoCueV1=0J0=8J0=0J0=0J1…
//! ```
//!
//! `D` behind the version adds both diagonals. Each of the 81 cells has `=` and the sum of the cage that begins there, or
//! `+` and the cell where its cage begins. `J` and a number from 0 is its region; without regions the board has boxes. A
//! cage of one cell is a given, and 0 is no cage. Nonet does not know larger cages yet.

use std::sync::Arc;

use crate::error::{ExpectedValue, shortened};
use crate::notation::regions::{divide, first_fault};
use crate::syntax::lines::TextLine;
use crate::{Document, Problem, ReadError};
use nonet_engine::{Cell, Digit, ExtraHouses, Grid, Layout, LayoutBuilder, Place, Regions};

/// The start of a line, before the version.
const MARK: &str = "SumoCueV";

/// The only version that is known.
const VERSION: &str = "1";

/// The rows, columns and digits of each board.
const SIDE: usize = 9;

/// Whether a line is such a puzzle, right or wrong.
pub(crate) fn is_line(text: &str) -> bool {
    text.starts_with(MARK)
}

/// The content of a cell in a line.
struct CellEntry {
    given: Option<Digit>,
    region: Option<usize>,
}

/// Reads a line with a puzzle.
pub(crate) fn read_line(line: TextLine<'_>) -> Result<Document, ReadError> {
    let text = line.text.trim();
    let behind = text.strip_prefix(MARK);
    let behind = behind.ok_or_else(|| line.error_at(text, Problem::NotAPuzzle))?;
    let (version, rest) = behind.split_at(behind.find(['D', '=', '+']).unwrap_or(behind.len()));
    if version != VERSION {
        let problem = Problem::UnknownVersion { found: shortened(version), known: [1, 1] };
        return Err(line.error_at(behind, problem));
    }
    let cells = rest.strip_prefix('D').unwrap_or(rest);
    let words = words(cells);
    check_count(line, &words)?;
    // A number above 9 is the sum of a cage, if any cage has more than its first cell.
    let has_cages = words.iter().any(|word| word.starts_with('+'));
    let entry = |word: &&str| entry(line, word, has_cages);
    let entries = words.iter().map(entry).collect::<Result<Vec<_>, _>>()?;
    let has_regions = entries.iter().any(|entry| entry.region.is_some());
    if let Some(at) = entries.iter().position(|entry| entry.region.is_some() != has_regions) {
        return Err(line.error_at(words[at], bad_cell(words[at])));
    }
    let has_diagonals = cells.len() < rest.len();
    let mut board = LayoutBuilder::boxed(3, 3)
        .with_extras(ExtraHouses::DIAGONALS.into_iter().filter(|_| has_diagonals));
    if has_regions {
        divide(&mut board, regions(&entries));
    }
    let unfit = |faults| line.error_at(text, Problem::Board(first_fault(faults)));
    let layout = board.build().map_err(unfit)?;
    let digits = entries.iter().map(|entry| entry.given).collect();
    let givens = Grid::from_cells(Arc::clone(&layout), digits);
    Ok(Document::of_givens(givens.expect("81 digits from 1 to 9 fit the 81 cells")))
}

/// The words of the cells, each with the sign before its number.
fn words(cells: &str) -> Vec<&str> {
    let starts = cells.match_indices(['=', '+']).map(|(at, _)| at).filter(|&at| at > 0);
    let ends: Vec<usize> = starts.chain([cells.len()]).collect();
    let mut start = 0;
    let word = |end: usize| {
        let word = &cells[start..end];
        start = end;
        word
    };
    ends.into_iter().map(word).filter(|word| !word.is_empty()).collect()
}

fn check_count(line: TextLine<'_>, words: &[&str]) -> Result<(), ReadError> {
    let (found, expected) = (words.len(), SIDE * SIDE);
    if let Some(word) = words.get(expected) {
        return Err(line.error_at(word, Problem::TooManyCells { found, expected }));
    }
    let end = line.text.trim_end().chars().count() + 1;
    let too_few = || line.error(end, Problem::TooFewCells { found, expected });
    if found < expected { Err(too_few()) } else { Ok(()) }
}

fn bad_cell(word: &str) -> Problem {
    Problem::BadValue { found: shortened(word), expected: ExpectedValue::SumoCueCell }
}

fn entry(line: TextLine<'_>, word: &str, has_cages: bool) -> Result<CellEntry, ReadError> {
    let bad = || line.error_at(word, bad_cell(word));
    let (number, region) = match word.split_once('J') {
        Some((number, region)) => (number, Some(region)),
        None => (word, None),
    };
    let is_cage = number.starts_with('+');
    let number: usize = number.get(1..).and_then(|it| it.trim().parse().ok()).ok_or_else(bad)?;
    let region = region.map(|region| region.trim().parse().ok().filter(|&it| it < SIDE));
    if region == Some(None) || !word.starts_with(['=', '+']) {
        return Err(bad());
    }
    if is_cage || number > SIDE && has_cages {
        return Err(line.error_at(word, Problem::KillerCages));
    }
    if number > SIDE {
        return Err(bad());
    }
    let given = number.checked_sub(1).and_then(Digit::from_index);
    Ok(CellEntry { given, region: region.flatten() })
}

/// The cells of each region.
fn regions(entries: &[CellEntry]) -> Vec<Vec<Place>> {
    let mut regions = vec![Vec::new(); SIDE];
    for (at, entry) in entries.iter().enumerate() {
        if let Some(region) = entry.region {
            regions[region].push(Place::new(at / SIDE, at % SIDE));
        }
    }
    regions.retain(|region| !region.is_empty());
    regions
}

/// Whether a line can hold a board: nine by nine cells in boxes or regions, with both diagonals or none.
pub(crate) fn holds(layout: &Layout) -> bool {
    let board = layout.builder();
    let plain = LayoutBuilder { regions: board.regions.clone(), ..LayoutBuilder::latin(SIDE) };
    let has_no_more = board == plain || board == plain.with_extras(ExtraHouses::DIAGONALS);
    has_no_more
        && match board.regions {
            Regions::None => false,
            Regions::Boxes { rows, columns } => (rows, columns) == (3, 3),
            Regions::Drawn(regions) => regions.len() == SIDE,
        }
}

/// Writes a line for each document. A line must be able to hold its board: see [`holds`].
pub(crate) fn write(documents: &[Document]) -> String {
    documents.iter().map(|document| line_of(&document.givens) + "\n").collect()
}

fn line_of(givens: &Grid) -> String {
    let layout = givens.layout();
    let diagonals = if layout.builder().extras.is_empty() { "" } else { "D" };
    let word = |cell| {
        let digit = givens.get(cell).map_or(0, Digit::get);
        format!("={digit}{}", region_of(layout, cell))
    };
    let words: String = layout.cells().map(word).collect();
    format!("{MARK}{VERSION}{diagonals}{words}")
}

/// The region of a cell, or nothing on a board of boxes.
fn region_of(layout: &Layout, cell: Cell) -> String {
    let region = layout.region_of(cell).filter(|_| layout.boxes().is_none());
    region.map_or(String::new(), |house| format!("J{}", layout.houses()[house].number - 1))
}
