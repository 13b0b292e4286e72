//! The parts of a document that a format cannot hold.
//!
//! [`losses`] compares without writing anything. So the window and the command line can warn before they save.

use std::collections::BTreeSet;

use nonet_language::Language;

use super::constraints::beside_non_consecutive;
use super::foreign::{fpuzzles, gnome, opensudoku, sudokumaker, sudokupad, sumocue};
use super::notation::position;
use super::{About, Document, Kind};
use nonet_engine::{CellSets, Constraint, DigitSet, Layout, NamedShape};

/// A part of a document that is not written.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Loss {
    /// The shape and the rules of the board, which the reader has to know.
    Shape,
    /// The player's entries.
    Entries,
    /// The distinction between givens, entries and single notes of a cell.
    Origin,
    /// Constraints, without which it is another puzzle: one of each kind. Empty if the puzzles are still to be made.
    Constraints(Vec<Constraint>),
    /// The candidates that the puzzle rules out.
    RuledOut,
    /// The distinction between candidates that the puzzle rules out and candidates that the player has not
    /// noted. In the text, the puzzle rules out both.
    Ruler,
    /// Some of the notes, or all.
    Notes,
    /// The notes in the middle of cells.
    CentreNotes,
    /// The colours of cells and candidates.
    Colours,
    /// The game: its time, counters, undo history and save points.
    Game,
    /// The title.
    Title,
    /// The author.
    Author,
    /// The text that describes the puzzle.
    Description,
    /// The comment.
    Comment,
    /// The date of publication.
    Date,
    /// The place of publication.
    Source,
    /// The level that the text states.
    Level,
    /// The address on the web.
    Url,
    /// All of several texts about the puzzle.
    About,
    /// Several texts about the puzzle, but not all.
    PartOfAbout,
}

/// Returns the parts of these documents that a text of this kind cannot hold: each loss once, in the order of [`Loss`].
/// Ignores documents whose board the kind cannot hold.
#[must_use]
pub fn losses(kind: Kind, documents: &[Document]) -> Vec<Loss> {
    let keeps_about = kind == Kind::OpenSudoku && opensudoku::holds_in_version_1(documents);
    let of_each = |document: &Document| {
        let of_about = (!keeps_about).then(|| of_about(kind, &document.about)).flatten();
        of_board(kind, document).into_iter().chain(of_work(kind, document)).chain(of_about)
    };
    let held = documents.iter().filter(|document| kind.holds_board(document.givens.layout()));
    let constraints = held.clone().flat_map(|document| lost_constraints(document, kind));
    let mut losses: Vec<Loss> =
        held.flat_map(of_each).chain(loss_of_constraints(constraints)).collect();
    losses.sort_unstable();
    losses.dedup();
    losses
}

/// The loss of constraints. Returns `None` if there are none.
fn loss_of_constraints<'a>(lost: impl Iterator<Item = &'a Constraint>) -> Option<Loss> {
    let mut names = BTreeSet::new();
    let is_new = |it: &&Constraint| names.insert(it.kind_name(Language::ENGLISH));
    let kinds: Vec<Constraint> = lost.filter(is_new).cloned().collect();
    (!kinds.is_empty()).then_some(Loss::Constraints(kinds))
}

/// The constraints of a document that a kind of file does not hold.
fn lost_constraints(document: &Document, kind: Kind) -> Vec<&Constraint> {
    match kind {
        Kind::Nonet => Vec::new(),
        Kind::FPuzzles => fpuzzles::lost_constraints(document),
        Kind::JsonLines => beside_non_consecutive(document.givens.layout(), &document.rules),
        Kind::SudokuPad => sudokupad::lost_constraints(&document.rules),
        Kind::SudokuMaker => sudokumaker::lost_constraints(document),
        Kind::SumoCue if sumocue::holds_rules(document) => Vec::new(),
        Kind::SumoCue
        | Kind::List
        | Kind::Rows
        | Kind::PencilMarks
        | Kind::Sukaku
        | Kind::SimpleSudoku
        | Kind::SudoCue
        | Kind::Library
        | Kind::OpenSudoku
        | Kind::KSudoku
        | Kind::GnomeSudoku
        | Kind::GnomeCode
        | Kind::SadMan
        | Kind::Solo
        | Kind::Table
        | Kind::Penpa
        | Kind::LibreSudoku
        | Kind::Gravity => document.rules.constraints().iter().collect(),
    }
}

