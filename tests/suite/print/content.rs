//! The names of puzzles, and their small digits.

use std::sync::Arc;

use nonet::engine::{Arrow, Cage, Cell, Constraint, Digit, DigitSet, Grid, Layout, Rules};
use nonet::print::{
    AnswerPlacement, Booklet, BookletPuzzle, Choices, Medium, Names, PageElement, PerPage,
    SmallDigits, pages,
};
use nonet::text::{Language, printed_words};

use super::{EASY, booklet, cell, grid, item, printed, unsolved};

#[test]
fn a_puzzle_without_a_title_is_called_by_its_number() {
    let mut three = booklet(vec![item(&grid(EASY)); 3]);
    three.items[1].title = "Monday".to_owned();
    three.items[2].title = " \t\u{202e}\n".to_owned();
    let names = [0, 1, 2].map(|place| three.names(place).unwrap());
    assert_eq!(
        names.each_ref().map(|names| names.puzzle.as_str()),
        ["Sudoku 1", "Monday", "Sudoku 3"]
    );
    let answers = names.each_ref().map(|names| names.answer.as_str());
    assert_eq!(answers, ["Answer 1", "Answer: Monday", "Answer 3"]);
    assert_eq!(names.map(|names| names.under_answers), ["1", "Monday", "3"]);
    assert_eq!(three.heading(), "Sudoku");
    three.words = printed_words(Language::of_locale("vi"));
    let third = three.names(2).unwrap();
    assert_eq!((third.puzzle.as_str(), third.answer.as_str()), ("Đề Sudoku 3", "Đáp án 3"));
}

#[test]
fn the_only_puzzle_is_called_by_the_heading_unless_it_has_another_name() {
    let named = |whole: &str, puzzle: &str| {
        let mut one = booklet(vec![item(&grid(EASY))]);
        whole.clone_into(&mut one.title);
        puzzle.clone_into(&mut one.items[0].title);
        let Names { puzzle, answer, under_answers } = one.names(0).unwrap();
        [one.heading(), puzzle, answer, under_answers]
    };
    assert_eq!(named("", ""), ["Sudoku", "", "Answer", ""]);
    assert_eq!(named(" ", "\t"), ["Sudoku", "", "Answer", ""]);
    assert_eq!(named(" ", " Monday"), ["Monday", "", "Answer", ""]);
    assert_eq!(named("Week 3", " "), ["Week 3", "", "Answer", ""]);
    assert_eq!(named("Monday", " Monday "), ["Monday", "", "Answer", ""]);
    assert_eq!(named("Week 3", "Monday"), ["Week 3", "Monday", "Answer: Monday", "Monday"]);
}

#[test]
fn an_answer_of_a_puzzle_with_several_says_so() {
    let of_several = |count: usize, has_answer: bool| {
        let several = BookletPuzzle {
            has_several_answers: true,
            answer: has_answer.then(|| grid(EASY)),
            ..item(&grid(EASY))
        };
        booklet(vec![several; count])
    };
    let Names { puzzle, answer, under_answers } = of_several(1, true).names(0).unwrap();
    assert_eq!(puzzle, "");
    assert_eq!(answer, "Answer (one of several answers)");
    assert_eq!(under_answers, "(one of several answers)");
    let Names { puzzle, answer, under_answers } = of_several(2, true).names(1).unwrap();
    assert_eq!(puzzle, "Sudoku 2");
    assert_eq!(answer, "Answer 2 (one of several answers)");
    assert_eq!(under_answers, "2 (one of several answers)");
    assert_eq!(of_several(1, false).names(0).unwrap().answer, "Answer", "none is printed");
    for medium in [Medium::Pdf, Medium::Rtf, Medium::Html, Medium::Text] {
        for answers in [AnswerPlacement::AfterEach, AnswerPlacement::AtEnd] {
            let choices = Choices { answers, ..Choices::default() };
            let told = |has_answer| texts(medium, &of_several(1, has_answer), choices);
            let note = "(one of several answers)";
            assert_eq!(told(true).matches(note).count(), 1, "{medium:?} {answers:?}");
            assert!(!told(false).contains(note), "{medium:?} {answers:?}");
        }
    }
}

/// The texts of a document, without the orders of its medium and in one line.
fn texts(medium: Medium, booklet: &Booklet, choices: Choices) -> String {
    match medium {
        Medium::Pdf => {
            let pages = pages(booklet, choices);
            let elements = pages.iter().flat_map(|page| &page.elements);
            elements
                .filter_map(|element| {
                    if let PageElement::Text(text) = element {
                        Some(text.text.clone() + " ")
                    } else {
                        None
                    }
                })
                .collect()
        }
        medium => printed(medium, booklet, choices),
    }
}

