//! Makes puzzles.
//!
//! An [`Attempt`] is a number that stands for one puzzle: a full board is drawn, and givens are taken away as long as
//! there is one answer. [`generate`] draws attempts from a seed, in a fixed order, and gives the first whose puzzle is as
//! its [`Recipe`] says. So the [`Code`] of a puzzle has to hold nothing but its attempt. The same seed and recipe give
//! the same puzzle on every machine; a code means the same puzzle in every release.
//!
//! A pattern that somebody has drawn is filled by another search, and has a longer code.

mod attempt;
mod code;
mod daily;
mod dig;
mod drawn;
mod fill;
mod recipe;
mod stream;
mod symmetry;
mod unfit;
mod walk;
mod wishes;

pub use attempt::Attempt;
pub use code::{Code, CodeError};
pub use daily::Date;
pub use recipe::{Recipe, Shape};
pub(super) use stream::Stream;
pub use symmetry::Symmetries;
pub use unfit::Unfit;

use super::technique::CellSet;
use super::{Cancelled, Control, Grid, Puzzle};
use attempt::Dug;
use stream::mixed;

/// A puzzle that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its only answer.
    pub answer: Grid,
    /// What it is called among friends.
    pub code: Code,
    /// How many attempts it took.
    pub attempts: u64,
}

/// Why no puzzle was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotMade {
    /// There is none of that recipe.
    Unfit(Unfit),
    /// None was found in so many attempts.
    GivenUp(u64),
    /// The work was told to stop.
    Cancelled,
}

impl From<Cancelled> for NotMade {
    fn from(_: Cancelled) -> Self {
        Self::Cancelled
    }
}

/// Makes a puzzle. Progress shows the attempts as nodes.
///
/// # Errors
/// Where there is none, where none was found, or where `control` said to stop.
pub fn generate(recipe: &Recipe, seed: u64, control: &Control) -> Result<Made, NotMade> {
    recipe.check().map_err(NotMade::Unfit)?;
    match recipe.shape {
        Shape::Symmetric(symmetries) => generate_symmetric(recipe, symmetries, seed, control),
        Shape::Drawn(pattern) => generate_drawn(recipe, pattern, seed, control),
    }
}

fn generate_symmetric(
    recipe: &Recipe,
    symmetries: Symmetries,
    seed: u64,
    control: &Control,
) -> Result<Made, NotMade> {
    for number in 0..recipe.most_attempts {
        control.report(0, number)?;
        let attempt = attempt(recipe, symmetries, mixed(&[seed, number]));
        let dug = attempt.make(control)?;
        if wishes::hold(recipe, &dug, control)? {
            return Ok(Made::of(&dug, Code::of_attempt(attempt), number + 1));
        }
    }
    Err(NotMade::GivenUp(recipe.most_attempts))
}

fn generate_drawn(
    recipe: &Recipe,
    pattern: CellSet,
    seed: u64,
    control: &Control,
) -> Result<Made, NotMade> {
    let mut search = drawn::PatternSearch::new(pattern, seed, recipe.most_attempts, control);
    while let Some(dug) = search.next()? {
        if wishes::hold(recipe, &dug, control)? {
            let code = Code::of_puzzle(&dug.puzzle()).expect("every classic puzzle has a code");
            return Ok(Made::of(&dug, code, search.attempts));
        }
    }
    Err(NotMade::GivenUp(search.attempts))
}

/// The seed of the puzzle of this `number`, from 0, of those that one seed stands for. The first has that very seed.
#[must_use]
pub fn seed_of(seed: u64, number: u64) -> u64 {
    if number == 0 { seed } else { mixed(&[seed, !number]) }
}

/// The attempt that a number `drawn` stands for.
fn attempt(recipe: &Recipe, symmetries: Symmetries, drawn: u64) -> Attempt {
    let least = *Attempt::LEAST_GIVENS.start();
    let least_givens = match &recipe.givens {
        Some(range) if !recipe.is_minimal => {
            let (low, high) = (*range.start(), (*range.end()).min(unfit::MOST));
            low + u8::try_from(drawn % (u64::from(high - low) + 1)).unwrap_or(0)
        }
        _ => least,
    };
    Attempt { symmetries, least_givens: least_givens.max(least), number: drawn >> 24 }
}

impl Made {
    fn of(dug: &Dug, code: Code, attempts: u64) -> Self {
        Self { puzzle: dug.puzzle(), answer: Grid::classic(&dug.answer), code, attempts }
    }
}
