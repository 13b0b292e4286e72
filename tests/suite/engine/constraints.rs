//! Puzzles that state constraints on their cells: compared with a filter of the answers of the same givens without them.

use std::collections::BTreeSet;
use std::sync::Arc;

use nonet::engine::generate::Code;
use nonet::engine::rating::rate;
use nonet::engine::technique::{AnyBoard, Solver};
use nonet::engine::{
    Answers, Cell, CellSets, Constraint, Contradiction, Control, Digit, Grid, Layout, Parity,
    Place, Puzzle, Rules, count_all, has_one_answer,
};
use nonet::lab::{Method, Run, RunEvent, TracedBoard};

use super::against_reference::check;
use super::boards::{Dice, full_grid, sub_puzzle, text};

/// A constraint on each of some cells, which `answer` keeps.
fn rules_of(answer: &Grid, cells: usize, dice: &mut Dice) -> Rules {
    let layout = answer.layout();
    let mut all: Vec<Cell> = layout.cells().collect();
    dice.shuffle(&mut all);
    let constraint = |&cell: &Cell| {
        let digit = answer.get(cell).unwrap();
        let parity = Parity::ALL.into_iter().find(|parity| parity.has(digit)).unwrap();
        Constraint::Parity(cell, parity)
    };
    Rules::new(layout, all[..cells].iter().map(constraint)).unwrap()
}

fn keeps(answer: &Grid, rules: &Rules) -> bool {
    let broken = |it: &Constraint| {
        let digit = |cell| answer.get(cell).unwrap();
        it.cells().iter().any(|&cell| rules.broken_by(cell, digit(cell)).any(|broken| broken == it))
    };
    !rules.constraints().iter().any(broken)
}

fn with_rules(puzzle: &Puzzle, rules: &Rules) -> Puzzle {
    let nothing = CellSets::none(puzzle.layout());
    Puzzle::of_parts(puzzle.givens().clone(), rules.clone(), nothing).unwrap()
}

#[test]
fn the_answers_are_those_that_keep_the_constraints() {
    for seed in 0..40 {
        let mut dice = Dice::new(seed);
        let layout =
            [Layout::classic(), Layout::boxed(2, 2).unwrap(), Layout::boxed(2, 3).unwrap()]
                [dice.below(3)]
            .clone();
        let cells = layout.cell_count();
        let answer = full_grid(&layout, &mut dice);
        let mut givens = answer.clone();
        for cell in layout.cells().filter(|_| dice.below(5) < 3) {
            givens.set(cell, None);
        }
        let plain = Puzzle::new(givens).unwrap();
        let rules = rules_of(&answer, dice.below(cells), &mut dice);
        let puzzle = with_rules(&plain, &rules);
        let all = reference::answers(&plain, 3_000);
        if all.len() < 3_000 {
            let kept: Vec<Grid> = all.into_iter().filter(|answer| keeps(answer, &rules)).collect();
            assert_eq!(reference::answers(&puzzle, 3_000), kept);
            check(&puzzle, 3_000);
            let counted = count_all(&puzzle, &Control::default()).unwrap();
            assert_eq!(counted.answers, kept.len() as u128);
        }
    }
}

#[test]
fn methods_of_the_lab_heed_constraints() {
    let layout = Layout::boxed(2, 2).unwrap();
    let mut dice = Dice::new(7);
    let answer = full_grid(&layout, &mut dice);
    let rules = rules_of(&answer, 9, &mut dice);
    let puzzle = with_rules(&Puzzle::new(Grid::empty(layout)).unwrap(), &rules);
    let wanted: BTreeSet<String> = reference::answers(&puzzle, 300).iter().map(text).collect();
    assert!((2..300).contains(&wanted.len()), "{}", wanted.len());
    for method in Method::ALL.into_iter().filter(|method| method.is_complete()) {
        let mut board = TracedBoard::new(&puzzle);
        let mut found = BTreeSet::new();
        for event in Run::new(method, &puzzle, 1, &Control::default()) {
            board.apply(event);
            if event == RunEvent::Answer {
                found.insert(text(&board.grid()));
            }
        }
        assert_eq!(found, wanted, "{method:?}");
    }
}

