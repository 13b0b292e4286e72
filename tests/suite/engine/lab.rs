//! Compares the methods of the lab with the plain reference solver, and their events with their boards and counters.

use std::collections::BTreeSet;
use std::sync::Arc;

use nonet::engine::{
    Cell, CellSets, Control, DigitSet, ExtraHouses, Grid, LayoutBuilder, NamedShape, Puzzle, Rule,
};
use nonet::lab::{Counters, Method, Racer, Run, RunEnd, RunEvent, Tape, TracedBoard, faults_on};
use proptest::prelude::*;

use super::boards::{Dice, cases, classic, empty, grid, spoiled, sub_puzzle, text};
use super::shapes::random_puzzle;

/// The most answers that are compared.
const MOST: usize = 100;

/// The newspaper puzzle of the examples, and its only answer.
const PUZZLE: &str =
    ".2.1...8.4....7..28.....73.18.2....6.7.861.2.2....3.15.92.....77..5....3.3...9.5.";

/// A puzzle that naked and hidden singles solve.
const EASY: &str =
    "780400120600075009000601078007040260001050930904060005070300012120007400049206007";

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
        if event == RunEvent::Answer {
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
    let mut passed = Vec::new();
    let mut boards = vec![tape.board().clone()];
    let mut counters = vec![tape.counters()];
    let mut checks = vec![tape.checks()];
    // The last look of a method, which finds nothing more to do, has no event.
    let has_checks = |tape: &Tape, wanted: u64| tape.is_at_end() || tape.checks() == wanted;
    for _ in 0..60 {
        for _ in 0..dice.below(9) {
            let Some(event) = tape.forward() else { break };
            passed.push(event);
            boards.push(tape.board().clone());
            counters.push(tape.counters());
            checks.push(tape.checks());
        }
        let back = dice.below(passed.len() + 2);
        let mut at = passed.len();
        for _ in 0..back {
            let Some(event) = tape.back() else { break };
            at -= 1;
            assert_eq!((event, tape.board()), (passed[at], &boards[at]), "{method:?}");
            assert_eq!(tape.counters(), counters[at], "{method:?}");
            assert!(has_checks(&tape, checks[at]), "{method:?}");
        }
        while at < passed.len() {
            assert_eq!(tape.forward(), Some(passed[at]), "{method:?}");
            at += 1;
            assert_eq!((tape.board(), tape.counters()), (&boards[at], counters[at]), "{method:?}");
            assert!(has_checks(&tape, checks[at]), "{method:?}");
        }
    }
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn complete_methods_find_the_answers_of_random_shapes(seed: u64) {
        if let Some(puzzle) = random_puzzle(seed) {
            check_answers(&puzzle);
        }
    }

    #[test]
    fn tapes_go_back_on_random_shapes(seed: u64) {
        if let Some(puzzle) = random_puzzle(seed) {
            for method in Method::ALL {
                check_tape(method, &puzzle, seed);
            }
        }
    }
}

#[test]
fn complete_methods_find_the_answers_of_named_boards() {
    for (name, kept) in [
        ("4x4", 4),
        ("6x6", 14),
        ("3x2", 14),
        ("logi-5", 8),
        ("latin 5x5", 8),
        ("7x7", 32),
        ("tiny samurai", 36),
    ] {
        let layout = NamedShape::named(name).unwrap().layout();
        for seed in 0..2 {
            check_answers(&sub_puzzle(&layout, kept, layout.cell_count(), seed));
        }
    }
}

