//! Tests of the statistics of games.

mod tally;

use std::time::Duration;

use nonet::engine::technique::Level;
use nonet::engine::{Cell, Digit, Grid, Layout, Rules};
use nonet::game::{Ending, GameRecord, MoveText};
use proptest::prelude::*;

/// A game of a puzzle with one given, which tells games apart.
pub(crate) fn record(given: u8, ending: Ending) -> GameRecord {
    let mut givens = Grid::empty(Layout::classic());
    givens.set(Cell::new(0).unwrap(), Digit::new(given));
    GameRecord {
        started: 1_795_348_800,
        ended: 1_795_349_400,
        offset: 0,
        ending,
        level: Some(Level::Easy),
        score: None,
        rating: None,
        played: Duration::from_secs(500),
        hints: 0,
        mistakes: 0,
        title: String::new(),
        givens,
        rules: Rules::NONE,
        code: String::new(),
        moves: MoveText::default(),
    }
}

/// Games within some weeks, in any order.
pub(crate) fn records() -> impl Strategy<Value = Vec<GameRecord>> {
    const WEEKS: i64 = 6 * 7 * 24 * 3600;
    let level = prop::option::of(prop::sample::select(&Level::ALL[..]));
    let ending = prop::sample::select(&Ending::ALL[..]);
    let offset = prop::sample::select(vec![0, 7 * 3600, -5 * 3600, 20_700]);
    let moments = (1_790_000_000..1_790_000_000 + WEEKS, 0..WEEKS);
    let counted = (0..4_u32, 0..3_u32, 0..5000_u64);
    let one = (moments, offset, ending, level, counted).prop_map(
        |((started, length), offset, ending, level, (hints, mistakes, seconds))| GameRecord {
            started,
            ended: started + length,
            offset,
            level,
            played: Duration::from_secs(seconds),
            hints: hints.saturating_sub(1),
            mistakes,
            ..record(1, ending)
        },
    );
    prop::collection::vec(one, 0..80)
}
