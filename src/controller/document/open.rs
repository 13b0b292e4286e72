//! The document in the window: the board with its history, and the file it belongs to.

use std::cell::OnceCell;
use std::path::Path;
use std::time::Duration;

use super::facts::{AnswerTotal, KnownFacts};
use super::lesson::ShownLesson;
use super::selection::Selection;
use super::zoom::BoardZoom;
use super::{DocumentSource, Mode, ShownAnswer};
use crate::engine::generate::Code;
use crate::engine::search::{Count, Uniqueness};
use crate::engine::technique::WideSet;
use crate::engine::{Cell, CellSets, Contradiction, Contradictions, Grid, Puzzle};
use crate::format::{About, Document, PuzzleVersion, Work};
use crate::game::{Content, Edit, GameBoard, History, MoveLog, Play, Revision, Square};

/// A document that is open, and whether its file knows of its changes.
#[derive(Clone, Debug)]
pub struct OpenDocument {
    /// Tells the documents of a run of the program apart.
    number: u64,
    /// What came with the board, each time that a board came, with the state of the history at that time.
    details: Vec<(Revision, DocumentDetails)>,
    board: GameBoard,
    history: History,
    game: Game,
    /// The moves of the game.
    moves: MoveLog,
    /// The answer that is shown over the puzzle.
    answer: Option<ShownAnswer>,
    /// The lesson that is shown over the document.
    lesson: Option<ShownLesson>,
    /// What is known of the puzzle.
    facts: KnownFacts,
    /// Whether the puzzle has changed since somebody asked.
    has_new_puzzle: bool,
    /// Where the digits on the board break the rules, once that was asked for.
    conflicts: OnceCell<Vec<Contradiction>>,
    pub(in crate::controller) selection: Selection,
    pub(in crate::controller) zoom: BoardZoom,
    saved: Option<Revision>,
    source: Option<DocumentSource>,
    /// Whether the person has set constraints of the puzzle, and so sees its clues through fog.
    pub(in crate::controller) sees_through_fog: bool,
}

/// What a document holds besides what stands on its board.
#[derive(Clone, Debug, PartialEq, Eq)]
struct DocumentDetails {
    about: About,
    ruled_out: CellSets,
}

/// The game of a puzzle.
#[derive(Clone, Debug)]
enum Game {
    /// The puzzle was not played.
    None,
    /// The game was set aside to edit the puzzle.
    SetAside(Play),
    /// Digits that are typed belong to the game.
    Playing(Play),
}

/// A document and a state of its board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DocumentRevision {
    /// The document, by its number.
    pub document: u64,
    /// The state of its board.
    pub revision: Revision,
}

impl Game {
    fn of(play: Option<Play>, playing: bool) -> Self {
        match play {
            None => Self::None,
            Some(play) if playing => Self::Playing(play),
            Some(play) => Self::SetAside(play),
        }
    }

    fn play(&self) -> Option<&Play> {
        match self {
            Self::None => None,
            Self::SetAside(play) | Self::Playing(play) => Some(play),
        }
    }

    fn play_mut(&mut self) -> Option<&mut Play> {
        match self {
            Self::None => None,
            Self::SetAside(play) | Self::Playing(play) => Some(play),
        }
    }

    fn into_play(self) -> Option<Play> {
        match self {
            Self::None => None,
            Self::SetAside(play) | Self::Playing(play) => Some(play),
        }
    }

    fn is_playing(&self) -> bool {
        matches!(self, Self::Playing(_))
    }
}

impl Default for OpenDocument {
    fn default() -> Self {
        Self::of_no_file(Document::default())
    }
}

impl OpenDocument {
    /// A document as its file has it.
    #[must_use]
    pub fn of_file(document: Document, source: DocumentSource) -> Self {
        Self { source: Some(source), ..Self::of_no_file(document) }
    }

