//! Watches the game, so that it is remembered with all its moves when it ends.
//!
//! A game ends when it is solved, and when something else takes its place. One that comes back, as its file or the session
//! holds it, has not ended; and one that is begun anew was none.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::{Controller, Effect, Job, JobKind, OpenDocument, RateFor, Snapshot, Survey};
use crate::engine::generate::Code;
use crate::engine::rating::Tenths;
use crate::engine::technique::Level;
use crate::engine::{Cells, Grid};
use crate::game::{Board, Ending, GameRecord, Moment, Move, MoveLog, MoveText, Play};
use crate::store::library::Rated;

/// A game that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndedGame {
    /// What is remembered of it.
    pub record: GameRecord,
    /// The answer of its puzzle, where it is known.
    pub answer: Option<Grid>,
    /// The folder that its text is to be written into.
    pub log_to: Option<PathBuf>,
}

/// The game that goes on, as it was when it was last looked at.
#[derive(Clone, Debug)]
pub(super) struct Watched {
    /// Which document it is of.
    generation: u64,
    state: Snapshot,
    started: i64,
    board: Board,
    moves: MoveLog,
    elapsed: Duration,
    play: Play,
    title: String,
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

impl Watched {
    fn begin(controller: &Controller, play: Play) -> Self {
        let document = &controller.document;
        let elapsed = play.clock.elapsed(controller.now.running);
        let past = i64::try_from(elapsed.as_secs()).unwrap_or(i64::MAX);
        let begun = controller.now.moment.seconds.saturating_sub(past);
        Self {
            generation: controller.generation,
            state: controller.snapshot(),
            started: play.started.unwrap_or(begun),
            board: document.board().clone(),
            moves: document.moves().clone(),
            elapsed,
            is_over: play.is_finished(),
            play,
            title: document.about().title.clone(),
            rated: None,
            rating: None,
            is_kept: false,
            given_moves: if elapsed.is_zero() { document.moves().count() } else { 0 },
        }
    }

    /// Whether `play` is the same game, further on.
    fn goes_on_as(&self, generation: u64, play: &Play, now: Duration) -> bool {
        let restarted = self.play.is_finished() && !play.is_finished();
        let forgotten = play.hints < self.play.hints || play.mistakes < self.play.mistakes;
        let goes_back = play.clock.elapsed(now) < self.elapsed;
        self.generation == generation && !restarted && !forgotten && !goes_back
    }

    /// Whether it was lost when something else took its place.
    fn was_left(&self) -> bool {
        !self.is_over && !self.is_kept && self.moves.count() > self.given_moves
    }

    fn record(&self, ending: Ending, now: Moment) -> GameRecord {
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
            title: self.title.clone(),
            moves: MoveText::of(&self.moves.moves(), givens.layout()),
            givens,
            // A puzzle that was made is called by its code.
            code: self
                .title
                .parse::<Code>()
                .map_or_else(|_| String::new(), |code| code.to_string()),
        }
    }

    fn cells(&self) -> Option<Cells> {
        self.board.givens().classic_cells()
    }
}

/// The moves of a game of which none are kept: first what stood there, then what can be undone. When they were made is
/// not known.
fn moves_before(document: &OpenDocument, at: Duration) -> MoveLog {
    let of_game = document.history().done().take_while(|edit| !edit.changes_givens()).count();
    let (mut board, mut history) = (document.board().clone(), document.history().clone());
    let mut moves = Vec::new();
    for _ in 0..of_game {
        let after = board.clone();
        history.undo(&mut board);
        moves.extend(Move::between(at, &board, &after));
    }
    let givens = board.givens();
    let bare = Board::new(&givens, &Grid::empty(Arc::clone(givens.layout())));
    moves.extend(Move::between(Duration::ZERO, &bare, &board));
    moves.reverse();
    MoveLog::of(moves)
}

impl Controller {
    /// Looks at the game after everything that happens.
    pub(super) fn follow_game(&mut self) {
        let generation = self.generation;
        let Some(play) = self.play().filter(|play| !play.is_lesson).cloned() else {
            return self.follow_no_game();
        };
        let goes_on = |watched: &Watched| watched.goes_on_as(generation, &play, self.now.running);
        if !self.watched.as_ref().is_some_and(goes_on) {
            self.leave_watched();
            self.complete_moves(&play);
            self.watched = Some(Watched::begin(self, play.clone()));
            self.rate_game();
        }
        self.follow_watched(play);
    }

