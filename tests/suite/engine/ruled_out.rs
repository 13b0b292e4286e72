//! Puzzles that rule out candidates: compared with the plain reference solver, and between the searches.

use std::sync::Arc;

use nonet::engine::search::{CountInParts, CountLimit};
use nonet::engine::{
    Answers, Cell, CellSets, Contradiction, Control, Count, Digit, DigitSet, Grid, HouseKind,
    HouseName, Layout, Puzzle, Singles, count, count_all, has_one_answer,
};
use proptest::prelude::*;

use super::against_reference::check;
use super::boards::{Dice, MANY_ANSWERS, cases, classic, full_grid, grid, sub_puzzle};

/// `puzzle` without so many of a hundred candidates in its open cells. Where `answer` holds a digit that stays.
pub(super) fn narrowed(
    puzzle: &Puzzle,
    answer: &Grid,
    percent: usize,
    dice: &mut Dice,
) -> Option<Puzzle> {
    let mut ruled_out = CellSets::none(puzzle.layout());
    for cell in puzzle.layout().cells().filter(|&cell| puzzle.givens().get(cell).is_none()) {
        let falls = |digit: &Digit| answer.get(cell) != Some(*digit) && dice.below(100) < percent;
        ruled_out.set(cell, puzzle.candidates(cell).iter().filter(falls).collect());
    }
    Puzzle::ruling_out(puzzle.givens().clone(), ruled_out).ok()
}

/// The first of the answers of `puzzle`.
pub(super) fn first_answer(puzzle: &Puzzle) -> Grid {
    let mut answers = Answers::new(puzzle);
    answers.next(&Control::default()).unwrap();
    answers.grid().unwrap()
}

/// A board without givens whose cells have the digit of an answer, and so many of a hundred others.
fn sukaku(layout: &Arc<Layout>, percent: usize, seed: u64) -> (Puzzle, Grid) {
    let mut dice = Dice::new(seed);
    let answer = full_grid(layout, &mut dice);
    let empty = Puzzle::new(Grid::empty(Arc::clone(layout))).unwrap();
    (narrowed(&empty, &answer, 100 - percent, &mut dice).unwrap(), answer)
}

/// The same puzzle with one candidate less, a digit of its answer: it often has no answer then.
fn without_one(puzzle: &Puzzle, answer: &Grid, dice: &mut Dice) -> Option<Puzzle> {
    let cell = Cell::new(dice.below(puzzle.layout().cell_count())).unwrap();
    let mut ruled_out = puzzle.ruled_out().clone();
    let mut set = ruled_out.get(cell);
    set.insert(answer.get(cell)?);
    ruled_out.set(cell, set);
    Puzzle::ruling_out(puzzle.givens().clone(), ruled_out).ok()
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn puzzles_with_few_answers(kept in 32..60_usize, percent in 0..60_usize, seed: u64) {
        let whole = sub_puzzle(&Layout::classic(), kept, 81, seed);
        let answer = first_answer(&whole);
        check(&narrowed(&whole, &answer, percent, &mut Dice::new(seed)).unwrap(), 300);
    }

    #[test]
    fn puzzles_that_may_have_lost_their_answers(kept in 34..60_usize, percent in 0..9_usize, seed: u64) {
        let whole = sub_puzzle(&Layout::classic(), kept, 81, seed);
        let nothing = Grid::empty(Layout::classic());
        if let Some(narrowed) = narrowed(&whole, &nothing, percent, &mut Dice::new(seed)) {
            check(&narrowed, 300);
        }
    }

    #[test]
    fn puzzles_with_endless_answers(kept in 0..30_usize, percent in 0..9_usize, seed: u64) {
        let whole = sub_puzzle(&Layout::classic(), kept, 36, seed);
        let answer = first_answer(&whole);
        check(&narrowed(&whole, &answer, percent, &mut Dice::new(seed)).unwrap(), 100);
    }

    #[test]
    fn sukakus(percent in 0..22_usize, seed: u64) {
        let (sukaku, answer) = sukaku(&Layout::classic(), percent, seed);
        check(&sukaku, 50);
        if let Some(spoiled) = without_one(&sukaku, &answer, &mut Dice::new(seed)) {
            check(&spoiled, 50);
        }
    }

    #[test]
    fn small_boards(percent in 0..100_usize, seed: u64) {
        let (sukaku, answer) = sukaku(&Layout::boxed(2, 2).unwrap(), percent, seed);
        check(&sukaku, 300);
        if let Some(spoiled) = without_one(&sukaku, &answer, &mut Dice::new(seed)) {
            check(&spoiled, 300);
        }
    }

    #[test]
    fn boxes_wider_than_high(percent in 0..40_usize, seed: u64) {
        check(&sukaku(&Layout::boxed(2, 3).unwrap(), percent, seed).0, 100);
    }
}

