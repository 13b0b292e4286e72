//! Puzzles with few givens on boards other than the classic one, many of them without an answer: no search may take
//! too long on them.
//!
//! The tests limit the number of nodes and not the time, because nodes are the same on every machine.

use std::sync::Arc;

use nonet::engine::search::{Uniqueness, uniqueness};
use nonet::engine::{
    Cell, CellSets, Control, Count, Digit, DigitSet, Grid, Layout, LayoutBuilder, Puzzle, Rule,
    count,
};

use super::boards::Dice;

fn board(box_rows: usize, box_columns: usize, rules: &[Rule]) -> Arc<Layout> {
    LayoutBuilder::boxed(box_rows, box_columns).with_rules(rules.iter().copied()).build().unwrap()
}

/// A puzzle with up to this number of givens that do not contradict each other at once.
fn sparse(layout: &Arc<Layout>, givens: usize, seed: u64) -> Puzzle {
    let mut dice = Dice::new(seed);
    let digits: Vec<Digit> = layout.digits().collect();
    let mut puzzle = Puzzle::new(Grid::empty(Arc::clone(layout))).unwrap();
    for _ in 0..givens {
        let mut with = puzzle.givens().clone();
        with.set(Cell::new(dice.below(layout.cell_count())).unwrap(), Some(dice.one_of(&digits)));
        puzzle = Puzzle::new(with).unwrap_or(puzzle);
    }
    puzzle
}

/// Finds whether the puzzle has one answer, and counts further, in this number of nodes each.
fn check(puzzle: &Puzzle, most_nodes: u64) {
    let control = Control::default();
    let found = uniqueness(puzzle, &control).unwrap();
    let nodes = control.progress.nodes();
    assert!(nodes <= most_nodes, "{nodes} nodes: {:?}", puzzle.givens());
    let counted = count(puzzle, 1, &Control::default()).unwrap();
    assert!(counted.effort.nodes <= most_nodes, "{:?}: {:?}", counted, puzzle.givens());
    let expected = match found {
        Uniqueness::NoAnswer => Count::Exactly(0),
        Uniqueness::Only(_) => Count::Exactly(1),
        Uniqueness::Several => Count::MoreThan(1),
    };
    assert_eq!(counted.count, expected, "{:?}", puzzle.givens());
}

#[test]
fn two_answers_of_a_sparse_puzzle_with_rules_take_few_nodes() {
    let mixtures = [
        &[Rule::NonConsecutive][..],
        &[Rule::AntiKnight],
        &[Rule::AntiKing],
        &[Rule::NonConsecutive, Rule::AntiKnight],
        &[Rule::NonConsecutive, Rule::AntiKing],
        &[Rule::AntiKnight, Rule::AntiKing],
        &Rule::ALL,
    ];
    for rules in mixtures {
        for (box_rows, box_columns) in [(2, 3), (2, 4), (3, 3)] {
            let layout = board(box_rows, box_columns, rules);
            for seed in (0..10).step_by(3) {
                let givens = usize::try_from(seed).unwrap();
                if Puzzle::new(Grid::empty(Arc::clone(&layout))).is_ok() {
                    check(&sparse(&layout, givens, seed), 50_000);
                }
            }
        }
    }
}

/// The first answer in order takes far longer to find than two answers.
#[test]
fn an_empty_board_of_16_rows_that_is_not_consecutive_has_several_answers() {
    check(&sparse(&board(4, 4, &[Rule::NonConsecutive]), 0, 0), 50_000);
}

/// With five givens this takes the plain search minutes, and the learner some thousand nodes.
#[test]
fn few_answers_far_apart_are_counted_by_learning() {
    let mut givens = Grid::empty(board(3, 3, &[Rule::NonConsecutive]));
    for (cell, digit) in [(25, 2), (43, 3), (46, 6), (64, 4), (70, 5)] {
        givens.set(Cell::new(cell).unwrap(), Digit::new(digit));
    }
    let counted = count(&Puzzle::new(givens).unwrap(), 1000, &Control::default()).unwrap();
    assert_eq!(counted.count, Count::Exactly(155));
    assert!(counted.effort.nodes < 60_000, "{counted:?}");
}

/// An empty board without the digits that `ruled_out` returns for a row and a column.
fn narrowed(layout: &Arc<Layout>, ruled_out: impl Fn(usize, usize) -> DigitSet) -> Puzzle {
    let mut sets = CellSets::none(layout);
    for cell in layout.cells() {
        sets.set(cell, ruled_out(layout.row(cell), layout.column(cell)));
    }
    Puzzle::ruling_out(Grid::empty(Arc::clone(layout)), sets).unwrap()
}

/// A proof by clauses alone takes twice as long with each further cell.
#[test]
fn too_few_digits_or_columns_take_few_nodes() {
    let nothing = DigitSet::default();
    for layout in [Layout::boxed(4, 4).unwrap(), board(5, 5, &[Rule::AntiKnight])] {
        // All cells of row 3 but three lack the same four digits.
        let others = layout.all_digits().without(DigitSet::up_to(layout.digit_count() - 4));
        let is_narrow = |row, column| row == 2 && column >= 3;
        check(
            &narrowed(&layout, |row, column| if is_narrow(row, column) { others } else { nothing }),
            400,
        );
        // All rows but three lack the first digit in the same four columns.
        let (first, (_, width)) = (DigitSet::up_to(1), layout.boxes().unwrap());
        let is_narrow = |row, column| row >= 3 && column % width == 0 && column / width < 4;
        check(
            &narrowed(&layout, |row, column| if is_narrow(row, column) { first } else { nothing }),
            400,
        );
    }
}
