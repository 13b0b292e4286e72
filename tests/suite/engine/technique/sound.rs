//! No step takes away a candidate of the answer or puts down another digit, whatever its technique.

use nonet::engine::technique::{Board, Options, Solver, Step, Technique, TechniqueSet};
use nonet::engine::{Answers, Control, Grid, Puzzle};

use super::super::collections::{NAMES, puzzles};

/// Everything there is, at its widest; but for the fish of which there are thousands, which the tests of fish look
/// for on a few boards.
fn knows_all() -> Solver {
    let options = Options { siamese_fish: true, overlapping_sets: true, ..Options::default() };
    let mut known = TechniqueSet::all();
    Technique::ALL.iter().copied().filter(|&one| are_many(one)).for_each(|many| known.remove(many));
    Solver { known, options, ..Solver::hodoku() }
}

fn are_many(technique: Technique) -> bool {
    ["franken", "mutant", "squirmbag", "whale", "leviathan"]
        .iter()
        .any(|part| technique.name().contains(part))
}

fn answer(puzzle: &Puzzle) -> Grid {
    let mut answers = Answers::new(puzzle);
    assert_eq!(answers.next(&Control::default()), Ok(true));
    answers.grid().unwrap()
}

#[track_caller]
fn assert_right(step: &Step, answer: &Grid, board: &Board) {
    for placed in &step.placements {
        assert_eq!(answer.get(placed.cell), Some(placed.digit), "{step:?}\n{board:?}");
    }
    for gone in &step.eliminations {
        assert_ne!(answer.get(gone.cell), Some(gone.digit), "{step:?}\n{board:?}");
    }
}

/// Walks to the answer by the easiest steps, and looks at all steps of each board on the way that has no single.
fn walk(puzzle: &Puzzle, solver: &Solver) {
    let (answer, control) = (answer(puzzle), Control::default());
    let singles = [Technique::FullHouse, Technique::NakedSingle, Technique::HiddenSingle];
    let singles = Solver { known: singles.into_iter().collect(), ..Solver::hodoku() };
    let mut board = Board::new(puzzle).unwrap();
    while !board.is_full() {
        let single = singles.next_step(&board, &control).unwrap();
        let steps = match single {
            Some(single) => vec![single],
            None => solver.all_steps(&board, &control).unwrap(),
        };
        for step in &steps {
            assert_right(step, &answer, &board);
        }
        let Some(step) = steps.first() else { break };
        board.apply(step);
    }
}

/// The first `count` puzzles with one answer of a sample of each collection.
fn check_sample(names: &[&str], count: usize) {
    let solver = knows_all();
    for name in names {
        let unique = puzzles(name, 500).into_iter().filter(is_unique);
        unique.take(count).for_each(|puzzle| walk(&puzzle, &solver));
    }
}

#[test]
fn every_step_on_the_way_to_an_answer_is_right() {
    check_sample(&["se-rated-mixed.txt", "top1465.sdm"], 1);
}

#[test]
#[ignore = "takes minutes, in a release build"]
fn every_step_on_the_way_to_many_answers_is_right() {
    check_sample(&NAMES, 20);
}

fn is_unique(puzzle: &Puzzle) -> bool {
    nonet::engine::has_one_answer(puzzle, &Control::default()).unwrap()
}
