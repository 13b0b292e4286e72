//! Positions of puzzles with several answers: each step is valid for all of them.

use nonet::engine::technique::{
    AnyBoard, Board, Candidate, Family, Obstacle, Position, Solver, Technique,
};
use nonet::engine::{Answers, Cell, Control, Digit, DigitSet, Grid, Puzzle};

use super::super::boards::classic;
use super::sound::assert_right;

/// Has 362 answers, and rectangles that were no proof in them.
const HUNDREDS: &str =
    "8.5.....2...4.1...3.........6.7..4..2...5................38.....1....9...9.....7.";

/// Has two answers: 6 and 7, or 7 and 6, in four cells.
const TWO: &str =
    "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179";

fn answers(puzzle: &Puzzle) -> Vec<Grid> {
    let mut answers = Answers::new(puzzle);
    let mut grids = Vec::new();
    while answers.next(&Control::default()).unwrap() {
        grids.extend(answers.grid());
    }
    grids
}

fn position(line: &str) -> Position {
    let puzzle = classic(line);
    let board = Board::new(&puzzle).unwrap();
    Position::of(puzzle, board, &Control::default()).unwrap().unwrap()
}

/// The board of a position, which is the classic one.
fn board(position: &Position) -> &Board {
    let AnyBoard::Classic(board) = &position.board else { panic!("another board") };
    board
}

fn at(cell: usize, digit: u8) -> Candidate {
    Candidate { cell: Cell::new(cell).unwrap(), digit: Digit::new(digit).unwrap() }
}

#[test]
fn steps_hold_in_every_answer() {
    let control = Control::default();
    let position = position(HUNDREDS);
    let answers = answers(&position.puzzle);
    assert!(position.has_several_answers() && answers.len() > 100, "{}", answers.len());
    let solver = position.held_by(&Solver::hodoku());
    let mut walk = solver.walk(board(&position), &control);
    let mut board = board(&position).clone();
    let mut steps = 0;
    while let Some(step) = walk.step().unwrap() {
        for answer in &answers {
            assert_right(&step, answer, &board);
        }
        board.apply(&step);
        steps += 1;
    }
    assert!(steps > 10, "{steps}");
    assert!(!board.is_full(), "no answer is chosen among several");
}

#[test]
fn what_relies_on_a_single_answer_is_left_out_where_there_are_several() {
    let position = position(HUNDREDS);
    let solver = Solver::hodoku();
    let path = solver.path(board(&position), &Control::default()).unwrap();
    let rectangle = |technique: &Technique| technique.family() == Family::Uniqueness;
    assert!(path.steps.iter().any(|step| rectangle(&step.technique)), "they would be used");
    assert!(!position.held_by(&solver).known.iter().any(|known| rectangle(&known)));
    let only = Position { answer: answers(&position.puzzle).pop(), ..position };
    assert_eq!(only.held_by(&solver), solver);
}

#[test]
fn a_position_that_leads_to_none_of_several_answers_is_told() {
    let control = Control::default();
    let mut position = position(TWO);
    assert_eq!(position.obstacle(&control), Ok(None));
    position.board.keep(Cell::new(3).unwrap(), DigitSet::of(Digit::new(6).unwrap()));
    assert_eq!(position.obstacle(&control), Ok(None), "one of the answers is left");
    position.board.keep(Cell::new(30).unwrap(), DigitSet::of(Digit::new(6).unwrap()));
    assert_eq!(position.obstacle(&control), Ok(Some(Obstacle::NoneLeft)));
    position.board.place(at(3, 5));
    let obstacle = position.obstacle(&control).unwrap();
    assert!(matches!(&obstacle, Some(Obstacle::NoWayOn(why)) if !why.is_empty()), "{obstacle:?}");
}

#[test]
fn a_puzzle_without_an_answer_has_no_position() {
    // The 2 in the third cell is not in the only answer that there would be without it.
    let none = classic(
        "532.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    );
    let board = Board::new(&none).unwrap();
    assert!(Position::of(none, board, &Control::default()).unwrap().is_none());
}
