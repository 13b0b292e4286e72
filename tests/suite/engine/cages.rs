//! Puzzles with cages, the first constraint with a propagator: compared with a solver that only tries digits, and with
//! answers that other programs proved.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use nonet::engine::rating::rate;
use nonet::engine::search::{Uniqueness, uniqueness};
use nonet::engine::technique::{AnyBoard, Candidate, Family, Solver, Technique, TechniqueSet};
use nonet::engine::{
    Answers, Cage, Cell, CellSets, Constraint, Contradiction, Control, Digit, Fault, Grid, Layout,
    Parity, Place, Puzzle, Rules, Singles, count_all, has_one_answer,
};
use nonet::lab::{Method, MethodRefusal, Run, RunEvent};
use proptest::prelude::*;
use serde_json::Value;

use super::against_reference::check;
use super::boards::{Dice, cases, compared_on_boards, puzzle_with_rules};

/// Cages of up to four cells, most with a sum, and odd and even cells, all kept by `answer`. Cells need not lie together,
/// and cages may overlap: no search may rely on either.
fn rules_of(answer: &Grid, cages: usize, dice: &mut Dice) -> Rules {
    let layout = answer.layout();
    let mut constraints = Vec::new();
    for _ in 0..cages {
        let mut cells: Vec<Cell> = layout.cells().collect();
        dice.shuffle(&mut cells);
        let mut cage: Vec<Cell> = Vec::new();
        for cell in cells.into_iter().take(1 + dice.below(5)) {
            if cage.iter().all(|&other| answer.get(other) != answer.get(cell)) {
                cage.push(cell);
            }
        }
        let sum = cage.iter().filter_map(|&cell| answer.get(cell)).map(|it| u32::from(it.get()));
        let sum = (dice.below(4) > 0).then(|| sum.sum());
        constraints.push(Constraint::Cage(Cage::new(cage, sum)));
    }
    for cell in layout.cells().filter(|_| dice.below(8) == 0) {
        let digit = answer.get(cell).unwrap();
        let parity = Parity::ALL.into_iter().find(|parity| parity.has(digit)).unwrap();
        constraints.push(Constraint::Parity(cell, parity));
    }
    Rules::new(layout, constraints).unwrap()
}

/// Holds answers, counts and uniqueness against the reference, and what is found without a search against all answers.
pub(super) fn check_all(puzzle: &Puzzle, most: usize) {
    check(puzzle, most);
    let answers = reference::answers(puzzle, most);
    let control = Control::default();
    let found = uniqueness(puzzle, &control).unwrap();
    match &answers[..] {
        [] => assert_eq!(found, Uniqueness::NoAnswer),
        [only] => assert_eq!(found, Uniqueness::Only(only.clone())),
        _ => assert_eq!(found, Uniqueness::Several),
    }
    if answers.len() < most {
        assert_eq!(count_all(puzzle, &control).unwrap().answers, answers.len() as u128);
    }
    let singles = Singles::of(puzzle);
    for answer in &answers {
        assert_eq!(singles.contradiction(), None);
        for (cell, digit) in answer.filled() {
            assert!(singles.candidates(cell).contains(digit), "{digit} is left in every answer");
            assert!(puzzle.candidates(cell).contains(digit));
        }
    }
}

compared_on_boards!(
    40,
    rules_of,
    1..9_usize,
    4..14_usize,
    5..25_usize,
    (70..100_usize, 5..25_usize)
);

/// Houses leave fewer bits for propagators, and have to share those that they keep.
#[test]
fn houses_and_cages_may_share_their_marks() {
    let layout = Layout::boxed(5, 5).unwrap();
    let mut answer = Grid::empty(Arc::clone(&layout));
    for cell in layout.cells() {
        let (row, column) = (layout.row(cell), layout.column(cell));
        answer.set(cell, Digit::from_index((row * 5 + row / 5 + column) % 25));
    }
    for seed in 0..6 {
        let mut dice = Dice::new(seed);
        let rules = rules_of(&answer, 60, &mut dice);
        let mut givens = answer.clone();
        for cell in layout.cells().filter(|_| dice.below(100) < 35) {
            givens.set(cell, None);
        }
        check(&Puzzle::of_parts(givens, rules, CellSets::none(&layout)).unwrap(), 5);
    }
}

fn cage(layout: &Layout, places: &[(usize, usize)], sum: Option<u32>) -> Constraint {
    let cells = places.iter().map(|&(row, column)| layout.cell(row, column).unwrap());
    Constraint::Cage(Cage::new(cells, sum))
}

