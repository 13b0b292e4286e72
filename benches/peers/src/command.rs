//! "Solve this list", by the whole program: it starts, reads a file, checks, solves and writes a file.
//!
//! What it is measured against is the crate `sudoku`, called in memory on lines that are read already.

use std::env;
use std::fs::{self, File};
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{self, Stdio};
use std::time::Duration;

use clap::Args;
use cpu_time::ProcessTime;
use rand::SeedableRng;
use rand::rngs::StdRng;
use sudoku::Sudoku;

use crate::children::time_of_children;
use crate::failure::Failure;
use crate::line::{EMPTY, Line};
use crate::sets::{self, Set};
use crate::table::{Table, grouped, rate};
use crate::unique::draw;

/// What to race on.
#[derive(Debug, Args)]
pub(crate) struct Whole {
    /// Lists of puzzles, one a line [default: those in ../shared/data beside the project]
    files: Vec<PathBuf>,
    /// The program, built with `--profile dist`
    #[arg(long, value_name = "PATH", default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/dist/nonet"))]
    nonet: PathBuf,
    /// The number of puzzles drawn from each list, each permuted again
    #[arg(long, value_name = "N", default_value_t = 50_000)]
    puzzles: usize,
    /// How often each of them runs; its best time counts
    #[arg(long, value_name = "N", default_value_t = 5)]
    rounds: usize,
    /// The same number draws and permutes the same way
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

/// A call of the crate.
struct Call {
    name: &'static str,
    on: fn(Sudoku) -> usize,
}

/// Options of `nonet solve`, and the call that asks the same.
struct Run {
    options: &'static [&'static str],
    call: usize,
}

const CALLS: [Call; 2] = [
    Call { name: "crate, first", on: |puzzle| usize::from(puzzle.some_solution().is_some()) },
    Call { name: "crate, up to 2", on: |puzzle| puzzle.solutions_count_up_to(2) },
];

const RUNS: [Run; 3] = [
    Run { options: &[], call: 0 },
    Run { options: &["--count", "--limit", "2"], call: 1 },
    Run { options: &["--count"], call: 1 },
];

impl Whole {
    /// Races, and prints the puzzles a second of each call and of each run on each set.
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let files = match self.files.as_slice() {
            [] => sets::beside_the_project()?,
            files => files.to_vec(),
        };
        let folder = Folder::new()?;
        let table = Table::of_heads(&heads());
        files.iter().try_for_each(|file| self.race(file, &folder, &table))
    }

    fn race(&self, file: &Path, folder: &Folder, table: &Table) -> Result<(), Failure> {
        let mut set = Set::read(file)?;
        let mut rng = StdRng::seed_from_u64(self.seed);
        let lines = draw(&mut set.lines, self.puzzles, &mut rng);
        folder.write(&lines)?;
        self.check(folder, &lines)?;
        let (mut calls, mut runs) = ([Duration::MAX; CALLS.len()], [Duration::MAX; RUNS.len()]);
        for _ in 0..self.rounds {
            for (best, call) in calls.iter_mut().zip(&CALLS) {
                *best = time_of_call(call, &lines).min(*best);
            }
            for (best, run) in runs.iter_mut().zip(&RUNS) {
                *best = self.time_of_run(run, folder)?.min(*best);
            }
        }
        let ratios = RUNS.iter().zip(&runs).map(|(run, time)| {
            format!("{:.2}", calls[run.call].as_secs_f64() / time.as_secs_f64())
        });
        let mut row = vec![set.name, grouped(lines.len() as u64)];
        row.extend(calls.iter().chain(&runs).map(|&time| rate(lines.len(), time)));
        row.extend(ratios);
        table.row(&row);
        Ok(())
    }

    /// Makes sure that the program and the crate say the same of each of `lines`.
    fn check(&self, folder: &Folder, lines: &[Line]) -> Result<(), Failure> {
        let [solved, counted, _] = &RUNS;
        self.time_of_run(solved, folder)?;
        let answers = folder.results()?;
        self.time_of_run(counted, folder)?;
        let counts = folder.results()?;
        let mut results = answers.lines().zip(counts.lines());
        for line in lines {
            let expected = expected(line);
            let said = results.next().unwrap_or_default();
            let answer_fits = expected.0.is_none_or(|answer| answer == said.0);
            if !answer_fits || expected.1 != said.1 {
                return Err(Failure::command(line, said));
            }
        }
        Ok(())
    }

    /// Runs the program on one thread, and tells the processor's time of its whole process.
    fn time_of_run(&self, run: &Run, folder: &Folder) -> Result<Duration, Failure> {
        let failure = |source| Failure::Unreadable { path: self.nonet.clone(), source };
        let results = File::create(folder.path("results")).map_err(failure)?;
        let before = time_of_children();
        let mut command = process::Command::new(&self.nonet);
        command.args(["solve", "--threads", "1"]).args(run.options).arg(folder.path("puzzles"));
        let status = command.stdin(Stdio::null()).stdout(results).status().map_err(failure)?;
        let time = time_of_children() - before;
        if status.success() { Ok(time) } else { Err(Failure::Ended(self.nonet.clone(), status)) }
    }
}

fn heads() -> Vec<String> {
    let name =
        |run: &Run| ["solve"].iter().chain(run.options).copied().collect::<Vec<_>>().join(" ");
    let calls = CALLS.iter().map(|call| call.name.to_owned());
    let ratios = RUNS.iter().map(|run| format!("{} / {}", name(run), CALLS[run.call].name));
    let first = ["set", "puzzles"].map(str::to_owned).into_iter();
    first.chain(calls).chain(RUNS.iter().map(name)).chain(ratios).collect()
}

/// What the crate says of a line: the answer if there is only one, and the count up to 2.
fn expected(line: &Line) -> (Option<String>, String) {
    let puzzle = puzzle(line);
    let answer = puzzle.solution().map(|answer| answer.to_str_line().to_string());
    let count = match puzzle.solutions_count_up_to(3) {
        3.. => "more than 2".to_owned(),
        count => count.to_string(),
    };
    (answer, count)
}

fn time_of_call(call: &Call, lines: &[Line]) -> Duration {
    let start = ProcessTime::now();
    for line in lines {
        black_box((call.on)(puzzle(line)));
    }
    start.elapsed()
}

fn puzzle(line: &Line) -> Sudoku {
    let cells = line.cells().map(|byte| if byte == EMPTY { 0 } else { byte - b'0' });
    Sudoku::from_bytes(cells).expect("a line has digits up to 9")
}

/// A folder for the input and the output of the program, for as long as the race lasts.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Self, Failure> {
        let path = env::temp_dir().join(format!("nonet-peers-{}", process::id()));
        match fs::create_dir(&path) {
            Ok(()) => Ok(Self(path)),
            Err(source) => Err(Failure::Unreadable { path, source }),
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn write(&self, lines: &[Line]) -> Result<(), Failure> {
        let path = self.path("puzzles");
        let bytes: Vec<u8> = lines.iter().flat_map(|line| *line.bytes()).collect();
        fs::write(&path, bytes).map_err(|source| Failure::Unreadable { path, source })
    }

    fn results(&self) -> Result<String, Failure> {
        let path = self.path("results");
        fs::read_to_string(&path).map_err(|source| Failure::Unreadable { path, source })
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left in the folder of temporary files does no harm.
        drop(fs::remove_dir_all(&self.0));
    }
}
