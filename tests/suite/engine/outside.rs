//! Puzzles with numbers outside: compared with a solver that only tries digits, and with answers that other programs proved.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use nonet::engine::search::{Uniqueness, uniqueness};
use nonet::engine::technique::{AnyBoard, Candidate, Solver, Technique};
use nonet::engine::{
    CellSets, Constraint, Control, Diagonal, Fault, Grid, Layout, LittleKiller, OutsideKind,
    OutsideNumber, OutsidePlace, Puzzle, Rules, Side, count_all,
};
use nonet::format;
use proptest::prelude::*;

use super::boards::{
    Dice, broken_in_first_row, cases, compared_on_boards, puzzle_with_rules, with_faults,
};
use super::cages::check_all;
use super::proved::{LISTS, Proved, proved_of};

fn place(name: &str) -> OutsidePlace {
    OutsidePlace::named(name).unwrap()
}

/// A place beside a row or a column.
fn beside(layout: &Layout, side: Side, at: usize) -> OutsidePlace {
    let at = isize::try_from(at).unwrap();
    let [rows, columns] =
        [layout.rows(), layout.columns()].map(|count| isize::try_from(count).unwrap());
    match side {
        Side::Top => OutsidePlace { row: -1, column: at },
        Side::Right => OutsidePlace { row: at, column: columns },
        Side::Bottom => OutsidePlace { row: rows, column: at },
        Side::Left => OutsidePlace { row: at, column: -1 },
    }
}

/// A little killer that `answer` keeps. Returns `None` if no diagonal begins where the dice fell.
fn little_killer(answer: &Grid, dice: &mut Dice) -> Option<Constraint> {
    let layout = answer.layout();
    let side = Side::ALL[dice.below(4)];
    let place = beside(layout, side, dice.below(layout.digit_count()));
    let diagonal = Diagonal::ALL[dice.below(4)];
    let cells = LittleKiller::new(place, diagonal, 0, layout)?;
    let sum = cells.cells().iter().map(|&cell| u32::from(answer.get(cell).unwrap().get())).sum();
    LittleKiller::new(place, diagonal, sum, layout).map(Constraint::LittleKiller)
}

/// What the digits of a line come to.
fn counted(kind: OutsideKind, line: &[u32]) -> u32 {
    let first = usize::try_from(line[0]).unwrap();
    let largest = u32::try_from(line.len()).unwrap();
    match kind {
        OutsideKind::Sandwich => {
            let parts: Vec<&[u32]> = line.split(|&it| it == 1 || it == largest).collect();
            parts[1].iter().sum()
        }
        OutsideKind::XSum => line[..first].iter().sum(),
        OutsideKind::Skyscraper => {
            let seen = (0..line.len()).filter(|&at| line[..at].iter().all(|&it| it < line[at]));
            u32::try_from(seen.count()).unwrap()
        }
        OutsideKind::NumberedRoom => line[first - 1],
    }
}

/// A number beside a row or a column that `answer` keeps.
fn number(answer: &Grid, dice: &mut Dice) -> Constraint {
    let layout = answer.layout();
    let kind = OutsideKind::ALL[dice.below(4)];
    let place = beside(layout, Side::ALL[dice.below(4)], dice.below(layout.digit_count()));
    let line = OutsideNumber::new(kind, place, 0, layout).unwrap();
    let digits: Vec<u32> =
        line.cells().iter().map(|&cell| answer.get(cell).unwrap().get().into()).collect();
    Constraint::Outside(OutsideNumber::new(kind, place, counted(kind, &digits), layout).unwrap())
}

/// Some numbers outside that `answer` keeps.
fn rules_of(answer: &Grid, numbers: usize, dice: &mut Dice) -> Rules {
    let one = |_| {
        let diagonal = if dice.below(2) == 0 { little_killer(answer, dice) } else { None };
        diagonal.unwrap_or_else(|| number(answer, dice))
    };
    let constraints: Vec<Constraint> = (0..numbers).map(one).collect();
    Rules::new(answer.layout(), constraints).unwrap()
}

compared_on_boards!(
    40,
    rules_of,
    1..7_usize,
    3..10_usize,
    5..20_usize,
    (80..110_usize, 5..20_usize)
);

/// What is wrong with a classic board with these digits in the first row and one constraint.
fn told(digits: &str, constraint: Constraint) -> Vec<(Option<Fault>, String)> {
    with_faults(&broken_in_first_row(digits, constraint))
}

fn outside(kind: OutsideKind, at: &str, number: u32) -> Constraint {
    let layout = Layout::classic();
    Constraint::Outside(OutsideNumber::new(kind, place(at), number, &layout).unwrap())
}

#[track_caller]
fn check_told(digits: &str, constraint: Constraint, sentence: &str) {
    let told = told(digits, constraint);
    let said: Vec<&str> = told.iter().map(|(_, said)| said.as_str()).collect();
    assert_eq!(said, [sentence], "{told:?}");
}

