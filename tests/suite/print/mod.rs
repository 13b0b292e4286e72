//! Tests of `print`, by the documents that the writers make of booklets.

#![expect(clippy::unwrap_used, reason = "what helps a test may fail it")]

mod content;
mod html;
mod marks;
mod outside;
mod pages;
mod patterns;
mod pdf;
mod pictures;
mod rtf;
mod shapes;
mod streamed;
mod text;

use std::sync::Arc;

use nonet::engine::{
    Answers, Cell, CellSets, Constraint, Control, Digit, Grid, Layout, LowestDigit, Puzzle, Rules,
};
use nonet::print::{Booklet, BookletPuzzle, Choices, Medium, document};
use nonet::text::{Language, printed_words};

/// Has one answer, which singles find.
const EASY: &str =
    "780400120600075009000601078007040260001050930904060005070300012120007400049206007";

const EASY_ANSWER: &str =
    "785439126612875349493621578857943261261758934934162785578394612126587493349216857";

/// Texts that others might write to break a document.
const HOSTILE: [&str; 16] = [
    "</title><script>alert(1)</script>",
    "--></style><script>",
    "]]><svg onload=alert(1)>",
    "\" onmouseover=\"alert(1)",
    "' onfocus='alert(1)' autofocus='",
    "&lt;b&gt; &amp; &#60;script&#62; &notanentity;",
    r"{\rtf1 {\field{\*\fldinst HYPERLINK calc}}}",
    r"}}}}}}\par\page",
    r"\u8226\bin999999 \'41 \\",
    "two\r\nlines\tand\u{b}more\u{2028}of\u{2029}them",
    "nul\0bell\u{7}escape\u{1b}[31m delete\u{7f}c1\u{9b}31m",
    "abc\u{202e}gpj.exe\u{2066}\u{200f}",
    "\u{feff}\u{fffe}\u{ffff}\u{fdd0}\u{10ffff}",
    "Đề thi số 1 – e\u{302}\u{323} 数独 😀👩‍👩‍👧‍👦",
    "%PDF-1.4 (text) Tj ET endstream endobj",
    "# 1..............................................................................",
];

/// The classic board of 81 characters.
fn grid(line: &str) -> Grid {
    let digit = |c: char| c.to_digit(10).and_then(|n| u8::try_from(n).ok()).and_then(Digit::new);
    Grid::from_cells(Layout::classic(), line.chars().map(digit).collect()).unwrap()
}

/// A puzzle with its first answer, of which nothing else is known.
pub(crate) fn item(givens: &Grid) -> BookletPuzzle {
    BookletPuzzle { answer: first_answer(givens), ..unsolved(givens) }
}

/// A puzzle of which nothing but its givens is known.
fn unsolved(givens: &Grid) -> BookletPuzzle {
    let entries = Grid::empty(Arc::clone(givens.layout()));
    BookletPuzzle {
        title: String::new(),
        author: String::new(),
        level: String::new(),
        givens: givens.clone(),
        entries,
        rules: Rules::NONE,
        ruled_out: CellSets::none(givens.layout()),
        notes: Vec::new(),
        answer: None,
        has_several_answers: false,
        played: None,
        lowest_digit: LowestDigit::One,
    }
}

fn first_answer(givens: &Grid) -> Option<Grid> {
    let mut answers = Answers::new(&Puzzle::new(givens.clone()).ok()?);
    answers.next(&Control::default()).unwrap();
    answers.grid()
}

/// An easy puzzle that states these constraints.
fn stating(stated: Vec<Constraint>) -> BookletPuzzle {
    let rules = Rules::new(&Layout::classic(), stated).unwrap();
    BookletPuzzle { rules, ..item(&grid(EASY)) }
}

/// These puzzles, in English.
fn booklet(items: Vec<BookletPuzzle>) -> Booklet {
    Booklet {
        title: String::new(),
        author: String::new(),
        date: String::new(),
        words: printed_words(Language::ENGLISH),
        items,
    }
}

/// The cell in a row and column counted from 1.
fn cell(row: usize, column: usize) -> Cell {
    Layout::classic().cell(row - 1, column - 1).unwrap()
}

/// A puzzle with this text wherever a text can stand.
fn hostile_booklet(text: &str) -> Booklet {
    let mut hostile = booklet(vec![item(&grid(EASY))]);
    for field in [&mut hostile.title, &mut hostile.author, &mut hostile.date] {
        text.clone_into(field);
    }
    let item = &mut hostile.items[0];
    for field in [&mut item.title, &mut item.author, &mut item.level] {
        text.clone_into(field);
    }
    hostile
}

/// The document that is written.
fn printed(medium: Medium, booklet: &Booklet, choices: Choices) -> String {
    let mut out = Vec::new();
    document(medium, booklet, choices, None).unwrap().write(&mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn endless_texts_are_cut() {
    for text in
        ["x".repeat(10_000), "\\{}".repeat(10_000), "😀".repeat(10_000), "<&".repeat(10_000)]
    {
        for medium in [Medium::Rtf, Medium::Html, Medium::Text, Medium::Line, Medium::Log] {
            let whole = printed(medium, &hostile_booklet(&text), Choices::default());
            assert!(whole.len() < 40_000, "{medium:?}: {}", whole.len());
        }
    }
}
