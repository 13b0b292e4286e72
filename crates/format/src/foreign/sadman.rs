//! The classic text of SadMan Sudoku. SudoCue and other programs read it too.
//!
//! A header line is `#`, a letter and the text of the header. Then come nine rows of nine characters, in some files
//! after a line `[Puzzle]`. A section `[State]` repeats the board with the player's digits. Digits that the puzzle
//! lacks are entries; a digit that differs from a given is an error. The reader skips the sections for pencil marks
//! and colours. The format has no title.

use crate::notation::{position, symbols};
use crate::plain_text::rows::{RowCollector, rows_of};
use crate::puzzle_text::PuzzleText;
use crate::syntax::lines::TextLine;
use crate::{About, Document, Kind, Problem, ReadError};
use nonet_engine::{Grid, Layout};

/// The header letters in the order in which they are written.
const HEADERS: [char; 7] = ['A', 'D', 'C', 'B', 'S', 'L', 'U'];

/// The letter and the text of a header line. Returns `None` if the line is no header line.
pub(crate) fn header(line: &str) -> Option<(char, &str)> {
    let rest = line.trim().strip_prefix('#')?;
    let letter = rest.chars().next().filter(|c| HEADERS.contains(c))?;
    Some((letter, rest[letter.len_utf8()..].trim()))
}

/// The name of the section that a line opens. Returns `None` if the line opens none.
pub(crate) fn section(line: &str) -> Option<&str> {
    line.trim().strip_prefix('[')?.strip_suffix(']')
}

/// Whether only this format has a line like this: a header, or the opening of a section with a board.
pub(crate) fn is_mark(line: &str) -> bool {
    let opens_board = |name| matches!(section_called(name), Section::Puzzle | Section::State);
    header(line).is_some() || section(line).is_some_and(opens_board)
}

