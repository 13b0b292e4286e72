//! Positions: puzzles at their start or in the middle of a solution, as they come from an input.

use super::args::{InputFile, Known};
use super::ending::{Failure, Status, Voice};
use super::input::{Input, readings};
use super::pool;
use super::report::Report;
use super::results::Outbox;
use crate::engine::search::{Uniqueness, uniqueness};
use crate::engine::technique::{Board, Mistake, Solver, mistakes};
use crate::engine::{Cancelled, Contradiction, Control, Effort, Grid, Puzzle};
use crate::format::stream::Found;
use crate::format::{Document, ReadError};
use crate::text::command_line::{Place, Remark};

/// A position that can be looked at.
pub(super) struct Position {
    /// The puzzle that it is of.
    pub(super) puzzle: Puzzle,
    /// The board with what was placed and what was ruled out.
    pub(super) board: Board,
    /// The only answer of the puzzle, if it has only one.
    pub(super) answer: Option<Grid>,
}

/// What there is to say of a position.
pub(super) struct Told {
    /// What is written.
    pub(super) text: String,
    /// What is remarked besides.
    pub(super) remark: Option<Remark>,
    /// Whether what was asked for was found.
    pub(super) status: Status,
}

impl Told {
    /// What was asked for.
    pub(super) fn found(text: String) -> Self {
        Self { text, remark: None, status: Status::Well }
    }

    /// That what was asked for is not to be had.
    pub(super) fn missing(text: String) -> Self {
        Self { text, remark: None, status: Status::NoAnswer }
    }
}

/// Has `work` done on each position of `input`, on so many threads, and tells what comes of it in order. `nothing` is
/// written for a puzzle without an answer.
pub(super) fn each<W>(
    input: &InputFile,
    threads: u16,
    nothing: &'static str,
    voice: Voice,
    work: W,
) -> Result<Status, Failure>
where
    W: Fn(&Position) -> Result<Told, Cancelled> + Send + Sync + 'static,
{
    let input = Input::open(input.path())?;
    let mut report = Report::of_lines(input.name, voice);
    let look = move |read, out: &mut Outbox<'_>| look(read, nothing, &work, out);
    let done = pool::in_order(threads, readings(input.source), look, &mut report);
    let written = report.flush();
    done?;
    written?;
    Ok(report.status())
}

fn look(
    read: Result<Found, ReadError>,
    nothing: &str,
    work: &impl Fn(&Position) -> Result<Told, Cancelled>,
    out: &mut Outbox<'_>,
) -> Result<(), Failure> {
    let found = match read {
        Ok(found) => found,
        Err(error) => {
            out.results.unreadable(error);
            return Ok(());
        }
    };
    let told = match Position::of(&found.document)? {
        Ok(position) => work(&position)?,
        Err(reasons) => {
            Told { remark: Some(Remark::NoAnswer(reasons)), ..Told::missing(nothing.to_owned()) }
        }
    };
    out.results.write(&told.text);
    if let Some(remark) = told.remark {
        out.results.remark(Place::At { line: found.line, column: 1 }, remark);
    }
    match told.status {
        Status::Well => out.results.count_answered(Effort::default()),
        Status::NoAnswer => out.results.count_unanswered(Effort::default()),
    }
    out.offer()
}

impl Position {
    /// The position of a puzzle, or why it has no answer.
    fn of(document: &Document) -> Result<Result<Self, Vec<Contradiction>>, Cancelled> {
        let puzzle = match document.puzzle() {
            Ok(puzzle) => puzzle,
            Err(reasons) => return Ok(Err(reasons)),
        };
        let (puzzle, answers) = with_answers(puzzle)?;
        let answer = match answers {
            Uniqueness::NoAnswer => return Ok(Err(Vec::new())),
            Uniqueness::Only(answer) => Some(answer),
            Uniqueness::Several => None,
        };
        let Some(mut board) = Board::of_position(&document.givens, &document.entries) else {
            return Ok(Err(Vec::new()));
        };
        let taken_away = document.taken_away();
        for cell in board.open().iter() {
            board.keep(cell, puzzle.layout().all_digits().without(taken_away.get(cell)));
        }
        Ok(Ok(Self { puzzle, board, answer }))
    }

    /// What keeps the board from its answer.
    pub(super) fn mistakes(&self) -> Vec<Mistake> {
        self.answer.as_ref().map(|answer| mistakes(&self.board, answer)).unwrap_or_default()
    }
}

/// `puzzle` with what is known of its answers. Where what is ruled out leaves none, but its givens have one alone,
/// something was ruled out wrongly, and the givens are the puzzle.
fn with_answers(puzzle: Puzzle) -> Result<(Puzzle, Uniqueness), Cancelled> {
    let control = Control::default();
    let answers = uniqueness(&puzzle, &control)?;
    if answers == Uniqueness::NoAnswer
        && let Ok(givens) = Puzzle::new(puzzle.givens().clone())
        && let only @ Uniqueness::Only(_) = uniqueness(&givens, &control)?
    {
        return Ok((givens, only));
    }
    Ok((puzzle, answers))
}

/// Somebody who knows what the arguments say.
pub(super) fn solver(known: &Known) -> Solver {
    Solver { known: known.techniques, ..Solver::hodoku() }
}
