//! Puzzles of f-puzzles: JSON with a square of cells and the rules, or a link with that JSON packed.
//!
//! ```text
//! https://www.f-puzzles.com/?load=N4IgzglgXgpiBc…
//! {"size":9,"title":"…","grid":[[{"value":5,"given":true},{},…],…],"diagonal+":true}
//! ```
//!
//! SudokuPad takes the same packed JSON behind `fpuz` or `fpuzzles`. A cell without `region` is in the box of its place,
//! and `null` is no region. `value` without `given` is an entry. Nonet reads the rules about houses, those about two
//! cells of the whole board, and the constraints in `constraints`. It refuses a puzzle with other rules, and skips
//! colours and answers. Drawings beside the clues are read as `drawing` says.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use super::fpuzzles_drawing::PageDrawing;
use crate::constraints::{self, EmptyClues};
use crate::drawing::{self, Cue, DrawnPuzzle, ProposedReading};
use crate::nonet::json_lines::{WrittenRule, constraints_of, houses_and_rules, rules_of_board};
use crate::notation::regions::{divide, first_fault};
use crate::puzzle_text::PuzzleText;
use crate::syntax::json::{self, NumberOrText, UniqueFields};
use crate::syntax::lines::TextLine;
use crate::syntax::lz_string::{self, UnpackError};
use crate::{About, Document, Kind, LowestDigit, Problem, ReadError, Work};
use nonet_engine::{
    Cell, Constraint, DigitSet, ExtraHouses, Grid, Layout, LayoutBuilder, Place, Regions, Rule,
    Rules,
};

/// The start of a link.
const ADDRESS: &str = "https://www.f-puzzles.com/?load=";

/// The ends of the addresses before packed JSON, or before the name of a puzzle on a server, which is no such JSON. The
/// last is an address without a puzzle.
const MARKS: [&str; 8] = [
    "f-puzzles.com/?load=",
    "f-puzzles.com/?id=",
    "sudokupad.app/fpuzzles",
    "sudokupad.app/fpuz",
    "?puzzleid=fpuzzles",
    "?puzzleid=fpuz",
    "crackingthecryptic.com/sudoku/fpuzzles",
    "f-puzzles.com",
];

/// The fields that are no rules: the description, what the page shows and draws, and its settings.
const NO_RULES: [&str; 14] = [
    "size",
    "title",
    "author",
    "ruleset",
    "grid",
    "solution",
    "line",
    "rectangle",
    "circle",
    "text",
    DRAWN_CAGES,
    "disabledlogic",
    "truecandidatesoptions",
    "successMessage",
];

/// The field with cages that are only drawn, and the value of those that light cells in fog.
const DRAWN_CAGES: &str = "cage";
const FOG_LIGHT: &str = "foglight";

/// The longest JSON of a link, in bytes: several times what the largest board with all of its notes takes.
pub(super) const LONGEST_UNPACKED: usize = 4 << 20;

/// The signs of base64 that addresses escape. A plus that was read as a blank is one too.
const ESCAPED: [(&str, &str); 7] = [
    ("%2F", "/"),
    ("%2f", "/"),
    ("%2B", "+"),
    ("%2b", "+"),
    ("%3D", "="),
    ("%3d", "="),
    (" ", "+"),
];

/// Whether a line is a link, right or wrong.
pub(crate) fn is_line(text: &str) -> bool {
    packed(text.trim()).is_some()
}

/// The packed JSON of a link. Returns `None` if the link has none.
fn packed(link: &str) -> Option<&str> {
    let is_link =
        link.starts_with("http") || link.starts_with("www.") || link.starts_with("f-puzzles");
    let behind = |mark: &&str| link.split_once(*mark).map(|(_, packed)| packed);
    MARKS.iter().find_map(behind).filter(|_| is_link)
}

/// The packed text at the start of an address, without its escapes.
pub(super) fn unescaped(packed: &str) -> String {
    let end = packed.find(['&', '#', '?']).unwrap_or(packed.len());
    let written_out =
        |letters: String, (sign, letter): &(&str, &str)| letters.replace(sign, letter);
    ESCAPED.iter().fold(packed[..end].to_owned(), written_out)
}

