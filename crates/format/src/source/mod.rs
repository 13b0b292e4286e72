//! The bytes of a source, before anybody knows what its text is.
//!
//! [`text_source`] expands what is compressed and converts UTF-16, so that the readers see UTF-8 alone. It knows both by
//! the first bytes, never by a name. Whatever else it is given stays as it is, in the same buffer. The result is a
//! stream: memory does not grow with the text.

mod compression;
mod utf16;

use std::borrow::Cow;
use std::io::{self, BufRead, BufReader, Cursor, Read};

use compression::{Compression, DamagedData};
use utf16::{ByteOrder, Utf16Text};

use super::{MAX_BYTES, Problem, ReadError};

/// The bytes of a source.
pub type ByteSource = BufReader<Box<dyn Read + Send>>;

/// The number of bytes that tell what a source holds.
const START: usize = 6;

/// Returns the text of a source: expanded if the source is compressed, and as UTF-8 if the text is UTF-16. Waits for
/// the first bytes.
#[must_use]
pub fn text_source(source: ByteSource) -> ByteSource {
    let mut source = with_start(source, START);
    if let Some(compression) = Compression::of(at_hand(&mut source)) {
        source = with_start(boxed(compression.expand(source)), START);
    }
    match ByteOrder::of(at_hand(&mut source)) {
        Some(order) => boxed(Utf16Text::new(source, order)),
        None => source,
    }
}

/// Returns the same bytes, of which at least `length` are in the buffer if the source has so many. A pipe may give them
/// one by one.
#[must_use]
pub fn with_start(mut source: ByteSource, length: usize) -> ByteSource {
    let buffered = at_hand(&mut source).len();
    if buffered == 0 || buffered >= length {
        return source;
    }
    let mut start = Vec::new();
    // What fails here fails again where the rest is read.
    let _ = source.by_ref().take(length as u64).read_to_end(&mut start);
    boxed(Cursor::new(start).chain(source))
}

/// Whether bytes that start like these are compressed.
#[must_use]
pub fn is_compressed(start: &[u8]) -> bool {
    Compression::of(start).is_some()
}

/// Whether [`text_source`] changes bytes that start like these.
#[must_use]
pub fn is_other_than_text(start: &[u8]) -> bool {
    Compression::of(start).is_some() || ByteOrder::of(start).is_some()
}

/// Returns the text in bytes that are held as a whole, as [`text_source`] does.
pub(super) fn text_of(bytes: &[u8]) -> Result<Cow<'_, [u8]>, ReadError> {
    if !is_other_than_text(bytes) {
        return Ok(Cow::Borrowed(bytes));
    }
    let source: ByteSource = boxed(Cursor::new(bytes.to_vec()));
    let mut text = Vec::new();
    let limited = text_source(source).take(MAX_BYTES as u64 + 1).read_to_end(&mut text);
    limited.map_err(|error| ReadError::of_text(problem_of(&error)))?;
    if text.len() > MAX_BYTES {
        return Err(ReadError::of_text(Problem::TooLarge { limit: MAX_BYTES }));
    }
    Ok(Cow::Owned(text))
}

/// The problem of a source that cannot be read.
pub(super) fn problem_of(error: &io::Error) -> Problem {
    let damaged = error.get_ref().and_then(|inner| inner.downcast_ref::<DamagedData>());
    match damaged {
        Some(DamagedData(compression)) => Problem::Damaged { name: compression.name() },
        None => Problem::BrokenOff(error.into()),
    }
}

/// The bytes in the buffer. A source that fails here fails again where its text is read.
fn at_hand(source: &mut ByteSource) -> &[u8] {
    source.fill_buf().unwrap_or_default()
}

fn boxed(reader: impl Read + Send + 'static) -> ByteSource {
    BufReader::with_capacity(64 * 1024, Box::new(reader))
}
