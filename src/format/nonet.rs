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
//! given of its cell is dropped; an entry that differs from the given is an error. `nonet_work` handles the player's
//! work and the undo history.

use std::sync::Arc;

use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::error::shortened;
use super::lines::Line;
use super::nonet_place::{Place, at, place_of_field, place_of_text};
use super::nonet_sets::{set_rows, sets};
use super::nonet_work::{Fields, PlayField, PuzzleVersionField};
use super::whole::Whole;
use super::{About, Document, Expected, Kind, Problem, ReadError, nonet_work, symbols};
use crate::engine::{Cell, Grid, Layout};

const HEADER: &str = "// nonet sudoku";

/// Before the puzzle could rule out candidates. It is still written where it does not, so that older programs read it.
const VERSION_1: u64 = 1;

/// Rules out candidates. A program that does not know of them must not take the puzzle for another.
const VERSION_2: u64 = 2;

/// No document of ours nests deeper than a few brackets.
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
    #[serde(default, skip_serializing_if = "BoxShape::is_classic")]
    layout: BoxShape,
    givens: Vec<String>,
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
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    company: Vec<PuzzleVersionField>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    undo: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    redo: Vec<String>,
}

impl File {
    /// The fields about the work on the puzzle, which are taken out.
    fn take_work(&mut self) -> Fields {
        use std::mem::take;
        Fields {
            centre: take(&mut self.centre),
            crossed: take(&mut self.crossed),
            colours: take(&mut self.colours),
            selected: take(&mut self.selected),
            play: self.play.take(),
            company: take(&mut self.company),
            undo: take(&mut self.undo),
            redo: take(&mut self.redo),
        }
    }
}

/// The layout of a board as its file says it: how many rows and columns a box has.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Layout")]
struct BoxShape {
    box_rows: usize,
    box_columns: usize,
}

impl Default for BoxShape {
    fn default() -> Self {
        Self::of(&Layout::classic())
    }
}

impl BoxShape {
    fn of(layout: &Layout) -> Self {
        let (box_rows, box_columns) = layout.box_shape();
        Self { box_rows, box_columns }
    }

    fn is_classic(&self) -> bool {
        *self == Self::default()
    }

    /// The layout, where it is one that Nonet offers so far.
    fn layout(self) -> Option<Arc<Layout>> {
        self.is_classic().then(Layout::classic)
    }
}

/// Whether a text with this trimmed line first, comments aside, can only be such a document.
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

/// Reads a whole text.
pub(super) fn read(text: &str) -> Result<Whole, ReadError> {
    let VersionHead { version } = parse(text)?;
    let unknown = match version {
        0 => Some(Problem::UnknownVersion(version.to_string())),
        VERSION_1..=VERSION_2 => None,
        newer => Some(Problem::NewerVersion { found: newer, known: VERSION_2 }),
    };
    if let Some(unknown) = unknown {
        return Err(at(place_of_field(text, "version"), unknown));
    }
    let mut file: File = parse(text)?;
    let work = file.take_work();
    let BoxShape { box_rows, box_columns } = file.layout;
    let other = Problem::OtherLayout { box_rows, box_columns };
    let layout = file.layout.layout().ok_or_else(|| at(place_of_field(text, "layout"), other))?;
    let givens = grid(text, "givens", &file.givens, &layout)?;
    let mut entries = Grid::empty(Arc::clone(&layout));
    if !file.entries.is_empty() {
        entries = grid(text, "entries", &file.entries, givens.layout())?;
        drop_repeated_givens(text, &givens, &mut entries)?;
    }
    let ruled_out = sets(text, "ruled_out", &file.ruled_out, &layout)?;
    let notes = sets(text, "notes", &file.notes, &layout)?.outside(filled(&givens, &entries));
    let document = Document { about: file.about, givens, ruled_out, entries, notes, work: None };
    Ok(Whole::of_one(Kind::Nonet, nonet_work::read(text, work, document)?))
}

