//! Boards described by their candidates: shared code of the formats with pencil marks.
//!
//! Such a text has one set of digits for each cell. A set of one digit is a digit on the board, unless a peer
//! still lists that digit beside others. Such a cell is a naked single whose digit was not yet removed from its
//! peers, and the digit is a note. HoDoKu reads such texts in the same way.
//!
//! If the text is a puzzle and not a game, the candidates that it omits are ruled out. The remaining candidates are
//! noted too, so that they show with the notes.

use crate::Document;
use nonet_engine::technique::{self, AnyBoard};
use nonet_engine::{Cell, CellSets, Digit, DigitSet, Grid, Layout};

/// The givens and entries on one board.
pub(crate) fn digits(document: &Document) -> Grid {
    let mut grid = document.givens.clone();
    for (cell, entry) in document.entries.filled() {
        grid.set(cell, Some(entry));
    }
    grid
}

/// For each cell without a digit, the digits that none of its peers holds. The set is empty for the other
/// cells.
pub(super) fn left(document: &Document) -> Vec<DigitSet> {
    left_by(&digits(document))
}

fn left_by(digits: &Grid) -> Vec<DigitSet> {
    let layout = digits.layout();
    let empty_or_left = |cell| match digits.get(cell) {
        Some(_) => DigitSet::EMPTY,
        None => layout.left_by_peers(cell, |peer| digits.get(peer)),
    };
    layout.cells().map(empty_or_left).collect()
}

/// For each cell without a digit, the digits that are left, that the constraints allow and that are not ruled out.
fn allowed(document: &Document) -> Vec<DigitSet> {
    let cells = document.givens.layout().cells().zip(left(document));
    let by_rules = document.rules.ruled_out(document.givens.layout());
    let gone = |cell| document.ruled_out.get(cell).or(by_rules.get(cell));
    cells.map(|(cell, left)| left.without(gone(cell))).collect()
}

/// The candidates of each cell: its digit, or its notes as far as neither a peer nor the puzzle excludes them,
/// or, if it has no notes, the digits that are left.
pub(crate) fn candidates(document: &Document) -> Vec<DigitSet> {
    let digits = digits(document);
    let candidates_in = |(cell, left): (Cell, DigitSet)| {
        let noted = document.notes.get(cell).and(left);
        match digits.get(cell) {
            Some(digit) => DigitSet::of(digit),
            None if noted.is_empty() => left,
            None => noted,
        }
    };
    digits.layout().cells().zip(allowed(document)).map(candidates_in).collect()
}

/// The puzzle on the classic board with these candidates: it rules out all others.
pub(crate) fn puzzle(candidates: &[DigitSet]) -> Document {
    let mut document = document(candidates, &[]);
    let lacking = left(&document).into_iter().zip(candidates).map(|(left, set)| left.without(*set));
    document.ruled_out = sets(document.givens.layout(), lacking);
    document
}

fn sets(layout: &Layout, digits: impl Iterator<Item = DigitSet>) -> CellSets {
    let mut sets = CellSets::none(layout);
    layout.cells().zip(digits).for_each(|(cell, digits)| sets.set(cell, digits));
    sets
}

