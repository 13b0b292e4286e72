//! Puzzles with dots, sums of two cells, quadruples and negative constraints: compared with a solver that only tries digits.

use std::sync::Arc;

use nonet::engine::{
    Cell, CellSets, Constraint, Contradiction, Digit, Fault, Grid, Layout, LayoutBuilder, Negative,
    NegativeKind, Pair, Place, Puzzle, Quadruple, Relation, Rules,
};
use proptest::prelude::*;

use super::boards::{Dice, cases, compared_on_boards, puzzle_with_rules};
use super::cages::check_all;

fn number(answer: &Grid, cell: Cell) -> u32 {
    answer.get(cell).unwrap().get().into()
}

/// A relation that two digits have.
fn relation(one: u32, other: u32, dice: &mut Dice) -> Relation {
    let (low, high) = (one.min(other), one.max(other));
    match dice.below(3) {
        0 if high.is_multiple_of(low) => Relation::Ratio(high / low),
        1 => Relation::Sum(low + high),
        _ => Relation::Difference(high - low),
    }
}

/// Cells beside each other.
fn side_by_side(layout: &Layout) -> Vec<[Cell; 2]> {
    let pairs = layout.cells().flat_map(|cell| {
        let Place { row, column } = layout.place(cell);
        [layout.cell(row, column + 1), layout.cell(row + 1, column)]
            .into_iter()
            .flatten()
            .map(move |other| [cell, other])
    });
    pairs.collect()
}

/// Marks that `answer` keeps, and negative constraints that it keeps too.
fn rules_of(answer: &Grid, share: usize, dice: &mut Dice) -> Rules {
    let layout = answer.layout();
    let mut constraints = Vec::new();
    let negatives: Vec<NegativeKind> =
        NegativeKind::ALL.into_iter().filter(|_| dice.below(3) == 0).collect();
    for pair in side_by_side(layout) {
        let [one, other] = pair.map(|cell| number(answer, cell));
        // What a negative constraint forbids needs a mark.
        let needed = negatives.iter().map(|kind| match kind {
            NegativeKind::Difference => Relation::Difference(1),
            NegativeKind::Ratio => Relation::Ratio(2),
            NegativeKind::Sum => Relation::Sum(if one + other == 5 { 5 } else { 10 }),
        });
        let digit = |number: u32| Digit::new(u8::try_from(number).unwrap()).unwrap();
        let needed = needed.filter(|it| it.partners(digit(one)).contains(digit(other)));
        constraints.extend(needed.map(|it| Constraint::Pair(Pair::new(pair, it))));
        if dice.below(100) < share {
            let relation = match relation(one, other, dice) {
                // Other ratios and sums would have to be marked everywhere.
                Relation::Ratio(_) | Relation::Sum(_) if !negatives.is_empty() => {
                    Relation::Difference(one.abs_diff(other))
                }
                relation => relation,
            };
            constraints.push(Constraint::Pair(Pair::new(pair, relation)));
        }
    }
    for cell in layout.cells() {
        let Place { row, column } = layout.place(cell);
        let around = [(0, 0), (0, 1), (1, 0), (1, 1)];
        let around = around.map(|(down, right)| layout.cell(row + down, column + right));
        if let [Some(one), Some(two), Some(three), Some(four)] = around
            && dice.below(200) < share
        {
            let mut cells = [four, one, three, two];
            dice.shuffle(&mut cells);
            let digits = cells.iter().take(1 + dice.below(4)).filter_map(|&cell| answer.get(cell));
            constraints.push(Constraint::Quadruple(Quadruple::new(cells, digits)));
        }
    }
    let negatives = negatives.into_iter().map(|kind| Negative::new(kind, layout, &[]));
    constraints.extend(negatives.map(Constraint::Negative));
    Rules::new(layout, constraints).unwrap()
}

compared_on_boards!(
    60,
    rules_of,
    0..40_usize,
    5..40_usize,
    5..40_usize,
    (80..110_usize, 5..30_usize)
);

/// The reasons why a 4×4 with these digits breaks the constraints.
fn reasons(digits: &str, constraints: Vec<Constraint>) -> Vec<Contradiction> {
    let layout = Layout::boxed(2, 2).unwrap();
    let rules = Rules::new(&layout, constraints).unwrap();
    let givens = super::boards::grid(Arc::clone(&layout), digits);
    Puzzle::of_parts(givens, rules, CellSets::none(&layout)).unwrap_err().into()
}

fn cell(index: usize) -> Cell {
    Cell::new(index).unwrap()
}

fn mark(cells: [usize; 2], relation: Relation) -> Constraint {
    Constraint::Pair(Pair::new(cells.map(cell), relation))
}

