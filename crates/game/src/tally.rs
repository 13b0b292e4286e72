//! Statistics of many games: wins, times, streaks, boards, levels and days.

use core::time::Duration;
use std::collections::BTreeSet;

use super::day::WEEK;
use super::{Day, GameRecord};
use nonet_engine::technique::Level;
use nonet_engine::{Layout, LayoutBuilder, NamedShape, Regions};

/// Statistics of some games. A solved game is won. A game whose answer was shown is not won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Number of games.
    pub games: u64,
    /// Number of games won.
    pub wins: u64,
    /// Number of games won without a hint.
    pub unaided: u64,
    /// Number of games won without a hint and without a mistake.
    pub flawless: u64,
    /// Shortest time of a game won without a hint. `None` if there is no such game.
    pub best: Option<Duration>,
    /// Total time of the games won.
    pub won_in: Duration,
    /// Total time of all games.
    pub played: Duration,
    /// Number of hints shown.
    pub hints: u64,
    /// Number of mistakes.
    pub mistakes: u64,
}

/// A streak: games or days in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Length of the streak that lasts until now.
    pub current: u32,
    /// Length of the longest streak.
    pub longest: u32,
}

/// One bar of a chart: the games of a day or a week.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bucket {
    /// The first day.
    pub first: Day,
    /// Statistics of the games that ended in this time.
    pub tally: Tally,
}

/// The length of a bucket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// One day.
    Day,
    /// One week from Monday to Sunday.
    Week,
}

impl Tally {
    /// Statistics of `records`, in any order.
    #[must_use]
    pub fn of<'a>(records: impl IntoIterator<Item = &'a GameRecord>) -> Self {
        records.into_iter().fold(Self::default(), Self::with)
    }

    /// The statistics with one more game.
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

    /// Percentage of games won, rounded to the nearest whole number. Returns `None` if there are no games.
    #[must_use]
    pub fn win_rate(&self) -> Option<u64> {
        let doubled = (200 * self.wins + self.games).checked_div(self.games)?;
        Some(doubled / 2)
    }

    /// Average time of the games won. Returns `None` if no game was won.
    #[must_use]
    pub fn average(&self) -> Option<Duration> {
        let wins = u32::try_from(self.wins).unwrap_or(u32::MAX);
        self.won_in.checked_div(wins)
    }
}

/// The boards on which games can be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardKind {
    /// The classic board.
    Classic,
    /// A board with a name.
    Named(NamedShape),
    /// Boards without a name that differ in nothing but the cells of their regions, extra houses and holes. The builder
    /// has none of these cells.
    Unnamed(Box<LayoutBuilder>),
}

impl BoardKind {
    /// The kind of this board.
    #[must_use]
    pub fn of(layout: &Layout) -> Self {
        if layout.is_classic() {
            return Self::Classic;
        }
        if let Some(shape) = NamedShape::of(layout) {
            return Self::Named(shape);
        }
        let mut builder = layout.builder();
        builder.drawn.clear();
        builder.holes.clear();
        if let Regions::Drawn(regions) = &mut builder.regions {
            regions.clear();
        }
        Self::Unnamed(Box::new(builder))
    }

    /// The name of these boards in texts for other programs: `classic`, the name of a shape, or the size, behind
    /// `jigsaw-` if the regions were drawn and `own-` if the board is another one without a name.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Self::Classic => "classic".to_owned(),
            Self::Named(shape) => shape.name.to_owned(),
            Self::Unnamed(board) => {
                let form = match board.regions {
                    Regions::Drawn(_) => "jigsaw",
                    Regions::None | Regions::Boxes { .. } => "own",
                };
                format!("{form}-{}x{}", board.rows, board.columns)
            }
        }
    }
}

/// A level on a kind of board. Times of other games say nothing about such a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardLevel {
    /// The boards.
    pub board: BoardKind,
    /// The level, if it is known.
    pub level: Option<Level>,
}

impl BoardLevel {
    /// The board and the level of a game.
    #[must_use]
    pub fn of(record: &GameRecord) -> Self {
        Self { board: BoardKind::of(record.givens.layout()), level: record.level }
    }

    /// A level on the classic board.
    #[must_use]
    pub fn classic(level: Option<Level>) -> Self {
        Self { board: BoardKind::Classic, level }
    }
}

/// Statistics for each level that was played on each board. The classic board comes first, then the others in the order of
/// their first games. On each board the easiest level comes first, and games of unknown level come last.
#[must_use]
pub fn by_level<'a>(records: impl IntoIterator<Item = &'a GameRecord>) -> Vec<(BoardLevel, Tally)> {
    let mut boards: Vec<(BoardKind, Vec<&GameRecord>)> = vec![(BoardKind::Classic, Vec::new())];
    for record in records {
        let kind = BoardKind::of(record.givens.layout());
        match boards.iter_mut().find(|(board, _)| *board == kind) {
            Some((_, games)) => games.push(record),
            None => boards.push((kind, vec![record])),
        }
    }
    let levels = || Level::ALL.into_iter().map(Some).chain([None]);
    let tally = |(board, games): &(BoardKind, Vec<&GameRecord>), level| {
        let of_level = games.iter().copied().filter(|record| record.level == level);
        (BoardLevel { board: board.clone(), level }, Tally::of(of_level))
    };
    let tallies = boards.iter().flat_map(|board| levels().map(move |level| tally(board, level)));
    tallies.filter(|(_, tally)| tally.games > 0).collect()
}

/// Streak of games won, in the order in which the games ended.
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

/// Streak of days with a game won. A day without a win ends the current streak only when it is over: today does not
/// count against it.
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

/// `count` adjacent buckets, the oldest first. The last bucket contains `today`. Games outside the buckets are left
/// out.
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
