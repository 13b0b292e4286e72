//! Times the search on boards of every size and shape: solve and prove unique, median and worst per list.
//!
//!     cargo bench --no-default-features --bench variants                 the lists in ../shared/data/variants
//!     cargo bench --no-default-features --bench variants -- FILE...      other lists of the same form
//!
//!     cargo bench --no-default-features --bench variants -- --serve     a puzzle for each line of standard input
//!
//! Puzzles with rules other than houses and the plain rules of a board are left out. `SLOW=0.1` also names each
//! puzzle that takes this number of seconds or more. `--serve` answers each line with the number of answers (2 for
//! more) and the seconds, for the race in `variants_peers`. Times are processor time.

#[path = "../tests/suite/engine/variants/json.rs"]
mod json;

use std::io::{self, BufRead};
use std::path::{Path, PathBuf};
use std::{env, fs};

use cpu_time::ThreadTime;
use json::VariantPuzzle;
use nonet::engine::search::{Uniqueness, uniqueness};
use nonet::engine::{Control, Puzzle};

fn main() {
    if env::args().any(|argument| argument == "--serve") {
        return serve();
    }
    let files: Vec<PathBuf> =
        env::args().skip(1).filter(|it| !it.starts_with('-')).map(PathBuf::from).collect();
    let files = if files.is_empty() { all_lists() } else { files };
    let slow = env::var("SLOW").ok().and_then(|text| text.parse().ok()).unwrap_or(f64::INFINITY);
    println!("{:<12} {:>7} {:>12} {:>12}   seconds", "list", "puzzles", "median", "worst");
    for file in files {
        time_list(&file, slow);
    }
}

/// A line that comes again keeps its layout, and with it the tables of the search, as peers keep their models.
fn serve() {
    let mut last = None;
    for line in io::stdin().lock().lines() {
        let line = line.expect("standard input is text");
        if last.as_ref().is_none_or(|(before, _)| *before != line) {
            let puzzle = VariantPuzzle::read(&line);
            last = Some((line, puzzle));
        }
        match &last {
            Some((_, Some(puzzle))) => {
                println!("ready");
                let (answers, seconds) = time(puzzle);
                println!("{answers} {seconds:.9}");
            }
            _ => println!("-"),
        }
    }
}

fn all_lists() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/variants");
    ["jigsaw", "global", "sizes", "plus", "samurai", "large", "examples"]
        .map(|name| folder.join(name).with_extension("jsonl"))
        .to_vec()
}

fn time_list(file: &Path, slow: f64) {
    let Ok(text) = fs::read_to_string(file) else {
        return println!("{} is missing", file.display());
    };
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    let mut times = Vec::new();
    for puzzle in text.lines().filter_map(VariantPuzzle::read) {
        let (answers, seconds) = time(&puzzle);
        if puzzle.answers.is_some_and(|expected| expected.min(2) != answers) {
            println!("    {} has not {answers} answers", puzzle.id);
        }
        if seconds >= slow {
            println!("    {:<40} {seconds:.6}", puzzle.id);
        }
        times.push(seconds);
    }
    times.sort_by(f64::total_cmp);
    if let Some(worst) = times.last() {
        let median = times[times.len() / 2];
        println!("{name:<12} {:>7} {median:>12.6} {worst:>12.6}", times.len());
    }
}

/// The number of answers, 2 for more, and the seconds to find it from the givens on. The layout is made before.
fn time(puzzle: &VariantPuzzle) -> (u64, f64) {
    let givens = puzzle.givens();
    let start = ThreadTime::now();
    let found = match Puzzle::new(givens) {
        Ok(puzzle) => uniqueness(&puzzle, &Control::default()).expect("nothing cancels it"),
        Err(_) => Uniqueness::NoAnswer,
    };
    let seconds = start.elapsed().as_secs_f64();
    let answers = match found {
        Uniqueness::NoAnswer => 0,
        Uniqueness::Only(_) => 1,
        Uniqueness::Several => 2,
    };
    (answers, seconds)
}
