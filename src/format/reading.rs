//! Reads a whole text of any kind.

use super::{Document, Kind, MAX_BYTES, Problem, ReadError, stream};

/// The content of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The format of the text.
    pub kind: Kind,
    /// The puzzles in order: at least one.
    pub documents: Vec<Document>,
}

/// Reads any readable text, telling its kind by its content. A UTF-8 byte order mark is skipped, and lines
/// may end in LF, CR LF or CR.
///
/// # Errors
/// The first problem in the text, with its place.
pub fn read(bytes: &[u8]) -> Result<Reading, ReadError> {
    if bytes.len() > MAX_BYTES {
        return Err(ReadError::of_text(Problem::TooLarge { limit: MAX_BYTES }));
    }
    let mut puzzles = stream::Puzzles::new(bytes);
    let documents =
        puzzles.by_ref().map(|found| Ok(found?.document)).collect::<Result<Vec<_>, ReadError>>()?;
    match puzzles.kind() {
        Some(kind) if !documents.is_empty() => Ok(Reading { kind, documents }),
        _ => Err(ReadError::of_text(Problem::Empty)),
    }
}
