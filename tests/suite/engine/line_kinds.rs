//! Puzzles with whispers, renban, palindromes and the other kinds of lines, with minima, greater-than signs, clones and slow
//! thermometers: compared with a solver that only tries digits, and told if they are broken.

use std::sync::Arc;

use nonet::engine::{
    Cell, CellSets, Clones, Constraint, Extreme, ExtremeKind, Fault, Grid, Layout, Line, LineKind,
    Pace, Pair, Puzzle, Relation, Rules, Thermometer,
};
use nonet::format;
use proptest::prelude::*;

use super::boards::{
    Dice, cases, compared_on_boards, contradictions, grid, puzzle_with_rules, with_faults,
};
use super::cages::check_all;
use super::lines::walk;

/// What a full grid breaks of a constraint.
fn faults(answer: &Grid, constraint: &Constraint) -> Vec<Fault> {
    let rules = Rules::new(answer.layout(), [constraint.clone()]).unwrap();
    rules.constraints()[0].faults(|cell| answer.get(cell))
}

/// A kind of line, with a number that some lines of `answer` keep.
fn kind(answer: &Grid, cells: &[Cell], dice: &mut Dice) -> LineKind {
    let digits = answer.layout().digit_count();
    let number = |cell: &Cell| u32::from(answer.get(*cell).unwrap().get());
    let gap = u32::try_from(1 + dice.below(digits / 2)).unwrap();
    match dice.below(12) {
        0 => LineKind::Whispers(gap),
        1 => LineKind::Renban,
        2 => LineKind::Nabner,
        3 => LineKind::Palindrome,
        4 => LineKind::Between,
        5 => LineKind::Lockout(gap),
        6 => LineKind::RegionSum,
        7 if digits.is_multiple_of(3) => LineKind::Entropic,
        7 | 8 => LineKind::Modular(u32::try_from(2 + dice.below(2)).unwrap()),
        9 => LineKind::Zipper,
        10 => LineKind::Sum(cells.iter().take(1 + dice.below(3)).map(number).sum()),
        _ => LineKind::DoubleArrow,
    }
}

/// A line that `answer` keeps. Returns `None` if a few walks are none.
fn line(answer: &Grid, dice: &mut Dice) -> Option<Constraint> {
    (0..200).find_map(|_| {
        let cells = walk(answer.layout(), 2 + dice.below(6), dice);
        let line = Line::new(kind(answer, &cells, dice), cells)?;
        let line = Constraint::Line(line);
        faults(answer, &line).is_empty().then_some(line)
    })
}

/// Two areas in which `answer` has the same digits.
fn clones(answer: &Grid, dice: &mut Dice) -> Option<Constraint> {
    let layout = answer.layout();
    let mut first: Vec<Cell> = layout.cells().collect();
    dice.shuffle(&mut first);
    first.truncate(1 + dice.below(4));
    let mut second: Vec<Cell> = Vec::new();
    for cell in &first {
        let same = |other: &Cell| {
            answer.get(*other) == answer.get(*cell) && other != cell && !second.contains(other)
        };
        let mut equal: Vec<Cell> = layout.cells().filter(same).collect();
        dice.shuffle(&mut equal);
        second.push(equal.pop()?);
    }
    Clones::new(first, second).map(Constraint::Clones)
}

/// A part of a walk along which digits do not fall.
fn slow_thermometer(answer: &Grid, dice: &mut Dice) -> Option<Constraint> {
    let mut cells: Vec<Cell> = Vec::new();
    for cell in walk(answer.layout(), 10, dice) {
        if cells.last().is_none_or(|&last| answer.get(last) <= answer.get(cell)) {
            cells.push(cell);
        }
    }
    Thermometer::of_pace(Pace::Slow, cells).map(Constraint::Thermometer)
}

/// Two cells side by side, the greater first.
fn greater(answer: &Grid, dice: &mut Dice) -> Option<Constraint> {
    let [one, other] = walk(answer.layout(), 2, dice)[..] else { return None };
    let is_greater = answer.get(one) > answer.get(other);
    let relation = if is_greater { Relation::Greater } else { Relation::Less };
    (answer.get(one) != answer.get(other))
        .then(|| Constraint::Pair(Pair::new([one, other], relation)))
}