/// The JSON of packed text in an address.
pub(super) fn unpacked(packed: &str) -> Result<String, Problem> {
    lz_string::unpack(&unescaped(packed), LONGEST_UNPACKED).map_err(|error| match error {
        UnpackError::NoCode => Problem::BadLink,
        UnpackError::TooLong => Problem::LinkTooLarge { limit: LONGEST_UNPACKED },
        UnpackError::HalfCharacter => Problem::InLink(Box::new(Problem::HalfCharacter)),
    })
}

/// Reads a line with a link.
pub(crate) fn read_line(line: TextLine<'_>) -> Result<Document, ReadError> {
    let text = packed(line.text.trim()).ok_or(Problem::BadLink).and_then(unpacked);
    let text = text.map_err(|problem| line.error(1, problem))?;
    read_puzzle(&text).map_err(|error| line.error(1, problem_of_link(error)))
}

/// The problem of a link. Nobody sees the packed JSON in it, so the place of an error is left out. If the JSON ends too
/// early, or has signs where none may be, a part of the link is missing.
pub(super) fn problem_of_link(ReadError { problem, .. }: ReadError) -> Problem {
    match problem {
        Problem::BadJson | Problem::Unclosed => Problem::BadLink,
        Problem::NotAJsonValue(_)
        | Problem::HalfCharacter
        | Problem::ListTooLong
        | Problem::ListTooShort
        | Problem::WrongType(_)
        | Problem::NumberOutOfRange
        | Problem::TextBehind
        | Problem::TooDeep => Problem::InLink(Box::new(problem)),
        problem => problem,
    }
}

/// Reads a whole text.
pub(crate) fn read(text: &str) -> Result<PuzzleText, ReadError> {
    Ok(PuzzleText::of_one(Kind::FPuzzles, read_puzzle(text)?))
}

#[derive(Deserialize)]
struct FPuzzlesFields<'a> {
    #[serde(default)]
    size: Option<usize>,
    #[serde(default)]
    title: Option<String>,
    #[serde(default)]
    author: Option<String>,
    #[serde(default)]
    ruleset: Option<String>,
    #[serde(borrow)]
    grid: Vec<Vec<&'a RawValue>>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct FPuzzlesCell {
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<NumberOrText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    given: Option<bool>,
    #[serde(skip_serializing_if = "RegionField::is_usual")]
    region: RegionField,
    #[serde(rename = "centerPencilMarks", skip_serializing_if = "Option::is_none")]
    centre: Option<Vec<NumberOrText>>,
    #[serde(rename = "cornerPencilMarks", skip_serializing_if = "Option::is_none")]
    corner: Option<Vec<NumberOrText>>,
    #[serde(rename = "givenPencilMarks", skip_serializing_if = "Option::is_none")]
    candidates: Option<Vec<NumberOrText>>,
}

/// The region of a cell.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Option<i64>", into = "Option<i64>")]
enum RegionField {
    /// The box of its place. The field is absent.
    #[default]
    Usual,
    None,
    Numbered(i64),
}

impl RegionField {
    fn is_usual(&self) -> bool {
        *self == Self::Usual
    }
}

impl From<Option<i64>> for RegionField {
    fn from(number: Option<i64>) -> Self {
        number.map_or(Self::None, Self::Numbered)
    }
}

impl From<RegionField> for Option<i64> {
    fn from(region: RegionField) -> Self {
        match region {
            RegionField::Usual | RegionField::None => None,
            RegionField::Numbered(number) => Some(number),
        }
    }
}

