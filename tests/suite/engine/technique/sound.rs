//! No step of any technique removes a digit of the answer or places another digit.

use nonet::engine::technique::{
    Board, Level, Solver, SolverOptions, Step, Technique, TechniqueSet,
};
use nonet::engine::{Answers, Control, Grid, Layout, Puzzle};

use super::super::boards::{Dice, classic, sub_puzzle};
use super::super::collections::{NAMES, puzzles};
use super::super::ruled_out::{first_answer, narrowed};

/// A puzzle that takes chains.
const HARD: &str =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";

/// Everything there is, at its widest; but for the fish of which there are thousands or which take long, which are
/// looked for on fewer boards.
fn knows_all() -> Solver {
    let options =
        SolverOptions { siamese_fish: true, overlapping_sets: true, ..SolverOptions::default() };
    let mut known = TechniqueSet::all();
    Technique::ALL.iter().copied().filter(|&one| are_many(one)).for_each(|many| known.remove(many));
    Solver { known, options, ..Solver::hodoku() }
}

fn are_many(technique: Technique) -> bool {
    ["franken", "mutant", "squirmbag", "whale", "leviathan", "kraken"]
        .iter()
        .any(|part| technique.name().contains(part))
}

fn answer(puzzle: &Puzzle) -> Grid {
    let mut answers = Answers::new(puzzle);
    assert_eq!(answers.next(&Control::default()), Ok(true));
    answers.grid().unwrap()
}

#[track_caller]
pub(super) fn assert_right(step: &Step, answer: &Grid, board: &Board) {
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

/// Takes HoDoKu's path to the answer, holds each step of it against the answer, and looks at all steps of one board on
/// the way; which one differs from puzzle to puzzle.
fn follow(puzzle: &Puzzle, number: usize, solver: &Solver) {
    let (answer, control) = (answer(puzzle), Control::default());
    let mut board = Board::new(puzzle).unwrap();
    let path = Solver::hodoku().path(&board, &control).unwrap();
    let is_single = |step: &&Step| step.technique <= Technique::HiddenSingle;
    let larger = path.steps.iter().filter(|step| !is_single(step)).count();
    let mut left = if larger == 0 { 0 } else { number % larger };
    for step in &path.steps {
        assert_right(step, &answer, &board);
        if !is_single(&step) {
            if left == 0 {
                let steps = solver.all_steps(&board, &control).unwrap();
                for step in &steps {
                    assert_right(step, &answer, &board);
                }
            }
            left = left.wrapping_sub(1);
        }
        board.apply(step);
    }
}

fn krakens() -> Solver {
    let krakens = [Technique::KrakenFish1, Technique::KrakenFish2];
    Solver { known: krakens.into_iter().collect(), ..Solver::hodoku() }
}

/// Chains and loops that may go through almost locked sets.
fn chains_through_sets() -> Solver {
    let chains = [
        Technique::GroupedContinuousNiceLoop,
        Technique::GroupedDiscontinuousNiceLoop,
        Technique::GroupedAic,
    ];
    let options = SolverOptions { sets_in_chains: true, ..SolverOptions::default() };
    Solver { known: chains.into_iter().collect(), options, ..Solver::hodoku() }
}

/// Looks at all steps that `solver` finds on the first boards of HoDoKu's path that need a chain or more, so many of them
/// at most; tells how many there are.
fn check_chained(solver: &Solver, puzzle: &Puzzle, most_boards: usize) -> usize {
    let (answer, control) = (answer(puzzle), Control::default());
    let mut board = Board::new(puzzle).unwrap();
    let (mut boards, mut seen) = (0, 0);
    for step in Solver::hodoku().path(&board, &control).unwrap().steps {
        if step.technique.level() >= Level::Unfair && boards < most_boards {
            boards += 1;
            let steps = solver.all_steps(&board, &control).unwrap();
            for step in &steps {
                assert_right(step, &answer, &board);
            }
            seen += steps.len();
        }
        board.apply(&step);
    }
    seen
}

#[test]
fn every_kraken_fish_on_the_way_to_an_answer_is_right() {
    assert!(check_chained(&krakens(), &classic(HARD), 1) > 0);
}

#[test]
fn every_chain_through_sets_is_right() {
    assert!(check_chained(&chains_through_sets(), &classic(HARD), 2) > 0);
}

#[test]
#[ignore = "takes a minute, in a release build"]
fn every_step_is_right_where_candidates_are_ruled_out() {
    let (solver, mut dice) = (knows_all(), Dice::new(5));
    for seed in 0..60 {
        let whole = sub_puzzle(&Layout::classic(), 17 + dice.below(20), 81, seed);
        let answer = first_answer(&whole);
        let puzzle = narrowed(&whole, &answer, 35 + dice.below(40), &mut dice).unwrap();
        if is_unique(&puzzle) {
            walk(&puzzle, &solver);
        }
    }
}

fn is_unique(puzzle: &Puzzle) -> bool {
    nonet::engine::has_one_answer(puzzle, &Control::default()).unwrap()
}

/// Checks that take so long that `.ci/run` leaves them out too.
mod longest {
    use super::{
        NAMES, chains_through_sets, check_chained, check_sample, follow, is_unique, knows_all,
        krakens, puzzles,
    };

    #[test]
    #[ignore = "takes minutes, in a release build"]
    fn every_step_on_the_way_to_many_answers_is_right() {
        check_sample(&NAMES, 20);
    }

    #[test]
    #[ignore = "twenty thousand puzzles; takes a quarter of an hour, in a release build"]
    fn the_paths_of_all_collections_and_a_board_of_each_are_right() {
        let solver = knows_all();
        for name in NAMES {
            for (number, puzzle) in puzzles(name, 500).into_iter().filter(is_unique).enumerate() {
                follow(&puzzle, number, &solver);
            }
        }
    }

    #[test]
    #[ignore = "takes minutes, in a release build"]
    fn every_kraken_fish_on_the_way_to_many_answers_is_right() {
        for name in ["forum-hardest-5000.sdm", "top1465.sdm"] {
            let unique = puzzles(name, 500).into_iter().filter(is_unique);
            let seen: usize =
                unique.take(100).map(|puzzle| check_chained(&krakens(), &puzzle, usize::MAX)).sum();
            assert!(seen > 0, "{name}");
        }
    }

    #[test]
    #[ignore = "takes minutes, in a release build"]
    fn every_chain_through_sets_on_the_way_to_many_answers_is_right() {
        for name in ["se-rated-mixed.txt", "top1465.sdm"] {
            let unique = puzzles(name, 500).into_iter().filter(is_unique);
            let solver = chains_through_sets();
            let seen: usize =
                unique.take(200).map(|puzzle| check_chained(&solver, &puzzle, 8)).sum();
            assert!(seen > 0, "{name}");
        }
    }
}
