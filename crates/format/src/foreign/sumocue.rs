//! Puzzles of SumoCue, by the author of SudoCue: one line for a puzzle.
//!
//! ```text
//! SumoCueV1=0J0=8J0=0J0=0J1…
//! ```
//!
//! `D` behind the version adds both diagonals. Each of the 81 cells has `=` and the sum of the cage that begins there, or
//! `+` and the cell where its cage begins. `J` and a number from 0 is its region; without regions the board has boxes. A
//! cage of one cell is a given, and 0 is no cage.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::constraints::{self, cages_alone};
use crate::error::{ExpectedValue, shortened};
use crate::notation::regions::{divide, first_fault};
use crate::syntax::lines::TextLine;
use crate::{Document, LowestDigit, Problem, ReadError};
use nonet_engine::{
    Cage, Cell, Digit, ExtraHouses, Grid, Layout, LayoutBuilder, Place, Regions, Rules,
};

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
    cage: CageEntry,
    region: Option<usize>,
}

/// What a line says of the cage of a cell.
#[derive(Clone, Copy)]
enum CageEntry {
    /// A cage begins, with this sum. 0 is no sum, and without further cells no cage.
    Begins(u32),
    /// The cell is in the cage of another cell, of which this is the index.
    With(usize),
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
    let entries = words.iter().enumerate().map(|(at, word)| entry(line, at, word));
    let entries = entries.collect::<Result<Vec<_>, _>>()?;
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
    let mut givens = Grid::empty(Arc::clone(&layout));
    let mut cages = Vec::new();
    for (first, cells) in cages_of(&entries).into_iter().enumerate() {
        let CageEntry::Begins(sum) = entries[first].cage else { continue };
        let cells: Vec<Cell> = cells.into_iter().filter_map(Cell::new).collect();
        match (&cells[..], sum) {
            (_, 0) if cells.len() == 1 => {}
            (&[cell], sum) => {
                let digit = u8::try_from(sum).ok().and_then(Digit::new);
                let digit = digit.filter(|digit| digit.index() < SIDE);
                let bad = || line.error_at(words[first], bad_cell(words[first]));
                givens.set(cell, Some(digit.ok_or_else(bad)?));
            }
            _ => {
                let sum = sum.to_string();
                let cage = constraints::cage(&cells, Some(&sum), LowestDigit::One, &layout);
                cages.push(cage.map_err(|problem| line.error_at(words[first], problem))?);
            }
        }
    }
    let rules = Rules::new(&layout, cages).expect("each cell is one of the 81");
    Ok(Document { rules, ..Document::of_givens(givens) })
}

/// By cell: the cells of the cage that begins there. A cell may name any cell before it in its cage.
fn cages_of(entries: &[CellEntry]) -> Vec<Vec<usize>> {
    let mut firsts: Vec<usize> = Vec::new();
    let mut cages = vec![Vec::new(); entries.len()];
    for (at, entry) in entries.iter().enumerate() {
        let first = match entry.cage {
            CageEntry::Begins(_) => at,
            CageEntry::With(other) => firsts[other],
        };
        firsts.push(first);
        cages[first].push(at);
    }
    cages
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

fn entry(line: TextLine<'_>, at: usize, word: &str) -> Result<CellEntry, ReadError> {
    let bad = || line.error_at(word, bad_cell(word));
    let (number, region) = match word.split_once('J') {
        Some((number, region)) => (number, Some(region)),
        None => (word, None),
    };
    let count = number.get(1..).unwrap_or_default().trim();
    let region = region.map(|region| region.trim().parse().ok().filter(|&it| it < SIDE));
    if region == Some(None) {
        return Err(bad());
    }
    let cage = match number.chars().next() {
        Some('=') => count.parse().ok().map(CageEntry::Begins),
        Some('+') => count.parse().ok().filter(|other| *other < at).map(CageEntry::With),
        Some(_) | None => None,
    };
    Ok(CellEntry { cage: cage.ok_or_else(bad)?, region: region.flatten() })
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

/// Whether a line can hold the constraints of a document: cages that share no cell and have no givens. One of a single cell
/// becomes a given, which says the same.
pub(crate) fn holds_rules(document: &Document) -> bool {
    let most = document.givens.layout().digit_count();
    let is_open = |cage: &&Cage| {
        let may_be_given = cage.sum().is_none_or(|sum| sum as usize <= most);
        (cage.cells().len() > 1 || may_be_given)
            && cage.cells().iter().all(|&it| document.givens.get(it).is_none())
    };
    let Some(cages) = cages_alone(&document.rules) else {
        return false;
    };
    let cells: Vec<&Cell> = cages.iter().flat_map(|cage| cage.cells()).collect();
    let different: BTreeSet<&Cell> = cells.iter().copied().collect();
    cages.iter().all(is_open) && different.len() == cells.len()
}

/// Writes a line for each document. A line must be able to hold its board: see [`holds`]. It leaves out constraints that it
/// cannot hold: see [`holds_rules`].
pub(crate) fn write(documents: &[Document]) -> String {
    documents.iter().map(|document| line_of(document) + "\n").collect()
}

fn line_of(document: &Document) -> String {
    let Document { givens, rules, .. } = document;
    let layout = givens.layout();
    let diagonals = if layout.builder().extras.is_empty() { "" } else { "D" };
    let cages = cages_alone(rules).filter(|_| holds_rules(document)).unwrap_or_default();
    let word = |cell| {
        let cage = cages.iter().find(|cage| cage.cells().contains(&cell));
        let number = match cage {
            Some(cage) if cage.cells()[0] == cell => format!("={}", cage.sum().unwrap_or(0)),
            Some(cage) => format!("+{}", cage.cells()[0].index()),
            None => format!("={}", givens.get(cell).map_or(0, Digit::get)),
        };
        number + &region_of(layout, cell)
    };
    let words: String = layout.cells().map(word).collect();
    format!("{MARK}{VERSION}{diagonals}{words}")
}

/// The region of a cell, or nothing on a board of boxes.
fn region_of(layout: &Layout, cell: Cell) -> String {
    let region = layout.region_of(cell).filter(|_| layout.boxes().is_none());
    region.map_or(String::new(), |house| format!("J{}", layout.houses()[house].number - 1))
}
