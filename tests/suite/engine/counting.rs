//! Compares counting with walking through the answers one by one, and the parts of a count with the whole.

use nonet::engine::search::{CountInParts, CountLimit};
use nonet::engine::{
    Answers, Cancelled, Control, Count, Digit, FullCount, Layout, Puzzle, count, count_all,
};
use proptest::prelude::*;

use super::boards::{Dice, MANY_ANSWERS, cases, classic, empty, full_grid, spoiled, sub_puzzle};

/// The answers of a puzzle, or `None` where there are more than `most`.
fn walked(puzzle: &Puzzle, most: u64) -> Option<u64> {
    let mut cursor = Answers::new(puzzle);
    while cursor.number() <= most && cursor.next(&Control::default()).unwrap() {}
    cursor.total()
}

fn all(puzzle: &Puzzle) -> u128 {
    count_all(puzzle, &Control::default()).unwrap().answers
}

/// Counts by all ways there are, with limits on either side.
fn check(puzzle: &Puzzle, answers: u64) {
    assert_eq!(all(puzzle), u128::from(answers), "{puzzle:?}");
    for limit in [answers.saturating_sub(1), answers, answers + 1, answers / 2, u64::MAX] {
        let control = Control::default();
        let counted = count(puzzle, limit, &control).unwrap();
        let expected =
            if answers > limit { Count::MoreThan(limit) } else { Count::Exactly(answers) };
        assert_eq!(counted.count, expected, "{puzzle:?}");
        assert_eq!(control.progress.nodes(), counted.effort.nodes);
        assert_eq!(control.progress.answers(), answers.min(limit.saturating_add(1)));
    }
}

fn check_walked(puzzle: &Puzzle, most: u64) {
    match walked(puzzle, most) {
        Some(answers) => check(puzzle, answers),
        None => assert!(all(puzzle) > u128::from(most), "{puzzle:?}"),
    }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn counts_agree_with_walking(kept in 22..34_usize, seed: u64) {
        check_walked(&sub_puzzle(&Layout::classic(), kept, 81, seed), 5_000);
    }

    #[test]
    fn counts_of_puzzles_with_empty_bands_agree_with_walking(kept in 36..45_usize, seed: u64) {
        check_walked(&sub_puzzle(&Layout::classic(), kept, 45, seed), 5_000);
    }

    #[test]
    fn counts_of_spoiled_puzzles_agree_with_walking(kept in 24..32_usize, seed: u64) {
        let whole = sub_puzzle(&Layout::classic(), kept, 81, seed);
        if let Some(spoiled) = spoiled(&whole, seed) {
            check_walked(&spoiled, 5_000);
        }
    }

    #[test]
    fn boards_of_other_shapes_are_counted(kept in 0..16_usize, seed: u64) {
        check_walked(&sub_puzzle(&Layout::boxed(2, 2).unwrap(), kept, 16, seed), 5_000);
    }
}

#[test]
#[ignore = "long: run with --release"]
fn counts_by_the_million_agree_with_walking() {
    for seed in 0..80 {
        let kept = 18 + usize::try_from(seed % 8).unwrap();
        check_walked(&sub_puzzle(&Layout::classic(), kept, 81, seed), 2_000_000);
    }
}

/// The sum over every digit of a cell is the whole.
fn check_branches(puzzle: &Puzzle, seed: u64) {
    let open: Vec<_> =
        puzzle.layout().cells().filter(|&cell| puzzle.givens().get(cell).is_none()).collect();
    let cell = open[Dice::new(seed).below(open.len())];
    let with = |digit| {
        let mut givens = puzzle.givens().clone();
        givens.set(cell, Some(digit));
        Puzzle::new(givens).map_or(0, |puzzle| all(&puzzle))
    };
    let branches: u128 = puzzle.candidates(cell).iter().map(with).sum();
    assert_eq!(all(puzzle), branches, "{puzzle:?}");
}

#[test]
fn branches_add_up_to_the_whole() {
    for seed in 0..40 {
        let kept = 18 + usize::try_from(seed % 5).unwrap();
        check_branches(&sub_puzzle(&Layout::classic(), kept, 81, seed), seed);
    }
}

