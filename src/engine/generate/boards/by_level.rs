//! Makes puzzles of a level on any board.
//!
//! A puzzle gets harder as it loses givens. So one attempt has puzzles of several levels: one for each number of givens
//! between the full grid and the puzzle that needs each given. For a gentle level an attempt removes only givens that
//! the means of the level do without. For another level, bisection looks for a number of givens that leaves a puzzle
//! which the techniques of the level solve, and those below it do not.

use std::ops::RangeInclusive;

use super::attempt::{BoardAttempt, Digging, DugBoard};
use super::recipe::{BoardRecipe, has_level};
use super::sight::Ease;
use crate::engine::generate::GenerationError;
use crate::engine::technique::{AnyPath, Level, Solver, Technique};
use crate::engine::{Cancelled, Control, Puzzle};

/// The number of attempts in a round: gentle puzzles of the next round have fewer givens.
const ATTEMPTS_A_ROUND: u64 = 8;

/// How a puzzle compares with the level that is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hardness {
    TooEasy,
    Fitting,
    TooHard,
}

/// The puzzle of one attempt, with the attempt that makes it. Returns `None` if bisection finds no puzzle of the level.
/// `number` counts attempts from 0, and `drawn` is a random number.
pub(super) fn puzzle_of_level(
    recipe: &BoardRecipe,
    level: Level,
    (number, drawn): (u64, u64),
    control: &Control,
) -> Result<Option<(DugBoard, BoardAttempt)>, GenerationError> {
    let found = if let Some((ease, usual)) = gentle(level) {
        let least = recipe.gentle_givens(&usual, number / ATTEMPTS_A_ROUND, drawn);
        let attempt = recipe.attempt_digging(Digging::Gently(ease, least), drawn);
        Some((attempt.make(control)?, attempt))
    } else {
        let least = recipe.givens.as_ref().map_or(0, |range| *range.start());
        let attempt = recipe.attempt_digging(Digging::DownTo(least), drawn);
        let dug = fitting(&attempt.make(control)?, level, control)?;
        dug.map(|dug| {
            let givens = u16::try_from(dug.givens()).unwrap_or(u16::MAX);
            (dug, BoardAttempt { digging: Digging::DownTo(givens), ..attempt })
        })
    };
    let Some((dug, attempt)) = found else { return Ok(None) };
    let holds = recipe.has_such_givens(&dug, control)? && has_level(&dug, level, control)?;
    Ok(holds.then_some((dug, attempt)))
}

/// The means that solve a puzzle of a gentle level, and the usual number of givens on a board of 81 cells. `None` for
/// another level.
fn gentle(level: Level) -> Option<(Ease, RangeInclusive<u16>)> {
    match level {
        Level::Beginner => Some((Ease::AtAGlance, 40..=45)),
        Level::Easy => Some((Ease::Singles, 36..=40)),
        Level::Medium | Level::Hard | Level::Unfair | Level::Extreme => None,
    }
}

/// The first puzzle that bisection finds on the way to `dug` and that seems to be of the level. `dug` itself is tried first.
fn fitting(dug: &DugBoard, level: Level, control: &Control) -> Result<Option<DugBoard>, Cancelled> {
    let (mut too_easy, mut rest) = (0, dug.removed_orbits());
    match hardness(&dug.puzzle(), level, control)? {
        Hardness::TooEasy => return Ok(None),
        Hardness::Fitting => return Ok(Some(dug.clone())),
        Hardness::TooHard => {}
    }
    while rest - too_easy > 1 {
        let middle = too_easy + (rest - too_easy) / 2;
        let between = dug.after(middle);
        match hardness(&between.puzzle(), level, control)? {
            Hardness::TooEasy => too_easy = middle,
            Hardness::Fitting => return Ok(Some(between)),
            Hardness::TooHard => rest = middle,
        }
    }
    Ok(None)
}

/// Compares a puzzle with a level by the techniques up to the level and by those below it.
fn hardness(puzzle: &Puzzle, level: Level, control: &Control) -> Result<Hardness, Cancelled> {
    let below = Level::ALL.into_iter().take_while(|&it| it < level).last();
    if let Some(below) = below
        && is_solved(puzzle, below, control)?
    {
        return Ok(Hardness::TooEasy);
    }
    let is_hardest = Level::ALL.last() == Some(&level);
    let fits = is_hardest || is_solved(puzzle, level, control)?;
    Ok(if fits { Hardness::Fitting } else { Hardness::TooHard })
}

/// Whether the usual techniques up to `level` solve a puzzle.
fn is_solved(puzzle: &Puzzle, level: Level, control: &Control) -> Result<bool, Cancelled> {
    let mut solver = Solver::hodoku();
    let is_known = |it: &Technique| it.level() <= level && *it != Technique::BruteForce;
    solver.known = solver.known.iter().filter(is_known).collect();
    let path = solver.any_path_of(puzzle, control)?;
    Ok(path.is_some_and(|path| AnyPath::is_solved(&path)))
}
