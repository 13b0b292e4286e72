//! Boards on which plain search takes too long.

use nonet::engine::{Answers, Control, Count, Layout, Puzzle, count};

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
#[ignore = "long: run with --release"]
fn the_largest_empty_boards_have_first_answers() {
    for (rows, columns) in [(4, 5), (5, 5)] {
        check_first_answers(&empty(rows, columns), 20);
    }
}
