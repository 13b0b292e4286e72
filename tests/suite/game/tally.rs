//! Tallies, compared with the simplest computation.

use std::sync::Arc;
use std::time::Duration;

use nonet::engine::technique::Level;
use nonet::engine::{Grid, Layout, LayoutBuilder, NamedShape, Place, Regions};
use nonet::game::tally::{
    BoardKind, Span, Streak, Tally, buckets, by_level, days_in_a_row, games_in_a_row,
};
use nonet::game::{Day, Ending, GameRecord};
use nonet::language::Language;
use nonet::text::board_level;
use proptest::prelude::*;

use super::{record, records};

fn plain(records: &[&GameRecord]) -> Tally {
    let count = |wanted: &dyn Fn(&GameRecord) -> bool| {
        records.iter().filter(|record| wanted(record)).count() as u64
    };
    let time = |wanted: &dyn Fn(&GameRecord) -> bool| -> Duration {
        records.iter().filter(|record| wanted(record)).map(|record| record.played).sum()
    };
    let is_won = |record: &GameRecord| record.ending == Ending::Solved;
    let mut unaided: Vec<Duration> = Vec::new();
    for record in records {
        if is_won(record) && record.hints == 0 {
            unaided.push(record.played);
        }
    }
    unaided.sort();
    Tally {
        games: records.len() as u64,
        wins: count(&is_won),
        unaided: unaided.len() as u64,
        flawless: count(&|record| is_won(record) && record.hints == 0 && record.mistakes == 0),
        best: unaided.first().copied(),
        won_in: time(&is_won),
        played: time(&|_| true),
        hints: records.iter().map(|record| u64::from(record.hints)).sum(),
        mistakes: records.iter().map(|record| u64::from(record.mistakes)).sum(),
    }
}

/// The longest piece of `of` that holds nothing but what `is_good`, and the length of the last such piece.
fn plain_streak<T>(of: &[T], is_good: impl Fn(&T) -> bool) -> Streak {
    let pieces = of.split(|item| !is_good(item)).map(|piece| u32::try_from(piece.len()).unwrap());
    let lengths: Vec<u32> = pieces.collect();
    Streak { current: *lengths.last().unwrap(), longest: *lengths.iter().max().unwrap() }
}

