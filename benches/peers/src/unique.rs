//! "Has this puzzle exactly one answer?", for sets of puzzles.

use std::path::{Path, PathBuf};

use clap::Args;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;

use crate::failure::Failure;
use crate::line::Line;
use crate::peer::Field;
use crate::permute::{permuted, with_a_given_changed, without_a_given};
use crate::race;
use crate::sets::{self, Set};
use crate::table::{Table, grouped, rate, ratios};

/// What to race on.
#[derive(Debug, Args)]
pub(crate) struct Unique {
    /// Lists of puzzles, one a line [default: those in ../shared/data beside the project]
    files: Vec<PathBuf>,
    /// The number of puzzles drawn from each list, each permuted again
    #[arg(long, value_name = "N", default_value_t = 5_000)]
    puzzles: usize,
    /// How often each peer runs; its best time counts
    #[arg(long, value_name = "N", default_value_t = 5)]
    rounds: usize,
    /// The same number draws and permutes the same way
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl Unique {
    /// Races, and prints the puzzles a second of each peer on each set.
    pub(crate) fn run(&self, field: &Field) -> Result<(), Failure> {
        let files = match self.files.as_slice() {
            [] => sets::beside_the_project()?,
            files => files.to_vec(),
        };
        let table = Table::new(["set", "puzzles"], field);
        files.iter().try_for_each(|file| self.race(file, field, &table))
    }

    fn race(&self, file: &Path, field: &Field, table: &Table) -> Result<(), Failure> {
        let mut set = Set::read(file)?;
        let mut rng = StdRng::seed_from_u64(self.seed);
        let lines = draw(&mut set.lines, self.puzzles, &mut rng);
        race::agree(field, &lines)?;
        race::agree(field, &spoiled(&lines, &mut rng))?;
        let times = race::times(field, &lines, self.rounds);
        let mut row = vec![set.name, grouped(lines.len() as u64)];
        row.extend(times.iter().map(|&time| rate(lines.len(), time)));
        row.extend(ratios(field, &times));
        table.row(&row);
        Ok(())
    }
}

/// So many `puzzles` of a set, each as often as any other, in no order and each permuted anew.
pub(crate) fn draw(set: &mut [Line], puzzles: usize, rng: &mut StdRng) -> Vec<Line> {
    set.shuffle(rng);
    set.iter().cycle().take(puzzles).map(|line| permuted(line, rng)).collect()
}

/// Puzzles with several answers or none, most of them, made of `lines`.
fn spoiled(lines: &[Line], rng: &mut StdRng) -> Vec<Line> {
    let pair = |line| [without_a_given(line, rng), with_a_given_changed(line, rng)];
    lines.iter().flat_map(pair).collect()
}