fn read_puzzle(text: &str) -> Result<Document, ReadError> {
    let puzzle: FPuzzlesFields<'_> = json::parse(text)?;
    let UniqueFields(mut fields): UniqueFields<&RawValue> = json::parse(text)?;
    let drawn_cages = fields.get(DRAWN_CAGES).copied();
    let mut page = PageDrawing::of(&fields);
    if drawn_cages.is_some_and(|cages| !fog_lights(cages).is_empty()) {
        page.known.insert(Cue::Fog);
    }
    fields.retain(|name, value| !NO_RULES.contains(&name.as_str()) && says_something(value));
    let size = puzzle.size.unwrap_or(puzzle.grid.len());
    let of_board = fields.iter().filter(|(name, _)| !constraints::is_field(name));
    let (extras, drawn, mut rules) = houses_and_rules(text, of_board)?;
    if constraints::spares_dots(text, fields.iter())? {
        rules.remove(&Rule::NonConsecutive);
    }
    let mut board =
        LayoutBuilder { drawn, rules, ..LayoutBuilder::latin(size) }.with_extras(extras);
    let unfit = |fault| ReadError::of_text(Problem::Board(fault));
    check_square(&puzzle.grid, size)?;
    let faults = LayoutBuilder::latin(size).faults();
    if !faults.is_empty() {
        return Err(unfit(first_fault(faults)));
    }
    let cells = puzzle.grid.iter().flatten().map(|cell| json::parse_value(text, cell));
    let cells = cells.collect::<Result<Vec<FPuzzlesCell>, _>>()?;
    divide_as_said(&mut board, &cells);
    let description = puzzle.ruleset.unwrap_or_default();
    let drawn = read_drawing(&page, &board, &description).map_err(ReadError::of_text)?;
    board.rules.extend(&drawn.rules);
    board.extras.extend(&drawn.extras);
    board.drawn.extend(drawn.houses.iter().cloned());
    let layout = board.build().map_err(|faults| unfit(first_fault(faults)))?;
    let mut document = Document::of_givens(Grid::empty(layout.clone()));
    let mut work = Work::none(&layout);
    let values = puzzle.grid.iter().flatten();
    for ((cell, fields), value) in layout.cells().zip(&cells).zip(values) {
        let put = put(&mut document, &mut work, cell, fields);
        put.map_err(|problem| json::error_in(text, value, problem))?;
    }
    document.work = work.kept();
    let own = constraints::read_fields(
        text,
        fields.iter(),
        LowestDigit::One,
        &layout,
        EmptyClues::Skipped,
    )?;
    let clues = drawn.clues.read(LowestDigit::One, &layout).map_err(ReadError::of_text)?;
    document.from_drawing = drawn.told(&clues);
    let rules = constraints::joined(&own, &clues, &layout);
    document.rules = match drawn_cages {
        Some(cages) => in_fog(&rules, text, cages, &layout)?,
        None => rules,
    };
    document.about = About {
        title: puzzle.title.unwrap_or_default(),
        author: puzzle.author.unwrap_or_default(),
        description,
        ..About::default()
    };
    Ok(document)
}

/// Reads the drawing beside the clues. Without one, the clues say all.
fn read_drawing(
    page: &PageDrawing,
    board: &LayoutBuilder,
    rules: &str,
) -> Result<ProposedReading, Problem> {
    if page.drawing.is_empty() {
        return Ok(ProposedReading::default());
    }
    let regions = match &board.regions {
        Regions::Drawn(regions) => &regions[..],
        Regions::None | Regions::Boxes { .. } => &[],
    };
    drawing::read(&DrawnPuzzle {
        drawing: &page.drawing,
        rules,
        rows: board.rows,
        columns: board.columns,
        digits: board.digits,
        lines: &page.lines,
        regions,
        known: &page.known,
        board_rules: &board.rules,
        has_own_meaning: true,
        has_answer: false,
    })
}

/// A cage that is only drawn. One with the value `FOGLIGHT` lights its cells.
#[derive(Deserialize)]
struct DrawnCage<'a> {
    #[serde(default, borrow)]
    cells: Option<&'a RawValue>,
    #[serde(default)]
    value: Value,
}

/// The drawn cages that light their cells. Whatever the others are, they say nothing.
fn fog_lights(cages: &RawValue) -> Vec<DrawnCage<'_>> {
    let cages: Vec<&RawValue> = serde_json::from_str(cages.get()).unwrap_or_default();
    let lights = |cage: &DrawnCage<'_>| {
        let value = cage.value.as_str().unwrap_or_default();
        value.trim().eq_ignore_ascii_case(FOG_LIGHT)
    };
    cages.into_iter().filter_map(|it| serde_json::from_str(it.get()).ok()).filter(lights).collect()
}

