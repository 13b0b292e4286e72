//! Compares the search with the plain reference solver, on boards of several shapes.

use nonet::engine::{Answers, Control, Count, Grid, Layout, Puzzle, count};
use proptest::prelude::*;

use super::boards::{Dice, cases, empty, full_grid, mixed, puzzle, spoiled, sub_puzzle};

/// Holds everything that the search says about the first `most` answers of `puzzle` against the reference.
pub(super) fn check(puzzle: &Puzzle, most: usize) {
    let expected = reference::answers(puzzle, most);
    let mut cursor = Answers::new(puzzle);
    check_forward(&mut cursor, &expected);
    let all = expected.len() < most;
    if all {
        check_end(&mut cursor, expected.len());
    }
    check_backward(&mut cursor, &expected);
    check_forward(&mut cursor, &expected);
    check_seek(&mut cursor, &expected);
    check_count(puzzle, expected.len(), all);
}

fn check_forward(cursor: &mut Answers, expected: &[Grid]) {
    let control = Control::default();
    assert_eq!((cursor.number(), cursor.grid()), (0, None));
    for (answer, number) in expected.iter().zip(1..) {
        assert_eq!(cursor.next(&control), Ok(true));
        assert_eq!(cursor.number(), number);
        assert_eq!(cursor.grid().as_ref(), Some(answer));
        assert_eq!(control.progress.answers(), number);
    }
}

/// Steps behind the last answer, twice.
fn check_end(cursor: &mut Answers, total: usize) {
    for _ in 0..2 {
        assert_eq!(cursor.next(&Control::default()), Ok(false));
        assert_eq!((cursor.number(), cursor.grid()), (total as u64, None));
        assert_eq!(cursor.total(), Some(total as u64));
    }
}

/// Walks back from the last of the expected answers, or from behind it, to before the first.
fn check_backward(cursor: &mut Answers, expected: &[Grid]) {
    let control = Control::default();
    let on_last = usize::from(cursor.grid().is_some());
    for (index, answer) in expected.iter().enumerate().rev().skip(on_last) {
        assert_eq!(cursor.previous(&control), Ok(true));
        assert_eq!(cursor.number(), index as u64 + 1);
        assert_eq!(cursor.grid().as_ref(), Some(answer));
    }
    for _ in 0..2 {
        assert_eq!(cursor.previous(&control), Ok(false));
        assert_eq!((cursor.number(), cursor.grid()), (0, None));
    }
}

/// Jumps about among the expected answers.
fn check_seek(cursor: &mut Answers, expected: &[Grid]) {
    let control = Control::default();
    let mut dice = Dice::new(expected.len() as u64);
    for _ in 0..expected.len().min(12) {
        let index = dice.below(expected.len());
        assert_eq!(cursor.seek(index as u64 + 1, &control), Ok(true));
        assert_eq!(cursor.grid().as_ref(), Some(&expected[index]));
    }
    if cursor.total().is_some() {
        let total = expected.len() as u64;
        assert_eq!(cursor.seek(total + 1, &control), Ok(false));
        assert_eq!((cursor.number(), cursor.grid()), (total, None));
        assert_eq!(cursor.seek(u64::MAX, &control), Ok(false));
    }
    assert_eq!(cursor.seek(0, &control), Ok(false));
    assert_eq!((cursor.number(), cursor.grid()), (0, None));
}

fn check_count(puzzle: &Puzzle, seen: usize, all: bool) {
    let seen = seen as u64;
    let reached = reference::count(puzzle, seen + 2);
    for limit in [0, 1, seen.saturating_sub(1), seen, seen + 1] {
        let control = Control::default();
        let counted = count(puzzle, limit, &control).unwrap();
        if limit < seen {
            assert_eq!(counted.count, Count::MoreThan(limit));
        } else if all {
            assert_eq!(counted.count, Count::Exactly(seen));
        }
        assert_eq!(control.progress.nodes(), counted.effort.nodes);
        assert_eq!(control.progress.answers(), reached.min(limit + 1));
    }
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn puzzles_with_few_answers(kept in 32..60_usize, seed: u64) {
        check(&sub_puzzle(&Layout::classic(), kept, 81, seed), 300);
    }

    #[test]
    fn puzzles_with_endless_answers(kept in 0..30_usize, seed: u64) {
        check(&sub_puzzle(&Layout::classic(), kept, 36, seed), 200);
    }

    #[test]
    fn puzzles_with_a_given_that_may_be_wrong(kept in 34..60_usize, seed: u64) {
        let whole = sub_puzzle(&Layout::classic(), kept, 81, seed);
        if let Some(spoiled) = spoiled(&whole, seed) {
            check(&spoiled, 100);
        }
    }

    #[test]
    fn small_boards(kept in 0..16_usize, seed: u64) {
        check(&sub_puzzle(&Layout::boxed(2, 2).unwrap(), kept, 16, seed), 300);
    }

    #[test]
    fn boxes_wider_than_high(kept in 6..36_usize, seed: u64) {
        check(&sub_puzzle(&Layout::boxed(2, 3).unwrap(), kept, 36, seed), 200);
    }

    #[test]
    fn boxes_higher_than_wide(kept in 6..36_usize, seed: u64) {
        check(&sub_puzzle(&Layout::boxed(3, 2).unwrap(), kept, 36, seed), 200);
    }
}

