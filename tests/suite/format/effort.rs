//! The work of the finder grows as the text does, also if the text is one line.

#![cfg(debug_assertions)]

use nonet::format::{self, SIGNS_LOOKED_AT};

use super::PUZZLE;

/// The number of signs that are looked at to read a text, and the number of its puzzles.
fn effort(text: &str) -> (usize, usize) {
    let before = SIGNS_LOOKED_AT.get();
    let puzzles = format::read(text.as_bytes()).map_or(0, |reading| reading.documents.len());
    (SIGNS_LOOKED_AT.get() - before, puzzles)
}

/// Checks that a text of `count` items takes a few looks at each sign, and no more for four times as many items.
#[track_caller]
fn check(text: impl Fn(usize) -> String, puzzles_of_item: usize) {
    // The searches are about a dozen, and some look twice.
    const MOST_LOOKS: usize = 30;
    for count in [50, 200] {
        let text = text(count);
        let (effort, puzzles) = effort(&text);
        assert_eq!(puzzles, count * puzzles_of_item, "{}", &text[..100]);
        let looks = effort / text.chars().count();
        assert!(looks <= MOST_LOOKS, "{looks} looks at each sign of {}", &text[..100]);
    }
}

/// A puzzle for each number, so that none is a repetition.
fn puzzle(number: usize) -> String {
    let digit = |sign: char| match sign.to_digit(10) {
        Some(digit) => char::from_digit((digit + u32::try_from(number % 9).unwrap()) % 9 + 1, 10),
        None => None,
    };
    PUZZLE.chars().map(|sign| digit(sign).unwrap_or(sign)).collect()
}

fn joined(count: usize, between: &str, item: impl Fn(&str) -> String) -> String {
    (0..count).map(|number| item(&puzzle(number))).collect::<Vec<_>>().join(between)
}

#[test]
fn many_puzzles_in_one_line_take_as_much_work_as_in_many() {
    check(|count| format!("[{}]", joined(count, ",", |puzzle| format!("\"{puzzle}\""))), 1);
    let object = |puzzle: &str| format!("{{\"id\": 7, \"puzzle\": \"{puzzle}\"}}");
    check(|count| format!("[{}]", joined(count, ", ", object)), 1);
    let pair = |puzzle: &str| format!("\"{puzzle}\": \"{}\"", puzzle.replace('.', "1"));
    check(|count| format!("{{{}}}", joined(count, ", ", pair)), 1);
    let rows = |puzzle: &str| {
        let row = |at: usize| format!("\"{}\"", &puzzle[at * 9..][..9]);
        format!("[{}]", (0..9).map(row).collect::<Vec<_>>().join(","))
    };
    check(|count| format!("x = [{}]", joined(count, ",", rows)), 1);
    let numbers = |puzzle: &str| {
        let row = |at: usize| {
            let cells = puzzle[at * 9..][..9].replace('.', "0");
            let cells: Vec<String> = cells.chars().map(String::from).collect();
            format!("[{}]", cells.join(", "))
        };
        format!("[{}]", (0..9).map(row).collect::<Vec<_>>().join(", "))
    };
    check(|count| format!("[{}]", joined(count, ", ", numbers)), 1);
}

#[test]
fn a_line_of_marks_takes_a_few_looks_at_each_sign() {
    for item in ["> ", "[", "[]", "(1)", "- ", "{\"", "r1c1=5 ", "a1: 5, ", "<td>", "|", ":one:"] {
        check(|count| format!("? {}", item.repeat(50 * count)), 0);
        check(|count| format!("{}{}", item.repeat(50 * count), "53"), 0);
    }
}