#[test]
#[ignore = "long: run with --release"]
fn branches_of_sparse_puzzles_add_up_to_the_whole() {
    for seed in 0..20 {
        let kept = 13 + usize::try_from(seed % 5).unwrap();
        check_branches(&sub_puzzle(&Layout::classic(), kept, 81, seed), seed);
    }
}

#[test]
fn answers_by_the_million_are_counted() {
    assert_eq!(all(&classic(MANY_ANSWERS)), 34_653_676);
    let counted = count(&classic(MANY_ANSWERS), 34_653_675, &Control::default()).unwrap();
    assert_eq!(counted.count, Count::MoreThan(34_653_675));
}

/// Felgenhauer and Jarvis, 2005.
#[test]
#[ignore = "long: run with --release"]
fn the_answers_of_the_empty_grid_are_counted() {
    assert_eq!(all(&empty()), 6_670_903_752_021_072_936_960);
}

/// Two bands are filled, and each column of the third lacks the digits that the same column of the other boxes
/// lacks. So these three columns hold a Latin square of order 3, of which there are 12, and so do the other two
/// threes: digits can change names in threes, and rows their order.
const THREE_LATIN_SQUARES: &str =
    "123456789456789123789123456231564897564897231897231564...........................";

#[test]
fn answers_that_are_the_same_but_for_names_and_order_are_counted() {
    let puzzle = classic(THREE_LATIN_SQUARES);
    check(&puzzle, 12 * 12 * 12);
    assert_eq!(walked(&puzzle, 2_000), Some(12 * 12 * 12));
    let turned: String =
        (0..81).map(|at| THREE_LATIN_SQUARES.as_bytes()[at % 9 * 9 + at / 9] as char).collect();
    check(&classic(&turned), 12 * 12 * 12);
}

/// Some digits, columns and rows of an answer are taken away altogether, so that each can stand for another.
#[test]
fn counts_of_symmetric_puzzles_agree_with_walking() {
    let layout = Layout::classic();
    for seed in 0..8 {
        let mut givens = full_grid(&layout, &mut Dice::new(seed));
        let (digits, lines) = (2 + seed % 3, 2 + seed % 2);
        for cell in layout.cells() {
            let digit = givens.get(cell).map_or(0, Digit::get);
            let in_line = match seed % 4 {
                0 => false,
                1 => (layout.column(cell) as u64) < lines,
                2 => (layout.row(cell) as u64) < lines,
                _ => layout.row(cell) < 2 || layout.column(cell) < 2,
            };
            if u64::from(digit) <= digits || in_line {
                givens.set(cell, None);
            }
        }
        check_walked(&Puzzle::new(givens).unwrap(), 2_000);
    }
}

/// Every part counted by a counter of its own, the last first; and how many parts there were.
fn in_parts(puzzle: &Puzzle, until: CountLimit) -> (FullCount, usize) {
    let control = Control::default();
    let mut counting = CountInParts::start(puzzle, until, &control).unwrap();
    let parts = counting.parts();
    for number in (0..parts).rev() {
        let part = counting.counter().unwrap().count(number, &control).unwrap();
        counting.add(part);
    }
    assert!(!counting.is_open());
    (counting.counted(), parts)
}

#[test]
fn parts_counted_apart_add_up_to_the_same_with_the_same_effort() {
    for seed in 0..10 {
        let puzzle = sub_puzzle(&Layout::classic(), 20, 81, seed);
        for until in [1, 50, 10_000, 100_000, u64::MAX].map(CountLimit::MoreThan) {
            let control = Control::default();
            let alone = CountInParts::start(&puzzle, until, &control).unwrap();
            let alone = alone.finish(&control).unwrap();
            let (apart, parts) = in_parts(&puzzle, until);
            assert_eq!(alone, apart, "{puzzle:?}");
            // Few answers are listed at one go; the rest has parts, and several of them.
            let is_few = matches!(until, CountLimit::MoreThan(..=50));
            assert_eq!(parts > 1, !is_few, "{parts} parts, {until:?}: {puzzle:?}");
        }
    }
}

#[test]
fn a_count_that_was_cancelled_stops() {
    let control = Control::default();
    let counting = CountInParts::start(&empty(), CountLimit::All, &control).unwrap();
    control.cancel.cancel();
    assert_eq!(counting.finish(&control), Err(Cancelled));
}
