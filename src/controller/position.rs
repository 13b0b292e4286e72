//! The board as somebody sees it who solves with a pencil, and what can be found on it.

use super::hints::{Found, Hint, Listing, NoHint, Stage, Steps};
use super::{Controller, OpenDocument};
use crate::engine::technique::{Board, Obstacle, Position as State, Solver};
use crate::engine::{Cancelled, Cell, Control, Puzzle};
use crate::game::{Content, NoteKind};

/// A puzzle in the middle of its solution, before anything is known of its answers.
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
        let puzzle = document.puzzle().map_err(NoHint::NoAnswer)?;
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
    pub(super) fn hint(self, control: &Control) -> Result<Found<Hint>, Cancelled> {
        let found = self.look(control, |solver, board| {
            let step = solver.next_step(&board, control)?;
            Ok(step.map_or(Hint::Nothing, |step| Hint::Step {
                step: Box::new(step),
                board: Box::new(board),
                stage: Stage::Place,
            }))
        })?;
        let what = found.what.unwrap_or_else(|obstacle| obstacle);
        Ok(Found { what, several_answers: found.several_answers })
    }

    /// The steps of a list, or what stands in their way.
    pub(super) fn steps(
        self,
        listing: Listing,
        control: &Control,
    ) -> Result<Found<Result<Steps, Hint>>, Cancelled> {
        let is_standard = self.solver == Solver::hodoku();
        let found = self.look(control, |solver, start| {
            let steps = match listing {
                Listing::Path => solver.path(&start, control)?.steps,
                Listing::All => solver.all_steps(&start, control)?,
            };
            Ok(Steps { listing, start, steps, is_standard, chosen: None })
        })?;
        let some = |list: Steps| if list.steps.is_empty() { Err(Hint::Nothing) } else { Ok(list) };
        Ok(Found { what: found.what.and_then(some), ..found })
    }

    /// What `see` finds with the techniques that hold, or what has to be put right before that.
    fn look<T>(
        self,
        control: &Control,
        see: impl FnOnce(&Solver, Board) -> Result<T, Cancelled>,
    ) -> Result<Found<Result<T, Hint>>, Cancelled> {
        let Some(state) = State::of(self.puzzle, self.board, control)? else {
            let what = Err(Hint::None(NoHint::NoAnswer(Vec::new())));
            return Ok(Found { what, several_answers: false });
        };
        let several_answers = state.has_several_answers();
        let what = match state.obstacle(control)? {
            Some(obstacle) => Err(Hint::of_obstacle(obstacle)),
            None => Ok(see(&state.held_by(&self.solver), state.board)?),
        };
        Ok(Found { what, several_answers })
    }
}

impl Hint {
    fn of_obstacle(obstacle: Obstacle) -> Self {
        match obstacle {
            Obstacle::Mistakes(mistakes) => Self::Mistakes(mistakes),
            Obstacle::NoWayOn(reasons) => Self::NoWayOn(reasons),
            Obstacle::NoneLeft => Self::NoneLeft,
        }
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
