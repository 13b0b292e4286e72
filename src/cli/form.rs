//! The formats of results.
//!
//! Formats for programs write `no answer` and plain numbers in every language. A block is the whole output for one
//! answer; each of its lines has its line ending. An empty line separates blocks of several lines.

use std::sync::Arc;
use std::{fmt, iter};

use clap::ValueEnum;
use serde::Serialize;

use super::drawn_board::drawn;
use super::tasks::PlacedPuzzle;
use crate::engine::search::CountLimit;
use crate::engine::{Contradiction, Count, Digit, Grid, LowestDigit};
use crate::format::{ReadError, judge, line_of, line_of_from, numbers_of, rows_of_from};
use crate::text::command_line::InputPlace;
use crate::text::{Language, Say, shown_in_json, shown_in_one_line};

/// A format of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ResultFormat {
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
pub(super) enum MissingAnswer {
    /// The puzzle has no answer.
    NoAnswer(Vec<Contradiction>),
    /// The puzzle has this many answers, fewer than the number asked for.
    OnlySoMany(u64),
}

/// A number of answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Total {
    /// All answers were counted.
    Exactly(u128),
    /// There are more answers than this limit.
    MoreThan(u64),
}

/// A result as a JSON object. Fields that do not apply are left out.
#[derive(Debug, Serialize)]
struct AnswerJson<'a> {
    /// The input, if there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    puzzle: Option<BoardJson>,
    #[serde(flatten)]
    result: AnswerResultJson,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum AnswerResultJson {
    Answer {
        #[serde(skip_serializing_if = "Option::is_none")]
        number: Option<u64>,
        answer: BoardJson,
    },
    Counted {
        answers: u128,
        exact: bool,
    },
    NoAnswer {
        answer: Option<String>,
        answers: u64,
        reasons: Vec<String>,
    },
    OnlySoMany {
        answer: Option<String>,
        answers: u64,
    },
    Unreadable {
        answer: Option<String>,
        error: String,
    },
}

/// A board as a line of signs, or as numbers row by row if it has more than nine digits: 0 for an empty cell, and -1
/// where the board has no cell.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum BoardJson {
    Line(String),
    Numbers(Vec<i64>),
}

impl From<&Grid> for BoardJson {
    fn from(grid: &Grid) -> Self {
        match grid.layout().digit_count() {
            0..=9 => Self::Line(line_of(grid)),
            _ => Self::Numbers(numbers_of(grid)),
        }
    }
}

/// A format of results, with what all results of an input have in common.
#[derive(Clone, Debug)]
pub(super) struct ResultForm {
    /// The format.
    pub(super) format: ResultFormat,
    /// The name of the input, if there are several.
    pub(super) file: Option<Arc<str>>,
    /// The digit from which digits are counted in lines and rows.
    pub(super) lowest: LowestDigit,
}

impl ResultFormat {
    /// Returns whether an empty line separates two blocks.
    pub(super) fn parts_blocks(self) -> bool {
        matches!(self, Self::Grid | Self::Pretty)
    }
}

impl ResultForm {
    /// Returns the block for an answer, and its number if that is known.
    pub(super) fn answer(
        &self,
        placed: &PlacedPuzzle,
        number: Option<u64>,
        answer: &Grid,
    ) -> String {
        match self.format {
            ResultFormat::Line => line_of_from(answer, self.lowest) + "\n",
            ResultFormat::Grid => rows_of_from(answer, self.lowest),
            ResultFormat::Pretty => pretty(answer, self.lowest),
            ResultFormat::Json => {
                self.object(placed, AnswerResultJson::Answer { number, answer: answer.into() })
            }
            ResultFormat::Judge => judge::write(answer),
        }
    }

    /// Returns the block for a missing answer.
    pub(super) fn missing(&self, placed: &PlacedPuzzle, missing: &MissingAnswer) -> String {
        match self.format {
            ResultFormat::Line | ResultFormat::Grid | ResultFormat::Pretty => {
                "no answer\n".to_owned()
            }
            ResultFormat::Json => self.object(placed, AnswerResultJson::of_missing(missing)),
            ResultFormat::Judge => format!("{}\n", judge::NO_SOLUTION),
        }
    }

