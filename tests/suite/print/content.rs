//! What puzzles are called, and what small digits they show.

use nonet::engine::{Digit, DigitSet, Grid, Layout};
use nonet::game::Board;
use nonet::print::{PerPage, SmallDigits};
use nonet::text::Language;

use super::{EASY, booklet, cell, grid, item};

#[test]
fn a_puzzle_without_a_title_is_called_by_its_number() {
    let mut three = booklet(vec![item(&grid(EASY)); 3]);
    three.items[1].title = "Monday".to_owned();
    assert_eq!([0, 1, 2].map(|place| three.name(place)), ["Sudoku 1", "Monday", "Sudoku 3"]);
    let answers = [0, 1, 2].map(|place| three.answer_name(place));
    assert_eq!(answers, ["Answer 1", "Answer: Monday", "Answer 3"]);
    assert_eq!(three.heading(), "Sudoku");
    three.words = Language::Vietnamese.printed_words();
    assert_eq!((three.name(2), three.answer_name(2)), ("Đề Sudoku 3".into(), "Đáp án 3".into()));
}

#[test]
fn a_single_puzzle_lends_the_whole_its_title() {
    let mut one = booklet(vec![item(&grid(EASY))]);
    assert_eq!(one.heading(), "Sudoku");
    one.items[0].title = "Monday".to_owned();
    assert_eq!(one.heading(), "Monday");
    one.title = "Week 3".to_owned();
    assert_eq!(one.heading(), "Week 3");
}

#[test]
fn small_digits_are_notes_or_candidates_of_empty_cells() {
    let nine = DigitSet::of(Digit::new(9).unwrap());
    let mut entries = Grid::empty(Layout::classic());
    entries.set(cell(1, 3), Digit::new(5));
    let mut item = item(&grid(EASY));
    item.board = Board::new(&grid(EASY), &entries);
    assert!(item.small_digits(SmallDigits::None).iter().all(|digits| digits.is_empty()));
    assert!(item.small_digits(SmallDigits::Notes).iter().all(|digits| digits.is_empty()));
    item.notes = vec![nine; 81];
    let noted = item.small_digits(SmallDigits::Notes);
    assert_eq!([noted[0], noted[2], noted[4]], [DigitSet::EMPTY, DigitSet::EMPTY, nine]);
    let candidates = item.small_digits(SmallDigits::Candidates);
    let of = |row, column| -> Vec<u8> {
        candidates[cell(row, column).index()].iter().map(Digit::get).collect()
    };
    assert_eq!((of(1, 1), of(1, 3), of(1, 5)), (vec![], vec![], vec![3, 9]));
}

#[test]
fn puzzles_stand_on_a_page_in_rows_and_columns() {
    let shapes = PerPage::ALL.map(|number| (number.count(), number.rows(), number.columns()));
    assert_eq!(shapes, [(1, 1, 1), (2, 2, 1), (4, 2, 2), (6, 3, 2), (9, 3, 3), (12, 4, 3)]);
}