proptest! {
    #[test]
    fn all_games_come_to_what_counting_them_says(records in records()) {
        let all: Vec<&GameRecord> = records.iter().collect();
        prop_assert_eq!(Tally::of(&records), plain(&all));
    }

    #[test]
    fn levels_come_to_what_counting_them_says(records in records()) {
        let tallied = by_level(&records);
        prop_assert!(tallied.iter().all(|(it, _)| it.board == BoardKind::Classic));
        for level in Level::ALL.into_iter().map(Some).chain([None]) {
            let of_level: Vec<&GameRecord> =
                records.iter().filter(|record| record.level == level).collect();
            let found = tallied.iter().find(|(other, _)| other.level == level);
            prop_assert_eq!(found.is_some(), !of_level.is_empty());
            if let Some((_, tally)) = found {
                prop_assert_eq!(*tally, plain(&of_level));
            }
        }
    }

    #[test]
    fn games_in_a_row_are_the_longest_piece_without_a_loss(records in records()) {
        let mut sorted = records.clone();
        sorted.sort_by_key(|record| (record.ended, record.started));
        let expected = plain_streak(&sorted, |record| record.ending == Ending::Solved);
        let found = games_in_a_row(&records);
        // Games that began and ended at once may stand in either order.
        let moments: std::collections::HashSet<_> =
            records.iter().map(|record| (record.started, record.ended)).collect();
        prop_assume!(moments.len() == records.len());
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn days_in_a_row_are_the_longest_piece_of_the_calendar(records in records(), ago in 0..3_u32) {
        let won = |day: Day| {
            records.iter().any(|record| record.ending == Ending::Solved && record.day() == day)
        };
        let Some(newest) = records.iter().map(GameRecord::day).max() else {
            prop_assert_eq!(days_in_a_row(&records, Day::new(5)), Streak::default());
            return Ok(());
        };
        let oldest = records.iter().map(GameRecord::day).min().unwrap();
        let today = newest.after(ago);
        let mut days: Vec<bool> =
            (oldest.number()..=today.number()).map(|day| won(Day::new(day))).collect();
        if days.last() == Some(&false) {
            days.pop();
        }
        let expected = plain_streak(&days, |&won| won);
        prop_assert_eq!(days_in_a_row(&records, today), expected);
    }

    #[test]
    fn a_bucket_holds_the_games_of_its_days(
        records in records(),
        count in 0..20_usize,
        weeks in any::<bool>(),
    ) {
        let today = Day::new(1_790_000_000 / 86_400 + 40);
        let (span, days) = if weeks { (Span::Week, 7) } else { (Span::Day, 1) };
        let found = buckets(&records, span, today, count);
        prop_assert_eq!(found.len(), count);
        for bucket in &found {
            let end = bucket.first.after(days);
            let of_days: Vec<&GameRecord> = records
                .iter()
                .filter(|record| record.day() >= bucket.first && record.day() < end)
                .collect();
            prop_assert_eq!(bucket.tally, plain(&of_days));
        }
        for pair in found.windows(2) {
            prop_assert_eq!(pair[0].first.after(days), pair[1].first);
        }
        if let Some(last) = found.last() {
            prop_assert!(last.first <= today && today < last.first.after(days));
        }
    }
}

#[test]
fn rates_and_averages_are_of_the_games_that_count() {
    assert_eq!((Tally::default().win_rate(), Tally::default().average()), (None, None));
    let won =
        |seconds| GameRecord { played: Duration::from_secs(seconds), ..record(1, Ending::Solved) };
    let lost = record(1, Ending::AnswerShown);
    let helped = GameRecord { hints: 3, ..won(10) };
    let tally = Tally::of(&[won(100), won(201), helped, lost, record(1, Ending::Left)]);
    assert_eq!((tally.games, tally.wins, tally.unaided), (5, 3, 2));
    assert_eq!(tally.win_rate(), Some(60));
    assert_eq!(tally.average(), Some(Duration::from_secs(311) / 3));
    assert_eq!(tally.best, Some(Duration::from_secs(100)), "hints make it no best time");
    assert_eq!(Tally::of(&[won(1), won(1), record(1, Ending::Left)]).win_rate(), Some(67));
}

/// A game on an empty board.
fn game_on(layout: Arc<Layout>, seconds: u64) -> GameRecord {
    let (givens, played) = (Grid::empty(layout), Duration::from_secs(seconds));
    GameRecord { givens, played, ..record(1, Ending::Solved) }
}

/// Two boards of this size whose regions are swapped rows.
fn jigsaws() -> [Arc<Layout>; 2] {
    let place = |row, column| Place::new(row, column);
    let region = |row: usize, swapped: &[usize]| -> Vec<Place> {
        let row_at = |column| if swapped.contains(&column) { row ^ 1 } else { row };
        (0..4).map(|column| place(row_at(column), column)).collect()
    };
    [&[0, 1][..], &[1, 2]].map(|swapped| {
        let regions = Regions::Drawn((0..4).map(|row| region(row, swapped)).collect());
        LayoutBuilder { regions, ..LayoutBuilder::latin(4) }.build().unwrap()
    })
}

#[test]
fn games_of_one_level_are_told_apart_by_their_boards() {
    let named = |name| NamedShape::named(name).unwrap().layout();
    let [one, other] = jigsaws();
    let boards =
        [(named("4x4"), 20), (Layout::classic(), 300), (one, 7), (named("4x4"), 10), (other, 6)];
    let records: Vec<_> =
        boards.into_iter().map(|(board, seconds)| game_on(board, seconds)).collect();
    let tallied: Vec<_> = by_level(&records)
        .into_iter()
        .map(|(level, tally)| {
            (board_level(&level, Language::ENGLISH), tally.games, tally.best.unwrap().as_secs())
        })
        .collect();
    let expected = [("Easy", 1, 300), ("4×4 · Easy", 2, 10), ("Jigsaw 4×4 · Easy", 2, 6)];
    assert_eq!(tallied, expected.map(|(name, games, best)| (name.to_owned(), games, best)));
}
