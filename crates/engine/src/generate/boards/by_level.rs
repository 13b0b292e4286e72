//! Makes puzzles of a level on any board.
//!
//! A puzzle gets harder as it loses givens. So one attempt has puzzles of several levels: one for each number of givens
//! between the full grid and the puzzle that needs each given. For a gentle level an attempt removes only givens that
//! the techniques of the level do without. For another level, bisection looks for a number of givens that leaves a
//! puzzle which the techniques of the level solve, and those below it do not.

use std::ops::RangeInclusive;

use super::attempt::{AttemptDraw, Digging, DugAttempt, DugBoard};
use super::glance::GentleTechniques;
use super::recipe::has_level;
use crate::generate::{GenerationError, Recipe};
use crate::technique::{AnyPath, Level, Solver, Technique};
use crate::{Cancelled, Control, Puzzle};

/// The number of attempts in a round: gentle puzzles of the next round have fewer givens.
const ATTEMPTS_A_ROUND: u64 = 8;

/// How a puzzle compares with the level that is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hardness {
    TooEasy,
    Fitting,
    TooHard,
}

/// The puzzle of one attempt. Returns `None` if it does not fulfil the recipe, or if bisection finds no puzzle of the
/// level.
pub(super) fn puzzle_of_level(
    recipe: &Recipe,
    level: Level,
    draw: AttemptDraw,
    control: &Control,
) -> Result<Option<DugAttempt>, GenerationError> {
    let found = if let Some(gentle) = GentleLevel::of(level) {
        // By the number of the attempt and not by what was found before, so that threads and restarts change nothing.
        let round = draw.number / ATTEMPTS_A_ROUND;
        let least = recipe.gentle_givens(&gentle.usual_givens, round, draw.random);
        let digging = Digging::Gently(gentle.techniques, least);
        let attempt = recipe.attempt_digging(digging, draw.random);
        Some(DugAttempt { dug: attempt.make(control)?, attempt })
    } else {
        let least = recipe.givens.as_ref().map_or(0, |range| *range.start());
        let mut attempt = recipe.attempt_digging(Digging::DownTo(least), draw.random);
        // An attempt is dug once and judged at several numbers of givens.
        let dug = fitting(&attempt.make(control)?, level, control)?;
        dug.map(|dug| {
            // The puzzle between is that of the attempt which digs down to as many givens.
            attempt.digging = Digging::DownTo(u16::try_from(dug.givens()).unwrap_or(u16::MAX));
            DugAttempt { dug, attempt }
        })
    };
    let Some(found) = found else { return Ok(None) };
    let holds = recipe.has_such_givens(&found.dug, control)?
        // Bisection judged by the techniques up to the level. The level of the whole path decides.
        && has_level(&found.dug, level, control)?
        && recipe.has_technique(&found.dug, control)?;
    Ok(holds.then_some(found))
}

/// How puzzles of a gentle level are made.
struct GentleLevel {
    /// The techniques that must solve the puzzle.
    techniques: GentleTechniques,
    /// The usual number of givens on a board of 81 cells.
    usual_givens: RangeInclusive<u16>,
}

impl GentleLevel {
    /// Returns `None` for a level that is not gentle.
    fn of(level: Level) -> Option<Self> {
        let (techniques, usual_givens) = match level {
            Level::Beginner => (GentleTechniques::AtAGlance, 40..=45),
            Level::Easy => (GentleTechniques::Singles, 36..=40),
            Level::Medium | Level::Hard | Level::Unfair | Level::Extreme => return None,
        };
        Some(Self { techniques, usual_givens })
    }
}

/// The first puzzle that bisection finds on the way to `dug` and that seems to be of the level. `dug` itself is
/// tried first. Returns `None` if bisection finds none.
fn fitting(dug: &DugBoard, level: Level, control: &Control) -> Result<Option<DugBoard>, Cancelled> {
    let (mut too_easy, mut rest) = (0, dug.removed_orbits());
    match hardness(&dug.puzzle(), level, control)? {
        Hardness::TooEasy => return Ok(None),
        Hardness::Fitting => return Ok(Some(dug.clone())),
        Hardness::TooHard => {}
    }
    while rest - too_easy > 1 {
        // A puzzle hardly ever gets easier as it loses givens, so bisection finds the level in a few looks.
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
    // Whatever is too hard for the level below is extreme, so its techniques need not be searched.
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
