//! A position: a puzzle in the middle of its solution, with its answers. It knows which mistakes to correct
//! before a hint makes sense, and which techniques apply.

use super::{AnyBoard, Family, Mistake, Solver, TechniqueSet, mistakes};
use crate::search::{Uniqueness, uniqueness};
use crate::{Cancelled, Contradiction, Control, Grid, Puzzle};

/// A board in the middle of the solution of a puzzle that has at least one answer.
#[derive(Clone, Debug)]
pub struct Position {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The board with the digits placed and the candidates removed so far.
    pub board: AnyBoard,
    /// The only answer of the puzzle. `None` if it has several.
    pub answer: Option<Grid>,
}

/// An obstacle that the player must remove before a hint makes sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The board differs from the only answer in this way.
    Mistakes(Vec<Mistake>),
    /// None of the puzzle's several answers has the digits on the board. The contradictions say why, as far as
    /// they show without a search.
    NoWayOn(Vec<Contradiction>),
    /// None of the puzzle's several answers is among the candidates that are left.
    NoneLeft,
}

impl Position {
    /// The position of `puzzle` on `board`, after [`AnyBoard::weigh_ruled_out`]. Returns `None` if the puzzle has
    /// no answer.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn of(
        puzzle: Puzzle,
        board: impl Into<AnyBoard>,
        control: &Control,
    ) -> Result<Option<Self>, Cancelled> {
        // The puzzle's own answer and not one of the position: mistakes are told by comparing the two.
        let answer = match uniqueness(&puzzle, control)? {
            Uniqueness::NoAnswer => return Ok(None),
            Uniqueness::Only(answer) => Some(answer),
            Uniqueness::Several => None,
        };
        let mut board = board.into();
        board.weigh_ruled_out(&puzzle, control)?;
        Ok(Some(Self { puzzle, board, answer }))
    }

    /// Whether the puzzle has more than one answer.
    #[must_use]
    pub fn has_several_answers(&self) -> bool {
        self.answer.is_none()
    }

    /// The obstacle to remove before a hint makes sense. Returns `None` if there is none.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn obstacle(&self, control: &Control) -> Result<Option<Obstacle>, Cancelled> {
        match &self.answer {
            Some(answer) => {
                let wrong = mistakes(&self.board, answer);
                Ok((!wrong.is_empty()).then_some(Obstacle::Mistakes(wrong)))
            }
            None => self.dead_end(control),
        }
    }

    /// The reason why the board leads to none of the puzzle's several answers. Returns `None` if it leads to one.
    fn dead_end(&self, control: &Control) -> Result<Option<Obstacle>, Cancelled> {
        let digits = match self.puzzle.with_givens(self.board.grid()) {
            Err(reasons) => return Ok(Some(Obstacle::NoWayOn(reasons.to_vec()))),
            Ok(digits) => digits,
        };
        // Digits before candidates: a wrong digit is the better reason, because it explains lost candidates too.
        if !has_an_answer(&digits, control)? {
            return Ok(Some(Obstacle::NoWayOn(Vec::new())));
        }
        let is_left = match self.board.as_puzzle() {
            Ok(left) => has_an_answer(&left, control)?,
            Err(_) => false,
        };
        Ok((!is_left).then_some(Obstacle::NoneLeft))
    }

    /// `solver` with only those techniques that are valid here. If the puzzle has several answers, the
    /// techniques that rely on a single answer are left out. The others are valid for each answer that the
    /// board still allows.
    #[must_use]
    pub fn held_by(&self, solver: &Solver) -> Solver {
        let holds = |family: Family| family != Family::Uniqueness || !self.has_several_answers();
        let known: TechniqueSet = solver.known.iter().filter(|it| holds(it.family())).collect();
        Solver { known, ..solver.clone() }
    }
}

fn has_an_answer(puzzle: &Puzzle, control: &Control) -> Result<bool, Cancelled> {
    Ok(uniqueness(puzzle, control)? != Uniqueness::NoAnswer)
}
