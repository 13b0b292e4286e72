//! The game in progress, as it was after the last action. When the game ends, its moves are recorded from here.

use std::sync::Arc;
use std::time::Duration;

use crate::controller::document::{DocumentRevision, OpenDocument};
use crate::controller::launch::CurrentTime;
use crate::engine::rating::Tenths;
use crate::engine::technique::Level;
use crate::engine::{Cells, Grid};
use crate::format::About;
use crate::game::{Ending, GameBoard, GameRecord, Moment, Move, MoveLog, MoveText, Play};

/// The game in progress, as it was after the last action.
#[derive(Clone, Debug)]
pub(super) struct WatchedGame {
    state: DocumentRevision,
    started: i64,
    board: GameBoard,
    moves: MoveLog,
    elapsed: Duration,
    play: Play,
    /// What was said of the puzzle when it began.
    about: About,
    /// Level and score.
    rated: Option<(Level, u32)>,
    /// The rating of the puzzle, where it was looked for.
    rating: Option<Tenths>,
    /// Whether it is remembered already.
    is_over: bool,
    /// Whether its file holds it as it is.
    is_kept: bool,
    /// How many moves it began with.
    given_moves: usize,
}

impl WatchedGame {
    /// The game of `document` as it is at the time `now`.
    pub(super) fn begin(document: &OpenDocument, play: Play, now: CurrentTime) -> Self {
        let elapsed = play.clock.elapsed(now.running);
        let past = i64::try_from(elapsed.as_secs()).unwrap_or(i64::MAX);
        let begun = now.moment.seconds.saturating_sub(past);
        Self {
            state: document.revision(),
            started: play.started.unwrap_or(begun),
            board: document.board().clone(),
            moves: document.moves().clone(),
            elapsed,
            is_over: play.is_over(),
            play,
            about: document.about().clone(),
            rated: None,
            rating: None,
            is_kept: false,
            given_moves: if elapsed.is_zero() { document.moves().count() } else { 0 },
        }
    }

    /// Whether `play` is the same game, further on.
    pub(super) fn goes_on_as(&self, document: &OpenDocument, play: &Play, now: Duration) -> bool {
        let restarted = self.play.is_over() && !play.is_over();
        let forgotten = play.hints < self.play.hints || play.mistakes < self.play.mistakes;
        let goes_back = play.clock.elapsed(now) < self.elapsed;
        self.is_of(document) && !restarted && !forgotten && !goes_back
    }

    /// Whether it is the game of `document`.
    fn is_of(&self, document: &OpenDocument) -> bool {
        self.state.document == document.revision().document
    }

    /// Whether another puzzle has taken its place.
    pub(super) fn is_replaced(&self, document: &OpenDocument) -> bool {
        !self.is_of(document) || self.board.givens() != document.board().givens()
    }

    /// How hard the puzzle is, if that is known.
    pub(super) fn level(&self) -> Option<Level> {
        self.rated.map(|(level, _)| level)
    }

    /// Takes in how hard a puzzle is, if it is the puzzle of this game.
    pub(super) fn take_in_level(&mut self, cells: &Cells, level: Level, score: u32) {
        if self.cells().as_ref() == Some(cells) {
            self.rated = Some((level, score));
        }
    }

    /// Whether the game is recorded already.
    pub(super) fn is_over(&self) -> bool {
        self.is_over
    }

    /// From now on the game counts as recorded.
    pub(super) fn mark_over(&mut self) {
        self.is_over = true;
    }

    /// The moves of the game.
    pub(super) fn moves(&self) -> &MoveLog {
        &self.moves
    }

    /// The digits on the board, if it is full.
    pub(super) fn answer(&self) -> Option<Grid> {
        Some(self.board.digits()).filter(Grid::is_full)
    }

    /// Whether the game was solved.
    pub(super) fn is_solved(&self) -> bool {
        self.play.is_finished()
    }

    /// Follows the game to where it is now, and adds the move that led there to its moves. Returns whether the game has
    /// just been solved.
    pub(super) fn follow(
        &mut self,
        document: &mut OpenDocument,
        play: Play,
        now: Duration,
    ) -> bool {
        let state = document.revision();
        self.elapsed = play.clock.elapsed(now);
        if self.state != state {
            let board = document.board().clone();
            if let Some(one) = Move::between(self.elapsed, &self.board, &board) {
                document.moves_mut().push(one);
            }
            self.moves = document.moves().clone();
            self.board = board;
            self.state = state;
        }
        let facts = document.facts();
        let rated = facts.path().map(|path| (path.level(), path.score()));
        self.rated = self.rated.or(rated);
        self.rating = self.rating.or(facts.rating().map(|rating| rating.er));
        self.is_kept = document.path().is_some() && !document.is_unsaved();
        self.play = play;
        let is_solved = self.play.is_finished() && !self.is_over;
        self.is_over |= is_solved;
        is_solved
    }

    /// Whether it was lost when something else took its place.
    pub(super) fn was_left(&self) -> bool {
        !self.is_over && !self.is_kept && self.moves.count() > self.given_moves
    }

    /// What is remembered of the game if it ends now.
    pub(super) fn record(&self, ending: Ending, now: Moment) -> GameRecord {
        let givens = self.board.givens();
        let ending = if self.play.answer_seen { Ending::AnswerShown } else { ending };
        GameRecord {
            started: self.started,
            ended: now.seconds,
            offset: now.offset,
            ending,
            level: self.rated.map(|(level, _)| level),
            score: self.rated.map(|(_, score)| score),
            rating: self.rating,
            played: self.elapsed,
            hints: self.play.hints,
            mistakes: self.play.mistakes,
            title: self.about.title_of_record(),
            moves: MoveText::of(&self.moves.moves(), givens.layout()),
            givens,
            rules: self.board.rules().clone(),
            code: self.about.made().map(|made| made.code.to_string()).unwrap_or_default(),
        }
    }

    pub(super) fn cells(&self) -> Option<Cells> {
        self.board.givens().classic_cells().filter(|_| self.board.rules().is_empty())
    }
}

/// The moves of a game of which none are kept: first what stood there, then what can be undone. When they were made is
/// not known.
pub(super) fn moves_before(document: &OpenDocument, at: Duration) -> MoveLog {
    let of_game = document.history().done().take_while(|edit| !edit.changes_puzzle()).count();
    let mut board = document.board().clone();
    let mut moves = Vec::new();
    for before in document.history().boards_before(document.board()).take(of_game) {
        moves.extend(Move::between(at, &before, &board));
        board = before;
    }
    let givens = board.givens();
    let bare = GameBoard::new(&givens, &Grid::empty(Arc::clone(givens.layout())))
        .with_rules(board.rules().clone());
    moves.extend(Move::between(Duration::ZERO, &bare, &board));
    moves.reverse();
    MoveLog::of(moves)
}
