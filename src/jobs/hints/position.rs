//! The position of a player who solves with a pencil, and the steps that can be found on it.

use std::sync::Arc;

use super::hint::{Finding, Hint, HintStage, Look, NoHint, StepList, StepListing};
use crate::engine::technique::{self, AnyBoard, Solver};
use crate::engine::{Cancelled, Control, Puzzle};
use crate::game;

/// A puzzle in the middle of its solution, before anything is known of its answers.
#[derive(Clone, Debug)]
pub struct HintPosition {
    puzzle: Puzzle,
    board: AnyBoard,
    /// Who looks at it.
    solver: Solver,
}

impl HintPosition {
    /// The `puzzle` as it stands on the board `held`, with the person's candidates if there are any. It is solved by the
    /// techniques that puzzles are rated by.
    ///
    /// # Errors
    /// Why there can be no hint.
    pub fn of(puzzle: Puzzle, held: &game::GameBoard) -> Result<Self, NoHint> {
        let board = board_of(&puzzle, held).ok_or(NoHint::TooLarge)?;
        Ok(Self { puzzle, board, solver: Solver::hodoku() })
    }

    /// The same position, with another solver.
    #[must_use]
    pub fn solved_by(self, solver: Solver) -> Self {
        Self { solver, ..self }
    }

    /// The easiest step, or what stands in its way: mistakes first of all.
    pub(super) fn hint(self, control: &Control) -> Result<Finding<Hint>, Cancelled> {
        let found = self.look(control, |solver, board| {
            let step = solver.next_step_on(&board, control)?;
            Ok(step.map_or(Hint::Nothing, |step| Hint::Step {
                step: Arc::new(step),
                board: Box::new(board),
                stage: HintStage::Place,
            }))
        })?;
        let (Look::Found(what) | Look::Instead(what)) = found.what;
        Ok(Finding { what, several_answers: found.several_answers })
    }

    /// The steps of a list, or what stands in their way.
    pub(super) fn steps(
        self,
        listing: StepListing,
        control: &Control,
    ) -> Result<Finding<Look<StepList>>, Cancelled> {
        let is_standard = self.solver == Solver::hodoku();
        let found = self.look(control, |solver, start| {
            let path = match listing {
                StepListing::Path => Some(Arc::new(solver.path_on(&start, control)?)),
                StepListing::All => None,
            };
            let steps = if let Some(path) = &path {
                path.steps().map(Arc::new).collect()
            } else {
                let steps = solver.easiest_steps_on(&start, usize::MAX, control)?;
                steps.into_iter().map(Arc::new).collect()
            };
            Ok(StepList { listing, start, steps, path, is_standard, chosen: None })
        })?;
        let what = match found.what {
            Look::Found(list) if list.steps.is_empty() => Look::Instead(Hint::Nothing),
            what @ (Look::Found(_) | Look::Instead(_)) => what,
        };
        Ok(Finding { what, ..found })
    }

    /// What `see` finds with the techniques that hold, or what has to be put right before that.
    fn look<T>(
        self,
        control: &Control,
        see: impl FnOnce(&Solver, AnyBoard) -> Result<T, Cancelled>,
    ) -> Result<Finding<Look<T>>, Cancelled> {
        let Some(state) = technique::Position::of(self.puzzle, self.board, control)? else {
            let what = Look::Instead(Hint::None(NoHint::NoAnswer(Vec::new())));
            return Ok(Finding { what, several_answers: false });
        };
        let several_answers = state.has_several_answers();
        let what = match state.obstacle(control)? {
            Some(obstacle) => Look::Instead(Hint::of_obstacle(obstacle)),
            None if state.board.is_full() => Look::Instead(Hint::None(NoHint::Full)),
            None => Look::Found(see(&state.held_by(&self.solver), state.board)?),
        };
        Ok(Finding { what, several_answers })
    }
}

/// The digits of the board, and the candidates of its open cells: those that are noted, or all that the rules leave
/// where none is. Notes in corners count once every open cell has some: before that they may well mark the places of a
/// digit in its box alone. `None` where the board is too large.
fn board_of(puzzle: &Puzzle, held: &game::GameBoard) -> Option<AnyBoard> {
    let mut board = AnyBoard::of_position(&held.givens(), &held.entries())?;
    board.rule_out(puzzle.ruled_out());
    let open = board.open();
    let are_complete = open.iter().all(|cell| !held.get(cell).notes().is_empty());
    for cell in open.iter() {
        let notes = held.get(cell).notes();
        if !notes.is_empty() && (are_complete || notes.corner.is_empty()) {
            board.keep(cell, notes.candidates());
        }
    }
    Some(board)
}
