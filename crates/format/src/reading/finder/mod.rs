//! Finds the puzzles in a text of any kind, as a person sees them.
//!
//! Prose, mail, posts of forums, web pages, spreadsheets and sources of programs hold puzzles among other things. `links` takes
//! links, game IDs and lines of JSON out of a text. `clean` brings the rest into one form; `markup` and `page` do so for web pages,
//! `mail` for saved mails, `rtf` for documents of word processors, `tex` for commands of TeX, and `odd_signs` for unusual signs of empty cells.
//! Then searches see boards of one dress each (`rows` with `prefixes`, `runs`, `other_sizes`, `fields`, `wide_tables`, `drawn`,
//! `brackets`, `facts`, `worded`), and `choice` decides which of them are the puzzles. The finder is for texts that no reader of a format
//! takes; it reports no errors but those of links and of lists of cells.

mod blocks;
mod board;
mod brackets;
mod choice;
mod clean;
mod drawn;
mod facts;
mod fields;
mod from_zero;
mod links;
mod mail;
mod markup;
mod odd_signs;
mod other_sizes;
mod page;
mod prefixes;
mod rewritten;
mod rows;
mod rtf;
mod runs;
mod signs;
mod tex;
mod wide_tables;
mod worded;

#[cfg(debug_assertions)]
pub use self::clean::SIGNS_LOOKED_AT;

use self::board::{Dress, Sighting};
use self::clean::CleanLine;
use self::from_zero::SecondLook;
use self::links::Links;
use self::rewritten::Rewritten;
use self::signs::CellBits;
use crate::notation::position;
use crate::plain_text::plain::PlainDigits;
use crate::puzzle_text::FoundPuzzle;
use crate::{Document, Kind, ReadError};
use nonet_engine::{Digit, DigitSet, Grid, LowestDigit, NamedShape};

/// What was taken from a text that holds more than puzzles, and what was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Excerpt {
    /// The number of puzzles; 1 for a list whose lines hold several, where the end is not known.
    pub puzzles: usize,
    /// The first and the last line of the first puzzle, from 1.
    pub lines: [usize; 2],
    /// The number of puzzles left out in the first line of a list or a table, each line of which gives one.
    pub others_in_line: usize,
    /// The number of boards left out that are answers of the puzzles.
    pub answers: usize,
    /// The number of boards left out that were read before in another form.
    pub repeats: usize,
    /// The number of links, game IDs and lines of JSON left out because they cannot be read.
    pub unread: usize,
    /// The number of numbers left out that belong to no board.
    pub numbers: usize,
}

impl Excerpt {
    /// Whether boards or numbers were left out, and not only words.
    #[must_use]
    pub fn leaves_digits(self) -> bool {
        self.others_in_line + self.answers + self.repeats + self.unread + self.numbers > 0
    }

    /// The excerpt of a number of boards, the first in these lines, with only this text behind them.
    pub(super) fn of_boards(puzzles: usize, lines: [usize; 2], behind: &str) -> Self {
        let numbers = behind.split(|sign: char| !sign.is_ascii_digit());
        let numbers = numbers.filter(|number| !number.is_empty()).count();
        Self { puzzles, lines, others_in_line: 0, answers: 0, repeats: 0, unread: 0, numbers }
    }

    /// The same, where the text begins behind a number of lines.
    pub(super) fn behind(self, before: usize) -> Self {
        Self { lines: self.lines.map(|line| line + before), ..self }
    }
}

/// The puzzles that were found in a text.
#[derive(Debug)]
pub(super) struct Finding {
    pub(super) kind: Kind,
    /// The puzzles in order: at least one.
    pub(super) found: Vec<FoundPuzzle>,
    /// What was taken and left. `None` if the text holds puzzles alone.
    pub(super) excerpt: Option<Excerpt>,
}

/// Looks for puzzles in a text, of whose digits the caller knows this. Returns `None` if there is none.
pub(super) fn find(text: &str, digits: PlainDigits) -> Option<Finding> {
    if let Some(plain) = mail::of_mail(text).or_else(|| rtf::of_rtf(text)) {
        return find_rewritten(&plain, digits);
    }
    let quoted = || find_rewritten(&mail::of_quoted(text)?, digits);
    find_in(text, digits).or_else(quoted).or_else(|| find_odd_signs(text, digits))
}

/// Looks for puzzles in a text that was rewritten. Their lines are those of the source.
fn find_rewritten(text: &Rewritten, digits: PlainDigits) -> Option<Finding> {
    let found = find_in(&text.text, digits).or_else(|| find_odd_signs(&text.text, digits));
    found.map(|finding| text.in_source(finding))
}

/// Looks for puzzles whose empty cells have an unusual sign.
fn find_odd_signs(text: &str, digits: PlainDigits) -> Option<Finding> {
    let usual = odd_signs::with_usual_signs(text)?;
    find_in(&usual.text, digits).map(|finding| usual.in_source(finding))
}

