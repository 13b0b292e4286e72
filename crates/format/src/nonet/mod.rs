//! Nonet's own document: RON text that a person can read and compare line by line.
//!
//! ```text
//! // nonet sudoku
//! Nonet(
//!     version: 1,
//!     givens: [
//!         "53..7....",
//! ```
//!
//! Unknown fields are skipped. Missing fields have defaults, except `version` and `givens`. The version is read
//! first, on its own, so that a document of a newer Nonet is refused and never half read. An entry that repeats the
//! given of its cell is dropped; an entry that differs from the given is an error. `work` handles the player's
//! work and the undo history, and `board` handles boards other than the classic one. `json_lines` is another format, for
//! lists.

mod board;
mod constraints;
mod fields;
pub(super) mod json_lines;
mod sets;
mod square;
mod text_list;
mod work;

use std::sync::Arc;

use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::constraints::constraint_texts;
use crate::error::shortened;
use crate::notation::digit_text;
use crate::puzzle_text::PuzzleText;
use crate::syntax::lines::TextLine;
use crate::syntax::text_position::{TextPosition, at, position_of_field, position_of_text};
use crate::{About, Document, Kind, Problem, ReadError, SkippedField, ValueType, Work};
pub use board::BoardField;
use fields::StructFields;
use nonet_engine::{Cell, Grid, Layout};
use sets::{set_rows, sets};
use text_list::TextList;
use work::{PlayField, PuzzleVersionField, WorkFields};

const HEADER: &str = "// nonet sudoku";

/// The version without ruled-out candidates. It is still written for puzzles that rule out none, so that older
/// programs can read them.
const VERSION_1: u64 = 1;

/// The version with ruled-out candidates. An older program must refuse it, because without them it would be
/// another puzzle.
const VERSION_2: u64 = 2;

/// The version with boards other than the classic one, which an older program cannot show.
const VERSION_3: u64 = 3;

/// The version with constraints, without which a puzzle is another puzzle.
const VERSION_4: u64 = 4;

/// The deepest nesting of brackets. Nonet's documents need only a few levels.
const DEEPEST: usize = 64;

