//! Puzzles of SudokuMaker: JSON with cells and a list of constraints, or a link with that JSON packed.
//!
//! ```text
//! https://sudokumaker.app/?puzzle=N4IgZg9gTgtghgFwGoFMoGcCWEB2IBcIAjAHQCsJ…
//! {"formatVersion":"1.5.0","puzzle":{"name":"…","cells":[{"value":5,"given":true},{},…],"constraints":[{"type":0},…]}}
//! ```
//!
//! A constraint has a number for its type (`types`), and names cells, edges and corners by number (`numbering`). A puzzle of
//! type `custom` has rows and columns only if a constraint says so. A value that is not given is an entry.
//! A puzzle with a type that Nonet does not know, or with code of its own, is refused. Fog is read with its lights; what else may
//! lift it is left out, because it says nothing of the digits.

mod drawn;
mod numbering;
mod types;
mod write;

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::Deserialize;
use serde_json::value::RawValue;

use super::fpuzzles::{problem_of_link, unpacked};
use crate::constraints::{self, Clues};
use crate::drawing::{self, Cue, Drawing, DrawnPuzzle, ProposedReading};
use crate::notation::regions::{divide, first_fault};
use crate::puzzle_text::PuzzleText;
use crate::syntax::json::{self, UniqueFields};
use crate::syntax::lines::TextLine;
use crate::{
    About, Document, Kind, LowestDigit, Problem, ReadError, SkippedField, UnknownRule, Work,
};
use nonet_engine::{Cell, Digit, DigitSet, Grid, Layout, LayoutBuilder, Place};
use numbering::Numbering;

pub(crate) use write::{holds, lost_constraints, write};

/// The start of a link.
const ADDRESS: &str = "https://sudokumaker.app/?puzzle=";

/// What stands before packed JSON in a link.
const MARK: &str = "sudokumaker.app/?puzzle=";

/// The version of the form that is read and written. The first figure counts.
const VERSION: &str = "1.5.0";

/// The side and the largest digit of a puzzle that does not state them.
const USUAL: usize = 9;

/// The most digits of a board. Notes are bits of a number.
const MOST_DIGITS: usize = 30;

/// The fields of a puzzle that are read, or that say nothing about its digits.
const FIELDS: [&str; 14] = [
    "name",
    "author",
    "comment",
    "type",
    "size",
    "width",
    "height",
    "minDigit",
    "maxDigit",
    "cells",
    "constraints",
    "export",
    "messages",
    "solution",
];

/// Whether a line is a link, right or wrong.
pub(crate) fn is_line(text: &str) -> bool {
    let text = text.trim();
    let is_link = text.starts_with("http") || text.starts_with("sudokumaker");
    is_link && text.contains("sudokumaker.app")
}

/// Reads a line with a link.
pub(crate) fn read_line(line: TextLine<'_>) -> Result<Document, ReadError> {
    let packed = line.text.trim().split_once(MARK).map(|(_, packed)| packed);
    // The letters of base64, except for one that addresses would escape.
    let text = packed.ok_or(Problem::BadLink).and_then(|it| unpacked(&it.replace('-', "/")));
    let text = text.map_err(|problem| line.error(1, problem))?;
    read_text(&text).map_err(|error| line.error(1, problem_of_link(error)))
}

/// Reads a whole text.
pub(crate) fn read(text: &str) -> Result<PuzzleText, ReadError> {
    Ok(PuzzleText::of_one(Kind::SudokuMaker, read_text(text)?))
}

#[derive(Deserialize)]
struct VersionedPuzzle<'a> {
    #[serde(rename = "formatVersion")]
    version: String,
    #[serde(borrow)]
    puzzle: &'a RawValue,
}

#[derive(Deserialize)]
struct MakerFields<'a> {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    author: Option<String>,
    #[serde(default)]
    comment: Option<String>,
    #[serde(default, rename = "type")]
    kind: Option<String>,
    #[serde(default)]
    size: Option<usize>,
    #[serde(default)]
    width: Option<usize>,
    #[serde(default)]
    height: Option<usize>,
    #[serde(default, rename = "minDigit")]
    lowest: Option<i64>,
    #[serde(default, rename = "maxDigit")]
    largest: Option<i64>,
    #[serde(borrow)]
    cells: Vec<&'a RawValue>,
    #[serde(borrow)]
    constraints: Vec<&'a RawValue>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct MakerCell {
    value: Option<i64>,
    given: bool,
    /// Notes in the middle, as bits: that of digit 3 is 8.
    candidates: u64,
    /// Notes in the corners.
    #[serde(rename = "cornerPencilMarks")]
    corner: u64,
}

