//! A fixed piece of work, whose instructions `benches/instructions.sh` counts.
//!
//! ```text
//! instructions read|make|judge|bulk|count|rate FILE PUZZLES
//! ```
//!
//! The steps are: read the first puzzles of a list, make a `Puzzle` of each, find whether each has one answer.
//! Each step includes the steps before it, so the cost of a step is the difference of two counts. `bulk` reads
//! the puzzles and judges all at once. `count` makes the puzzles and counts the answers of each without some of its givens.
//! `rate` makes the puzzles and rates the first of every hundred.

use std::env;
use std::fs;
use std::hint::black_box;
use std::process::ExitCode;

use nonet::engine::rating::rate;
use nonet::engine::search::bulk;
use nonet::engine::{Cell, Cells, Control, Digit, Grid, Layout, Puzzle, count};

const USAGE: &str = "usage: instructions read|make|judge|bulk|count|rate FILE PUZZLES";

/// How many answers are counted at most.
const LIMIT: u64 = 10_000;

/// The number of givens that a puzzle loses before its answers are counted.
const LOST: usize = 6;

/// One puzzle of this number is rated.
const RATED: usize = 100;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match work(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}\n{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn work(arguments: &[String]) -> Result<(), String> {
    let [step, file, puzzles] = arguments else {
        return Err(format!("there are {} arguments and not three", arguments.len()));
    };
    let puzzles = puzzles.parse().map_err(|_| format!("{puzzles} is not a number of puzzles"))?;
    let text = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let lines =
        text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.get(..81));
    let grids = lines.take(puzzles).map(grid);
    match step.as_str() {
        "read" => grids.for_each(|grid| drop(black_box(grid))),
        "make" => grids.for_each(|grid| drop(black_box(Puzzle::new(grid)))),
        "judge" => grids.for_each(judge),
        "bulk" => judge_all(&grids.filter_map(|grid| grid.classic_cells()).collect::<Vec<_>>()),
        "count" => grids.for_each(count_sparse),
        "rate" => grids.enumerate().for_each(rate_some),
        _ => return Err(format!("{step} is no step")),
    }
    Ok(())
}

fn judge(grid: Grid) {
    if let Ok(puzzle) = black_box(Puzzle::new(grid)) {
        let counted = count(&puzzle, 1, &Control::default());
        let _ = black_box(counted);
    }
}

fn count_sparse(mut grid: Grid) {
    let givens: Vec<Cell> = grid.filled().map(|(cell, _)| cell).take(LOST).collect();
    for cell in givens {
        grid.set(cell, None);
    }
    if let Ok(puzzle) = black_box(Puzzle::new(grid)) {
        let counted = count(&puzzle, LIMIT, &Control::default());
        let _ = black_box(counted);
    }
}

fn rate_some((number, grid): (usize, Grid)) {
    let puzzle = black_box(Puzzle::new(grid));
    if let (0, Ok(puzzle)) = (number % RATED, puzzle) {
        let _ = black_box(rate(&puzzle, &Control::default()));
    }
}

fn judge_all(puzzles: &[Cells]) {
    let _ = black_box(bulk::verdicts(puzzles, &Control::default()));
}

fn grid(line: &str) -> Grid {
    let cells = line.bytes().map(|byte| Digit::new(byte.wrapping_sub(b'0'))).collect();
    Grid::from_cells(Layout::classic(), cells).expect("81 digits up to 9 are a classic grid")
}
