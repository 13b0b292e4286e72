//! The document in the window: the board with its history, and the file it belongs to.

use std::path::Path;

use super::dialog::Source;
use super::selection::Selection;
use crate::engine::{Cell, CellSets, Contradiction, Puzzle};
use crate::format::{About, Document, PuzzleVersion as KeptCompany, Work};
use crate::game::{Board, Content, Edit, History, MoveLog, Play, Revision};

/// A document that is open, and whether its file knows of its changes.
#[derive(Clone, Debug)]
pub struct OpenDocument {
    /// What came with the board, each time it came anew, with the state that it came with.
    company: Vec<(Revision, Company)>,
    board: Board,
    history: History,
    /// The game, where the puzzle is or was being played.
    play: Option<Play>,
    /// Whether digits that are typed belong to the game. It is false without a game.
    playing: bool,
    /// The moves of that game.
    moves: MoveLog,
    /// What was selected when it was kept.
    selected: Vec<Cell>,
    saved: Option<Revision>,
    source: Option<Source>,
}

/// What a document holds besides what stands on its board.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Company {
    about: About,
    ruled_out: CellSets,
}

impl Default for OpenDocument {
    fn default() -> Self {
        Self::of_no_file(Document::default())
    }
}

impl OpenDocument {
    /// A document as its file has it.
    #[must_use]
    pub fn of_file(document: Document, source: Source) -> Self {
        Self { source: Some(source), ..Self::of_no_file(document) }
    }

    /// A document that has no file, and nothing in it that needs one.
    #[must_use]
    pub fn of_no_file(document: Document) -> Self {
        let board = document.board();
        let Work { history, company, play, moves, playing, selected, .. } = document.work();
        let Document { about, ruled_out, .. } = document;
        let company = company_of(&history, company, Company { about, ruled_out });
        let saved = Some(history.revision());
        let playing = playing && play.is_some();
        Self { company, board, history, play, moves, playing, selected, saved, source: None }
    }

    /// A document with changes that its file, if it has one, does not have.
    #[must_use]
    pub fn recovered(document: Document, source: Option<Source>) -> Self {
        Self { saved: None, source, ..Self::of_no_file(document) }
    }

    /// The texts about the puzzle.
    #[must_use]
    pub fn about(&self) -> &About {
        &self.company().about
    }

    fn company(&self) -> &Company {
        let revision = self.history.revision();
        let held = self.company.iter().rfind(|(from, _)| *from <= revision);
        let (_, company) = held.expect("the first of them holds from the beginning");
        company
    }

    /// The candidates that the puzzle rules out, whatever its givens do.
    #[must_use]
    pub fn ruled_out(&self) -> &CellSets {
        &self.company().ruled_out
    }

    /// The puzzle, without what was entered.
    ///
    /// # Errors
    /// All reasons why it can have no answer, as [`Puzzle::ruling_out`] tells them.
    pub fn puzzle(&self) -> Result<Puzzle, Vec<Contradiction>> {
        Puzzle::ruling_out(self.board.givens(), self.ruled_out().clone())
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The file it belongs to.
    #[must_use]
    pub fn source(&self) -> Option<&Source> {
        self.source.as_ref()
    }

    /// Where it is kept.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.source.as_ref().map(|source| source.path.as_path())
    }

