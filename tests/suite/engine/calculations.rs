//! Puzzles with cages to calculate with, compared with a solver that only tries digits.

use std::sync::Arc;

use nonet::engine::{
    Calculation, Cell, Constraint, Fault, Grid, Layout, LayoutBuilder, Operation, Rules,
};
use proptest::prelude::*;

use super::boards::{
    Dice, broken_in_first_row, cases, compared_on_boards, puzzle_with_rules, with_faults,
};
use super::cages::check_all;
use super::lines::walk;

/// The number that an operation makes of the digits that `answer` has in these cells. Returns `None` if there is none.
fn number(answer: &Grid, operation: Operation, cells: &[Cell]) -> Option<u32> {
    let digits = cells.iter().map(|&cell| answer.get(cell).unwrap().get().into());
    u32::try_from(reference::result_of(operation, digits.collect())?).ok()
}

/// A cage along a walk, with an operation that makes a number of its digits.
fn cage(answer: &Grid, dice: &mut Dice) -> Option<Constraint> {
    (0..100).find_map(|_| {
        let cells = walk(answer.layout(), 1 + dice.below(4), dice);
        let operation = Operation::ALL[dice.below(4)];
        let number = number(answer, operation, &cells)?;
        Some(Constraint::Calculation(Calculation::new(operation, number, cells)))
    })
}

fn rules_of(answer: &Grid, count: usize, dice: &mut Dice) -> Rules {
    let constraints: Vec<Constraint> = (0..count).filter_map(|_| cage(answer, dice)).collect();
    Rules::new(answer.layout(), constraints).unwrap()
}

compared_on_boards!(
    120,
    rules_of,
    1..7_usize,
    4..12_usize,
    6..25_usize,
    (80..110_usize, 6..25_usize)
);

proptest! {
    #![proptest_config(cases(60))]

    /// Without boxes, as most of these puzzles are, digits repeat in cages most easily.
    #[test]
    fn latin_squares(kept in 0..6_usize, number in 2..9_usize, seed: u64) {
        let layout = LayoutBuilder::latin(4).build().unwrap();
        check_rules(&layout, kept, number, seed, 300);
    }
}

#[test]
fn digits_that_make_another_number_are_told() {
    let fault = |operation, number, digits: &str| {
        let cells = (0..digits.len()).map(|index| Cell::new(index).unwrap());
        let cage = Constraint::Calculation(Calculation::new(operation, number, cells));
        let faults = with_faults(&broken_in_first_row(digits, cage));
        assert!(faults.len() < 2, "{faults:?}");
        faults.into_iter().next().and_then(|(fault, _)| fault)
    };
    let together = Some(Fault::Together { places: vec![0, 1, 2] });
    let both = Some(Fault::Together { places: vec![0, 1] });
    let sum = Some(Fault::Sum { held: 9, digits: 2, wanted: 10 });
    for (operation, number, digits, expected) in [
        (Operation::Product, 24, "234", None),
        (Operation::Product, 25, "234", together.clone()),
        (Operation::Difference, 1, "153", None),
        (Operation::Difference, 4, "153", together),
        (Operation::Quotient, 2, "63", None),
        (Operation::Quotient, 2, "64", both),
        (Operation::Sum, 9, "54", None),
        (Operation::Sum, 10, "54", sum),
    ] {
        assert_eq!(fault(operation, number, digits), expected, "{operation:?} {digits}");
    }
}
