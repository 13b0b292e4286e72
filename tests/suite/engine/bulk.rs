//! Compares the bulk search with the plain reference solver, and with searches of single puzzles.

use nonet::engine::search::CountLimit;
use nonet::engine::search::bulk::{
    FirstAnswer, Instructions, ListedCount, MOST_LISTED, Verdict, counts, counts_with,
    first_answers, first_answers_with, verdict, verdicts, verdicts_with,
};
use nonet::engine::{
    Answers, Cancelled, Cells, Control, Count, Grid, MeasuredCount, Puzzle, count,
};
use nonet::store::library::BuiltIn;

use super::boards::{MANY_ANSWERS, classic, mixed};
use super::collections;

fn cells(grid: &Grid) -> Cells {
    grid.classic_cells().unwrap()
}

fn firsts(puzzles: &[Cells]) -> Vec<FirstAnswer> {
    first_answers(puzzles, &Control::default()).unwrap()
}

fn check_against_reference(puzzles: &[Puzzle]) {
    let all: Vec<Cells> = puzzles.iter().map(|puzzle| cells(puzzle.givens())).collect();
    let verdicts = verdicts(&all, &Control::default()).unwrap();
    let alone: Vec<_> = all.iter().map(|one| verdict(one, &Control::default()).unwrap()).collect();
    assert_eq!(verdicts, alone);
    let mut seen = [0; 3];
    for ((puzzle, verdict), first) in puzzles.iter().zip(verdicts).zip(firsts(&all)) {
        let expected = reference::answers(puzzle, 2);
        seen[expected.len()] += 1;
        let expected_verdict = [Verdict::None, Verdict::One, Verdict::Several][expected.len()];
        assert_eq!(verdict, expected_verdict, "{puzzle:?}");
        assert_eq!(first.answer, expected.first().map(cells), "{puzzle:?}");
    }
    assert!(!seen.contains(&0), "{seen:?}");
}

#[test]
fn verdicts_and_first_answers_are_those_of_the_reference() {
    check_against_reference(&mixed(0..400).collect::<Vec<_>>());
}

#[test]
fn first_answers_of_hard_puzzles_come_before_all_others() {
    let hard = BuiltIn::VeryHard.puzzles().iter().rev().take(20);
    let several: Vec<Cells> =
        hard.flat_map(|one| without_one_given(&one.cells)).step_by(4).collect();
    for (fewer, first) in several.iter().zip(firsts(&several)) {
        let mut answers = Answers::new(&Puzzle::new(Grid::classic(fewer)).unwrap());
        answers.next(&Control::default()).unwrap();
        assert_eq!(first.answer, answers.grid().as_ref().map(cells), "{fewer:?}");
    }
}

fn without_one_given(puzzle: &Cells) -> Vec<Cells> {
    let givens = (0..81).filter(|&place| puzzle[place] != 0);
    let without = |place: usize| {
        let mut fewer = *puzzle;
        fewer[place] = 0;
        fewer
    };
    givens.map(without).collect()
}

#[test]
#[ignore = "takes seconds"]
fn thousands_of_puzzles_against_the_reference() {
    check_against_reference(&mixed(1_000..6_000).collect::<Vec<_>>());
}

/// Holds counts in bulk against counts one by one.
fn check_counts(puzzles: &[Puzzle]) {
    let control = Control::default();
    let all: Vec<Cells> = puzzles.iter().map(|puzzle| cells(puzzle.givens())).collect();
    for limit in [1, 2, 7, MOST_LISTED, 2 * MOST_LISTED] {
        let counts = counts(&all, CountLimit::MoreThan(limit), &control).unwrap();
        for (puzzle, listed) in puzzles.iter().zip(counts) {
            let expected = count(puzzle, limit, &control).unwrap().count;
            match listed {
                ListedCount::Counted(MeasuredCount { count, .. }) => {
                    assert_eq!(count, expected, "{puzzle:?}");
                }
                ListedCount::GaveUp(effort) => assert!(effort.nodes > 100, "{puzzle:?}"),
            }
        }
    }
}

#[test]
fn counts_are_those_of_each_puzzle_alone() {
    check_counts(&mixed(0..80).collect::<Vec<_>>());
    for name in collections::NAMES {
        check_counts(&collections::puzzles(name, 6));
    }
}

#[test]
fn puzzles_of_many_answers_are_not_listed() {
    let puzzles = [cells(classic(MANY_ANSWERS).givens()), [0; 81]];
    let counted = |limit| counts(&puzzles, limit, &Control::default()).unwrap();
    for limit in [1, MOST_LISTED] {
        for listed in counted(CountLimit::MoreThan(limit)) {
            let ListedCount::Counted(MeasuredCount { count, .. }) = listed else {
                panic!("{limit} are listed");
            };
            assert_eq!(count, Count::MoreThan(limit));
        }
    }
    for limit in [CountLimit::MoreThan(MOST_LISTED + 1), CountLimit::All] {
        assert!(counted(limit).iter().all(|listed| matches!(listed, ListedCount::GaveUp(_))));
    }
}

