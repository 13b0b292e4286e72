//! The speed of the engine alone.
//!
//! ```text
//! cargo bench --no-default-features
//! cargo bench --no-default-features --bench engine -- unique
//! ```
//!
//! `benches/peers` compares the engine with other programs. `benches/instructions.sh` counts instructions,
//! which do not depend on other work on the machine.

use std::fmt;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box_drop};
use nonet::engine::search::bulk;
use nonet::engine::{Answers, Cells, Control, Count, Digit, Grid, Layout, Puzzle, count};

/// So many puzzles of a list are enough to tell its speed.
const PUZZLES: usize = 1_000;

/// A puzzle with 34,653,676 answers.
const MANY_ANSWERS: &str =
    "...2.96....9..3...63........4....2.......2......6485....29.6......8..............";

/// A 16×16 puzzle with 97 givens and one answer; each given is needed.
const SIXTEEN: &str = concat!(
    "53.D9.4.B2..CE.78.7...3.......5F.1.2...8D.....G....B6D....7A...3",
    "AD8..32....1B.6...5...8C.6..14A...G4...6..8D.7.......4..7..E....",
    "7.E.....6.D..CF.......B.A3.58..E..1....4..B.G9......5CD.9..8..3.",
    ".4.8F5..2.9....A.F.57.9.GD..4........G.E.B.......A3....B..C..5E9",
);

fn main() {
    divan::main();
}

/// Whether each puzzle of a list has one answer.
#[divan::bench(args = lists(), max_time = 5)]
fn unique(bencher: Bencher<'_, '_>, list: &List) {
    let counts = || list.puzzles.iter().map(|puzzle| counted(puzzle, 1)).for_each(black_box_drop);
    bencher.counter(ItemsCount::new(list.puzzles.len())).bench(counts);
}

/// Whether each puzzle of a list has one answer, all of them side by side.
#[divan::bench(args = lists(), max_time = 5)]
fn unique_in_bulk(bencher: Bencher<'_, '_>, list: &List) {
    let cells: Option<Vec<Cells>> =
        list.puzzles.iter().map(|puzzle| puzzle.givens().classic_cells()).collect();
    let cells = cells.expect("a list holds classic puzzles");
    let verdicts = || bulk::verdicts(&cells, &Control::default());
    bencher.counter(ItemsCount::new(cells.len())).bench(verdicts);
}

/// Whether each line of a list is a puzzle with one answer: what stands before a search is counted in.
#[divan::bench(args = lists(), max_time = 5)]
fn unique_from_text(bencher: Bencher<'_, '_>, list: &List) {
    let lines: Vec<String> = list.puzzles.iter().map(text).collect();
    let count = |line: &String| counted(&puzzle(Layout::classic(), line), 1);
    let counts = || lines.iter().map(count).for_each(black_box_drop);
    bencher.counter(ItemsCount::new(lines.len())).bench(counts);
}

/// All answers of a puzzle with many.
#[divan::bench(max_time = 5)]
fn count_34_653_676(bencher: Bencher<'_, '_>) {
    let many = puzzle(Layout::classic(), MANY_ANSWERS);
    let all = Count::Exactly(34_653_676);
    bencher.bench(|| assert_eq!(counted(&many, u64::MAX), all));
}

/// The first million answers of the empty grid, one by one and in order.
#[divan::bench(max_time = 5)]
fn list_1_000_000(bencher: Bencher<'_, '_>) {
    let empty = puzzle(Layout::classic(), &".".repeat(81));
    bencher.counter(ItemsCount::new(1_000_000_usize)).bench(|| {
        let mut answers = Answers::new(&empty);
        for _ in 0..1_000_000 {
            assert_eq!(answers.next(&Control::default()), Ok(true));
            black_box_drop(answers.grid());
        }
    });
}

/// The answer of that number, without those before it.
#[divan::bench(args = [1_000_000, 10_000_000_000], max_time = 5)]
fn answer_number(bencher: Bencher<'_, '_>, number: u64) {
    let empty = puzzle(Layout::classic(), &".".repeat(81));
    bencher.bench(|| {
        let mut answers = Answers::new(&empty);
        assert_eq!(answers.seek(number, &Control::default()), Ok(true));
        answers.grid()
    });
}

/// Whether a 16×16 puzzle has one answer.
#[divan::bench(max_time = 5)]
fn unique_16x16(bencher: Bencher<'_, '_>) {
    let layout = Layout::boxed(4, 4).expect("16 is no more than the largest side");
    let sixteen = puzzle(layout, SIXTEEN);
    bencher.bench(|| assert_eq!(counted(&sixteen, 1), Count::Exactly(1)));
}

fn counted(puzzle: &Puzzle, limit: u64) -> Count {
    count(puzzle, limit, &Control::default()).expect("nobody cancels").count
}

/// A list of puzzles, as many of them as are needed.
struct List {
    name: String,
    puzzles: Vec<Puzzle>,
}

impl List {
    fn new(name: &str, text: &str) -> Self {
        let lines = text.lines().filter(|line| line.len() == 81);
        let puzzles = lines.take(PUZZLES).map(|line| puzzle(Layout::classic(), line)).collect();
        Self { name: name.to_owned(), puzzles }
    }
}

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.name, self.puzzles.len())
    }
}

/// The lists (`.sdm`) in the folder of data beside the project; without it, an example of the project's.
fn lists() -> Vec<List> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data");
    let paths =
        fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    let lists = paths.filter(|path| path.extension().is_some_and(|ending| ending == "sdm"));
    let mut lists: Vec<List> = lists.filter_map(|path| list(&path)).collect();
    lists.sort_by(|one, other| one.name.cmp(&other.name));
    if lists.is_empty() {
        lists.push(List::new("many", include_str!("../resources/puzzles/many.sdm")));
    }
    lists
}

fn list(path: &Path) -> Option<List> {
    Some(List::new(&path.file_stem()?.to_string_lossy(), &fs::read_to_string(path).ok()?))
}

/// A puzzle from one character a cell: digits, letters for those above 9, and others for an empty cell.
fn puzzle(layout: Arc<Layout>, text: &str) -> Puzzle {
    let digit = |c: char| c.to_digit(17).and_then(|digit| Digit::new(u8::try_from(digit).ok()?));
    let grid = Grid::from_cells(layout, text.chars().map(digit).collect());
    Puzzle::new(grid.expect("the text fits the layout")).expect("the givens keep the rules")
}

fn text(puzzle: &Puzzle) -> String {
    let symbol = |&digit| nonet::format::symbol(digit);
    puzzle.givens().cells().iter().map(symbol).collect()
}