fn grid(text: &str, field: &str, rows: &[String], layout: &Arc<Layout>) -> Result<Grid, ReadError> {
    let side = layout.side();
    let mut cells = Vec::with_capacity(layout.cell_count());
    for (number, row) in rows.iter().enumerate() {
        // Looking up a place walks over the whole text, so it is only done for an error.
        let place = || place_of_text(text, field, number);
        if number == side {
            return Err(at(place(), Problem::TooManyRows { expected: side }));
        }
        let row = symbols::row(Line { number: 1, text: row }, side);
        cells.extend(row.map_err(|error| {
            let place = place();
            error.shifted(place.line, place.column)
        })?);
    }
    Grid::from_cells(Arc::clone(layout), cells).ok_or_else(|| {
        let too_few = Problem::TooFewRows { found: rows.len(), expected: side };
        at(place_of_field(text, field), too_few)
    })
}

/// The cells that hold a digit, and so no notes.
fn filled(givens: &Grid, entries: &Grid) -> impl Iterator<Item = Cell> {
    givens.filled().chain(entries.filled()).map(|(cell, _)| cell)
}

fn drop_repeated_givens(text: &str, givens: &Grid, entries: &mut Grid) -> Result<(), ReadError> {
    let layout = Arc::clone(givens.layout());
    for (cell, given) in givens.filled() {
        match entries.get(cell) {
            Some(entry) if entry != given => {
                let mut place = place_of_text(text, "entries", layout.row(cell));
                place.column += layout.column(cell);
                return Err(at(place, Problem::EntryOnGiven { given, entry }));
            }
            _ => entries.set(cell, None),
        };
    }
    Ok(())
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, ReadError> {
    options().from_str(text).map_err(|error| {
        let start = error.span.start;
        let place = Place { line: start.line, column: start.col };
        at(place.behind_blanks(text), problem(error.code))
    })
}

fn options() -> ron::Options {
    ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .with_recursion_limit(DEEPEST)
}

/// What the parser found wrong, in our own terms where we have them.
fn problem(error: ron::Error) -> Problem {
    use ron::Error as Ron;
    match error {
        Ron::ExceededRecursionLimit => Problem::TooDeep,
        Ron::MissingStructField { field, .. } => Problem::MissingField(field.to_owned()),
        Ron::DuplicateStructField { field, .. } => Problem::RepeatedField(field.to_owned()),
        Ron::ExpectedString => Problem::WrongType(Expected::Text),
        Ron::ExpectedInteger => Problem::WrongType(Expected::Number),
        Ron::ExpectedBoolean => Problem::WrongType(Expected::YesOrNo),
        Ron::ExpectedArray => Problem::WrongType(Expected::List),
        Ron::ExpectedNamedStructLike("Nonet") => Problem::ExpectedSign("Nonet("),
        Ron::ExpectedStructLike | Ron::ExpectedNamedStructLike(_) => {
            Problem::WrongType(Expected::Fields)
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
        other => Problem::Notation { detail: shortened(&other.to_string()) },
    }
}

/// Writes a document.
pub(super) fn write(document: &Document) -> String {
    let entries = &document.entries;
    let Fields { centre, crossed, colours, selected, play, company, undo, redo } =
        nonet_work::fields(document);
    let side = document.givens.layout().side();
    let file = File {
        version: if document.ruled_out.is_empty() { VERSION_1 } else { VERSION_2 },
        about: document.about.clone(),
        layout: BoxShape::of(document.givens.layout()),
        givens: symbols::row_texts(&document.givens),
        ruled_out: set_rows(&document.ruled_out, side),
        entries: if entries.is_empty() { Vec::new() } else { symbols::row_texts(entries) },
        notes: set_rows(&document.notes, side),
        centre,
        crossed,
        colours,
        selected,
        play,
        company,
        undo,
        redo,
    };
    let pretty = PrettyConfig::new().struct_names(true).new_line("\n").depth_limit(2);
    let text = options()
        .to_string_pretty(&file, pretty)
        .expect("texts, numbers and lists of them can always be written");
    format!("{HEADER}\n{text}\n")
}