/// The classic board with these candidates. `entered` are the cells whose digit is an entry.
pub(crate) fn document(candidates: &[DigitSet], entered: &[Cell]) -> Document {
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

/// Whether no peer of `cell` lists `digit` together with other digits.
fn is_settled(layout: &Layout, candidates: &[DigitSet], cell: Cell, digit: Digit) -> bool {
    let lists = |&peer: &Cell| candidates[peer.index()];
    !layout.peers(cell).iter().map(lists).any(|set| !set.is_single() && set.contains(digit))
}

/// The candidates that a text lists as deleted.
pub(crate) struct Deletions {
    /// The cells and the candidates.
    pub(crate) candidates: CellSets,
    /// Whether the deletions determine the notes: the notes are exactly the remaining candidates, or there are
    /// no notes. Otherwise only the candidates that the puzzle rules out are deleted. A board with every
    /// candidate noted cannot be distinguished from a board without notes, because nothing is deleted in
    /// either.
    pub(crate) tell_notes: bool,
}

/// The deletions of a document.
pub(crate) fn deletions(document: &Document) -> Deletions {
    let (left, allowed, noted) = (left(document), allowed(document), document.notes.cells());
    let is_told = |(allowed, noted): (&DigitSet, &DigitSet)| {
        noted.without(*allowed).is_empty() && noted.is_empty() == allowed.is_empty()
    };
    let tell = !document.notes.is_empty() && allowed.iter().zip(&noted).all(is_told);
    let kept = if tell { &noted } else { &allowed };
    let lacking = left.iter().zip(kept).map(|(left, kept)| left.without(*kept));
    let candidates = sets(document.givens.layout(), lacking);
    let tell_notes = document.notes.is_empty() || (tell && !candidates.is_empty());
    Deletions { candidates, tell_notes }
}

impl Deletions {
    /// The deleted candidates in ascending order of cells and digits.
    pub(crate) fn in_order(&self) -> impl Iterator<Item = (Cell, Digit)> {
        let each = |(cell, digits): (Cell, DigitSet)| digits.iter().map(move |digit| (cell, digit));
        self.candidates.filled().flat_map(each)
    }
}

/// The candidates that the puzzle rules out and its givens do not, and the givens that it rules out.
pub(crate) fn ruled_out(document: &Document) -> CellSets {
    if document.ruled_out.is_empty() {
        return document.ruled_out.clone();
    }
    let givens = &document.givens;
    let cells = givens.layout().cells().zip(left_by(givens));
    let effective = cells.map(|(cell, left)| {
        let possible = givens.get(cell).map_or(left, DigitSet::of);
        document.ruled_out.get(cell).and(possible)
    });
    sets(givens.layout(), effective)
}

/// Notes the digits left in each cell, without the deleted ones. Notes nothing if no deleted digit was left
/// anyway.
pub(crate) fn note_deletions(document: &mut Document, deleted: &[(Cell, Digit)]) {
    let deleted = left_of_deleted(document, deleted);
    if deleted.is_empty() {
        return;
    }
    let layout = document.givens.layout().clone();
    let noted =
        layout.cells().zip(left(document)).map(|(cell, left)| left.without(deleted.get(cell)));
    document.notes = sets(&layout, noted);
}

/// Notes every candidate that is left and not ruled out. Converts ruled-out candidates to crossed-out ones.
pub(crate) fn note_all(document: &mut Document) {
    let layout = document.givens.layout().clone();
    document.notes = sets(&layout, allowed(document).into_iter());
    document.ruled_out = CellSets::none(&layout);
}

/// Rules out the deleted digits, as far as they are left, and notes the others.
pub(crate) fn rule_out(document: &mut Document, deleted: &[(Cell, Digit)]) {
    note_deletions(document, deleted);
    document.ruled_out = left_of_deleted(document, deleted);
}

fn left_of_deleted(document: &Document, deleted: &[(Cell, Digit)]) -> CellSets {
    let mut sets = CellSets::none(document.givens.layout());
    let left = left(document);
    for &(cell, digit) in deleted.iter().filter(|(cell, digit)| left[cell.index()].contains(*digit))
    {
        let mut set = sets.get(cell);
        set.insert(digit);
        sets.set(cell, set);
    }
    sets
}

impl Document {
    /// The candidates that neither givens nor entries exclude, but that the puzzle rules out or the player has
    /// crossed out. If every open cell has notes and all notes are possible, candidates that are not noted
    /// count as crossed out.
    #[must_use]
    pub(crate) fn taken_away(&self) -> CellSets {
        deletions(self).candidates
    }

    /// The classic board with its remaining candidates, for techniques. Returns `None` if the layout is not classic.
    #[must_use]
    pub fn solving_board(&self) -> Option<technique::Board> {
        match self.any_solving_board()? {
            AnyBoard::Classic(board) => Some(board),
            AnyBoard::Narrow(_) | AnyBoard::Wide(_) => None,
        }
    }

    /// The board of any shape with its remaining candidates, for techniques. Returns `None` if it has more than
    /// [`WideSet::MOST_CELLS`](technique::WideSet::MOST_CELLS) cells.
    #[must_use]
    pub fn any_solving_board(&self) -> Option<AnyBoard> {
        let mut board = AnyBoard::of_position(&self.givens, &self.entries)?;
        board.rule_out(&self.ruled_out);
        board.rule_out(&self.rules.ruled_out(self.givens.layout()));
        let taken_away = self.taken_away();
        for cell in board.open().iter() {
            board.keep(cell, self.givens.layout().all_digits().without(taken_away.get(cell)));
        }
        Some(board)
    }
}
