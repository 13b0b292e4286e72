//! Records of play: records each game when it ends, and shows the games that were played.
//!
//! A game ends when it is solved, or when something else takes its place. A game restored from a file or a session has
//! not ended. Restarting a game does not record it.

pub(super) mod ended_game;
mod replay;
mod solved;
mod statistics;
mod watched_game;

use std::path::PathBuf;

use super::context::Context;
use super::departure::Departure;
use super::dialogs::{Dialog, Failure, GAMES_FILE, Question};
use super::effect::{KeepEffect, PlatformEffect};
use super::event::Event;
use crate::engine::Cells;
use crate::engine::technique::Level;
use crate::format::{About, Document, MadePuzzle};
use crate::game::tally::Span;
use crate::game::{Ending, GameRecord};
use crate::jobs::{
    FileContent, JobKind, RateGameJob, RecordsJob, RecordsReply, TargetFile, WriteFileJob,
};
use crate::store::RecalledGames;
use crate::store::library::PuzzleDifficulty;

use solved::SolvedGame;
use watched_game::{WatchedGame, moves_before};

pub use ended_game::{Comparison, EndedGame, GameSummary};
pub use replay::{GameReplay, ReplayAction};
pub use solved::SolvedAction;
pub use statistics::{PlayStatistics, Scope};

/// What happens in the statistics of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordsAction {
    /// Show them.
    Show,
    /// Tally these games.
    Scope(Scope),
    /// Chart by days or by weeks.
    Span(Span),
    /// Go again through the game at this place of the history.
    Replay(usize),
    /// Open the puzzle of the game at this place of the history.
    Open(usize),
    /// Do something with the game that is gone through again.
    InReplay(ReplayAction),
    /// Ask for a file and write all games to it.
    Export,
    /// Write all games to this file.
    ExportTo(TargetFile),
    /// Ask whether all games are to be forgotten.
    Forget,
    /// Do something with the game that was solved, beside the board.
    Solved(SolvedAction),
}

/// The game that is watched, and the games that were played.
#[derive(Debug, Default)]
pub(super) struct RecordsFeature {
    watched: Option<WatchedGame>,
    /// The game that was solved last.
    solved: Option<SolvedGame>,
    /// The statistics, while they are shown.
    statistics: Option<PlayStatistics>,
}

/// The games that were played.
impl RecordsFeature {
    /// The statistics as they are shown.
    pub(super) fn statistics(&self) -> Option<&PlayStatistics> {
        self.statistics.as_ref()
    }

    /// The solved game that is on the board; `None` behind the start page.
    fn solved_game(&self, cx: &Context) -> Option<&SolvedGame> {
        let is_there = cx.document.is_finished() && !cx.shows_answer() && !cx.at_start;
        self.solved.as_ref().filter(|game| is_there && game.is_of(&cx.document))
    }

    /// The figures of the solved game on the board.
    pub(super) fn solved(&self, cx: &Context) -> Option<&GameSummary> {
        self.solved_game(cx)?.told()
    }

    /// Whether a solved game is on the board.
    pub(super) fn has_solved_game(&self, cx: &Context) -> bool {
        self.solved_game(cx).is_some()
    }

    /// The game that is gone through again on the board.
    pub(super) fn replay_on_board(&self, cx: &Context) -> Option<&GameReplay> {
        self.solved_game(cx)?.replay()
    }

    /// Whether a wave may go over the board for the game that was solved.
    pub(super) fn celebrates(&self, cx: &Context) -> bool {
        self.solved_game(cx).is_some_and(SolvedGame::celebrates)
    }

    /// Leaves the replay on the board, or closes the page on the solved game. Returns whether there was one of them.
    pub(super) fn leave_solved(&mut self, cx: &Context) -> bool {
        self.has_solved_game(cx) && self.solved.as_mut().is_some_and(SolvedGame::leave)
    }

    pub(super) fn handle(&mut self, cx: &mut Context, action: RecordsAction) {
        match action {
            RecordsAction::Show => self.show(cx),
            RecordsAction::Scope(scope) => self.change(|shown| shown.choose_scope(scope)),
            RecordsAction::Span(span) => self.change(|shown| shown.choose_span(span)),
            RecordsAction::Replay(place) => self.change(|shown| shown.replay_game(place)),
            RecordsAction::InReplay(action) => self.change(|shown| shown.go_on(action)),
            RecordsAction::Open(place) => self.open(cx, place),
            RecordsAction::Export => {
                cx.effect(PlatformEffect::ChooseGamesExport(PathBuf::from(GAMES_FILE)));
            }
            RecordsAction::ExportTo(target) => self.export(cx, target),
            RecordsAction::Forget => cx.ask(Question::ForgetGames),
            RecordsAction::Solved(action) => {
                if let Some(game) = &mut self.solved {
                    game.handle(action);
                }
            }
        }
    }

