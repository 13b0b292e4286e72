//! Tests of `print`, by what the writers make of booklets.

#![expect(clippy::unwrap_used, reason = "what helps a test may fail it")]

mod content;

use std::sync::Arc;

use nonet::engine::{Answers, Cell, Control, Digit, Grid, Layout, Puzzle};
use nonet::game::Board;
use nonet::print::{Booklet, Item};
use nonet::text::Language;

/// Has one answer, which singles find.
const EASY: &str =
    "780400120600075009000601078007040260001050930904060005070300012120007400049206007";

/// The classic board of 81 characters.
fn grid(line: &str) -> Grid {
    let digit = |c: char| c.to_digit(10).and_then(|n| u8::try_from(n).ok()).and_then(Digit::new);
    Grid::from_cells(Layout::classic(), line.chars().map(digit).collect()).unwrap()
}

/// A puzzle with its first answer, of which nothing else is known.
fn item(givens: &Grid) -> Item {
    let entries = Grid::empty(Arc::clone(givens.layout()));
    Item {
        title: String::new(),
        author: String::new(),
        level: String::new(),
        board: Board::new(givens, &entries),
        notes: Vec::new(),
        answer: first_answer(givens),
        played: None,
    }
}

fn first_answer(givens: &Grid) -> Option<Grid> {
    let mut answers = Answers::new(&Puzzle::new(givens.clone()).ok()?);
    answers.next(&Control::default()).unwrap();
    answers.grid()
}

/// These puzzles, in English.
fn booklet(items: Vec<Item>) -> Booklet {
    Booklet {
        title: String::new(),
        author: String::new(),
        date: String::new(),
        words: Language::English.printed_words(),
        items,
    }
}

/// The cell in a row and column counted from 1.
fn cell(row: usize, column: usize) -> Cell {
    Layout::classic().cell(row - 1, column - 1).unwrap()
}
