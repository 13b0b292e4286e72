//! The judge's format.

use nonet::format::judge::{self, JudgePuzzles};

use super::{PUZZLE, grid};

const BOARD: &str = "\
5 3 0 0 7 0 0 0 0
6 0 0 1 9 5 0 0 0
0 9 8 0 0 0 0 6 0
8 0 0 0 6 0 0 0 3
4 0 0 8 0 3 0 0 1
7 0 0 0 2 0 0 0 6
0 6 0 0 0 0 2 8 0
0 0 0 4 1 9 0 0 5
0 0 0 0 8 0 0 7 9
";

/// Reads `text`; how many puzzles come out of it, and what is said in the end.
#[track_caller]
fn check(text: &str, puzzles: usize, said: &str) {
    let (mut found, mut error) = (0, String::new());
    for puzzle in JudgePuzzles::new(text.as_bytes()) {
        match puzzle {
            Ok(puzzle) => {
                assert_eq!(puzzle, grid(PUZZLE));
                found += 1;
            }
            Err(problem) => error = problem.to_string(),
        }
    }
    assert_eq!((found, error.as_str()), (puzzles, said), "{text}");
}

#[test]
fn as_many_puzzles_are_read_as_are_counted() {
    check(&format!("1\n{BOARD}"), 1, "");
    check(&format!("2\n{BOARD}{BOARD}"), 2, "");
    check(&format!("\n 2 \n\n{BOARD}\n{BOARD}\n\n"), 2, "");
    check(&format!("1\r\n{}", BOARD.replace('\n', " \r\n")), 1, "");
    check("0\n", 0, "");
}

#[test]
fn what_does_not_match_the_count_is_told() {
    check("", 0, "no puzzle was found; expected 81 cells in a line, or nine rows of nine cells");
    check(
        &format!("2\n{BOARD}"),
        1,
        "line 10, column 1: found only 1 of the 2 puzzles that the first line announces",
    );
    check(
        &format!("1\n{BOARD}{BOARD}"),
        1,
        "line 11, column 1: there is more text than the first line announces; expected the end after puzzle 1",
    );
    check(&format!("1\n{}", &BOARD[..36]), 0, "line 3, column 1: the board ends after 2 of 9 rows");
    check(BOARD, 0, "line 1, column 1: expected the number of the puzzles that follow");
    check("-1\n", 0, "line 1, column 1: expected the number of the puzzles that follow");
    check("1\n5 3 0 0 7 0 0 0 10\n", 0, "line 2, column 18: found 10 cells; expected 9");
}

#[test]
fn a_board_is_written_as_it_is_read() {
    assert_eq!(judge::write(&grid(PUZZLE)), BOARD);
}
