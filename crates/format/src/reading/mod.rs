//! Reads texts of any kind.
//!
//! `stream` reads puzzle by puzzle from a source of any length. `opening` recognises lists and tables by the first lines,
//! and `detect` every other kind. `finder` looks for puzzles in texts that are of no such kind.
//! [`read`] is for a text that is held as a whole. `block` and `index` are for lists that are not read from front to
//! back.

mod block;
mod detect;
mod finder;
mod index;
mod opening;
pub mod stream;
mod table_rows;

pub use block::LineBlock;
pub use finder::Excerpt;
#[cfg(debug_assertions)]
pub use finder::SIGNS_LOOKED_AT;
pub use index::{IndexError, puzzle_of_line, puzzle_starts};
pub use opening::Column;

use std::sync::Arc;

use crate::notation::symbols;
use crate::plain_text::plain::PlainDigits;
use crate::source::text_of;
use crate::{Document, Kind, MAX_BYTES, Problem, ReadError};
use nonet_engine::Layout;

/// The content of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The format of the text.
    pub kind: Kind,
    /// The puzzles in order: at least one.
    pub documents: Vec<Document>,
    /// The errors of the lines without a puzzle, in order, in a text with one puzzle per line.
    pub refused: Vec<ReadError>,
    /// What was taken and left, if the text holds more than puzzles.
    pub excerpt: Option<Excerpt>,
}

/// Whether a text of one line is a puzzle for itself, and no name of a file: a link of another program, right or wrong, an ID
/// of Solo, a line of SumoCue, the address of a page with a puzzle in it, or the 81 cells of a board.
#[must_use]
pub fn is_typed_puzzle(text: &str) -> bool {
    let text = text.trim();
    let is_one_line = !text.contains(['\n', '\r']);
    let is_board = || symbols::whole_classic_board(text).is_some();
    is_one_line
        && (detect::form_with_mark(text).is_some() || is_board() || finder::is_address(text))
}

impl Reading {
    /// The same content, if all puzzles are on the classic board.
    ///
    /// # Errors
    /// Returns [`Problem::OnlyClassic`] if a puzzle is on another board.
    pub fn of_classic_boards(self) -> Result<Self, ReadError> {
        let is_classic = |document: &Document| document.givens.layout().is_classic();
        if self.documents.iter().all(is_classic) {
            Ok(self)
        } else {
            Err(ReadError::of_text(Problem::OnlyClassic))
        }
    }
}

/// Reads any readable text. Recognises its kind by its content, skips a byte order mark, and accepts LF, CR LF and CR as
/// line endings. The text may be UTF-8, UTF-16 or Windows-1252, and compressed.
///
/// A text with one puzzle per line may have lines that cannot be read.
///
/// # Errors
/// Returns the first problem of a text without a puzzle, or of one that cannot be read further, with its place.
pub fn read(bytes: &[u8]) -> Result<Reading, ReadError> {
    read_on(bytes, None)
}

/// Reads any readable text as [`read`] does. The puzzles are on the board `shape` if the text does not say another.
///
/// # Errors
/// As [`read`].
pub fn read_on(bytes: &[u8], shape: Option<&Arc<Layout>>) -> Result<Reading, ReadError> {
    read_with(bytes, shape, PlainDigits::Unknown)
}

/// Reads any readable text as [`read_on`] does, where the caller knows this of the digits of plain texts.
///
/// # Errors
/// As [`read`].
pub fn read_with(
    bytes: &[u8],
    shape: Option<&Arc<Layout>>,
    digits: PlainDigits,
) -> Result<Reading, ReadError> {
    if bytes.len() > MAX_BYTES {
        return Err(ReadError::of_text(Problem::TooLarge { limit: MAX_BYTES }));
    }
    let text = text_of(bytes)?;
    let mut puzzles = stream::Puzzles::new(&*text).on_shape(shape.cloned()).with_digits(digits);
    let (mut documents, mut refused) = (Vec::new(), Vec::new());
    while let Some(found) = puzzles.next() {
        match found {
            Ok(found) => documents.push(found.document),
            Err(error) if puzzles.goes_on() => refused.push(error),
            Err(error) => return Err(error),
        }
    }
    // A page that begins with a puzzle in a line looks like a list. The bad lines behind it tell that it is none.
    if is_more_than_a_list(documents.len(), refused.len())
        && let Some(finding) =
            str::from_utf8(bytes).ok().and_then(|text| finder::find(text, digits))
        // A list of bad lines must not lose puzzles by this.
        && finding.found.len() >= documents.len()
    {
        let documents = finding.found.into_iter().map(|found| found.document).collect();
        let (kind, excerpt) = (finding.kind, finding.excerpt);
        return Ok(Reading { kind, documents, refused: Vec::new(), excerpt });
    }
    match (puzzles.kind(), refused.first()) {
        (Some(kind), _) if !documents.is_empty() => {
            let excerpt = puzzles.excerpt();
            Ok(Reading { kind, documents, refused, excerpt })
        }
        (_, Some(first)) => Err(first.clone()),
        (_, None) => Err(ReadError::of_text(Problem::Empty)),
    }
}

/// Whether so many lines have no puzzle that the text is rather one that begins with a puzzle in a line than a list.
fn is_more_than_a_list(puzzles: usize, refused: usize) -> bool {
    const ROWS: usize = 9;
    refused >= ROWS && refused > 3 * puzzles
}
