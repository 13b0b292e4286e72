//! Uniqueness on puzzles that rule out candidates: the twin of an answer counts only if the puzzle allows it.

use nonet::engine::technique::{
    Board, Candidate, CellSet, Family, Solver, Technique, TechniqueSet,
};
use nonet::engine::{Answers, CellSets, Control, Digit, Grid, Layout, Puzzle, has_one_answer};
use nonet::format;

use super::super::boards::{Dice, sub_puzzle};
use super::super::ruled_out::{first_answer, narrowed};
use super::sound::assert_right;

/// Has one answer, with 3 in r1c1, only because the twin of each rectangle is ruled out.
const FORBIDDEN: &str = include_str!("../../../data/technique/forbidden-twins.txt");

/// Somebody who knows of uniqueness alone.
fn of_uniqueness() -> Solver {
    let all = Technique::ALL.iter().copied();
    let known: TechniqueSet = all.filter(|one| one.family() == Family::Uniqueness).collect();
    Solver { known, ..Solver::hodoku() }
}

/// Somewhere on the way to `answer`: some of its digits are put down, and some other candidates gone.
fn on_the_way(puzzle: &Puzzle, answer: &Grid, dice: &mut Dice) -> Board {
    let mut board = Board::new(puzzle).unwrap();
    board.weigh_ruled_out(puzzle, &Control::default()).unwrap();
    let (put_down, gone) = (dice.below(60), dice.below(90));
    for cell in board.open().iter() {
        let digit = answer.get(cell).unwrap();
        if dice.below(100) < put_down {
            board.place(Candidate { cell, digit });
        }
        for other in board.candidates(cell).iter().filter(|&other| other != digit) {
            if dice.below(100) < gone {
                board.remove(Candidate { cell, digit: other });
            }
        }
    }
    board
}

/// A Sukaku with one of the answers to a puzzle that has several, and much of a few others, so that its cells hold the
/// same few digits by turns.
fn crowded(dice: &mut Dice, seed: u64) -> (Puzzle, Grid) {
    let all = some_answers(&sub_puzzle(&Layout::classic(), 26 + dice.below(20), 81, seed));
    let [answer, other, third, fourth] = [0; 4].map(|_| &all[dice.below(all.len())]);
    let others = dice.below(4);
    let mut ruled_out = CellSets::none(answer.layout());
    for cell in answer.layout().cells() {
        let right = answer.get(cell);
        let held = [other, third, fourth].map(|one| one.get(cell));
        let in_five = |digit: Digit| if held.contains(&Some(digit)) { 4 } else { others };
        let falls = |digit: &Digit| right != Some(*digit) && dice.below(5) >= in_five(*digit);
        ruled_out.set(cell, answer.layout().digits().filter(falls).collect());
    }
    (Puzzle::ruling_out(Grid::empty(Layout::classic()), ruled_out).unwrap(), answer.clone())
}

/// The first twenty.
fn some_answers(puzzle: &Puzzle) -> Vec<Grid> {
    let mut answers = Answers::new(puzzle);
    let mut some = Vec::new();
    while some.len() < 20 && answers.next(&Control::default()).unwrap() {
        some.extend(answers.grid());
    }
    some
}

/// How many steps were seen, all of them right.
fn steps_of(puzzle: &Puzzle, answer: &Grid, dice: &mut Dice) -> usize {
    let control = Control::default();
    if !has_one_answer(puzzle, &control).unwrap() {
        return 0;
    }
    let solver = of_uniqueness();
    let boards = (0..4).map(|_| on_the_way(puzzle, answer, dice));
    let steps = boards.map(|board| {
        let steps = solver.all_steps(&board, &control).unwrap();
        for step in &steps {
            assert_right(step, answer, &board);
        }
        steps.len()
    });
    steps.sum()
}

#[test]
fn no_twin_that_is_ruled_out_makes_a_step() {
    let document = format::read(FORBIDDEN.as_bytes()).unwrap().documents.remove(0);
    let puzzle = document.puzzle().unwrap();
    let board = document.solving_board().unwrap();
    assert_eq!(has_one_answer(&puzzle, &Control::default()), Ok(true));
    assert_eq!(of_uniqueness().all_steps(&board, &Control::default()).unwrap(), []);
}

#[test]
fn uniqueness_is_right_where_candidates_are_ruled_out() {
    let mut dice = Dice::new(1);
    let mut seen = 0;
    for seed in 0..400 {
        let whole = sub_puzzle(&Layout::classic(), 30 + dice.below(40), 81, seed);
        let answer = first_answer(&whole);
        let percent = 20 + dice.below(70);
        let puzzle = narrowed(&whole, &answer, percent, &mut dice).unwrap();
        seen += steps_of(&puzzle, &answer, &mut dice);
    }
    assert!(seen > 100, "{seen} steps");
}

#[test]
fn uniqueness_is_right_in_sukakus_in_which_little_is_left() {
    let mut dice = Dice::new(2);
    let mut seen = 0;
    for seed in 0..300 {
        let (puzzle, answer) = crowded(&mut dice, seed);
        seen += steps_of(&puzzle, &answer, &mut dice);
    }
    assert!(seen > 20, "{seen} steps");
}

#[test]
fn what_somebody_found_out_is_ruled_out_by_nobody() {
    let whole = super::super::boards::classic(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    );
    let answer = first_answer(&whole);
    let worked_on = narrowed(&whole, &answer, 50, &mut Dice::new(3)).unwrap();
    let control = Control::default();
    let told = Board::new(&worked_on).unwrap();
    let mut weighed = told.clone();
    weighed.weigh_ruled_out(&worked_on, &control).unwrap();
    assert_ne!(told, weighed);
    let mut found_out = Board::new(&whole).unwrap();
    for cell in CellSet::ALL.iter() {
        found_out.keep(cell, worked_on.candidates(cell));
    }
    assert_eq!(weighed, found_out);
}
