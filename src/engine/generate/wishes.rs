//! Whether what an attempt has made is what was wished for. What is quick to see is looked at first.

use super::attempt::Dug;
use super::dig::is_minimal;
use super::walk::{WalkEnd, walk};
use super::{Recipe, Shape, Symmetries};
use crate::engine::rating::has_er_within;
use crate::engine::technique::{Board, Level, Technique, TechniqueSet};
use crate::engine::{Cancelled, Control};

/// Whether all of `recipe` holds for `dug` but its shape.
pub(super) fn hold(recipe: &Recipe, dug: &Dug, control: &Control) -> Result<bool, Cancelled> {
    if !has_as_many(recipe, dug) {
        return Ok(false);
    }
    let may_have_more = recipe.shape != Shape::Symmetric(Symmetries::None);
    if recipe.is_minimal && may_have_more && !is_minimal(&dug.answer, dug.givens, control)? {
        return Ok(false);
    }
    let Some(board) = Board::new(&dug.puzzle()) else {
        return Ok(false);
    };
    Ok(is_as_hard(recipe, &board, control)? && is_rated_so(recipe, &board, control)?)
}

fn has_as_many(recipe: &Recipe, dug: &Dug) -> bool {
    let holds = |&wanted: &u8| usize::from(wanted) == dug.givens.len();
    recipe.givens.clone().is_none_or(|mut range| range.any(|wanted| holds(&wanted)))
}

fn is_as_hard(recipe: &Recipe, board: &Board, control: &Control) -> Result<bool, Cancelled> {
    if let Some(level) = recipe.level
        && !is_of(board, level, control)?
    {
        return Ok(false);
    }
    match recipe.technique {
        Some(technique) => needs(board, technique, control),
        None => Ok(true),
    }
}

fn is_rated_so(recipe: &Recipe, board: &Board, control: &Control) -> Result<bool, Cancelled> {
    match &recipe.er {
        Some(range) => has_er_within(board, range, control),
        None => Ok(true),
    }
}

/// Whether the puzzle on `board` is of `level`.
///
/// Most are of another, and show that early to somebody who knows nothing above the level: who is then stuck, or has
/// scored too much. The others are held against the whole path, on which something harder may come before something
/// that is not. Who is stuck without what is extreme needs it; so it is never looked for.
fn is_of(board: &Board, level: Level, control: &Control) -> Result<bool, Cancelled> {
    let most = level.highest_score();
    let known = up_to(level);
    let end = walk(board, known, |_, score| score > most, control)?;
    Ok(match end {
        WalkEnd::Stuck => level == Level::Extreme,
        WalkEnd::Stopped => false,
        WalkEnd::Solved(found) if known == up_to(Level::Extreme) => found == level,
        WalkEnd::Solved(_) => {
            let whole = walk(board, up_to(Level::Extreme), |_, score| score > most, control)?;
            whole == WalkEnd::Solved(level)
        }
    })
}

/// Whether somebody who knows what `HoDoKu` uses by default, and `technique`, uses that before anything extreme, unless
/// it is that itself.
fn needs(board: &Board, technique: Technique, control: &Control) -> Result<bool, Cancelled> {
    let is_extreme = technique.level() == Level::Extreme;
    let mut known = if is_extreme { TechniqueSet::hodoku() } else { up_to(Level::Extreme) };
    known.insert(technique);
    let end = walk(board, known, |used, _| used == technique, control)?;
    Ok(end == WalkEnd::Stopped)
}

/// What is used by default and is not above `level`, nor extreme.
fn up_to(level: Level) -> TechniqueSet {
    let known = |technique: &Technique| technique.level() <= level.min(Level::Unfair);
    TechniqueSet::hodoku().iter().filter(known).collect()
}
