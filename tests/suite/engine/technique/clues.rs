//! The techniques of clues: what each finds on a small board, that no step is wrong, and how far they go.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use nonet::engine::search::{Uniqueness, uniqueness};
use nonet::engine::technique::{
    AnyBoard, BoardStep, Candidate, Family, Solver, Technique, TechniqueSet,
};
use nonet::engine::{
    Answers, Cage, Cell, CellSets, Constraint, Control, Digit, Grid, Layout, Puzzle, Rules,
};
use nonet::format::{self, constraint_texts};
use nonet::text::Language;
use nonet::text::technique::{explain, placed_line};

use super::super::boards::{Dice, full_grid};
use super::general::layout;

/// A puzzle of 4×4 with these cages, each as its sum and the names of its cells.
fn killer(cages: &[(u32, &str)]) -> Puzzle {
    let layout = layout("4x4");
    let cage = |&(sum, cells): &(u32, &str)| {
        let cells = cells.split(' ').map(|name| layout.cell_named(name).unwrap());
        Constraint::Cage(Cage::new(cells, (sum > 0).then_some(sum)))
    };
    let rules = Rules::new(&layout, cages.iter().map(cage)).unwrap();
    let nothing = CellSets::none(&layout);
    Puzzle::of_parts(Grid::empty(layout.clone()), rules, nothing).unwrap()
}

/// The board of a puzzle, without the candidates `gone`, such as `r1c1<>34`.
fn board(puzzle: &Puzzle, gone: &[&str]) -> AnyBoard {
    let mut board = AnyBoard::new(puzzle).unwrap();
    for gone in gone {
        let (cell, digits) = gone.split_once("<>").unwrap();
        let cell = puzzle.layout().cell_named(cell).unwrap();
        for digit in digits.chars().filter_map(|sign| sign.to_digit(10)) {
            let digit = Digit::new(u8::try_from(digit).unwrap()).unwrap();
            board.remove(Candidate { cell, digit });
        }
    }
    board
}

/// The steps of a technique.
fn steps(technique: Technique, board: &AnyBoard) -> Vec<BoardStep> {
    let solver = Solver::of(technique);
    solver.easiest_steps_on(board, usize::MAX, &Control::default()).unwrap()
}

/// Checks the first step of a technique: its line, and the reason that is told for it.
#[track_caller]
fn check(technique: Technique, board: &AnyBoard, line: &str, reason: &str) {
    let steps = steps(technique, board);
    let lines: Vec<String> =
        steps.iter().map(|step| placed_line(step, Language::ENGLISH)).collect();
    let at = lines.iter().position(|it| it == line);
    let at = at.unwrap_or_else(|| panic!("{line} is none of {lines:#?}"));
    let told = explain(&steps[at], Language::ENGLISH);
    assert!(told.contains(reason), "{told}");
}

#[test]
fn the_last_cell_of_a_cage_takes_what_the_sum_lacks() {
    let puzzle = killer(&[(5, "r1c1 r1c2")]);
    let mut board = board(&puzzle, &[]);
    let (cell, digit) = (Cell::new(0).unwrap(), Digit::new(2).unwrap());
    board.place(Candidate { cell, digit });
    check(
        Technique::CageLastCell,
        &board,
        "Last cell of a cage 3, r1c2: r1c2=3",
        "r1c2 is the last open cell of the cage of 5 at r1c1, and 3 is what the sum lacks.",
    );
}

#[test]
fn one_cell_of_a_house_without_a_cage_is_what_45_leaves() {
    let puzzle = killer(&[(7, "r1c1 r1c2 r1c3")]);
    check(
        Technique::RuleOf45,
        &board(&puzzle, &[]),
        "Rule of 45 on 3, row 1: r1c4=3",
        "The digits of row 1 add up to 10, and the cage of 7 at r1c1 to 7. That leaves 3 for r1c4.",
    );
}

#[test]
fn one_cell_outside_is_what_the_cages_have_beyond_45() {
    let puzzle = killer(&[(3, "r1c1 r1c2"), (9, "r1c3 r1c4 r2c4")]);
    check(
        Technique::RuleOf45,
        &board(&puzzle, &[]),
        "Rule of 45 on 2, row 1: r2c4=2",
        "and the cage of 3 at r1c1 and the cage of 9 at r1c3 to 12. The difference, 2, lies outside, in r2c4.",
    );
}