/// Whether a line opens a section with a name as this format has: one word with a capital. Tags in square brackets have
/// small letters or capitals alone.
pub(crate) fn opens_named_section(line: &str) -> bool {
    let name = section(line).unwrap_or_default();
    name.starts_with(|sign: char| sign.is_ascii_uppercase())
        && name.contains(|sign: char| sign.is_ascii_lowercase())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Reads a whole text.
pub(crate) fn read(text: &str) -> Result<PuzzleText, ReadError> {
    let mut reader = SadmanReader::new();
    let mut last = 1;
    for (at, text) in text.lines().enumerate() {
        last = at + 1;
        reader.push(TextLine { number: last, text })?;
    }
    reader.finish(last).map(|document| PuzzleText::of_one(Kind::SadMan, document))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Section {
    Puzzle,
    State,
    Other,
}

struct SadmanReader<'a> {
    section: Section,
    about: About,
    puzzle: RowCollector,
    state: RowCollector,
    givens: Option<Grid>,
    entered: Option<Grid>,
    state_rows: Vec<TextLine<'a>>,
}

impl<'a> SadmanReader<'a> {
    fn new() -> Self {
        Self {
            section: Section::Puzzle,
            about: About::default(),
            puzzle: RowCollector::new(),
            state: RowCollector::new(),
            givens: None,
            entered: None,
            state_rows: Vec::new(),
        }
    }

    fn push(&mut self, line: TextLine<'a>) -> Result<(), ReadError> {
        if let Some(name) = section(line.text) {
            self.section = section_called(name);
            return Ok(());
        }
        match self.section {
            Section::Other => Ok(()),
            _ if symbols::is_comment(line.text) => {
                self.take_header(line.text);
                Ok(())
            }
            Section::Puzzle => push_board(&mut self.puzzle, &mut self.givens, line),
            Section::State => {
                if !symbols::is_blank(line.text) && !symbols::is_rule(line.text) {
                    self.state_rows.push(line);
                }
                push_board(&mut self.state, &mut self.entered, line)
            }
        }
    }

    fn take_header(&mut self, line: &str) {
        let Some((letter, text)) = header(line) else {
            return;
        };
        let Some(field) = field_mut(&mut self.about, letter) else {
            return;
        };
        if !field.is_empty() {
            field.push('\n');
        }
        field.push_str(text);
    }

    fn finish(mut self, lines: usize) -> Result<Document, ReadError> {
        for letter in HEADERS {
            if let Some(field) = field_mut(&mut self.about, letter) {
                field.truncate(field.trim_end_matches('\n').len());
            }
        }
        self.puzzle.finish(lines)?;
        self.state.finish(lines)?;
        let end = TextLine { number: lines, text: "" };
        let missing = Problem::TooFewRows { found: 0, expected: Layout::classic().rows() };
        let givens = self.givens.ok_or_else(|| end.error(1, missing))?;
        let mut document = Document { about: self.about, ..Document::of_givens(givens) };
        if let Some(entered) = self.entered {
            enter(&mut document, &entered, &self.state_rows)?;
        }
        Ok(document)
    }
}

fn section_called(name: &str) -> Section {
    match name.trim().to_ascii_lowercase().as_str() {
        "puzzle" => Section::Puzzle,
        "state" => Section::State,
        _ => Section::Other,
    }
}

/// Adds a line of a section that holds one board.
fn push_board(
    gathering: &mut RowCollector,
    whole: &mut Option<Grid>,
    line: TextLine<'_>,
) -> Result<(), ReadError> {
    if let Some(grid) = whole {
        let idle = symbols::is_blank(line.text) || symbols::is_rule(line.text);
        let expected = grid.layout().rows();
        return if idle { Ok(()) } else { Err(line.error(1, Problem::TooManyRows { expected })) };
    }
    *whole = gathering.push(line)?.map(|(_, grid)| grid);
    Ok(())
}

/// Adds the digits of a state that are not givens as entries. `rows` are the lines of the state, for errors.
fn enter(document: &mut Document, entered: &Grid, rows: &[TextLine<'_>]) -> Result<(), ReadError> {
    for (cell, entry) in entered.filled() {
        match document.givens.get(cell) {
            None => {
                document.entries.set(cell, Some(entry));
            }
            Some(given) if given == entry => {}
            Some(given) => {
                let layout = entered.layout();
                let line = rows[layout.row(cell)];
                let column = symbols::column_in_row(line.text, layout.column(cell));
                return Err(line.error(column, Problem::EntryOnGiven { given, entry }));
            }
        }
    }
    Ok(())
}

/// Writes a document as SadMan's text, without its title.
pub(crate) fn write(document: &Document) -> String {
    let mut about = document.about.clone();
    let mut text: String = HEADERS
        .iter()
        .filter_map(|&letter| Some(header_lines(letter, field_mut(&mut about, letter)?)))
        .collect();
    if document.entries.is_empty() {
        return text + &rows_of(&document.givens);
    }
    text.push_str("[Puzzle]\n");
    text.push_str(&rows_of(&document.givens));
    text.push_str("[State]\n");
    text + &rows_of(&position::digits(document))
}

/// Writes a header line for each line of a text, without the blank lines around it. NUL characters become
/// blanks, because the reader refuses them.
fn header_lines(letter: char, text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let lines = text.split('\n').map(|line| line.replace('\0', " ").trim().to_owned());
    let text = lines.collect::<Vec<_>>().join("\n");
    let header_line = |line| format!("#{letter}{line}\n");
    text.trim_matches('\n').lines().map(header_line).collect()
}

fn field_mut(about: &mut About, letter: char) -> Option<&mut String> {
    match letter {
        'A' => Some(&mut about.author),
        'D' => Some(&mut about.description),
        'C' => Some(&mut about.comment),
        'B' => Some(&mut about.date),
        'S' => Some(&mut about.source),
        'L' => Some(&mut about.level),
        'U' => Some(&mut about.url),
        _ => None,
    }
}