fn of_board(kind: Kind, document: &Document) -> Vec<Loss> {
    let entries = (!document.entries.is_empty()).then_some(Loss::Entries);
    let notes = (!document.notes.is_empty()).then_some(Loss::Notes);
    let ruled_out = (!position::ruled_out(document).is_empty()).then_some(Loss::RuledOut);
    match kind {
        Kind::Nonet => Vec::new(),
        Kind::JsonLines => entries.into_iter().chain(notes).collect(),
        Kind::FPuzzles => {
            Vec::from_iter((!fpuzzles::holds_candidates(document)).then_some(Loss::RuledOut))
        }
        Kind::OpenSudoku | Kind::KSudoku | Kind::GnomeSudoku | Kind::SudokuMaker => {
            Vec::from_iter(ruled_out)
        }
        Kind::SadMan => ruled_out.into_iter().chain(notes).collect(),
        Kind::List | Kind::Rows => {
            let shape = (!is_shown_by_size(document.givens.layout())).then_some(Loss::Shape);
            shape.into_iter().chain(entries).chain(ruled_out).chain(notes).collect()
        }
        Kind::GnomeCode
        | Kind::Solo
        | Kind::SudokuPad
        | Kind::SumoCue
        | Kind::Table
        | Kind::Penpa
        | Kind::LibreSudoku
        | Kind::Gravity => entries.into_iter().chain(ruled_out).chain(notes).collect(),
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

/// Whether the number of cells tells the board: it has ordinary rules, and boxes of the usual shape.
fn is_shown_by_size(layout: &Layout) -> bool {
    let usual = NamedShape::sized(layout.digit_count());
    usual.is_some_and(|usual| usual.builder() == layout.builder())
}

/// The parts that only Nonet's own document can hold.
fn of_work(kind: Kind, document: &Document) -> Vec<Loss> {
    let Some(work) = document.work.as_ref().filter(|_| kind != Kind::Nonet) else {
        return Vec::new();
    };
    let keeps_centre = matches!(kind, Kind::FPuzzles | Kind::SudokuMaker) || work.centre.is_empty();
    let centre = (!keeps_centre).then_some(Loss::CentreNotes);
    let colours = (!work.paints.is_empty()).then_some(Loss::Colours);
    let game = work.play.is_some().then_some(Loss::Game);
    centre.into_iter().chain(colours).chain(game).collect()
}

fn of_deletions(document: &Document) -> Option<Loss> {
    (!position::deletions(document).tell_notes).then_some(Loss::Notes)
}

/// The losses if the text rules out the candidates in `read`.
fn of_rules(document: &Document, read: &CellSets) -> impl Iterator<Item = Loss> {
    let ruled_out = position::ruled_out(document);
    let lacks = |some: &CellSets, others: &CellSets| {
        some.filled().any(|(cell, digits)| digits.without(others.get(cell)) != DigitSet::EMPTY)
    };
    let lost = lacks(&ruled_out, read).then_some(Loss::RuledOut);
    lost.into_iter().chain(lacks(read, &ruled_out).then_some(Loss::Ruler))
}

/// The losses of digits and notes if the text holds only the candidates of each cell and, in some formats,
/// which digits are entries. `read` is the document that reading the text returns.
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
        Kind::FPuzzles | Kind::SudokuPad | Kind::SudokuMaker => fpuzzles::kept(about),
        Kind::OpenSudoku => opensudoku::kept_in_version_2(about),
        Kind::JsonLines => {
            let About { title, source, .. } = about.clone();
            About { title, source, ..About::default() }
        }
        Kind::List
        | Kind::Rows
        | Kind::PencilMarks
        | Kind::Sukaku
        | Kind::SimpleSudoku
        | Kind::SudoCue
        | Kind::Library
        | Kind::KSudoku
        | Kind::GnomeCode
        | Kind::Solo
        | Kind::SumoCue
        | Kind::Table
        | Kind::Penpa
        | Kind::LibreSudoku
        | Kind::Gravity => About::default(),
    };
    match of_texts(about, &kept).as_slice() {
        [] => None,
        [only] => Some(only.clone()),
        _ if kept.is_empty() => Some(Loss::About),
        _ => Some(Loss::PartOfAbout),
    }
}

/// The loss of each text that differs.
fn of_texts(about: &About, kept: &About) -> Vec<Loss> {
    let texts = [
        (Loss::Title, &about.title, &kept.title),
        (Loss::Author, &about.author, &kept.author),
        (Loss::Description, &about.description, &kept.description),
        (Loss::Comment, &about.comment, &kept.comment),
        (Loss::Date, &about.date, &kept.date),
        (Loss::Source, &about.source, &kept.source),
        (Loss::Level, &about.level, &kept.level),
        (Loss::Url, &about.url, &kept.url),
    ];
    texts.into_iter().filter(|(_, text, kept)| text != kept).map(|(loss, ..)| loss).collect()
}