#[test]
fn digits_of_no_combination_go() {
    let puzzle = killer(&[(3, "r1c1 r2c3")]);
    check(
        Technique::CageCombinations,
        &board(&puzzle, &[]),
        "Cage combinations 3 and 4, r1c1 and r2c3: r1c1,r2c3<>3 and r1c1,r2c3<>4",
        "The only combination that is left for the cage of 3 at r1c1 is 1+2. It does not have 3 or 4.",
    );
    let puzzle = killer(&[(5, "r1c1 r2c3")]);
    check(
        Technique::CageCombinations,
        &board(&puzzle, &["r1c1<>12", "r2c3<>2"]),
        "Cage combinations 3, r1c1 and r2c3: r1c1,r2c3<>3",
        "The only combination that is left for the cage of 5 at r1c1 is 1+4.",
    );
}

#[test]
fn a_digit_of_every_combination_goes_from_cells_that_see_its_places() {
    let puzzle = killer(&[(6, "r1c1 r1c2 r1c3")]);
    check(
        Technique::CageDigit,
        &board(&puzzle, &[]),
        "Digit locked in a cage 1, r1c123: r1c4<>1",
        "So 1 is in the cage, in r1c1, r1c2 or r1c3. A cell that sees all of them cannot be 1.",
    );
}

#[test]
fn a_digit_goes_where_the_other_cells_could_not_be_filled() {
    let puzzle = killer(&[(5, "r1c1 r1c2")]);
    check(
        Technique::CluePlaces,
        &board(&puzzle, &["r1c1<>34"]),
        "Places in a clue 1 and 2, r1c12: r1c2<>1 and r1c2<>2",
        "1+4 and 2+3 are left for the cage of 5 at r1c1. With one of the digits that are ruled out here, the other cells of the cage could not be filled.",
    );
}

#[test]
fn several_innies_are_a_cage_without_a_line() {
    let puzzle = killer(&[(3, "r1c1 r1c2")]);
    check(
        Technique::InniesAndOuties,
        &board(&puzzle, &[]),
        "Innies and outies, row 1: r1c34<>1 and r1c34<>2",
        "That leaves 7 for r1c34. With one of the digits that are ruled out here, the others could not make that up.",
    );
}

#[test]
fn an_innie_and_an_outie_differ_by_what_houses_and_cages_say() {
    let puzzle = killer(&[(5, "r1c1 r1c2"), (3, "r1c3 r2c3")]);
    check(
        Technique::InniesAndOuties,
        &board(&puzzle, &["r2c3<>34"]),
        "Innies and outies 1 and 2, row 1: r1c4<>1 and r1c4<>2",
        "So r1c4 has 2 more than r2c3.",
    );
}

#[test]
fn a_cage_takes_the_place_of_a_cell_in_a_subset() {
    let puzzle = killer(&[(5, "r1c1 r1c2")]);
    check(
        Technique::KillerSubset,
        &board(&puzzle, &["r1c3<>34"]),
        "Killer subset 1 and 2, row 1: r1c4<>1 and r1c4<>2",
        "Whatever combination is left for the cage of 5 at r1c1, r1c123 hold 1 and 2 between them.",
    );
}

/// A puzzle of 4×4 with constraints as its own document writes them.
fn with_clues(texts: &str) -> Puzzle {
    let text = format!(
        "Nonet(version: 4, shape: \"4x4\", givens: [\"....\", \"....\", \"....\", \"....\"], constraints: [{texts}])"
    );
    format::read(text.as_bytes()).unwrap().documents[0].puzzle().unwrap()
}