#[test]
fn boxes_in_one_row_make_latin_squares() {
    let layout = Layout::boxed(1, 4).unwrap();
    let latin_squares_of_order_4 = 576;
    let puzzle = puzzle(layout, &".".repeat(16));
    check(&puzzle, latin_squares_of_order_4 + 1);
}

#[test]
fn every_answer_of_the_empty_small_board() {
    let puzzle = puzzle(Layout::boxed(2, 2).unwrap(), &".".repeat(16));
    assert_eq!(reference::count(&puzzle, 1000), 288);
    check(&puzzle, 1000);
}

#[test]
fn the_first_answers_of_the_empty_board() {
    check(&empty(), 500);
}

#[test]
fn a_full_grid_is_its_only_answer() {
    for (rows, columns) in [(2, 2), (2, 3), (3, 3), (3, 4)] {
        let layout = Layout::boxed(rows, columns).unwrap();
        let full = full_grid(&layout, &mut Dice::new(7));
        check(&Puzzle::new(full).unwrap(), 2);
    }
}

/// Boards above 21 rows have more houses than there are bits to mark them with.
#[test]
fn houses_may_share_their_mark() {
    let layout = Layout::boxed(5, 5).unwrap();
    let pattern = |row: usize, column: usize| (row * 5 + row / 5 + column) % 25 + 1;
    let mut answer = Grid::empty(layout.clone());
    for cell in layout.cells() {
        let number = pattern(layout.row(cell), layout.column(cell));
        answer.set(cell, nonet::engine::Digit::new(u8::try_from(number).unwrap()));
    }
    for seed in 0..8 {
        let mut dice = Dice::new(seed);
        let mut givens = answer.clone();
        for cell in layout.cells().filter(|_| dice.below(100) < 30) {
            givens.set(cell, None);
        }
        check(&Puzzle::new(givens).unwrap(), 5);
    }
}

/// Checks puzzles with no answer, one or several.
fn check_mixed(seeds: std::ops::Range<u64>) {
    let least = (seeds.end - seeds.start) / 200;
    let mut seen = [0; 3];
    for puzzle in mixed(seeds) {
        check(&puzzle, 8);
        seen[reference::answers(&puzzle, 2).len()] += 1;
    }
    // Most of those that were spoiled still have an answer: few have none.
    assert!(seen.iter().all(|&puzzles| puzzles > least), "{seen:?}");
}

/// Checks puzzles with so few givens that the reference takes long.
fn check_sparse(seeds: std::ops::Range<u64>) {
    let layout = Layout::classic();
    for (seed, kept) in seeds.zip((24..32).cycle()) {
        check(&sub_puzzle(&layout, kept, 81, seed), 500);
    }
}

#[test]
#[ignore = "takes half a minute"]
fn thousands_of_puzzles_with_no_answer_one_or_several() {
    check_mixed(1_000..5_000);
    check_sparse(0..80);
}

/// Checks that take so long that `.ci/run` leaves them out too.
mod longest {
    use super::{check_mixed, check_sparse};

    #[test]
    #[ignore = "takes minutes"]
    fn twenty_thousand_puzzles_with_no_answer_one_or_several() {
        check_mixed(1_000..21_000);
    }

    #[test]
    #[ignore = "takes a minute"]
    fn puzzles_that_cost_the_reference_dear() {
        check_sparse(0..300);
    }
}
