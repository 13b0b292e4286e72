//! Boards told by their candidates: what the pencil-mark kinds of text have in common.
//!
//! Such a text has one set of digits for each cell. A set of one digit is a digit on the board, unless a
//! peer still lists it beside others: then the cell is a naked single whose peers were not cleared yet, and
//! its digit is a note. That is how HoDoKu reads them too.

use super::notes::Notes;
use super::{Document, Kind};
use crate::engine::{Cell, Digit, DigitSet, Grid, Layout};

/// Givens and entries on one board.
pub(super) fn digits(document: &Document) -> Grid {
    let mut grid = document.givens.clone();
    for (cell, entry) in document.entries.filled() {
        grid.set(cell, Some(entry));
    }
    grid
}

/// For each cell without a digit the digits that none of its peers has; the empty set for the others.
pub(super) fn left(document: &Document) -> Vec<DigitSet> {
    let digits = digits(document);
    let layout = digits.layout();
    let left_in = |cell| {
        let seen: DigitSet =
            layout.peers(cell).iter().filter_map(|&peer| digits.get(peer)).collect();
        layout.all_digits().without(seen)
    };
    let empty_or_left = |cell| match digits.get(cell) {
        Some(_) => DigitSet::EMPTY,
        None => left_in(cell),
    };
    layout.cells().map(empty_or_left).collect()
}

/// The candidates of each cell: its digit, or its notes as far as no peer forbids them, or what is left.
pub(super) fn candidates(document: &Document) -> Vec<DigitSet> {
    let digits = digits(document);
    let candidates_in = |(cell, left): (Cell, DigitSet)| {
        let noted = document.notes.get(cell).and(left);
        match digits.get(cell) {
            Some(digit) => DigitSet::of(digit),
            None if noted.is_empty() => left,
            None => noted,
        }
    };
    digits.layout().cells().zip(left(document)).map(candidates_in).collect()
}

/// The classic board with these candidates; `entered` tells the cells whose digit is an entry.
pub(super) fn document(candidates: &[DigitSet], entered: &[Cell]) -> Document {
    let layout = Layout::classic();
    let mut document = Document::of_givens(Grid::empty(layout.clone()));
    for (cell, &set) in layout.cells().zip(candidates) {
        match set.single().filter(|&digit| is_settled(&layout, candidates, cell, digit)) {
            Some(digit) if entered.contains(&cell) => document.entries.set(cell, Some(digit)),
            Some(digit) => document.givens.set(cell, Some(digit)),
            None => {
                document.notes.set(cell, set);
                true
            }
        };
    }
    document
}

/// Whether no peer of `cell` lists its `digit` beside others.
fn is_settled(layout: &Layout, candidates: &[DigitSet], cell: Cell, digit: Digit) -> bool {
    let lists = |&peer: &Cell| candidates[peer.index()];
    !layout.peers(cell).iter().map(lists).any(|set| !set.is_single() && set.contains(digit))
}

/// What has been taken away from the candidates that are left, in ascending order of cells and digits;
/// `None` where the notes are not of that sort.
pub(super) fn deletions(document: &Document) -> Option<Vec<(Cell, Digit)>> {
    if document.notes.is_empty() {
        return Some(Vec::new());
    }
    let mut deleted = Vec::new();
    for (cell, left) in document.givens.layout().cells().zip(left(document)) {
        let noted = document.notes.get(cell);
        if !noted.without(left).is_empty() || noted.is_empty() != left.is_empty() {
            return None;
        }
        deleted.extend(left.without(noted).iter().map(|digit| (cell, digit)));
    }
    Some(deleted)
}

/// Whether the text of this kind that a document was read from rules out digits that its board leaves open.
pub(super) fn rules_out_candidates(kind: Kind, document: &Document) -> bool {
    let tells_candidates = match kind {
        Kind::PencilMarks | Kind::Sukaku | Kind::SudoCue => true,
        // Nothing is noted where nothing was taken away.
        Kind::SimpleSudoku | Kind::Library => !document.notes.is_empty(),
        _ => false,
    };
    let lacks = |(left, noted): (DigitSet, DigitSet)| !left.without(noted).is_empty();
    tells_candidates && left(document).into_iter().zip(document.notes.cells()).any(lacks)
}

/// Notes what is left in each cell without the digits taken away from it; nothing where none of them was left.
pub(super) fn note_deletions(document: &mut Document, deleted: &[(Cell, Digit)]) {
    let mut sets = left(document);
    let is_left = |(cell, digit): &(Cell, Digit)| sets[cell.index()].contains(*digit);
    if !deleted.iter().any(is_left) {
        return;
    }
    for (cell, digit) in deleted {
        sets[cell.index()].remove(*digit);
    }
    let layout = document.givens.layout().clone();
    document.notes = Notes::none(&layout);
    for (cell, set) in layout.cells().zip(sets) {
        document.notes.set(cell, set);
    }
}
