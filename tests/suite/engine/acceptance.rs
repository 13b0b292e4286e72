//! Puzzles whose answers are known from other sources.

use nonet::engine::{Answers, Control, Count, Puzzle, count};

use super::boards::{MANY_ANSWERS, classic, empty, text};

fn check_only(puzzle: &str, begins: &str) {
    let puzzle = classic(puzzle);
    let mut cursor = Answers::new(&puzzle);
    assert_eq!(cursor.next(&Control::default()), Ok(true));
    let answer = text(&cursor.grid().unwrap());
    assert!(answer.starts_with(begins), "{answer}");
    assert_eq!(cursor.next(&Control::default()), Ok(false));
    assert_eq!(cursor.total(), Some(1));
    check_count(&puzzle, 10_000, Count::Exactly(1));
}

fn check_answer(puzzle: &Puzzle, number: u64, expected: &str) {
    let mut cursor = Answers::new(puzzle);
    assert_eq!(cursor.seek(number, &Control::default()), Ok(true));
    assert_eq!(text(&cursor.grid().unwrap()), expected, "answer {number}");
}

fn check_count(puzzle: &Puzzle, limit: u64, expected: Count) {
    let counted = count(puzzle, limit, &Control::default()).unwrap();
    assert_eq!(counted.count, expected);
}

#[test]
fn puzzles_with_one_answer() {
    check_only(
        ".2.1...8.4....7..28.....73.18.2....6.7.861.2.2....3.15.92.....77..5....3.3...9.5.",
        "327156489",
    );
    check_only(
        "780400120600075009000601078007040260001050930904060005070300012120007400049206007",
        "78",
    );
}

#[test]
fn a_puzzle_with_millions_of_answers() {
    let puzzle = classic(MANY_ANSWERS);
    check_answer(
        &puzzle,
        1,
        "154279638289163457637485129345791286768352914921648573572936841416827395893514762",
    );
    check_answer(
        &puzzle,
        10_000,
        "154279638289163475637485192541397286768512943923648517472936851315824769896751324",
    );
    check_count(&puzzle, 10_000, Count::MoreThan(10_000));
}

#[test]
fn the_first_answer_of_the_empty_grid() {
    check_answer(
        &empty(),
        1,
        "123456789456789123789123456214365897365897214897214365531642978642978531978531642",
    );
}

#[test]
fn answer_3_of_2_is_told_apart_from_an_answer() {
    // 1 and 2 can change places in columns 1 and 4 of rows 1 and 2.
    let puzzle = classic(
        ".54.79638.89.63457637485129345791286768352914921648573572936841416827395893514762",
    );
    let mut cursor = Answers::new(&puzzle);
    assert_eq!(cursor.seek(3, &Control::default()), Ok(false));
    assert_eq!((cursor.number(), cursor.total()), (2, Some(2)));
    assert_eq!(cursor.previous(&Control::default()), Ok(true));
    assert_eq!(cursor.number(), 2);
    check_count(&puzzle, 2, Count::Exactly(2));
}

#[test]
fn the_millionth_answer_of_the_empty_grid() {
    check_answer(
        &empty(),
        1_000_000,
        "123456789456789123789123456214365978698271534537894261342617895971538642865942317",
    );
}

#[test]
fn every_one_of_millions_of_answers_is_counted() {
    let expected = Count::Exactly(34_653_676);
    check_count(&classic(MANY_ANSWERS), 1_000_000_000, expected);
}
