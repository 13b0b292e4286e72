//! Backdoors.

use nonet::engine::technique::{Board, Candidate, Solver, WideSet, backdoors};
use nonet::engine::{Answers, Cancelled, Cell, Control, Grid, Puzzle};

use super::super::boards::classic;

/// Needs an XY-wing.
const ONE: &str =
    "1.3...7.945....23.....2......951...3....9...1..17.3.5....94..1...52..........5..8";

/// Needs digits in two cells.
const TWO: &str =
    ".....1.....7.2.....9.6.8..5..1..7....6.9....42.9.........8...59.8....4....6.3...8";

/// Needs digits in three cells.
const THREE: &str =
    "........8..3.9.4..6....7.1....5.97...3.....2...74........7....6..4.5.3..81.......";

const SINGLES: &str =
    "1........457..92.......3..5.3....8.7..5..2..3...5....4.9..4....56....9..8...9..41";

fn answer(puzzle: &Puzzle) -> Grid {
    let mut answers = Answers::new(puzzle);
    assert_eq!(answers.next(&Control::default()), Ok(true));
    answers.grid().unwrap()
}

/// Whether singles solve the board once the answers of `cells` are put down.
fn opens(board: &Board, answer: &Grid, cells: &[Cell]) -> bool {
    let mut board = board.clone();
    for &cell in cells {
        board.place(Candidate { cell, digit: answer.get(cell).unwrap() });
    }
    Solver::singles().path(&board, &Control::default()).unwrap().is_solved()
}

fn found(puzzle: &str, most_cells: usize) -> (Board, Grid, Vec<WideSet>) {
    let puzzle = classic(puzzle);
    let (board, answer) = (Board::new(&puzzle).unwrap(), answer(&puzzle));
    let control = Control::default();
    let found = backdoors(&board.clone().into(), &answer, most_cells, &Solver::singles(), &control)
        .unwrap();
    (board, answer, found)
}

#[test]
fn the_cells_that_open_a_puzzle_are_backdoors_and_no_others() {
    let (board, answer, found) = found(ONE, 3);
    let one_by_one = board.open().iter().filter(|&cell| opens(&board, &answer, &[cell]));
    let expected: Vec<WideSet> = one_by_one.map(WideSet::of).collect();
    assert!(!expected.is_empty());
    assert_eq!(found, expected);
}

#[test]
fn the_pairs_that_open_a_puzzle_are_backdoors_and_no_others() {
    let (board, answer, found) = found(TWO, 3);
    let cells: Vec<Cell> = board.open().iter().collect();
    let pairs = cells.iter().flat_map(|&one| cells.iter().map(move |&other| [one, other]));
    let opening =
        pairs.filter(|[one, other]| one < other && opens(&board, &answer, &[*one, *other]));
    let expected: Vec<WideSet> = opening.map(|pair| pair.into_iter().collect()).collect();
    assert!(!expected.is_empty());
    assert_eq!(found, expected);
}

#[test]
fn three_cells_are_tried_where_two_are_too_few() {
    assert_eq!(found(THREE, 2).2, []);
    let (board, answer, found) = found(THREE, 3);
    assert!(!found.is_empty());
    for cells in found {
        let cells: Vec<Cell> = cells.iter().collect();
        assert!(cells.len() == 3 && opens(&board, &answer, &cells), "{cells:?}");
    }
}

#[test]
fn a_puzzle_of_singles_needs_no_backdoor() {
    assert_eq!(found(SINGLES, 3).2, [WideSet::EMPTY]);
}

#[test]
fn what_is_known_besides_opens_puzzles_too() {
    let puzzle = classic(ONE);
    let (board, answer) = (Board::new(&puzzle).unwrap(), answer(&puzzle));
    let found =
        backdoors(&board.clone().into(), &answer, 0, &Solver::hodoku(), &Control::default());
    assert_eq!(found, Ok(vec![WideSet::EMPTY]));
}

#[test]
fn the_search_for_backdoors_can_be_cancelled() {
    let puzzle = classic(THREE);
    let (board, answer) = (Board::new(&puzzle).unwrap(), answer(&puzzle));
    let control = Control::default();
    control.cancel.cancel();
    assert_eq!(
        backdoors(&board.clone().into(), &answer, 3, &Solver::singles(), &control),
        Err(Cancelled)
    );
}