/// The rules with the fog that drawn cages tell of.
fn in_fog(
    rules: &Rules,
    text: &str,
    cages: &RawValue,
    layout: &Layout,
) -> Result<Rules, ReadError> {
    let mut fog = Vec::new();
    for value in fog_lights(cages).iter().filter_map(|cage| cage.cells) {
        let names: Vec<String> = json::parse_value(text, value)?;
        let lit = constraints::fog_beside(&names, layout);
        fog.push(lit.map_err(|problem| json::error_in(text, value, problem))?);
    }
    let all = rules.constraints().iter().cloned().chain(fog);
    Ok(Rules::new(layout, all).expect("each cell was found on the board"))
}

/// Whether the value of a rule is more than "no" and an empty list.
pub(super) fn says_something(value: &RawValue) -> bool {
    let value: String = value.get().split_whitespace().collect();
    !["false", "null", "[]", "{}", "\"\""].contains(&value.as_str())
}

fn check_square(grid: &[Vec<&RawValue>], size: usize) -> Result<(), ReadError> {
    let rows = grid.len();
    if rows != size {
        let too_few = Problem::TooFewRows { found: rows, expected: size };
        let too_many = Problem::TooManyRows { expected: size };
        return Err(ReadError::of_text(if rows < size { too_few } else { too_many }));
    }
    check_rectangle(grid, size)
}

/// Refuses rows with another number of columns.
pub(super) fn check_rectangle(cells: &[Vec<&RawValue>], columns: usize) -> Result<(), ReadError> {
    let problem = cells.iter().find_map(|row| Problem::of_cell_count(row.len(), columns));
    problem.map_or(Ok(()), |problem| Err(ReadError::of_text(problem)))
}

/// The rows and columns of a box on a board of `size` rows, if its cells say no regions.
fn usual_boxes(size: usize) -> (usize, usize) {
    let rows = (1..=size.isqrt()).rev().find(|rows| size.is_multiple_of(*rows)).unwrap_or(1);
    (rows, size / rows)
}

/// Divides the board into the regions that its cells state. There is a cell for each place.
fn divide_as_said(board: &mut LayoutBuilder, cells: &[FPuzzlesCell]) {
    let size = board.digits;
    let (rows, columns) = usual_boxes(size);
    let mut regions: BTreeMap<i64, Vec<Place>> = BTreeMap::new();
    for (at, cell) in cells.iter().enumerate() {
        let place = Place::new(at / size, at % size);
        let region = match cell.region {
            RegionField::Usual => box_of(place, (rows, columns)),
            RegionField::None => continue,
            RegionField::Numbered(number) => number,
        };
        regions.entry(region).or_default().push(place);
    }
    // Boxes of one row are the rows themselves.
    if rows > 1 || !cells.iter().all(|cell| cell.region.is_usual()) {
        divide(board, regions.into_values().collect());
    }
}

/// The number of the box of a place, from 0.
fn box_of(place: Place, (rows, columns): (usize, usize)) -> i64 {
    let region = place.row / rows * rows + place.column / columns;
    i64::try_from(region).unwrap_or_default()
}

/// Puts the content of a cell into the document. Ignores notes in a cell with a digit.
fn put(
    document: &mut Document,
    work: &mut Work,
    cell: Cell,
    fields: &FPuzzlesCell,
) -> Result<(), Problem> {
    let digits = document.givens.layout().digit_count();
    let value = fields.value.as_ref().filter(|value| !value.is_empty());
    let value = value.map(|value| value.digit(digits)).transpose()?;
    let is_given = fields.given.unwrap_or(false);
    let grid = if is_given { &mut document.givens } else { &mut document.entries };
    grid.set(cell, value);
    if value.is_none() {
        document.notes.set(cell, marks(fields.corner.as_ref(), digits)?);
        work.centre.set(cell, marks(fields.centre.as_ref(), digits)?);
    }
    let candidates = marks(fields.candidates.as_ref(), digits)?;
    if !candidates.is_empty() {
        let all = document.givens.layout().all_digits();
        document.ruled_out.set(cell, all.without(candidates));
    }
    Ok(())
}

fn marks(marks: Option<&Vec<NumberOrText>>, digits: usize) -> Result<DigitSet, Problem> {
    let marks = marks.into_iter().flatten().filter(|mark| !mark.is_empty());
    marks.map(|mark| mark.digit(digits)).collect()
}

/// The part of the description that the format holds.
pub(crate) fn kept(about: &About) -> About {
    let About { title, author, description, .. } = about.clone();
    About { title, author, description, ..About::default() }
}

