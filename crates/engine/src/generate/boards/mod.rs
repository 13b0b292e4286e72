//! Makes puzzles on boards of every size and shape except the classic board.
//!
//! A [`BoardAttempt`] is a number that determines one puzzle, as an [`Attempt`](super::Attempt) is on the classic
//! board. It draws a full grid, and the regions too if the board is a random jigsaw, and removes givens as long as the
//! puzzle has one answer. [`generate`] draws attempts from a seed and returns the first puzzle that fulfils the
//! [`Recipe`].
//!
//! Puzzles are stored as the numbers of their attempts. So everything that decides about a puzzle must not depend on
//! the way to find it: what singles lead to, and whether a puzzle has one answer.

mod attempt;
mod by_level;
mod choice;
mod dig;
mod fill;
mod glance;
mod jigsaw;
mod recipe;

pub use attempt::{BoardAttempt, Digging};
pub(in crate::generate) use attempt::{NoBoard, full_board};
pub(in crate::generate) use choice::CodedBoard;
pub use choice::{BoardChoice, JigsawSide};
pub use glance::GentleTechniques;

use super::stream::mixed;
use super::{Code, GeneratedPuzzle, GenerationError, Recipe, RecipeConflict};
use crate::Control;
use attempt::{AttemptDraw, DugAttempt, DugBoard};
use recipe::DigPolicy;

/// Makes a puzzle by a recipe that was checked.
pub(super) fn generate(
    recipe: &Recipe,
    seed: u64,
    control: &Control,
) -> Result<GeneratedPuzzle, GenerationError> {
    let most = recipe.most_attempts();
    for number in 0..most {
        control.report(0, number)?;
        let draw = AttemptDraw { number, random: mixed(&[seed, number]) };
        if let Some(DugAttempt { dug, attempt }) = attempted(recipe, draw, control)? {
            return Ok(GeneratedPuzzle::of_board(&dug, &attempt, number + 1));
        }
    }
    Err(match recipe.dig_policy() {
        DigPolicy::ByLevel(level) if recipe.givens.is_none() => {
            GenerationError::NoneOfLevel { level, attempts: most }
        }
        DigPolicy::ByLevel(_) | DigPolicy::Plain => GenerationError::GivenUp(most),
    })
}

/// The puzzle of one attempt. Returns `None` if it does not fulfil the recipe.
fn attempted(
    recipe: &Recipe,
    draw: AttemptDraw,
    control: &Control,
) -> Result<Option<DugAttempt>, GenerationError> {
    match recipe.dig_policy() {
        DigPolicy::ByLevel(level) => by_level::puzzle_of_level(recipe, level, draw, control),
        DigPolicy::Plain => {
            let attempt = recipe.attempt(draw.random);
            let dug = attempt.make(control)?;
            Ok(recipe.holds(&dug, control)?.then_some(DugAttempt { dug, attempt }))
        }
    }
}

impl From<NoBoard> for GenerationError {
    fn from(why: NoBoard) -> Self {
        match why {
            NoBoard::NoGrid => Self::Unfit(RecipeConflict::NoGrid),
            NoBoard::Cancelled => Self::Cancelled,
        }
    }
}

impl GeneratedPuzzle {
    fn of_board(dug: &DugBoard, attempt: &BoardAttempt, attempts: u64) -> Self {
        Self {
            puzzle: dug.puzzle(),
            answer: dug.answer.clone(),
            code: Code::of_board(attempt),
            attempts,
        }
    }
}