#[test]
fn techniques_are_right_under_constraints() {
    let (control, mut walked) = (Control::default(), 0);
    for seed in 0..60 {
        let mut dice = Dice::new(seed);
        let whole = sub_puzzle(&Layout::classic(), 40, 81, seed);
        let mut answers = Answers::new(&whole);
        answers.next(&control).unwrap();
        let answer = answers.grid().unwrap();
        // Givens that the constraints make needless are left out, so that techniques need the constraints.
        let rules = rules_of(&answer, 60, &mut dice);
        let mut puzzle = with_rules(&whole, &rules);
        if !has_one_answer(&puzzle, &control).unwrap() {
            continue;
        }
        for cell in Layout::classic().cells().filter(|_| dice.below(2) == 0) {
            let mut givens = puzzle.givens().clone();
            givens.set(cell, None);
            let less = puzzle.with_givens(givens).unwrap();
            if has_one_answer(&less, &control).unwrap() {
                puzzle = less;
            }
        }
        let mut answers = Answers::new(&puzzle);
        answers.next(&control).unwrap();
        let answer = answers.grid().unwrap();
        let Some(mut board) = AnyBoard::new(&puzzle) else { continue };
        board.weigh_ruled_out(&puzzle, &control).unwrap();
        while let Some(step) = Solver::hodoku().next_step_on(&board, &control).unwrap() {
            for placed in &step.placements {
                assert_eq!(answer.get(placed.cell), Some(placed.digit), "{step:?}");
            }
            for gone in &step.eliminations {
                assert_ne!(answer.get(gone.cell), Some(gone.digit), "{step:?}");
            }
            board.apply(&step);
            walked += 1;
        }
    }
    assert!(walked > 500, "{walked} steps");
}

#[test]
fn a_given_that_breaks_a_constraint_is_told_once() {
    let layout = Layout::classic();
    let cell = layout.cell(3, 4).unwrap();
    let three = Digit::new(3).unwrap();
    let constraint = Constraint::Parity(cell, Parity::Even);
    let rules = Rules::new(&layout, [constraint.clone()]).unwrap();
    let mut givens = Grid::empty(Arc::clone(&layout));
    let empty = Puzzle::of_parts(givens.clone(), rules.clone(), CellSets::none(&layout)).unwrap();
    givens.set(cell, Some(three));
    let reasons = empty.with_givens(givens.clone()).unwrap_err();
    let place = Place::new(3, 4);
    assert_eq!(
        reasons[..],
        [Contradiction::DigitBreaksConstraint { constraint, digit: three, place }]
    );
    let told = reasons.to_string();
    assert_eq!(told, "3 in row 4 column 5 although this cell is even");
}

#[test]
fn puzzles_made_of_a_puzzle_keep_its_constraints() {
    let layout = Layout::classic();
    let mut dice = Dice::new(3);
    let answer = full_grid(&layout, &mut dice);
    let rules = rules_of(&answer, 20, &mut dice);
    let puzzle = with_rules(&Puzzle::new(Grid::empty(layout)).unwrap(), &rules);
    let full = puzzle.with_givens(answer.clone()).unwrap();
    let emptied = full.with_givens(puzzle.givens().clone()).unwrap();
    for made in [&full, &emptied, &puzzle.of_givens_alone().unwrap()] {
        assert_eq!(made.rules(), &rules);
    }
    assert_eq!((&emptied, puzzle.of_givens_alone().as_ref()), (&puzzle, Ok(&puzzle)));
    assert!(!puzzle.treats_digits_alike() && !puzzle.has_givens_only());
}

#[test]
fn what_knows_no_constraints_says_so() {
    let layout = Layout::classic();
    let whole = sub_puzzle(&layout, 40, 81, 5);
    let control = Control::default();
    let mut answers = Answers::new(&whole);
    answers.next(&control).unwrap();
    let rules = rules_of(&answers.grid().unwrap(), 81, &mut Dice::new(5));
    let puzzle = with_rules(&whole, &rules);
    assert_eq!((rate(&puzzle, &control), Code::of_puzzle(&puzzle)), (Ok(None), None));
    assert!(Code::of_puzzle(&whole).is_some());
}

#[test]
fn a_constraint_is_about_cells_of_the_board() {
    let small = Layout::boxed(2, 2).unwrap();
    let odd = |index| Constraint::Parity(Cell::new(index).unwrap(), Parity::Odd);
    assert_eq!(Rules::new(&small, [odd(16)]), None);
    let twice = Rules::new(&small, [odd(15), odd(2), odd(15)]).unwrap();
    assert_eq!(twice.constraints(), [odd(2), odd(15)]);
    assert_eq!(Rules::new(&small, []), Some(Rules::NONE));
}
