//! The formats of results.
//!
//! Formats for programs write `no answer` and plain numbers in every language. A block is the whole output for one
//! answer; each of its lines has its line ending. An empty line separates blocks of several lines.

use std::iter;

use clap::ValueEnum;
use serde::Serialize;

use super::tasks::PlacedPuzzle;
use crate::engine::{Contradiction, Digit, Grid};
use crate::format::{judge, line_of, rows_of, symbol};
use crate::text::command_line::Place;
use crate::text::{shown_in_json, shown_in_one_line};

/// A format of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Form {
    /// One answer per line
    Line,
    /// One line per row
    Grid,
    /// One line per row, with rules between the boxes
    Pretty,
    /// One JSON object per line
    Json,
    /// The format of the SPOJ problem EASUDOKU.
    #[value(skip)]
    Judge,
}

/// The reason why there is no answer to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Missing {
    /// The puzzle has no answer.
    NoAnswer(Vec<Contradiction>),
    /// The puzzle has this many answers, fewer than the number asked for.
    OnlySoMany(u64),
}

/// A result as a JSON object. Fields that do not apply are left out.
#[derive(Debug, Serialize)]
struct Object {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    puzzle: String,
    #[serde(flatten)]
    result: Outcome,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Outcome {
    Answer { number: u64, answer: String },
    Counted { answers: u128, exact: bool },
    NoAnswer { answer: Option<String>, answers: u64, reasons: Vec<String> },
    OnlySoMany { answer: Option<String>, answers: u64 },
}

impl Form {
    /// Returns whether an empty line separates two blocks.
    pub(super) fn parts_blocks(self) -> bool {
        matches!(self, Self::Grid | Self::Pretty)
    }

    /// Returns the block for the answer with this number.
    pub(super) fn answer(self, placed: &PlacedPuzzle, number: u64, answer: &Grid) -> String {
        match self {
            Self::Line => line_of(answer) + "\n",
            Self::Grid => rows_of(answer),
            Self::Pretty => pretty(answer),
            Self::Json => object(placed, Outcome::Answer { number, answer: line_of(answer) }),
            Self::Judge => judge::write(answer),
        }
    }

    /// Returns the block for a missing answer.
    pub(super) fn missing(self, placed: &PlacedPuzzle, missing: &Missing) -> String {
        match self {
            Self::Line | Self::Grid | Self::Pretty => "no answer\n".to_owned(),
            Self::Json => object(placed, Outcome::of_missing(missing)),
            Self::Judge => format!("{}\n", judge::NO_SOLUTION),
        }
    }

    /// Returns the block for a number of answers.
    pub(super) fn count(self, placed: &PlacedPuzzle, answers: u128) -> String {
        match self {
            Self::Json => object(placed, Outcome::Counted { answers, exact: true }),
            Self::Line | Self::Grid | Self::Pretty | Self::Judge => format!("{answers}\n"),
        }
    }

    /// Returns the block for a number of answers above the limit.
    pub(super) fn more_than(self, placed: &PlacedPuzzle, limit: u64) -> String {
        let answers = u128::from(limit);
        match self {
            Self::Json => object(placed, Outcome::Counted { answers, exact: false }),
            Self::Line | Self::Grid | Self::Pretty | Self::Judge => {
                format!("more than {limit}\n")
            }
        }
    }
}

impl Outcome {
    fn of_missing(missing: &Missing) -> Self {
        let answer = None;
        match missing {
            Missing::NoAnswer(reasons) => {
                let reasons = reasons.iter().map(ToString::to_string).collect();
                Self::NoAnswer { answer, answers: 0, reasons }
            }
            Missing::OnlySoMany(answers) => Self::OnlySoMany { answer, answers: *answers },
        }
    }
}

/// Writes a value as one line of JSON.
pub(super) fn json_line(value: &impl Serialize) -> String {
    let json = serde_json::to_string(value).expect("objects with texts as keys can be written");
    shown_in_json(&json) + "\n"
}

/// Writes a text for people as one line; control characters in its names and titles are escaped.
pub(super) fn text_line(text: &str) -> String {
    shown_in_one_line(text) + "\n"
}

fn object(placed: &PlacedPuzzle, result: Outcome) -> String {
    let line_number = match placed.place {
        Place::At { line, .. } => Some(line),
        Place::Whole | Place::Puzzle(_) => None,
    };
    json_line(&Object { line: line_number, puzzle: line_of(&placed.givens), result })
}

/// Draws the board with `|` between the boxes of a band and `- - -` between bands.
fn pretty(grid: &Grid) -> String {
    let layout = grid.layout();
    let (box_rows, box_columns) = layout.box_shape();
    let side = layout.side();
    let strokes = side + side / box_columns - 1;
    let rule = iter::repeat_n("-", strokes).collect::<Vec<_>>().join(" ") + "\n";
    let band = |cells: &[Option<Digit>]| -> String {
        cells.chunks(side).map(|row| pretty_row(row, box_columns) + "\n").collect()
    };
    let bands: Vec<String> = grid.cells().chunks(side * box_rows).map(band).collect();
    bands.join(&rule)
}

fn pretty_row(row: &[Option<Digit>], box_columns: usize) -> String {
    let in_box = |cells: &[Option<Digit>]| {
        let symbols: Vec<String> = cells.iter().map(|&cell| symbol(cell).to_string()).collect();
        symbols.join(" ")
    };
    let boxes: Vec<String> = row.chunks(box_columns).map(in_box).collect();
    boxes.join(" | ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Layout;

    #[test]
    fn boards_with_wide_boxes_are_drawn_too() {
        let drawn = pretty(&Grid::empty(Layout::boxed(2, 3).unwrap()));
        let band = ". . . | . . .\n. . . | . . .\n";
        let rule = "- - - - - - -\n";
        assert_eq!(drawn, [band, band, band].join(rule));
    }
}
