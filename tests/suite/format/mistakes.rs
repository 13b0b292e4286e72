//! Fields of other puzzles, which are refused, and Sudokus with mistakes, which are read so that the mistakes can be told.

use nonet::engine::Puzzle;
use nonet::format::{self, Problem, symbol};
use proptest::prelude::*;

use super::PUZZLE;

/// The rows of some cells, with something between the cells of a row.
fn rows(cells: &str, between: &str) -> String {
    let side = cells.len().isqrt();
    let row = |at: usize| {
        let row = cells[at * side..][..side].chars().map(String::from);
        row.collect::<Vec<_>>().join(between) + "\n"
    };
    (0..side).map(row).collect()
}

#[track_caller]
fn is_refused(text: &str) {
    let read = format::read(text.as_bytes());
    let error = read.map(|reading| reading.documents.len()).expect_err(text);
    let is_plain = matches!(error.problem, Problem::NotAPuzzle | Problem::ChanceDigits { .. });
    assert!(is_plain || !error.to_string().is_empty(), "{error}: {text}");
}

/// A field of mines: the number of mines around each cell, and a star for a mine.
fn mines(side: usize, is_mine: impl Fn(usize, usize) -> bool) -> String {
    let around = |at: usize| at.saturating_sub(1)..(at + 2).min(side);
    let count = |row: usize, column: usize| {
        let near = around(row).flat_map(|row| around(column).map(move |column| (row, column)));
        near.filter(|(row, column)| is_mine(*row, *column)).count()
    };
    let cell = |at: usize| {
        let (row, column) = (at / side, at % side);
        if is_mine(row, column) { "*".to_owned() } else { count(row, column).to_string() }
    };
    (0..side * side).map(cell).collect()
}

#[test]
fn a_field_of_mines_is_no_sudoku() {
    for side in [6, 9, 16] {
        for seed in 1..8 {
            let field = mines(side, |row, column| {
                (row * 31 + column * 17 + row * column * seed + seed * seed) % 11 < 2
            });
            is_refused(&rows(&field, ""));
            is_refused(&rows(&field, " "));
            is_refused(&rows(&field.replace('0', "."), " "));
            is_refused(&rows(&field.replace('0', ""), ","));
            is_refused(&format!("My field:\n\n{}\nLost.\n", rows(&field.replace('0', "."), "")));
            is_refused(&rows(&field.replace(['*', '0'], "#"), ""));
        }
    }
}

#[test]
fn fields_of_other_puzzles_are_refused() {
    let loops = "3.2..1.3..2.3..2.12.1.3..2..3.2.2..33...1.3.2.2.3..2..1.2..3.1...3.2.2.32..1.3.2.";
    let results =
        "x312014210x22110321x023111211x02233021x110011022x31202110x4122031100x21021321102x";
    let life = "..x...x....x..x...x.x....xx..x..x.......x.xx..x.x......x...x.x..x...x..x....xx..x";
    let graph = "010010000101000100010100010001010001100101000000010100010001010001000101000101010";
    for field in [loops, results, life, graph] {
        is_refused(&rows(field, " "));
        is_refused(&rows(field, "  "));
    }
    for text in [
        // Chess, a board of 2048, a word search, crosswords, a Kakuro, clues of a Nonogram.
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n",
        "  a b c d e f g h\n8 . . . . . . . . 8\n7 . . . . . . . . 7\n6 . . . . . . . . 6\n5 . . . . . . . . 5\n4 . . . . . . . . 4\n\
         3 . . . . . . . . 3\n2 . . . . . . . . 2\n1 . . . . . . . . 1\n  a b c d e f g h\n",
        "2 4 0 0\n0 4 2 2\n4 0 0 2\n0 2 4 4\n",
        "+----+----+----+----+\n|  2 |  4 |    |    |\n|    |  8 | 16 |  2 |\n|  4 |    |    |  2 |\n|    |  2 |  4 | 32 |\n+----+----+----+----+\n",
        "QWERTZUIO\nASDFGHJKL\nYXCVBNMQW\nERTZUIOPA\nSDFGHJKLY\nXCVBNMQWE\nRTZUIOPAS\nDFGHJKLYX\nCVBNMQWER\n",
        "1 2 3 # 4 5 6 # 7\n8 . . . . . . # .\n9 . . # # . . . .\n# # . . . # . . .\n. . . # . . . # #\n. # . . . . # . .\n\
         . . . # # . . . .\n. . . . . . . # .\n. # . . . # . . .\n",
        "rows: 3 1 | 2 2 | 1 1 1 | 4 | 2 1 | 5 1 | 1 2 | 3 | 2 2 1\ncols: 2 1 | 3 | 1 1 | 4 | 2 | 1 3 | 2 2 | 5 | 1\n",
        "3 1\n2 2\n1 1 1\n4\n2 1\n5 1\n1 2\n3\n2 2 1\n",
        "1 Reds 9 7 1 1 22 8 22\n2 Blues 9 6 2 1 18 7 20\n3 Greens 9 5 2 2 15 9 17\n4 Whites 9 4 2 3 11 9 14\n5 Blacks 9 3 3 3 9 10 12\n\
         6 Pinks 9 3 1 5 8 13 10\n7 Golds 9 2 1 6 7 15 7\n8 Greys 9 1 2 6 6 14 5\n9 Teals 9 1 0 8 4 15 3\n",
    ] {
        is_refused(text);
    }
}

