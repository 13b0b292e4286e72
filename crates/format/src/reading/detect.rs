//! Detects the format of a text from its first lines.
//!
//! The caller passes lines to a [`Detector`] one by one until it knows the format. Several formats have comments, so
//! a comment decides nothing. Two kinds of lines are remembered: a header line of SadMan's text until the first row,
//! and a lone code of GNOME Sudoku until the end of the text. A row of nine single characters may belong to a board,
//! or to a grid of candidates whose other rows have longer groups. So the detector reads up to a whole board of such
//! rows.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

use crate::foreign::{
    fpuzzles, gnome, gnome_code, gravity, ksudoku, library, libre, opensudoku, penpa, sadman,
    simple_sudoku, solo, sudokumaker, sudokupad, sumocue,
};
use crate::nonet::json_lines;
use crate::notation::groups::{self, LineShape};
use crate::notation::symbols;
use crate::plain_text::plain::{self, PlainLine};
use crate::plain_text::{pencil_marks, sukaku};
use crate::puzzle_text::PuzzleText;
use crate::syntax::lines::{TextLine, error_at};
use crate::syntax::{json, xml};
use crate::{Document, Kind, Problem, ReadError, nonet};
use nonet_engine::{Layout, NamedShape};

/// A first line with this many cells is a whole board, not a row.
const LONGER_THAN_A_ROW: usize = 27;

/// A first line with about nine times as many characters as a board has cells lists candidates.
const CANDIDATES: RangeInclusive<usize> = 365..=1458;

/// A function that reads a whole text of one form.
pub(super) type ReadWhole = fn(&str) -> Result<PuzzleText, ReadError>;

/// Whether a whole text is certainly of the kind that its start shows, although it has this problem. Then nothing else is
/// looked for in it.
pub(super) fn is_certain(text: &str, problem: &Problem) -> bool {
    let start = text.trim_start();
    let is_known_xml = || {
        let known = ["opensudoku", "ksudoku", "onegravitysudoku", "java"];
        start.starts_with('<') && xml::root(text).is_some_and(|(_, name)| known.contains(&name))
    };
    let is_known_json = || {
        let may_be_other = matches!(
            problem,
            Problem::NotAPuzzle
                | Problem::OtherJson
                | Problem::SizeWithoutGrid
                | Problem::BadJson
                | Problem::NotAJsonValue(_)
                | Problem::ListTooLong
                | Problem::Unclosed
                | Problem::TextBehind
        );
        start.starts_with('{') && !may_be_other
    };
    let is_mark = |line: &str| line.trim_start().starts_with("Nonet(") || sadman::is_mark(line);
    // Only a reader that has understood the whole text finds a bad move, so the text is of its kind.
    matches!(problem, Problem::BadMove | Problem::EntryOnGiven { .. })
        || start.starts_with("Nonet")
        || (text.lines().any(is_mark) && !text.lines().any(assigns_text))
        || is_known_xml()
        || is_known_json()
}

/// Whether a line gives a name a value in quotes, as settings and programs do: `grid = "53..7…"`.
fn assigns_text(line: &str) -> bool {
    line.split_once('=').is_some_and(|(name, value)| {
        let is_letter = |sign: char| sign.is_alphanumeric() || matches!(sign, '_' | '-');
        let name = name.trim();
        !name.is_empty()
            && name.chars().all(is_letter)
            && value.trim_start().starts_with(['"', '\''])
    })
}

/// The error to report for a whole text in which no puzzle was found. The error of a parser helps only if the text has a mark
/// of that parser's format. Otherwise the error says that the text is no puzzle.
pub(super) fn error_to_report(text: &str, error: ReadError) -> ReadError {
    let start = text.trim_start();
    let is_of_json = is_json_object(start);
    let is_of_xml = start.starts_with('<') && error.problem == Problem::JavaObjects;
    let is_of_nonet = nonet::has_mark(text);
    let is_recognised = is_of_json
        || is_of_xml
        || is_of_nonet
        || text.lines().any(|line| sadman::is_mark(line) || sadman::opens_named_section(line))
        || !is_of_parser(&error.problem);
    if is_recognised {
        error
    } else {
        error_at(text, text.len() - start.len(), Problem::NotAPuzzle)
    }
}

