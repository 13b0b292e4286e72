//! What is to be printed: puzzles in their order, and what is said about them.

use std::time::Duration;

use crate::engine::{DigitSet, Grid};
use crate::game::Board;

/// Puzzles to print, in their order, with what is said about them all. Any text may be empty, and may hold anything:
/// it comes from files that others wrote.
#[derive(Clone, Debug)]
pub struct Booklet {
    /// The heading of the whole.
    pub title: String,
    /// Who made it.
    pub author: String,
    /// When, as it is to be read.
    pub date: String,
    /// The words that every medium adds, in the person's language.
    pub words: Words,
    /// The puzzles.
    pub items: Vec<Item>,
}

/// A puzzle to print.
#[derive(Clone, Debug)]
pub struct Item {
    /// Its name; without one it is called by its number.
    pub title: String,
    /// Who made it, where that is not who made the whole.
    pub author: String,
    /// How hard it is said to be.
    pub level: String,
    /// Its givens, and what was entered.
    pub board: Board,
    /// What is noted in each cell, in row-major order.
    pub notes: Vec<DigitSet>,
    /// Its first answer, where there is one and it is to be printed.
    pub answer: Option<Grid>,
    /// How long it was played.
    pub played: Option<Duration>,
}

/// The words that every medium adds, in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// The language, by its tag: `en`, `vi`.
    pub language: &'static str,
    /// Above a puzzle: "Đề Sudoku".
    pub puzzle: &'static str,
    /// Above an answer: "Đáp án".
    pub answer: &'static str,
    /// Above the answers of several puzzles.
    pub answers: &'static str,
    /// Before a level.
    pub level: &'static str,
    /// Before an author.
    pub author: &'static str,
    /// Before a date.
    pub date: &'static str,
    /// Before the time that a puzzle was played.
    pub time: &'static str,
    /// In the place of the answer of a puzzle that has none.
    pub no_answer: &'static str,
}