/// The contradictions of a classic board with these digits in the first row, and one cage.
fn faults(digits: &str, places: &[(usize, usize)], sum: Option<u32>) -> Vec<(Fault, String)> {
    let layout = Layout::classic();
    let mut givens = Grid::empty(Arc::clone(&layout));
    for (column, digit) in digits.chars().enumerate() {
        let digit = digit.to_digit(10).and_then(|digit| Digit::new(u8::try_from(digit).ok()?));
        givens.set(layout.cell(0, column).unwrap(), digit);
    }
    let rules = Rules::new(&layout, [cage(&layout, places, sum)]).unwrap();
    let nothing = CellSets::none(&layout);
    let Err(reasons) = Puzzle::of_parts(givens, rules, nothing) else { return Vec::new() };
    let fault = |reason: &Contradiction| match reason {
        Contradiction::CellsBreakConstraint { fault, places: at, .. } => {
            assert_eq!(at[0], Place::new(0, 0));
            Some((fault.clone(), reason.to_string()))
        }
        _ => None,
    };
    reasons.iter().filter_map(fault).collect()
}

#[test]
fn broken_cages_are_told_with_what_is_wrong() {
    let row = [(0, 0), (0, 1), (0, 2)];
    assert_eq!(faults("12", &row, Some(6)), []);
    let five = Digit::new(5).unwrap();
    let [(fault, said)] = &faults("5.5", &row, None)[..] else { panic!("one fault") };
    assert!(matches!(fault, Fault::Repeated { digit, .. } if *digit == five), "{fault:?}");
    assert_eq!(said, "5 more than once in the cage at row 1 column 1");
    let [(fault, said)] = &faults("96", &row, Some(14))[..] else { panic!("one fault") };
    assert_eq!(*fault, Fault::Sum { held: 15, digits: 2, wanted: 14 });
    assert_eq!(said, "the cage at row 1 column 1 holds 15, not 14");
    let [(fault, said)] = &faults("123", &row, Some(14))[..] else { panic!("one fault") };
    assert_eq!(*fault, Fault::Sum { held: 6, digits: 3, wanted: 14 });
    assert_eq!(said, "the cage at row 1 column 1 holds 6, not 14");
    let [(fault, said)] = &faults("12", &row, Some(23))[..] else { panic!("one fault") };
    assert_eq!(*fault, Fault::NoCombination);
    assert_eq!(said, "no digits are left for the cage at row 1 column 1");
}

#[test]
fn a_cage_is_the_same_in_any_order_of_its_cells() {
    let layout = Layout::classic();
    let one = cage(&layout, &[(0, 0), (4, 4), (0, 1)], Some(15));
    let other = cage(&layout, &[(4, 4), (0, 1), (0, 0), (0, 1)], Some(15));
    assert_eq!(one, other);
    let rules = Rules::new(&layout, [one.clone(), other]).unwrap();
    assert_eq!((rules.constraints(), rules.ties_cells()), (&[one.clone()][..], true));
    assert_eq!(rules.tied_cells(), one.cells());
    assert_eq!(Rules::new(&layout, [Constraint::Cage(Cage::new([], Some(5)))]), None);
}

#[test]
fn digits_of_a_cage_exclude_each_other_in_all_candidates() {
    let layout = Layout::classic();
    let (first, far) = (layout.cell(0, 0).unwrap(), layout.cell(4, 4).unwrap());
    let five = Digit::new(5).unwrap();
    let rules = Rules::new(&layout, [cage(&layout, &[(0, 0), (4, 4)], None)]).unwrap();
    let beside = rules.left_given(far, |cell| (cell == first).then_some(five));
    assert!(!beside.contains(five) && rules.left_to(far).contains(five));
    let mut givens = Grid::empty(Arc::clone(&layout));
    givens.set(first, Some(five));
    let puzzle = Puzzle::of_parts(givens, rules, CellSets::none(&layout)).unwrap();
    assert!(!puzzle.candidates(far).contains(five));
    assert!(puzzle.ruled_out().is_empty(), "the digit is excluded, but not ruled out");
}

/// Digits of a cage without a sum are alike, and those of a sum are not. The board may not be turned under either.
#[test]
fn cages_grant_only_the_shortcuts_that_they_have() {
    let layout = Layout::classic();
    let rules = |sum| Rules::new(&layout, [cage(&layout, &[(0, 0), (4, 4)], sum)]).unwrap();
    let grants = |rules: &Rules| {
        (rules.treats_digits_alike(), rules.allows_opposite_digits(), rules.allows_shuffle())
    };
    assert_eq!(grants(&rules(None)), (true, true, false));
    assert_eq!(grants(&rules(Some(9))), (false, false, false));
}