    /// Sees to it that the moves of the game lead to where it is.
    fn complete_moves(&mut self, play: &Play) {
        if !self.document.moves().leads_to(self.document.board()) {
            let at = play.clock.elapsed(self.now.running);
            *self.document.moves_mut() = moves_before(&self.document, at);
        }
    }

    /// No game is played now; what was watched goes on where it was only set aside.
    fn follow_no_game(&mut self) {
        if self.watched.as_ref().is_some_and(|watched| self.is_of_another_puzzle(watched)) {
            self.leave_watched();
        }
    }

    /// Whether another puzzle has taken the place of the one that was watched.
    fn is_of_another_puzzle(&self, watched: &Watched) -> bool {
        let givens = self.document.board().givens();
        watched.generation != self.generation || watched.board.givens() != givens
    }

    fn follow_watched(&mut self, play: Play) {
        let (state, now) = (self.snapshot(), self.now.running);
        let (rated, rating) = (self.rated_by_survey(), self.rating_by_survey());
        let is_kept = self.document.path().is_some() && !self.document.is_unsaved();
        let Some(watched) = &mut self.watched else {
            return;
        };
        watched.elapsed = play.clock.elapsed(now);
        if watched.state != state {
            let board = self.document.board().clone();
            if let Some(one) = Move::between(watched.elapsed, &watched.board, &board) {
                self.document.moves_mut().push(one);
            }
            watched.moves = self.document.moves().clone();
            watched.board = board;
            watched.state = state;
        }
        watched.rated = watched.rated.or(rated);
        watched.rating = watched.rating.or(rating);
        watched.is_kept = is_kept;
        watched.play = play;
        if watched.play.is_finished() && !watched.is_over {
            watched.is_over = true;
            let watched = watched.clone();
            self.remember(&watched, Ending::Solved);
        }
    }

    /// Something else has taken the place of the game that was watched, or it began anew.
    fn leave_watched(&mut self) {
        let Some(watched) = self.watched.take() else {
            return;
        };
        if self.is_of_another_puzzle(&watched) && watched.was_left() {
            self.remember(&watched, Ending::Left);
        }
    }

    /// The program is left, and the game does not come back by itself.
    pub(super) fn leave_game(&mut self) {
        if self.options.restore_session {
            return;
        }
        if let Some(watched) = self.watched.clone().filter(Watched::was_left) {
            self.remember(&watched, Ending::Left);
        }
        // Whoever stays after all has the game recorded already.
        if let Some(watched) = &mut self.watched {
            watched.is_over = true;
        }
    }

    fn remember(&mut self, watched: &Watched, ending: Ending) {
        let digits = watched.board.digits();
        let answer = if digits.is_full() { Some(digits) } else { None };
        let record = watched.record(ending, self.now.moment);
        if watched.play.is_finished() {
            self.tell_of_solved(&record);
        }
        self.effects.push(Effect::KeepGame(Box::new(EndedGame {
            record,
            answer,
            log_to: self.options.game_logs.clone().filter(|_| ending == Ending::Solved),
        })));
    }

    fn rated_by_survey(&self) -> Option<(Level, u32)> {
        match &self.survey {
            Survey::Counted { path: Some(path), .. } => Some((path.level(), path.score())),
            _ => None,
        }
    }

    /// How hard the game is that is played, or was played last, where that is known.
    pub(super) fn level_of_game(&self) -> Option<Level> {
        self.watched.as_ref()?.rated.map(|(level, _)| level)
    }

    fn rating_by_survey(&self) -> Option<Tenths> {
        match &self.survey {
            Survey::Counted { rating: Some(rating), .. } => Some(rating.er),
            _ => None,
        }
    }

    /// Finds out how hard the puzzle of the game is, unless that is known.
    fn rate_game(&mut self) {
        let cells = self.watched.as_ref().filter(|it| !it.is_over).and_then(Watched::cells);
        let known = self.rated_by_survey().is_some() || !self.document.ruled_out().is_empty();
        if let Some(cells) = cells.filter(|_| !known) {
            self.begin(Job::Rate(RateFor::Game, Box::new(cells), self.folders.clone()));
        } else {
            self.cancel(JobKind::Rate(RateFor::Game));
        }
    }

    /// Takes in how hard a puzzle is that is played.
    pub(super) fn game_rated(&mut self, cells: &Cells, rated: Rated) {
        if let (Rated::Level { level, score }, Some(watched)) = (rated, &mut self.watched)
            && watched.cells().as_ref() == Some(cells)
        {
            watched.rated = Some((level, score));
        }
    }
}
