//! Climbs from random puzzles to very hard ones.
//!
//! A population holds the puzzles that resist trial and error longest. A step draws one of them, rather a hard one, and
//! tries puzzles near it: up to three givens go, and others come until one answer is left. A new puzzle that resists longer
//! than the last of the population takes its place. A small population is soon full of puzzles that are all alike, and
//! climbs no further.

use std::collections::HashSet;

use nonet::engine::generate::{Recipe, generate, seed_of};
use nonet::engine::search::bulk::{Verdict, verdict, verdicts};
use nonet::engine::{Cells, Control};

use super::resistance::Resistance;
use crate::dice::Dice;

/// The work of a climb.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget {
    /// The number of random puzzles that it starts from.
    pub(super) starts: u64,
    /// The number of puzzles that it keeps.
    pub(super) population: usize,
    /// The number of stages.
    pub(super) stages: usize,
    /// The number of steps of a stage.
    pub(super) steps: usize,
}

/// The number of attempts of a step to find a neighbour.
const ATTEMPTS: usize = 20;

/// The most givens that a neighbour does not share.
const MOST_CHANGED: usize = 3;

/// The number of digits that are drawn for a neighbour.
const DRAWN_DIGITS: usize = 30;

/// What a climb of `seed` passes: the population after each stage, the hardest puzzle first.
pub(super) fn climb(seed: u64, budget: Budget) -> impl Iterator<Item = Vec<Cells>> {
    let mut population = Population::new(budget.population);
    for number in 0..budget.starts {
        population.offer(random_puzzle(seed_of(seed, number)));
    }
    let mut dice = Dice::new(seed);
    (0..budget.stages).map(move |_| {
        for _ in 0..budget.steps {
            step(&mut population, &mut dice);
        }
        population.members.iter().map(|member| member.cells).collect()
    })
}

fn step(population: &mut Population, dice: &mut Dice) {
    let parent = population.draw(dice);
    for _ in 0..ATTEMPTS {
        if let Some(cells) = neighbour(&parent, dice) {
            population.offer(cells);
        }
    }
}

fn random_puzzle(seed: u64) -> Cells {
    let made = generate(&Recipe::default(), seed, &Control::default()).unwrap();
    made.puzzle.givens().classic_cells().unwrap()
}

/// Puzzles that differ by more than names and order, the hardest first.
struct Population {
    members: Vec<Member>,
    most: usize,
    fingerprints: HashSet<u64>,
}

struct Member {
    cells: Cells,
    measure: usize,
}

impl Population {
    fn new(most: usize) -> Self {
        Self { members: Vec::new(), most, fingerprints: HashSet::new() }
    }

    /// Takes a puzzle if it is hard enough and new.
    fn offer(&mut self, cells: Cells) {
        let Resistance { measure, fingerprint } = Resistance::of(&cells);
        let place = self.members.partition_point(|one| one.measure >= measure);
        if place < self.most && self.fingerprints.insert(fingerprint) {
            self.members.insert(place, Member { cells, measure });
            self.members.truncate(self.most);
        }
    }

    /// One of the puzzles, rather a hard one.
    fn draw(&self, dice: &mut Dice) -> Cells {
        let place = (0..3).map(|_| dice.below(self.members.len())).min().unwrap();
        self.members[place].cells
    }
}

/// A minimal puzzle near this one. Returns `None` if none is found soon.
fn neighbour(cells: &Cells, dice: &mut Dice) -> Option<Cells> {
    let changed = 1 + dice.below(MOST_CHANGED);
    let fewer = without_some(cells, changed, dice);
    let open: Vec<usize> = (0..81).filter(|&place| fewer[place] == 0).collect();
    let (mut more, mut added) = (fewer, 0);
    for _ in 0..DRAWN_DIGITS {
        let mut with = more;
        with[dice.one_of(&open)] = u8::try_from(1 + dice.below(9)).unwrap();
        match verdict(&with, &Control::default()).unwrap() {
            Verdict::None => {}
            Verdict::One => return (with != *cells).then(|| minimal(&with, dice)),
            Verdict::Several if added < changed => (more, added) = (with, added + 1),
            Verdict::Several => (more, added) = (fewer, 0),
        }
    }
    None
}

fn without_some(cells: &Cells, count: usize, dice: &mut Dice) -> Cells {
    let mut fewer = *cells;
    for place in givens(cells, dice).into_iter().take(count) {
        fewer[place] = 0;
    }
    fewer
}

/// The cells with givens, in any order.
fn givens(cells: &Cells, dice: &mut Dice) -> Vec<usize> {
    let mut givens: Vec<usize> = (0..81).filter(|&place| cells[place] != 0).collect();
    dice.shuffle(&mut givens);
    givens
}

/// The puzzle without givens that it does not need.
fn minimal(cells: &Cells, dice: &mut Dice) -> Cells {
    let mut fewest = *cells;
    let mut doubtful = givens(cells, dice);
    loop {
        doubtful = needless(&fewest, &doubtful);
        let Some(place) = doubtful.pop() else { return fewest };
        fewest[place] = 0;
    }
}

/// Those of the givens in `doubtful` without which the puzzle still has one answer.
fn needless(cells: &Cells, doubtful: &[usize]) -> Vec<usize> {
    let without = |&place: &usize| {
        let mut fewer = *cells;
        fewer[place] = 0;
        fewer
    };
    let fewer: Vec<Cells> = doubtful.iter().map(without).collect();
    let verdicts = verdicts(&fewer, &Control::default()).unwrap();
    let of_doubtful = doubtful.iter().zip(verdicts);
    of_doubtful.filter(|(_, verdict)| *verdict == Verdict::One).map(|(&place, _)| place).collect()
}