/// A puzzle with one answer, and that answer.
fn with_one_answer(seed: u64) -> Option<(Puzzle, Grid)> {
    let puzzle =
        puzzle_with_rules(&Layout::classic(), 24, seed, |grid, dice| rules_of(grid, 30, dice))?;
    match uniqueness(&puzzle, &Control::default()).unwrap() {
        Uniqueness::Only(answer) => Some((puzzle, answer)),
        Uniqueness::NoAnswer | Uniqueness::Several => None,
    }
}

/// Techniques do not look into cages, so they may stop early. All that they find is right.
#[test]
fn techniques_are_right_in_puzzles_with_cages() {
    let (control, mut walked) = (Control::default(), 0);
    for (puzzle, answer) in (0..40).filter_map(with_one_answer) {
        let mut board = AnyBoard::new(&puzzle).unwrap();
        board.weigh_ruled_out(&puzzle, &control).unwrap();
        while let Some(step) = Solver::hodoku().next_step_on(&board, &control).unwrap() {
            for &Candidate { cell, digit } in &step.placements {
                assert_eq!(answer.get(cell), Some(digit), "{step:?}");
            }
            for &Candidate { cell, digit } in &step.eliminations {
                assert_ne!(answer.get(cell), Some(digit), "{step:?}");
            }
            board.apply(&step);
            walked += 1;
        }
        // Brute force asks the search, which knows the cages, so it always leads on.
        assert!(board.is_full(), "{:?}", puzzle.givens());
    }
    assert!(walked > 300, "{walked} steps");
}

/// Two cages on the corners of a rectangle tell its digits apart.
#[test]
fn uniqueness_stays_away_from_cages() {
    let is_uniqueness = |it: &Technique| it.family() == Family::Uniqueness;
    let known: TechniqueSet = Technique::ALL.iter().copied().filter(is_uniqueness).collect();
    let solver = Solver { known, ..Solver::hodoku() };
    let control = Control::default();
    for (puzzle, _) in (0..40).filter_map(with_one_answer) {
        let tied = puzzle.rules().tied_cells();
        let board = AnyBoard::new(&puzzle).unwrap();
        for step in solver.easiest_steps_on(&board, 100, &control).unwrap() {
            let cells = step.evidence.sets.iter().take(1).flat_map(|set| set.cells.iter());
            assert!(cells.into_iter().all(|cell| !tied.contains(&cell)), "{step:?}");
        }
    }
}

#[test]
fn what_knows_no_cages_says_so() {
    let (puzzle, _) = (0..40).find_map(with_one_answer).unwrap();
    let control = Control::default();
    assert_eq!(rate(&puzzle, &control), Ok(None));
    for method in Method::ALL {
        let refusal = method.refusal(&puzzle);
        let first = Run::new(method, &puzzle, 1, &control).next();
        if method == Method::OwnSearch {
            assert_eq!(refusal, None);
        } else {
            assert_eq!(refusal, Some(MethodRefusal::ConstraintsOnSeveralCells), "{method:?}");
            assert_eq!(first, Some(RunEvent::GiveUp), "{method:?}");
        }
    }
}

/// A killer of the lists beside the project.
struct Killer {
    id: String,
    puzzle: Puzzle,
    answer: Grid,
}

