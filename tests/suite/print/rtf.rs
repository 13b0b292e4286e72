//! RTF: balanced groups, only ASCII, square cells, thick lines around boxes, pages as chosen.

use nonet::engine::{Grid, Layout};
use nonet::print::{AnswerPlacement, Choices, Medium, PerPage, SmallDigits};
use proptest::prelude::*;

use super::{EASY, booklet, grid, hostile_booklet, item, printed, unsolved};

/// How many groups stand within each other.
const DEEPEST: usize = 4;

/// What RTF means by itself: groups, control words and control symbols. A text is skipped.
#[derive(Debug, Default)]
pub(super) struct Found {
    words: Vec<String>,
    text: String,
    deepest: usize,
}

/// Reads RTF as its specification tells, and checks that it is pure ASCII and its groups are whole.
pub(super) fn read(rtf: &str) -> Found {
    assert!(rtf.is_ascii());
    let mut found = Found::default();
    let mut depth = 0_usize;
    let mut units: Vec<u16> = Vec::new();
    let mut rest = rtf.chars().peekable();
    while let Some(c) = rest.next() {
        assert!(depth > 0 || c == '{' || c == '\n', "{c:?} behind the document");
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            '\\' => match rest.next_if(|c| "\\{}*".contains(*c)) {
                Some(symbol) => units.push(u16::try_from(symbol).unwrap()),
                None => found.words.push(control(&mut rest, &mut units)),
            },
            '\n' => {}
            c => units.push(u16::try_from(c).unwrap()),
        }
        found.deepest = found.deepest.max(depth);
    }
    assert_eq!(depth, 0);
    found.text = String::from_utf16(&units).expect("surrogates come in pairs");
    found
}

/// A control word; a character that it stands for is followed by what stands for it in programs that know none.
fn control(rest: &mut std::iter::Peekable<std::str::Chars<'_>>, units: &mut Vec<u16>) -> String {
    let word = word(rest);
    if let Some(unit) = word.strip_prefix('u').and_then(|number| number.parse::<i16>().ok()) {
        assert_eq!(rest.next(), Some('?'));
        units.push(unit.cast_unsigned());
    }
    word
}

/// A control word with its number; one blank behind it belongs to it.
fn word(rest: &mut std::iter::Peekable<std::str::Chars<'_>>) -> String {
    let mut word = String::new();
    while let Some(&c) = rest.peek() {
        let is_part = if word.chars().any(|c| c.is_ascii_digit()) {
            c.is_ascii_digit()
        } else {
            c.is_ascii_alphanumeric() || c == '-'
        };
        if !is_part {
            break;
        }
        word.push(c);
        rest.next();
    }
    rest.next_if_eq(&' ');
    assert!(word.starts_with(|c: char| c.is_ascii_lowercase()), "a control word: {word:?}");
    word
}

fn count(found: &Found, word: &str) -> usize {
    found.words.iter().filter(|found| *found == word).count()
}

#[test]
fn a_board_is_a_table_of_nine_rows_with_thick_lines_around_its_boxes() {
    let rtf = printed(Medium::Rtf, &booklet(vec![item(&grid(EASY))]), Choices::default());
    let found = read(&rtf);
    assert_eq!((count(&found, "row"), count(&found, "cell")), (9, 81));
    // Each box has three thick edges on each of its four sides.
    assert_eq!((count(&found, "brdrw30"), count(&found, "brdrw5")), (9 * 12, 81 * 4 - 9 * 12));
    let height: i32 = number(&found, "trrh-");
    let rights: Vec<i32> = numbers(&found, "cellx").take(9).collect();
    assert_eq!(rights, (1..=9).map(|column| column * height).collect::<Vec<_>>());
    assert_eq!((count(&found, "paperw11906"), count(&found, "paperh16838")), (1, 1));
}

fn numbers<'a>(found: &'a Found, word: &'a str) -> impl Iterator<Item = i32> + 'a {
    found.words.iter().filter_map(move |found| found.strip_prefix(word)?.parse().ok())
}

fn number(found: &Found, word: &str) -> i32 {
    numbers(found, word).next().unwrap()
}

#[test]
fn boards_of_any_boxes_have_thick_lines_around_them() {
    let six = Grid::empty(Layout::boxed(2, 3).unwrap());
    let found = read(&printed(Medium::Rtf, &booklet(vec![item(&six)]), Choices::default()));
    assert_eq!((count(&found, "row"), count(&found, "cell")), (6, 36));
    assert_eq!(count(&found, "brdrw30"), 6 * (2 * 2 + 2 * 3));
}