/// The diagonals of an X, and each rule, on a board of 6×6 or, where that has no answer, of 4×4.
#[test]
fn complete_methods_find_the_answers_of_boards_with_further_rules() {
    let x = vec![ExtraHouses::FallingDiagonal, ExtraHouses::RisingDiagonal];
    let mut answered = 0;
    for (extras, rule) in [
        (x.clone(), None),
        (vec![], Some(Rule::AntiKnight)),
        (vec![], Some(Rule::AntiKing)),
        (vec![], Some(Rule::NonConsecutive)),
        (x, Some(Rule::AntiKnight)),
    ] {
        for (rows, columns) in [(2, 2), (2, 3)] {
            let builder = LayoutBuilder::boxed(rows, columns);
            let builder = builder.with_extras(extras.clone()).with_rules(rule);
            let layout = builder.build().unwrap();
            let empty = Puzzle::new(Grid::empty(layout.clone())).unwrap();
            let Some(answer) = reference::answers(&empty, 1).pop() else { continue };
            let mut givens = answer;
            let mut dice = Dice::new(5);
            for cell in layout.cells().filter(|_| dice.below(3) > 0) {
                givens.set(cell, None);
            }
            check_answers(&Puzzle::new(givens).unwrap());
            answered += 1;
        }
    }
    assert!(answered >= 5, "{answered}");
}

/// A few events are taken, as if a person had stopped there, and then the others.
#[test]
fn a_run_can_be_stopped_anywhere() {
    for method in Method::ALL {
        let all: Vec<RunEvent> = run(method, &classic(PUZZLE)).take(3_000).collect();
        for stop in [0, 1, 2, 17, 500] {
            let mut again = run(method, &classic(PUZZLE));
            let mut parts: Vec<RunEvent> = again.by_ref().take(stop).collect();
            parts.extend(again.take(3_000 - stop.min(parts.len())));
            assert!(parts == all, "{method:?} stopped after {stop}");
        }
    }
}

#[test]
fn a_whole_run_goes_back_to_the_givens() {
    let puzzle = classic(PUZZLE);
    for method in Method::ALL {
        let mut tape = Tape::new(method, &puzzle, 1, &Control::default());
        let start = tape.board().clone();
        let forwards: Vec<RunEvent> = std::iter::from_fn(|| tape.forward()).take(100_000).collect();
        let mut backwards: Vec<RunEvent> = std::iter::from_fn(|| tape.back()).collect();
        backwards.reverse();
        assert!(forwards == backwards, "{method:?}");
        assert_eq!((tape.board(), tape.counters()), (&start, Counters::default()), "{method:?}");
    }
}

#[test]
fn complete_methods_solve_a_puzzle_of_the_newspaper() {
    check_answers(&classic(PUZZLE));
}

/// The puzzles of docs/lab.md.
fn race() -> [Puzzle; 3] {
    let mut lines = include_str!("../../data/lab/race.sdm").lines();
    std::array::from_fn(|_| classic(lines.next().unwrap()))
}

/// The counters of a run up to its first answer, or up to its end, and its checks.
fn totals(method: Method, puzzle: &Puzzle) -> (Counters, u64) {
    let mut run = run(method, puzzle);
    let mut counters = Counters::default();
    for event in run.by_ref() {
        counters.add(event);
        if event == RunEvent::Answer {
            break;
        }
    }
    (counters, run.checks())
}

/// The figures of the race in `docs/lab.md`, for the methods that need little time.
#[test]
fn the_race_ends_as_the_page_says() {
    let [against, mirrored, without] = race();
    let counts = |method, puzzle: &Puzzle| {
        let (counters, _) = totals(method, puzzle);
        (counters.answers, counters.trials, counters.backtracks)
    };
    for puzzle in [&against, &mirrored] {
        assert_eq!(counts(Method::SinglesSearch, puzzle), (1, 0, 0));
        assert_eq!(counts(Method::DancingLinks, puzzle), (1, 64, 0));
        assert_eq!(counts(Method::Clauses, puzzle), (1, 0, 0));
    }
    assert_eq!(counts(Method::ArcConsistency, &mirrored), (1, 790, 780));
    assert_eq!(counts(Method::DancingLinks, &without), (0, 8_341, 8_341));
    assert_eq!(counts(Method::Clauses, &without), (0, 362, 362));
    assert_eq!(totals(Method::OwnSearch, &without), (Counters::default(), 2_001));
}

