//! Puzzles with indexers and counting circles, compared with a solver that only tries digits.

use std::sync::Arc;

use nonet::engine::{
    Cell, CellSets, Constraint, CountingCircles, Digit, Fault, Grid, Indexer, IndexerKind, Layout,
    LayoutBuilder, Place, Puzzle, Regions, Rules,
};
use proptest::prelude::*;

use super::boards::{
    Dice, cases, compared_on_boards, contradictions, grid, puzzle_with_rules, with_faults,
};
use super::cages::check_all;

/// The indexers of a board that `answer` keeps.
fn indexers(answer: &Grid) -> Vec<Constraint> {
    let layout = answer.layout();
    let of_kind = |kind| layout.cells().filter_map(move |cell| Indexer::new(kind, cell, layout));
    let all = IndexerKind::ALL.into_iter().flat_map(of_kind).map(Constraint::Indexer);
    all.filter(|it| it.faults(|cell| answer.get(cell)).is_empty()).collect()
}

/// Circles around some digits of `answer`, each digit as often as it says.
fn circles(answer: &Grid, dice: &mut Dice) -> Constraint {
    let layout = answer.layout();
    let mut circled = Vec::new();
    for digit in layout.digits() {
        if digit.get() > 1 && dice.below(3) == 0 {
            continue;
        }
        let mut cells: Vec<Cell> =
            layout.cells().filter(|&cell| answer.get(cell) == Some(digit)).collect();
        dice.shuffle(&mut cells);
        circled.extend(cells.into_iter().take(digit.get().into()));
    }
    Constraint::CountingCircles(CountingCircles::new(circled))
}

fn rules_of(answer: &Grid, count: usize, dice: &mut Dice) -> Rules {
    let mut constraints = indexers(answer);
    dice.shuffle(&mut constraints);
    constraints.truncate(count);
    if dice.below(2) == 0 {
        constraints.push(circles(answer, dice));
    }
    Rules::new(answer.layout(), constraints).unwrap()
}

compared_on_boards!(
    120,
    rules_of,
    0..8_usize,
    2..16_usize,
    4..30_usize,
    (80..110_usize, 6..40_usize)
);

/// The sentences on a classic board with these digits and one constraint.
fn told(digits: &str, constraint: Constraint) -> Vec<(Option<Fault>, String)> {
    let layout = Layout::classic();
    let rules = Rules::new(&layout, [constraint]).unwrap();
    with_faults(&contradictions(grid(layout, &format!("{digits:.<81}")), rules))
}

fn cell(index: usize) -> Cell {
    Cell::new(index).unwrap()
}

#[test]
fn digits_that_an_indexer_does_not_allow_are_told() {
    let column = "5 in row 1 column 2 and 2 in row 1 column 1 do not fit the column indexer at row 1 column 2";
    let row =
        "9 in row 2 column 1 and 2 in row 1 column 1 do not fit the row indexer at row 2 column 1";
    let first =
        "1 in row 1 column 3 and 4 in row 1 column 1 do not fit the box indexer at row 1 column 3";
    let other =
        "4 in row 1 column 3 and 3 in row 1 column 1 do not fit the box indexer at row 1 column 3";
    for (digits, kind, index, expected) in [
        // r1c2 says in which column of its row the 2 stands.
        ("25", IndexerKind::Column, 1, Some(column)),
        (".5..2", IndexerKind::Column, 1, None),
        ("21", IndexerKind::Column, 1, None),
        (".2", IndexerKind::Column, 1, None),
        // r2c1 says in which row of its column the 2 stands.
        ("2........9", IndexerKind::Row, 9, Some(row)),
        ("2........1", IndexerKind::Row, 9, None),
        // r1c3 says at which place of its box the 3 stands.
        ("3.1", IndexerKind::Box, 2, None),
        ("4.1", IndexerKind::Box, 2, Some(first)),
        ("3.4", IndexerKind::Box, 2, Some(other)),
    ] {
        let indexer = Indexer::new(kind, cell(index), &Layout::classic()).unwrap();
        let found = told(digits, Constraint::Indexer(indexer));
        let sentences: Vec<&str> = found.iter().map(|(_, sentence)| sentence.as_str()).collect();
        assert_eq!(sentences, Vec::from_iter(expected), "{digits} {kind:?}");
    }
}

