//! Makes puzzles.
//!
//! An [`Attempt`] is a number that determines one puzzle: it draws a full board and removes givens as long as
//! the puzzle has one answer. [`generate`] draws attempts from a seed, in a fixed order, and returns the first
//! puzzle that fulfils the [`Recipe`]. So the [`Code`] of a puzzle needs to hold only its attempt. The same
//! seed and recipe make the same puzzle on every machine, and a code means the same puzzle in every release.
//!
//! Boards of every other size and shape have attempts of their own, [`BoardAttempt`].
//!
//! A killer has cages instead of givens, and other puzzles have clues beside them. These have no code.
//!
//! The puzzle of a drawn pattern comes from another search, and that of a rare technique from a stock ([`Rarity`]). They
//! have longer codes.

mod attempt;
mod boards;
mod clues;
mod code;
mod daily;
mod dig;
mod drawn_pattern;
mod fill;
mod killer;
mod rare;
mod rarity;
mod recipe;
mod recipe_check;
mod recipe_conflict;
mod stream;
mod symmetry;
mod walk;

pub use attempt::Attempt;
pub use boards::{BoardAttempt, BoardChoice, Digging, GentleTechniques, JigsawSide};
pub(crate) use clues::kinds_for;
pub use clues::{ClueKind, WantedClue};
pub use code::{Code, CodeError};
pub use daily::{Date, NoDate};
pub use rarity::{EasierWay, Rarity};
pub use recipe::{FEWEST_GIVENS, GivenPattern, MOST_GIVENS, Recipe, WantedClues};
pub use recipe_conflict::RecipeConflict;
pub use stream::Stream;
pub use symmetry::Symmetries;

use std::ops::RangeInclusive;

use super::technique::{CellSet, Level, Technique};
use super::{Cancelled, Control, Grid, Puzzle};
use attempt::DugPuzzle;
use stream::mixed;

/// A new puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GeneratedPuzzle {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its only answer.
    pub answer: Grid,
    /// The short code that players share, or a long code for a drawn pattern. Every puzzle of the classic board has a
    /// code. `None` if no code can say the board.
    pub code: Option<Code>,
    /// The number of attempts that were made.
    pub attempts: u64,
}

/// The reason why no puzzle was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GenerationError {
    /// No puzzle can fulfil the recipe.
    Unfit(RecipeConflict),
    /// No puzzle was found in this number of attempts.
    GivenUp(u64),
    /// No puzzle of this level was found on a board other than the classic one, which perhaps has none.
    NoneOfLevel {
        /// The level.
        level: Level,
        /// The number of attempts.
        attempts: u64,
    },
    /// The work was cancelled.
    Cancelled,
}

impl std::error::Error for GenerationError {}

impl From<Cancelled> for GenerationError {
    fn from(_: Cancelled) -> Self {
        Self::Cancelled
    }
}

/// Makes a puzzle. Progress shows the attempts as nodes.
///
/// # Errors
/// Returns an error if no puzzle can fulfil the recipe, if none was found, or if `control` was cancelled.
pub fn generate(
    recipe: &Recipe,
    seed: u64,
    control: &Control,
) -> Result<GeneratedPuzzle, GenerationError> {
    // A recipe that no puzzle fulfils would be searched for up to a million attempts.
    recipe.check().map_err(GenerationError::Unfit)?;
    match &recipe.clues {
        WantedClues::None => {}
        WantedClues::Killer => return killer::generate(recipe, seed, control),
        WantedClues::Kinds(wanted) => return clues::generate(recipe, wanted, seed, control),
    }
    if !recipe.board.is_classic() {
        return boards::generate(recipe, seed, control);
    }
    match recipe.pattern {
        GivenPattern::Symmetric(symmetries) => match recipe.stocked_technique() {
            Some(technique) => generate_from_stock(recipe, technique, seed, control),
            None => generate_symmetric(recipe, symmetries, seed, control),
        },
        GivenPattern::Drawn(pattern) => generate_drawn(recipe, pattern, seed, control),
    }
}

fn generate_symmetric(
    recipe: &Recipe,
    symmetries: Symmetries,
    seed: u64,
    control: &Control,
) -> Result<GeneratedPuzzle, GenerationError> {
    let most = recipe.most_attempts();
    for number in 0..most {
        control.report(0, number)?;
        // The number is mixed with the seed, so that neighbouring seeds share no attempts.
        let attempt = attempt(recipe, symmetries, mixed(&[seed, number]));
        let dug = attempt.make(control)?;
        if recipe_check::holds(recipe, &dug, control)? {
            return Ok(GeneratedPuzzle::of(&dug, Code::of_attempt(attempt), number + 1));
        }
    }
    Err(GenerationError::GivenUp(most))
}

fn generate_from_stock(
    recipe: &Recipe,
    technique: Technique,
    seed: u64,
    control: &Control,
) -> Result<GeneratedPuzzle, GenerationError> {
    let most = recipe.most_attempts();
    for number in 0..most {
        control.report(0, number)?;
        if let Some(dug) = rare::puzzle(technique, seed, number, control)?
            && recipe_check::holds(recipe, &dug, control)?
        {
            let code = Code::of_puzzle(&dug.puzzle()).expect("every classic puzzle has a code");
            return Ok(GeneratedPuzzle::of(&dug, code, number + 1));
        }
    }
    Err(GenerationError::GivenUp(most))
}

fn generate_drawn(
    recipe: &Recipe,
    pattern: CellSet,
    seed: u64,
    control: &Control,
) -> Result<GeneratedPuzzle, GenerationError> {
    let mut search =
        drawn_pattern::PatternSearch::new(pattern, seed, recipe.most_attempts(), control);
    while let Some(dug) = search.next()? {
        if recipe_check::holds(recipe, &dug, control)? {
            let code = Code::of_puzzle(&dug.puzzle()).expect("every classic puzzle has a code");
            return Ok(GeneratedPuzzle::of(&dug, code, search.attempts));
        }
    }
    Err(GenerationError::GivenUp(search.attempts))
}

/// The seed of a puzzle in a series from one seed. `number` counts from 0, and puzzle 0 has `seed` itself.
#[must_use]
pub fn seed_of(seed: u64, number: u64) -> u64 {
    // `!number` keeps the seeds of a series apart from the attempts of one seed, which mix `number` itself.
    if number == 0 { seed } else { mixed(&[seed, !number]) }
}

/// The attempt for a random number `drawn`.
fn attempt(recipe: &Recipe, symmetries: Symmetries, drawn: u64) -> Attempt {
    let least = *Attempt::LEAST_GIVENS.start();
    let least_givens = match &recipe.givens {
        Some(range) if !recipe.is_minimal => {
            let possible = *range.start()..=(*range.end()).min(MOST_GIVENS.into());
            u8::try_from(number_in(&possible, drawn)).unwrap_or(MOST_GIVENS)
        }
        _ => least,
    };
    // The number has 40 bits, as many as a code holds.
    Attempt { symmetries, least_givens: least_givens.max(least), number: drawn >> 24 }
}

/// A number of a range, for a random number `drawn`.
fn number_in(range: &RangeInclusive<u16>, drawn: u64) -> u16 {
    let count = u64::from(range.end() - range.start()) + 1;
    range.start() + u16::try_from(drawn % count).unwrap_or(0)
}

impl GeneratedPuzzle {
    fn of(dug: &DugPuzzle, code: Code, attempts: u64) -> Self {
        let code = Some(code);
        Self { puzzle: dug.puzzle(), answer: Grid::classic(&dug.answer), code, attempts }
    }
}
