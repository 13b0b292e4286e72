//! Very hard puzzles. Random puzzles are hardly ever rated above 9.0, and a rating takes too long to look for better ones
//! by it. So climbs look for puzzles that resist trial and error, and only a few of the puzzles on the way are rated.

mod climb;
mod resistance;

use std::collections::{BTreeMap, HashSet};

use nonet::engine::facts::not_needed;
use nonet::engine::generate::seed_of;
use nonet::engine::rating::{Tenths, rate};
use nonet::engine::{Cells, Control, Grid, Shuffle};
use nonet::store::library::{BuiltIn, BuiltInPuzzle};

use super::puzzle_of;
use climb::{Budget, climb};
use resistance::Resistance;

/// The ratings of the collection.
const LOW: Tenths = Tenths::new(90);
const HIGH: Tenths = Tenths::new(110);

/// The number of climbs. Puzzles of different climbs have nothing in common.
const CLIMBS: u64 = 4;

/// The work of each climb.
const BUDGET: Budget = Budget { starts: 3_000, population: 300, stages: 5, steps: 8_000 };

/// After each stage of a climb, one puzzle of this many is rated.
const RATED: usize = 10;

/// The puzzles of a climb by their ratings.
type OfClimb = BTreeMap<Tenths, Vec<Cells>>;

/// Finds `count` puzzles, the easiest first.
pub(super) fn find(count: usize) -> Vec<Cells> {
    choose((0..CLIMBS).map(|number| of_climb(seed_of(90, number))), count)
}

fn of_climb(seed: u64) -> OfClimb {
    let mut of_climb = OfClimb::new();
    for cells in puzzles_of_climb(seed) {
        if let Some(er) = er_if_hard(&cells) {
            eprintln!("{er} {cells:?}");
            of_climb.entry(er).or_default().push(cells);
        }
    }
    of_climb
}

/// The puzzles of a climb to be rated, each with names and lines of its own, so that near puzzles do not look alike.
fn puzzles_of_climb(seed: u64) -> impl Iterator<Item = Cells> {
    let mut taken = HashSet::new();
    let passed = climb(seed, BUDGET).flat_map(|cells| cells.into_iter().step_by(RATED));
    let new = passed.filter(move |&cells| taken.insert(cells));
    new.zip(0..).map(move |(cells, number)| shuffled(&cells, seed_of(seed, number)))
}

/// The ER of a puzzle if it is in the range of the collection.
fn er_if_hard(cells: &Cells) -> Option<Tenths> {
    let rating = rate(&puzzle_of(cells), &Control::default()).unwrap();
    rating.map(|rating| rating.er).filter(|er| (LOW..=HIGH).contains(er))
}

/// `count` puzzles, the easiest first. Ratings take turns, so that each has its share as far as there are enough puzzles,
/// and so do the climbs of a rating.
fn choose(climbs: impl Iterator<Item = OfClimb>, count: usize) -> Vec<Cells> {
    let mut of_ratings: BTreeMap<Tenths, Vec<Vec<Cells>>> = BTreeMap::new();
    for (er, cells) in climbs.flatten() {
        of_ratings.entry(er).or_default().push(cells);
    }
    let ratings = of_ratings.into_iter().map(|(er, climbs)| (er, turns(climbs)));
    let rated = |(er, cells): (Tenths, Vec<Cells>)| cells.into_iter().map(|it| (er, it)).collect();
    let mut chosen = turns(ratings.map(rated).collect());
    chosen.truncate(count);
    chosen.sort_by_key(|&(er, _)| er);
    chosen.into_iter().map(|(_, cells)| cells).collect()
}

/// The first of each list, then the second of each, and so on.
fn turns<T>(lists: Vec<Vec<T>>) -> Vec<T> {
    let mut lists: Vec<_> = lists.into_iter().map(Vec::into_iter).collect();
    let mut all = Vec::new();
    while lists.iter().any(|list| list.len() > 0) {
        all.extend(lists.iter_mut().filter_map(Iterator::next));
    }
    all
}

/// An equivalent puzzle.
fn shuffled(cells: &Cells, seed: u64) -> Cells {
    let shuffle = Shuffle::of_seed(seed);
    let mut other = [0; 81];
    for (cell, digit) in Grid::classic(cells).filled() {
        other[shuffle.cell(cell).index()] = shuffle.digit(digit).get();
    }
    other
}

/// A climb that takes a moment.
const SHORT: Budget = Budget { starts: 12, population: 6, stages: 2, steps: 4 };

#[test]
fn a_climb_rises_and_finds_the_same_again() {
    let stages: Vec<Vec<Cells>> = climb(7, SHORT).collect();
    assert!(climb(7, SHORT).eq(stages.iter().cloned()));
    let hardest = |stage: usize| Resistance::of(&stages[stage][0]).measure;
    assert!(hardest(1) >= hardest(0));
    for cells in stages.iter().flatten() {
        assert_eq!(not_needed(&puzzle_of(cells), &Control::default()), Ok(Vec::new()));
    }
}

#[test]
fn equivalent_puzzles_resist_the_same_way() {
    for (seed, cells) in (0..).zip(climb(7, SHORT).flatten()) {
        assert_eq!(Resistance::of(&shuffled(&cells, seed)), Resistance::of(&cells));
    }
}

#[test]
fn the_20_hardest_very_hard_puzzles_resist_longer_than_those_of_every_level() {
    let resistance = |puzzle: &BuiltInPuzzle| Resistance::of(&puzzle.cells).measure;
    let longest = BuiltIn::Levels.puzzles().iter().map(resistance).max();
    let hardest = BuiltIn::VeryHard.puzzles().iter().rev().take(20).map(resistance).min();
    assert!(hardest > longest, "{hardest:?}, {longest:?}");
}
