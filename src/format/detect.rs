//! Detects the format of a text from its first lines.
//!
//! The caller passes lines to a [`Detector`] one by one until it knows the format. Several formats have comments, so
//! a comment decides nothing. Two kinds of lines are remembered: a header line of SadMan's text until the first row,
//! and a lone code of GNOME Sudoku until the end of the text. A row of nine single characters may belong to a board,
//! or to a grid of candidates whose other rows have longer groups. So the detector reads up to a whole board of such
//! rows.

use std::ops::RangeInclusive;

use serde::Deserialize;
use serde::de::IgnoredAny;

use super::groups::{self, Shape};
use super::lines::{Line, error_at};
use super::whole::{ReadLine, ReadWhole, Whole};
use super::{
    Kind, Problem, ReadError, gnome, gnome_code, gravity, json, ksudoku, library, libre, nonet,
    opensudoku, pencil_marks, sadman, simple_sudoku, sukaku, symbols, xml,
};
use crate::engine::Layout;

/// A first line with this many cells is a whole board, not a row.
const LONGER_THAN_A_ROW: usize = 27;

/// A first line with about nine times as many characters as a board has cells lists candidates.
const CANDIDATES: RangeInclusive<usize> = 365..=1458;

/// The way to read a text.
#[derive(Clone, Copy, Debug)]
pub(super) enum Form {
    /// As a list, with one puzzle per line.
    List,
    /// As another kind with one puzzle per line.
    Lines(Kind, ReadLine),
    /// Row by row.
    Rows,
    /// As a whole.
    Whole(ReadWhole),
}

/// The knowledge about a text after the lines so far.
#[derive(Debug, Default)]
pub(super) struct Detector {
    comments: usize,
    has_code: bool,
    has_headers: bool,
    has_rules: bool,
    single_rows: usize,
}

impl Detector {
    /// Examines the next line. Returns the form as soon as it is certain.
    pub(super) fn look(&mut self, line: Line<'_>) -> Result<Option<Form>, ReadError> {
        let text = line.text.trim();
        if nonet::starts_like_one(text) {
            return Ok(Some(Form::Whole(nonet::read)));
        }
        if symbols::is_comment(text) {
            self.comments += 1;
            self.has_code = self.comments == 1 && gnome_code::decode(text).is_some();
            self.has_headers |= sadman::header(text).is_some();
            return Ok(None);
        }
        if text.is_empty() {
            return Ok(None);
        }
        if symbols::is_rule(text) && !self.has_headers {
            self.has_rules = true;
            return Ok(None);
        }
        if self.may_be_a_row_of_either(text) {
            self.single_rows += 1;
            return Ok(None);
        }
        self.form_of_content(text).map(Some).ok_or_else(|| {
            let indent = line.text.chars().take_while(|c| c.is_whitespace()).count();
            line.error(indent + 1, Problem::NotAPuzzle)
        })
    }

    /// Returns the form of a text that has ended, or `None` for a text without content.
    pub(super) fn at_end(&self) -> Option<Form> {
        match () {
            () if self.has_code => Some(Form::Whole(gnome_code::read)),
            () if self.has_headers => Some(Form::Whole(sadman::read)),
            () if self.has_rules || self.single_rows > 0 => Some(Form::Rows),
            () => None,
        }
    }

    /// Whether a line is a row of single characters, and too few of them went before to know more.
    fn may_be_a_row_of_either(&self, text: &str) -> bool {
        let side = Layout::classic().side();
        !self.has_headers
            && self.single_rows + 1 < side
            && groups::shape(text, side) == Shape::Single
    }

    /// The form of a text with this line.
    fn form_of_content(&self, text: &str) -> Option<Form> {
        let is_cell = |symbol: char| symbols::content(symbol, 9).is_some();
        let cells = text.chars().take_while(|&symbol| is_cell(symbol)).count();
        let drawn = text.trim_start_matches(symbols::is_separator).starts_with(is_cell);
        let grouped = || groups::shape(text, Layout::classic().side()) == Shape::Groups;
        match () {
            () if text.starts_with('{') => Some(Form::Whole(read_json)),
            () if text.starts_with('<') => Some(Form::Whole(read_xml)),
            () if sadman::section(text).is_some() => Some(Form::Whole(sadman::read)),
            () if library::is_line(text) => Some(Form::Lines(Kind::Library, library::read_line)),
            () if CANDIDATES.contains(&cells) => Some(Form::Lines(Kind::Sukaku, sukaku::read_line)),
            () if cells >= LONGER_THAN_A_ROW => Some(Form::List),
            () if self.has_headers && (drawn || symbols::is_rule(text)) => {
                Some(Form::Whole(sadman::read))
            }
            () if grouped() => Some(Form::Whole(pencil_marks::read)),
            () if !drawn => None,
            () if simple_sudoku::is_row(text) => Some(Form::Whole(simple_sudoku::read)),
            () => Some(Form::Rows),
        }
    }
}

/// Reads a whole text that starts with `<`, by the name of its root element.
fn read_xml(text: &str) -> Result<Whole, ReadError> {
    let (at, name) = xml::root(text).ok_or_else(|| error_at(text, 0, Problem::NotAPuzzle))?;
    let read: ReadWhole = match name {
        "opensudoku" => opensudoku::read,
        "ksudoku" => ksudoku::read,
        "onegravitysudoku" => gravity::read,
        "java" => return Err(error_at(text, at, Problem::JavaObjects)),
        _ => return Err(error_at(text, text.find('<').unwrap_or(0), Problem::NotAPuzzle)),
    };
    xml::refuse_what_is_not_plain(text)?;
    read(text)
}

/// The fields that tell the kinds of JSON apart.
#[derive(Deserialize)]
struct JsonHead {
    #[serde(default)]
    cells: Option<IgnoredAny>,
    #[serde(default)]
    boards: Option<IgnoredAny>,
}

/// Reads a whole text that starts with `{`.
fn read_json(text: &str) -> Result<Whole, ReadError> {
    match json::parse(text)? {
        JsonHead { cells: Some(_), .. } => gnome::read(text),
        JsonHead { boards: Some(_), .. } => libre::read(text),
        JsonHead { .. } => Err(ReadError::of_text(Problem::NotAPuzzle)),
    }
}
