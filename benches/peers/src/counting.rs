//! "How many answers has this puzzle?", for sparse puzzles.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, value_parser};
use cpu_time::ProcessTime;

use crate::failure::Failure;
use crate::line::Line;
use crate::peer::{Field, Peer};
use crate::sets::Set;
use crate::table::{Table, grouped, ratios};

/// What to race on.
#[derive(Debug, Args)]
pub(crate) struct Counting {
    /// A list of puzzles, one a line [default: sparse.sdm of this package]
    file: Option<PathBuf>,
    /// Counting stops at so many answers of a puzzle
    #[arg(long, value_name = "N", default_value_t = 40_000_000, value_parser = value_parser!(u64).range(1..))]
    limit: u64,
}

impl Counting {
    /// Races, and prints the processor's seconds of each peer on each puzzle.
    pub(crate) fn run(&self, field: &Field) -> Result<(), Failure> {
        let set = match &self.file {
            Some(file) => Set::read(file)?,
            None => Set::parse("sparse", include_str!("../sparse.sdm")),
        };
        let table = Table::new(["givens", "answers"], field);
        set.lines.iter().try_for_each(|line| race(line, self.limit, field, &table))
    }
}

fn race(line: &Line, limit: u64, field: &Field, table: &Table) -> Result<(), Failure> {
    let (times, counts): (Vec<Duration>, Vec<u64>) =
        field.all().map(|peer| timed(peer, line, limit)).unzip();
    let count = counts[0];
    if counts.iter().any(|&other| other != count) {
        return Err(Failure::disagreement(line, field, counts));
    }
    let mut row = vec![line.givens().to_string(), grouped(count)];
    row.extend(times.iter().map(|time| format!("{:.6} s", time.as_secs_f64())));
    row.extend(ratios(field, &times));
    table.row(&row);
    Ok(())
}

fn timed(peer: &dyn Peer, line: &Line, limit: u64) -> (Duration, u64) {
    let start = ProcessTime::now();
    let count = peer.count(line, limit);
    (start.elapsed(), count)
}
