//! Pictures as inputs: the puzzles of a picture for commands that read texts too.

use std::io::Read;
use std::sync::Arc;

use super::ending::Voice;
use crate::engine::{Cell, Layout};
use crate::format::stream::FoundPuzzle;
use crate::format::{Document, Kind, SystemError};
use crate::photo::{self, MOST_BYTES, PhotoAnswers, PhotoBoard};
use crate::text::cell_name;
use crate::text::command_line::{InputPlace, Notice, Remark};

/// The puzzles of a picture.
pub(super) struct PicturePuzzles {
    /// The kind of text that would hold them.
    pub(super) kind: Kind,
    /// The puzzles, numbered as the lines of a list are.
    pub(super) found: Vec<FoundPuzzle>,
}

/// Reads the whole picture `name` and returns its puzzles, which are on the board `shape` if they have its size. Says which
/// cells are uncertain.
pub(super) fn puzzles_of(
    source: impl Read,
    name: &str,
    shape: Option<&Arc<Layout>>,
    voice: Voice,
) -> Result<PicturePuzzles, Notice> {
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
    let kind = kind_of(&documents);
    let numbered = (1..).zip(documents);
    let found = numbered.map(|(line, document)| FoundPuzzle { line, document }).collect();
    Ok(PicturePuzzles { kind, found })
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

/// A list if every board is classic and without entries, else a document of Nonet's own, or JSON lines for several.
fn kind_of(documents: &[Document]) -> Kind {
    let is_plain =
        |document: &Document| document.givens.layout().is_classic() && document.entries.is_empty();
    match documents {
        documents if documents.iter().all(is_plain) => Kind::List,
        [_] => Kind::Nonet,
        _ => Kind::JsonLines,
    }
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
