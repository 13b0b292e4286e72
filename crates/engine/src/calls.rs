//! The usual calls, for those who neither watch nor cancel the work.
//!
//! Each does what a function with a [`Control`] does, which the docs of the call name. Work on an empty or a very large
//! board may take long; there a `Control` is needed.

use super::generate::{GenerationError, Recipe, generate};
use super::rating::{Rating, rate};
use super::technique::{AnyBoard, BoardStep, Level, Solver};
use super::{Answers, Cancelled, Control, Count, Grid, Puzzle, count, has_one_answer};

impl Puzzle {
    /// The answers in ascending order of the grid read row by row, as [`Answers`] finds them.
    pub fn answers(&self) -> impl Iterator<Item = Grid> + use<> {
        let (mut answers, control) = (Answers::new(self), Control::default());
        std::iter::from_fn(move || uncancelled(answers.next(&control)).then(|| answers.grid())?)
    }

    /// The number of answers, up to `limit`, as [`count`](count()) finds it.
    #[must_use]
    pub fn count_answers(&self, limit: u64) -> Count {
        uncancelled(count(self, limit, &Control::default())).count
    }

    /// Whether there is exactly one answer, as [`has_one_answer`] finds out.
    #[must_use]
    pub fn has_one_answer(&self) -> bool {
        uncancelled(has_one_answer(self, &Control::default()))
    }

    /// The rating by the scale of Sudoku Explainer, as [`rate`] finds it. Returns `None` if there is not exactly one answer,
    /// or if the scale does not know the board.
    #[must_use]
    pub fn rating(&self) -> Option<Rating> {
        uncancelled(rate(self, &Control::default()))
    }

    /// The easiest next step by the techniques that `solver` knows. Returns `None` if there is none, or if the board is
    /// too large for techniques.
    #[must_use]
    pub fn next_step(&self, solver: &Solver) -> Option<BoardStep> {
        uncancelled(solver.next_step_on(&AnyBoard::new(self)?, &Control::default()))
    }

    /// A new puzzle of this level, as [`generate`](generate()) makes it. The same seed makes the same puzzle.
    ///
    /// # Errors
    /// As [`generate`](generate()); no level of the classic board is so rare that it is given up.
    pub fn of_level(level: Level, seed: u64) -> Result<Self, GenerationError> {
        let made = generate(&Recipe::of_level(level), seed, &Control::default())?;
        Ok(made.puzzle)
    }
}

/// The result of work that nobody can cancel.
fn uncancelled<T>(result: Result<T, Cancelled>) -> T {
    result.expect("nobody has the token of this work")
}
