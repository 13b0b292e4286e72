//! Looks for puzzles that need a rare technique, near others that need it.

use std::collections::HashSet;

use nonet::engine::technique::{Board, FishKind, FishSize, Level, Solver, Technique, TechniqueSet};
use nonet::engine::{Cells, Control, Grid, Puzzle};

use crate::built_in::near::neighbour;
use crate::dice::Dice;

/// The rare techniques whose puzzles this search finds again in minutes.
pub(super) const FOUND_AGAIN: [Technique; 5] = [
    Technique::SkLoop,
    Technique::Exocet,
    Technique::Tridagon,
    Technique::ForcingNetVerity,
    Technique::BruteForce,
];

/// Those whose puzzles lie near puzzles that need a finned squirmbag. They came from a longer search of the same kind. All
/// others of the stock have a puzzle that a search of minutes found among random ones.
pub(super) const NEAR_SQUIRMBAGS: [Technique; 2] = [
    Technique::fish(FishKind::Sashimi, FishSize::Squirmbag),
    Technique::fish(FishKind::Finned, FishSize::Whale),
];

/// The number of puzzles of each technique.
const EACH: usize = 10;

/// The number of neighbours that are tried for them.
const MOST_TRIED: usize = 40_000;

/// Puzzles that need `technique`: some of `starts`, and others near these.
pub(super) fn find(technique: Technique, starts: &[Cells]) -> Vec<Cells> {
    let mut search = NearSearch { technique, found: Vec::new() };
    for &cells in starts {
        search.offer(cells);
    }
    let place = Technique::ALL.iter().take_while(|&&it| it != technique).count();
    let mut dice = Dice::new(place as u64);
    let mut seen: HashSet<Cells> = starts.iter().copied().collect();
    for _ in 0..MOST_TRIED {
        if search.found.len() >= EACH {
            break;
        }
        let parent = dice.one_of(&search.found);
        if let Some(cells) = neighbour(&parent, &mut dice)
            && seen.insert(cells)
        {
            search.offer(cells);
        }
    }
    search.found
}

struct NearSearch {
    technique: Technique,
    /// Puzzles that need the technique, near which others are looked for.
    found: Vec<Cells>,
}

impl NearSearch {
    fn offer(&mut self, cells: Cells) {
        if self.found.len() < EACH && needs(&cells, self.technique) {
            self.found.push(cells);
        }
    }
}

/// Whether a puzzle needs `technique`, as a recipe for new puzzles means it.
pub(super) fn needs(cells: &Cells, technique: Technique) -> bool {
    let control = Control::default();
    let board = Board::new(&Puzzle::new(Grid::classic(cells)).unwrap()).unwrap();
    let hardest = technique.level().max(Level::Unfair);
    let is_known = |one: &Technique| one.level() <= hardest;
    let mut known: TechniqueSet = TechniqueSet::hodoku().iter().filter(is_known).collect();
    known.insert(technique);
    let solver = Solver { known, ..Solver::hodoku() };
    let mut walk = solver.walk(&board, &control);
    while let Some(step) = walk.step().unwrap() {
        if step.technique == technique {
            return true;
        }
    }
    false
}
