//! Plain texts whose digits count from 0: hexadoku, known by its signs, and texts whose digits the caller knows.

use std::sync::Arc;

use nonet::engine::{Digit, Grid, Layout};
use nonet::format::stream::Puzzles;
use nonet::format::{
    self, Document, Kind, LowestDigit, PlainDigits, ReadError, line_of_from, read_with,
    rows_of_from, write_from,
};

const ZERO: PlainDigits = PlainDigits::From(LowestDigit::Zero);

/// An answer on 16×16.
fn answer() -> Grid {
    let layout = Layout::boxed(4, 4).unwrap();
    let digit = |cell| {
        let (row, column) = (layout.row(cell), layout.column(cell));
        Digit::from_index((row % 4 * 4 + row / 4 + column) % 16)
    };
    Grid::from_cells(Arc::clone(&layout), layout.cells().map(digit).collect()).unwrap()
}

/// The answer without the cells and the digits that `leaves` leaves out.
fn without(leaves: impl Fn(usize, Digit) -> bool) -> Grid {
    let answer = answer();
    let mut puzzle = Grid::empty(Arc::clone(answer.layout()));
    for (cell, digit) in answer.filled().filter(|&(cell, digit)| !leaves(cell.index(), digit)) {
        puzzle.set(cell, Some(digit));
    }
    puzzle
}

/// Two of five cells are empty.
fn hexadoku() -> Grid {
    without(|cell, _| cell % 5 < 2)
}

fn line(grid: &Grid) -> String {
    line_of_from(grid, LowestDigit::Zero)
}

type ReadBoards = Result<Vec<(Grid, LowestDigit)>, ReadError>;

fn read(text: &str, digits: PlainDigits) -> ReadBoards {
    let boards = |document: Document| (document.givens, document.lowest_digit);
    read_with(text.as_bytes(), None, digits)
        .map(|reading| reading.documents.into_iter().map(boards).collect())
}

#[track_caller]
fn check(text: &str, digits: PlainDigits, grids: &[&Grid]) {
    let from_zero = |grid: &&Grid| ((*grid).clone(), LowestDigit::Zero);
    assert_eq!(read(text, digits), Ok(grids.iter().map(from_zero).collect()), "{text}");
}

#[track_caller]
fn check_refused(text: &str, digits: PlainDigits, expected: &str) {
    assert_eq!(read(text, digits).unwrap_err().to_string(), expected, "{text}");
}

#[test]
fn hexadoku_is_known_by_0_and_f_beside_another_empty_sign() {
    let puzzle = hexadoku();
    let text = line(&puzzle);
    assert!(text.starts_with("..234..789..CDE..567..ABC..F01.."), "{text}");
    check(&text, PlainDigits::Unknown, &[&puzzle]);
    check(&text.to_lowercase(), PlainDigits::Unknown, &[&puzzle]);
    let rows = rows_of_from(&puzzle, LowestDigit::Zero);
    assert!(rows.starts_with("..234..789..CDE.\n.567.."), "{rows}");
    check(&rows, PlainDigits::Unknown, &[&puzzle]);
    assert_eq!(format::read(rows.as_bytes()).unwrap().kind, Kind::Rows);
    assert_eq!(format::read(text.as_bytes()).unwrap().kind, Kind::List);
}

#[test]
fn a_board_tells_the_digits_of_the_boards_behind_it() {
    let (puzzle, last) = (hexadoku(), Digit::new(16).unwrap());
    let without_f = without(|cell, digit| cell % 5 == 2 || digit == last);
    let text = format!("{}\n{}\n", line(&puzzle), line(&without_f));
    check(&text, PlainDigits::Unknown, &[&puzzle, &without_f]);
    let with_answer = format!("{}\n{}\n", line(&puzzle), line(&answer()));
    check(&with_answer, PlainDigits::Unknown, &[&puzzle]);
    check(&line(&answer()), PlainDigits::Unknown, &[&answer()]);
}

#[test]
fn a_board_whose_0_may_be_empty_or_a_digit_is_refused_in_one_sentence() {
    let refused = |column: usize, sign: char| {
        format!(
            "line 1, column {column}: 0 may be a digit here, because {sign} stands for an empty cell \
             too; expected one sign for an empty cell, or digits from 0 chosen by --digits 0-F or in Options"
        )
    };
    let dots = |count| ".".repeat(count);
    check_refused(&format!("0{}1", dots(254)), PlainDigits::Unknown, &refused(1, '.'));
    check_refused(&format!("1{}_0", "_".repeat(253)), PlainDigits::Unknown, &refused(256, '_'));
    // The last digits of both alphabets.
    check_refused(&format!("0F{}G", dots(253)), PlainDigits::Unknown, &refused(1, '.'));
    let rows =
        rows_of_from(&without(|cell, digit| cell % 5 < 2 || digit.get() == 16), LowestDigit::Zero);
    let error = read(&rows, PlainDigits::Unknown).unwrap_err();
    assert!(error.to_string().contains("0 may be a digit here"), "{error}");
}

