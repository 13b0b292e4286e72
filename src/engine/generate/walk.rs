//! A path that is left as soon as it is known where it does not lead.

use crate::engine::technique::{Board, Level, Solver, Step, Technique, TechniqueSet, level_of};
use crate::engine::{Cancelled, Control};

/// Where a walk ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
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
) -> Result<End, Cancelled> {
    let solver = Solver { known, ..Solver::hodoku() };
    let (mut board, mut score, mut hardest) = (board.clone(), 0_u32, Level::Easy);
    while !board.is_full() {
        let Some(step) = solver.next_step(&board, control)? else {
            return Ok(End::Stuck);
        };
        board.apply(&step);
        score = score.saturating_add(step.technique.score());
        hardest = hardest.max(step.technique.level());
        if stops(step.technique, score) {
            return Ok(End::Stopped);
        }
    }
    Ok(End::Solved(level_of(hardest, score)))
}

/// A position to practise a technique on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The board on which nothing easier is to be seen.
    pub board: Board,
    /// The step to find.
    pub step: Step,
}

impl Exercise {
    /// The first position on the path from `start`, of somebody who knows what `HoDoKu` uses by default and `technique`,
    /// where that is the next step. `None` where it is not used.
    ///
    /// # Errors
    /// [`Cancelled`] when `control` says so.
    pub fn on_path_from(
        start: &Board,
        technique: Technique,
        control: &Control,
    ) -> Result<Option<Self>, Cancelled> {
        let mut solver = Solver::hodoku();
        solver.known.insert(technique);
        let mut board = start.clone();
        while let Some(step) = solver.next_step(&board, control)? {
            if step.technique == technique {
                return Ok(Some(Self { board, step }));
            }
            board.apply(&step);
        }
        Ok(None)
    }
}