#[test]
fn what_is_found_of_a_puzzle_does_not_depend_on_its_neighbours() {
    let mut puzzles: Vec<Cells> = mixed(0..60).map(|puzzle| cells(puzzle.givens())).collect();
    puzzles.push(cells(classic(MANY_ANSWERS).givens()));
    let alone: Vec<FirstAnswer> = puzzles.iter().flat_map(|&puzzle| firsts(&[puzzle])).collect();
    assert!(alone.iter().any(|first| first.effort.nodes > 10));
    assert_eq!(firsts(&puzzles), alone);
    puzzles.reverse();
    let mut backwards = firsts(&puzzles);
    backwards.reverse();
    assert_eq!(backwards, alone);
}

#[test]
fn givens_that_contradict_each_other_have_no_answer() {
    let mut puzzles = Vec::new();
    for (one, other) in [(0, 8), (0, 72), (0, 10), (40, 49), (77, 79)] {
        let mut twice = [0; 81];
        (twice[one], twice[other]) = (5, 5);
        puzzles.push(twice);
    }
    let mut no_candidate = [0; 81];
    no_candidate[..8].copy_from_slice(&[1, 2, 3, 4, 5, 6, 7, 8]);
    no_candidate[17] = 9;
    puzzles.push(no_candidate);
    assert_eq!(verdicts(&puzzles, &Control::default()), Ok(vec![Verdict::None; 6]));
    assert!(firsts(&puzzles).iter().all(|first| first.answer.is_none()));
}

#[test]
fn a_number_that_is_no_digit_is_an_empty_cell() {
    let control = Control::default();
    for number in [10, 18, 255] {
        let mut puzzle = firsts(&[[0; 81]])[0].answer.unwrap();
        (puzzle[0], puzzle[80]) = (number, number);
        assert_eq!(verdict(&puzzle, &control), Ok(Verdict::One));
        assert_eq!(firsts(&[puzzle]), firsts(&[firsts(&[[0; 81]])[0].answer.unwrap()]));
    }
}

#[test]
fn nothing_is_found_in_nothing() {
    assert_eq!(verdicts(&[], &Control::default()), Ok(Vec::new()));
    assert_eq!(first_answers(&[], &Control::default()), Ok(Vec::new()));
}

#[test]
fn an_empty_and_a_full_board() {
    let first = firsts(&[[0; 81]])[0].answer.unwrap();
    assert_eq!(first[..18], [1, 2, 3, 4, 5, 6, 7, 8, 9, 4, 5, 6, 7, 8, 9, 1, 2, 3]);
    assert_eq!(
        verdicts(&[[0; 81], first], &Control::default()),
        Ok(vec![Verdict::Several, Verdict::One])
    );
    assert_eq!(firsts(&[first])[0].answer, Some(first));
}

#[test]
fn collections_in_bulk_are_what_their_puzzles_are_one_by_one() {
    for name in collections::NAMES {
        let puzzles = collections::puzzles(name, 40);
        let all: Vec<Cells> = puzzles.iter().map(|puzzle| cells(puzzle.givens())).collect();
        let verdicts = verdicts(&all, &Control::default()).unwrap();
        for ((puzzle, verdict), first) in puzzles.iter().zip(verdicts).zip(firsts(&all)) {
            let (expected, answer) = collections::verdict_by_walking(puzzle);
            assert_eq!(verdict, expected, "{puzzle:?}");
            assert_eq!(first.answer, answer.as_ref().map(cells), "{puzzle:?}");
        }
    }
}

#[test]
fn all_instructions_take_the_same_steps() {
    let control = Control::default();
    for name in collections::NAMES {
        let puzzles = collections::puzzles(name, 16);
        let all: Vec<Cells> = puzzles.iter().map(|puzzle| cells(puzzle.givens())).collect();
        let (expected_verdicts, expected_firsts) = (verdicts(&all, &control), firsts(&all));
        let expected_counts = counts(&all, CountLimit::MoreThan(9), &control).unwrap();
        for with in Instructions::all_here() {
            let verdicts = verdicts_with(with, &all, &control);
            assert!(verdicts == expected_verdicts, "{}: {name}", with.name());
            let firsts = first_answers_with(with, &all, &control).unwrap();
            assert!(firsts == expected_firsts, "{}: {name}", with.name());
            let counts = counts_with(with, &all, CountLimit::MoreThan(9), &control).unwrap();
            assert!(counts == expected_counts, "{}: {name}", with.name());
        }
    }
}

#[test]
fn work_on_a_list_can_be_cancelled() {
    let puzzles = [cells(classic(MANY_ANSWERS).givens())];
    let control = Control::default();
    control.cancel.cancel();
    assert_eq!(verdict(&puzzles[0], &control), Err(Cancelled));
    assert_eq!(verdicts(&puzzles, &control), Err(Cancelled));
    assert_eq!(first_answers(&puzzles, &control), Err(Cancelled));
    assert_eq!(counts(&puzzles, CountLimit::All, &control), Err(Cancelled));
}