/// Whether a problem is one of the notation of documents, and not of the cells of a board.
fn is_of_parser(problem: &Problem) -> bool {
    matches!(
        problem,
        Problem::BadJson
            | Problem::NotAJsonValue(_)
            | Problem::OtherJson
            | Problem::HalfCharacter
            | Problem::ListTooLong
            | Problem::ListTooShort
            | Problem::NotWellFormed
            | Problem::TooDeep
            | Problem::MissingField(_)
            | Problem::MisspeltField { .. }
            | Problem::RepeatedField(_)
            | Problem::WrongType(_)
            | Problem::NumberOutOfRange
            | Problem::OtherName(_)
            | Problem::Unclosed
            | Problem::TextBehind
            | Problem::ExpectedSign(_)
            | Problem::UnexpectedSign(_)
            | Problem::Notation { .. }
            | Problem::TooFewRows { found: 0, .. }
    )
}

/// A function that reads a line with a puzzle.
pub(super) type ReadLine = fn(TextLine<'_>) -> Result<Document, ReadError>;

/// The way to read a text.
#[derive(Clone, Debug)]
pub(super) enum ReadMethod {
    /// As a list, with one puzzle per line.
    List,
    /// As another kind with one puzzle per line.
    Lines(Kind, ReadLine),
    /// Row by row.
    Rows,
    /// As boards of the shape that the caller said.
    OfShape(Arc<Layout>),
    /// As plain boards that are not classic, of the shape that the first lines show.
    Plain(NamedShape),
    /// As a whole.
    Whole(ReadWhole),
    /// As a text in which boards are looked for: its start is a row only if it does not name the columns.
    Search,
}

/// The knowledge about a text after the lines so far.
#[derive(Debug, Default)]
pub(super) struct Detector {
    comments: usize,
    has_code: bool,
    has_headers: bool,
    has_rules: bool,
    single_rows: usize,
    /// The number of first lines that begin as an object of JSON, and are no line of a list of them.
    objects: usize,
    /// The shape that the caller said, for a text that does not say one.
    shape: Option<Arc<Layout>>,
    /// The lines so far that may be whole boards or rows of a larger board.
    plain: Option<PlainLines>,
}

/// Lines of equally many cells, each of them a whole board or a row of a larger board.
#[derive(Debug)]
struct PlainLines {
    first: PlainLine,
    lines: usize,
    /// The number of lines that break the rules as boards.
    broken: usize,
}

impl PlainLines {
    /// The board that the lines show. Returns `None` if they show none. Empty lines are one large board if there
    /// are as many of them as cells in each.
    fn board(&self) -> Option<NamedShape> {
        // A field of another puzzle has as many rows as columns. As one board it is told what it is.
        let is_field = self.broken > self.lines / 2;
        let is_square = (self.first.is_empty || is_field) && self.lines == self.first.count;
        if is_square { self.first.row } else { self.first.whole }
    }
}

impl Detector {
    /// A detector for texts that have this shape if they do not say one.
    pub(super) fn for_shape(shape: Option<Arc<Layout>>) -> Self {
        Self { shape, ..Self::default() }
    }

    /// Examines the next line. Returns the form, or `None` as long as the form is not certain.
    pub(super) fn look(&mut self, line: TextLine<'_>) -> Result<Option<ReadMethod>, ReadError> {
        let text = line.text.trim();
        if nonet::starts_like_one(text) {
            return Ok(Some(ReadMethod::Whole(nonet::read)));
        }
        if symbols::is_comment(text) {
            self.comments += 1;
            // A second comment clears this again: a code stands alone.
            self.has_code = self.comments == 1 && gnome_code::decode(text).is_some();
            self.has_headers |= sadman::header(text).is_some();
            return Ok(None);
        }
        if text.is_empty() {
            return Ok(None);
        }
        if let Some(method) = form_with_mark(text) {
            return Ok(Some(method));
        }
        match self.look_for_objects(text) {
            ObjectSign::Shows(method) => return Ok(Some(method)),
            ObjectSign::Undecided => return Ok(None),
            ObjectSign::None => {}
        }
        // A text that says its own shape is believed before the caller.
        let says_shape = text.starts_with(['{', '<']) || sadman::section(text).is_some();
        if let Some(shape) = self.shape.clone().filter(|_| !says_shape) {
            return Ok(Some(ReadMethod::OfShape(shape)));
        }
        match self.look_for_other_boards(text) {
            BoardSign::Shows(board) => return Ok(Some(ReadMethod::Plain(board))),
            BoardSign::Undecided => return Ok(None),
            BoardSign::None => {}
        }
        // Behind a header of SadMan's format, a rule is part of its board.
        if symbols::is_rule(text) && !self.has_headers {
            self.has_rules = true;
            return Ok(None);
        }
        if self.may_be_a_row_of_either(text) {
            // A board does not begin with 123456789 as often as a drawing begins with the numbers of its columns.
            if self.single_rows == 0 && counts_columns(text) {
                return Ok(Some(ReadMethod::Search));
            }
            self.single_rows += 1;
            return Ok(None);
        }
        let indent = line.text.chars().take_while(|c| c.is_whitespace()).count();
        let form = self.form_of_content(text);
        let may_be_plain = matches!(
            form,
            None | Some(ReadMethod::List | ReadMethod::Rows | ReadMethod::Lines(Kind::Sukaku, _))
        );
        // A fault of a larger board is reported only if the line is no puzzle of another kind.
        let is_classic = symbols::whole_classic_board(text).is_some();
        if let Some((at, problem)) =
            plain::fault_of_line(text).filter(|_| may_be_plain && !is_classic)
        {
            return Err(line.error(indent + at + 1, problem));
        }
        form.map(Some).ok_or_else(|| line.error(indent + 1, Problem::NotAPuzzle))
    }

    /// Decides about a text that begins with objects of JSON, each in a line. The first of them may be bad lines of a list, and
    /// the next line tells.
    fn look_for_objects(&mut self, text: &str) -> ObjectSign {
        let is_first = !self.has_headers && !self.has_rules && self.single_rows == 0;
        let is_object = json_lines::is_meant(text);
        if !is_first || self.plain.is_some() || (self.objects == 0 && !is_object) {
            return ObjectSign::None;
        }
        if json_lines::is_line(text) {
            return ObjectSign::Shows(ReadMethod::Lines(Kind::JsonLines, json_lines::read_line));
        }
        if !is_object {
            return ObjectSign::Shows(ReadMethod::Whole(read_json));
        }
        self.objects += 1;
        ObjectSign::Undecided
    }

    /// Returns the form of a text that has ended. Returns `None` for a text without content.
    pub(super) fn at_end(&self) -> Option<ReadMethod> {
        match () {
            // From the surest sign to the weakest, as several may be there.
            () if self.objects > 0 => Some(ReadMethod::Whole(read_json)),
            () if self.has_code => Some(ReadMethod::Whole(gnome_code::read)),
            () if self.has_headers => Some(ReadMethod::Whole(sadman::read)),
            () if self.plain.is_some() => {
                self.plain.as_ref().and_then(PlainLines::board).map(ReadMethod::Plain)
            }
            () if self.has_rules || self.single_rows > 0 => Some(ReadMethod::Rows),
            () => None,
        }
    }

    /// Looks for a board that is not classic. The lines of a text that may be of another kind show none.
    fn look_for_other_boards(&mut self, text: &str) -> BoardSign {
        // These lines have begun a board already. What follows must not be taken for another one.
        if self.has_headers || self.has_rules || self.single_rows > 0 {
            return BoardSign::None;
        }
        let line = PlainLine::of(text);
        let Some(plain) = &mut self.plain else {
            return match line {
                None => BoardSign::None,
                // As many cells as a small board and as the row of a large one, such as 16: the lines below decide.
                Some(first) if first.whole.is_some() && first.row.is_some() => {
                    let broken = usize::from(first.breaks_rules);
                    self.plain = Some(PlainLines { first, lines: 1, broken });
                    BoardSign::Undecided
                }
                Some(line) => line.whole.or(line.row).map_or(BoardSign::None, BoardSign::Shows),
            };
        };
        match line.filter(|line| line.count == plain.first.count) {
            Some(PlainLine { whole: Some(_), is_empty, row: Some(_), breaks_rules, .. })
                if plain.lines < plain.first.count =>
            {
                plain.lines += 1;
                plain.broken += usize::from(breaks_rules);
                plain.first.is_empty &= is_empty;
                BoardSign::Undecided
            }
            Some(PlainLine { whole: None, row: Some(board), .. }) => BoardSign::Shows(board),
            Some(_) | None => plain.board().map_or(BoardSign::None, BoardSign::Shows),
        }
    }

    /// Whether a line is a row of single characters, with too few such rows before it to decide.
    fn may_be_a_row_of_either(&self, text: &str) -> bool {
        let side = Layout::classic().columns();
        !self.has_headers
            && self.single_rows + 1 < side
            && groups::shape(text, side) == LineShape::Single
    }

    /// The form of a text with this line. Returns `None` if the content has no known form.
    fn form_of_content(&self, text: &str) -> Option<ReadMethod> {
        let is_cell = |symbol: char| symbols::content(symbol, 9).is_some();
        // Only the cells at the start count, so that a comment behind a puzzle does not matter.
        let cells = text.chars().take_while(|&symbol| is_cell(symbol)).count();
        let drawn = text.trim_start_matches(symbols::is_separator).starts_with(is_cell);
        let grouped = || groups::shape(text, Layout::classic().columns()) == LineShape::Groups;
        match () {
            // The order matters: the kinds with the surest marks come before those that only count cells.
            () if text.starts_with('{') => Some(ReadMethod::Whole(read_json)),
            () if text.starts_with('<') => Some(ReadMethod::Whole(read_xml)),
            () if sadman::section(text).is_some() => Some(ReadMethod::Whole(sadman::read)),
            () if library::is_line(text) => {
                Some(ReadMethod::Lines(Kind::Library, library::read_line))
            }
            () if CANDIDATES.contains(&cells) => {
                Some(ReadMethod::Lines(Kind::Sukaku, sukaku::read_line))
            }
            () if cells >= LONGER_THAN_A_ROW => Some(ReadMethod::List),
            () if self.has_headers && (drawn || symbols::is_rule(text)) => {
                Some(ReadMethod::Whole(sadman::read))
            }
            () if grouped() => Some(ReadMethod::Whole(pencil_marks::read)),
            () if !drawn => None,
            () if simple_sudoku::is_row(text) => Some(ReadMethod::Whole(simple_sudoku::read)),
            () => Some(ReadMethod::Rows),
        }
    }
}

/// Whether a row has the digits 1 to 9 in order.
fn counts_columns(text: &str) -> bool {
    text.chars().filter(|sign| !symbols::is_separator(*sign)).eq('1'..='9')
}

/// The form of a text that starts with its own mark, and that says the shape of its board. Returns `None` if the
/// text has no such mark.
pub(super) fn form_with_mark(text: &str) -> Option<ReadMethod> {
    match () {
        () if solo::is_line(text) => Some(ReadMethod::Lines(Kind::Solo, solo::read_line)),
        () if fpuzzles::is_line(text) => {
            Some(ReadMethod::Lines(Kind::FPuzzles, fpuzzles::read_line))
        }
        () if sudokupad::is_line(text) => {
            Some(ReadMethod::Lines(Kind::SudokuPad, sudokupad::read_line))
        }
        () if sudokumaker::is_line(text) => {
            Some(ReadMethod::Lines(Kind::SudokuMaker, sudokumaker::read_line))
        }
        () if penpa::is_line(text) => Some(ReadMethod::Lines(Kind::Penpa, penpa::read_line)),
        () if sumocue::is_line(text) => Some(ReadMethod::Lines(Kind::SumoCue, sumocue::read_line)),
        () => None,
    }
}

/// What a line says about objects of JSON.
enum ObjectSign {
    /// The text is read so.
    Shows(ReadMethod),
    /// The next lines will tell.
    Undecided,
    /// Nothing: the line is of another text.
    None,
}

/// What a line says about a board that is not classic.
enum BoardSign {
    /// The board is this one.
    Shows(NamedShape),
    /// The next lines will tell the board.
    Undecided,
    /// Nothing: the line is of another text.
    None,
}

/// Reads a whole text that starts with `<`, by the name of its root element.
fn read_xml(text: &str) -> Result<PuzzleText, ReadError> {
    let (at, name) = xml::root(text).ok_or_else(|| error_at(text, 0, Problem::NotAPuzzle))?;
    let read: ReadWhole = match name {
        "opensudoku" => opensudoku::read,
        "ksudoku" => ksudoku::read,
        "onegravitysudoku" => gravity::read,
        "java" => return Err(error_at(text, at, Problem::JavaObjects)),
        _ => return Err(error_at(text, text.find('<').unwrap_or(0), Problem::NotAPuzzle)),
    };
    // Entities and the like could keep the parser busy for long, and no puzzle needs them.
    xml::refuse_what_is_not_plain(text)?;
    read(text)
}

/// The fields that distinguish the kinds of JSON.
#[derive(Deserialize)]
struct JsonHead<'a> {
    #[serde(borrow, default)]
    cells: Option<&'a RawValue>,
    #[serde(borrow, default)]
    boards: Option<&'a RawValue>,
    #[serde(borrow, default)]
    grid: Option<&'a RawValue>,
    #[serde(default)]
    regions: Option<IgnoredAny>,
    #[serde(default)]
    metadata: Option<IgnoredAny>,
    #[serde(default)]
    size: Option<IgnoredAny>,
    #[serde(default, rename = "formatVersion")]
    format_version: Option<IgnoredAny>,
    #[serde(default)]
    puzzle: Option<IgnoredAny>,
}