/// Some minima and maxima that `answer` has. Neighbours may be marked alike.
fn extremes(answer: &Grid, dice: &mut Dice) -> Vec<Constraint> {
    let layout = answer.layout();
    let mut all = Vec::new();
    for kind in ExtremeKind::ALL {
        let is_one = |cell: &Cell| {
            layout.beside(*cell).all(|other| match kind {
                ExtremeKind::Minimum => answer.get(*cell) < answer.get(other),
                ExtremeKind::Maximum => answer.get(*cell) > answer.get(other),
            })
        };
        let cells = layout.cells().filter(is_one).filter(|_| dice.below(4) == 0);
        all.extend(cells.map(|cell| Constraint::Extreme(Extreme::new(kind, cell))));
    }
    all
}

fn rules_of(answer: &Grid, count: usize, dice: &mut Dice) -> Rules {
    let mut constraints = Vec::new();
    for _ in 0..count {
        constraints.extend(match dice.below(8) {
            0 => clones(answer, dice),
            1 => slow_thermometer(answer, dice),
            2 => greater(answer, dice),
            _ => line(answer, dice),
        });
    }
    if dice.below(3) == 0 {
        constraints.extend(extremes(answer, dice));
    }
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

/// A puzzle of 6×6 with constraints as its own document writes them.
fn puzzle(constraints: &[&str]) -> Puzzle {
    let texts: Vec<String> = constraints.iter().map(|it| format!("\"{it}\"")).collect();
    let rows = ["\"......\""; 6].join(", ");
    let text = format!(
        "Nonet(version: 4, shape: \"6x6\", givens: [{rows}], constraints: [{}])",
        texts.join(", ")
    );
    format::read(text.as_bytes()).unwrap().documents[0].puzzle().unwrap()
}

/// The candidates of the first cells of a puzzle without givens.
fn candidates(constraint: &str, cells: usize) -> Vec<String> {
    let puzzle = puzzle(&[constraint]);
    let told = |cell| puzzle.candidates(cell).iter().map(|digit| digit.to_string()).collect();
    puzzle.layout().cells().take(cells).map(told).collect()
}

#[test]
fn digits_that_a_line_cannot_hold_are_no_candidates() {
    // Neither 3 nor 4 differs from any digit by 4.
    assert_eq!(candidates("whispers 4 r1c1 r1c2", 2), ["1256", "1256"]);
    assert_eq!(candidates("between r1c1 r1c2 r1c3", 3), ["123456", "2345", "123456"]);
    assert_eq!(candidates("lockout 4 r1c1 r2c4 r1c2", 2), ["1256", "1256"]);
    assert_eq!(candidates("minimum r1c1", 3), ["12345", "23456", "123456"]);
    assert_eq!(candidates("maximum r1c1", 3), ["23456", "12345", "123456"]);
    assert_eq!(candidates("greater r1c1 r1c2", 2), ["23456", "12345"]);
    assert_eq!(candidates("slowthermometer r1c1 r2c4", 1), ["123456"]);
}

/// What is said of a board of 6×6 with these digits in the first row and one constraint.
fn told(digits: &str, constraint: &str) -> Vec<(Option<Fault>, String)> {
    let rules = puzzle(&[constraint]).rules().clone();
    let layout = Layout::boxed(2, 3).unwrap();
    let givens = grid(Arc::clone(&layout), &format!("{digits:.<36}"));
    with_faults(&contradictions(givens, rules))
}

#[track_caller]
fn check_told(digits: &str, constraint: &str, sentence: &str) {
    let found = told(digits, constraint);
    let sentences: Vec<&String> = found.iter().map(|(_, said)| said).collect();
    assert!(sentences.iter().any(|said| *said == sentence), "{constraint}: {sentences:?}");
}

#[test]
fn broken_lines_are_told_with_what_is_wrong() {
    for (digits, constraint, sentence) in [
        (
            "13",
            "whispers 3 r1c1 r1c2 r2c3",
            "1 in row 1 column 1 and 3 in row 1 column 2 do not fit the whispers line at row 1 column 1",
        ),
        (
            "3",
            "whispers 4 r1c1 r1c2",
            "3 in row 1 column 1 cannot stand on the whispers line there",
        ),
        (
            "1.4",
            "renban r1c1 r1c2 r1c3",
            "1 in row 1 column 1 and 4 in row 1 column 3 do not fit the renban line at row 1 column 1",
        ),
        (
            "1.2",
            "nabner r1c1 r1c2 r1c3",
            "1 in row 1 column 1 and 2 in row 1 column 3 do not fit the nabner line at row 1 column 1",
        ),
        (
            "1..2",
            "palindrome r1c1 r2c2 r2c3 r1c4",
            "1 in row 1 column 1 and 2 in row 1 column 4 do not fit the palindrome at row 1 column 1",
        ),
        (
            "354",
            "between r1c1 r1c2 r1c3",
            "3 in row 1 column 1 and 4 in row 1 column 3 do not fit the between line at row 1 column 1",
        ),
        (
            "254",
            "between r1c1 r1c2 r1c3",
            "the digits in row 1 column 1, row 1 column 2 and row 1 column 3 do not fit the between line at row 1 column 1",
        ),
        (
            "145",
            "lockout 3 r1c1 r1c2 r1c3",
            "the digits in row 1 column 1, row 1 column 2 and row 1 column 3 do not fit the lockout line at row 1 column 1",
        ),
        (
            "1234",
            "regionsum r1c1 r1c2 r1c3 r1c4",
            "the digits of the region sum line at row 1 column 1 add up to 6 in one region and to 4 in another",
        ),
        (
            "12",
            "entropic r1c1 r1c2 r1c3",
            "1 in row 1 column 1 and 2 in row 1 column 2 do not fit the entropic line at row 1 column 1",
        ),
        (
            "14",
            "modular 3 r1c1 r1c2 r1c3",
            "1 in row 1 column 1 and 4 in row 1 column 2 do not fit the modular line at row 1 column 1",
        ),
        (
            "13",
            "modular 2 r1c1 r1c2 r1c3",
            "1 in row 1 column 1 and 3 in row 1 column 2 do not fit the parity line at row 1 column 1",
        ),
        (
            "152",
            "zipper r1c1 r1c2 r1c3",
            "the digits in row 1 column 1, row 1 column 2 and row 1 column 3 do not fit the zipper line at row 1 column 1",
        ),
        (
            "12",
            "sumline 5 r1c1 r1c2",
            "the digits in row 1 column 1 and row 1 column 2 do not fit the sum line at row 1 column 1",
        ),
        (
            "162",
            "doublearrow r1c1 r1c2 r1c3",
            "the digits along the double arrow at row 1 column 1 add up to 6, not 3",
        ),
    ] {
        check_told(digits, constraint, sentence);
    }
}

#[test]
fn other_broken_marks_are_told_with_what_is_wrong() {
    for (digits, constraint, sentence) in [
        (
            "2......1",
            "slowthermometer r1c1 r2c2",
            "2 in row 1 column 1 and 1 in row 2 column 2 do not fit the slow thermometer at row 1 column 1",
        ),
        (
            "34",
            "greater r1c1 r1c2",
            "3 in row 1 column 1 and 4 in row 1 column 2 do not fit the greater-than sign at row 1 column 1",
        ),
        (
            "32",
            "minimum r1c1",
            "3 in row 1 column 1 and 2 in row 1 column 2 do not fit the minimum at row 1 column 1",
        ),
        ("6", "minimum r1c1", "no digit fits beside 6 in row 1 column 1"),
        (
            "34",
            "maximum r1c1",
            "3 in row 1 column 1 and 4 in row 1 column 2 do not fit the maximum at row 1 column 1",
        ),
        (
            "1..............2",
            "clone r1c1 r1c2 r3c4 r3c5",
            "1 in row 1 column 1 and 2 in row 3 column 4 do not fit the clone at row 1 column 1",
        ),
    ] {
        check_told(digits, constraint, sentence);
    }
}

#[test]
fn lines_that_are_kept_are_not_told() {
    for (digits, constraint) in [
        ("164", "whispers 3 r1c1 r1c2"),
        ("324", "renban r1c1 r1c2 r1c3"),
        ("153", "nabner r1c1 r1c2 r1c3"),
        ("245", "between r1c1 r1c2 r1c3"),
        ("163", "lockout 2 r1c1 r1c2 r1c3"),
        ("1236", "regionsum r1c1 r1c2 r1c3 r1c4"),
        ("153", "entropic r1c1 r1c2 r1c3"),
        ("153", "modular 3 r1c1 r1c2 r1c3"),
        ("143", "zipper r1c1 r1c2 r1c3"),
        ("145", "sumline 5 r1c1 r1c2 r1c3"),
        ("143", "doublearrow r1c1 r1c2 r1c3"),
    ] {
        let found = told(digits, constraint);
        assert!(found.is_empty(), "{constraint}: {found:?}");
    }
}

#[test]
fn a_minimum_is_not_compared_with_a_minimum_beside_it() {
    let layout = Layout::boxed(2, 3).unwrap();
    let cell = |index| Cell::new(index).unwrap();
    let of = |kind, index| Constraint::Extreme(Extreme::new(kind, cell(index)));
    let compared = |constraints: Vec<Constraint>| -> Vec<usize> {
        let rules = Rules::new(&layout, constraints).unwrap();
        rules.constraints()[0].cells().iter().map(|cell| cell.index()).collect()
    };
    let [minimum, maximum] = ExtremeKind::ALL;
    assert_eq!(compared(vec![of(minimum, 0)]), [0, 1, 6]);
    assert_eq!(compared(vec![of(minimum, 0), of(minimum, 1)]), [0, 6]);
    assert_eq!(compared(vec![of(minimum, 0), of(maximum, 1)]), [0, 1, 6]);
    // Rules that are made again for other constraints are fitted again.
    let rules = Rules::new(&layout, [of(minimum, 0), of(minimum, 1)]).unwrap();
    let first = rules.constraints()[0].clone();
    assert_eq!(compared(vec![first]), [0, 1, 6]);
}

#[test]
fn a_number_that_no_board_has_makes_no_line() {
    let cells = [0, 1, 2].map(|index| Cell::new(index).unwrap());
    for (kind, is_line) in [
        (LineKind::Sum(LineKind::LARGEST_SUM), true),
        (LineKind::Sum(LineKind::LARGEST_SUM + 1), false),
        (LineKind::Sum(0), false),
        (LineKind::Modular(1), false),
        (LineKind::Whispers(0), false),
        (LineKind::Lockout(1), true),
    ] {
        assert_eq!(Line::new(kind, cells).is_some(), is_line, "{kind:?}");
    }
}

/// A board of the same size may have other regions.
#[test]
fn a_region_sum_line_knows_the_regions_of_its_board() {
    let boxes = |rows, columns| Layout::boxed(rows, columns).unwrap();
    let line = [0, 1, 2, 3].map(|index| Cell::new(index).unwrap());
    let line = Constraint::Line(Line::new(LineKind::RegionSum, line).unwrap());
    let wide = Rules::new(&boxes(2, 3), [line]).unwrap();
    let told = |layout: Arc<Layout>| {
        let givens = grid(Arc::clone(&layout), &format!("{:.<36}", "1432"));
        Puzzle::of_parts(givens, wide.clone(), CellSets::none(&layout)).map(|_| ())
    };
    // 1, 4 and 3 against 2, and 1 and 4 against 3 and 2.
    assert!(told(boxes(2, 3)).is_err());
    assert_eq!(told(boxes(3, 2)), Ok(()));
}

#[test]
fn only_what_does_not_depend_on_the_size_of_digits_grants_shortcuts() {
    let layout = Layout::boxed(2, 3).unwrap();
    let cell = |index| Cell::new(index).unwrap();
    let grants = |constraint: Constraint| {
        let rules = Rules::new(&layout, [constraint]).unwrap();
        assert!(!rules.allows_shuffle());
        (rules.treats_digits_alike(), rules.allows_opposite_digits())
    };
    let line = |kind| grants(Constraint::Line(Line::new(kind, [0, 1, 2, 3].map(cell)).unwrap()));
    assert_eq!(line(LineKind::Palindrome), (true, true));
    for kind in [
        LineKind::Whispers(3),
        LineKind::Renban,
        LineKind::Nabner,
        LineKind::Between,
        LineKind::Lockout(3),
        LineKind::Modular(3),
    ] {
        assert_eq!(line(kind), (false, true), "{kind:?}");
    }
    for kind in [
        LineKind::Entropic,
        LineKind::RegionSum,
        LineKind::Zipper,
        LineKind::Sum(7),
        LineKind::DoubleArrow,
    ] {
        assert_eq!(line(kind), (false, false), "{kind:?}");
    }
    let clones = Clones::new([0, 1].map(cell), [14, 15].map(cell)).unwrap();
    assert_eq!(grants(Constraint::Clones(clones)), (true, true));
    let pair = Pair::new([0, 1].map(cell), Relation::Greater);
    assert_eq!(grants(Constraint::Pair(pair)), (false, false));
    let extreme = Extreme::new(ExtremeKind::Maximum, cell(0));
    assert_eq!(grants(Constraint::Extreme(extreme)), (false, false));
}

#[test]
fn what_is_no_line_is_none() {
    let cell = |index| Cell::new(index).unwrap();
    assert_eq!(Line::new(LineKind::Renban, [0, 1, 0].map(cell)), None);
    assert_eq!(Line::new(LineKind::Between, [0, 1].map(cell)), None);
    assert_eq!(Clones::new([0, 1].map(cell), [2].map(cell)), None);
    assert_eq!(Clones::new([], []), None);
    assert_eq!(Clones::new([0, 0].map(cell), [1, 2].map(cell)), None);
}
