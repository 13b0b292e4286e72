//! Boards on which plain search takes too long.

use nonet::engine::search::{Uniqueness, first_or_any, uniqueness};
use nonet::engine::{
    Answers, Cell, Control, Count, Digit, Grid, Layout, LayoutBuilder, Puzzle, Rule, count,
};

use super::boards::{answers_to, puzzle};

/// A 16×16 puzzle with 97 givens and one answer; each given is needed.
const SIXTEEN: &str = concat!(
    "53.D9.4.B2..CE.78.7...3.......5F.1.2...8D.....G....B6D....7A...3",
    "AD8..32....1B.6...5...8C.6..14A...G4...6..8D.7.......4..7..E....",
    "7.E.....6.D..CF.......B.A3.58..E..1....4..B.G9......5CD.9..8..3.",
    ".4.8F5..2.9....A.F.57.9.GD..4........G.E.B.......A3....B..C..5E9",
);

fn empty(rows: usize, columns: usize) -> Puzzle {
    let layout = Layout::boxed(rows, columns).unwrap();
    let cells = layout.cell_count();
    puzzle(layout, &".".repeat(cells))
}

/// The first answers are answers, and come in order.
fn check_first_answers(puzzle: &Puzzle, most: usize) {
    let mut answers = Answers::new(puzzle);
    let mut last = Vec::new();
    for _ in 0..most {
        assert_eq!(answers.next(&Control::default()), Ok(true));
        let answer = answers.grid().unwrap();
        assert!(answers_to(&answer, puzzle));
        assert!(last.as_slice() < answer.cells());
        last = answer.cells().to_vec();
    }
}

#[test]
fn a_hard_puzzle_of_16_rows_has_one_answer() {
    let sixteen = puzzle(Layout::boxed(4, 4).unwrap(), SIXTEEN);
    let counted = count(&sixteen, 1, &Control::default()).unwrap();
    assert_eq!(counted.count, Count::Exactly(1));
    check_first_answers(&sixteen, 1);
}

#[test]
fn empty_boards_have_first_answers() {
    for (rows, columns) in [(2, 4), (2, 5), (3, 4), (3, 5), (4, 4)] {
        check_first_answers(&empty(rows, columns), 20);
    }
}

#[test]
fn larger_empty_boards_have_first_answers() {
    for (rows, columns) in [(4, 5), (5, 5), (6, 6)] {
        check_first_answers(&empty(rows, columns), 20);
    }
}

/// The cursor finds the first answer without a stack. It builds the stack only to go on.
#[test]
fn a_cursor_goes_back_and_forth_over_the_first_answers_of_a_large_board() {
    let mut answers = Answers::new(&empty(5, 5));
    let control = Control::default();
    assert_eq!(answers.next(&control), Ok(true));
    let first = answers.grid();
    assert_eq!(
        (answers.previous(&control), answers.number(), answers.grid()),
        (Ok(false), 0, None)
    );
    assert_eq!((answers.seek(3, &control), answers.number()), (Ok(true), 3));
    let third = answers.grid();
    assert_eq!(answers.seek(1, &control), Ok(true));
    assert_eq!((answers.grid(), answers.number()), (first.clone(), 1));
    assert_eq!((answers.seek(3, &control), answers.grid()), (Ok(true), third));
    assert_eq!(answers.seek(2, &control), Ok(true));
    assert_eq!((answers.previous(&control), answers.grid()), (Ok(true), first));
    assert_eq!((answers.previous(&control), answers.number()), (Ok(false), 0));
}

#[test]
#[ignore = "long: run with --release"]
fn the_largest_empty_boards_have_first_answers() {
    for side in [7, 8, 9, 10] {
        check_first_answers(&empty(side, side), 20);
    }
}

#[test]
fn a_large_board_with_few_givens_has_more_answers_than_any_limit() {
    let layout = Layout::boxed(10, 10).unwrap();
    let mut givens = Grid::empty(layout);
    givens.set(Cell::new(4321).unwrap(), Digit::new(77));
    let puzzle = Puzzle::new(givens).unwrap();
    let counted = count(&puzzle, 1_000_000_000, &Control::default()).unwrap();
    assert_eq!(counted.count, Count::MoreThan(1_000_000_000));
    assert_eq!(uniqueness(&puzzle, &Control::default()), Ok(Uniqueness::Several));
}

#[test]
fn a_small_board_has_its_first_answer() {
    let found = first_or_any(&empty(3, 4), &Control::default()).unwrap();
    let mut answers = Answers::new(&empty(3, 4));
    answers.next(&Control::default()).unwrap();
    assert_eq!((found.is_first, found.grid), (true, answers.grid()));
}

/// With the rule, the search in order is lost.
#[test]
#[ignore = "long: run with --release"]
fn a_large_board_has_some_answer_if_its_first_is_too_hard_to_find() {
    let rules = [Rule::AntiKnight].into();
    let layout = LayoutBuilder { rules, ..LayoutBuilder::boxed(6, 6) }.build().unwrap();
    let knights = Puzzle::new(Grid::empty(layout)).unwrap();
    let found = first_or_any(&knights, &Control::default()).unwrap();
    assert!(!found.is_first && answers_to(&found.grid.unwrap(), &knights));
}
