//! "Make puzzles of this level", on the scale of qqwing.
//!
//! The level depends on the techniques that a puzzle needs. One judge rates the puzzles of all peers: Nonet's
//! technique engine, limited to the techniques of qqwing. Each peer makes minimal puzzles without symmetry
//! until enough have the level. The time of the judge is included; for qqwing, the time of its own rating.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use clap::{Args, value_parser};
use cpu_time::ProcessTime;
use nonet_engine::generate::{Recipe, generate, seed_of};
use nonet_engine::technique::{Board, Solver, Technique};
use nonet_engine::{Control, Grid, Puzzle, has_one_answer};

use crate::children::time_of_children;
use crate::failure::Failure;
use crate::line::Line;
use crate::table::{Table, rate};

/// What to race on.
#[derive(Debug, Args)]
pub(crate) struct Making {
    /// The program qqwing, built from its own sources; without it the other two race alone
    #[arg(long, value_name = "PATH")]
    qqwing: Option<PathBuf>,
    /// The number of puzzles made of each level
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = value_parser!(u64).range(1..))]
    puzzles: u64,
    /// The same number has Nonet make the same puzzles
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

/// The levels of qqwing, the easiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Level {
    Simple,
    Easy,
    Intermediate,
    Expert,
}

/// Those who make puzzles, and what they were asked for and made.
type Maker<'a> = (&'a str, Box<dyn FnMut(Option<Level>) -> Result<Timed, Failure> + 'a>);

struct Timed {
    puzzles: Vec<Line>,
    time: Duration,
}

impl Making {
    /// Races, and prints the puzzles a second of each peer at each level.
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let mut makers = self.makers();
        let names = makers.iter().map(|(name, _)| *name);
        let heads = ["level"].into_iter().chain(names).chain(["Nonet / best peer"]);
        let table = Table::of_heads(&heads.map(str::to_owned).collect::<Vec<_>>());
        let any = [None];
        let levels = Level::ALL.into_iter().map(Some);
        for level in any.into_iter().chain(levels) {
            let made = makers.iter_mut().map(|(_, make)| make(level));
            let made: Vec<Timed> = made.collect::<Result<_, _>>()?;
            table.row(&row(level, &made));
            self.check(level, &made);
        }
        Ok(())
    }

    fn makers(&self) -> Vec<Maker<'_>> {
        let nonet = |level| Ok(self.until_enough(level, |number| by_nonet(self.seed, number)));
        let sudoku = |level| Ok(self.until_enough(level, |_| by_sudoku()));
        let mut makers: Vec<Maker<'_>> =
            vec![("Nonet", Box::new(nonet)), ("sudoku crate", Box::new(sudoku))];
        if let Some(program) = &self.qqwing {
            makers.push(("qqwing", Box::new(|level| by_qqwing(program, self.puzzles, level))));
        }
        makers
    }

    fn until_enough(&self, level: Option<Level>, mut make: impl FnMut(u64) -> Line) -> Timed {
        let start = ProcessTime::now();
        let made = (0..).map(&mut make);
        let wanted = made.filter(|line| level.is_none_or(|level| Level::of(line) == level));
        let count = usize::try_from(self.puzzles).unwrap_or(usize::MAX);
        let puzzles = wanted.take(count).collect();
        Timed { puzzles, time: start.elapsed() }
    }

    /// Says how many puzzles of a peer the judge finds to be of another level, or not to have one answer.
    fn check(&self, level: Option<Level>, made: &[Timed]) {
        for (name, made) in ["Nonet", "sudoku crate", "qqwing"].iter().zip(made) {
            let differ = |line: &&Line| level.is_some_and(|level| Level::of(line) != level);
            let others = made.puzzles.iter().filter(differ).count();
            let unfit = made.puzzles.iter().filter(|line| !is_unique(line)).count();
            let missing = self.puzzles - made.puzzles.len() as u64;
            if others + unfit > 0 || missing > 0 {
                println!(
                    "{name}: {others} of another level, {unfit} not unique, {missing} missing"
                );
            }
        }
    }
}

