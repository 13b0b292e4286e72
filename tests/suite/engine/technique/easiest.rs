//! The easiest steps: they are the first of all steps, and techniques after them are not tried.

use nonet::engine::Control;
use nonet::engine::technique::{Board, Order, Solver, Technique, TechniqueSet};

use super::super::boards::classic;

/// Neither is solved by singles.
const PUZZLES: [&str; 2] = [
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "..5.4.1.3.2..38......2..6...5.7.......7....69..3.1.4.71....5.4...8...7....4..3...",
];

/// Those of which a step goes where something easier takes away the same.
fn known() -> TechniqueSet {
    let upto = |one: &Technique| *one <= Technique::GroupedAic;
    TechniqueSet::hodoku().iter().filter(upto).collect()
}

/// The boards on the path of a puzzle.
fn boards(puzzle: &str) -> Vec<Board> {
    let (solver, control) = (Solver::hodoku(), Control::default());
    let mut walk = solver.walk(&Board::new(&classic(puzzle)).unwrap(), &control);
    let mut boards = vec![walk.board().clone()];
    while boards.len() < 20 && walk.step().unwrap().is_some() {
        boards.push(walk.board().clone());
    }
    boards
}

#[test]
fn the_easiest_steps_are_the_first_of_all() {
    let control = Control::default();
    let other_order = Order::of([Technique::GroupedAic, Technique::XChain, Technique::TurbotFish]);
    for order in [Order::default(), other_order] {
        let solver = Solver::knowing(known(), order);
        for board in PUZZLES.into_iter().flat_map(boards) {
            let all = solver.all_steps(&board, &control).unwrap();
            for most in [1, 2, 3, 10, 30, 100] {
                let some = solver.easiest_steps(&board, most, &control).unwrap();
                assert!(some == all[..most.min(all.len())], "{most} of {}", all.len());
            }
        }
    }
}

#[test]
fn techniques_behind_the_last_step_are_not_tried() {
    let board = Board::new(&classic(PUZZLES[0])).unwrap();
    let solver = Solver { known: TechniqueSet::all(), ..Solver::hodoku() };
    let control = Control::default();
    // Long techniques look at the token, and singles need not.
    control.cancel.cancel();
    assert!(solver.all_steps(&board, &control).is_err());
    let first = solver.easiest_steps(&board, 1, &control).unwrap();
    assert_eq!(first[0].technique, Technique::HiddenSingle);
}