    /// A document that has no file, and nothing in it that needs one.
    #[must_use]
    pub fn of_no_file(document: Document) -> Self {
        let board = document.board();
        let Work { history, versions: details, play, moves, playing, selected, .. } =
            document.work();
        let Document { about, ruled_out, .. } = document;
        let details = details_of(&history, details, DocumentDetails { about, ruled_out });
        let saved = Some(history.revision());
        let selection = kept_selection(&board, &selected);
        Self {
            number: 0,
            details,
            board,
            history,
            game: Game::of(play, playing),
            moves,
            answer: None,
            lesson: None,
            facts: KnownFacts::default(),
            has_new_puzzle: false,
            conflicts: OnceCell::new(),
            selection,
            zoom: BoardZoom::default(),
            saved,
            source: None,
            sees_through_fog: false,
        }
    }

    /// A document with changes that its file, if it has one, does not have.
    #[must_use]
    pub fn recovered(document: Document, source: Option<DocumentSource>) -> Self {
        Self { saved: None, source, ..Self::of_no_file(document) }
    }

    /// The texts about the puzzle.
    #[must_use]
    pub fn about(&self) -> &About {
        &self.details().about
    }

    /// The code of the puzzle: the code that it was made by, or else a long one that holds its givens. `None` if the puzzle
    /// breaks the rules, rules out candidates, or has no givens.
    #[must_use]
    pub fn code(&self) -> Option<Code> {
        let made = self.about().made().map(|made| made.code);
        made.or_else(|| Code::of_puzzle(self.puzzle().as_ref().ok().filter(|_| self.has_code())?))
    }

    /// Whether the puzzle has a code.
    #[must_use]
    pub fn has_code(&self) -> bool {
        let givens = self.board.givens();
        let is_bare = self.ruled_out().is_empty()
            && self.board.rules().is_empty()
            && givens.filled_count() > 0;
        is_bare && givens.classic_cells().is_some() && self.puzzle().is_ok()
    }

    fn details(&self) -> &DocumentDetails {
        self.details_at(self.history.revision())
    }

    fn details_at(&self, revision: Revision) -> &DocumentDetails {
        let held = self.details.iter().rfind(|(from, _)| *from <= revision);
        let (_, details) = held.expect("the first of them holds from the beginning");
        details
    }

    /// The candidates that the puzzle rules out, whatever its givens do.
    #[must_use]
    pub fn ruled_out(&self) -> &CellSets {
        &self.details().ruled_out
    }

    /// The puzzle, without what was entered, or all reasons why it can have no answer, as [`Puzzle::of_parts`] tells
    /// them.
    pub fn puzzle(&self) -> &Result<Puzzle, Contradictions> {
        self.facts.puzzle(|| self.puzzle_of(self.board.givens()))
    }

    /// The puzzle with these digits as givens, and with all else that it says.
    fn puzzle_of(&self, digits: Grid) -> Result<Puzzle, Contradictions> {
        Puzzle::of_parts(digits, self.board.rules().clone(), self.ruled_out().clone())
    }

    /// Where the digits on the board, with what was entered, break the rules.
    #[must_use]
    pub fn conflicts(&self) -> &[Contradiction] {
        self.conflicts.get_or_init(|| {
            if self.board.has_entries() {
                let found = self.puzzle_of(self.board.digits());
                return found.map_or_else(Vec::from, |_| Vec::new());
            }
            self.puzzle().as_ref().map_or_else(|reasons| reasons.to_vec(), |_| Vec::new())
        })
    }

    /// Whether techniques work on the board: whether there are hints, and a level. Larger boards have none.
    #[must_use]
    pub fn has_techniques(&self) -> bool {
        self.board.layout().cell_count() <= WideSet::MOST_CELLS
    }

    /// What is known of the puzzle.
    #[must_use]
    pub fn facts(&self) -> &KnownFacts {
        &self.facts
    }

    pub(in crate::controller) fn facts_mut(&mut self) -> &mut KnownFacts {
        &mut self.facts
    }

    /// What is known about the number of answers, if no count runs.
    #[must_use]
    pub fn total(&self) -> AnswerTotal {
        if self.puzzle().is_err() {
            AnswerTotal::Counted(Count::Exactly(0))
        } else {
            self.facts.total()
        }
    }

    /// Whether the puzzle has one answer, and which; `None` if that is not known.
    #[must_use]
    pub fn uniqueness(&self) -> Option<Uniqueness> {
        if self.puzzle().is_err() { Some(Uniqueness::NoAnswer) } else { self.facts.uniqueness() }
    }

