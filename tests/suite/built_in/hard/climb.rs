//! Climbs from random puzzles to very hard ones.
//!
//! A population holds the puzzles that resist trial and error longest. A step draws one of them, rather a hard one, and
//! tries puzzles near it: up to three givens go, and others come until one answer is left. A new puzzle that resists longer
//! than the last of the population takes its place. A small population is soon full of puzzles that are all alike, and
//! climbs no further.

use std::collections::HashSet;

use nonet::engine::generate::{Recipe, generate, seed_of};
use nonet::engine::{Cells, Control};

use super::resistance::Resistance;
use crate::built_in::near::neighbour;
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
