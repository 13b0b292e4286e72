//! Templates and brute force.

use nonet::engine::Control;
use nonet::engine::technique::{Board, Solver, Technique, TechniqueSet};

use super::super::boards::classic;
use super::check;

#[test]
fn a_cell_of_all_templates_holds_the_digit() {
    check(
        ":1201:9:......4139..3.....3...2....248..7..........52.15..2...5..2....6.7....8......9....:::916:",
    );
}

#[test]
fn a_candidate_of_no_template_goes() {
    check(
        ":1202:2:7.8...3.....2.1...5.........4.....263...8.......1...93.9.6....4....7.5...........::292::",
    );
}

fn brute_force(givens: &str) -> usize {
    let known = TechniqueSet::from_iter([Technique::BruteForce]);
    let solver = Solver { known, ..Solver::hodoku() };
    let board = Board::new(&classic(givens)).unwrap();
    let path = solver.path(&board, &Control::default()).unwrap();
    path.steps.len()
}

#[test]
fn brute_force_goes_all_the_way_where_there_is_one_answer() {
    let givens =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    assert_eq!(brute_force(givens), 51);
}

#[test]
fn brute_force_takes_no_step_where_there_are_many_answers() {
    assert_eq!(brute_force(&".".repeat(81)), 0);
}