fn row(level: Option<Level>, made: &[Timed]) -> Vec<String> {
    let each = |made: &Timed| made.time.as_secs_f64() / made.puzzles.len() as f64;
    let best = made[1..].iter().map(each).fold(f64::INFINITY, f64::min);
    let rates = made.iter().map(|made| rate(made.puzzles.len(), made.time));
    let name = level.map_or("any", Level::name).to_owned();
    let ratio = format!("{:.1}", best / each(&made[0]));
    [name].into_iter().chain(rates).chain([ratio]).collect()
}

impl Level {
    const ALL: [Self; 4] = [Self::Simple, Self::Easy, Self::Intermediate, Self::Expert];

    fn name(self) -> &'static str {
        match self {
            Self::Simple => "simple",
            Self::Easy => "easy",
            Self::Intermediate => "intermediate",
            Self::Expert => "expert",
        }
    }

    /// What is known at this level and not at an easier one.
    fn techniques(self) -> &'static [Technique] {
        match self {
            Self::Simple => &[Technique::FullHouse, Technique::NakedSingle],
            Self::Easy => &[Technique::HiddenSingle],
            Self::Intermediate => &[
                Technique::LockedPair,
                Technique::Pointing,
                Technique::Claiming,
                Technique::NakedPair,
                Technique::HiddenPair,
            ],
            Self::Expert => &[],
        }
    }

    /// The level of a puzzle: the first that knows enough to solve it.
    fn of(line: &Line) -> Self {
        let board = Board::new(&puzzle(line)).expect("a line is a classic puzzle");
        let mut solver = Solver { known: [].into_iter().collect(), ..Solver::hodoku() };
        let solves = |level: &Self| {
            level.techniques().iter().for_each(|&technique| solver.known.insert(technique));
            solver.path(&board, &Control::default()).is_ok_and(|path| path.is_solved())
        };
        Self::ALL.into_iter().find(solves).unwrap_or(Self::Expert)
    }
}

fn by_nonet(seed: u64, number: u64) -> Line {
    let made = generate(&Recipe::default(), seed_of(seed, number), &Control::default());
    line(&made.expect("a recipe without a wish is always met").puzzle)
}

fn by_sudoku() -> Line {
    let made = sudoku::Sudoku::generate_with_symmetry(sudoku::Symmetry::None);
    Line::parse(&made.to_str_line()).expect("a puzzle is a line")
}

/// Has qqwing make puzzles in a process of its own, whose processor time is taken.
fn by_qqwing(program: &Path, puzzles: u64, level: Option<Level>) -> Result<Timed, Failure> {
    let unreadable = |source| Failure::Unreadable { path: program.to_owned(), source };
    let level = level.map_or("any", Level::name);
    let before = time_of_children();
    let mut command = Command::new(program);
    command.args(["--generate", &puzzles.to_string(), "--difficulty", level, "--one-line"]);
    let output = command.output().map_err(unreadable)?;
    let time = time_of_children() - before;
    let puzzles = String::from_utf8_lossy(&output.stdout).lines().filter_map(Line::parse).collect();
    Ok(Timed { puzzles, time })
}

fn puzzle(line: &Line) -> Puzzle {
    let cells = line.cells().map(|byte| if byte.is_ascii_digit() { byte - b'0' } else { 0 });
    Puzzle::new(Grid::classic(&cells)).expect("what is made keeps the rules")
}

fn line(puzzle: &Puzzle) -> Line {
    let cells = puzzle.givens().classic_cells().expect("a classic puzzle");
    Line::new(&cells.map(|digit| if digit == 0 { b'.' } else { b'0' + digit }))
}

fn is_unique(line: &Line) -> bool {
    has_one_answer(&puzzle(line), &Control::default()).is_ok_and(|one| one)
}
