//! Compares the two searches with each other on collections of puzzles, and with the plain reference solver
//! where that is fast enough.
//!
//! The collections are in a folder beside the project. If one is missing, the project's own list is used
//! instead.

use std::fs;
use std::path::Path;

use nonet::engine::search::bulk::Verdict;
use nonet::engine::{Answers, Control, Count, Grid, Puzzle, count};

use super::against_reference;
use super::boards::{answers_to, classic};

/// Positions of `HoDoKu` in the course of puzzles: they are read with the digits placed so far, and without the
/// candidates that were taken away.
const LIBRARY: &str = "hodoku-reglib-half.txt";

/// The list that comes with the project.
const OWN: &str = include_str!("../../../resources/puzzles/many.sdm");

/// Every collection.
pub(super) const NAMES: [&str; 7] = [
    "17-clue-10000.sdm",
    "forum-hardest-5000.sdm",
    LIBRARY,
    "se-rated-17-clue.txt",
    "se-rated-mixed.txt",
    "serg-2000.sdm",
    "top1465.sdm",
];

/// The puzzles of a collection, or of a sample in a debug build: one in `step`.
pub(super) fn puzzles(name: &str, step: usize) -> Vec<Puzzle> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data");
    let path = folder.join(name);
    let step = if cfg!(debug_assertions) { step } else { 1 };
    let puzzles: Vec<Puzzle> = if let Ok(text) = fs::read_to_string(&path) {
        text.lines().filter_map(in_line).step_by(step).collect()
    } else {
        println!("there is no {}: the project's own puzzles instead", path.display());
        OWN.lines().filter_map(in_line).collect()
    };
    assert!(!puzzles.is_empty(), "{name}");
    puzzles
}

/// The puzzle of a line of a list or of a library, or `None` if it is a comment.
fn in_line(line: &str) -> Option<Puzzle> {
    if line.is_empty() || line.starts_with('#') {
        return None;
    }
    let cells = match line.strip_prefix(':') {
        Some(library) => library.split(':').nth(2)?.replace('+', ""),
        None => line.get(..81)?.to_owned(),
    };
    assert_eq!(cells.len(), 81, "{line}");
    Some(classic(&cells))
}

/// How many answers a puzzle has, and its first, by stepping from one to the next.
pub(super) fn verdict_by_walking(puzzle: &Puzzle) -> (Verdict, Option<Grid>) {
    let control = Control::default();
    let mut cursor = Answers::new(puzzle);
    if !cursor.next(&control).unwrap() {
        return (Verdict::None, None);
    }
    let first = cursor.grid();
    let verdict = if cursor.next(&control).unwrap() { Verdict::Several } else { Verdict::One };
    (verdict, first)
}

fn check_single_answer(puzzle: &Puzzle) {
    let control = Control::default();
    let counted = count(puzzle, 1, &control).unwrap();
    assert_eq!(counted.count, Count::Exactly(1), "{puzzle:?}");
    let mut cursor = Answers::new(puzzle);
    assert_eq!(cursor.next(&control), Ok(true), "{puzzle:?}");
    let answer = cursor.grid().unwrap();
    assert!(answers_to(&answer, puzzle), "{puzzle:?}");
    assert_eq!(cursor.next(&control), Ok(false), "{puzzle:?}");
    assert_eq!(cursor.previous(&control), Ok(true), "{puzzle:?}");
    assert_eq!(cursor.grid(), Some(answer), "{puzzle:?}");
}

/// All answers one by one, in order, are as many as were counted.
fn check_all_answers(puzzle: &Puzzle) {
    let control = Control::default();
    let limit = 300;
    let mut cursor = Answers::new(puzzle);
    let mut last = None;
    while cursor.number() <= limit && cursor.next(&control).unwrap() {
        let answer = cursor.grid().unwrap();
        assert!(answers_to(&answer, puzzle), "{puzzle:?}");
        let digits = Some(answer.cells().to_vec());
        assert!(last < digits, "out of order: {puzzle:?}");
        last = digits;
    }
    let expected = match cursor.total() {
        Some(total) => Count::Exactly(total),
        None => Count::MoreThan(limit),
    };
    let counted = count(puzzle, limit, &control).unwrap();
    assert_eq!(counted.count, expected, "{puzzle:?}");
}

/// A puzzle with its first givens taken away, which has many answers far apart.
fn with_fewer_givens(puzzle: &Puzzle, fewer: usize) -> Puzzle {
    let mut givens = puzzle.givens().clone();
    let cells: Vec<_> = givens.filled().map(|(cell, _)| cell).take(fewer).collect();
    for cell in cells {
        givens.set(cell, None);
    }
    Puzzle::new(givens).unwrap()
}

#[test]
fn puzzles_with_17_givens() {
    for name in ["17-clue-10000.sdm", "se-rated-17-clue.txt"] {
        puzzles(name, 40).iter().for_each(check_single_answer);
    }
}

#[test]
fn the_hardest_puzzles() {
    for name in ["forum-hardest-5000.sdm", "top1465.sdm"] {
        puzzles(name, 100).iter().for_each(check_single_answer);
    }
}

#[test]
fn puzzles_of_every_rating() {
    puzzles("se-rated-mixed.txt", 10).iter().for_each(check_single_answer);
}

#[test]
fn puzzles_with_several_answers() {
    puzzles("serg-2000.sdm", 40).iter().for_each(check_all_answers);
}

#[test]
fn positions_in_the_course_of_puzzles() {
    puzzles(LIBRARY, 10).iter().for_each(check_all_answers);
}

#[test]
fn hard_puzzles_with_givens_taken_away() {
    let puzzles = puzzles("17-clue-10000.sdm", 400).into_iter().take(1000);
    for (fewer, puzzle) in (1..10).cycle().zip(puzzles) {
        check_all_answers(&with_fewer_givens(&puzzle, fewer));
    }
}

#[test]
#[ignore = "long: run with --release"]
fn the_reference_agrees_on_a_quarter_of_collections() {
    check_against_reference(4);
}

mod longest {
    use super::*;

    #[test]
    #[ignore = "long: run with --release"]
    fn the_reference_agrees_on_whole_collections() {
        check_against_reference(1);
    }
}

/// Checks one puzzle in `step`.
fn check_against_reference(step: usize) {
    for name in ["se-rated-mixed.txt", "serg-2000.sdm", LIBRARY] {
        for puzzle in puzzles(name, 100).into_iter().step_by(step) {
            // Only where the check fails is it seen of which puzzle.
            println!("{puzzle:?}");
            against_reference::check(&puzzle, 50);
        }
    }
}
