//! What a kind of text cannot hold of the documents written into it.

use super::{About, Document, Kind, gnome, opensudoku, position};

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
    /// Some of what is said about the puzzle.
    PartOfAbout,
}

/// What a text of this kind would leave out of these documents: each sort of loss once, in the order of
/// [`Loss`].
#[must_use]
pub fn losses(kind: Kind, documents: &[Document]) -> Vec<Loss> {
    let keeps_about = kind == Kind::OpenSudoku && opensudoku::holds_in_version_1(documents);
    let of_each = |document: &Document| {
        let of_about = (!keeps_about).then(|| of_about(kind, &document.about)).flatten();
        of_board(kind, document).into_iter().chain(of_about)
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
        Kind::Nonet | Kind::OpenSudoku | Kind::KSudoku | Kind::GnomeSudoku => Vec::new(),
        Kind::SadMan => Vec::from_iter(notes),
        Kind::List | Kind::Rows | Kind::GnomeCode | Kind::LibreSudoku | Kind::Gravity => {
            entries.into_iter().chain(notes).collect()
        }
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
    let lost = document.notes.noted().any(|(cell, noted)| noted != read.notes.get(cell));
    origin.into_iter().chain(lost.then_some(Loss::Notes)).collect()
}

fn of_about(kind: Kind, about: &About) -> Option<Loss> {
    let kept = match kind {
        Kind::Nonet => about.clone(),
        Kind::SadMan => About { title: String::new(), ..about.clone() },
        Kind::GnomeSudoku => gnome::kept(about),
        Kind::OpenSudoku => opensudoku::kept_in_version_2(about),
        _ => About::default(),
    };
    match () {
        () if kept == *about => None,
        () if kept.is_empty() => Some(Loss::About),
        () if (About { title: about.title.clone(), ..kept }) == *about => Some(Loss::Title),
        () => Some(Loss::PartOfAbout),
    }
}
