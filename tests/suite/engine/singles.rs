//! Singles: the digits that they find, and the contradictions that they meet.

use nonet::engine::{Contradiction, Digit, HouseKind, HouseName, Layout, Puzzle, Singles};
use proptest::prelude::*;

use super::boards::{cases, classic, puzzle, spoiled, sub_puzzle, text};

#[test]
fn an_easy_puzzle_is_solved_to_the_end() {
    let puzzle = classic(
        "780400120600075009000601078007040260001050930904060005070300012120007400049206007",
    );
    let singles = Singles::of(&puzzle);
    assert_eq!(singles.contradiction(), None);
    assert_eq!(
        (singles.solved(), singles.candidates_left()),
        (81 - puzzle.givens().filled_count(), 0)
    );
    assert_eq!(reference::answers(&puzzle, 2), [singles.grid().clone()]);
}

#[test]
fn nothing_is_found_on_an_empty_board() {
    let singles = Singles::of(&classic(&".".repeat(81)));
    assert_eq!((singles.solved(), singles.candidates_left()), (0, 729));
}

#[test]
fn a_hidden_single_is_found() {
    // Box 1 can hold its 1 in no other place than the top left cell.
    let puzzle = classic(
        "......... ...1..... ......1.. .1....... ......... ......... ..1...... ......... .........",
    );
    let singles = Singles::of(&puzzle);
    assert_eq!(text(singles.grid()).get(..1), Some("1"));
}

fn check_contradiction(layout: (usize, usize), givens: &str, expected: &Contradiction) {
    let layout = Layout::boxed(layout.0, layout.1).unwrap();
    let puzzle = puzzle(layout, givens);
    assert_eq!(Singles::of(&puzzle).contradiction(), Some(expected));
    assert_eq!(reference::count(&puzzle, 1), 0);
}

#[test]
fn a_cell_is_left_without_a_candidate() {
    // Both r1c4 and r3c4 can only be 4.
    check_contradiction(
        (2, 2),
        "123. .... .12. ...3",
        &Contradiction::NoCandidate { row: 1, column: 4 },
    );
}

#[test]
fn a_digit_is_left_without_a_place() {
    // Both 2 and 4 can only go to r2c3.
    let row_2 = HouseName::new(HouseKind::Row, 2);
    check_contradiction(
        (2, 2),
        "24.. .... ...4 ...2",
        &Contradiction::NoPlace { digit: Digit::new(4).unwrap(), house: row_2 },
    );
}

/// Whatever singles say holds for every answer, and a contradiction means that there is none.
fn check_against_answers(puzzle: &Puzzle) {
    let singles = Singles::of(puzzle);
    let answers = reference::answers(puzzle, 50);
    if singles.contradiction().is_some() {
        assert!(answers.is_empty());
    }
    for answer in &answers {
        let holds = |(cell, digit)| answer.get(cell) == Some(digit);
        assert!(singles.grid().filled().all(holds));
        let allows = |(cell, digit)| singles.candidates(cell).contains(digit);
        assert!(answer.filled().all(allows));
    }
    let found = singles.grid().filled_count() - puzzle.givens().filled_count();
    assert_eq!(singles.solved(), found);
    let keeps = |(cell, digit)| singles.grid().get(cell) == Some(digit);
    assert!(puzzle.givens().filled().all(keeps));
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn singles_are_true_of_every_answer(kept in 32..70_usize, seed: u64) {
        check_against_answers(&sub_puzzle(&Layout::classic(), kept, 81, seed));
    }

    #[test]
    fn contradictions_are_real(kept in 36..70_usize, seed: u64) {
        let whole = sub_puzzle(&Layout::classic(), kept, 81, seed);
        if let Some(spoiled) = spoiled(&whole, seed) {
            check_against_answers(&spoiled);
        }
    }

    #[test]
    fn contradictions_on_small_boards_are_real(kept in 0..14_usize, seed: u64) {
        let whole = sub_puzzle(&Layout::boxed(2, 2).unwrap(), kept, 16, seed);
        if let Some(spoiled) = spoiled(&whole, seed) {
            check_against_answers(&spoiled);
        }
    }
}
