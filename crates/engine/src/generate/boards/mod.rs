//! Makes puzzles on boards of every size and shape except the classic board.
//!
//! A [`BoardAttempt`] is a number that determines one puzzle, as an [`Attempt`](super::Attempt) is on the classic
//! board. It draws a full grid, and the regions too if the board is a random jigsaw, and removes givens as long as the
//! puzzle has one answer. [`generate_board`] draws attempts from a seed and returns the first puzzle that fulfils the
//! [`BoardRecipe`].
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
pub(in crate::generate) use choice::CodedBoard;
pub use choice::{BoardChoice, JigsawSide};
pub use glance::GentleTechniques;
pub use recipe::BoardRecipe;

use super::stream::mixed;
use super::{Code, GenerationError, RecipeConflict};
use crate::{Control, Grid, Puzzle};
use attempt::{AttemptDraw, DugAttempt, DugBoard, NoBoard};
use recipe::DigPolicy;

/// A new puzzle on any board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GeneratedBoardPuzzle {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its only answer.
    pub answer: Grid,
    /// The code that players share. `None` if no code can say the board.
    pub code: Option<Code>,
    /// The number of attempts that were made.
    pub attempts: u64,
}

/// Makes a puzzle. Progress shows the attempts as nodes.
///
/// # Errors
/// Returns an error if no puzzle can fulfil the recipe, if none was found, or if `control` was cancelled.
pub fn generate_board(
    recipe: &BoardRecipe,
    seed: u64,
    control: &Control,
) -> Result<GeneratedBoardPuzzle, GenerationError> {
    recipe.check().map_err(GenerationError::Unfit)?;
    let most = recipe.most_attempts();
    for number in 0..most {
        control.report(0, number)?;
        let draw = AttemptDraw { number, random: mixed(&[seed, number]) };
        if let Some(DugAttempt { dug, attempt }) = attempted(recipe, draw, control)? {
            return Ok(GeneratedBoardPuzzle::of(&dug, &attempt, number + 1));
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
    recipe: &BoardRecipe,
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

impl GeneratedBoardPuzzle {
    fn of(dug: &DugBoard, attempt: &BoardAttempt, attempts: u64) -> Self {
        Self {
            puzzle: dug.puzzle(),
            answer: dug.answer.clone(),
            code: Code::of_board(attempt),
            attempts,
        }
    }
}
