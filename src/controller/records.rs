//! The statistics of play: what was played, tallied and charted, and every game to be looked at again.

use std::path::PathBuf;
use std::sync::Arc;

use super::replay::Replaying;
use super::{
    Controller, Dialog, Effect, Failure, Job, JobKind, Question, ReplayAction, SavePurpose, Status,
    Target,
};
use crate::engine::technique::Level;
use crate::game::tally::{
    Bucket, Span, Streak, Tally, buckets, by_level, days_in_a_row, games_in_a_row,
};
use crate::game::{Day, GameRecord};
use crate::store::{Folders, Recalled, StoreError, StoreProblem, records, save_new_with};

/// How many days or weeks a chart shows.
const BUCKETS: usize = 12;

/// What the file is called that games are exported to, where nobody says otherwise.
pub(super) const EXPORTED: &str = "nonet-games.csv";

/// The statistics of play as they are shown.
#[derive(Clone, Debug)]
pub struct Played {
    /// The games in the order in which they ended; `None` until they are recalled.
    records: Option<Arc<[GameRecord]>>,
    /// How many more a newer Nonet has written.
    newer: usize,
    today: Day,
    /// Which games are tallied.
    scope: Scope,
    /// What the bars of the chart stand for.
    span: Span,
    /// The game that is gone through again.
    replay: Option<Replaying>,
}

/// Which games are tallied, charted and listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scope {
    /// All of them.
    #[default]
    All,
    /// Those of a level, or those whose level nobody knows.
    Level(Option<Level>),
}

impl Scope {
    fn holds(self, record: &GameRecord) -> bool {
        match self {
            Self::All => true,
            Self::Level(level) => record.level == level,
        }
    }
}

/// What can be done with the statistics of play.
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
    ExportTo(Target),
    /// Ask whether all games are to be forgotten.
    Forget,
    /// A game that has ended, or its text, could not be written.
    NotKept(StoreError),
}

/// Work on the games in the background.
#[derive(Clone, Debug)]
pub enum RecordsJob {
    /// Recalls them.
    Load(Folders),
    /// Forgets them.
    Forget(Folders),
    /// Writes them to a file.
    Export(Arc<[GameRecord]>, Target),
}

/// What came of that.
#[derive(Debug)]
pub enum RecordsReply {
    /// The games.
    Loaded(Recalled),
    /// They were forgotten, or not.
    Forgotten(Result<(), StoreError>),
    /// They were written to this file, or not.
    Exported(Target, Result<(), StoreError>),
}

impl RecordsJob {
    /// Does the work.
    pub(super) fn run(self) -> RecordsReply {
        match self {
            Self::Load(folders) => RecordsReply::Loaded(records::load(&folders)),
            Self::Forget(folders) => RecordsReply::Forgotten(records::forget(&folders)),
            Self::Export(games, target) => {
                let written = match target.purpose {
                    SavePurpose::Replace => records::export_csv(&target.path, &games),
                    _ => save_new_with(&target.path, |out| records::write_csv_file(out, &games)),
                };
                RecordsReply::Exported(target, written)
            }
        }
    }
}

impl Played {
    /// Goes again through the game at this place of the history.
    fn replay_game(&mut self, place: usize) {
        let game = self.history().get(place).map(|game| Replaying::of(game));
        self.replay = game.or(self.replay.take());
    }

    /// Does something with the game that is gone through again.
    fn go_on(&mut self, action: ReplayAction) {
        if let Some(replay) = &mut self.replay {
            replay.take(action);
        }
    }

    /// Nothing is recalled yet.
    pub(super) fn new() -> Self {
        Self {
            records: None,
            newer: 0,
            today: Day::default(),
            scope: Scope::All,
            span: Span::Week,
            replay: None,
        }
    }

    /// Whether the games are recalled.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.records.is_some()
    }

    /// Every game, whatever is tallied, in the order in which they ended.
    #[must_use]
    pub fn all(&self) -> &[GameRecord] {
        self.records.as_deref().unwrap_or_default()
    }

    /// How many games there are besides that only a newer Nonet understands.
    #[must_use]
    pub fn newer(&self) -> usize {
        self.newer
    }

    /// What day it is.
    #[must_use]
    pub fn today(&self) -> Day {
        self.today
    }

    /// Which games are tallied.
    #[must_use]
    pub fn scope(&self) -> Scope {
        self.scope
    }

    /// What the bars of the chart stand for.
    #[must_use]
    pub fn span(&self) -> Span {
        self.span
    }

    /// The levels that were played, with what their games come to.
    #[must_use]
    pub fn levels(&self) -> Vec<(Option<Level>, Tally)> {
        by_level(self.all())
    }

    /// What the games of the scope come to.
    #[must_use]
    pub fn tally(&self) -> Tally {
        Tally::of(self.in_scope())
    }

    /// How many games of the scope were won in a row.
    #[must_use]
    pub fn games_in_a_row(&self) -> Streak {
        games_in_a_row(self.in_scope())
    }

    /// On how many days in a row a game of the scope was won.
    #[must_use]
    pub fn days_in_a_row(&self) -> Streak {
        days_in_a_row(self.in_scope(), self.today)
    }

    /// The last days or weeks with the games of the scope, oldest first.
    #[must_use]
    pub fn chart(&self) -> Vec<Bucket> {
        buckets(self.in_scope(), self.span, self.today, BUCKETS)
    }

    /// The games of the scope, newest first.
    #[must_use]
    pub fn history(&self) -> Vec<&GameRecord> {
        self.places().into_iter().filter_map(|place| self.all().get(place)).collect()
    }

    /// The places of these games among all of them.
    #[must_use]
    pub fn places(&self) -> Vec<usize> {
        let games = self.all().iter().enumerate().rev();
        games.filter(|(_, record)| self.scope.holds(record)).map(|(place, _)| place).collect()
    }

    /// Every game, to be looked at later.
    #[must_use]
    pub fn shared(&self) -> Arc<[GameRecord]> {
        self.records.clone().unwrap_or_default()
    }

    /// The game that is gone through again.
    #[must_use]
    pub fn replay(&self) -> Option<&Replaying> {
        self.replay.as_ref()
    }

    /// The games of the scope, in the order in which they ended.
    pub fn in_scope(&self) -> impl Iterator<Item = &GameRecord> {
        self.all().iter().filter(|record| self.scope.holds(record))
    }

    fn take_in(&mut self, recalled: Recalled, today: Day) {
        let mut records = recalled.records;
        records.sort_by_key(|record| (record.ended, record.started));
        self.records = Some(records.into());
        self.newer = recalled.newer;
        self.today = today;
    }
}