#[test]
fn broken_numbers_are_told_with_what_is_wrong() {
    let sandwich = |number| outside(OutsideKind::Sandwich, "R1C0", number);
    assert_eq!(told("21453987.", sandwich(12)), []);
    assert_eq!(told("21.53987.", sandwich(12)), []);
    let of_row = "the sandwich at row 1 column 1 holds 12, not 11";
    check_told("214539...", sandwich(11), of_row);
    check_told("21.739...", sandwich(9), "the sandwich at row 1 column 1 holds 10, not 9");
    let x_sum = |number| outside(OutsideKind::XSum, "R1C0", number);
    assert_eq!(told("314.", x_sum(8)), []);
    check_told("314.", x_sum(9), "the X-sum at row 1 column 1 holds 8, not 9");
    let from_right = outside(OutsideKind::NumberedRoom, "R1C10", 4);
    assert_eq!(told("......4.3", from_right.clone()), []);
    check_told(
        "......5.3",
        from_right,
        "the digit of the numbered room at row 1 column 9 is 5, not 4",
    );
    let skyscraper = |number| outside(OutsideKind::Skyscraper, "R1C0", number);
    assert_eq!(told("213456789", skyscraper(8)), []);
    let of_row = "the skyscraper number at row 1 column 1 sees 8 digits, not 7";
    check_told("213456789", skyscraper(7), of_row);
    // 9 in the first cell hides all others.
    check_told(
        "9........",
        skyscraper(2),
        "no digits are left for the skyscraper number at row 1 column 1",
    );
    let corner = LittleKiller::new(place("R2C0"), Diagonal::UpRight, 4, &Layout::classic());
    let corner = Constraint::LittleKiller(corner.unwrap());
    assert_eq!(told("4", corner.clone()), []);
    check_told("5", corner, "the little killer at row 1 column 1 holds 5, not 4");
}

#[test]
fn a_repeated_digit_is_the_fault_of_the_house_alone() {
    let told = told("2145391..", outside(OutsideKind::Sandwich, "R1C0", 12));
    let said: Vec<&str> = told.iter().map(|(_, said)| said.as_str()).collect();
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(told[0].0.is_none(), "{said:?}");
}

#[test]
fn numbers_stand_beside_whole_lines() {
    let layout = Layout::classic();
    let cells = |place: &str| -> Option<Vec<String>> {
        let number = OutsideNumber::new(OutsideKind::XSum, self::place(place), 9, &layout)?;
        Some(number.cells().iter().map(|&cell| layout.name_of(cell)).collect())
    };
    assert_eq!(cells("R0C4").unwrap()[..2], ["r1c4", "r2c4"]);
    assert_eq!(cells("R10C4").unwrap()[..2], ["r9c4", "r8c4"]);
    assert_eq!(cells("R3C0").unwrap()[..2], ["r3c1", "r3c2"]);
    assert_eq!(cells("R3C10").unwrap()[..2], ["r3c9", "r3c8"]);
    for nowhere in ["R0C0", "R1C1", "R0C10", "R11C4", "R12C12"] {
        assert_eq!(cells(nowhere), None, "{nowhere}");
    }
    let samurai = nonet::engine::NamedShape::named("samurai").unwrap().layout();
    let on_samurai =
        |name: &str| OutsideNumber::new(OutsideKind::XSum, place(name), 9, &samurai).is_some();
    // At both ends of a row of one grid, and where there is no cell beside the place.
    assert!(on_samurai("R1C0") && on_samurai("R1C10"));
    assert!(!on_samurai("R0C11") && !on_samurai("R1C11"));
    let six = Layout::boxed(2, 3).unwrap();
    assert!(OutsideNumber::new(OutsideKind::Sandwich, place("R6C7"), 9, &six).is_some());
}

#[test]
fn diagonals_go_on_to_the_edge() {
    let layout = Layout::classic();
    let cells = |at: &str, diagonal| -> Option<Vec<String>> {
        let diagonal = LittleKiller::new(place(at), diagonal, 9, &layout)?;
        Some(diagonal.cells().iter().map(|&cell| layout.name_of(cell)).collect())
    };
    assert_eq!(cells("R0C7", Diagonal::DownRight).unwrap(), ["r1c8", "r2c9"]);
    assert_eq!(cells("R10C2", Diagonal::UpLeft).unwrap(), ["r9c1"]);
    assert_eq!(cells("R0C0", Diagonal::DownRight).unwrap().len(), 9);
    assert_eq!(cells("R0C9", Diagonal::DownRight), None);
    assert_eq!(cells("R3C3", Diagonal::DownRight), None);
    assert_eq!(place("R10C0").to_string(), "r10c0");
    for bad in ["R1", "C1R1", "R-1C2", "R+1C2", "R1C", "r99999c1"] {
        assert_eq!(OutsidePlace::named(bad), None, "{bad}");
    }
}

