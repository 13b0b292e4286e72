//! Whether what an attempt has made is what was wished for. What is quick to see is looked at first.

use super::Recipe;
use super::attempt::Dug;
use super::dig::is_minimal;
use crate::engine::explainer;
use crate::engine::technique::{Board, Level, Solver, Technique};
use crate::engine::{Cancelled, Control, Puzzle};

/// Whether all of `recipe` holds for `dug` but its shape.
pub(super) fn hold(recipe: &Recipe, dug: &Dug, control: &Control) -> Result<bool, Cancelled> {
    let count = dug.givens.len();
    let counts = recipe.givens.as_ref();
    if counts.is_some_and(|range| !range.clone().any(|wanted| usize::from(wanted) == count)) {
        return Ok(false);
    }
    if recipe.is_minimal && !is_minimal(&dug.answer, dug.givens, control)? {
        return Ok(false);
    }
    let puzzle = dug.puzzle();
    let Some(board) = Board::new(&puzzle) else {
        return Ok(false);
    };
    Ok(is_as_hard(recipe, &board, control)? && is_rated_so(recipe, &puzzle, control)?)
}

fn is_as_hard(recipe: &Recipe, board: &Board, control: &Control) -> Result<bool, Cancelled> {
    if recipe.level.is_none() && recipe.technique.is_none() {
        return Ok(true);
    }
    let mut solver = Solver::hodoku();
    recipe.technique.into_iter().for_each(|technique| solver.known.insert(technique));
    let path = solver.path(board, control)?;
    let needs = |technique: Technique| path.steps.iter().any(|step| step.technique == technique);
    let is_of = |level: Level| path.level() == level;
    Ok(recipe.technique.is_none_or(needs) && recipe.level.is_none_or(is_of))
}

fn is_rated_so(recipe: &Recipe, puzzle: &Puzzle, control: &Control) -> Result<bool, Cancelled> {
    let Some(range) = &recipe.er else {
        return Ok(true);
    };
    let rating = explainer::rate(puzzle, control)?;
    Ok(rating.is_some_and(|rating| range.contains(&rating.er)))
}