impl Controller {
    pub(super) fn take_records_action(&mut self, action: RecordsAction) {
        match action {
            RecordsAction::Show => self.show_records(),
            RecordsAction::Scope(scope) => self.in_played(|played| played.scope = scope),
            RecordsAction::Span(span) => self.in_played(|played| played.span = span),
            RecordsAction::Replay(place) => self.in_played(|played| played.replay_game(place)),
            RecordsAction::InReplay(action) => self.in_played(|played| played.go_on(action)),
            RecordsAction::Open(place) => self.open_played(place),
            RecordsAction::Export => {
                self.effects.push(Effect::ChooseGamesExport(PathBuf::from(EXPORTED)));
            }
            RecordsAction::ExportTo(target) => self.export_games(target),
            RecordsAction::Forget => self.ask(Question::ForgetGames),
            RecordsAction::NotKept(error) => self.game_not_kept(error),
        }
    }

    /// Changes the statistics, if they are shown.
    fn in_played(&mut self, change: impl FnOnce(&mut Played)) {
        if let Some(played) = self.played() {
            change(played);
        }
    }

    /// Opens the puzzle of the game at this place of the history.
    fn open_played(&mut self, place: usize) {
        let game = |played: &mut Played| played.history().get(place).map(|&game| game.clone());
        if let Some(record) = self.played().and_then(game) {
            self.open_puzzle_of(&record);
        }
    }

    fn show_records(&mut self) {
        self.open_dialog(Dialog::Played(Box::new(Played::new())));
        self.load_records();
    }

    fn load_records(&mut self) {
        match self.folders.clone() {
            Some(folders) => self.begin(Job::Records(RecordsJob::Load(folders))),
            None => self.records_loaded(Recalled::default()),
        }
    }

    /// Takes in what came of work on the games.
    pub(super) fn records_replied(&mut self, reply: RecordsReply) {
        match reply {
            RecordsReply::Loaded(recalled) => self.records_loaded(recalled),
            RecordsReply::Forgotten(Ok(())) => self.load_records(),
            RecordsReply::Exported(target, Ok(())) => {
                self.status = Status::Exported(target.path, Vec::new());
            }
            RecordsReply::Exported(target, Err(error))
                if target.purpose == SavePurpose::Create
                    && error.problem == StoreProblem::ChangedOnDisk =>
            {
                self.ask(Question::GamesExist(target));
            }
            RecordsReply::Forgotten(Err(error)) | RecordsReply::Exported(_, Err(error)) => {
                self.failed(error);
            }
        }
    }

    fn records_loaded(&mut self, mut recalled: Recalled) {
        let today = self.now.moment.day();
        let trouble = recalled.trouble.take();
        self.compare_solved(&recalled.records);
        if let Some(played) = self.played() {
            played.take_in(recalled, today);
        }
        if let Some(trouble) = trouble {
            self.ask(Question::Failed(Failure::Trouble(trouble)));
        }
    }

    pub(super) fn export_games(&mut self, target: Target) {
        let games = self.played().and_then(|played| played.records.clone());
        if let Some(games) = games {
            self.begin(Job::Records(RecordsJob::Export(games, target)));
        }
    }

    /// The games are to be forgotten: the person said so.
    pub(super) fn forget_games(&mut self) {
        if let Some(folders) = self.folders.clone() {
            self.begin(Job::Records(RecordsJob::Forget(folders)));
        }
    }

    /// The statistics, where they are shown, perhaps below a question.
    fn played(&mut self) -> Option<&mut Played> {
        self.dialog.iter_mut().chain(&mut self.waiting).find_map(|dialog| match dialog {
            Dialog::Played(played) => Some(played.as_mut()),
            _ => None,
        })
    }

    /// The statistics were left, or the game that is gone through again in them.
    pub(super) fn leave_records(&mut self, mut played: Box<Played>) {
        if played.replay.take().is_some() {
            self.dialog = Some(Dialog::Played(played));
        } else {
            self.cancel(JobKind::Records);
        }
    }
}
