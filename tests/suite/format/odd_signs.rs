//! Boards with an unusual sign for an empty cell, and texts in which such signs mean something else.

use nonet::format;

use super::{PUZZLE, cells_of};

/// The signs that people have typed, and those that a program would part fields with.
const SIGNS: [char; 22] = [
    '#', '+', '@', '*', 'x', 'X', '%', '=', '$', '^', '&', '!', '\\', '/', ';', ',', ':', '<', '(',
    '"', 'n', '☆',
];

/// The boards of a text in digits and full stops, each with its side.
fn boards(text: &str) -> Vec<(usize, String)> {
    let reading = format::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
    let board =
        |document: &format::Document| (document.givens.layout().columns(), cells_of(document));
    reading.documents.iter().map(board).collect()
}

#[track_caller]
fn holds(text: &str, side: usize, cells: &str) {
    assert_eq!(boards(text), [(side, cells.to_owned())], "{text}");
}

/// The rows of a board with one line each.
fn rows(cells: &str, side: usize) -> String {
    (0..side).map(|row| cells[row * side..][..side].to_owned() + "\n").collect()
}

#[test]
fn the_empty_cells_of_a_board_may_have_any_sign() {
    for sign in SIGNS {
        let with_sign = |text: &str| text.replace('.', &sign.to_string());
        let line = with_sign(PUZZLE);
        holds(&format!("{line}\n"), 9, PUZZLE);
        holds(&format!("Here is one:\n\n{line}\n\nHave fun.\n"), 9, PUZZLE);
        let board = with_sign(&rows(PUZZLE, 9));
        holds(&board, 9, PUZZLE);
        holds(&format!("Look:\n\n{board}\nThat is all.\n"), 9, PUZZLE);
    }
}

#[test]
fn bars_and_blanks_may_stand_between_such_cells() {
    let spaced = |row: &str| row.chars().map(String::from).collect::<Vec<_>>().join(" ");
    let boxed = |row: &str| {
        format!("{} | {} | {}", spaced(&row[..3]), spaced(&row[3..6]), spaced(&row[6..]))
    };
    let rule = "------+-------+------\n";
    let board = |line: &dyn Fn(&str) -> String, rule: &str| -> String {
        let row = |at: usize| {
            let rule = if at % 3 == 2 && at < 8 { rule } else { "" };
            format!("{}\n{rule}", line(&PUZZLE[at * 9..][..9]))
        };
        (0..9).map(row).collect()
    };
    for sign in
        SIGNS.into_iter().filter(|sign| !matches!(sign, ',' | ';' | '&' | ':' | '/' | '!' | '"'))
    {
        let with_sign = |text: &str| text.replace('.', &sign.to_string());
        holds(&with_sign(&board(&spaced, "")), 9, PUZZLE);
        holds(&with_sign(&board(&boxed, rule)), 9, PUZZLE);
        let edge = "+-------+-------+-------+\n";
        let framed = |row: &str| format!("| {} |", boxed(row));
        holds(&format!("{edge}{}{edge}", with_sign(&board(&framed, edge))), 9, PUZZLE);
    }
}

/// A board of a side with boxes of so many rows, of which two cells in five have a digit.
fn board_of(side: usize, box_rows: usize) -> String {
    const DIGITS: &[u8] = b"123456789ABCDEFGHIJKLMNOP";
    let box_columns = side / box_rows;
    let digit =
        |row: usize, column: usize| (row % box_rows * box_columns + row / box_rows + column) % side;
    let cell = |at: usize| {
        let (row, column) = (at / side, at % side);
        let is_given = (row * 7 + column * 3) % 5 < 2;
        if is_given { char::from(DIGITS[digit(row, column)]) } else { '.' }
    };
    (0..side * side).map(cell).collect()
}

#[test]
fn such_boards_may_have_other_sizes() {
    for (side, box_rows) in [(4, 2), (6, 2), (8, 2), (16, 4), (25, 5)] {
        let board = board_of(side, box_rows);
        for sign in ['#', '+', '@', '%', '=', '*'] {
            let with_sign = |text: &str| text.replace('.', &sign.to_string());
            holds(&with_sign(&board), side, &board);
            holds(&with_sign(&rows(&board, side)), side, &board);
            holds(&format!("Look:\n\n{}\nBye.\n", with_sign(&rows(&board, side))), side, &board);
        }
    }
}