#[test]
fn the_own_search_stops_after_its_limit_of_nodes() {
    let [_, _, without] = race();
    let finish = |limit| {
        let mut racer =
            Racer::new(Method::OwnSearch, &without, 1, Some(limit), &Control::default());
        while racer.advance().is_some() {}
        (racer.finish().cloned(), racer.checks())
    };
    assert_eq!(finish(2_001), (Some(RunEnd::NoAnswer), 2_001));
    assert_eq!(finish(2_000).0, Some(RunEnd::Limit));
    // It does not go on for long once the limit is reached.
    let (end, nodes) = finish(300);
    assert_eq!(end, Some(RunEnd::Limit));
    assert!((300..600).contains(&nodes), "{nodes}");
}

/// What `docs/lab.md` says of the three methods in reading order.
#[test]
fn methods_in_reading_order_differ_only_in_their_checks() {
    let puzzle = classic(PUZZLE);
    let tried = |method| {
        let without_cause = |event| match event {
            RunEvent::Refuse { tried, .. } => RunEvent::Refuse { tried, against: tried.cell },
            other => other,
        };
        run(method, &puzzle).map(without_cause).collect::<Vec<RunEvent>>()
    };
    assert!(tried(Method::BruteForce) == tried(Method::MarkArrays));
    assert!(tried(Method::BruteForce) == tried(Method::OpenCells));
    let checks = |method| totals(method, &puzzle).1;
    assert!(checks(Method::MarkArrays) < checks(Method::OpenCells));
    assert!(checks(Method::OpenCells) < checks(Method::BruteForce));
}

/// What `docs/lab.md` says of the graph.
#[test]
fn the_graph_of_the_classic_board_has_810_edges() {
    let layout = empty().layout().clone();
    let ends: usize = layout.cells().map(|cell| layout.peers(cell).len()).sum();
    assert_eq!((layout.cell_count(), ends / 2), (81, 810));
}

/// What `docs/lab.md` says of a puzzle that singles solve.
#[test]
fn where_singles_suffice_two_methods_never_go_back() {
    let puzzle = classic(EASY);
    let singles = totals(Method::SinglesSearch, &puzzle).0;
    assert_eq!((singles.trials, singles.backtracks), (0, 0));
    assert_eq!(singles.deductions, 81 - puzzle.givens().filled().count() as u64);
    let links = totals(Method::DancingLinks, &puzzle).0;
    assert_eq!((links.trials, links.backtracks), (singles.deductions, 0));
}

#[test]
fn candidates_that_the_puzzle_rules_out_stay_out() {
    let layout = NamedShape::named("4x4").unwrap().layout();
    let givens = grid(layout.clone(), "12..............");
    let mut ruled_out = CellSets::none(&layout);
    ruled_out.set(Cell::new(15).unwrap(), DigitSet::from_bits(0b0101));
    ruled_out.set(Cell::new(6).unwrap(), DigitSet::from_bits(0b0010));
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
            Some(RunEvent::Answer) => {
                assert!(board.grid().is_full() && Puzzle::new(board.grid()).is_ok(), "{name}");
                solved += 1;
            }
            other => assert_eq!(other, Some(RunEvent::GiveUp), "{name}"),
        }
    }
    assert!(solved >= 4, "{solved} of 5");
}

/// The exchanged cells may be neighbours, or hold digits that the puzzle rules out.
#[test]
fn annealing_counts_the_faults_of_each_board() {
    for (name, seed) in [("non-consecutive", 1), ("9x9", 2)] {
        let layout = NamedShape::named(name).unwrap().layout();
        let givens = Grid::empty(Arc::clone(&layout));
        let mut ruled_out = CellSets::none(&layout);
        for cell in layout.cells().step_by(2) {
            ruled_out.set(cell, DigitSet::from_bits(0b1010));
        }
        let puzzle = Puzzle::ruling_out(givens, ruled_out).unwrap();
        let mut run = Run::new(Method::Annealing, &puzzle, seed, &Control::default());
        let mut board = TracedBoard::new(&puzzle);
        let mut moves = 0;
        while let Some(event) = run.next().filter(|_| moves < 200) {
            board.apply(event);
            if !matches!(event, RunEvent::Exchange(_) | RunEvent::Reject(_)) {
                continue;
            }
            moves += 1;
            let curve = run.fault_curve().expect("the board is full");
            let counted = curve.up_to(moves).last().map(|(_, sample)| sample.faults);
            let faults = faults_on(&layout, puzzle.ruled_out(), |cell| board.digit(cell));
            assert_eq!(counted, Some(faults), "{name}, move {moves}");
        }
        assert_eq!(moves, 200);
    }
}