    /// Whether the puzzle is known to have several answers.
    #[must_use]
    pub fn has_several_answers(&self) -> bool {
        self.uniqueness() == Some(Uniqueness::Several)
    }

    /// Whether the puzzle is edited, played, an answer is shown, or a lesson.
    #[must_use]
    pub fn mode(&self) -> Mode<'_> {
        match (&self.lesson, &self.answer, &self.game) {
            (Some(lesson), _, _) => Mode::Lesson(lesson),
            (None, Some(answer), _) => Mode::Answer(answer),
            (None, None, Game::Playing(play)) => Mode::Play(play),
            (None, None, Game::None | Game::SetAside(_)) => Mode::Edit,
        }
    }

    /// The lesson that is shown over the document.
    #[must_use]
    pub fn lesson(&self) -> Option<&ShownLesson> {
        self.lesson.as_ref()
    }

    pub(in crate::controller) fn lesson_mut(&mut self) -> Option<&mut ShownLesson> {
        self.lesson.as_mut()
    }

    pub(in crate::controller) fn show_lesson(&mut self, lesson: ShownLesson) {
        self.lesson = Some(lesson);
    }

    /// Takes the lesson away. Returns whether there was one.
    pub(in crate::controller) fn leave_lesson(&mut self) -> bool {
        self.lesson.take().is_some()
    }

    /// The board that is seen: that of the lesson, or else that of the document.
    #[must_use]
    pub fn board_in_view(&self) -> &GameBoard {
        self.lesson.as_ref().map_or(&self.board, ShownLesson::board)
    }

    /// The cells that are selected on the board that is seen.
    #[must_use]
    pub fn selection_in_view(&self) -> &Selection {
        self.lesson.as_ref().map_or(&self.selection, |lesson| &lesson.selection)
    }

    /// The answer that is shown over the puzzle.
    #[must_use]
    pub fn shown_answer(&self) -> Option<&ShownAnswer> {
        self.answer.as_ref()
    }

    pub(in crate::controller) fn show_answer(&mut self, answer: ShownAnswer) {
        self.answer = Some(answer);
    }

    pub(in crate::controller) fn leave_answer(&mut self) {
        self.answer = None;
    }

    /// The document and the state of its board.
    #[must_use]
    pub fn revision(&self) -> DocumentRevision {
        DocumentRevision { document: self.number, revision: self.history.revision() }
    }

    /// The same document with a number that tells it apart from others.
    pub(in crate::controller) fn numbered(self, number: u64) -> Self {
        Self { number, ..self }
    }

    /// Returns whether the givens, or what the puzzle rules out, have changed since this was asked last.
    pub(in crate::controller) fn take_puzzle_change(&mut self) -> bool {
        std::mem::take(&mut self.has_new_puzzle)
    }

    /// The cell that the keyboard is at.
    #[must_use]
    pub fn selected(&self) -> Cell {
        self.selection.cursor()
    }

    /// The board has changed. Forgets what was found out about its digits. A solved game whose board is open again goes on.
    fn forget_board(&mut self) {
        self.conflicts.take();
        if self.board.open_cells().next().is_some()
            && let Some(play) = self.play_mut()
        {
            play.take_up_again();
        }
    }

    /// The puzzle has changed. Forgets what was found out about it and about the digits of the board.
    fn forget_puzzle(&mut self) {
        self.forget_board();
        self.facts = KnownFacts::default();
        self.answer = None;
        self.has_new_puzzle = true;
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &GameBoard {
        &self.board
    }

    /// The file it belongs to.
    #[must_use]
    pub fn source(&self) -> Option<&DocumentSource> {
        self.source.as_ref()
    }

    /// Where it is kept.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.source.as_ref().map(|source| source.path.as_path())
    }

    /// Whether anything on the board has a colour.
    #[must_use]
    pub fn has_colours(&self) -> bool {
        self.board.squares().any(|(_, square)| !square.paint.is_none())
    }

    /// Whether anything says what the puzzle is: a given, a constraint, or a candidate that is ruled out.
    #[must_use]
    pub fn has_puzzle(&self) -> bool {
        self.board.givens().filled_count() > 0
            || !self.board.rules().is_empty()
            || !self.ruled_out().is_empty()
    }

    /// Whether it is an empty grid that belongs to no file.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        let is_empty = self.board.squares().all(|(_, square)| square == Square::default());
        is_empty && !self.has_puzzle() && self.source.is_none() && !self.is_playing()
    }

    /// Whether something was done in the game, it is not over, and not made to learn from.
    #[must_use]
    pub fn has_game_to_keep(&self) -> bool {
        let is_begun = self.board.has_entries() || self.has_colours();
        let is_kept = |play: &Play| !play.is_over() && !play.is_practice;
        is_begun && self.play().is_none_or(is_kept)
    }

    /// Whether something stands in it that is the person's own: a puzzle, or a game that is neither over nor made to learn
    /// from.
    #[must_use]
    pub fn is_own_work(&self) -> bool {
        let is_own = |play: &Play| !play.is_finished() && !play.is_practice;
        !self.is_blank() && self.played().is_none_or(is_own)
    }

    /// Whether there are changes that its file does not have.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        self.saved != Some(self.history.revision())
    }

    /// The document as a file of Nonet's own holds it: with its game, whose clock shows the time `now`, and the selection.
    #[must_use]
    pub fn whole(&self, now: Duration) -> Document {
        let document = self.document();
        let mut work = document.work();
        work.play = self.game.play().map(|play| play.standing(now));
        work.playing = self.game.is_playing();
        work.selected = self.selection.kept();
        Document { work: work.kept(), ..document }
    }

    /// The document without its game and selection.
    #[must_use]
    pub fn document(&self) -> Document {
        let DocumentDetails { about, ruled_out } = self.details().clone();
        let document = Document { about, ruled_out, ..Document::of_board(&self.board) };
        let mut work = document.work();
        work.history = self.history.clone();
        work.versions = self.kept_details();
        work.moves = self.moves.clone();
        Document { work: work.kept(), ..document }
    }

    /// What came with the board, where more than one did.
    fn kept_details(&self) -> Vec<PuzzleVersion> {
        if self.details.len() < 2 {
            return Vec::new();
        }
        let revisions = self.history.revisions();
        let kept = |(from, details): &(Revision, DocumentDetails)| PuzzleVersion {
            edits: revisions.partition_point(|revision| revision < from),
            about: details.about.clone(),
            ruled_out: details.ruled_out.clone(),
        };
        self.details.iter().map(kept).collect()
    }

    /// The game, where the puzzle is or was being played.
    #[must_use]
    pub fn play(&self) -> Option<&Play> {
        self.game.play()
    }

    /// The game, if digits that are typed belong to it.
    #[must_use]
    pub fn played(&self) -> Option<&Play> {
        self.game.play().filter(|_| self.game.is_playing())
    }

    /// Whether digits that are typed belong to the game.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.game.is_playing()
    }

    /// Whether the game that is played is solved.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.played().is_some_and(Play::is_finished)
    }

    /// The moves of the game.
    pub(in crate::controller) fn moves(&self) -> &MoveLog {
        &self.moves
    }

    pub(in crate::controller) fn moves_mut(&mut self) -> &mut MoveLog {
        &mut self.moves
    }

    /// What can be undone, and what be redone.
    pub(in crate::controller) fn history(&self) -> &History {
        &self.history
    }

    pub(in crate::controller) fn play_mut(&mut self) -> Option<&mut Play> {
        self.game.play_mut()
    }

    /// Lets the game begin, or go on.
    pub(in crate::controller) fn begin_play(&mut self) {
        let mut play =
            std::mem::replace(&mut self.game, Game::None).into_play().unwrap_or_default();
        play.edits_before = play.edits_before.min(self.history.done_count());
        // Those of another puzzle lead nowhere.
        let givens = self.board.givens();
        play.save_points.retain(|point| point.board.givens() == givens);
        self.game = Game::Playing(play);
        self.answer = None;
    }

    /// Begins the game again from its first move. The caller has cleared the board.
    pub(in crate::controller) fn restart_play(&mut self) {
        self.restart(Play::restarted);
    }

    fn restart(&mut self, restarted: fn(Play) -> Play) {
        let edits_before = self.history.done_count();
        let again = |play: Play| Play { edits_before, ..restarted(play) };
        let playing = self.game.is_playing();
        let play = std::mem::replace(&mut self.game, Game::None).into_play();
        self.game = Game::of(play.map(again), playing);
        self.moves = MoveLog::default();
    }

    /// Sets the game aside, so that the puzzle can be edited.
    pub(in crate::controller) fn leave_play(&mut self) {
        self.game = Game::of(std::mem::replace(&mut self.game, Game::None).into_play(), false);
    }

    /// Something was changed that is on no board, such as a save point.
    pub(in crate::controller) fn mark_changed(&mut self) {
        self.saved = None;
    }

    /// Its file has what stood on the board at `revision`.
    pub fn mark_saved(&mut self, source: DocumentSource, revision: Revision) {
        self.source = Some(source);
        self.saved = Some(revision);
    }

    /// Puts something into a cell, or clears it. Returns whether anything changed.
    pub fn put(&mut self, cell: Cell, content: Content) -> bool {
        let edit = Edit::of_cell(&self.board, cell, content);
        self.apply(edit)
    }

    /// Replaces the board by that of `document`, which has the same layout and constraints, as one edit. With it come its
    /// notes, what it rules out, and what is said about it, if anything is.
    pub fn replace(&mut self, document: &Document) {
        let is_same_puzzle = document.givens == self.board.givens();
        let about = match &document.about {
            about if !about.is_empty() => about.clone(),
            _ if is_same_puzzle || self.about().made().is_none() => self.about().clone(),
            _ => About::default(),
        };
        let edit = Edit::into_board(&self.board, &document.board());
        let is_edit = self.apply(edit);
        let details = DocumentDetails { about, ruled_out: document.ruled_out.clone() };
        if details != *self.details() {
            if !is_edit {
                self.saved = None;
            }
            let revision = self.history.revision();
            self.details.retain(|(from, _)| *from != revision);
            let place = self.details.partition_point(|(from, _)| *from < revision);
            self.details.insert(place, (revision, details));
            self.forget_puzzle();
        }
    }

    /// Whether something else came with the board now than at `revision`.
    fn has_new_details(&self, revision: Revision) -> bool {
        self.details_at(revision) != self.details_at(self.history.revision())
    }

    /// The board with which the game began, or began again.
    pub(in crate::controller) fn board_at_start(&self) -> GameBoard {
        let before = self.history.boards_before(&self.board).take(self.edits_of_game());
        before.last().unwrap_or_else(|| self.board.clone())
    }

    /// The document with the board with which the game began, or began again.
    pub(in crate::controller) fn document_at_start(&self) -> Document {
        let DocumentDetails { about, ruled_out } = self.details().clone();
        Document { about, ruled_out, ..Document::of_board(&self.board_at_start()) }
    }

    /// The state of that board.
    pub(in crate::controller) fn revision_at_start(&self) -> DocumentRevision {
        let before = self.history.done_count() - self.edits_of_game();
        let revision = self.history.revisions().get(before).copied().unwrap_or_default();
        DocumentRevision { document: self.number, revision }
    }

    /// Number of edits since the game began, or began again, that undo takes back.
    pub(in crate::controller) fn edits_of_game(&self) -> usize {
        let before = self.play().map_or(0, |play| play.edits_before);
        self.history.done_count().saturating_sub(before)
    }

    /// Gives each cell its content, as one edit. Returns whether anything changed.
    pub fn put_all(&mut self, cells: impl IntoIterator<Item = (Cell, Content)>) -> bool {
        let edit = Edit::of_cells(&self.board, cells);
        self.apply(edit)
    }

    /// Takes entries and notes off. Returns whether there were any.
    pub fn clear_entries(&mut self) -> bool {
        let edit = Edit::clearing_entries(&self.board);
        self.apply(edit)
    }

    pub(in crate::controller) fn apply(&mut self, edit: Option<Edit>) -> bool {
        let changes = edit.is_some();
        if let Some(edit) = edit {
            let changes_puzzle = edit.changes_puzzle();
            if changes_puzzle {
                self.restart_with_puzzle();
            }
            let revision = self.history.revision();
            // What came with edits that were undone is now out of reach.
            self.details.retain(|(from, _)| *from <= revision);
            self.history.apply(&mut self.board, edit);
            if changes_puzzle && self.about().made().is_some() {
                self.lose_name();
            }
            if changes_puzzle {
                self.forget_puzzle();
            } else {
                self.forget_board();
            }
        }
        changes
    }

    /// A puzzle that Nonet has made was changed: it is not the puzzle of its code any more. Undo brings the code back.
    fn lose_name(&mut self) {
        let details =
            DocumentDetails { about: About::default(), ruled_out: self.ruled_out().clone() };
        self.details.push((self.history.revision(), details));
    }

    /// The givens change, so the game is a game of another puzzle. It begins where such a game would begin, unless it is
    /// played just now.
    fn restart_with_puzzle(&mut self) {
        if !self.game.is_playing() {
            self.restart(Play::of_another_puzzle);
        }
    }

    /// Takes back the last edit. Returns the cell of the edit. Returns `None` if there is no edit.
    pub fn undo(&mut self) -> Option<Cell> {
        let revision = self.history.revision();
        let puzzle_changes = self.history.done().next().is_some_and(Edit::changes_puzzle);
        if puzzle_changes {
            self.restart_with_puzzle();
        }
        let cell = self.history.undo(&mut self.board);
        if puzzle_changes || self.has_new_details(revision) {
            self.forget_puzzle();
        } else {
            self.forget_board();
        }
        cell
    }

    /// Carries out again what was undone. Returns the cell of the edit. Returns `None` if nothing was undone.
    pub fn redo(&mut self) -> Option<Cell> {
        let revision = self.history.revision();
        let puzzle_changes = self.history.undone().next().is_some_and(Edit::changes_puzzle);
        if puzzle_changes {
            self.restart_with_puzzle();
        }
        let cell = self.history.redo(&mut self.board);
        if puzzle_changes || self.has_new_details(revision) {
            self.forget_puzzle();
        } else {
            self.forget_board();
        }
        cell
    }

    /// Whether there is an edit to take back. A game does not take back edits of its puzzle, nor edits from before it was
    /// restarted.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let edits_before = self.played().map(|it| it.edits_before);
        self.may_carry_out(self.history.done().next())
            && edits_before.is_none_or(|before| before < self.history.done_count())
    }

    /// Whether there is an edit to carry out again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.may_carry_out(self.history.undone().next())
    }

    fn may_carry_out(&self, edit: Option<&Edit>) -> bool {
        edit.is_some_and(|edit| !(self.is_playing() && edit.changes_puzzle()))
    }
}

/// The details of a history as it was kept. What holds now is what the document itself says.
fn details_of(
    history: &History,
    kept: Vec<PuzzleVersion>,
    now: DocumentDetails,
) -> Vec<(Revision, DocumentDetails)> {
    let revisions = history.revisions();
    let at = |edits: usize| revisions.get(edits).copied().unwrap_or_default();
    let held = |kept: PuzzleVersion| {
        (at(kept.edits), DocumentDetails { about: kept.about, ruled_out: kept.ruled_out })
    };
    let mut details: Vec<_> = kept.into_iter().map(held).collect();
    details.sort_by_key(|(from, _)| *from);
    details.dedup_by_key(|(from, _)| *from);
    if details.first().is_none_or(|(from, _)| *from != Revision::default()) {
        details.insert(0, (Revision::default(), now.clone()));
    }
    if let Some((_, held)) = details.iter_mut().rfind(|(from, _)| *from <= history.revision()) {
        *held = now;
    }
    details
}

/// What was selected when the document was kept.
fn kept_selection(board: &GameBoard, selected: &[Cell]) -> Selection {
    let on_board = selected.iter().copied().filter(|&cell| board.has(cell));
    Selection::of_kept(&on_board.collect::<Vec<_>>())
}
