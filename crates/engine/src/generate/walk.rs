//! Walks along a solution path, and stops as soon as the caller knows enough.

use crate::technique::{Board, Level, Solver, Technique, TechniqueSet, level_of};
use crate::{Cancelled, Control};

/// The end of a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WalkEnd {
    /// The walk reached the answer.
    Solved {
        /// The level of the steps together.
        level: Level,
        /// The level of the hardest step.
        hardest: Level,
    },
    /// The walk found no further step.
    Stuck,
    /// `stops` ended the walk after the last step.
    Stopped,
}

/// Takes steps from `board` by the techniques `known`. After each step, calls `stops` with the technique of the
/// step and the score so far, and ends if it returns `true`.
pub(super) fn walk(
    board: &Board,
    known: TechniqueSet,
    mut stops: impl FnMut(Technique, u32) -> bool,
    control: &Control,
) -> Result<WalkEnd, Cancelled> {
    let solver = Solver { known, ..Solver::hodoku() };
    let (mut walk, mut score, mut hardest) = (solver.walk(board, control), 0_u32, Level::Easy);
    while let Some(step) = walk.step()? {
        score = score.saturating_add(step.technique.score());
        hardest = hardest.max(step.technique.level());
        // After each step, because most puzzles show early that they are of another level.
        if stops(step.technique, score) {
            return Ok(WalkEnd::Stopped);
        }
    }
    let level = level_of(hardest, score);
    Ok(if walk.board().is_full() { WalkEnd::Solved { level, hardest } } else { WalkEnd::Stuck })
}