#[test]
fn a_line_leaves_the_digits_of_some_way_to_fill_it() {
    let puzzle = with_clues("\"renban r1c1 r2c3 r3c2\"");
    check(
        Technique::RenbanRange,
        &board(&puzzle, &["r1c1<>23", "r2c3<>34"]),
        "Renban range 1, 2 and 4, r1c1, r2c3 and r3c2: r2c3,r3c2<>1, r3c2<>2 and r3c2<>4",
        "1-2-3 and 2-3-4 are left for the renban line at r1c1. No way to place one of these runs has a digit that is ruled out here.",
    );
    let puzzle = with_clues("\"doublearrow r1c1 r2c3 r3c2\"");
    check(
        Technique::ClueLimits,
        &board(&puzzle, &[]),
        "Limits of a clue 1 and 4, r1c1, r2c3 and r3c2: r2c3<>1 and r1c1,r3c2<>4",
        "With one of the digits that are ruled out here, the double arrow at r1c1 could not be filled.",
    );
}

#[test]
fn the_parts_of_a_line_have_one_sum() {
    let puzzle = with_clues("\"regionsum r1c2 r1c3 r1c4\"");
    check(
        Technique::RegionSums,
        &board(&puzzle, &[]),
        "Region sums 1 and 4, r1c234: r1c2<>1 and r1c34<>4",
        "have the same sum in each region that it goes through. With one of the digits that are ruled out here, the parts of the region sum line at r1c2 in its regions could not have one sum.",
    );
}

#[test]
fn a_number_outside_counts_some_sets_of_digits() {
    let puzzle = with_clues("\"sandwich 5 r1c0\"");
    check(
        Technique::OutsideSets,
        &board(&puzzle, &[]),
        "Sets of an outside number 1, 2, 3 and 4, r1c1234: r1c23<>1, r1c14<>2, r1c14<>3 and r1c23<>4",
        "The only combination that is left for the sandwich at r1c1 (5 left of row 1) is 2+3.",
    );
    let puzzle = with_clues("\"xsum 3 r1c0\"");
    check(
        Technique::OutsideSets,
        &board(&puzzle, &[]),
        "Sets of an outside number 1, 2, 3 and 4, r1c1234: r1c134<>1, r1c234<>2, r1c12<>3 and r1c12<>4",
        "The only combination that is left for the X-sum at r1c1 (3 left of row 1) is 1+2.",
    );
}

#[test]
fn what_one_cell_cannot_be_its_copy_cannot_be() {
    let puzzle = with_clues("\"palindrome r1c1 r2c3\"");
    check(
        Technique::ClueCopies,
        &board(&puzzle, &["r1c1<>12"]),
        "Copies 3 and 4, r1c1: r2c3<>1 and r2c3<>2",
        "digits on a line read the same from both ends. r1c1 is 3 or 4, and r2c3 must hold the same.",
    );
}

#[test]
fn a_cell_bounds_the_others_of_its_thermometer() {
    let puzzle = with_clues("\"thermometer r1c1 r2c2\"");
    check(
        Technique::ThermometerBounds,
        &board(&puzzle, &["r1c1<>1"]),
        "Thermometer bounds 2 and 3, r1c1: r2c2<>2",
        "r1c1 is 2 or 3. Along the thermometer at r1c1 each digit is larger than the one before.",
    );
    let puzzle = with_clues("\"slowthermometer r1c1 r2c3\"");
    check(
        Technique::ThermometerBounds,
        &board(&puzzle, &["r1c1<>12"]),
        "Thermometer bounds 3 and 4, r1c1: r2c3<>1 and r2c3<>2",
        "Along the slow thermometer at r1c1 no digit is smaller than the one before.",
    );
}

#[test]
fn all_candidates_of_a_cell_rule_out_a_digit_of_another_cell_of_the_clue() {
    let puzzle = with_clues("\"whispers 2 r1c1 r2c3\"");
    check(
        Technique::CluePartners,
        &board(&puzzle, &["r1c1<>12"]),
        "Clue partners 3 and 4, r1c1: r2c3<>3 and r2c3<>4",
        "Neighbours on a line with W and a number differ by that number or more. r1c1 is 3 or 4. Because of the whispers line at r1c1, each of these rules out the same.",
    );
    let puzzle = with_clues("\"ratio r1c1 r1c2\"");
    check(
        Technique::CluePartners,
        &board(&puzzle, &["r1c1<>2"]),
        "Clue partners 1 and 4, r1c1: r1c2<>1 and r1c2<>4",
        "Because of the black dot at r1c1, each of these rules out the same.",
    );
}