#[test]
fn boards_stand_side_by_side_and_pages_are_broken() {
    let ten = booklet(vec![item(&grid(EASY)); 10]);
    for (per_page, tables, pages) in [
        (PerPage::One, 10, 10),
        (PerPage::Two, 10, 5),
        (PerPage::Four, 5, 3),
        (PerPage::Six, 5, 2),
        (PerPage::Nine, 4, 2),
        (PerPage::Twelve, 4, 1),
    ] {
        let found = read(&printed(Medium::Rtf, &ten, Choices { per_page, ..Choices::default() }));
        // The names stand in a row of their own over each row of boards.
        assert_eq!(count(&found, "row"), tables * 10, "{per_page:?}");
        assert_eq!(count(&found, "pagebb"), pages - 1, "{per_page:?}");
    }
}

#[test]
fn boards_too_wide_for_one_table_stand_under_each_other() {
    let large = Grid::empty(Layout::boxed(5, 5).unwrap());
    let three = booklet(vec![unsolved(&large); 3]);
    let choices = Choices { per_page: PerPage::Nine, ..Choices::default() };
    let found = read(&printed(Medium::Rtf, &three, choices));
    assert_eq!(count(&found, "row"), 2 * 26);
}

#[test]
fn answers_stand_where_they_were_chosen() {
    let four = booklet(vec![item(&grid(EASY)); 4]);
    for (answers, pages, names) in [
        (AnswerPlacement::Nowhere, 2, "Sudoku 1,Sudoku 2,Sudoku 3,Sudoku 4"),
        (
            AnswerPlacement::AfterEach,
            4,
            "Sudoku 1,Answer 1,Sudoku 2,Answer 2,Sudoku 3,Answer 3,Sudoku 4,Answer 4",
        ),
        (
            AnswerPlacement::Facing,
            5,
            "Sudoku 1,Sudoku 2,Answer 1,Answer 2,Sudoku 3,Sudoku 4,Answer 3,Answer 4",
        ),
        (
            AnswerPlacement::AtEnd,
            3,
            "Sudoku 1,Sudoku 2,Sudoku 3,Sudoku 4,Answer 1,Answer 2,Answer 3,Answer 4",
        ),
    ] {
        let choices = Choices { per_page: PerPage::Two, answers, ..Choices::default() };
        let rtf = printed(Medium::Rtf, &four, choices);
        assert_eq!(rtf.matches("\\pagebb").count() + 1, pages, "{answers:?}");
        let mut rest = rtf.as_str();
        for name in names.split(',') {
            let at = rest.find(&format!(" {name}\\cell")).unwrap_or_else(|| panic!("{name}"));
            rest = &rest[at + 1..];
        }
    }
}

#[test]
fn small_digits_have_places_of_their_own() {
    let choices = Choices { small_digits: SmallDigits::Candidates, ..Choices::default() };
    let rtf = printed(Medium::Rtf, &booklet(vec![item(&grid(EASY))]), choices);
    read(&rtf);
    // The candidates 3, 5 of row 1, column 3.
    assert!(rtf.contains(" \\u8199? \\u8199? 3\\line \\u8199? 5 \\u8199?\\line "), "{rtf}");
}

#[test]
fn black_only_has_no_other_colour() {
    let colours = |black_only| {
        let choices = Choices { black_only, ..Choices::default() };
        let rtf = printed(Medium::Rtf, &booklet(vec![item(&grid(EASY))]), choices);
        let table = rtf.lines().find(|line| line.starts_with("{\\colortbl;")).unwrap();
        table.matches("\\red0\\green0\\blue0;").count()
    };
    assert_eq!((colours(true), colours(false)), (5, 1));
}

#[test]
fn a_puzzle_without_an_answer_says_so() {
    let mut one = booklet(vec![item(&grid(EASY))]);
    one.items[0].answer = None;
    let choices = Choices { answers: AnswerPlacement::AfterEach, ..Choices::default() };
    assert!(read(&printed(Medium::Rtf, &one, choices)).text.contains("There is no answer."));
}

#[test]
fn hostile_texts_stay_texts() {
    // All control words but those for characters, and for the size of a heading, which depends on its length.
    let words = |text: &str| -> Vec<String> {
        let text = format!("x{text}");
        let words = read(&printed(Medium::Rtf, &hostile_booklet(&text), Choices::default())).words;
        let is_kept = |word: &String| !word.starts_with("fs") && !word.starts_with('u');
        words.into_iter().filter(is_kept).collect()
    };
    let plain = words("");
    for text in super::HOSTILE {
        assert!(words(text) == plain, "{text:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]
    #[test]
    fn any_text_is_escaped(text in any::<String>()) {
        let text = format!("x{text}");
        let found = read(&printed(Medium::Rtf, &hostile_booklet(&text), Choices::default()));
        prop_assert_eq!(count(&found, "row"), 10);
        prop_assert_eq!(found.deepest, DEEPEST);
    }
}
