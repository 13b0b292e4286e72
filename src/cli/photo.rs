//! Pictures as inputs: the puzzles of a picture as the text that other commands read.

use std::io::Read;
use std::sync::Arc;

use super::ending::Voice;
use crate::engine::{Cell, Layout};
use crate::format::{Document, Kind, SystemError, line_of, write};
use crate::photo::{self, MOST_BYTES, PhotoAnswers, PhotoBoard};
use crate::text::cell_name;
use crate::text::command_line::{InputPlace, Notice, Remark};

/// Reads the whole picture `name` and returns the text of its puzzles, which are on the board `shape` if they have its size.
/// Says which cells are uncertain.
pub(super) fn text_of(
    source: impl Read,
    name: &str,
    shape: Option<&Arc<Layout>>,
    voice: Voice,
) -> Result<Vec<u8>, Notice> {
    let bytes = bytes_of(source).map_err(|error| Notice::about(name, Remark::Broken(error)))?;
    // A file that cannot be read has a place in every message.
    let unread = |error| Notice::Of {
        name: name.to_owned(),
        place: InputPlace::At { line: 1, column: 1 },
        remark: Remark::Photo(error),
    };
    let boards = match shape {
        Some(shape) => photo::read_on(&bytes, shape),
        None => photo::read(&bytes),
    };
    let boards = boards.map_err(unread)?;
    for (place, board) in places(boards.len()).zip(&boards) {
        for remark in remarks(board, voice) {
            voice.say(&Notice::Of { name: name.to_owned(), place, remark });
        }
    }
    let documents: Vec<Document> = boards.iter().map(PhotoBoard::document).collect();
    text(&documents).map_err(|error| Notice::about(name, Remark::Unwritable(error)))
}

/// The bytes of a picture, up to one more than the largest.
pub(super) fn bytes_of(source: impl Read) -> Result<Vec<u8>, SystemError> {
    // Memory that is set aside counts once it is written to. Growing piece by piece would hold two pieces at a time.
    let mut bytes = Vec::with_capacity(MOST_BYTES + 1);
    let read = source.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes);
    read.map(|_| bytes).map_err(|error| (&error).into())
}

/// The places of several boards in a picture: their numbers, if there is more than one.
pub(super) fn places(count: usize) -> impl Iterator<Item = InputPlace> {
    (1..).map(move |number| if count > 1 { InputPlace::Puzzle(number) } else { InputPlace::Whole })
}

/// The documents as text: lines if every board is classic and without entries, else a document of Nonet's own, or JSON
/// lines for several.
fn text(documents: &[Document]) -> Result<Vec<u8>, crate::format::WriteError> {
    let is_plain =
        |document: &Document| document.givens.layout().is_classic() && document.entries.is_empty();
    if documents.iter().all(is_plain) {
        let lines = documents.iter().map(|document| line_of(&document.givens) + "\n");
        return Ok(lines.collect::<String>().into_bytes());
    }
    let kind = if documents.len() == 1 { Kind::Nonet } else { Kind::JsonLines };
    write(kind, documents).map(String::into_bytes)
}

/// Remarks on the reading of a board.
pub(super) fn remarks(board: &PhotoBoard, voice: Voice) -> Vec<Remark> {
    let document = board.document();
    let layout = document.givens.layout();
    let names = |cells: &[usize]| names(layout, cells, voice);
    let uncertain: Vec<usize> = board.uncertain().collect();
    let mut remarks = Vec::new();
    if !board.chosen.is_empty() {
        remarks.push(Remark::RulesChose(names(&board.chosen)));
    }
    if board.answers == PhotoAnswers::NoneOrSeveral {
        remarks.push(Remark::NotOneAnswer);
    }
    if !uncertain.is_empty() {
        remarks.push(Remark::Uncertain(names(&uncertain)));
    }
    remarks
}

/// The names of cells by their numbers from 0.
fn names(layout: &Arc<Layout>, cells: &[usize], voice: Voice) -> Vec<String> {
    let all: Vec<Cell> = layout.cells().collect();
    let named = cells.iter().filter_map(|&at| all.get(at));
    named.map(|&cell| cell_name(cell, layout, voice.language)).collect()
}
