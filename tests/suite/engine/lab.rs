//! Compares the methods of the lab with the plain reference solver, and their events with their boards and counters.

use std::collections::BTreeSet;

use nonet::engine::lab::{Counters, Event, Method, Run, Tape, TracedBoard};
use nonet::engine::{Cell, Control, Grid, NamedShape, Puzzle};
use proptest::prelude::*;

use super::boards::{Dice, cases, classic, empty, grid, spoiled, sub_puzzle, text};
use super::reference;
use super::shapes::random_puzzle;

/// The most answers that are compared.
const MOST: usize = 100;

/// The newspaper puzzle of the examples, and its only answer.
const PUZZLE: &str =
    ".2.1...8.4....7..28.....73.18.2....6.7.861.2.2....3.15.92.....77..5....3.3...9.5.";

fn run(method: Method, puzzle: &Puzzle) -> Run {
    Run::new(method, puzzle, 1, &Control::default())
}

fn complete() -> impl Iterator<Item = Method> {
    Method::ALL.into_iter().filter(|method| method.is_complete())
}

/// The first answers that a method finds, in the order in which it finds them.
fn answers(method: Method, puzzle: &Puzzle, most: usize) -> Vec<Grid> {
    let mut board = TracedBoard::new(puzzle);
    let mut found = Vec::new();
    for event in run(method, puzzle) {
        board.apply(event);
        if event == Event::Answer {
            found.push(board.grid());
            if found.len() == most {
                break;
            }
        }
    }
    found
}

fn sorted(grids: &[Grid]) -> BTreeSet<String> {
    grids.iter().map(text).collect()
}

fn check_answers(puzzle: &Puzzle) {
    let wanted = reference::answers(puzzle, MOST + 1);
    for method in complete() {
        let found = answers(method, puzzle, MOST + 1);
        assert_eq!(found.len(), wanted.len(), "{method:?} on {:?}", puzzle.givens());
        assert_eq!(sorted(&found).len(), found.len(), "{method:?} finds an answer once");
        if method.is_in_order() {
            assert_eq!(found, wanted, "{method:?} on {:?}", puzzle.givens());
        } else if wanted.len() <= MOST {
            assert_eq!(sorted(&found), sorted(&wanted), "{method:?} on {:?}", puzzle.givens());
        }
        for answer in &found {
            assert!(Puzzle::ruling_out(answer.clone(), puzzle.ruled_out().clone()).is_ok());
        }
    }
}

/// Steps a tape forwards, now and then some events backwards and forwards again, and compares the board each time.
fn check_tape(method: Method, puzzle: &Puzzle, seed: u64) {
    let mut dice = Dice::new(seed);
    let mut tape = Tape::new(method, puzzle, 1, &Control::default());
    let mut seen = Vec::new();
    let mut boards = vec![tape.board().clone()];
    let mut counters = vec![tape.counters()];
    for _ in 0..60 {
        for _ in 0..dice.below(9) {
            let Some(event) = tape.forward() else { break };
            seen.push(event);
            boards.push(tape.board().clone());
            counters.push(tape.counters());
        }
        let back = dice.below(seen.len() + 2);
        let mut at = seen.len();
        for _ in 0..back {
            let Some(event) = tape.back() else { break };
            at -= 1;
            assert_eq!((event, tape.board()), (seen[at], &boards[at]), "{method:?}");
            assert_eq!(tape.counters(), counters[at], "{method:?}");
        }
        while at < seen.len() {
            assert_eq!(tape.forward(), Some(seen[at]), "{method:?}");
            at += 1;
            assert_eq!((tape.board(), tape.counters()), (&boards[at], counters[at]), "{method:?}");
        }
    }
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn complete_methods_find_the_answers_of_random_shapes(seed: u64) {
        if let Some(puzzle) = random_puzzle(seed) {
            check_answers(&puzzle);
        }
    }

    #[test]
    fn tapes_go_back_on_random_shapes(seed: u64) {
        if let Some(puzzle) = random_puzzle(seed) {
            Method::ALL.into_iter().for_each(|method| check_tape(method, &puzzle, seed));
        }
    }
}