#[test]
fn the_caller_says_that_digits_count_from_0() {
    let puzzle = without(|cell, digit| cell % 5 < 2 || digit.get() == 16);
    for text in [line(&puzzle), rows_of_from(&puzzle, LowestDigit::Zero)] {
        check(&text, ZERO, &[&puzzle]);
        check(&text, PlainDigits::ProbablyFromZero, &[&puzzle]);
    }
    let expected =
        "line 1, column 256: “G” is not a digit of this board; expected a digit from 0 to F";
    check_refused(&format!("0{}G", ".".repeat(254)), ZERO, expected);
    let one = PlainDigits::From(LowestDigit::One);
    let (grid, lowest) = read(&format!("0{}G", ".".repeat(254)), one).unwrap().remove(0);
    assert_eq!(
        (grid.cells()[0], grid.cells()[255], lowest),
        (None, Digit::new(16), LowestDigit::One)
    );
}

#[test]
fn a_classic_board_from_0_to_8_needs_the_word_of_the_caller() {
    let mut grid = Grid::empty(Layout::classic());
    for (place, cell) in Layout::classic().cells().enumerate().take(9) {
        grid.set(cell, Digit::from_index(place));
    }
    let text = format!("012345678{}", ".".repeat(72));
    assert_eq!(line(&grid), text);
    check(&text, ZERO, &[&grid]);
    check(&format!("{text}\n{text}\n"), ZERO, &[&grid, &grid]);
    check(&rows_of_from(&grid, LowestDigit::Zero), ZERO, &[&grid]);
    let expected =
        "line 1, column 1: “9” is not a digit of this board; expected a digit from 0 to 8";
    check_refused(&format!("9{}", &text[1..]), ZERO, expected);
    let (read, lowest) = read(&text, PlainDigits::ProbablyFromZero).unwrap().remove(0);
    assert_eq!((read.cells()[0], read.cells()[8], lowest), (None, Digit::new(8), LowestDigit::One));
}

#[test]
fn a_wish_gives_way_to_what_a_board_shows() {
    let wish = PlainDigits::ProbablyFromZero;
    let without_0 = without(|cell, digit| cell % 5 < 2 || digit.get() == 1);
    check(&line(&without_0), wish, &[&without_0]);
    let from_one = |text: &str| {
        let read = read(text, wish).unwrap().remove(0);
        assert_eq!(read, (hexadoku(), LowestDigit::One), "{text}");
    };
    let ordinary = line_of_from(&hexadoku(), LowestDigit::One);
    from_one(&ordinary);
    from_one(&ordinary.replace('.', "0"));
}

#[test]
fn hexadoku_is_found_among_words() {
    let puzzle = hexadoku();
    let rows = rows_of_from(&puzzle, LowestDigit::Zero);
    let drawn = |row: &str| format!("| {} |\n", row.split("").collect::<Vec<_>>().join(" ").trim());
    let drawn: String = rows.lines().map(drawn).collect();
    for text in [
        format!("The hexadoku of this week:\n\n```\n{rows}```\n\nHave fun!\n"),
        format!("Drawn by hand.\n\n{drawn}\nYours, a friend\n"),
    ] {
        check(&text, PlainDigits::Unknown, &[&puzzle]);
        check(&text, ZERO, &[&puzzle]);
    }
    let answered =
        format!("Puzzle:\n\n{rows}\nAnswer:\n\n{}", rows_of_from(&answer(), LowestDigit::Zero));
    check(&answered, PlainDigits::Unknown, &[&puzzle]);
    let unclear =
        rows_of_from(&without(|cell, digit| cell % 5 < 2 || digit.get() == 16), LowestDigit::Zero);
    let unclear = format!("Which digits are these?\n\n{unclear}\n");
    assert!(read(&unclear, PlainDigits::Unknown).is_err(), "0 may be a digit");
    check(&unclear, ZERO, &[&without(|cell, digit| cell % 5 < 2 || digit.get() == 16)]);
}

#[test]
fn what_is_written_from_0_is_read_again() {
    let documents = [hexadoku(), without(|cell, _| cell % 2 == 0)].map(Document::of_givens);
    for kind in [Kind::List, Kind::Rows] {
        let text = write_from(kind, &documents, LowestDigit::Zero).unwrap();
        let read: Vec<Grid> = Puzzles::new(text.as_bytes())
            .with_digits(ZERO)
            .map(|found| found.unwrap().document.givens)
            .collect();
        assert_eq!(read, documents.each_ref().map(|document| document.givens.clone()), "{text}");
    }
    // Other kinds say their digits.
    let json = write_from(Kind::JsonLines, &documents[..1], LowestDigit::Zero).unwrap();
    assert_eq!(Ok(json), format::write(Kind::JsonLines, &documents[..1]));
}

/// A program that writes -1 for an empty cell counts its digits from 0. With 0 for an empty cell there would be another
/// answer.
#[test]
fn zero_beside_minus_one_is_a_digit() {
    let list = |grid: &Grid| {
        let side = grid.layout().columns();
        let number = |digit: &Option<Digit>| {
            digit.map_or_else(|| "-1".to_owned(), |digit| digit.index().to_string())
        };
        let rows = grid
            .cells()
            .chunks(side)
            .map(|row| format!("[{}]", row.iter().map(number).collect::<Vec<_>>().join(", ")));
        rows.collect::<Vec<_>>()
    };
    // Also without the last digit, which would tell the alphabet.
    for puzzle in [hexadoku(), without(|cell, digit| cell % 5 < 2 || digit.index() == 15)] {
        for digits in [PlainDigits::Unknown, ZERO] {
            check(&format!("[{}]", list(&puzzle).join(",")), digits, &[&puzzle]);
            check(&format!("[{}]", list(&puzzle).join(",\n")), digits, &[&puzzle]);
        }
    }
}
