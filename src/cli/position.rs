//! Positions: puzzles at their start or in the middle of a solution, as they come from an input.

use super::args::Known;
use super::ending::{Failure, Status, Voice};
use super::input::{Input, puzzles};
use super::output::Output;
use crate::engine::technique::{Board, Mistake, Solver, mistakes};
use crate::engine::{Answers, Cancelled, Contradiction, Control, Count, Grid, Puzzle, count};
use crate::format::Document;
use crate::text::command_line::{Notice, Place, Remark};

/// A position that can be looked at.
pub(super) struct Position {
    /// The board with what was placed and what was ruled out.
    pub(super) board: Board,
    /// The only answer of the puzzle, if it has only one.
    pub(super) answer: Option<Grid>,
}

/// What to do with a position, and with whom: what it writes, and whether it went well.
pub(super) type Work<'a> = dyn Fn(&Position) -> Result<(String, Status), Cancelled> + 'a;

/// Has `work` done on each position of the file that `known` names. A puzzle without an answer is told, and the
/// exit status says so.
pub(super) fn each(known: &Known, voice: Voice, work: &Work<'_>) -> Result<Status, Failure> {
    let input = Input::open(known.input.path())?;
    let name = input.name;
    let mut output = Output::new();
    let mut status = Status::Well;
    for read in puzzles(input.source, &name) {
        let read = read?;
        let place = Place::At { line: read.line, column: 1 };
        match Position::of(&read.document)? {
            Ok(position) => {
                let (text, went) = work(&position)?;
                output.write(text.as_bytes())?;
                output.flush()?;
                status = status.worse(went);
            }
            Err(reasons) => {
                let remark = Remark::NoAnswer(reasons);
                voice.say(&Notice::Of { name: name.clone(), place, remark });
                status = Status::NoAnswer;
            }
        }
    }
    Ok(status)
}

impl Position {
    /// The position of a puzzle, or why it has no answer.
    fn of(document: &Document) -> Result<Result<Self, Vec<Contradiction>>, Cancelled> {
        let puzzle = match document.puzzle() {
            Ok(puzzle) => puzzle,
            Err(reasons) => return Ok(Err(reasons)),
        };
        let control = Control::default();
        let answer = match count(&puzzle, 1, &control)?.count {
            Count::Exactly(0) => return Ok(Err(Vec::new())),
            Count::Exactly(_) => first_answer(&puzzle, &control)?,
            Count::MoreThan(_) => None,
        };
        let Some(mut board) = Board::of_position(&document.givens, &document.entries) else {
            return Ok(Err(Vec::new()));
        };
        let taken_away = document.taken_away();
        for cell in board.open().iter() {
            board.keep(cell, puzzle.layout().all_digits().without(taken_away.get(cell)));
        }
        Ok(Ok(Self { board, answer }))
    }

    /// What keeps the board from its answer.
    pub(super) fn mistakes(&self) -> Vec<Mistake> {
        self.answer.as_ref().map(|answer| mistakes(&self.board, answer)).unwrap_or_default()
    }
}

fn first_answer(puzzle: &Puzzle, control: &Control) -> Result<Option<Grid>, Cancelled> {
    let mut answers = Answers::new(puzzle);
    answers.next(control)?;
    Ok(answers.grid())
}

/// Somebody who knows what the arguments say.
pub(super) fn solver(known: &Known) -> Solver {
    Solver { known: known.techniques, ..Solver::hodoku() }
}