#[test]
fn complete_methods_find_the_answers_of_named_boards() {
    for (name, left) in [("4x4", 4), ("6x6", 14), ("3x2", 14), ("logi-5", 8), ("latin 5x5", 8)] {
        let layout = NamedShape::named(name).unwrap().layout();
        let cells = layout.cell_count();
        for seed in 0..4 {
            check_answers(&sub_puzzle(&layout, left, cells, seed));
        }
    }
}

#[test]
fn complete_methods_solve_a_puzzle_of_the_newspaper() {
    check_answers(&classic(PUZZLE));
}

#[test]
fn candidates_that_the_puzzle_rules_out_stay_out() {
    let layout = NamedShape::named("4x4").unwrap().layout();
    let givens = grid(layout.clone(), "12..............");
    let mut ruled_out = nonet::engine::CellSets::none(&layout);
    ruled_out.set(Cell::new(15).unwrap(), nonet::engine::DigitSet::from_bits(0b0101));
    ruled_out.set(Cell::new(6).unwrap(), nonet::engine::DigitSet::from_bits(0b0010));
    check_answers(&Puzzle::ruling_out(givens, ruled_out).unwrap());
}

#[test]
fn annealing_solves_easy_puzzles_and_says_when_it_gives_up() {
    let mut solved = 0;
    for (name, left) in [("4x4", 5), ("6x6", 18), ("latin 5x5", 10), ("logi-5", 10), ("9x9", 45)] {
        let layout = NamedShape::named(name).unwrap().layout();
        let puzzle = sub_puzzle(&layout, left, layout.cell_count(), 3);
        let mut board = TracedBoard::new(&puzzle);
        let mut last = None;
        for event in run(Method::Annealing, &puzzle) {
            board.apply(event);
            last = Some(event);
        }
        match last {
            Some(Event::Answer) => {
                assert!(board.grid().is_full() && Puzzle::new(board.grid()).is_ok(), "{name}");
                solved += 1;
            }
            other => assert_eq!(other, Some(Event::GiveUp), "{name}"),
        }
    }
    assert!(solved >= 4, "{solved} of 5");
}

#[test]
fn annealing_gives_up_on_a_board_with_no_answer() {
    let layout = NamedShape::named("4x4").unwrap().layout();
    let has_none = |puzzle: &Puzzle| reference::count(puzzle, 1) == 0;
    let of_seed = |seed| spoiled(&sub_puzzle(&layout, 5, 16, seed), seed).filter(has_none);
    let none =
        (0..100).find_map(of_seed).expect("some of a hundred spoiled puzzles have no answer");
    assert_eq!(run(Method::Annealing, &none).last(), Some(Event::GiveUp));
}

#[test]
fn counters_are_those_of_the_events() {
    for method in Method::ALL {
        let mut counters = Counters::default();
        let mut counted = [0_u64; 8];
        for event in run(method, &classic(PUZZLE)).take(20_000) {
            counters.add(event);
            let kind = match event {
                Event::Try(_) => 0,
                Event::Refuse { .. } => 1,
                Event::TakeBack(_) => 2,
                Event::Deduce(_) => 3,
                Event::Exclude(_) => 4,
                Event::Learn { .. } => 5,
                Event::Exchange(_) => 6,
                Event::Answer => 7,
                Event::Withdraw(_) | Event::Readmit(_) | Event::GiveUp => continue,
            };
            counted[kind] += 1;
        }
        let told = [
            counters.trials,
            counters.refusals,
            counters.backtracks,
            counters.deductions,
            counters.exclusions,
            counters.learnt,
            counters.exchanges,
            counters.answers,
        ];
        assert_eq!(told, counted, "{method:?}");
        assert_eq!(counters.depth, counted[0] - counted[1] - counted[2], "{method:?}");
    }
}

#[test]
fn a_tape_holds_the_last_million_events() {
    let mut tape = Tape::new(Method::MarkArrays, &empty(), 1, &Control::default());
    for _ in 0..Tape::LENGTH + 500_000 {
        tape.forward();
    }
    let mut back = 0;
    while tape.back().is_some() {
        back += 1;
    }
    assert_eq!(back, Tape::LENGTH);
    assert_eq!(tape.counters().events, 500_000);
}

#[test]
fn a_cancelled_search_of_nonet_gives_up() {
    let control = Control::default();
    control.cancel.cancel();
    let run = Run::new(Method::OwnSearch, &empty(), 1, &control);
    assert_eq!(run.collect::<Vec<_>>(), [Event::GiveUp]);
}
