//! What many games come to: how many were won, how fast, how many in a row, at which level and on which days.

use core::time::Duration;
use std::collections::BTreeSet;

use super::day::WEEK;
use super::{Day, GameRecord};
use crate::engine::technique::Level;

/// What some games come to. A game is won when it is solved; one whose answer was shown is not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games ended.
    pub games: u64,
    /// How many of them were won.
    pub wins: u64,
    /// How many were won without a hint.
    pub unaided: u64,
    /// How many were won without a hint and without a mistake.
    pub flawless: u64,
    /// The shortest time of a game that was won without a hint.
    pub best: Option<Duration>,
    /// How long the games that were won took together.
    pub won_in: Duration,
    /// How long all games took together.
    pub played: Duration,
    /// How many hints were shown.
    pub hints: u64,
    /// How many mistakes were made.
    pub mistakes: u64,
}

/// So many of a sort without a gap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Up to now.
    pub current: u32,
    /// At any time.
    pub longest: u32,
}

/// The games of some days side by side, for a chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bucket {
    /// The first of the days.
    pub first: Day,
    /// What the games come to that ended on them.
    pub tally: Tally,
}

/// How long the time is that goes into one bucket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// A day.
    Day,
    /// A week, from Monday on.
    Week,
}

impl Tally {
    /// What `records` come to, in any order.
    #[must_use]
    pub fn of<'a>(records: impl IntoIterator<Item = &'a GameRecord>) -> Self {
        records.into_iter().fold(Self::default(), Self::with)
    }

    /// With one game more.
    fn with(self, record: &GameRecord) -> Self {
        let won = u64::from(record.is_won());
        let unaided = u64::from(record.is_won_unaided());
        let won_in = if record.is_won() { record.played } else { Duration::ZERO };
        let time = record.is_won_unaided().then_some(record.played);
        Self {
            games: self.games + 1,
            wins: self.wins + won,
            unaided: self.unaided + unaided,
            flawless: self.flawless + if record.mistakes == 0 { unaided } else { 0 },
            best: self.best.into_iter().chain(time).min(),
            won_in: self.won_in.saturating_add(won_in),
            played: self.played.saturating_add(record.played),
            hints: self.hints + u64::from(record.hints),
            mistakes: self.mistakes + u64::from(record.mistakes),
        }
    }

    /// How many in a hundred games were won, to the nearest whole number; `None` where there was no game.
    #[must_use]
    pub fn win_rate(&self) -> Option<u64> {
        let doubled = (200 * self.wins + self.games).checked_div(self.games)?;
        Some(doubled / 2)
    }

    /// How long a game that was won took on average; `None` where none was.
    #[must_use]
    pub fn average(&self) -> Option<Duration> {
        let wins = u32::try_from(self.wins).unwrap_or(u32::MAX);
        self.won_in.checked_div(wins)
    }
}

/// What the games of each level come to: the levels that were played, the easiest first, then the games of unknown level.
#[must_use]
pub fn by_level<'a>(
    records: impl IntoIterator<Item = &'a GameRecord>,
) -> Vec<(Option<Level>, Tally)> {
    let levels = Level::ALL.into_iter().map(Some).chain([None]);
    let mut tallies: Vec<_> = levels.map(|level| (level, Tally::default())).collect();
    for record in records {
        for (_, tally) in tallies.iter_mut().filter(|(level, _)| *level == record.level) {
            *tally = tally.with(record);
        }
    }
    tallies.retain(|(_, tally)| tally.games > 0);
    tallies
}

/// How many games were won in a row, in the order in which they ended.
#[must_use]
pub fn games_in_a_row<'a>(records: impl IntoIterator<Item = &'a GameRecord>) -> Streak {
    let mut ended: Vec<&GameRecord> = records.into_iter().collect();
    ended.sort_by_key(|record| (record.ended, record.started));
    let mut streak = Streak::default();
    for record in ended {
        streak.current = if record.is_won() { streak.current + 1 } else { 0 };
        streak.longest = streak.longest.max(streak.current);
    }
    streak
}

/// On how many days in a row a game was won. As long as today is not over, nothing is missing today.
#[must_use]
pub fn days_in_a_row<'a>(records: impl IntoIterator<Item = &'a GameRecord>, today: Day) -> Streak {
    let won = records.into_iter().filter(|record| record.is_won());
    let days: BTreeSet<Day> = won.map(GameRecord::day).collect();
    let mut longest = 0;
    let mut row = (0, None);
    for &day in &days {
        let goes_on = row.1 == Some(day.before(1));
        row = (if goes_on { row.0 + 1 } else { 1 }, Some(day));
        longest = longest.max(row.0);
    }
    let last = if days.contains(&today) { today } else { today.before(1) };
    let up_to_now = (0..longest).take_while(|&days_ago| days.contains(&last.before(days_ago)));
    let current = u32::try_from(up_to_now.count()).unwrap_or(longest);
    Streak { current, longest }
}

/// `count` buckets without a gap, oldest first, the last with `today` in it. Games before them are left out.
#[must_use]
pub fn buckets<'a>(
    records: impl IntoIterator<Item = &'a GameRecord>,
    span: Span,
    today: Day,
    count: usize,
) -> Vec<Bucket> {
    let (last, days) = match span {
        Span::Day => (today, 1),
        Span::Week => (today.monday(), WEEK),
    };
    let before = |place: usize| u32::try_from(place).unwrap_or(u32::MAX).saturating_mul(days);
    let bucket = |place| Bucket { first: last.before(before(place)), tally: Tally::default() };
    let mut buckets: Vec<Bucket> = (0..count).rev().map(bucket).collect();
    for record in records {
        let first = match span {
            Span::Day => record.day(),
            Span::Week => record.day().monday(),
        };
        if let Ok(place) = buckets.binary_search_by_key(&first, |bucket| bucket.first) {
            buckets[place].tally = buckets[place].tally.with(record);
        }
    }
    buckets
}