/// Counts, lists, and jumps about among the answers.
fn check_many(puzzle: &Puzzle, seed: u64) {
    let control = Control::default();
    let all = count_all(puzzle, &control).unwrap().answers;
    let most = 20_000;
    let mut cursor = Answers::new(puzzle);
    let mut walked = Vec::new();
    while walked.len() < most && cursor.next(&control).unwrap() {
        walked.extend(cursor.grid());
    }
    assert_eq!(all.min(20_000), walked.len() as u128, "{puzzle:?}");
    let allows = |answer: &Grid| {
        answer.filled().all(|(cell, digit)| puzzle.candidates(cell).contains(digit))
    };
    assert!(walked.iter().all(allows), "{puzzle:?}");
    let mut dice = Dice::new(seed);
    let mut cursor = Answers::new(puzzle);
    for _ in 0..8 {
        let index = dice.below(walked.len());
        assert_eq!(cursor.seek(index as u64 + 1, &control), Ok(true));
        assert_eq!(cursor.grid().as_ref(), Some(&walked[index]), "{puzzle:?}");
    }
    if let Ok(total) = u64::try_from(all) {
        assert_eq!(cursor.seek(total, &control), Ok(true));
        assert_eq!(cursor.next(&control), Ok(false));
        assert_eq!(cursor.total(), Some(total));
        assert_eq!(count(puzzle, total, &control).unwrap().count, Count::Exactly(total));
    }
}

#[test]
fn many_answers_are_counted_and_found_by_their_number() {
    for seed in 0..10 {
        let whole = sub_puzzle(&Layout::classic(), 18, 81, seed);
        let answer = first_answer(&whole);
        let percent = usize::try_from(seed).unwrap() * 2;
        check_many(&narrowed(&whole, &answer, percent, &mut Dice::new(seed)).unwrap(), seed);
    }
}

#[test]
fn answers_of_sukakus_by_the_million_are_counted_and_found_by_their_number() {
    for seed in 0..3 {
        let percent = 40 + 5 * usize::try_from(seed).unwrap();
        check_many(&sukaku(&Layout::classic(), percent, seed).0, seed);
    }
}

/// In each answer a cell has one digit, so each answer is counted once for each other candidate of the cell.
#[test]
fn answers_without_each_candidate_of_a_cell_add_up() {
    let whole = classic(MANY_ANSWERS);
    let control = Control::default();
    let all = count_all(&whole, &control).unwrap().answers;
    let cell = Cell::new(0).unwrap();
    let mut sum = 0;
    for digit in whole.candidates(cell).iter() {
        let mut ruled_out = CellSets::none(whole.layout());
        ruled_out.set(cell, DigitSet::of(digit));
        let puzzle = Puzzle::ruling_out(whole.givens().clone(), ruled_out).unwrap();
        sum += count_all(&puzzle, &control).unwrap().answers;
    }
    assert_eq!(sum, all * (whole.candidates(cell).len() as u128 - 1));
}

#[test]
fn a_sukaku_with_one_answer_has_that_alone() {
    let (sukaku, answer) = sukaku(&Layout::classic(), 15, 7);
    let control = Control::default();
    assert_eq!(has_one_answer(&sukaku, &control), Ok(true));
    assert_eq!(reference::answers(&sukaku, 2), [answer]);
    assert_eq!(Singles::of(&sukaku).contradiction(), None);
    let unrestricted = Puzzle::new(sukaku.givens().clone()).unwrap();
    assert_eq!(has_one_answer(&unrestricted, &control), Ok(false));
}

