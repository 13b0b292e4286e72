//! Plain text: drawn boards, lists and logs.

use nonet::engine::{Digit, DigitSet, Grid, Layout};
use nonet::format;
use nonet::print::{AnswerPlacement, Choices, Medium, SmallDigits};
use nonet::text::{Language, printed_words};
use proptest::prelude::*;

use super::{EASY, EASY_ANSWER, booklet, cell, grid, hostile_booklet, item, printed};

/// A board of 4 by 4 with a digit in its first cell.
fn small() -> Grid {
    let layout = Layout::boxed(2, 2).unwrap();
    let first = layout.cell(0, 0).unwrap();
    let mut grid = Grid::empty(layout);
    grid.set(first, Digit::new(3));
    grid
}

#[test]
fn a_board_is_drawn_with_heavy_lines_around_its_boxes() {
    let drawn = printed(Medium::Text, &booklet(vec![item(&small())]), Choices::default());
    let expected = "\
Sudoku
======

┏━━━┯━━━┳━━━┯━━━┓
┃ 3 │   ┃   │   ┃
┠───┼───╂───┼───┨
┃   │   ┃   │   ┃
┣━━━┿━━━╋━━━┿━━━┫
┃   │   ┃   │   ┃
┠───┼───╂───┼───┨
┃   │   ┃   │   ┃
┗━━━┷━━━┻━━━┷━━━┛
";
    assert_eq!(drawn, expected);
}

#[test]
fn small_digits_stand_on_a_keypad_and_others_in_brackets() {
    let choices = Choices { small_digits: SmallDigits::Candidates, ..Choices::default() };
    let drawn = printed(Medium::Text, &booklet(vec![item(&small())]), choices);
    let lines: Vec<&str> = drawn.lines().skip(3).take(4).collect();
    let expected = [
        "┏━━━━━┯━━━━━┳━━━━━┯━━━━━┓",
        "┃     │ 1 2 ┃ 1 2 │ 1 2 ┃",
        "┃ (3) │   4 ┃   4 │   4 ┃",
        "┠─────┼─────╂─────┼─────┨",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn large_boards_have_wide_cells() {
    let layout = Layout::boxed(2, 5).unwrap();
    let last = layout.cell(9, 9).unwrap();
    let mut ten = Grid::empty(layout);
    ten.set(last, Digit::new(10));
    let drawn = printed(Medium::Text, &booklet(vec![item(&ten)]), Choices::default());
    let lines: Vec<&str> = drawn.lines().skip(3).collect();
    assert_eq!(lines.len(), 21);
    assert!(lines.iter().all(|line| line.chars().count() == 51));
    assert!(lines[19].ends_with("│ 10 ┃"), "{drawn}");
}

#[test]
fn answers_stand_under_a_heading_at_the_end() {
    let mut two = booklet(vec![item(&grid(EASY)); 2]);
    two.words = printed_words(Language::of_locale("vi"));
    two.author = "Lan".to_owned();
    two.items[1].answer = None;
    let choices = Choices { answers: AnswerPlacement::AtEnd, ..Choices::default() };
    let drawn = printed(Medium::Text, &two, choices);
    assert!(drawn.starts_with("Đề Sudoku\n=========\nTác giả: Lan\n\nĐề Sudoku 1\n┏"), "{drawn}");
    assert!(drawn.contains("┛\n\nĐáp án\n------\n\nĐáp án 1\n┏"), "{drawn}");
    assert!(drawn.ends_with("Đáp án 2\nĐề này không có đáp án.\n"), "{drawn}");
}

#[test]
fn a_puzzle_a_line_is_a_list_that_can_be_read() {
    let mut two = booklet(vec![item(&grid(EASY)); 2]);
    two.title = "Two\nlines".to_owned();
    two.items[1].title = "Monday".to_owned();
    let puzzle = EASY.replace('0', ".");
    for (answers, expected) in [
        (AnswerPlacement::Nowhere, format!("# Two lines\n{puzzle}\n# Monday\n{puzzle}\n")),
        (
            AnswerPlacement::AfterEach,
            format!("# Two lines\n{puzzle} # {EASY_ANSWER}\n# Monday\n{puzzle} # {EASY_ANSWER}\n"),
        ),
        (
            AnswerPlacement::AtEnd,
            format!(
                "# Two lines\n{puzzle}\n# Monday\n{puzzle}\n# Answers\n# {EASY_ANSWER}\n# {EASY_ANSWER}\n"
            ),
        ),
    ] {
        let list = printed(Medium::Line, &two, Choices { answers, ..Choices::default() });
        assert_eq!(list, expected, "{answers:?}");
        let read = format::read(list.as_bytes()).unwrap();
        assert_eq!(read.documents.len(), 2);
        assert!(read.documents.iter().all(|document| document.givens == grid(EASY)));
    }
}

#[test]
fn the_log_is_that_of_the_game_in_java() {
    let puzzle =
        "040250309389064020207080460430905078670408010802070504720503106060712803013896247";
    let answer =
        "146257389389164725257389461431925678675438912892671534728543196964712853513896247";
    let mut one = booklet(vec![item(&grid(puzzle))]);
    one.words = printed_words(Language::of_locale("vi"));
    one.date = "08/12/2021 11:57:33".to_owned();
    one.items[0].level = "Dễ".to_owned();
    let rows = |line: &str| -> String {
        let row = |row: &[u8]| row.iter().flat_map(|&c| [char::from(c), ' ']).collect::<String>();
        line.as_bytes().chunks(9).map(|cells| row(cells) + "\n").collect()
    };
    let expected = format!(
        "Thời gian: 08/12/2021 11:57:33\nMức độ: Dễ\n\n{}\n          ***** \n\n{}",
        rows(puzzle),
        rows(answer)
    );
    assert_eq!(printed(Medium::Log, &one, Choices::default()), expected);
    one.items.push(one.items[0].clone());
    let both = printed(Medium::Log, &one, Choices::default());
    assert_eq!(both, format!("{expected}\n{expected}"));
}

#[test]
fn notes_are_those_of_the_person() {
    let mut one = booklet(vec![item(&grid(EASY))]);
    one.items[0].notes = vec![DigitSet::EMPTY; 81];
    one.items[0].notes[cell(1, 3).index()] = DigitSet::of(Digit::new(5).unwrap());
    let choices = Choices { small_digits: SmallDigits::Notes, ..Choices::default() };
    let drawn = printed(Medium::Text, &one, choices);
    assert_eq!(
        drawn.lines().nth(5),
        Some("┃  (7)  │  (8)  │   5   ┃  (4)  │       │       ┃  (1)  │  (2)  │       ┃")
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]
    #[test]
    fn any_text_stays_in_its_line(text in any::<String>()) {
        let hostile = hostile_booklet(&text);
        let lines = |medium| printed(medium, &hostile, Choices::default()).lines().count();
        prop_assert!((22..=25).contains(&lines(Medium::Text)));
        prop_assert_eq!(lines(Medium::Log), 24);
        let list = printed(Medium::Line, &hostile, Choices::default());
        prop_assert_eq!(format::read(list.as_bytes()).unwrap().documents.len(), 1);
    }
}
