//! The lists of variants beside the project, with answers that other programs proved.
//!
//! They lie in `../shared/data/variants`. Where that folder is missing, the tests say so and do nothing.

mod json;

use std::fs;
use std::path::Path;

use nonet::engine::search::{Uniqueness, uniqueness};
use nonet::engine::{Control, Count, Digit, Grid, Puzzle, count};

use json::VariantPuzzle;

/// Puzzles that take half a second or more even in a release build; a debug build would take minutes.
const SLOW: &[&str] = &[
    "gecode-6",
    "gecode-10",
    "gecode-11",
    "gecode-13",
    "gecode-14",
    "gecode-15",
    "gecode-16",
    "gecode-17",
    "gecode-18",
    "gecode-19",
    "gecode-21",
    "large-36x36-3-dug",
];

pub(super) fn puzzles(list: &str) -> Vec<VariantPuzzle> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/variants");
    let Ok(text) = fs::read_to_string(folder.join(list).with_extension("jsonl")) else {
        eprintln!("{list}: the list is not beside the project, so nothing was tested");
        return Vec::new();
    };
    text.lines().filter_map(VariantPuzzle::read).collect()
}

/// One of these many puzzles is checked in an ordinary run. The long checks take all.
const SHARE: usize = 8;

const LISTS: [&str; 7] = ["jigsaw", "global", "plus", "samurai", "sizes", "large", "examples"];

fn is_slow(variant: &VariantPuzzle) -> bool {
    SLOW.contains(&variant.id.as_str())
}

/// A share of the puzzles of the list have their answers.
fn check_share(list: &str) {
    puzzles(list).iter().filter(|variant| !is_slow(variant)).step_by(SHARE).for_each(check);
}

fn check(variant: &VariantPuzzle) {
    let id = &variant.id;
    let found = solve(variant.givens());
    match (variant.answers, &variant.solution) {
        (Some(0), _) => assert_eq!(found, Uniqueness::NoAnswer, "{id}"),
        (Some(1), Some(solution)) => {
            let Uniqueness::Only(answer) = found else { panic!("{id}: {found:?}") };
            assert_eq!(answer.cells(), solution, "{id}");
            check_spoiled(variant, solution);
        }
        (Some(several), _) => {
            let puzzle = Puzzle::new(variant.givens()).unwrap();
            let counted = count(&puzzle, several, &Control::default()).unwrap();
            assert_eq!(counted.count, Count::Exactly(several), "{id}");
        }
        (None, _) => {}
    }
}

fn solve(givens: Grid) -> Uniqueness {
    match Puzzle::new(givens) {
        Ok(puzzle) => uniqueness(&puzzle, &Control::default()).unwrap(),
        Err(_) => Uniqueness::NoAnswer,
    }
}

/// A wrong digit leaves no answer.
fn check_spoiled(variant: &VariantPuzzle, solution: &[Option<Digit>]) {
    let mut givens = variant.givens();
    let open = variant.layout.cells().find(|&cell| givens.get(cell).is_none());
    let Some(cell) = open else { return };
    let wrong = variant.layout.digits().find(|&digit| Some(digit) != solution[cell.index()]);
    givens.set(cell, wrong);
    assert_eq!(solve(givens), Uniqueness::NoAnswer, "{} with a wrong digit", variant.id);
}

#[test]
fn jigsaws() {
    check_share("jigsaw");
}

#[test]
fn rules_for_the_whole_board() {
    check_share("global");
}

#[test]
fn pentominoes_heptominoes_and_sudoku_plus() {
    check_share("plus");
}

#[test]
fn samurai() {
    check_share("samurai");
}

#[test]
fn sizes() {
    check_share("sizes");
}

#[test]
fn large_boards() {
    check_share("large");
}

#[test]
fn examples_with_plain_rules() {
    check_share("examples");
}

#[test]
#[ignore = "long: run with --release"]
fn all_but_the_slow_puzzles() {
    for list in LISTS {
        puzzles(list).iter().filter(|variant| !is_slow(variant)).for_each(check);
    }
}

mod longest {
    use super::*;

    #[test]
    #[ignore = "takes minutes, and a release build"]
    fn slow_puzzles() {
        for list in LISTS {
            puzzles(list).iter().filter(|variant| is_slow(variant)).for_each(check);
        }
    }
}
