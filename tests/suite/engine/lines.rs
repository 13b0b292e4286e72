//! Puzzles with lines: compared with a solver that only tries digits, and with answers that other programs proved.

use std::sync::Arc;

use nonet::engine::search::{Uniqueness, uniqueness};
use nonet::engine::{
    Arrow, Cell, CellSets, Constraint, Contradiction, Control, Digit, Fault, Grid, Layout, Place,
    Puzzle, Rules, Thermometer,
};
use proptest::prelude::*;

use super::boards::{
    Dice, broken_in_first_row, cases, compared_on_boards, puzzle_with_rules, with_faults,
};
use super::cages::check_all;
use super::proved::{LISTS, Proved, proved_of};

/// A walk over cells of the board that touch, each once.
pub(super) fn walk(layout: &Layout, most: usize, dice: &mut Dice) -> Vec<Cell> {
    let mut cells = vec![layout.cells().nth(dice.below(layout.cell_count())).unwrap()];
    for _ in 1..most {
        let last = layout.place(cells[cells.len() - 1]);
        let (row, column) = (last.row + dice.below(3), last.column + dice.below(3));
        let next = row.checked_sub(1).zip(column.checked_sub(1));
        let next = next.and_then(|(row, column)| layout.cell(row, column));
        cells.extend(next.filter(|cell| !cells.contains(cell)));
    }
    cells
}

fn number(answer: &Grid, cell: Cell) -> u32 {
    answer.get(cell).unwrap().get().into()
}

/// A thermometer that `answer` keeps: a part of a walk along which its digits rise.
fn thermometer(answer: &Grid, dice: &mut Dice) -> Constraint {
    let mut cells: Vec<Cell> = Vec::new();
    for cell in walk(answer.layout(), 12, dice) {
        if cells.last().is_none_or(|&last| number(answer, last) < number(answer, cell)) {
            cells.push(cell);
        }
    }
    Constraint::Thermometer(Thermometer::new(cells).unwrap())
}

/// An arrow that `answer` keeps: a walk, and one or two cells elsewhere that hold its sum. Returns `None` if there are none.
fn arrow(answer: &Grid, dice: &mut Dice) -> Option<Constraint> {
    let layout = answer.layout();
    let shaft = walk(layout, 1 + dice.below(6), dice);
    let sum: u32 = shaft.iter().map(|&cell| number(answer, cell)).sum();
    let free = |cell: &Cell| !shaft.contains(cell);
    let mut circles: Vec<Vec<Cell>> = Vec::new();
    for cell in layout.cells().filter(free) {
        circles.extend((number(answer, cell) == sum).then(|| vec![cell]));
        let place = layout.place(cell);
        let beside = [(place.row, place.column + 1), (place.row + 1, place.column)];
        let beside = beside.into_iter().filter_map(|(row, column)| layout.cell(row, column));
        let fits = |other: &Cell| number(answer, cell) * 10 + number(answer, *other) == sum;
        circles.extend(beside.filter(free).filter(fits).map(|other| vec![cell, other]));
    }
    dice.shuffle(&mut circles);
    Some(Constraint::Arrow(Arrow::new(circles.pop()?, shaft).unwrap()))
}

/// A thermometer or an arrow that `answer` keeps.
fn line(answer: &Grid, dice: &mut Dice) -> Constraint {
    let arrow = if dice.below(3) > 0 { arrow(answer, dice) } else { None };
    arrow.unwrap_or_else(|| thermometer(answer, dice))
}

/// Some lines that `answer` keeps.
fn rules_of(answer: &Grid, lines: usize, dice: &mut Dice) -> Rules {
    Rules::new(answer.layout(), (0..lines).map(|_| line(answer, dice))).unwrap()
}

compared_on_boards!(
    40,
    rules_of,
    1..7_usize,
    3..10_usize,
    5..20_usize,
    (70..100_usize, 5..20_usize)
);

fn cells(layout: &Layout, places: &[(usize, usize)]) -> Vec<Cell> {
    places.iter().map(|&(row, column)| layout.cell(row, column).unwrap()).collect()
}

/// What is wrong with a classic board with these digits in the first row and one constraint, all of it from the first cell on.
fn told(digits: &str, constraint: Constraint) -> Vec<(Option<Fault>, String)> {
    let reasons = broken_in_first_row(digits, constraint);
    for reason in &reasons {
        if let Contradiction::CellsBreakConstraint { places, .. } = reason {
            assert_eq!(places[0], Place::new(0, 0));
        }
    }
    with_faults(&reasons)
}

#[test]
fn thermometers_leave_room_up_to_the_bulb_and_the_tip() {
    let layout = Layout::classic();
    let line = cells(&layout, &[(0, 0), (1, 1), (2, 2), (3, 3)]);
    let rules =
        Rules::new(&layout, [Constraint::Thermometer(Thermometer::new(line.clone()).unwrap())]);
    let puzzle =
        Puzzle::of_parts(Grid::empty(Arc::clone(&layout)), rules.unwrap(), CellSets::none(&layout));
    let puzzle = puzzle.unwrap();
    let left = |cell: Cell| -> Vec<u8> { puzzle.candidates(cell).iter().map(Digit::get).collect() };
    assert_eq!(left(line[0]), [1, 2, 3, 4, 5, 6]);
    assert_eq!(left(line[1]), [2, 3, 4, 5, 6, 7]);
    assert_eq!(left(line[3]), [4, 5, 6, 7, 8, 9]);
    // Between 3 and the third cell is room for one digit more.
    let mut givens = puzzle.givens().clone();
    givens.set(line[0], Digit::new(3));
    let puzzle = puzzle.with_givens(givens).unwrap();
    let third: Vec<u8> = puzzle.candidates(line[2]).iter().map(Digit::get).collect();
    assert_eq!(third, [5, 6, 7, 8]);
}

