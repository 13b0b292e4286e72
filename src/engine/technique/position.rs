//! A puzzle in the middle of its solution, and what is known of its answers: what has to be put right before a step is
//! worth telling, and which techniques hold.

use super::{Board, Family, Mistake, Solver, TechniqueSet, mistakes};
use crate::engine::search::{Uniqueness, uniqueness};
use crate::engine::{Cancelled, Contradiction, Control, Grid, Puzzle};

/// A board in the middle of the solution of a puzzle that has an answer.
#[derive(Clone, Debug)]
pub struct Position {
    /// The puzzle that it is of.
    pub puzzle: Puzzle,
    /// The board with what was placed and what was ruled out.
    pub board: Board,
    /// The only answer of the puzzle; `None` where it has several.
    pub answer: Option<Grid>,
}

/// What has to be put right first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// These are not so in the only answer.
    Mistakes(Vec<Mistake>),
    /// None of several answers has the digits that stand on the board, and why, as far as a look tells.
    NoWayOn(Vec<Contradiction>),
    /// None of several answers is among the candidates that are left.
    NoneLeft,
}

impl Position {
    /// The position of `puzzle` that `board` shows. What the puzzle rules out is weighed on the way. `None` where the
    /// puzzle has no answer.
    ///
    /// # Errors
    /// [`Cancelled`] when `control` says so.
    pub fn of(
        puzzle: Puzzle,
        mut board: Board,
        control: &Control,
    ) -> Result<Option<Self>, Cancelled> {
        let answer = match uniqueness(&puzzle, control)? {
            Uniqueness::NoAnswer => return Ok(None),
            Uniqueness::Only(answer) => Some(answer),
            Uniqueness::Several => None,
        };
        board.weigh_ruled_out(&puzzle, control)?;
        Ok(Some(Self { puzzle, board, answer }))
    }

    /// Whether the puzzle has more than one answer.
    #[must_use]
    pub fn has_several_answers(&self) -> bool {
        self.answer.is_none()
    }

    /// What has to be put right before a step is worth telling.
    ///
    /// # Errors
    /// [`Cancelled`] when `control` says so.
    pub fn obstacle(&self, control: &Control) -> Result<Option<Obstacle>, Cancelled> {
        match &self.answer {
            Some(answer) => {
                let wrong = mistakes(&self.board, answer);
                Ok((!wrong.is_empty()).then_some(Obstacle::Mistakes(wrong)))
            }
            None => self.dead_end(control),
        }
    }

    /// Why none of several answers can be come to from here.
    fn dead_end(&self, control: &Control) -> Result<Option<Obstacle>, Cancelled> {
        let digits = Puzzle::ruling_out(self.board.grid(), self.puzzle.ruled_out().clone());
        let digits = match digits {
            Err(reasons) => return Ok(Some(Obstacle::NoWayOn(reasons))),
            Ok(digits) => digits,
        };
        if !has_an_answer(&digits, control)? {
            return Ok(Some(Obstacle::NoWayOn(Vec::new())));
        }
        let is_left = match self.board.as_puzzle() {
            Ok(left) => has_an_answer(&left, control)?,
            Err(_) => false,
        };
        Ok((!is_left).then_some(Obstacle::NoneLeft))
    }

    /// `solver` without the techniques that do not hold here: those that rely on a single answer, where there are
    /// several. What is left holds in each of those that the board still allows.
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