/// Whether the format can hold what the puzzle rules out: each cell needs a candidate.
pub(crate) fn holds_candidates(document: &Document) -> bool {
    let all = document.givens.layout().all_digits();
    document.ruled_out.filled().all(|(_, ruled_out)| ruled_out != all)
}

/// The constraints of a document that a link cannot hold: those that f-puzzles does not know, and dots that it would spare.
pub(crate) fn lost_constraints(document: &Document) -> Vec<&Constraint> {
    let unknown = constraints::not_of_f_puzzles(&document.rules);
    let dots = constraints::beside_non_consecutive(document.givens.layout(), &document.rules);
    unknown.chain(dots).collect()
}

/// Whether a link can hold a board: one square, without rules that go on over its edges.
pub(crate) fn holds(layout: &Layout) -> bool {
    let board = layout.builder();
    let usual = usual_boxes(board.digits);
    let is_square = board.rows == board.digits && board.columns == board.digits;
    let has_groups = board.extras.contains(&ExtraHouses::DisjointGroups);
    let has_usual_boxes = layout.boxes() == Some(usual);
    is_square
        && board.holes.is_empty()
        && board.grids.is_empty()
        && !board.is_torus
        && may_list_regions(&board)
        && (has_usual_boxes || !has_groups)
}

/// Whether a list of regions can say the boxes of the board: they have several rows and columns, and every digit.
pub(super) fn may_list_regions(board: &LayoutBuilder) -> bool {
    match board.regions {
        Regions::None | Regions::Drawn(_) => true,
        Regions::Boxes { rows, columns } => rows.min(columns) > 1 && rows * columns == board.digits,
    }
}

#[derive(Serialize)]
struct WrittenFPuzzles<'a> {
    size: usize,
    #[serde(skip_serializing_if = "str::is_empty")]
    title: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    author: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    ruleset: &'a str,
    grid: Vec<Vec<FPuzzlesCell>>,
    #[serde(flatten)]
    rules: BTreeMap<&'static str, WrittenRule>,
}

/// Writes a link for each document. The format must be able to hold the boards: see [`holds`].
pub(crate) fn write(documents: &[Document]) -> String {
    let link = |document| format!("{ADDRESS}{}\n", lz_string::pack(&json_of(document)));
    documents.iter().map(link).collect()
}

fn json_of(document: &Document) -> String {
    let layout = document.givens.layout();
    let work = document.work();
    let cells: Vec<Cell> = layout.cells().collect();
    let row = |row: &[Cell]| row.iter().map(|&cell| cell_fields(document, &work, cell)).collect();
    let puzzle = WrittenFPuzzles {
        size: layout.digit_count(),
        title: &document.about.title,
        author: &document.about.author,
        ruleset: &document.about.description,
        grid: cells.chunks(layout.columns()).map(row).collect(),
        rules: rules_of_board(layout).into_iter().chain(constraints_of(document)).collect(),
    };
    serde_json::to_string(&puzzle).expect("texts, numbers and lists of them can always be written")
}

fn cell_fields(document: &Document, work: &Work, cell: Cell) -> FPuzzlesCell {
    let layout = document.givens.layout();
    let given = document.givens.get(cell);
    let digit = given.or(document.entries.get(cell));
    let ruled_out = document.ruled_out.get(cell);
    let candidates = layout.all_digits().without(ruled_out);
    let list = |digits: DigitSet| {
        (!digits.is_empty()).then(|| digits.iter().map(NumberOrText::of).collect())
    };
    FPuzzlesCell {
        value: digit.map(NumberOrText::of),
        given: given.map(|_| true),
        region: written_region(layout, cell),
        centre: list(work.centre.get(cell)),
        corner: list(document.notes.get(cell)),
        candidates: list(candidates).filter(|_| !ruled_out.is_empty()),
    }
}

/// The region of a cell as its field in JSON. The usual boxes need no field.
fn written_region(layout: &Layout, cell: Cell) -> RegionField {
    if layout.boxes() == Some(usual_boxes(layout.digit_count())) {
        return RegionField::Usual;
    }
    let number = |house: usize| i64::try_from(layout.houses()[house].number - 1).ok();
    RegionField::from(layout.region_of(cell).and_then(number))
}
