//! Techniques: their steps on given boards, and that no step is wrong.

mod almost_locked;
mod backdoors;
mod chains;
mod clues;
mod colours;
mod easiest;
mod fish;
mod forcing;
mod general;
mod intersections;
mod keys;
mod last_resort;
mod legend;
mod patterns;
mod several_answers;
mod single_digit;
mod singles;
mod sound;
mod subsets;
mod telling;
mod twins;
mod uniqueness;
mod wings;
mod words;

use std::io::Cursor;

use nonet::engine::Control;
use nonet::engine::technique::trial::{options_of, technique_of};
use nonet::engine::technique::{AnyBoard, Board, BoardStep, Candidate, Solver, Step, Technique};
use nonet::format::regression::{Case, cases};

/// The board of a case.
fn board(case: &Case) -> Board {
    let mut board = Board::of_position(&case.document.givens, &case.document.entries).unwrap();
    for &(cell, digit) in &case.deleted {
        board.remove(Candidate { cell, digit });
    }
    board
}

/// The steps of the examples of a technique, the plainest first, each on the board that it is seen on.
fn examples(technique: Technique) -> impl Iterator<Item = (Step, Board)> {
    nonet::format::examples::of(technique).into_iter().map(move |example| {
        let mut board = example.document.solving_board().unwrap();
        let puzzle = example.document.puzzle().unwrap();
        board.weigh_ruled_out(&puzzle, &Control::default()).unwrap();
        let step = Solver::of(technique).next_step(&board, &Control::default()).unwrap();
        (step.unwrap_or_else(|| panic!("{technique} finds nothing")), board)
    })
}

/// The same as they are told and drawn.
fn told_examples(technique: Technique) -> impl Iterator<Item = (BoardStep, AnyBoard)> {
    examples(technique).map(|(step, board)| (BoardStep::classic(&step), board.into()))
}

/// What the technique of a line of HoDoKu's regression library finds in the position of that line; checked to be,
/// among other things, what the line expects.
#[track_caller]
fn check(line: &str) -> Vec<Step> {
    let case = cases(Cursor::new(line)).unwrap().remove(0);
    check_case(technique_of(&case.code).unwrap(), &case)
}

/// The same of a technique that has no code there; the line may have any.
#[track_caller]
fn check_as(technique: Technique, line: &str) -> Vec<Step> {
    check_case(technique, &cases(Cursor::new(line)).unwrap()[0])
}

#[track_caller]
fn check_case(technique: Technique, case: &Case) -> Vec<Step> {
    let options = options_of(technique, case.variant.as_deref());
    let solver = Solver { options, ..Solver::of(technique) };
    let steps = solver.all_steps(&board(case), &Control::default()).unwrap();
    let pairs = |found: &[Candidate]| -> Vec<_> {
        found.iter().map(|candidate| (candidate.cell, candidate.digit)).collect()
    };
    let expected = steps.iter().any(|step| {
        pairs(&step.placements) == case.placements && pairs(&step.eliminations) == case.eliminations
    });
    let nothing = case.variant.as_deref() == Some("x");
    assert!(if nothing { steps.is_empty() } else { expected }, "{case:?}\nfound {steps:#?}");
    steps
}
