//! What must hold of a reader, whatever it is given.
//!
//! A target of libFuzzer hands made-up bytes to one of these functions. None of them may panic, and each
//! fails where a reader breaks a promise of `nonet::format`.

use std::sync::atomic::{AtomicU64, Ordering};

use libfuzzer_sys::Corpus;
use nonet::format::{self, Document, Kind, Loss, ReadError, Reading, WriteError};

pub mod list;
mod marks;
pub mod picture;

/// No sentence about what is wrong in a text is longer, in bytes.
const LONGEST_SENTENCE: usize = 1000;

/// Any text to all readers: what is read can be written as every kind and read again.
pub fn front_door(bytes: &[u8]) -> Corpus {
    if let Some(reading) = read(bytes) {
        for kind in Kind::ALL.into_iter().filter(|kind| kind.is_written()) {
            check_writing(kind, &reading.documents);
        }
    }
    Corpus::Keep
}

/// Texts in which puzzles are looked for: what is said of them lies in the text, and the time is bounded.
pub fn finder(bytes: &[u8]) -> Corpus {
    let before = time_on_processor();
    let reading = read(bytes);
    tell_slowest(time_on_processor().saturating_sub(before), bytes.len());
    let lines = bytes.iter().filter(|byte| b"\n\r".contains(byte)).count() + 1;
    if let Some(excerpt) = reading.as_ref().and_then(|reading| reading.excerpt) {
        let [first, last] = excerpt.lines;
        assert!(0 < first && first <= last && last <= lines, "{excerpt:?}");
        assert!(excerpt.puzzles > 0 && !excerpt.sentence(nonet::text::Language::ENGLISH).is_empty());
    }
    Corpus::Keep
}

/// Says the time of the slowest text so far, in microseconds for 64 KiB.
fn tell_slowest(nanoseconds: u64, length: usize) {
    const WHOLE: u64 = 64 * 1024;
    static SLOWEST: AtomicU64 = AtomicU64::new(2_000);
    let length = u64::try_from(length).unwrap_or(WHOLE).clamp(4096, WHOLE);
    let time = nanoseconds * WHOLE / length / 1000;
    if SLOWEST.fetch_max(time, Ordering::Relaxed) < time {
        eprintln!("slowest text so far: {time} µs for 64 KiB");
    }
}

/// The time that this thread has had on a processor, in nanoseconds. Other programs do not lengthen it.
fn time_on_processor() -> u64 {
    let times = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    times.split(' ').next().and_then(|time| time.parse().ok()).unwrap_or(0)
}

/// Texts for the reader of one kind: what is read is the same when it was written as that kind and read again.
/// Texts that other readers take are not kept.
pub fn reader(kind: Kind, bytes: &[u8]) -> Corpus {
    if !marks::may_be(kind, bytes) {
        return Corpus::Reject;
    }
    match read(bytes) {
        None => Corpus::Keep,
        Some(reading) if reading.kind != kind => Corpus::Reject,
        Some(reading) => {
            if kind.is_written() {
                check_writing(kind, &reading.documents);
                check_same(kind, &reading.documents);
            }
            Corpus::Keep
        }
    }
}

fn read(bytes: &[u8]) -> Option<Reading> {
    match format::read(bytes) {
        Ok(reading) => {
            assert!(!reading.documents.is_empty());
            reading.documents.iter().for_each(check_document);
            reading.refused.iter().for_each(|error| check_error(error, bytes));
            Some(reading)
        }
        Err(error) => {
            check_error(&error, bytes);
            None
        }
    }
}

/// An error has a place in the text, and a sentence that can be shown.
pub(crate) fn check_error(error: &ReadError, bytes: &[u8]) {
    let said = error.to_string();
    assert!(said.len() < LONGEST_SENTENCE, "{said}");
    assert!(error.line > 0 && error.column > 0, "{said}");
    let lines = bytes.iter().filter(|byte| b"\n\r".contains(byte)).count() + 1;
    assert!(error.line <= lines + 1 && error.column <= bytes.len() + 1, "{said}");
}

/// Every cell holds a given, an entry or notes, and not two of them.
fn check_document(document: &Document) {
    for (cell, _) in document.entries.filled() {
        assert_eq!(document.givens.get(cell), None, "an entry on a given");
    }
    for (cell, _) in document.notes.filled() {
        assert_eq!(document.givens.get(cell), None, "notes on a given");
        assert_eq!(document.entries.get(cell), None, "notes on an entry");
    }
}

/// What a kind can hold is the same when it is read again.
fn check_writing(kind: Kind, documents: &[Document]) {
    let documents = if kind.holds_several() { documents } else { &documents[..1] };
    let losses = format::losses(kind, documents);
    let text = match format::write(kind, documents) {
        Err(WriteError::NoCode) => return,
        text => text.expect("the kind is written, and holds so many"),
    };
    let again = format::read(text.as_bytes());
    let again = again.unwrap_or_else(|error| panic!("{kind:?}: {error}\n{text}")).documents;
    assert_eq!(again.len(), documents.len(), "{kind:?}\n{text}");
    for (read, written) in again.iter().zip(documents) {
        check_document(read);
        check_kept(kind, &losses, read, written);
    }
}

/// What was read from a kind, and loses nothing in it, is the same when it was written as that kind.
fn check_same(kind: Kind, documents: &[Document]) {
    if !format::losses(kind, documents).is_empty()
        || documents.iter().any(|it| leaves_open(kind, it))
    {
        return;
    }
    let text = format::write(kind, documents).expect("what was read of this kind can be written");
    let mut again = format::read(text.as_bytes()).expect("it was read once").documents;
    if kind == Kind::GnomeSudoku && documents[0].about.level.is_empty() {
        again[0].about.level.clear();
    }
    assert_eq!(again, documents, "{kind:?}\n{text}");
}

/// Whether a cell has no candidates in a game that tells them of each cell: it is read as one without notes, and
/// what is left in it is written. In a puzzle all of them are ruled out there.
fn leaves_open(kind: Kind, document: &Document) -> bool {
    let open = |cell| document.givens.get(cell).or(document.entries.get(cell)).is_none();
    let noted = |cell| !document.notes.get(cell).is_empty();
    kind == Kind::SudoCue && document.givens.layout().cells().any(|cell| open(cell) && !noted(cell))
}

fn check_kept(kind: Kind, losses: &[Loss], read: &Document, written: &Document) {
    let kept = |loss| !losses.contains(&loss);
    if kept(Loss::Origin) {
        assert_eq!(read.givens, written.givens, "{kind:?}");
        assert!(!kept(Loss::Entries) || read.entries == written.entries, "{kind:?}");
    }
    if kept(Loss::Notes) && !leaves_out_what_is_left(kind) {
        for (cell, noted) in written.notes.filled() {
            assert_eq!(read.notes.get(cell), noted, "{kind:?} {cell:?}");
        }
    }
    let about = [Loss::About, Loss::Title, Loss::PartOfAbout];
    if about.into_iter().all(kept) && !says_it_otherwise(kind) {
        assert_eq!(read.about, written.about, "{kind:?}");
    }
}

/// These kinds tell which candidates were taken away; where none was, nothing is noted.
fn leaves_out_what_is_left(kind: Kind) -> bool {
    matches!(kind, Kind::SimpleSudoku | Kind::Library)
}

/// Header lines lose the white space around them, a game of GNOME Sudoku always has a level, and XML holds
/// no control characters.
fn says_it_otherwise(kind: Kind) -> bool {
    matches!(kind, Kind::SadMan | Kind::GnomeSudoku | Kind::OpenSudoku)
}
