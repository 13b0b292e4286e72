//! Reads a puzzle: from a file, from a text such as a clipboard's, or from the code of a puzzle.

use std::ffi::OsStr;
use std::path::PathBuf;

use super::{Activity, BackgroundJob, NewGame, OnCancel, OutdatedBy, Policy};
use crate::engine::generate::Code;
use crate::engine::{Cancelled, Control};
use crate::format::{About, Document, Kind, ReadError, Reading, read};
use crate::store::file::{self, Opened};
use crate::store::{StoreError, StoreProblem};

/// Something to be read.
#[derive(Debug)]
pub enum ReadJob {
    /// A file.
    File(PathBuf, OpenPurpose),
    /// A text.
    Text(String),
}

/// What a file is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenPurpose {
    /// To look at the puzzle and to edit it.
    Edit,
    /// To play the puzzle.
    Play,
}

/// What was read.
#[derive(Debug)]
pub enum ReadReply {
    /// The content of a file, or why it cannot be read.
    File(PathBuf, OpenPurpose, Result<Opened, StoreError>),
    /// The puzzles of a text, or why there are none.
    Text(Result<Reading, ReadError>),
    /// There is no file of that name, and the name is the code of this puzzle.
    Coded(NewGame),
}

impl BackgroundJob for ReadJob {
    type Reply = ReadReply;

    const POLICY: Policy = Policy {
        work: Some(Activity::File),
        outdated_by: OutdatedBy::Nothing,
        on_cancel: OnCancel::Stop,
        ..Policy::UNSEEN
    };

    fn run(self, control: &Control) -> Result<ReadReply, Cancelled> {
        match self {
            Self::File(path, purpose) => read_file(path, purpose, control),
            Self::Text(text) => read_text(&text, control),
        }
    }
}

fn read_file(
    path: PathBuf,
    purpose: OpenPurpose,
    control: &Control,
) -> Result<ReadReply, Cancelled> {
    let opened = file::open(&path);
    let is_absent = opened.as_ref().is_err_and(|error| error.problem == StoreProblem::Absent);
    let name = path.file_name().and_then(OsStr::to_str).filter(|_| is_absent);
    match name.and_then(code) {
        Some(code) => NewGame::of_code(code, None, control).map(ReadReply::Coded),
        None => Ok(ReadReply::File(path, purpose, opened)),
    }
}

fn read_text(text: &str, control: &Control) -> Result<ReadReply, Cancelled> {
    let reading = match code(text.trim()) {
        Some(code) => {
            let documents = vec![puzzle_of(&code, control)?];
            Ok(Reading { kind: Kind::List, documents })
        }
        None => read(text.as_bytes()),
    };
    Ok(ReadReply::Text(reading))
}

fn code(text: &str) -> Option<Code> {
    text.parse().ok().filter(|_| Code::is_meant(text))
}

/// The puzzle of a code, with the code as its title.
fn puzzle_of(code: &Code, control: &Control) -> Result<Document, Cancelled> {
    let about = About { title: code.to_string(), ..About::default() };
    Ok(Document { about, ..Document::of_givens(code.puzzle(control)?.givens().clone()) })
}