#[test]
fn an_arrow_leaves_what_its_cells_can_add_up_to() {
    let puzzle = with_clues("\"arrow r1c1 r1c2 r2c3\"");
    check(
        Technique::ArrowBounds,
        &board(&puzzle, &["r1c2<>1"]),
        "Arrow bounds 1, 2, 3 and 4, r1c12 and r2c3: r1c1<>1, r1c1<>2, r2c3<>3 and r1c2,r2c3<>4",
        "Digits along an arrow add up to the digit in its circle. With one of the digits that are ruled out here, the circle of the arrow at r1c1 and the sum of its shaft could not be equal.",
    );
}

#[test]
fn any_clue_loses_what_its_cells_cannot_hold_together() {
    // A cage without a sum that holds each digit once, as a house does.
    let puzzle = killer(&[(0, "r1c1 r1c2 r2c3 r2c4")]);
    check(
        Technique::ClueLimits,
        &board(&puzzle, &["r1c1<>1", "r1c2<>1", "r2c3<>1"]),
        "Limits of a clue 2, 3 and 4, r1c12 and r2c34: r2c4<>2, r2c4<>3 and r2c4<>4",
        "With one of the digits that are ruled out here, the cage at r1c1 could not be filled.",
    );
}

/// A puzzle without givens whose cages are those of a full grid, most of them of two to four cells.
fn random_killer(layout: &Arc<Layout>, dice: &mut Dice) -> Puzzle {
    let answer = full_grid(layout, dice);
    let mut free: Vec<Cell> = layout.cells().collect();
    let mut cages = Vec::new();
    while let Some(first) = free.first().copied() {
        let size = 1 + dice.below(4);
        let mut cage = vec![first];
        free.retain(|&cell| cell != first);
        while cage.len() < size {
            let digit = |cell: Cell| answer.get(cell);
            let fits = |&cell: &Cell| {
                cage.iter().any(|&it| layout.beside(it).any(|beside| beside == cell))
                    && cage.iter().all(|&it| digit(it) != digit(cell))
            };
            let next: Vec<Cell> = free.iter().copied().filter(fits).collect();
            let Some(&next) = next.get(dice.below(next.len().max(1))) else { break };
            cage.push(next);
            free.retain(|&cell| cell != next);
        }
        // Here and there cells stay without a cage.
        if dice.below(8) > 0 {
            let digits = cage.iter().filter_map(|&cell| answer.get(cell));
            let sum = digits.map(|digit| u32::from(digit.get())).sum();
            cages.push(Constraint::Cage(Cage::new(cage, Some(sum))));
        }
    }
    let rules = Rules::new(layout, cages).unwrap();
    let nothing = CellSets::none(layout);
    Puzzle::of_parts(Grid::empty(Arc::clone(layout)), rules, nothing).unwrap()
}

/// Some of the answers of a puzzle.
fn some_answers(puzzle: &Puzzle) -> Vec<Grid> {
    let mut answers = Answers::new(puzzle);
    let next = || answers.next(&Control::default()).unwrap().then(|| answers.grid().unwrap());
    std::iter::from_fn(next).take(60).collect()
}

#[track_caller]
fn assert_right(step: &BoardStep, answers: &[Grid], puzzle: &Puzzle) {
    let told = || {
        let cages = constraint_texts(puzzle.rules(), puzzle.layout());
        format!("{}\n{cages:?}", placed_line(step, Language::ENGLISH))
    };
    for answer in answers {
        for placed in &step.placements {
            assert_eq!(answer.get(placed.cell), Some(placed.digit), "{}", told());
        }
        for gone in &step.eliminations {
            assert_ne!(answer.get(gone.cell), Some(gone.digit), "{}", told());
        }
    }
}

/// Singles and the techniques of clues.
fn of_clues() -> TechniqueSet {
    let is_wanted = |it: &Technique| matches!(it.family(), Family::Clues | Family::Singles);
    Technique::ALL.iter().copied().filter(is_wanted).collect()
}

