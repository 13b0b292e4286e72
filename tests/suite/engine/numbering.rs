//! Far answers by their number: compared with walking, and with the number of answers before them.

use nonet::engine::{Answers, Cell, Control, Grid, Layout, Puzzle, count_all};

use super::boards::{Dice, MANY_ANSWERS, classic, empty, sub_puzzle, text};

fn seek(cursor: &mut Answers, number: u64) -> Grid {
    assert_eq!(cursor.seek(number, &Control::default()), Ok(true), "answer {number}");
    assert_eq!(cursor.number(), number);
    cursor.grid().unwrap()
}

/// The first answers, walked to one by one.
fn walked(puzzle: &Puzzle, most: usize) -> Vec<Grid> {
    let mut cursor = Answers::new(puzzle);
    let mut answers = Vec::new();
    while answers.len() < most && cursor.next(&Control::default()).unwrap() {
        answers.extend(cursor.grid());
    }
    answers
}

/// Jumps about among answers that were walked to.
fn check_walked(puzzle: &Puzzle, seed: u64) {
    let answers = walked(puzzle, 20_000);
    let mut dice = Dice::new(seed);
    let mut cursor = Answers::new(puzzle);
    for _ in 0..8 {
        let index = dice.below(answers.len());
        assert_eq!(seek(&mut cursor, index as u64 + 1), answers[index], "{puzzle:?}");
        if index + 1 < answers.len() {
            assert_eq!(cursor.next(&Control::default()), Ok(true));
            assert_eq!(cursor.grid().as_ref(), Some(&answers[index + 1]), "{puzzle:?}");
        }
    }
}

#[test]
fn far_answers_of_sparse_puzzles_are_those_that_are_walked_to() {
    for seed in 0..12 {
        let kept = 17 + usize::try_from(seed % 6).unwrap();
        check_walked(&sub_puzzle(&Layout::classic(), kept, 81, seed), seed);
    }
}

#[test]
fn far_answers_of_nearly_empty_puzzles_are_those_that_are_walked_to() {
    for seed in 0..4 {
        let kept = 2 + usize::try_from(seed).unwrap();
        check_walked(&sub_puzzle(&Layout::classic(), kept, 81, seed), seed);
    }
}

#[test]
#[ignore = "long: run with --release"]
fn far_answers_of_hundreds_of_puzzles_are_those_that_are_walked_to() {
    for seed in 100..300 {
        let kept = 3 + usize::try_from(seed % 21).unwrap();
        check_walked(&sub_puzzle(&Layout::classic(), kept, 81, seed), seed);
    }
}

/// How many answers are less than this one: those with its first cells and less in the next, for each cell.
fn before(answer: &Grid, puzzle: &Puzzle) -> u128 {
    let mut givens = puzzle.givens().clone();
    let mut sum = 0;
    for cell in puzzle.layout().cells() {
        if puzzle.givens().get(cell).is_none() {
            sum += with_less(answer, &givens, cell);
            givens.set(cell, answer.get(cell));
        }
    }
    sum
}

fn with_less(answer: &Grid, givens: &Grid, cell: Cell) -> u128 {
    let less = answer.layout().all_digits().below(answer.get(cell).unwrap());
    let with = |digit| {
        let mut givens = givens.clone();
        givens.set(cell, Some(digit));
        let puzzle = Puzzle::new(givens).ok()?;
        Some(count_all(&puzzle, &Control::default()).unwrap().answers)
    };
    less.iter().filter_map(with).sum()
}

fn check_before(puzzle: &Puzzle, number: u64) {
    let answer = seek(&mut Answers::new(puzzle), number);
    assert_eq!(before(&answer, puzzle), u128::from(number) - 1, "{puzzle:?}");
}

#[test]
fn as_many_answers_lie_before_an_answer_as_its_number_says() {
    for number in [1, 2, 10_000, 1_234_567, 34_653_675, 34_653_676] {
        check_before(&classic(MANY_ANSWERS), number);
    }
}

#[test]
fn answers_of_the_empty_grid_are_found_by_their_number() {
    let check = |number, expected: &str| {
        assert_eq!(text(&seek(&mut Answers::new(&empty()), number)), expected);
    };
    check(
        1_000_000,
        "123456789456789123789123456214365978698271534537894261342617895971538642865942317",
    );
    check(
        10_000_000_000,
        "123456789456789123789123465378942516612835947945617832897264351564391278231578694",
    );
}

#[test]
#[ignore = "long: run with --release"]
fn as_many_answers_of_the_empty_grid_lie_before_an_answer_as_its_number_says() {
    check_before(&empty(), 1_000_000_000_000);
}

#[test]
fn the_last_answer_is_found_by_its_number_from_either_side() {
    let puzzle = classic(MANY_ANSWERS);
    let control = Control::default();
    let mut cursor = Answers::new(&puzzle);
    assert_eq!(cursor.seek(u64::MAX, &control), Ok(false));
    assert_eq!((cursor.number(), cursor.total()), (34_653_676, Some(34_653_676)));
    assert_eq!(cursor.grid(), None);
    let last = seek(&mut cursor, 34_653_676);
    assert_eq!(cursor.next(&control), Ok(false));
    let middle = seek(&mut cursor, 17_000_000);
    assert_eq!(seek(&mut cursor, 1), seek(&mut Answers::new(&puzzle), 1));
    assert_eq!(seek(&mut cursor, 17_000_000), middle);
    assert_eq!(seek(&mut cursor, 34_653_676), last);
    // Back, nearer to here than to the start.
    let third = seek(&mut Answers::new(&puzzle), 33_000_000);
    assert_eq!(seek(&mut cursor, 33_000_000), third);
}

#[test]
fn steps_from_a_far_answer_go_on_from_there() {
    let control = Control::default();
    let mut cursor = Answers::new(&empty());
    let here = seek(&mut cursor, 123_456);
    let effort = cursor.effort().nodes;
    assert_eq!(cursor.next(&control), Ok(true));
    let next = cursor.grid();
    assert_eq!(cursor.previous(&control), Ok(true));
    assert_eq!(cursor.grid(), Some(here));
    assert!(cursor.effort().nodes < effort + 200);
    assert_eq!(cursor.seek(123_457, &control), Ok(true));
    assert_eq!(cursor.grid(), next);
}