/// Its pages say so.
#[test]
fn annealing_cools_thirteen_times_and_ends_with_its_answer() {
    let layout = NamedShape::named("4x4").unwrap().layout();
    let without = Puzzle::new(grid(layout, "..1..4..2.3.....")).unwrap();
    assert_eq!(reference::count(&without, 1), 0);
    let heatings = run(Method::Annealing, &without)
        .filter(|event| matches!(event, RunEvent::Temper { from, to } if to > from))
        .count();
    assert_eq!(heatings, 13);
    let mut tape = Tape::new(Method::Annealing, &classic(EASY), 1, &Control::default());
    while tape.forward().is_some() && tape.latest() != Some(RunEvent::Answer) {}
    assert!(tape.is_at_end(), "there is nothing behind the answer");
}

#[test]
fn annealing_gives_up_on_a_board_with_no_answer() {
    let layout = NamedShape::named("4x4").unwrap().layout();
    let has_none = |puzzle: &Puzzle| reference::count(puzzle, 1) == 0;
    let of_seed = |seed| spoiled(&sub_puzzle(&layout, 5, 16, seed), seed).filter(has_none);
    let none =
        (0..100).find_map(of_seed).expect("some of a hundred spoiled puzzles have no answer");
    assert_eq!(run(Method::Annealing, &none).last(), Some(RunEvent::GiveUp));
}

#[test]
fn counters_are_those_of_the_events() {
    for method in Method::ALL {
        let mut counters = Counters::default();
        let mut counted = [0_u64; 9];
        for event in run(method, &classic(PUZZLE)).take(20_000) {
            counters.add(event);
            let kind = match event {
                RunEvent::Try(_) => 0,
                RunEvent::Refuse { .. } => 1,
                RunEvent::TakeBack(_) => 2,
                RunEvent::Deduce(_) => 3,
                RunEvent::Exclude(_) => 4,
                RunEvent::Learn { .. } => 5,
                RunEvent::Exchange(_) => 6,
                RunEvent::Answer => 7,
                RunEvent::Reject(_) => 8,
                RunEvent::Withdraw(_)
                | RunEvent::Readmit(_)
                | RunEvent::Temper { .. }
                | RunEvent::GiveUp => continue,
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
            counters.rejections,
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
    assert_eq!(run.collect::<Vec<_>>(), [RunEvent::GiveUp]);
}

mod longest {
    use super::*;

    /// The memory of learnt clauses on the board without givens, in bytes: about 132,000 were measured.
    const MOST_OF_CLAUSES: usize = 1_000_000;

    /// The board without givens keeps every method at work on answer after answer.
    #[test]
    #[ignore = "takes a minute, and a release build"]
    fn ten_million_events_need_little_memory() {
        for method in complete().filter(|&method| method != Method::OwnSearch) {
            let mut tape = Tape::new(method, &empty(), 1, &Control::default());
            let mut most = [0; 2];
            for half in &mut most {
                for _ in 0..50 {
                    assert!((0..100_000).all(|_| tape.forward().is_some()), "{method:?}");
                    *half = tape.run().memory().unwrap().max(*half);
                }
            }
            assert_eq!(tape.counters().events, 10_000_000);
            // What is learnt has a limit of its own, which this board does not reach.
            let bound = if method == Method::Clauses { MOST_OF_CLAUSES } else { most[0] };
            assert!(most[1] <= bound, "{method:?}: {most:?}");
            let back = std::iter::from_fn(|| tape.back()).count();
            assert_eq!(back, Tape::LENGTH, "{method:?}");
        }
    }
}
