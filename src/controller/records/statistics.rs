//! The statistics of play as the dialog shows them: totals, a chart, and a game to replay.

use std::sync::Arc;

use super::replay::{GameReplay, ReplayAction};
use crate::game::tally::{
    BoardLevel, Bucket, Span, Streak, Tally, buckets, by_level, days_in_a_row, games_in_a_row,
};
use crate::game::{Day, GameRecord};
use crate::store::RecalledGames;

/// How many days or weeks a chart shows.
const BUCKETS: usize = 12;

/// The statistics of play as they are shown.
#[derive(Clone, Debug)]
pub struct PlayStatistics {
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
    replay: Option<GameReplay>,
}

/// Which games are tallied, charted and listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Scope {
    /// All of them.
    #[default]
    All,
    /// Those of a level on a board, or those whose level nobody knows.
    Level(BoardLevel),
}

impl Scope {
    fn holds(&self, record: &GameRecord) -> bool {
        match self {
            Self::All => true,
            Self::Level(level) => BoardLevel::of(record) == *level,
        }
    }
}

impl PlayStatistics {
    /// Goes again through the game at this place of the history.
    pub(super) fn replay_game(&mut self, place: usize) {
        let game = self.history().get(place).map(|game| GameReplay::of(game));
        self.replay = game.or(self.replay.take());
    }

    /// Does something with the game that is gone through again.
    pub(super) fn go_on(&mut self, action: ReplayAction) {
        if let Some(replay) = &mut self.replay {
            replay.handle(action);
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
    pub fn scope(&self) -> &Scope {
        &self.scope
    }

    /// What the bars of the chart stand for.
    #[must_use]
    pub fn span(&self) -> Span {
        self.span
    }

    /// The levels that were played on each board, with what their games come to.
    #[must_use]
    pub fn levels(&self) -> Vec<(BoardLevel, Tally)> {
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
        self.recalled().unwrap_or_default()
    }

    /// The recalled games, to be written to a file.
    pub(super) fn recalled(&self) -> Option<Arc<[GameRecord]>> {
        self.records.clone()
    }

    /// Leaves the game that is gone through again. Returns whether there was one.
    pub(super) fn leave_replay(&mut self) -> bool {
        self.replay.take().is_some()
    }

    /// Tallies these games.
    pub(super) fn choose_scope(&mut self, scope: Scope) {
        self.scope = scope;
    }

    /// Charts by days or by weeks.
    pub(super) fn choose_span(&mut self, span: Span) {
        self.span = span;
    }

    /// The game that is gone through again.
    #[must_use]
    pub fn replay(&self) -> Option<&GameReplay> {
        self.replay.as_ref()
    }

    /// The games of the scope, in the order in which they ended.
    pub fn in_scope(&self) -> impl Iterator<Item = &GameRecord> {
        self.all().iter().filter(|record| self.scope.holds(record))
    }

    pub(super) fn take_in(&mut self, recalled: RecalledGames, today: Day) {
        let mut records = recalled.records;
        records.sort_by_key(|record| (record.ended, record.started));
        self.records = Some(records.into());
        self.newer = recalled.newer;
        self.today = today;
    }
}
