//! Very hard puzzles. Random puzzles are hardly ever rated above 9.0, but a puzzle near a very hard puzzle often is: a
//! puzzle with all but one of its givens, and another given instead. So the search starts from random puzzles above 9.0,
//! and goes on from the hardest that it has found, until there are enough puzzles.

use std::cmp::Reverse;
use std::collections::HashSet;

use nonet::engine::generate::{Recipe, generate, seed_of};
use nonet::engine::rating::{Tenths, rate};
use nonet::engine::search::{Answers, Uniqueness, uniqueness};
use nonet::engine::{Cells, Control, Grid, Shuffle};

use super::puzzle_of;

/// The ratings of the collection.
const LOW: Tenths = Tenths::new(90);
const HIGH: Tenths = Tenths::new(110);

/// The number of random puzzles that the search starts from.
const STARTS: u64 = 8;
const STARTS_LEN: usize = 8;

/// The most puzzles whose neighbours are looked at.
const STEPS: usize = 90;

/// The most neighbours of a puzzle that are rated.
const MOST_OF_ONE: usize = 40;

/// The most puzzles of the collection that come from the same start: near puzzles are alike.
const MOST_OF_START: usize = 20;

/// Answers of a puzzle without one of its givens are looked at up to this number.
const MOST_ANSWERS: usize = 400;

/// A puzzle that was found.
#[derive(Clone)]
struct Found {
    cells: Cells,
    er: Tenths,
    /// The number of its start.
    start: u64,
    /// Whether its neighbours were looked at.
    is_done: bool,
}

/// Finds `count` puzzles, the easiest first.
pub(super) fn find(count: usize) -> Vec<Cells> {
    let control = Control::default();
    let recipe = Recipe { er: Some(LOW..=HIGH), most_attempts: u64::MAX, ..Recipe::default() };
    let mut seen = HashSet::new();
    let mut found = Vec::new();
    for start in 0..STARTS {
        let made = generate(&recipe, seed_of(90, start), &control).unwrap();
        let cells = made.puzzle.givens().classic_cells().unwrap();
        let er = rate(&made.puzzle, &control).unwrap().unwrap().er;
        seen.insert(cells);
        found.push(Found { cells, er, start, is_done: false });
        report(0, &found);
    }
    for step in 0..STEPS {
        let Some(next) = hardest_open(&found) else { break };
        found[next].is_done = true;
        let from = found[next].clone();
        for cells in neighbours(&from.cells, seed_of(91, step as u64)) {
            if !seen.insert(cells) {
                continue;
            }
            if let Some(er) = er_if_hard(&cells) {
                found.push(Found { cells, er, start: from.start, is_done: false });
            }
        }
        report(step + 1, &found);
        if choose(found.clone(), count).len() == count {
            break;
        }
    }
    choose(found, count)
}

fn report(step: usize, found: &[Found]) {
    let above = |tenths| found.iter().filter(|one| one.er >= Tenths::new(tenths)).count();
    let hardest = found.iter().map(|one| one.er).max();
    let counts = [above(90), above(95), above(100), above(105), above(110)];
    eprintln!("{step}: {counts:?} from 9.0, 9.5, 10.0, 10.5, 11.0; hardest {hardest:?}");
}

/// The place of the hardest puzzle whose neighbours were not looked at. The starts take turns: each step from one start
/// counts as much as a tenth.
fn hardest_open(found: &[Found]) -> Option<usize> {
    let mut steps = [0_u16; STARTS_LEN];
    for one in found.iter().filter(|one| one.is_done) {
        steps[usize::try_from(one.start).unwrap()] += 1;
    }
    let open = (0..found.len()).filter(|&place| !found[place].is_done);
    open.max_by_key(|&place| {
        let Found { er, start, .. } = found[place];
        (er.get() - steps[usize::try_from(start).unwrap()], Reverse(place))
    })
}

/// The ER of a puzzle if it is in the range of the collection.
fn er_if_hard(cells: &Cells) -> Option<Tenths> {
    let rating = rate(&puzzle_of(cells), &Control::default()).unwrap();
    rating.map(|rating| rating.er).filter(|er| (LOW..=HIGH).contains(er))
}

/// Puzzles with all but one of these givens and another given, in an order drawn from `seed`, and without the givens that
/// are then not needed.
fn neighbours(cells: &Cells, seed: u64) -> Vec<Cells> {
    let givens: Vec<usize> = (0..81).filter(|&place| cells[place] != 0).collect();
    let mut all = Vec::new();
    for given in givens {
        let mut fewer = *cells;
        fewer[given] = 0;
        for (place, digit) in deciding(&fewer) {
            let mut other = fewer;
            other[place] = digit;
            if other != *cells {
                all.push(other);
            }
        }
    }
    let order = |cells: &Cells| {
        let mixed = cells
            .iter()
            .fold(seed, |mix, &digit| (mix ^ u64::from(digit)).wrapping_mul(0x100_0000_01b3));
        mixed ^ mixed >> 29
    };
    all.sort_by_key(order);
    all.truncate(MOST_OF_ONE);
    all.iter().map(without_needless).collect()
}

/// The digits in open cells that only one answer has: with any of these the puzzle has one answer.
fn deciding(fewer: &Cells) -> Vec<(usize, u8)> {
    let control = Control::default();
    let mut answers = Answers::new(&puzzle_of(fewer));
    let mut times = [[0_u32; 10]; 81];
    for number in 0.. {
        if !answers.next(&control).unwrap() {
            break;
        }
        if number == MOST_ANSWERS {
            return Vec::new();
        }
        let answer = answers.grid().unwrap().classic_cells().unwrap();
        for (place, &digit) in answer.iter().enumerate() {
            times[place][usize::from(digit)] += 1;
        }
    }
    let open = (0..81).filter(|&place| fewer[place] == 0);
    open.flat_map(|place| (1..=9).map(move |digit| (place, digit)))
        .filter(|&(place, digit)| times[place][usize::from(digit)] == 1)
        .collect()
}

fn without_needless(cells: &Cells) -> Cells {
    let mut fewest = *cells;
    for place in (0..81).filter(|&place| cells[place] != 0) {
        let digit = std::mem::take(&mut fewest[place]);
        let only = uniqueness(&puzzle_of(&fewest), &Control::default());
        if !matches!(only, Ok(Uniqueness::Only(_))) {
            fewest[place] = digit;
        }
    }
    fewest
}

/// The hardest `count`, not too many from one start, the easiest first. Each is shuffled, so that near ones look different.
fn choose(mut found: Vec<Found>, count: usize) -> Vec<Cells> {
    found.sort_by_key(|one| Reverse(one.er));
    let mut of_start = [0; STARTS_LEN];
    found.retain(|one| {
        let of_this = &mut of_start[usize::try_from(one.start).unwrap()];
        *of_this += 1;
        *of_this <= MOST_OF_START
    });
    found.truncate(count);
    found.reverse();
    // Sudoku Explainer may rate a shuffled puzzle a tenth lower, because it finds another step first.
    let looks = |one: &Found, number| {
        (0..u64::MAX)
            .map(|look| shuffled(&one.cells, seed_of(number, look)))
            .find(|cells| er_if_hard(cells).is_some())
    };
    found.iter().zip(0..).filter_map(|(one, number)| looks(one, number)).collect()
}

fn shuffled(cells: &Cells, seed: u64) -> Cells {
    let shuffle = Shuffle::of_seed(seed);
    let mut other = [0; 81];
    let grid = Grid::classic(cells);
    for (cell, digit) in grid.filled() {
        other[shuffle.cell(cell).index()] = shuffle.digit(digit).get();
    }
    other
}