    /// Whether there are changes that its file does not have.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        self.saved != Some(self.history.revision())
    }

    /// The state that a save writes.
    #[must_use]
    pub fn revision(&self) -> Revision {
        self.history.revision()
    }

    /// What a file holds of it, but for the game and the selection, which only the controller knows how they are now.
    #[must_use]
    pub fn document(&self) -> Document {
        let Company { about, ruled_out } = self.company().clone();
        let document = Document { about, ruled_out, ..Document::of_board(&self.board) };
        let mut work = document.work();
        work.history = self.history.clone();
        work.company = self.kept_company();
        work.moves = self.moves.clone();
        Document { work: work.kept(), ..document }
    }

    /// What came with the board, where more than one did.
    fn kept_company(&self) -> Vec<KeptCompany> {
        if self.company.len() < 2 {
            return Vec::new();
        }
        let revisions = self.history.revisions();
        let kept = |(from, company): &(Revision, Company)| KeptCompany {
            edits: revisions.partition_point(|revision| revision < from),
            about: company.about.clone(),
            ruled_out: company.ruled_out.clone(),
        };
        self.company.iter().map(kept).collect()
    }

    /// The game, where the puzzle is or was being played.
    #[must_use]
    pub fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    /// Whether digits that are typed belong to the game.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.playing
    }

    /// What was selected when the document was kept.
    pub(super) fn kept_selection(&self) -> Selection {
        let cells = self.board.layout().cell_count();
        let on_board = self.selected.iter().copied().filter(|cell| cell.index() < cells);
        Selection::of_kept(&on_board.collect::<Vec<_>>())
    }

    /// The moves of the game.
    pub(super) fn moves(&self) -> &MoveLog {
        &self.moves
    }

    pub(super) fn moves_mut(&mut self) -> &mut MoveLog {
        &mut self.moves
    }

    /// What can be undone, and what be redone.
    pub(super) fn history(&self) -> &History {
        &self.history
    }

    pub(super) fn play_mut(&mut self) -> Option<&mut Play> {
        self.play.as_mut()
    }

    /// Lets the game begin, or go on.
    pub(super) fn begin_play(&mut self) {
        self.playing = true;
        let play = self.play.get_or_insert_default();
        play.edits_before = play.edits_before.min(self.history.done_count());
        // Those of another puzzle lead nowhere.
        let givens = self.board.givens();
        play.save_points.retain(|point| point.board.givens() == givens);
    }

    /// Begins the game anew, from the board as it is.
    pub(super) fn restart_play(&mut self) {
        self.begin_anew(Play::restarted);
    }

    fn begin_anew(&mut self, restarted: fn(Play) -> Play) {
        let edits_before = self.history.done_count();
        let anew = |play: Play| Play { edits_before, ..restarted(play) };
        self.play = self.play.take().map(anew);
        self.moves = MoveLog::default();
    }

    /// Sets the game aside, so that the puzzle can be edited.
    pub(super) fn leave_play(&mut self) {
        self.playing = false;
    }

    /// Something was changed that is on no board, such as a save point.
    pub(super) fn mark_changed(&mut self) {
        self.saved = None;
    }

    /// Its file has what stood on the board at `revision`.
    pub fn mark_saved(&mut self, source: Source, revision: Revision) {
        self.source = Some(source);
        self.saved = Some(revision);
    }

    /// Puts something into a cell, or clears it. Says whether anything changed.
    pub fn put(&mut self, cell: Cell, content: Content) -> bool {
        let edit = Edit::of_cell(&self.board, cell, content);
        self.apply(edit)
    }

    /// Replaces the board by that of `document`, which has the same layout, as one edit. With it come its notes, what
    /// it rules out, and what is said about it, if anything is.
    pub fn replace(&mut self, document: &Document) {
        let about = if document.about.is_empty() { self.about() } else { &document.about }.clone();
        let edit = Edit::into_board(&self.board, &document.board());
        let is_edit = self.apply(edit);
        let company = Company { about, ruled_out: document.ruled_out.clone() };
        if company != *self.company() {
            if !is_edit {
                self.saved = None;
            }
            let revision = self.history.revision();
            self.company.retain(|(from, _)| *from != revision);
            let place = self.company.partition_point(|(from, _)| *from < revision);
            self.company.insert(place, (revision, company));
        }
    }

    /// Puts into each cell what stands behind it, as one edit. Says whether anything changed.
    pub fn put_all(&mut self, cells: impl IntoIterator<Item = (Cell, Content)>) -> bool {
        let edit = Edit::of_cells(&self.board, cells);
        self.apply(edit)
    }

    /// Takes entries and notes off. Says whether there were any.
    pub fn clear_entries(&mut self) -> bool {
        let edit = Edit::clearing_entries(&self.board);
        self.apply(edit)
    }

    pub(super) fn apply(&mut self, edit: Option<Edit>) -> bool {
        let changes = edit.is_some();
        if let Some(edit) = edit {
            self.begin_anew_after(edit.changes_givens());
            let revision = self.history.revision();
            // What came with edits that were undone is now out of reach.
            self.company.retain(|(from, _)| *from <= revision);
            self.history.apply(&mut self.board, edit);
        }
        changes
    }

    /// A game of another puzzle begins where it would begin.
    fn begin_anew_after(&mut self, givens_change: bool) {
        if givens_change && !self.playing {
            self.begin_anew(Play::of_another_puzzle);
        }
    }

    /// Takes back the last edit and says where it was.
    pub fn undo(&mut self) -> Option<Cell> {
        let givens_change = self.history.done().next().is_some_and(Edit::changes_givens);
        self.begin_anew_after(givens_change);
        self.history.undo(&mut self.board)
    }

    /// Carries out again what was undone and says where it is.
    pub fn redo(&mut self) -> Option<Cell> {
        let givens_change = self.history.undone().next().is_some_and(Edit::changes_givens);
        self.begin_anew_after(givens_change);
        self.history.redo(&mut self.board)
    }

    /// Whether there is an edit to take back. A game keeps its puzzle, and one that began anew does not end as the one
    /// before.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let edits_before = self.play.as_ref().filter(|_| self.playing).map(|it| it.edits_before);
        self.may_carry_out(self.history.done().next())
            && edits_before.is_none_or(|before| before < self.history.done_count())
    }

    /// Whether there is an edit to carry out again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.may_carry_out(self.history.undone().next())
    }

    fn may_carry_out(&self, edit: Option<&Edit>) -> bool {
        edit.is_some_and(|edit| !(self.playing && edit.changes_givens()))
    }
}

/// The company of a history as it was kept. What holds now is what the document itself says.
fn company_of(history: &History, kept: Vec<KeptCompany>, now: Company) -> Vec<(Revision, Company)> {
    let revisions = history.revisions();
    let at = |edits: usize| revisions.get(edits).copied().unwrap_or_default();
    let held = |kept: KeptCompany| {
        (at(kept.edits), Company { about: kept.about, ruled_out: kept.ruled_out })
    };
    let mut company: Vec<_> = kept.into_iter().map(held).collect();
    company.sort_by_key(|(from, _)| *from);
    company.dedup_by_key(|(from, _)| *from);
    if company.first().is_none_or(|(from, _)| *from != Revision::default()) {
        company.insert(0, (Revision::default(), now.clone()));
    }
    if let Some((_, held)) = company.iter_mut().rfind(|(from, _)| *from <= history.revision()) {
        *held = now;
    }
    company
}