/// Reads a line. Returns `None` if the puzzle has anything but boxes, cages, odd and even cells, or no proved answer.
fn killer(line: &str) -> Option<Killer> {
    let json: Value = serde_json::from_str(line).expect("the lists are JSON");
    let number = |value: &Value| usize::try_from(value.as_u64()?).ok();
    let boxes = json["boxes"].as_array()?;
    let layout = Layout::boxed(number(&boxes[0])?, number(&boxes[1])?)?;
    let is_plain = number(&json["digits"]) == Some(layout.digit_count());
    if !is_plain || json["regions"].is_array() || json["lowest"].is_u64() {
        return None;
    }
    let grid = |cells: &Value| -> Option<Grid> {
        let digit = |cell: &Value| Digit::new(u8::try_from(cell.as_u64()?).ok()?);
        let cells = cells.as_array()?.iter().map(digit).collect();
        Grid::from_cells(Arc::clone(&layout), cells)
    };
    let cell = |name: &Value| layout.cell_named(&name.as_str()?.to_lowercase());
    let mut constraints = Vec::new();
    for (name, stated) in json["rules"].as_object()? {
        for stated in stated.as_array()? {
            constraints.push(match name.as_str() {
                "killercage" => {
                    let cells = stated["cells"].as_array()?.iter().filter_map(cell);
                    let sum = stated["value"].as_str().and_then(|sum| sum.parse().ok());
                    Constraint::Cage(Cage::new(cells, sum))
                }
                "odd" => Constraint::Parity(cell(&stated["cell"])?, Parity::Odd),
                "even" => Constraint::Parity(cell(&stated["cell"])?, Parity::Even),
                _ => return None,
            });
        }
    }
    let rules = Rules::new(&layout, constraints)?;
    let puzzle = Puzzle::of_parts(grid(&json["givens"])?, rules, CellSets::none(&layout));
    let answer = grid(&json["solution"]).filter(|_| json["answers"] == 1)?;
    let id = json["id"].as_str()?.to_owned();
    let puzzle = puzzle.unwrap_or_else(|reasons| panic!("{id}: {reasons}"));
    puzzle.rules().ties_cells().then_some(Killer { id, puzzle, answer })
}

fn killers(list: &str) -> Vec<Killer> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data");
    let Ok(text) = fs::read_to_string(folder.join(list)) else {
        eprintln!("{list}: the list is not beside the project, so nothing was tested");
        return Vec::new();
    };
    text.lines().filter_map(killer).collect()
}

/// Each killer has its answer and no other. Says how long that took.
fn check_killers(killers: impl Iterator<Item = Killer>) {
    let mut times: Vec<(Duration, String)> = Vec::new();
    for Killer { id, puzzle, answer } in killers {
        let start = Instant::now();
        let found = uniqueness(&puzzle, &Control::default()).unwrap();
        times.push((start.elapsed(), id.clone()));
        assert_eq!(found, Uniqueness::Only(answer.clone()), "{id}");
        let full = puzzle.with_givens(answer.clone()).unwrap();
        assert!(has_one_answer(&full, &Control::default()).unwrap(), "{id}");
        let mut answers = Answers::new(&full);
        assert_eq!(answers.next(&Control::default()), Ok(true));
        assert_eq!(answers.grid(), Some(answer), "{id}");
    }
    times.sort();
    eprintln!("{times:?}");
}

/// Killers that take up to a few seconds each in a build for tests. Others take minutes, or more.
const EVERYDAY: [&str; 31] = [
    "c-arkham-basement-34",
    "c-kd-killer-im10-b100-p8",
    "c-kd-killer-im2-b100-p8",
    "c-kd-killer-im2-b21-p1",
    "c-kd-killer-im3-b21-p1",
    "c-kd-killer-im4-b21-p1",
    "c-kd-killer-im5-b21-p1",
    "c-kd-killer-im7-b100-p8",
    "c-kd-killer-im7-b21-p1",
    "c-kd-killer-im8-b100-p8",
    "c-kd-killer-im9-b21-p1",
    "c-ps-yak-94",
    "c-wpf-killer-4",
    "c-wpf-killer-5",
    "iss-killer",
    "iss-tarek-all-10",
    "iss-tarek-all-12",
    "iss-tarek-all-13",
    "iss-tarek-all-15",
    "iss-tarek-all-16",
    "iss-tarek-all-17",
    "iss-tarek-all-23",
    "iss-tarek-all-24",
    "iss-tarek-all-25",
    "iss-tarek-all-29",
    "iss-tarek-all-3",
    "iss-tarek-all-30",
    "iss-tarek-all-31",
    "iss-tarek-all-32",
    "iss-tarek-all-40",
    "iss-tarek-all-9",
];

fn is_everyday(killer: &Killer) -> bool {
    EVERYDAY.contains(&killer.id.as_str())
}

const LISTS: [&str; 4] = [
    "clues/clues.jsonl",
    "variants/killer.jsonl",
    "variants/fpuzzles.jsonl",
    "variants/examples.jsonl",
];

#[test]
fn killers_have_their_proved_answer_and_no_other() {
    check_killers(LISTS.into_iter().flat_map(killers).filter(is_everyday));
}

mod longest {
    use super::*;

    #[test]
    #[ignore = "takes minutes"]
    fn hard_killers_have_their_proved_answer_and_no_other() {
        check_killers(LISTS.into_iter().flat_map(killers).filter(|killer| !is_everyday(killer)));
    }
}