#[test]
fn a_list_of_such_lines_is_read_whole() {
    let other = ".2.1...8.4....7..28.....73.18.2....6.7.861.2.2....3.15.92.....77..5....3.3...9.5.";
    let text = format!("{PUZZLE}\n{other}\n{PUZZLE}\n").replace('.', "#");
    let expected = [PUZZLE, other, PUZZLE].map(|cells| (9, cells.to_owned()));
    assert_eq!(boards(&text), expected);
    let lines: Vec<usize> =
        format::stream::Puzzles::new(text.as_bytes()).map(|it| it.unwrap().line).collect();
    assert_eq!(lines, [1, 2, 3]);
}

/// Another board, and one of 4 by 4.
const OTHER: &str =
    ".2.1...8.4....7..28.....73.18.2....6.7.861.2.2....3.15.92.....77..5....3.3...9.5.";
const SMALL: &str = "1..2.3..4...2.1.";

#[test]
fn all_such_boards_of_a_line_are_read() {
    for sign in ['#', '+', '@', '*', '%', '=', 'n'] {
        let with_sign = |text: &str| text.replace('.', &sign.to_string());
        let [one, other] = [PUZZLE, OTHER].map(with_sign);
        for between in [" ", "\t", ", ", ",", ";", " | ", " and then ", "\" \""] {
            let text = format!("{one}{between}{other}{between}{one}\n");
            let expected = [PUZZLE, OTHER, PUZZLE].map(|cells| (9, cells.to_owned()));
            assert_eq!(boards(&text), expected, "{text}");
            let text = format!("Two: {one}{between}{other} and the end.\n");
            let expected = [PUZZLE, OTHER].map(|cells| (9, cells.to_owned()));
            assert_eq!(boards(&text), expected, "{text}");
        }
    }
    let small = SMALL.replace('.', "#");
    assert_eq!(boards(&format!("{small} {small}\n")).len(), 2);
}

#[test]
fn such_boards_may_stand_side_by_side() {
    let expected = [PUZZLE, OTHER].map(|cells| (9, cells.to_owned()));
    for (sign, between) in [('.', "   "), ('#', "   "), ('+', "\t"), ('*', " | ")] {
        let row = |at: usize| {
            let [one, other] = [PUZZLE, OTHER].map(|board| &board[9 * at..][..9]);
            format!("{one}{between}{other}\n").replace('.', &sign.to_string())
        };
        let text: String = (0..9).map(row).collect();
        assert_eq!(boards(&text), expected, "{text}");
    }
}

#[test]
fn each_board_of_a_text_may_have_its_own_such_sign() {
    let [one, other] = [PUZZLE.replace('.', "#"), OTHER.replace('.', "+")];
    let expected = [PUZZLE, OTHER].map(|cells| (9, cells.to_owned()));
    assert_eq!(boards(&format!("{one} {other}\n")), expected);
    assert_eq!(boards(&format!("First {one}\nand then {other}.\n")), expected);
    let [one, other] = [rows(&one, 9), rows(&other, 9)];
    assert_eq!(boards(&format!("One:\n{one}\nTwo:\n{other}\n")), expected);
    assert_eq!(boards(&format!("{one}\n{other}\n")), expected);
}

#[test]
fn a_usual_sign_goes_before_an_unusual_one() {
    let frame = "#".repeat(9);
    holds(&format!("{frame}\n{}{frame}\n", rows(PUZZLE, 9)), 9, PUZZLE);
    let barred = |at: usize| {
        let row = &PUZZLE[at * 9..][..9];
        format!("#{}#{}#{}#\n", &row[..3], &row[3..6], &row[6..])
    };
    let barred = (0..9).map(barred).collect::<Vec<_>>().concat();
    assert!(boards_or_error(&barred).is_none_or(|boards| boards == [(9, PUZZLE.to_owned())]));
}

fn boards_or_error(text: &str) -> Option<Vec<(usize, String)>> {
    format::read(text.as_bytes()).is_ok().then(|| boards(text))
}

#[test]
fn such_signs_in_other_texts_are_no_cells() {
    let times = "1:23\n1:42\n2:13\n3:41\n";
    let price = |at: usize| format!("{at}{}7$12{}4\n", at % 9 + 1, at % 7);
    let prices = (1..10).map(price).collect::<Vec<_>>().concat();
    let sum = |at: usize| format!("{at}+{}+{}+{}+5\n", at % 9 + 1, at % 8 + 1, at % 7 + 1);
    let sums = (1..10).map(sum).collect::<Vec<_>>().concat();
    for text in
        [times, &prices, &sums, "#########\n#1#2#3#4#\n#########\n", &"%%%%%%%%%\n".repeat(9)]
    {
        assert_eq!(boards_or_error(text), None, "{text}");
    }
}
