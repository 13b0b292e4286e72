//! The parts of a document that a format cannot hold.
//!
//! [`losses`] compares without writing anything. So the window and the command line can warn before they save.

use super::{About, Document, Kind, gnome, opensudoku, position};
use crate::engine::{CellSets, DigitSet};

/// A part of a document that is not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Loss {
    /// The player's entries.
    Entries,
    /// Which of the digits are given, which entered and which noted alone in their cell.
    Origin,
    /// The candidates that the puzzle rules out.
    RuledOut,
    /// Whether the puzzle rules a candidate out, or the player has not noted it: there the puzzle does.
    Ruler,
    /// Some of the notes, or all.
    Notes,
    /// The notes in the middle of cells.
    CentreNotes,
    /// The colours of cells and candidates.
    Colours,
    /// The game: its time, what was counted in it, what can be undone and its save points.
    Game,
    /// The title.
    Title,
    /// The whole description of the puzzle.
    About,
    /// A part of the description of the puzzle.
    PartOfAbout,
}

/// Returns the parts of these documents that a text of this kind cannot hold: each loss once, in the order of [`Loss`].
#[must_use]
pub fn losses(kind: Kind, documents: &[Document]) -> Vec<Loss> {
    let keeps_about = kind == Kind::OpenSudoku && opensudoku::holds_in_version_1(documents);
    let of_each = |document: &Document| {
        let of_about = (!keeps_about).then(|| of_about(kind, &document.about)).flatten();
        of_board(kind, document).into_iter().chain(of_work(kind, document)).chain(of_about)
    };
    let mut losses: Vec<Loss> = documents.iter().flat_map(of_each).collect();
    losses.sort_unstable();
    losses.dedup();
    losses
}

fn of_board(kind: Kind, document: &Document) -> Vec<Loss> {
    let entries = (!document.entries.is_empty()).then_some(Loss::Entries);
    let notes = (!document.notes.is_empty()).then_some(Loss::Notes);
    let ruled_out = (!position::ruled_out(document).is_empty()).then_some(Loss::RuledOut);
    match kind {
        Kind::Nonet => Vec::new(),
        Kind::OpenSudoku | Kind::KSudoku | Kind::GnomeSudoku => Vec::from_iter(ruled_out),
        Kind::SadMan => ruled_out.into_iter().chain(notes).collect(),
        Kind::List | Kind::Rows | Kind::GnomeCode | Kind::LibreSudoku | Kind::Gravity => {
            entries.into_iter().chain(ruled_out).chain(notes).collect()
        }
        Kind::PencilMarks | Kind::Sukaku => {
            let read = position::puzzle(&position::candidates(document));
            let mut losses = of_candidates(document, &read);
            losses.extend(of_rules(document, &read.ruled_out));
            losses
        }
        Kind::SudoCue => {
            let entered: Vec<_> = document.entries.filled().map(|(cell, _)| cell).collect();
            let read = position::document(&position::candidates(document), &entered);
            of_candidates(document, &read).into_iter().chain(ruled_out).collect()
        }
        Kind::SimpleSudoku => ruled_out.into_iter().chain(of_deletions(document)).collect(),
        Kind::Library => {
            let read = position::deletions(document).candidates;
            of_rules(document, &read).chain(of_deletions(document)).collect()
        }
    }
}

/// The parts that only Nonet's own document can hold.
fn of_work(kind: Kind, document: &Document) -> Vec<Loss> {
    let Some(work) = document.work.as_ref().filter(|_| kind != Kind::Nonet) else {
        return Vec::new();
    };
    let centre = (!work.centre.is_empty()).then_some(Loss::CentreNotes);
    let colours = (!work.paints.is_empty()).then_some(Loss::Colours);
    let game = work.play.is_some().then_some(Loss::Game);
    centre.into_iter().chain(colours).chain(game).collect()
}

fn of_deletions(document: &Document) -> Option<Loss> {
    (!position::deletions(document).tell_notes).then_some(Loss::Notes)
}

/// What is lost where the text rules out what `read` has.
fn of_rules(document: &Document, read: &CellSets) -> impl Iterator<Item = Loss> {
    let ruled_out = position::ruled_out(document);
    let lacks = |some: &CellSets, others: &CellSets| {
        some.filled().any(|(cell, digits)| digits.without(others.get(cell)) != DigitSet::EMPTY)
    };
    let lost = lacks(&ruled_out, read).then_some(Loss::RuledOut);
    lost.into_iter().chain(lacks(read, &ruled_out).then_some(Loss::Ruler))
}

/// What of digits and notes is lost where the candidates of each cell are all that is told, and at most which are
/// entries: `read` is what they are read as.
fn of_candidates(document: &Document, read: &Document) -> Vec<Loss> {
    let origin = (read.givens != document.givens || read.entries != document.entries)
        .then_some(Loss::Origin);
    let lost = document.notes.filled().any(|(cell, noted)| noted != read.notes.get(cell));
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