    /// Changes the statistics, if they are shown.
    fn change(&mut self, change: impl FnOnce(&mut PlayStatistics)) {
        if let Some(statistics) = &mut self.statistics {
            change(statistics);
        }
    }

    /// Opens the puzzle of the game at this place of the history.
    fn open(&self, cx: &mut Context, place: usize) {
        let history = self.statistics.as_ref().map(PlayStatistics::history);
        let Some(&record) = history.as_ref().and_then(|history| history.get(place)) else {
            return;
        };
        let about = about_of(record);
        let document = Document { about, ..Document::of_record(record) };
        cx.dialogs.close();
        cx.tell(Event::DepartureWanted(Departure::Play(Box::new(document))));
    }

    fn show(&mut self, cx: &mut Context) {
        self.statistics = Some(PlayStatistics::new());
        cx.dialogs.open(Dialog::Played);
        self.load(cx);
    }

    fn load(&mut self, cx: &mut Context) {
        if !load_games(cx) {
            self.loaded(cx, RecalledGames::default());
        }
    }

    /// Takes the result of work on the games.
    pub(super) fn replied(&mut self, cx: &mut Context, reply: RecordsReply) {
        match reply {
            RecordsReply::Loaded(recalled) => self.loaded(cx, recalled),
            RecordsReply::Forgotten(Ok(())) => self.load(cx),
            RecordsReply::Forgotten(Err(error)) => cx.fail(error),
        }
    }

    fn loaded(&mut self, cx: &mut Context, mut recalled: RecalledGames) {
        let trouble = recalled.trouble.take();
        if let Some(game) = &mut self.solved {
            game.compare(&recalled.records);
        }
        if let Some(statistics) = &mut self.statistics {
            statistics.take_in(recalled, cx.now.moment.day());
        }
        if let Some(trouble) = trouble {
            cx.ask(Question::Failed(Failure::LoadProblem(trouble)));
        }
    }

    /// Writes the games to a file.
    pub(super) fn export(&self, cx: &mut Context, target: TargetFile) {
        if let Some(games) = self.statistics.as_ref().and_then(PlayStatistics::recalled) {
            cx.begin(WriteFileJob { content: FileContent::Games(games), to: target });
        }
    }

    /// The statistics were left, or the game that is gone through again in them.
    pub(super) fn left(&mut self, cx: &mut Context) {
        if self.statistics.as_mut().is_some_and(PlayStatistics::leave_replay) {
            cx.dialogs.replace(Dialog::Played);
        }
    }

    /// Forgets the statistics if their dialog was left.
    pub(super) fn follow_dialog(&mut self, cx: &mut Context) {
        let is_there = cx.dialogs.holds(|dialog| matches!(dialog, Dialog::Played));
        if !is_there && self.statistics.take().is_some() {
            cx.cancel(JobKind::Records);
        }
    }
}

/// The game that is watched.
impl RecordsFeature {
    /// How hard the game is that is played, or was played last, if that is known.
    pub(super) fn level_of_game(&self) -> Option<Level> {
        self.watched.as_ref().and_then(WatchedGame::level)
    }

    /// Looks at the game after everything that happens.
    pub(super) fn follow_game(&mut self, cx: &mut Context) {
        let Some(play) = cx.document.played().filter(|play| !play.is_practice).cloned() else {
            return self.follow_no_game(cx);
        };
        let now = cx.now.running;
        let goes_on = |watched: &WatchedGame| watched.goes_on_as(&cx.document, &play, now);
        if !self.watched.as_ref().is_some_and(goes_on) {
            self.leave_watched(cx);
            if !cx.document.moves().leads_to(cx.document.board()) {
                let at = play.clock.elapsed(now);
                *cx.document.moves_mut() = moves_before(&cx.document, at);
            }
            let watched = WatchedGame::begin(&cx.document, play.clone(), cx.now);
            rate_game(cx, &watched);
            self.watched = Some(watched);
        }
        let Some(watched) = &mut self.watched else { return };
        if watched.follow(&mut cx.document, play, now) {
            let watched = watched.clone();
            self.record(cx, &watched, Ending::Solved);
        } else if watched.is_solved()
            && !self.solved.as_ref().is_some_and(|it| it.is_of(&cx.document))
        {
            // It was solved in an earlier run of the program, and counted then.
            let watched = watched.clone();
            let record = watched.record(Ending::Solved, cx.now.moment);
            self.tell_of_solved(cx, &watched, record);
        }
    }