#[derive(Deserialize)]
#[serde(rename = "Nonet")]
struct VersionHead {
    version: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Nonet")]
struct File {
    version: u64,
    #[serde(default, skip_serializing_if = "About::is_empty")]
    about: About,
    #[serde(default, skip_serializing_if = "BoxSize::is_classic")]
    layout: BoxSize,
    /// The name of a board that is not classic.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    shape: String,
    /// The description of a board that has no name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    board: Option<BoardField>,
    givens: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    constraints: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    ruled_out: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    entries: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    centre: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    crossed: Vec<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    colours: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    selected: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    play: Option<PlayField>,
    /// The details of the puzzle at earlier edits.
    #[serde(rename = "company", default, skip_serializing_if = "Vec::is_empty")]
    versions: Vec<PuzzleVersionField>,
    #[serde(default, skip_serializing_if = "TextList::is_empty")]
    undo: TextList,
    #[serde(default, skip_serializing_if = "TextList::is_empty")]
    redo: TextList,
}

impl File {
    /// Takes out the fields about the player's work.
    fn take_work(&mut self) -> WorkFields {
        use std::mem::take;
        WorkFields {
            centre: take(&mut self.centre),
            crossed: take(&mut self.crossed),
            colours: take(&mut self.colours),
            selected: take(&mut self.selected),
            play: self.play.take(),
            versions: take(&mut self.versions),
            undo: take(&mut self.undo),
            redo: take(&mut self.redo),
        }
    }
}

/// The number of rows and columns of a box. Early versions wrote this field, and only for the classic board.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Layout")]
struct BoxSize {
    box_rows: usize,
    box_columns: usize,
}

impl Default for BoxSize {
    fn default() -> Self {
        Self { box_rows: 3, box_columns: 3 }
    }
}

impl BoxSize {
    fn is_classic(&self) -> bool {
        *self == Self::default()
    }
}

/// Whether a text whose first line (trimmed, without comments) is `line` can only be such a document.
pub(super) fn starts_like_one(line: &str) -> bool {
    let name_end = line.find(|c: char| !c.is_alphanumeric() && c != '_');
    let (name, rest) = line.split_at(name_end.unwrap_or(line.len()));
    let named = name.starts_with(char::is_alphabetic) && rest.trim_start().starts_with('(');
    let opening = ["(", "/*", "#!["];
    line == HEADER
        || line == "Nonet"
        || named
        || opening.iter().any(|start| line.starts_with(start))
}

/// Whether a text has what only such a document has: its first line, its name, or its name and a field that every document
/// has. A bracket alone begins many other texts.
pub(super) fn has_mark(text: &str) -> bool {
    let is_named = |line: &str| line.trim_start().starts_with("Nonet");
    let has_field = |name: &str| {
        text.match_indices(name)
            .any(|(at, _)| text[at + name.len()..].trim_start().starts_with(':'))
    };
    text.lines().any(|line| line.trim() == HEADER || is_named(line))
        || has_field("givens")
        || has_field("version")
}

/// Reads a whole text.
pub(super) fn read(text: &str) -> Result<PuzzleText, ReadError> {
    let VersionHead { version } = parse(text)?;
    let unknown = match version {
        0 => {
            let known = [VERSION_1, VERSION_4];
            Some(Problem::UnknownVersion { found: version.to_string(), known })
        }
        VERSION_1..=VERSION_4 => None,
        newer => Some(Problem::NewerVersion { found: newer, known: VERSION_4 }),
    };
    if let Some(unknown) = unknown {
        return Err(at(position_of_field(text, "version"), unknown));
    }
    read_fields(text).map_err(|error| {
        let misspelt = may_lack_a_field(&error.problem).then(|| misspelt_field(text)).flatten();
        misspelt.unwrap_or(error)
    })
}

/// Whether a problem may come from a field that is missing because its name is mistyped: without the board or its shape, the
/// rows are those of another board.
fn may_lack_a_field(problem: &Problem) -> bool {
    matches!(
        problem,
        Problem::MissingField(_)
            | Problem::TooFewRows { .. }
            | Problem::TooManyRows { .. }
            | Problem::TooFewCells { .. }
            | Problem::TooManyCells { .. }
            | Problem::UnknownShape(_)
    )
}

/// The first field whose name looks like a known one.
fn misspelt_field(text: &str) -> Option<ReadError> {
    let skipped = fields::skipped(&options(), text, &known_fields());
    let (found, meant) = skipped.into_iter().find_map(|field| Some((field.name, field.meant?)))?;
    Some(at(position_of_name(text, &found), Problem::MisspeltField { found, meant }))
}

fn read_fields(text: &str) -> Result<PuzzleText, ReadError> {
    let mut file: File = parse(text)?;
    let work = file.take_work();
    if !file.layout.is_classic() {
        let BoxSize { box_rows, box_columns } = file.layout;
        let other = Problem::OtherLayout { box_rows, box_columns };
        return Err(at(position_of_field(text, "layout"), other));
    }
    let layout = board::read(text, &file.shape, file.board.as_ref())?;
    let givens = grid(text, "givens", &file.givens, &layout)?;
    let mut entries = Grid::empty(Arc::clone(&layout));
    if !file.entries.is_empty() {
        entries = grid(text, "entries", &file.entries, givens.layout())?;
        drop_repeated_givens(text, &givens, &mut entries)?;
    }
    let rules = constraints::read(text, "constraints", &file.constraints, &layout)?;
    let ruled_out = sets(text, "ruled_out", &file.ruled_out, &layout)?;
    let notes = sets(text, "notes", &file.notes, &layout)?.outside(filled(&givens, &entries));
    let skipped_fields = fields::skipped(&options(), text, &known_fields());
    if let Some(lost) = skipped_fields.iter().find_map(problem_without) {
        return Err(at(position_of_name(text, &lost.0), lost.1));
    }
    let document = Document {
        about: file.about,
        rules,
        ruled_out,
        entries,
        notes,
        skipped_fields,
        ..Document::of_givens(givens)
    };
    Ok(PuzzleText::of_one(Kind::Nonet, work::read(text, work, document)?))
}

/// The name of a skipped field that looks like one without which the puzzle is another, and the problem of that. Returns `None` for
/// other fields.
fn problem_without(skipped: &SkippedField) -> Option<(String, Problem)> {
    const OF_PUZZLE: [&str; 11] = [
        "shape",
        "board",
        "givens",
        "constraints",
        "ruled_out",
        "boxes",
        "regions",
        "grids",
        "holes",
        "houses",
        "rules",
    ];
    let SkippedField { name: found, meant } = skipped.clone();
    let meant = meant.filter(|meant| OF_PUZZLE.contains(&meant.as_str()))?;
    Some((found.clone(), Problem::MisspeltField { found, meant }))
}

/// The position of the first field with this name at any depth, or the start of the text if there is none.
fn position_of_name(text: &str, name: &str) -> TextPosition {
    let is_field = |start: &usize| text[start + name.len()..].trim_start().starts_with(':');
    let found = text.match_indices(name).map(|(start, _)| start).find(is_field);
    found.map_or(TextPosition::START, |start| {
        let before = &text[..start];
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        TextPosition {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    })
}

fn known_fields() -> StructFields {
    let document = StructFields::of::<File>();
    document
        .with("about", StructFields::of::<About>())
        .with("board", StructFields::of::<BoardField>())
}

fn grid(text: &str, field: &str, rows: &[String], layout: &Arc<Layout>) -> Result<Grid, ReadError> {
    let expected = layout.rows();
    let mut grid = Grid::empty(Arc::clone(layout));
    for (number, row) in rows.iter().enumerate() {
        // Finding a position scans the whole text, so it is done only for an error.
        let position = || position_of_text(text, field, number);
        if number == expected {
            return Err(at(position(), Problem::TooManyRows { expected }));
        }
        let cells = digit_text::row(TextLine { number: 1, text: row }, layout, number);
        let cells = cells.map_err(|error| {
            let position = position();
            error.shifted(position.line, position.column)
        })?;
        for (column, digit) in cells.into_iter().enumerate() {
            if let Some(cell) = layout.cell(number, column) {
                grid.set(cell, digit);
            }
        }
    }
    if rows.len() < expected {
        let too_few = Problem::TooFewRows { found: rows.len(), expected };
        return Err(at(position_of_field(text, field), too_few));
    }
    Ok(grid)
}

/// The cells that hold a digit, which therefore have no notes.
fn filled(givens: &Grid, entries: &Grid) -> impl Iterator<Item = Cell> {
    givens.filled().chain(entries.filled()).map(|(cell, _)| cell)
}

fn drop_repeated_givens(text: &str, givens: &Grid, entries: &mut Grid) -> Result<(), ReadError> {
    let layout = Arc::clone(givens.layout());
    for (cell, given) in givens.filled() {
        match entries.get(cell) {
            Some(entry) if entry != given => {
                let mut position = position_of_text(text, "entries", layout.row(cell));
                if digit_text::has_signs(&layout) {
                    position.column += layout.column(cell);
                }
                return Err(at(position, Problem::EntryOnGiven { given, entry }));
            }
            _ => entries.set(cell, None),
        };
    }
    Ok(())
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, ReadError> {
    options().from_str(text).map_err(|error| {
        let start = error.span.start;
        let position = TextPosition { line: start.line, column: start.col };
        at(position.behind_blanks(text), problem(error.code))
    })
}

fn options() -> ron::Options {
    ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .with_recursion_limit(DEEPEST)
}

/// Translates an error of the parser to a [`Problem`].
fn problem(error: ron::Error) -> Problem {
    use ron::Error as Ron;
    match error {
        Ron::ExceededRecursionLimit => Problem::TooDeep,
        Ron::MissingStructField { field, .. } => Problem::MissingField(field.to_owned()),
        Ron::DuplicateStructField { field, .. } => Problem::RepeatedField(field.to_owned()),
        Ron::ExpectedString => Problem::WrongType(ValueType::Text),
        Ron::ExpectedInteger => Problem::WrongType(ValueType::Number),
        Ron::ExpectedBoolean => Problem::WrongType(ValueType::YesOrNo),
        Ron::ExpectedArray => Problem::WrongType(ValueType::List),
        Ron::ExpectedNamedStructLike("Nonet") => Problem::ExpectedSign("Nonet("),
        Ron::ExpectedStructLike | Ron::ExpectedNamedStructLike(_) => {
            Problem::WrongType(ValueType::Fields)
        }
        Ron::UnexpectedChar(sign) => Problem::UnexpectedSign(sign),
        Ron::ExpectedComma => Problem::ExpectedSign(","),
        Ron::ExpectedMapColon => Problem::ExpectedSign(":"),
        Ron::ExpectedArrayEnd => Problem::ExpectedSign("]"),
        Ron::ExpectedMapEnd => Problem::ExpectedSign("}"),
        Ron::ExpectedStructLikeEnd | Ron::ExpectedOptionEnd => Problem::ExpectedSign(")"),
        Ron::IntegerOutOfBounds => Problem::NumberOutOfRange,
        Ron::ExpectedDifferentStructName { found, .. } => Problem::OtherName(shortened(&found)),
        Ron::Eof | Ron::ExpectedStringEnd | Ron::UnclosedBlockComment => Problem::Unclosed,
        Ron::TrailingCharacters => Problem::TextBehind,
        Ron::SuggestRawIdentifier(found) => {
            found.chars().next().map_or(Problem::Unclosed, Problem::UnexpectedSign)
        }
        other => Problem::Notation { detail: shortened(&other.to_string()) },
    }
}

/// Whether the puzzle has constraints, or had some at an earlier edit.
fn has_constraints(document: &Document) -> bool {
    let changed = |work: &Work| {
        let edits = work.history.done().chain(work.history.undone());
        edits.into_iter().any(|edit| edit.rules_change().is_some())
    };
    !document.rules.is_empty() || document.work.as_deref().is_some_and(changed)
}

/// Writes a document.
pub(super) fn write(document: &Document) -> String {
    let entries = &document.entries;
    let WorkFields { centre, crossed, colours, selected, play, versions, undo, redo } =
        work::fields(document);
    let layout = document.givens.layout();
    let (shape, board) = board::fields(layout);
    let file = File {
        version: match () {
            () if has_constraints(document) => VERSION_4,
            () if !layout.is_classic() => VERSION_3,
            () if document.ruled_out.is_empty() => VERSION_1,
            () => VERSION_2,
        },
        about: document.about.clone(),
        layout: BoxSize::default(),
        shape,
        board,
        givens: digit_text::row_texts(&document.givens),
        constraints: constraint_texts(&document.rules, layout),
        ruled_out: set_rows(&document.ruled_out, layout),
        entries: if entries.is_empty() { Vec::new() } else { digit_text::row_texts(entries) },
        notes: set_rows(&document.notes, layout),
        centre,
        crossed,
        colours,
        selected,
        play,
        versions,
        undo,
        redo,
    };
    // The rows of letters of a board have a line each, as the rows of digits have.
    let depth = if file.board.is_some() { 3 } else { 2 };
    let pretty = PrettyConfig::new().struct_names(true).new_line("\n").depth_limit(depth);
    let text = options()
        .to_string_pretty(&file, pretty)
        .expect("texts, numbers and lists of them can always be written");
    format!("{HEADER}\n{text}\n")
}
