//! `nonet rate`: rates the difficulty of puzzles on two scales.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::cli::args::Rate;
use crate::cli::ending::{CommandFailure, CommandStatus, Voice};
use crate::cli::form::json_line;
use crate::cli::position::{NumberedPosition, PositionOutput, each};
use crate::cli::words::Scale;
use crate::engine::rating::{self, Rating, Tenths};
use crate::engine::technique::{AnyPath, Level, Solver, Technique};
use crate::engine::{Cancelled, Control};
use crate::format::line_of;
use crate::text::command_line::Remark;
use crate::text::is_on_own_scale;
use crate::worker::all_threads;

const NO_RATING: &str = "no rating\n";

/// Rates the puzzles of the input in the arguments.
pub(super) fn run(arguments: &Rate, voice: Voice) -> Result<CommandStatus, CommandFailure> {
    let (scale, json) = (arguments.scale, arguments.json);
    let threads = arguments.threads.unwrap_or_else(all_threads);
    let nothing = if json { "null\n" } else { NO_RATING };
    let unrated = |_: usize, _: &Remark| nothing.to_owned();
    each(&arguments.input, threads, unrated, voice, move |position| {
        if let Some(remark) = reason_against(position) {
            return Ok(PositionOutput {
                remark: Some(remark),
                ..PositionOutput::missing(nothing.to_owned())
            });
        }
        let ratings = PuzzleRatings::of(position, scale)?;
        if ratings.are_none() {
            return Ok(PositionOutput {
                remark: Some(Remark::NoScale),
                ..PositionOutput::missing(nothing.to_owned())
            });
        }
        Ok(PositionOutput::found(if json { ratings.json(position) } else { ratings.line() }))
    })
}

/// Returns the reason why a puzzle has no rating, or `None` if it has one.
fn reason_against(position: &NumberedPosition) -> Option<Remark> {
    if position.state.has_several_answers() {
        return Some(Remark::NotRated);
    }
    position.state.puzzle.givens().is_full().then_some(Remark::NothingToRate)
}

/// The ratings of a puzzle on the chosen scales.
struct PuzzleRatings {
    se: Option<Rating>,
    path: Option<AnyPath>,
    /// Whether the path is on Nonet's own scale.
    is_own: bool,
}

impl PuzzleRatings {
    fn of(position: &NumberedPosition, scale: Option<Scale>) -> Result<Self, Cancelled> {
        let control = Control::default();
        let mut ratings = Self { se: None, path: None, is_own: false };
        if scale != Some(Scale::Hodoku) {
            ratings.se = rating::rate(&position.state.puzzle, &control)?;
        }
        if scale != Some(Scale::Se) {
            ratings.path = Solver::hodoku().any_path_of(&position.state.puzzle, &control)?;
            let rules = position.state.puzzle.rules();
            ratings.is_own = ratings.path.as_ref().is_some_and(|it| is_on_own_scale(it, rules));
        }
        Ok(ratings)
    }

    /// Whether no chosen scale is for this board.
    fn are_none(&self) -> bool {
        self.se.is_none() && self.path.is_none()
    }

    /// The ratings in a line. Behind a level and a score that are not HoDoKu's stands that the scale is our own.
    fn line(&self) -> String {
        let se = self.se.map(|rating| rating.to_string());
        let own = if self.is_own { ", own scale" } else { "" };
        let hodoku = self
            .path
            .as_ref()
            .map(|path| format!("{} {}{}", hodoku_level(path).name(), path.score(), own));
        let parts: Vec<String> = se.into_iter().chain(hodoku).collect();
        parts.join(" ") + "\n"
    }

    fn json(&self, position: &NumberedPosition) -> String {
        let path = self.path.as_ref();
        json_line(&RatingsJson {
            puzzle: line_of(position.state.puzzle.givens()),
            er: self.se.map(|rating| tenths(rating.er)),
            ep: self.se.map(|rating| tenths(rating.ep)),
            ed: self.se.map(|rating| tenths(rating.ed)),
            scale: self.is_own.then_some("nonet"),
            level: path.map(|path| hodoku_level(path).name()),
            score: path.map(AnyPath::score),
            hardest: path.and_then(AnyPath::hardest).map(Technique::name),
            steps: path.map(used),
        })
    }
}

/// The level on HoDoKu's scale, which has no level for beginners.
fn hodoku_level(path: &AnyPath) -> Level {
    path.level().max(Level::Easy)
}

/// Converts a rating in tenths to a number for JSON.
pub(super) fn tenths(number: Tenths) -> f64 {
    f64::from(number.get()) / 10.0
}

/// Counts the uses of each technique on a path.
pub(super) fn used(path: &AnyPath) -> BTreeMap<&'static str, usize> {
    path.used().map(|(technique, count)| (technique.name(), count)).collect()
}

/// A rating in JSON, without the scales that were not chosen.
#[derive(Serialize)]
struct RatingsJson {
    puzzle: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    er: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ep: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ed: Option<f64>,
    /// The scale of level and score, where it is not HoDoKu's.
    #[serde(skip_serializing_if = "Option::is_none")]
    scale: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hardest: Option<&'static str>,
    /// Number of uses of each technique.
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<BTreeMap<&'static str, usize>>,
}