#[test]
fn every_medium_calls_puzzles_and_answers_alike() {
    let mut three = booklet(vec![item(&grid(EASY)); 3]);
    three.title = " ".to_owned();
    three.items[1].title = "Monday".to_owned();
    three.items[2].title = " \t ".to_owned();
    let choices = Choices { answers: AnswerPlacement::AfterEach, ..Choices::default() };
    for medium in [Medium::Pdf, Medium::Rtf, Medium::Html, Medium::Text] {
        let text = texts(medium, &three, choices);
        for name in ["Sudoku 1", "Answer 1", "Monday", "Answer: Monday", "Sudoku 3", "Answer 3"] {
            assert!(text.contains(name), "{medium:?} without {name}");
        }
    }
}

#[test]
fn in_every_medium_the_date_stays_beside_a_long_name() {
    let mut one = booklet(vec![item(&grid(EASY))]);
    one.author = "Nguyen Thi Anh ".repeat(30);
    one.date = "22 November 2026".to_owned();
    for medium in [Medium::Pdf, Medium::Rtf, Medium::Html, Medium::Text] {
        let text = texts(medium, &one, Choices::default());
        let name = text.find("Nguyen Thi Anh Nguyen").unwrap();
        let date = text.find("22 November 2026").unwrap_or_else(|| panic!("{medium:?}"));
        assert!(name < date, "{medium:?}");
        assert!(text.contains('…') || text.contains("\\u8230?"), "{medium:?}");
    }
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
    item.entries = entries;
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
    item.ruled_out.set(cell(1, 5), nine);
    let left = item.small_digits(SmallDigits::Candidates)[cell(1, 5).index()];
    assert_eq!(left, DigitSet::of(Digit::new(3).unwrap()));
}

#[test]
fn puzzles_stand_on_a_page_in_rows_and_columns() {
    let shapes = PerPage::ALL.map(|number| (number.count(), number.rows(), number.columns()));
    assert_eq!(shapes, [(1, 1, 1), (2, 2, 1), (4, 2, 2), (6, 3, 2), (9, 3, 3), (12, 4, 3)]);
}

#[test]
fn levels_are_named_in_the_language_of_the_document() {
    let levels = |language: Language| {
        let mut two = booklet(vec![item(&grid(EASY)); 2]);
        two.items[0].level = "hard".to_owned();
        two.items[1].level = "Tatami".to_owned();
        two.words = printed_words(language);
        let text = printed(Medium::Text, &two, Choices::default());
        ["Level: Hard", "Mức độ: Khó", "Tatami"].map(|words| text.contains(words))
    };
    assert_eq!(levels(Language::ENGLISH), [true, false, true]);
    assert_eq!(levels(Language::of_locale("vi")), [false, true, true]);
}

/// Below a cage with a sum and an arrow, paper has the digits that some way to keep them uses.
#[test]
fn printed_candidates_heed_sums() {
    let cell = |index| Cell::new(index).unwrap();
    let layout = Layout::classic();
    let stated = [
        Constraint::Cage(Cage::new([0, 1].map(cell), Some(3))),
        Constraint::Cage(Cage::new([9, 18].map(cell), Some(14))),
        Constraint::Arrow(Arrow::new([cell(40)], [41, 42, 43].map(cell)).unwrap()),
    ];
    let rules = Rules::new(&layout, stated).unwrap();
    let mut givens = Grid::empty(Arc::clone(&layout));
    givens.set(cell(9), Digit::new(9));
    let puzzle = BookletPuzzle { rules, ..unsolved(&givens) };
    let small = puzzle.small_digits(SmallDigits::Candidates);
    let digits = |index: usize| small[index].iter().map(Digit::get).collect::<Vec<_>>();
    assert_eq!(digits(0), [1, 2]);
    assert_eq!(digits(18), [5], "9 of the cage is given");
    assert_eq!(digits(40), [3, 4, 5, 6, 7, 8, 9], "three digits add up to 3 or more");
    assert_eq!(digits(41), [1, 2, 3, 4, 5, 6, 7], "with two others, 8 would be too much");
    assert!(digits(9).is_empty(), "a given has no small digits");
    assert_eq!(puzzle.small_digits(SmallDigits::Notes)[0].len(), 0);
}