#[test]
fn singles_heed_what_is_ruled_out() {
    let layout = Layout::boxed(2, 2).unwrap();
    let mut ruled_out = CellSets::none(&layout);
    // Row 1 has one place left for its 1.
    for cell in [0, 1, 2].map(|index| Cell::new(index).unwrap()) {
        ruled_out.set(cell, DigitSet::of(Digit::new(1).unwrap()));
    }
    let puzzle = Puzzle::ruling_out(Grid::empty(layout.clone()), ruled_out.clone()).unwrap();
    let singles = Singles::of(&puzzle);
    assert_eq!(singles.grid().get(Cell::new(3).unwrap()), Digit::new(1));
    assert_eq!(singles.solved(), 1);

    ruled_out.set(Cell::new(3).unwrap(), DigitSet::of(Digit::new(1).unwrap()));
    let row_1 = HouseName::new(HouseKind::Row, 1);
    let reasons = Puzzle::ruling_out(Grid::empty(layout), ruled_out).unwrap_err();
    let no_place = Contradiction::NoPlace { digit: Digit::new(1).unwrap(), house: row_1 };
    assert_eq!(reasons[..], [no_place]);
}

#[test]
fn a_given_that_is_ruled_out_is_told_with_what_is_repeated() {
    let layout = Layout::boxed(2, 2).unwrap();
    let givens = grid(layout.clone(), "11.. .... .... ...2");
    let mut ruled_out = CellSets::none(&layout);
    ruled_out.set(Cell::new(15).unwrap(), DigitSet::of(Digit::new(2).unwrap()));
    let reasons = Puzzle::ruling_out(givens, ruled_out).unwrap_err();
    let told = Contradiction::RuledOut { digit: Digit::new(2).unwrap(), row: 4, column: 4 };
    assert_eq!(reasons.len(), 3, "1 in a row and in a box, and the 2: {reasons:?}");
    assert_eq!(reasons[2], told);
}

#[test]
fn a_cell_of_which_all_is_ruled_out_has_no_candidate() {
    let layout = Layout::boxed(2, 2).unwrap();
    let mut ruled_out = CellSets::none(&layout);
    ruled_out.set(Cell::new(6).unwrap(), layout.all_digits());
    let reasons = Puzzle::ruling_out(Grid::empty(layout), ruled_out).unwrap_err();
    assert_eq!(reasons[..], [Contradiction::NoCandidate { row: 2, column: 3 }]);
}

/// The candidates of a puzzle without givens, row by row, by the authors of Interactive Sudoku Solver. The search that is
/// fastest on givens gives up on it.
const SCATTERED: [&str; 9] = [
    "123456789 123456789 2345789 2456789 134589 1234678 356789 35689 123456789",
    "124569 1245789 1245789 1245789 148 1245679 123456789 1235689 123456789",
    "1356 12345679 123456789 123456789 12349 123467 12356789 123456789 235",
    "12345678 12345789 24578 2578 12356789 2345678 1356789 13456789 12357",
    "123456789 1457 24579 256789 123456789 124567 1789 123456789 123456789",
    "1356789 1345679 123456789 12356789 13689 123456789 135689 1369 123456789",
    "134568 14678 123456789 245678 12345678 134567 4578 12345689 12345678",
    "123456789 13679 2346789 123456789 12345789 2367 2356789 1234679 12345679",
    "135689 13456789 12345689 123456789 1234589 12345678 123456789 12489 12458",
];

#[test]
fn few_answers_of_scattered_candidates_are_listed_without_a_plan() {
    let layout = Layout::classic();
    let mut ruled_out = CellSets::none(&layout);
    let sets = SCATTERED.iter().flat_map(|row| row.split(' '));
    for (cell, candidates) in layout.cells().zip(sets) {
        let digits = candidates.bytes().filter_map(|digit| Digit::new(digit - b'0'));
        ruled_out.set(cell, layout.all_digits().without(digits.collect()));
    }
    let puzzle = Puzzle::ruling_out(Grid::empty(layout), ruled_out).unwrap();
    let control = Control::default();
    let counting = CountInParts::start(&puzzle, CountLimit::MoreThan(2), &control).unwrap();
    assert_eq!((counting.parts(), counting.counted().answers), (0, 1));
}