/// The cells at fault of a contradiction of several cells.
fn cells_at_fault(reason: &Contradiction) -> (Fault, Vec<usize>) {
    match reason {
        Contradiction::CellsBreakConstraint { constraint, fault, .. } => {
            (fault.clone(), fault.cells(constraint).iter().map(|cell| cell.index()).collect())
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_fault_names_the_cells_that_are_at_fault() {
    let [one, three] = [1, 3].map(|number| Digit::new(number).unwrap());
    let dot = reasons("13..............", vec![mark([1, 0], Relation::Difference(1))]);
    let pair = |places| Fault::Pair { digits: [one, three], places };
    assert_eq!(cells_at_fault(&dot[0]), (pair([0, 1]), vec![0, 1]));
    // 3 has no double and no half on this board.
    let broken = reasons("3...............", vec![mark([0, 1], Relation::Ratio(2))]);
    assert!(matches!(broken[0], Contradiction::DigitBreaksConstraint { .. }), "{broken:?}");
    let quadruple = Quadruple::new([0, 1, 4, 5].map(cell), [one, one, three]);
    let lacks = reasons("24..3...........", vec![Constraint::Quadruple(quadruple)]);
    let missing = Fault::Missing { digits: vec![one, one] };
    assert_eq!(cells_at_fault(&lacks[0]), (missing, vec![0, 1, 4, 5]));
    let layout = Layout::boxed(2, 2).unwrap();
    let negative = Constraint::Negative(Negative::new(NegativeKind::Sum, &layout, &[]));
    let four = reasons("1...4...........", vec![negative]);
    assert_eq!(cells_at_fault(&four[0]).1, [0, 4]);
}

#[test]
fn a_negative_constraint_spares_marked_cells_and_knows_the_ratios_of_the_puzzle() {
    let layout = Layout::boxed(2, 2).unwrap();
    let negative = |kind, marks: Vec<Constraint>| {
        let none = Constraint::Negative(Negative::new(kind, &layout, &[]));
        let rules = Rules::new(&layout, marks.into_iter().chain([none])).unwrap();
        let found = rules.constraints().iter().find_map(|constraint| match constraint {
            Constraint::Negative(negative) => Some(negative.clone()),
            _ => None,
        });
        (rules, found.unwrap())
    };
    let digits = |rules: &Rules, held: u8| {
        let held = Digit::new(held);
        let left = rules.left_given(cell(1), |other| held.filter(|_| other == cell(0)));
        left.iter().map(Digit::get).filter(|&digit| digit < 5).collect::<Vec<_>>()
    };
    let (rules, found) = negative(NegativeKind::Ratio, Vec::new());
    assert_eq!(found.forbidden().collect::<Vec<_>>(), [Relation::Ratio(2)]);
    assert_eq!(digits(&rules, 2), [2, 3]);
    // A white dot spares its cells too. A sum does not.
    let (rules, _) = negative(NegativeKind::Ratio, vec![mark([0, 1], Relation::Difference(1))]);
    assert_eq!(digits(&rules, 2), [1, 3]);
    let (rules, _) = negative(NegativeKind::Ratio, vec![mark([0, 1], Relation::Sum(5))]);
    assert_eq!(digits(&rules, 2), [3]);
    let (_, found) = negative(NegativeKind::Ratio, vec![mark([4, 5], Relation::Ratio(3))]);
    assert_eq!(found.forbidden().collect::<Vec<_>>(), [Relation::Ratio(3)]);
    let (_, found) = negative(NegativeKind::Sum, vec![mark([4, 5], Relation::Sum(7))]);
    assert_eq!(found.forbidden().collect::<Vec<_>>(), [5, 7, 10].map(Relation::Sum));
}

#[test]
fn only_differences_allow_the_opposite_digits() {
    let layout = Layout::boxed(2, 2).unwrap();
    let allows = |constraint: Constraint| {
        let rules = Rules::new(&layout, [constraint]).unwrap();
        assert!(!rules.treats_digits_alike() && !rules.allows_shuffle());
        rules.allows_opposite_digits()
    };
    assert!(allows(mark([0, 1], Relation::Difference(2))));
    assert!(!allows(mark([0, 1], Relation::Ratio(2))));
    assert!(!allows(mark([0, 1], Relation::Sum(5))));
    let negative = |kind| Constraint::Negative(Negative::new(kind, &layout, &[]));
    assert!(allows(negative(NegativeKind::Difference)));
    assert!(!allows(negative(NegativeKind::Ratio)) && !allows(negative(NegativeKind::Sum)));
    assert!(!allows(Constraint::Quadruple(Quadruple::new([0, 1, 4, 5].map(cell), Digit::new(1)))));
}

#[test]
fn on_a_torus_cells_at_opposite_edges_are_side_by_side() {
    let torus = LayoutBuilder { is_torus: true, ..LayoutBuilder::latin(5) }.build().unwrap();
    let negative = Constraint::Negative(Negative::new(NegativeKind::Difference, &torus, &[]));
    let rules = Rules::new(&torus, [negative]).unwrap();
    let at_other_edge =
        rules.left_given(cell(4), |other| Digit::new(3).filter(|_| other == cell(0)));
    let left: Vec<u8> = at_other_edge.iter().map(Digit::get).take(3).collect();
    assert_eq!(left, [1, 3, 5]);
}

#[test]
fn a_large_board_full_of_faults_is_told_in_bounded_room() {
    let layout = LayoutBuilder::latin(100).build().unwrap();
    let one = Digit::new(1);
    let givens = Grid::from_cells(Arc::clone(&layout), vec![Digit::new(5); 10_000]).unwrap();
    let negative = Constraint::Negative(Negative::new(NegativeKind::Sum, &layout, &[]));
    let rules = Rules::new(&layout, [negative]).unwrap();
    let faults = rules.constraints()[0].faults(|cell| givens.get(cell));
    assert_eq!(faults.len(), 100);
    assert!(rules.constraints()[0].faults(|_| one).is_empty());
}