/// What the constraints say of the board, collected one after the other.
struct Board<'a> {
    text: &'a str,
    numbering: Numbering,
    digits: usize,
    lowest: LowestDigit,
    builder: LayoutBuilder,
    regions: Vec<Vec<Place>>,
    /// Whether digits of a row and of a column differ.
    has_lines: bool,
    clues: Clues,
    drawing: Drawing,
    /// What the constraints are about.
    known: BTreeSet<Cue>,
    /// The rules that Nonet does not know.
    unknown: BTreeSet<UnknownRule>,
    /// The fields of constraints that are left out.
    skipped: Vec<SkippedField>,
}

fn read_text(text: &str) -> Result<Document, ReadError> {
    let whole: VersionedPuzzle<'_> = json::parse(text)?;
    let major = whole.version.split('.').next().unwrap_or_default();
    if Some(major) != VERSION.split('.').next() {
        let found = crate::error::shortened(&whole.version);
        return Err(ReadError::of_text(Problem::UnknownVersion { found, known: [1, 1] }));
    }
    let puzzle: MakerFields<'_> = json::parse_value(text, whole.puzzle)?;
    let UniqueFields(fields): UniqueFields<&RawValue> = json::parse_value(text, whole.puzzle)?;
    let mut board = Board::new(text, &puzzle)?;
    for value in &puzzle.constraints {
        types::read(&mut board, value)?;
    }
    let refused = |problem| ReadError::of_text(problem);
    let description = puzzle.comment.unwrap_or_default();
    let drawn = board.read_drawing(&description).map_err(refused)?;
    let left_out = std::mem::take(&mut board.skipped);
    let (layout, clues, lowest) = board.build(&drawn)?;
    let mut document = Document::of_givens(Grid::empty(Arc::clone(&layout)));
    let own = clues.read(lowest, &layout).map_err(refused)?;
    let of_drawing = drawn.clues.read(lowest, &layout).map_err(refused)?;
    document.from_drawing = drawn.told(&of_drawing);
    document.rules = constraints::joined(&own, &of_drawing, &layout);
    document.lowest_digit = lowest;
    let mut work = Work::none(&layout);
    for (cell, value) in layout.cells().zip(&puzzle.cells) {
        // A cell without anything may be null.
        let fields: Option<MakerCell> = json::parse_value(text, value)?;
        let put = put(&mut document, &mut work, cell, &fields.unwrap_or_default());
        put.map_err(|problem| json::error_in(text, value, problem))?;
    }
    // A puzzle that is filled has its answer as entries.
    let filled = document.board().digits();
    let is_answer = filled.filled_count() == layout.cell_count();
    if is_answer
        && !document.from_drawing.is_empty()
        && !drawing::digits_keep(filled, &document.rules)
    {
        return Err(refused(Problem::UnlikeAnswer));
    }
    document.work = work.kept();
    document.about = About {
        title: puzzle.name.unwrap_or_default(),
        author: puzzle.author.unwrap_or_default(),
        description,
        ..About::default()
    };
    let is_skipped = |name: &&String| !FIELDS.contains(&name.as_str());
    let skipped = |name: &String| SkippedField { name: name.clone(), meant: None };
    let of_puzzle = fields.keys().filter(is_skipped).map(skipped);
    document.skipped_fields = of_puzzle.chain(left_out).collect();
    Ok(document)
}

