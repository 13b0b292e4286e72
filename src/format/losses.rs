//! What a kind of text cannot hold of the documents written into it.

use super::{About, Document, Kind, position};

/// Something of a document that is not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Loss {
    /// The player's entries.
    Entries,
    /// Which of the digits are given, which entered and which noted alone in their cell.
    Origin,
    /// Some of the notes, or all.
    Notes,
    /// The title.
    Title,
    /// Everything that is said about the puzzle.
    About,
}

/// What a text of this kind would leave out of these documents: each sort of loss once, in the order of
/// [`Loss`].
#[must_use]
pub fn losses(kind: Kind, documents: &[Document]) -> Vec<Loss> {
    let of_each = |document| {
        let of_board = of_board(kind, document);
        of_board.into_iter().chain(of_about(kind, &document.about))
    };
    let mut losses: Vec<Loss> = documents.iter().flat_map(of_each).collect();
    losses.sort_unstable();
    losses.dedup();
    losses
}

fn of_board(kind: Kind, document: &Document) -> Vec<Loss> {
    let entries = (!document.entries.is_empty()).then_some(Loss::Entries);
    let notes = (!document.notes.is_empty()).then_some(Loss::Notes);
    match kind {
        Kind::Nonet => Vec::new(),
        Kind::SadMan => Vec::from_iter(notes),
        Kind::List | Kind::Rows => entries.into_iter().chain(notes).collect(),
        Kind::PencilMarks | Kind::Sukaku => of_candidates(document, false),
        Kind::SudoCue => of_candidates(document, true),
        Kind::SimpleSudoku | Kind::Library => {
            Vec::from_iter(position::deletions(document).is_none().then_some(Loss::Notes))
        }
    }
}

/// What is lost where the candidates of each cell are all that is told, and at most which are entries.
fn of_candidates(document: &Document, tells_entries: bool) -> Vec<Loss> {
    let entered: Vec<_> = document.entries.filled().map(|(cell, _)| cell).collect();
    let entered = if tells_entries { &entered[..] } else { &[] };
    let read = position::document(&position::candidates(document), entered);
    let origin = (read.givens != document.givens || read.entries != document.entries)
        .then_some(Loss::Origin);
    let noted = document.notes.cells().iter().zip(read.notes.cells());
    let lost = noted.into_iter().any(|(noted, read)| !noted.is_empty() && noted != read);
    origin.into_iter().chain(lost.then_some(Loss::Notes)).collect()
}

fn of_about(kind: Kind, about: &About) -> Option<Loss> {
    match kind {
        Kind::Nonet => None,
        Kind::SadMan => (!about.title.is_empty()).then_some(Loss::Title),
        _ => (!about.is_empty()).then_some(Loss::About),
    }
}
