//! The facts that the statistics show.

use nonet::engine::facts::{GridFacts, PuzzleFacts, Symmetry, not_needed};
use nonet::engine::{Cell, Control, Layout, Puzzle};
use proptest::prelude::*;

use super::boards::{cases, classic, grid, sub_puzzle};

#[test]
fn givens_are_counted() {
    let facts = GridFacts::of(&grid(
        Layout::classic(),
        ".2.1...8.4....7..28.....73.18.2....6.7.861.2.2....3.15.92.....77..5....3.3...9.5.",
    ));
    assert_eq!((facts.givens, facts.empty), (31, 50));
    assert_eq!(facts.digits, [4, 6, 4, 1, 3, 2, 5, 4, 2]);
}

#[test]
fn a_board_that_breaks_the_rules_has_facts_too() {
    let facts = GridFacts::of(&grid(Layout::boxed(2, 2).unwrap(), "11.. .... .... ...."));
    assert_eq!((facts.givens, facts.empty), (2, 14));
    assert_eq!(facts.digits, [2, 0, 0, 0]);
}

#[test]
fn singles_are_counted() {
    let facts = PuzzleFacts::of(&classic(
        "780400120600075009000601078007040260001050930904060005070300012120007400049206007",
    ));
    let empty = facts.givens.empty;
    assert_eq!((facts.solved_by_singles, facts.candidates_left), (empty, 0));
    let nothing = PuzzleFacts::of(&classic(&".".repeat(81)));
    assert_eq!((nothing.solved_by_singles, nothing.candidates_left), (0, 729));
}

fn check_symmetries(pattern: &str, expected: &[Symmetry]) {
    let layout = Layout::boxed(2, 2).unwrap();
    let facts = GridFacts::of(&grid(layout, pattern));
    assert_eq!(facts.symmetries, expected, "{pattern}");
}

#[test]
fn symmetries_of_patterns() {
    use Symmetry::{AntiDiagonal, Diagonal, HalfTurn, LeftRight, QuarterTurn, TopBottom};
    check_symmetries(".... .... .... ....", &Symmetry::ALL);
    check_symmetries("1..1 .... .... 1..1", &Symmetry::ALL);
    check_symmetries("11.. .... .... ....", &[]);
    check_symmetries(".1.. .... .... ..1.", &[HalfTurn]);
    check_symmetries(".1.. ...1 1... ..1.", &[HalfTurn, QuarterTurn]);
    check_symmetries(".11. .... .... ....", &[LeftRight]);
    check_symmetries("1... .... .... 1...", &[TopBottom]);
    check_symmetries(".1.. 1... .... ....", &[Diagonal]);
    check_symmetries("..1. ...1 .... ....", &[AntiDiagonal]);
    check_symmetries("1... .... .... ...1", &[HalfTurn, Diagonal, AntiDiagonal]);
    check_symmetries(".11. .... .... .11.", &[HalfTurn, LeftRight, TopBottom]);
}

/// Takes each given away and asks the reference.
fn not_needed_by_reference(puzzle: &Puzzle) -> Vec<Cell> {
    let single_without = |cell: &Cell| {
        let mut givens = puzzle.givens().clone();
        givens.set(*cell, None);
        reference::count(&Puzzle::new(givens).unwrap(), 2) == 1
    };
    let cells = puzzle.givens().filled().map(|(cell, _)| cell);
    cells.filter(single_without).collect()
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn givens_not_needed(kept in 40..81_usize, seed: u64) {
        let puzzle = sub_puzzle(&Layout::classic(), kept, 81, seed);
        if reference::count(&puzzle, 2) == 1 {
            let found = not_needed(&puzzle, &Control::default()).unwrap();
            prop_assert_eq!(found, not_needed_by_reference(&puzzle));
        }
    }

    #[test]
    fn givens_not_needed_on_a_small_board(kept in 4..16_usize, seed: u64) {
        let puzzle = sub_puzzle(&Layout::boxed(2, 2).unwrap(), kept, 16, seed);
        if reference::count(&puzzle, 2) == 1 {
            let found = not_needed(&puzzle, &Control::default()).unwrap();
            prop_assert_eq!(found, not_needed_by_reference(&puzzle));
        }
    }
}

#[test]
fn a_puzzle_with_17_givens_needs_them_all() {
    let puzzle = classic(
        "................12..3..4........5.....4.36....1.....78....1......98..3...7....6..",
    );
    assert_eq!(not_needed(&puzzle, &Control::default()), Ok(Vec::new()));
}

#[test]
fn a_full_grid_needs_none_of_its_givens_alone() {
    let puzzle = sub_puzzle(&Layout::classic(), 81, 81, 1);
    let found = not_needed(&puzzle, &Control::default()).unwrap();
    assert_eq!(found.len(), 81);
}
