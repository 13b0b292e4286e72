//! Puzzles with few givens, many of them without an answer: no search may take too long on them.
//!
//! The tests limit the number of nodes and not the time, because nodes are the same on every machine.

use std::ops::Range;
use std::time::{Duration, Instant};

use nonet::engine::search::bulk::{FirstAnswer, Verdict, first_answers, verdict, verdicts};
use nonet::engine::{Answers, Cell, Cells, Control, Count, Effort, Grid, Layout, Puzzle, count};

use super::boards::{Dice, answers_to, classic, full_grid};

/// More nodes than any of the puzzles here needs, and far fewer than any of them took before searches gave up.
const MANY_NODES: u64 = 20_000;

/// Puzzles that each kept one search or another for more than a second.
const HARD: [&str; 6] = [
    // Two answers.
    "......2..61.......2.4.....9..6.............1.1..............5..35.......8.1......",
    // No answer, which is hard to see. Norvig found it among a million random puzzles.
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
    ".......1..8.....7....7...2...8.........3...5......5...4...21..6.9..6.....6..9....",
    ".1...3...........48.76..3......................21..7..9.8.............9......7.48",
    "..3...6.74.....5....8...9...............9............3...21....14....28......93..",
    ".843.9...........2...4.....3........2............641.......5...4.6........19.....",
];

fn cells(grid: &Grid) -> Cells {
    grid.classic_cells().unwrap()
}

fn first(puzzle: &Cells) -> FirstAnswer {
    first_answers(&[*puzzle], &Control::default()).unwrap().remove(0)
}

/// Holds what is found in bulk against the cursor, and both against the count.
fn check(givens: &Cells) -> FirstAnswer {
    let control = Control::default();
    let first = first(givens);
    assert!(first.effort.nodes < MANY_NODES, "{} nodes: {givens:?}", first.effort.nodes);
    let Ok(puzzle) = Puzzle::new(Grid::classic(givens)) else {
        assert_eq!(first.answer, None, "{givens:?}");
        return first;
    };
    let mut cursor = Answers::new(&puzzle);
    cursor.next(&control).unwrap();
    assert_eq!(first.answer, cursor.grid().as_ref().map(cells), "{givens:?}");
    let answers = count(&puzzle, 1, &control).unwrap();
    assert!(answers.effort.nodes < MANY_NODES, "{} nodes: {givens:?}", answers.effort.nodes);
    assert_eq!(first.answer.is_none(), answers.count == Count::Exactly(0), "{givens:?}");
    if let Some(answer) = &first.answer {
        assert!(answers_to(&Grid::classic(answer), &puzzle), "{givens:?}");
    }
    first
}

fn checked_verdict(givens: &Cells) -> Verdict {
    let control = Control::default();
    let alone = verdict(givens, &control).unwrap();
    assert_eq!(verdicts(&[*givens], &control), Ok(vec![alone]), "{givens:?}");
    alone
}

#[test]
fn hard_sparse_puzzles_take_few_nodes() {
    for text in HARD {
        let givens = cells(classic(text).givens());
        let found = check(&givens).answer.is_some();
        assert_eq!(checked_verdict(&givens) != Verdict::None, found, "{text}");
    }
}

#[test]
fn a_digit_twice_in_a_house_is_seen_before_any_node() {
    for [one, other] in [[0, 8], [0, 72], [0, 10], [40, 49], [77, 79], [8, 24]] {
        let mut givens = [0; 81];
        (givens[one], givens[other]) = (2, 2);
        assert_eq!(first(&givens), FirstAnswer { answer: None, effort: Effort::default() });
        assert_eq!(checked_verdict(&givens), Verdict::None);
    }
}

/// A puzzle of up to 25 givens. Half of them have a digit twice in a house.
fn sparse(seed: u64, full: &Grid) -> Cells {
    let mut dice = Dice::new(seed);
    let answer = cells(full);
    let mut puzzle = [0; 81];
    for _ in 0..dice.below(26) {
        let cell = dice.below(81);
        puzzle[cell] = if seed % 6 == 2 { dice.allowed(&puzzle, cell) } else { answer[cell] };
    }
    let cell = dice.below(81);
    if seed % 6 == 4 {
        puzzle[cell] = dice.allowed(&puzzle, cell);
    } else if seed % 2 == 1 {
        let peers = Layout::classic().peers(Cell::new(cell).unwrap()).to_vec();
        puzzle[cell] = answer[cell];
        puzzle[peers[dice.below(peers.len())].index()] = answer[cell];
    }
    puzzle
}

impl Dice {
    /// A digit for `cell` that keeps the rules, or 0 if some tries find none.
    fn allowed(&mut self, puzzle: &Cells, cell: usize) -> u8 {
        let keeps_rules = |&digit: &u8| {
            let mut with = *puzzle;
            with[cell] = digit;
            Puzzle::new(Grid::classic(&with)).is_ok()
        };
        (0..3).map(|_| u8::try_from(1 + self.below(9)).unwrap()).find(keeps_rules).unwrap_or(0)
    }
}

/// The longest that a first answer took, over the puzzles of `seeds`, and that puzzle. The longest ones are searched
/// three times, because other work on the machine may have interrupted the search.
fn check_all(seeds: Range<u64>) -> (Duration, u64, Cells) {
    let (mut slowest, mut without_answer) = ((Duration::ZERO, 0, [0; 81]), 0);
    let mut full = full_grid(&Layout::classic(), &mut Dice::new(seeds.start));
    for seed in seeds.clone() {
        if seed % 64 == 0 {
            full = full_grid(&Layout::classic(), &mut Dice::new(seed));
        }
        let givens = sparse(seed, &full);
        let found = check(&givens);
        without_answer += u64::from(found.answer.is_none());
        let took = time(&givens);
        if took > slowest.0 {
            let again = took.min(time(&givens)).min(time(&givens));
            slowest = slowest.max((again, found.effort.nodes, givens));
        }
    }
    assert!(without_answer >= (seeds.end - seeds.start) / 2, "{without_answer} without an answer");
    slowest
}

fn time(givens: &Cells) -> Duration {
    let start = Instant::now();
    first(givens);
    start.elapsed()
}

#[test]
fn random_sparse_puzzles_take_few_nodes() {
    check_all(0..240);
}

#[test]
#[ignore = "long: run with --release"]
fn a_hundred_thousand_random_sparse_puzzles_take_few_nodes() {
    check_all(0..100_000);
}

mod longest {
    use super::*;

    #[test]
    #[ignore = "long: run with --release -- --nocapture, and read the longest time"]
    fn a_million_random_sparse_puzzles_take_few_nodes() {
        let (took, nodes, givens) = check_all(0..1_000_000);
        println!("first answer of a sparse puzzle: at most {took:?}, {nodes} nodes: {givens:?}");
    }
}