    /// No game is played now. The watched game stays if it was only set aside, to edit the puzzle or to learn.
    fn follow_no_game(&mut self, cx: &mut Context) {
        let document = cx.document_to_keep();
        if self.watched.as_ref().is_some_and(|watched| watched.is_replaced(document)) {
            self.leave_watched(cx);
        }
    }

    /// Something else has taken the place of the watched game, or it began again.
    fn leave_watched(&mut self, cx: &mut Context) {
        let Some(watched) = self.watched.take() else {
            return;
        };
        if watched.is_replaced(cx.document_to_keep()) && watched.was_left() {
            self.record(cx, &watched, Ending::Left);
        }
    }

    /// The program is left. Records the game if it does not come back by itself.
    pub(super) fn leave_program(&mut self, cx: &mut Context) {
        if cx.options.restore_session {
            return;
        }
        if let Some(watched) = self.watched.clone().filter(WatchedGame::was_left) {
            self.record(cx, &watched, Ending::Left);
        }
        // If the person stays after all, the game is recorded already.
        if let Some(watched) = &mut self.watched {
            watched.mark_over();
        }
    }

    fn record(&mut self, cx: &mut Context, watched: &WatchedGame, ending: Ending) {
        let record = watched.record(ending, cx.now.moment);
        if watched.is_solved() {
            self.tell_of_solved(cx, watched, record.clone());
            if cx.options.celebration {
                cx.effect(PlatformEffect::LookForMotion);
            }
        }
        let log_to = cx.options.game_logs.clone().filter(|_| ending == Ending::Solved);
        let ended = EndedGame { record, answer: watched.answer(), log_to };
        cx.effect(KeepEffect::Game(Box::new(ended)));
    }

    /// Tells of the game that was solved, and looks for the games before it.
    fn tell_of_solved(&mut self, cx: &mut Context, watched: &WatchedGame, record: GameRecord) {
        self.solved = Some(SolvedGame::new(&cx.document, record, watched.moves()));
        load_games(cx);
        cx.tell(Event::GameSolved);
    }

    /// Takes in how hard a puzzle is that is played.
    pub(super) fn game_rated(&mut self, cx: &mut Context, cells: &Cells, rated: PuzzleDifficulty) {
        if let (PuzzleDifficulty::Level { level, score }, Some(watched)) =
            (rated, &mut self.watched)
        {
            watched.take_in_level(cells, level, score);
            if self.solved.as_mut().is_some_and(|game| game.take_in_level(cells, level)) {
                load_games(cx);
            }
        }
    }
}

/// Begins to load the games that were played. Returns whether there is a folder that keeps them.
fn load_games(cx: &mut Context) -> bool {
    let folders = cx.system.folders.clone();
    let is_there = folders.is_some();
    if let Some(folders) = folders {
        cx.begin(RecordsJob::Load(folders));
    }
    is_there
}

/// What is said of the puzzle of a game that is opened again.
fn about_of(record: &GameRecord) -> About {
    match MadePuzzle::of_record(record) {
        Some(made) => About::from(&made),
        None => About { title: record.title.clone(), ..About::default() },
    }
}

/// All games are to be forgotten: the person said so.
pub(super) fn forget_games(cx: &mut Context) {
    if let Some(folders) = cx.system.folders.clone() {
        cx.begin(RecordsJob::Forget(folders));
    }
}

/// Finds out how hard the puzzle of the game is, unless that is known.
fn rate_game(cx: &mut Context, watched: &WatchedGame) {
    let is_known = cx.document.facts().path().is_some() || !cx.document.ruled_out().is_empty();
    match watched.cells().filter(|_| !watched.is_over() && !is_known) {
        Some(cells) => cx.begin(RateGameJob { cells, folders: cx.system.folders.clone() }),
        None => drop(cx.cancel(JobKind::RateGame)),
    }
}