fn find_in(text: &str, digits: PlainDigits) -> Option<Finding> {
    let mut linked = Links::of(text);
    let lines = clean::clean(&tex::written_out(&linked.without(text)));
    let choice = choice::choose(&lines);
    let Links { found: of_links, unread, .. } = &mut linked;
    let kind = match (of_links.first(), choice.puzzles.first()) {
        (Some(&(kind, _)), None) => kind,
        (None, Some(first)) => kind_of(first, &choice.puzzles),
        (Some(_), Some(_)) => Kind::Rows,
        (None, None) => return None,
    };
    let boards = choice.puzzles.iter().filter_map(|board| found(board, &lines, digits));
    let mut found: Vec<FoundPuzzle> =
        of_links.drain(..).map(|(_, found)| found).chain(boards).collect();
    // Links and boards were looked for apart, and are handed out in the order of the text.
    found.sort_by_key(|found| found.line);
    let answers = remove_answers_from_zero(&mut found);
    let first = found.first()?.line;
    let last = choice.puzzles.first().map_or(first, |board| lines[board.end.line].number);
    let excerpt = Excerpt {
        puzzles: found.len(),
        lines: [first, last.max(first)],
        others_in_line: 0,
        answers: choice.answers + answers,
        repeats: choice.repeats,
        unread: *unread,
        numbers: choice.numbers,
    };
    let is_whole = choice.is_whole && *unread == 0 && found.len() + answers == choice.puzzles.len();
    Some(Finding { kind, found, excerpt: Some(excerpt).filter(|_| !is_whole) })
}

/// Why a text has no puzzle, if that can be told: the first link or game ID that cannot be read, or a cell that cannot be in a list of
/// cells.
pub(super) fn fault(text: &str) -> Option<ReadError> {
    let links = Links::of(text);
    links.first_unread.or(links.first_bare).or_else(|| facts::fault(&clean::clean(text)))
}

/// Whether a text of one line is the address of a page with a puzzle in it.
pub(super) fn is_address(text: &str) -> bool {
    let is_web = ["http://", "https://", "www."].iter().any(|start| text.starts_with(start));
    is_web && !text.contains(char::is_whitespace) && find(text, PlainDigits::Unknown).is_some()
}

/// The kind that a text of these boards is closest to.
fn kind_of(first: &Sighting, boards: &[Sighting]) -> Kind {
    match first.dress {
        Dress::Candidates if boards.len() == 1 => Kind::PencilMarks,
        Dress::Line if boards.iter().all(|board| board.dress == Dress::Line) => Kind::List,
        Dress::Line
        | Dress::Rows
        | Dress::Left
        | Dress::Right
        | Dress::Blanks
        | Dress::BlanksFromZero
        | Dress::Candidates => Kind::Rows,
    }
}

/// The puzzle on a board. Returns `None` if no board has this size.
fn found(board: &Sighting, lines: &[CleanLine], digits: PlainDigits) -> Option<FoundPuzzle> {
    let shape = || NamedShape::sized(board.side);
    let document = match board.dress {
        // With one sign at most in each cell, as in `5* . . 7*`, an empty cell is open, and no cell without candidates.
        Dress::Candidates if !board.has_several_candidates() => {
            Document::of_givens(grid(board, shape()?)?)
        }
        Dress::Candidates => {
            position::puzzle(&board.cells.iter().map(|&cell| set(cell)).collect::<Vec<_>>())
        }
        Dress::BlanksFromZero if digits == PlainDigits::From(LowestDigit::One) => {
            Document::of_givens(grid(&board.lowered_to_one(), shape()?)?)
        }
        Dress::BlanksFromZero => from_zero_document(board, shape()?)?,
        Dress::Line | Dress::Rows | Dress::Left | Dress::Right | Dress::Blanks => {
            let shape = shape()?;
            match from_zero::look(board, lines, digits, shape) {
                SecondLook::FromZero(document) => *document,
                SecondLook::Refused => return None,
                SecondLook::FromOne => Document::of_givens(grid(board, shape)?),
            }
        }
    };
    Some(FoundPuzzle { line: lines[board.start.line].number, document })
}

/// The document of a board whose digits count from 0.
fn from_zero_document(board: &Sighting, shape: NamedShape) -> Option<Document> {
    let lowest_digit = LowestDigit::Zero;
    Some(Document { lowest_digit, ..Document::of_givens(grid(board, shape)?) })
}

fn grid(board: &Sighting, shape: NamedShape) -> Option<Grid> {
    Grid::from_cells(shape.layout(), board.cells.iter().map(|&cell| digit(cell)).collect())
}

/// Removes each full board from 0 that is the answer of the board before, and returns how many there are. With 0 for an
/// empty cell they were not full.
fn remove_answers_from_zero(found: &mut Vec<FoundPuzzle>) -> usize {
    let before = found.len();
    found.dedup_by(|next, puzzle| {
        let (answer, givens) = (&next.document.givens, &puzzle.document.givens);
        next.document.lowest_digit == LowestDigit::Zero
            && answer.is_full()
            && !givens.is_full()
            && answer.layout() == givens.layout()
            && givens.filled().all(|(cell, digit)| answer.get(cell) == Some(digit))
    });
    before - found.len()
}

fn digit(cell: CellBits) -> Option<Digit> {
    let number = usize::try_from(cell.trailing_zeros()).ok()?;
    Digit::from_index(number).filter(|_| cell.is_power_of_two())
}

fn set(cell: CellBits) -> DigitSet {
    let digits = (0..signs::MOST_DIGITS).filter(|digit| cell & (1 << digit) != 0);
    let mut set = DigitSet::EMPTY;
    digits.filter_map(Digit::from_index).for_each(|digit| set.insert(digit));
    set
}