    /// Returns the block for a line that is no puzzle, so that each line has a result.
    pub(super) fn bad_line(&self, error: &ReadError) -> String {
        match self.format {
            ResultFormat::Line
            | ResultFormat::Grid
            | ResultFormat::Pretty
            | ResultFormat::Judge => "\n".to_owned(),
            ResultFormat::Json => {
                let (answer, error_text) = (None, error.problem.say(Language::ENGLISH));
                json_line(&AnswerJson {
                    file: self.file.as_deref(),
                    line: Some(error.line),
                    puzzle: None,
                    result: AnswerResultJson::Unreadable { answer, error: error_text },
                })
            }
        }
    }

    /// Returns the block for a number of answers.
    pub(super) fn count(&self, placed: &PlacedPuzzle, total: Total) -> String {
        match self.format {
            ResultFormat::Json => self.object(placed, total.into()),
            ResultFormat::Line
            | ResultFormat::Grid
            | ResultFormat::Pretty
            | ResultFormat::Judge => {
                format!("{total}\n")
            }
        }
    }

    fn object(&self, placed: &PlacedPuzzle, result: AnswerResultJson) -> String {
        let line = match placed.place {
            InputPlace::At { line, .. } => Some(line),
            InputPlace::Whole | InputPlace::Puzzle(_) => None,
        };
        let puzzle = Some((&placed.givens).into());
        json_line(&AnswerJson { file: self.file.as_deref(), line, puzzle, result })
    }
}

impl Total {
    /// Returns what is known of a count of `answers` that was to go on `until` a limit.
    pub(super) fn of(answers: u128, until: CountLimit) -> Self {
        match until {
            CountLimit::MoreThan(limit) if answers > u128::from(limit) => Self::MoreThan(limit),
            CountLimit::MoreThan(_) | CountLimit::All => Self::Exactly(answers),
        }
    }
}

impl fmt::Display for Total {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exactly(answers) => answers.fmt(f),
            Self::MoreThan(limit) => write!(f, "more than {limit}"),
        }
    }
}

impl From<Count> for Total {
    fn from(count: Count) -> Self {
        match count {
            Count::Exactly(answers) => Self::Exactly(answers.into()),
            Count::MoreThan(limit) => Self::MoreThan(limit),
        }
    }
}

impl From<Total> for AnswerResultJson {
    fn from(total: Total) -> Self {
        match total {
            Total::Exactly(answers) => Self::Counted { answers, exact: true },
            Total::MoreThan(limit) => Self::Counted { answers: limit.into(), exact: false },
        }
    }
}

impl AnswerResultJson {
    fn of_missing(missing: &MissingAnswer) -> Self {
        let answer = None;
        match missing {
            MissingAnswer::NoAnswer(reasons) => {
                let reasons = reasons.iter().map(ToString::to_string).collect();
                Self::NoAnswer { answer, answers: 0, reasons }
            }
            MissingAnswer::OnlySoMany(answers) => Self::OnlySoMany { answer, answers: *answers },
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

/// Draws the classic board with `|` between the boxes of a band and `- - -` between bands, and any other board with
/// lines around its regions.
fn pretty(grid: &Grid, lowest: LowestDigit) -> String {
    let layout = grid.layout();
    let word = |cell: Option<Digit>| {
        cell.map_or_else(|| ".".to_owned(), |digit| lowest.shown(digit).to_string())
    };
    if !layout.is_classic() {
        return drawn(layout, |cell| word(grid.get(cell)));
    }
    let (side, box_side) = (9, 3);
    let rule = iter::repeat_n("-", side + side / box_side - 1).collect::<Vec<_>>().join(" ") + "\n";
    let band = |cells: &[Option<Digit>]| -> String {
        let row = |row: &[Option<Digit>]| pretty_row(row, box_side, word) + "\n";
        cells.chunks(side).map(row).collect()
    };
    let bands: Vec<String> = grid.cells().chunks(side * box_side).map(band).collect();
    bands.join(&rule)
}

fn pretty_row(
    row: &[Option<Digit>],
    box_columns: usize,
    word: impl Fn(Option<Digit>) -> String,
) -> String {
    let in_box = |cells: &[Option<Digit>]| {
        let words: Vec<String> = cells.iter().map(|&cell| word(cell)).collect();
        words.join(" ")
    };
    let boxes: Vec<String> = row.chunks(box_columns).map(in_box).collect();
    boxes.join(" | ")
}