#[test]
fn an_indexer_follows_the_regions_of_its_board() {
    let boxes = Layout::boxed(2, 2).unwrap();
    let region =
        |places: [(usize, usize); 4]| places.map(|(row, column)| Place::new(row, column)).to_vec();
    let regions = Regions::Drawn(vec![
        region([(0, 0), (0, 1), (0, 2), (1, 0)]),
        region([(0, 3), (1, 2), (1, 3), (2, 3)]),
        region([(1, 1), (2, 0), (2, 1), (3, 0)]),
        region([(2, 2), (3, 1), (3, 2), (3, 3)]),
    ]);
    let jigsaw = LayoutBuilder { regions, ..LayoutBuilder::latin(4) }.build().unwrap();
    let indexer = Indexer::new(IndexerKind::Box, cell(4), &boxes).unwrap();
    let rules = Rules::new(&boxes, [Constraint::Indexer(indexer)]).unwrap();
    let house = |layout: &Arc<Layout>| {
        let givens = Grid::empty(Arc::clone(layout));
        let puzzle = Puzzle::of_parts(givens, rules.clone(), CellSets::none(layout)).unwrap();
        let cells = puzzle.rules().constraints()[0].cells().iter();
        cells.map(|&cell| layout.name_of(cell)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(house(&boxes), "r2c1 r1c1 r1c2 r2c2");
    assert_eq!(house(&jigsaw), "r2c1 r1c1 r1c2 r1c3");
}

#[test]
fn digits_in_more_or_fewer_circles_than_they_say_are_told() {
    let ones = ("1...........1", "1 stands in 2 circles, not in 1");
    for (digits, cells, expected) in [
        ("1", &[0, 12, 24][..], None),
        (ones.0, &[0, 12, 24], Some(ones.1)),
        ("31", &[0, 1, 12], Some("3 fits in only 2 circles, not in 3")),
        ("4", &[0, 12, 24], Some("4 fits in only 3 circles, not in 4")),
        ("1", &[0], None),
        ("2", &[0], Some("2 fits in only 1 circle, not in 2")),
    ] {
        let circles = CountingCircles::new(cells.iter().copied().map(cell));
        let found = told(digits, Constraint::CountingCircles(circles));
        let sentences: Vec<&str> = found.iter().map(|(_, sentence)| sentence.as_str()).collect();
        assert_eq!(sentences, Vec::from_iter(expected), "{digits} {cells:?}");
    }
    let circles = CountingCircles::new([0, 12, 24].map(cell));
    let found = told(ones.0, Constraint::CountingCircles(circles));
    let fault = Fault::Count { digit: Digit::new(1).unwrap(), places: vec![0, 1], empty: 1 };
    assert_eq!(found[0].0, Some(fault));
}

#[test]
fn circles_have_digits_that_add_up_to_their_number() {
    // No further digit makes 7 of 5 and 1.
    let circles = CountingCircles::new([0, 1, 12, 24, 36, 48, 60].map(cell));
    let found = told("51", Constraint::CountingCircles(circles));
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].1, "no digits are left for the counting circles");
}

#[test]
fn circles_of_several_constraints_are_counted_together() {
    let circles =
        |cells: [usize; 2]| Constraint::CountingCircles(CountingCircles::new(cells.map(cell)));
    let layout = Layout::classic();
    let rules = Rules::new(&layout, [circles([0, 5]), circles([5, 3])]).unwrap();
    let all = CountingCircles::new([0, 3, 5].map(cell));
    assert_eq!(rules.constraints(), [Constraint::CountingCircles(all)]);
}