#[test]
fn a_word_search_of_a_large_size_is_no_sudoku() {
    for side in [16, 25] {
        let letter =
            |at: usize| char::from(b'A' + u8::try_from((at * at + at / 3) % side).unwrap());
        let field: String = (0..side * side).map(letter).collect();
        is_refused(&rows(&field, ""));
        is_refused(&rows(&field, " "));
    }
}

/// The puzzle with other digits in some of its filled cells.
fn mistyped(places: &[(usize, char)]) -> String {
    let mut cells: Vec<char> = PUZZLE.chars().collect();
    let filled: Vec<usize> = (0..81).filter(|at| cells[*at] != '.').collect();
    for &(place, digit) in places {
        cells[filled[place]] = digit;
    }
    cells.into_iter().collect()
}

/// Checks that cells are read in several dresses.
fn check_read(board: &str) -> Result<(), TestCaseError> {
    let table = rows(board, ",").replace('.', "");
    let given = (0..).zip(board.chars()).filter(|(_, sign)| *sign != '.');
    let fact = |(at, sign): (usize, char)| format!("grid[{}][{}] = {sign}\n", at / 9, at % 9);
    let facts = given.map(fact).collect::<Vec<_>>().concat();
    let list = format!(
        "[{}]",
        rows(&board.replace('.', "0"), ", ")
            .lines()
            .map(|row| format!("[{row}]"))
            .collect::<Vec<_>>()
            .join(",\n")
    );
    for text in [
        board.to_owned() + "\n",
        rows(board, ""),
        rows(board, " "),
        rows(&board.replace('.', "0"), " "),
        format!("Look:\n\n{}\nBye\n", rows(board, " ")),
        format!("Look: {board} here\n"),
        table,
        facts,
        list,
    ] {
        let reading = format::read(text.as_bytes());
        let reading = reading.map_err(|error| TestCaseError::fail(format!("{error}: {text}")))?;
        let cells: String =
            reading.documents[0].givens.cells().iter().map(|digit| symbol(*digit)).collect();
        prop_assert_eq!(&cells, &board, "{}", text);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    /// One wrong digit may repeat in a row, a column and a box at once.
    #[test]
    fn a_sudoku_with_two_mistyped_digits_is_read(
        places in proptest::collection::vec((0_usize..30, proptest::char::range('1', '9')), 0..3),
    ) {
        check_read(&mistyped(&places))?;
    }

    #[test]
    fn a_sudoku_with_shifted_rows_is_read(shifted in proptest::collection::vec((0_usize..9, any::<bool>()), 0..3)) {
        let mut rows: Vec<String> = (0..9).map(|at| PUZZLE[at * 9..][..9].to_owned()).collect();
        for (at, is_left) in shifted {
            rows[at] = if is_left { format!("{}.", &rows[at][1..]) } else { format!(".{}", &rows[at][..8]) };
        }
        let text = rows.join("\n") + "\n";
        let reading = format::read(text.as_bytes()).unwrap();
        prop_assert_eq!(reading.documents.len(), 1);
        let zeros = text.replace('.', "0");
        prop_assert_eq!(format::read(zeros.as_bytes()).unwrap().documents.len(), 1);
    }
}

#[test]
fn the_mistakes_of_a_read_sudoku_are_known() {
    let text = rows(&mistyped(&[(0, '7')]).replace('.', "0"), " ");
    let givens = format::read(text.as_bytes()).unwrap().documents.remove(0).givens;
    assert!(Puzzle::new(givens).is_err());
}

/// Whatever the window holds can be saved as rows and opened again.
#[test]
fn rows_as_nonet_writes_them_are_read_whatever_they_hold() {
    for line in ["1".repeat(81), format!("{}{}", "12".repeat(20), ".".repeat(41))] {
        let documents = format::read(line.as_bytes()).unwrap().documents;
        let text = format::write(format::Kind::Rows, &documents).unwrap();
        assert_eq!(format::read(text.as_bytes()).unwrap().documents, documents, "{text}");
    }
    let board = format!("{}{}", "1234".repeat(3), "1..1");
    let documents = format::read(board.as_bytes()).unwrap().documents;
    let text = format::write(format::Kind::Rows, &documents).unwrap();
    assert_eq!(format::read(text.as_bytes()).unwrap().documents, documents, "{text}");
}

/// A jigsaw breaks the boxes that the reader would give it, and is for the person to say.
#[test]
fn a_board_of_other_regions_is_read() {
    let latin: String =
        (0..81).map(|at| char::from(b'1' + u8::try_from((at / 9 + at % 9) % 9).unwrap())).collect();
    let reading = format::read(rows(&latin, " ").as_bytes()).unwrap();
    assert_eq!(reading.documents.len(), 1);
}
