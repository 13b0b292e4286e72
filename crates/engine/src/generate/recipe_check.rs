//! Checks whether the puzzle of an attempt fulfils its recipe. Quick checks come first.

use super::attempt::DugPuzzle;
use super::dig::is_minimal;
use super::walk::{WalkEnd, walk};
use super::{GivenPattern, Recipe, Symmetries};
use crate::rating::has_er_within;
use crate::technique::scanning::Scanning;
use crate::technique::{Board, Level, Technique, TechniqueSet};
use crate::{Cancelled, Control};

/// Whether `dug` fulfils `recipe`, apart from the pattern, which the attempt already has.
pub(super) fn holds(
    recipe: &Recipe,
    dug: &DugPuzzle,
    control: &Control,
) -> Result<bool, Cancelled> {
    if !has_as_many(recipe, dug) {
        return Ok(false);
    }
    // Without a symmetry digging tried each given alone, so the puzzle is minimal already.
    let may_have_more = recipe.pattern != GivenPattern::Symmetric(Symmetries::None);
    if recipe.is_minimal && may_have_more && !is_minimal(&dug.answer, dug.givens, control)? {
        return Ok(false);
    }
    let Some(board) = Board::new(&dug.puzzle()) else {
        return Ok(false);
    };
    // The rating comes last, because it may take seconds.
    Ok(is_as_hard(recipe, &board, control)? && has_rating(recipe, &board, control)?)
}

fn has_as_many(recipe: &Recipe, dug: &DugPuzzle) -> bool {
    let count = u16::try_from(dug.givens.len());
    recipe.givens.as_ref().is_none_or(|range| count.is_ok_and(|count| range.contains(&count)))
}

fn is_as_hard(recipe: &Recipe, board: &Board, control: &Control) -> Result<bool, Cancelled> {
    if let Some(level) = recipe.level {
        let fits = if recipe.is_typical { is_typical_of } else { has_level };
        if !fits(board, level, control)? {
            return Ok(false);
        }
    }
    match recipe.technique {
        Some(technique) => needs(board, technique, control),
        None => Ok(true),
    }
}

fn has_rating(recipe: &Recipe, board: &Board, control: &Control) -> Result<bool, Cancelled> {
    match &recipe.er {
        Some(range) => has_er_within(board, range, control),
        None => Ok(true),
    }
}

/// The most naked singles that a typical easy puzzle needs. Naked singles are hard to see without candidates.
const MOST_NAKED: usize = 3;

/// Whether the puzzle on `board` is of `level`.
fn has_level(board: &Board, level: Level, control: &Control) -> Result<bool, Cancelled> {
    // Scanning takes microseconds, so it comes before the walk.
    let may_fit = level != Level::Beginner || Scanning::of(&board.digits()).is_by_boxes();
    Ok(may_fit && hardest_of_level(board, level, control)?.is_some())
}

/// Whether the puzzle on `board` is of `level` and typical of it. The hardest technique of a typical puzzle is of the
/// level too. Singles solve a typical easy puzzle as [`is_typically_easy`] says.
fn is_typical_of(board: &Board, level: Level, control: &Control) -> Result<bool, Cancelled> {
    let scanning = || Scanning::of(&board.digits());
    let may_fit = match level {
        Level::Beginner => scanning().is_by_boxes(),
        Level::Easy => is_typically_easy(scanning()),
        Level::Medium | Level::Hard | Level::Unfair | Level::Extreme => true,
    };
    if !may_fit {
        return Ok(false);
    }
    let hardest = hardest_of_level(board, level, control)?;
    Ok(hardest.is_some_and(|hardest| hardest >= level || level == Level::Extreme))
}

/// The level of the hardest technique on the path of the puzzle on `board`. Returns `None` if the puzzle is not of
/// `level`.
fn hardest_of_level(
    board: &Board,
    level: Level,
    control: &Control,
) -> Result<Option<Level>, Cancelled> {
    // The path of a puzzle for beginners is an easy path.
    let level = level.max(Level::Easy);
    Ok(match end_of_path(board, level, control)? {
        WalkEnd::Solved { level: found, hardest } => (found == level).then_some(hardest),
        WalkEnd::Stuck => (level == Level::Extreme).then_some(level),
        WalkEnd::Stopped => None,
    })
}

/// How the path of the puzzle on `board` ends, if the puzzle may be of `level`, which is not [`Level::Beginner`].
///
/// Most puzzles are of another level, and a walk that knows only techniques up to the level shows that early:
/// it gets stuck, or its score becomes too high. For the remaining puzzles the whole path decides, because on
/// it a harder technique may come before an easier one. A puzzle on which a walk without extreme techniques
/// gets stuck is extreme, so extreme techniques are never searched.
fn end_of_path(board: &Board, level: Level, control: &Control) -> Result<WalkEnd, Cancelled> {
    let most = level.highest_score();
    let known = up_to(level);
    let end = walk(board, known, |_, score| score > most, control)?;
    match end {
        WalkEnd::Solved { .. } if known != up_to(Level::Extreme) => {
            walk(board, up_to(Level::Extreme), |_, score| score > most, control)
        }
        WalkEnd::Solved { .. } | WalkEnd::Stuck | WalkEnd::Stopped => Ok(end),
    }
}

/// Whether singles solve the puzzle, a beginner would be stuck, and naked singles are few.
fn is_typically_easy(scanning: Scanning) -> bool {
    scanning.open == 0 && !scanning.is_by_boxes() && scanning.naked <= MOST_NAKED
}

/// Whether the path by the techniques that `HoDoKu` uses by default, and `technique`, uses `technique`. The
/// path must not use an extreme technique before it, unless `technique` is extreme itself.
fn needs(board: &Board, technique: Technique, control: &Control) -> Result<bool, Cancelled> {
    let is_extreme = technique.level() == Level::Extreme;
    let mut known = if is_extreme { TechniqueSet::hodoku() } else { up_to(Level::Extreme) };
    known.insert(technique);
    // The walk stops at the technique. What comes after it on the path does not matter.
    let end = walk(board, known, |used, _| used == technique, control)?;
    Ok(end == WalkEnd::Stopped)
}

/// The techniques that `HoDoKu` uses by default and that are neither above `level` nor extreme.
fn up_to(level: Level) -> TechniqueSet {
    let known = |technique: &Technique| technique.level() <= level.min(Level::Unfair);
    TechniqueSet::hodoku().iter().filter(known).collect()
}
