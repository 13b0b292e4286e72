//! Times the search on boards of every size and shape: solve and prove unique, median and worst per list.
//!
//!     cargo bench --no-default-features --bench variants                 the lists in ../shared/data/variants
//!     cargo bench --no-default-features --bench variants -- FILE...      other lists of the same form
//!
//!     cargo bench --no-default-features --bench variants -- --serve     a puzzle for each line of standard input
//!
//! Puzzles with rules that Nonet does not know are left out. `SLOW=0.1` also names each puzzle that takes this number of
//! seconds or more. `--building` makes the board and compiles the rules of each puzzle anew, and counts that too. `--serve`
//! answers each line with the number of answers (2 for more), the seconds of the search and those of the building, for the
//! race in `variants_peers`. Times are processor time.

use std::io::{self, BufRead};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs};

use cpu_time::ThreadTime;
use nonet::engine::search::{Uniqueness, uniqueness};
use nonet::engine::{Constraint, Control, Grid, LayoutBuilder, Puzzle, Rules};
use nonet::format::{self, Document};
use serde_json::Value;

fn main() {
    let building =
        if has_flag("--building") { Building::ForEachSearch } else { Building::OnceAPuzzle };
    if has_flag("--serve") {
        return serve(building);
    }
    let files: Vec<PathBuf> =
        env::args().skip(1).filter(|it| !it.starts_with('-')).map(PathBuf::from).collect();
    let files = if files.is_empty() { all_lists() } else { files };
    let slow = env::var("SLOW").ok().and_then(|text| text.parse().ok()).unwrap_or(f64::INFINITY);
    println!("{:<12} {:>7} {:>12} {:>12}   seconds", "list", "puzzles", "median", "worst");
    for file in files {
        time_list(&file, building, slow);
    }
}

fn has_flag(flag: &str) -> bool {
    env::args().any(|argument| argument == flag)
}

/// When a board is made and its rules are compiled.
#[derive(Clone, Copy)]
enum Building {
    /// When the puzzle is read. A line that comes again keeps its layout, and with it the tables of the search, as peers keep
    /// their models. No time counts for that.
    OnceAPuzzle,
    /// Before each search, and its time counts.
    ForEachSearch,
}

/// A puzzle of a list.
struct ListedPuzzle {
    id: String,
    /// The number of answers, if it is known.
    answers: Option<u64>,
    document: Document,
    builder: LayoutBuilder,
    constraints: Vec<Constraint>,
}

impl ListedPuzzle {
    /// Reads a line. Returns `None` if the puzzle has rules that Nonet does not know.
    fn read(line: &str) -> Option<Self> {
        let json: Value = serde_json::from_str(line).expect("the lists are JSON");
        let document = format::read(line.as_bytes()).ok()?.documents.pop()?;
        Some(Self {
            id: json["id"].as_str().unwrap_or_default().to_owned(),
            answers: json["answers"].as_u64(),
            builder: document.givens.layout().builder(),
            constraints: document.rules.constraints().to_vec(),
            document,
        })
    }

    /// Makes the board and compiles the rules.
    fn build(&self) -> Document {
        let layout = self.builder.build().expect("the board was made of these parts before");
        let rules = Rules::new(&layout, self.constraints.iter().cloned());
        let givens = Grid::from_cells(Arc::clone(&layout), self.document.givens.cells().to_vec());
        Document {
            rules: rules.expect("the rules were those of this board before"),
            ruled_out: self.document.ruled_out.clone(),
            ..Document::of_givens(givens.expect("the board has the cells that it had before"))
        }
    }

    fn time(&self, building: Building) -> Timing {
        let start = ThreadTime::now();
        let built = match building {
            Building::OnceAPuzzle => None,
            Building::ForEachSearch => Some(self.build()),
        };
        let building = start.elapsed().as_secs_f64();
        let (answers, search) = time_search(built.as_ref().unwrap_or(&self.document));
        Timing { answers, search, building }
    }
}

/// What a search found, and how long that took.
struct Timing {
    /// 2 for more.
    answers: u64,
    /// In seconds, from the givens on.
    search: f64,
    /// In seconds.
    building: f64,
}

fn serve(building: Building) {
    let mut last: Option<(String, Option<ListedPuzzle>)> = None;
    for line in io::stdin().lock().lines() {
        let line = line.expect("standard input is text");
        if last.as_ref().is_none_or(|(before, _)| *before != line) {
            let puzzle = ListedPuzzle::read(&line);
            last = Some((line, puzzle));
        }
        match &last {
            Some((_, Some(puzzle))) => {
                println!("ready");
                let Timing { answers, search, building } = puzzle.time(building);
                println!("{answers} {search:.9} {building:.9}");
            }
            _ => println!("-"),
        }
    }
}

fn all_lists() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/variants");
    ["jigsaw", "global", "sizes", "plus", "samurai", "large"]
        .map(|name| folder.join(name).with_extension("jsonl"))
        .to_vec()
}

fn time_list(file: &Path, building: Building, slow: f64) {
    let Ok(text) = fs::read_to_string(file) else {
        return println!("{} is missing", file.display());
    };
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    let mut times = Vec::new();
    for puzzle in text.lines().filter_map(ListedPuzzle::read) {
        let Timing { answers, search, building } = puzzle.time(building);
        let seconds = search + building;
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

/// The number of answers, 2 for more, and the seconds to find it from the givens on.
fn time_search(document: &Document) -> (u64, f64) {
    let start = ThreadTime::now();
    let found = match document.puzzle() {
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