/// Reads a whole text that starts with `{`. Many programs call a board `grid` or `cells`, so what stands in these fields
/// tells the form too.
fn read_json(text: &str) -> Result<PuzzleText, ReadError> {
    if !is_json_object(text) {
        return Err(error_at(text, text.find('{').unwrap_or(0), Problem::NotAPuzzle));
    }
    let head: JsonHead<'_> = json::parse(text)?;
    let has_drawing = head.regions.is_some() || head.metadata.is_some();
    match head {
        // `cells` alone is GNOME Sudoku, so what SudokuPad has besides is asked first.
        JsonHead { cells: Some(cells), .. } if has_drawing && has_rows_of_objects(cells) => {
            sudokupad::read(text)
        }
        JsonHead { cells: Some(cells), .. } if has_objects_with("position", cells) => {
            gnome::read(text)
        }
        JsonHead { boards: Some(boards), .. } if has_objects_with("initialBoard", boards) => {
            libre::read(text)
        }
        JsonHead { grid: Some(grid), .. } if has_rows_of_objects(grid) => fpuzzles::read(text),
        JsonHead { format_version: Some(_), puzzle: Some(_), .. } => sudokumaker::read(text),
        JsonHead { size: Some(_), grid: None, .. } => {
            Err(ReadError::of_text(Problem::SizeWithoutGrid))
        }
        JsonHead { .. } => Err(ReadError::of_text(Problem::OtherJson)),
    }
}