impl<'a> Board<'a> {
    /// The empty board of a puzzle.
    fn new(text: &'a str, puzzle: &MakerFields<'_>) -> Result<Self, ReadError> {
        let refused = |problem| Err(ReadError::of_text(problem));
        let side = puzzle.size.unwrap_or(USUAL);
        let (rows, columns) = (puzzle.height.unwrap_or(side), puzzle.width.unwrap_or(side));
        // This comes before the board is built, because a board may claim to be huge.
        let expected = rows.saturating_mul(columns);
        if let Some(problem) = Problem::of_cell_count(puzzle.cells.len(), expected) {
            return refused(problem);
        }
        let least = puzzle.lowest.unwrap_or(1);
        let lowest = match least {
            0 => LowestDigit::Zero,
            1 => LowestDigit::One,
            least => return refused(Problem::LowestDigit(least)),
        };
        let largest = puzzle.largest.or_else(|| i64::try_from(side).ok()).unwrap_or_default();
        let digits = largest.checked_sub(least).and_then(|it| usize::try_from(it).ok());
        let digits = digits.map_or(0, |it| it.saturating_add(1));
        let builder = LayoutBuilder { rows, columns, ..LayoutBuilder::latin(digits) };
        if let Some(fault) = builder.faults().into_iter().next() {
            return refused(Problem::Board(fault));
        }
        Ok(Self {
            text,
            numbering: Numbering { rows, columns },
            digits,
            lowest,
            builder,
            regions: Vec::new(),
            has_lines: puzzle.kind.as_deref().unwrap_or("sudoku") == "sudoku",
            clues: Clues::default(),
            drawing: Drawing::default(),
            known: BTreeSet::new(),
            unknown: BTreeSet::new(),
            skipped: Vec::new(),
        })
    }

    /// Adds fog that leaves these cells free.
    fn add_fog(&mut self, lit: &[Place]) {
        self.clues.add_fog(lit);
        self.known.insert(Cue::Fog);
    }

    /// Reads the drawing beside the constraints. Without one, the constraints say all.
    fn read_drawing(&mut self, rules: &str) -> Result<ProposedReading, Problem> {
        if self.drawing.is_empty() || !self.unknown.is_empty() {
            return Ok(ProposedReading::default());
        }
        drawing::read(&DrawnPuzzle {
            drawing: &self.drawing,
            rules,
            rows: self.numbering.rows,
            columns: self.numbering.columns,
            digits: self.digits,
            lines: &[],
            regions: &self.regions,
            known: &self.known,
            board_rules: &self.builder.rules,
            has_own_meaning: true,
            has_answer: false,
        })
    }

    /// The board with its clues, if all of its rules are known.
    fn build(
        mut self,
        drawn: &ProposedReading,
    ) -> Result<(Arc<Layout>, Clues, LowestDigit), ReadError> {
        self.builder.rules.extend(&drawn.rules);
        self.builder.extras.extend(&drawn.extras);
        self.builder.drawn.extend(drawn.houses.iter().cloned());
        if !self.has_lines {
            self.unknown.insert(UnknownRule::NoLines);
        }
        if !self.unknown.is_empty() {
            let unknown = self.unknown.into_iter().collect();
            return Err(ReadError::of_text(Problem::UnknownRules(unknown)));
        }
        divide(&mut self.builder, self.regions);
        let layout = self.builder.build();
        let unfit = |faults| ReadError::of_text(Problem::Board(first_fault(faults)));
        Ok((layout.map_err(unfit)?, self.clues, self.lowest))
    }
}

/// Puts the content of a cell into the document. Ignores notes in a cell with a digit.
fn put(
    document: &mut Document,
    work: &mut Work,
    cell: Cell,
    fields: &MakerCell,
) -> Result<(), Problem> {
    let (lowest, digits) = (document.lowest_digit, document.givens.layout().digit_count());
    if let Some(number) = fields.value {
        let digit = digit_of(number, lowest, digits)?;
        let grid = if fields.given { &mut document.givens } else { &mut document.entries };
        grid.set(cell, Some(digit));
        return Ok(());
    }
    document.notes.set(cell, set_of(fields.corner, lowest, digits));
    work.centre.set(cell, set_of(fields.candidates, lowest, digits));
    Ok(())
}

/// The digit of the board for a number of the text.
fn digit_of(number: i64, lowest: LowestDigit, digits: usize) -> Result<Digit, Problem> {
    let shift = match lowest {
        LowestDigit::Zero => 1,
        LowestDigit::One => 0,
    };
    let digit = number.checked_add(shift).and_then(|it| u8::try_from(it).ok());
    let digit = digit.and_then(Digit::new).filter(|it| it.index() < digits);
    digit.ok_or_else(|| {
        let found = number.to_string();
        match lowest {
            LowestDigit::Zero => Problem::BadNumberFrom0 { found, largest: digits - 1 },
            LowestDigit::One => Problem::BadNumber { found, largest: digits },
        }
    })
}

/// The digits of the board whose bits a number has.
fn set_of(bits: u64, lowest: LowestDigit, digits: usize) -> DigitSet {
    let noted = (0..u64::BITS).filter(|bit| bits >> bit & 1 == 1);
    noted.filter_map(|bit| digit_of(bit.into(), lowest, digits).ok()).collect()
}