#[test]
fn broken_thermometers_are_told_with_what_is_wrong() {
    let layout = Layout::classic();
    let line = || {
        let cells = cells(&layout, &[(0, 0), (0, 1), (0, 2)]);
        Constraint::Thermometer(Thermometer::new(cells).unwrap())
    };
    assert_eq!(told("147", line()), []);
    let [(Some(fault), said)] = &told("54", line())[..] else { panic!("one fault") };
    assert!(matches!(fault, Fault::Pair { places: [0, 1], .. }), "{fault:?}");
    assert_eq!(
        said,
        "5 in row 1 column 1 and 4 in row 1 column 2 do not fit the thermometer at row 1 column 1"
    );
    // There is no digit between 5 and 6.
    let [(Some(Fault::Pair { places: [0, 2], .. }), _)] = &told("5.6", line())[..] else {
        panic!("one fault")
    };
    let [(None, said)] = &told("8", line())[..] else { panic!("one fault") };
    let expected = "8 in row 1 column 1, which leaves no digits for the rest of a thermometer";
    assert_eq!(said, expected);
}

#[test]
fn broken_arrows_are_told_with_what_is_wrong() {
    let layout = Layout::classic();
    let arrow = |circle: &[(usize, usize)], shaft: &[(usize, usize)]| {
        Constraint::Arrow(Arrow::new(cells(&layout, circle), cells(&layout, shaft)).unwrap())
    };
    let plain = || arrow(&[(0, 0)], &[(0, 1), (0, 2)]);
    assert_eq!(told("725", plain()), []);
    assert_eq!(told("7.5", plain()), []);
    let [(Some(fault), said)] = &told("758", plain())[..] else { panic!("one fault") };
    assert_eq!(*fault, Fault::Shaft { held: 13, wanted: 7 });
    assert_eq!(said, "the digits along the arrow at row 1 column 1 add up to 13, not 7");
    let [(Some(fault), _)] = &told("721", plain())[..] else { panic!("one fault") };
    assert_eq!(*fault, Fault::Shaft { held: 3, wanted: 7 });
    // Two digits make 2 or more.
    let [(Some(Fault::NoCombination), said)] = &told("1", plain())[..] else { panic!("one fault") };
    assert_eq!(said, "no digits are left for the arrow at row 1 column 1");
    // 1 and 5 are 15, in whichever order the file lists the cells of the pill.
    let pill = || arrow(&[(0, 1), (0, 0)], &[(0, 2), (0, 3)]);
    assert_eq!(told("1587", pill()), []);
    let [(Some(fault), _)] = &told("1597", pill())[..] else { panic!("one fault") };
    assert_eq!(*fault, Fault::Shaft { held: 16, wanted: 15 });
}

#[test]
fn arrows_have_a_circle_and_a_shaft_without_common_cells() {
    let layout = Layout::classic();
    let row = cells(&layout, &[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)]);
    let arrow =
        |circle: &[Cell], shaft: &[Cell]| Arrow::new(circle.iter().copied(), shaft.iter().copied());
    assert_eq!(arrow(&row[..1], &[]), None);
    assert_eq!(arrow(&[], &row[..1]), None);
    assert_eq!(arrow(&row[..4], &row[4..]), None, "four cells are too many");
    assert_eq!(arrow(&row[..2], &row[1..]), None);
    assert_eq!(arrow(&row[..1], &[row[1], row[2], row[1]]), None);
    let arrow = arrow(&row[..3], &row[3..]).unwrap();
    assert_eq!((arrow.circle(), arrow.shaft()), (&row[..3], &row[3..]));
    let rules = Rules::new(&layout, [Constraint::Arrow(arrow)]).unwrap();
    assert!(!rules.treats_digits_alike() && !rules.allows_opposite_digits());
}

#[test]
fn a_line_grants_no_shortcut_and_has_each_cell_once() {
    let layout = Layout::classic();
    let [one, other] = cells(&layout, &[(0, 0), (4, 4)])[..] else { panic!("two cells") };
    assert_eq!(Thermometer::new([one, other, one]), None);
    let line = Constraint::Thermometer(Thermometer::new([one, other]).unwrap());
    let rules = Rules::new(&layout, [line]).unwrap();
    assert!(!rules.treats_digits_alike() && !rules.allows_opposite_digits());
    assert!(!rules.allows_shuffle() && rules.ties_cells());
}

/// The names in the lists of the constraints that are tested here. The other kinds of lines are tested with the formats, where
/// each puzzle is read from its link too.
const LINES: [&str; 2] = ["thermometer", "arrow"];

/// Puzzles whose one arrow goes through half of the board. Each takes many minutes.
fn is_long(puzzle: &Proved) -> bool {
    puzzle.id.starts_with("iss-long-sums-")
}

#[test]
fn proved_puzzles_have_their_answer_and_no_other() {
    let mut checked = Vec::new();
    for list in LISTS {
        let Some(puzzles) = proved_of(list, &LINES) else { return };
        for Proved { id, puzzle, answer } in puzzles.into_iter().filter(|it| !is_long(it)) {
            let found = uniqueness(&puzzle, &Control::default()).unwrap();
            assert_eq!(found, Uniqueness::Only(answer), "{id}");
            checked.push(id);
        }
    }
    eprintln!("{} puzzles: {checked:?}", checked.len());
    assert!(checked.len() >= 16, "{checked:?}");
}