/// Whether a text begins as an object of JSON does: with a brace, and a name in quotes before a colon. Sources of programs
/// and wikis begin with a brace too.
fn is_json_object(text: &str) -> bool {
    let Some(inner) = text.trim_start().strip_prefix('{') else { return false };
    let inner = inner.trim_start();
    let named = || {
        let (_, behind) = inner.strip_prefix('"')?.split_once('"')?;
        Some(behind.trim_start())
    };
    inner.is_empty()
        || inner.starts_with('}')
        // A name that is not closed is one of a text that was cut off.
        || named().map_or(inner.starts_with('"'), |behind| {
            behind.is_empty() || behind.starts_with([':', '['])
        })
}

/// Whether a value may be a list of rows in which a cell is an object.
fn has_rows_of_objects(value: &RawValue) -> bool {
    may_be_list(value, |rows: &[&RawValue]| {
        let rows = rows.iter().map(|row| serde_json::from_str::<Vec<&RawValue>>(row.get()));
        let Ok(rows) = rows.collect::<Result<Vec<_>, _>>() else {
            return false;
        };
        let mut cells = rows.iter().flatten().peekable();
        cells.peek().is_none() || cells.any(|cell| cell.get().starts_with('{'))
    })
}

/// Whether a value may be a list of objects that have this field.
fn has_objects_with(field: &str, value: &RawValue) -> bool {
    let has_field = |item: &&RawValue| {
        serde_json::from_str::<BTreeMap<String, &RawValue>>(item.get())
            .is_ok_and(|fields| fields.contains_key(field))
    };
    may_be_list(value, |items: &[&RawValue]| items.first().is_none_or(has_field))
}

/// Whether a value is a list of which this holds, or a number or word in the place of a list.
fn may_be_list(value: &RawValue, holds: impl Fn(&[&RawValue]) -> bool) -> bool {
    match serde_json::from_str::<Vec<&RawValue>>(value.get()) {
        Ok(items) => holds(&items),
        Err(_) => !value.get().starts_with(['"', '{']),
    }
}