/// Looks at all steps of each board on the way, and takes the first. Returns the techniques that were seen.
fn walk(puzzle: &Puzzle) -> TechniqueSet {
    let answers = some_answers(puzzle);
    let solver = Solver { known: of_clues(), ..Solver::hodoku() };
    let mut board = AnyBoard::new(puzzle).unwrap();
    let mut seen = TechniqueSet::EMPTY;
    loop {
        let all = solver.easiest_steps_on(&board, usize::MAX, &Control::default()).unwrap();
        for step in &all {
            assert_right(step, &answers, puzzle);
            seen.insert(step.technique);
            for language in Language::all() {
                assert!(!explain(step, language).is_empty());
            }
        }
        let Some(step) = all.first() else { return seen };
        board.apply(step);
    }
}

#[test]
fn every_step_is_true_in_every_answer() {
    let mut seen = TechniqueSet::EMPTY;
    for (name, seeds) in [("4x4", 0..80), ("6x6", 0..24), ("9x9", 0..2)] {
        for seed in seeds {
            let puzzle = random_killer(&layout(name), &mut Dice::new(seed));
            walk(&puzzle).iter().for_each(|technique| seen.insert(technique));
        }
    }
    let is_of_other_clues = |technique: &Technique| {
        matches!(
            technique,
            Technique::ThermometerBounds
                | Technique::ClueCopies
                | Technique::CluePartners
                | Technique::ClueLimits
                | Technique::ArrowBounds
                | Technique::RenbanRange
                | Technique::RegionSums
                | Technique::OutsideSets
        )
    };
    for technique in of_clues().iter().filter(|it| !is_of_other_clues(it)) {
        assert!(seen.contains(technique), "{technique} was not seen");
    }
}

#[test]
fn a_puzzle_without_clues_knows_none_of_these_techniques() {
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let board = AnyBoard::new(&line.parse::<Puzzle>().unwrap()).unwrap();
    for technique in Technique::ALL.iter().filter(|it| it.family() == Family::Clues) {
        assert!(steps(*technique, &board).is_empty(), "{technique}");
        assert!(!technique.works_on(&Layout::classic()), "{technique}");
    }
}

/// The puzzles of the collection beside the project whose clues are known, and have one answer, with that answer.
fn collected() -> Vec<(Puzzle, Grid)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/clues");
    let Ok(text) = fs::read_to_string(folder.join("clues.jsonl")) else {
        eprintln!("the collection is not beside the project, so nothing was tested");
        return Vec::new();
    };
    let puzzle = |line: &str| {
        let puzzle = format::read(line.as_bytes()).ok()?.documents.first()?.puzzle().ok()?;
        match uniqueness(&puzzle, &Control::default()).unwrap() {
            Uniqueness::Only(answer) if !puzzle.rules().is_empty() => Some((puzzle, answer)),
            _ => None,
        }
    };
    text.lines().filter_map(puzzle).collect()
}

#[test]
fn steps_on_puzzles_with_clues_of_every_kind_are_right() {
    let collected = collected();
    let mut seen = TechniqueSet::EMPTY;
    for (puzzle, _) in &collected {
        walk(puzzle).iter().for_each(|technique| seen.insert(technique));
    }
    let missing: Vec<Technique> = of_clues().iter().filter(|&it| !seen.contains(it)).collect();
    assert!(collected.is_empty() || missing.is_empty(), "{missing:?}");
}

/// Everyday killers of newspapers and competitions. More than four of five are solved without trial.
#[test]
fn techniques_solve_everyday_killers() {
    let mut solver = Solver::hodoku();
    // With these a path takes seconds, and is nothing that a person would follow.
    for technique in [Technique::BruteForce, Technique::ForcingNetContradiction] {
        solver.known.remove(technique);
    }
    let is_killer = |puzzle: &Puzzle| {
        puzzle.rules().constraints().iter().all(|constraint| constraint.cage().is_some())
    };
    let (mut killers, mut done) = (0, 0);
    for (puzzle, answer) in collected().iter().filter(|(puzzle, _)| is_killer(puzzle)) {
        let path = solver.any_path_of(puzzle, &Control::default()).unwrap().unwrap();
        for step in path.steps() {
            assert_right(&step, std::slice::from_ref(answer), puzzle);
        }
        killers += 1;
        done += usize::from(path.is_solved());
    }
    assert!(done * 100 >= killers * 80, "{done} of {killers}");
}
