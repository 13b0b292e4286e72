//! The board as somebody sees it who solves with a pencil, and what can be found on it.

use super::hints::{Hint, Listing, NoHint, Stage, Steps};
use super::{Controller, OpenDocument};
use crate::engine::search::{Uniqueness, uniqueness};
use crate::engine::technique::{Board, Solver, mistakes};
use crate::engine::{Cancelled, Cell, Control, Puzzle};
use crate::game::{Content, NoteKind};

/// A puzzle in the middle of its solution.
#[derive(Clone, Debug)]
pub struct Position {
    puzzle: Puzzle,
    board: Board,
    /// Who looks at it.
    solver: Solver,
}

impl Position {
    /// What stands on the board of `document`, with the person's candidates where there are any.
    ///
    /// # Errors
    /// Why there can be no hint.
    pub fn of(document: &OpenDocument) -> Result<Self, NoHint> {
        let puzzle = document.puzzle().map_err(|_| NoHint::NoAnswer)?;
        let board = board_of(document).ok_or(NoHint::NotClassic)?;
        if board.is_full() {
            Err(NoHint::Full)
        } else {
            Ok(Self { puzzle, board, solver: Solver::hodoku() })
        }
    }

    /// The same, looked at by somebody else.
    #[must_use]
    pub fn solved_by(self, solver: Solver) -> Self {
        Self { solver, ..self }
    }

    /// The easiest step, or what stands in its way: mistakes first of all.
    pub(super) fn hint(mut self, control: &Control) -> Result<Hint, Cancelled> {
        if let Some(obstacle) = self.obstacle(control)? {
            return Ok(obstacle);
        }
        let step = self.solver.next_step(&self.board, control)?;
        Ok(step.map_or(Hint::Nothing, |step| Hint::Step {
            step: Box::new(step),
            board: Box::new(self.board),
            stage: Stage::Place,
        }))
    }

    /// The steps of a list, or what stands in their way.
    pub(super) fn steps(
        mut self,
        listing: Listing,
        control: &Control,
    ) -> Result<Result<Steps, Hint>, Cancelled> {
        if let Some(obstacle) = self.obstacle(control)? {
            return Ok(Err(obstacle));
        }
        let steps = match listing {
            Listing::Path => self.solver.path(&self.board, control)?.steps,
            Listing::All => self.solver.all_steps(&self.board, control)?,
        };
        if steps.is_empty() {
            return Ok(Err(Hint::Nothing));
        }
        let is_standard = self.solver == Solver::hodoku();
        Ok(Ok(Steps { listing, start: self.board, steps, is_standard, chosen: None }))
    }

    /// What has to be put right before a step is worth telling. What the puzzle rules out is weighed on the way.
    fn obstacle(&mut self, control: &Control) -> Result<Option<Hint>, Cancelled> {
        let answer = match uniqueness(&self.puzzle, control)? {
            Uniqueness::NoAnswer => return Ok(Some(Hint::None(NoHint::NoAnswer))),
            Uniqueness::Several => return Ok(Some(Hint::None(NoHint::SeveralAnswers))),
            Uniqueness::Only(answer) => answer,
        };
        self.board.weigh_ruled_out(&self.puzzle, control)?;
        let wrong = mistakes(&self.board, &answer);
        Ok((!wrong.is_empty()).then_some(Hint::Mistakes(wrong)))
    }
}

/// The digits of the board, and the candidates of its open cells: those that are noted, or all that the rules leave
/// where none is. Notes in corners count once every open cell has some: before that they may well mark the places of a
/// digit in its box alone. `None` where the board is not a classic one.
fn board_of(document: &OpenDocument) -> Option<Board> {
    let held = document.board();
    let mut board = Board::of_position(&held.givens(), &held.entries())?;
    board.rule_out(document.ruled_out());
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

impl Controller {
    pub(super) fn has_open_cells(&self) -> bool {
        self.document().board().open_cells().next().is_some()
    }

    /// The candidates that the digits on the board leave to each open cell.
    pub(super) fn all_candidates(&self) -> Vec<(Cell, Content)> {
        let document = self.document();
        let board = document.board();
        let noted = |cell: Cell| {
            let notes = board.get(cell).notes();
            let left = board.left_to(cell, document.ruled_out());
            (cell, Content::of_notes(notes.with(NoteKind::Corner, left)))
        };
        board.open_cells().map(noted).collect()
    }
}
