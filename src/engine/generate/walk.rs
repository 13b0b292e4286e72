//! A path that is left as soon as it is known where it does not lead.

use crate::engine::technique::{Board, Level, Solver, Technique, TechniqueSet, level_of};
use crate::engine::{Cancelled, Control};

/// Where a walk ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WalkEnd {
    /// At the answer, by steps that make up this level.
    Solved(Level),
    /// Where nothing more was seen.
    Stuck,
    /// Where it was told to, behind the step that was taken last.
    Stopped,
}

/// Takes one step after another from `board` by the techniques `known`, until `stops` says so of the technique of a step
/// and the score with it.
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
        if stops(step.technique, score) {
            return Ok(WalkEnd::Stopped);
        }
    }
    let is_solved = walk.board().is_full();
    Ok(if is_solved { WalkEnd::Solved(level_of(hardest, score)) } else { WalkEnd::Stuck })
}