#[test]
fn numbers_outside_grant_no_shortcut() {
    let rules = Rules::new(&Layout::classic(), [outside(OutsideKind::Sandwich, "R1C0", 9)]);
    let rules = rules.unwrap();
    assert!(!rules.treats_digits_alike() && !rules.allows_opposite_digits());
    assert!(!rules.allows_shuffle() && rules.ties_cells());
}

/// The names in the lists of the constraints that are tested here.
const OUTSIDE: [&str; 5] = ["littlekillersum", "sandwichsum", "xsum", "skyscraper", "numberedroom"];

/// Techniques that heed numbers outside never contradict the answer.
#[test]
fn each_step_of_a_proved_puzzle_is_true() {
    let Some(puzzles) = proved_of(LISTS[0], &OUTSIDE) else { return };
    let control = Control::default();
    let mut used = Vec::new();
    for Proved { id, puzzle, answer } in puzzles {
        let mut board = AnyBoard::new(&puzzle).unwrap();
        board.weigh_ruled_out(&puzzle, &control).unwrap();
        let mut steps = Vec::new();
        while let Some(step) = Solver::hodoku().next_step_on(&board, &control).unwrap() {
            for &Candidate { cell, digit } in &step.placements {
                assert_eq!(answer.get(cell), Some(digit), "{id}: {step:?}");
            }
            for &Candidate { cell, digit } in &step.eliminations {
                assert_ne!(answer.get(cell), Some(digit), "{id}: {step:?}");
            }
            board.apply(&step);
            steps.push(step.technique);
        }
        let searched = steps.iter().filter(|it| **it == Technique::BruteForce).count();
        eprintln!("{id}: {} steps, {searched} of them searched", steps.len());
        used.extend(steps);
    }
    assert!(used.contains(&Technique::ClueLimits));
}

/// The constraints with another number in one of them, which the answer breaks.
fn off_by_one(rules: &Rules, layout: &Layout) -> Option<Rules> {
    let mut constraints = rules.constraints().to_vec();
    let changed = constraints
        .iter()
        .rposition(|it| matches!(it, Constraint::LittleKiller(_) | Constraint::Outside(_)))?;
    constraints[changed] = match &constraints[changed] {
        Constraint::LittleKiller(it) => Constraint::LittleKiller(LittleKiller::new(
            it.place(),
            it.diagonal(),
            it.sum() + 1,
            layout,
        )?),
        Constraint::Outside(it) => {
            Constraint::Outside(OutsideNumber::new(it.kind(), it.place(), it.number() + 1, layout)?)
        }
        _ => return None,
    };
    Rules::new(layout, constraints)
}

#[test]
fn proved_puzzles_have_their_answer_and_no_other() {
    let mut checked = Vec::new();
    for list in LISTS {
        let Some(puzzles) = proved_of(list, &OUTSIDE) else { return };
        for Proved { id, puzzle, answer } in puzzles {
            let start = std::time::Instant::now();
            let found = uniqueness(&puzzle, &Control::default()).unwrap();
            assert_eq!(found, Uniqueness::Only(answer.clone()), "{id}");
            let took = start.elapsed();
            // With another number the answer is another one, or there is none, or there are several.
            let layout = puzzle.layout();
            let rules = off_by_one(puzzle.rules(), layout).unwrap();
            let givens = puzzle.givens().clone();
            if let Ok(other) = Puzzle::of_parts(givens, rules, CellSets::none(layout)) {
                let found = uniqueness(&other, &Control::default()).unwrap();
                assert_ne!(found, Uniqueness::Only(answer), "{id}");
                checked.push(format!("{id}: {took:?}, off by one: {}", kind_of(&found)));
            } else {
                checked.push(format!("{id}: {took:?}, off by one: no puzzle"));
            }
        }
    }
    eprintln!("{} puzzles:\n{}", checked.len(), checked.join("\n"));
    assert!(checked.len() >= 6, "{checked:?}");
}

#[test]
fn a_puzzle_with_several_answers_has_as_many_as_were_proved() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/variants/examples.jsonl");
    let Ok(text) = fs::read_to_string(path) else { return };
    let line = text.lines().find(|line| line.contains("\"iss-skyscaper-2-3\"")).unwrap();
    let document = format::read(line.as_bytes()).unwrap().documents.remove(0);
    let counted = count_all(&document.puzzle().unwrap(), &Control::default()).unwrap();
    assert_eq!(counted.answers, 6);
}

fn kind_of(found: &Uniqueness) -> &'static str {
    match found {
        Uniqueness::Only(_) => "another answer",
        Uniqueness::NoAnswer => "none",
        Uniqueness::Several => "several",
    }
}
