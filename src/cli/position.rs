//! Positions: puzzles at their start or in the middle of a solution, as they come from an input.

use super::args::InputFile;
use super::ending::{Failure, Status, Voice};
use super::input::{Input, readings};
use super::pool;
use super::report::Report;
use super::results::Outbox;
use crate::engine::search::{Uniqueness, uniqueness};
use crate::engine::technique::{Board, Mistake, Solver, TechniqueSet, mistakes};
use crate::engine::{Cancelled, Contradiction, Control, Effort, Grid, Puzzle};
use crate::format::ReadError;
use crate::format::stream::Found;
use crate::text::command_line::{Place, Remark};

/// A position that can be looked at.
pub(super) struct Position {
    /// Which puzzle of several it is, from 1; `None` where it is the only one.
    pub(super) number: Option<u64>,
    /// The line where it starts, from 1.
    pub(super) line: usize,
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
    pub(super) found: bool,
}

impl Told {
    /// What was asked for.
    pub(super) fn found(text: String) -> Self {
        Self { text, remark: None, found: true }
    }

    /// That what was asked for is not to be had.
    pub(super) fn missing(text: String) -> Self {
        Self { text, remark: None, found: false }
    }
}

/// Has `work` done on each position of `input`, on so many threads, and tells what comes of it in order. For a puzzle
/// without an answer, and one of several that cannot be read, it is written what `missing` says, which is told its
/// line and the reason.
pub(super) fn each<U, W>(
    input: &InputFile,
    threads: u16,
    missing: U,
    voice: Voice,
    work: W,
) -> Result<Status, Failure>
where
    U: Fn(usize, &Remark) -> String + Send + Sync + 'static,
    W: Fn(&Position) -> Result<Told, Cancelled> + Send + Sync + 'static,
{
    let input = Input::open(input.path())?;
    let mut report = Report::of_lines(input.name, voice);
    let look = move |(number, read), out: &mut Outbox<'_>| look(number, read, &missing, &work, out);
    let done = pool::in_order(threads, numbered(readings(input.source)), look, &mut report);
    let written = report.flush();
    done?;
    written?;
    Ok(report.status())
}

/// Each of `items` with its number, from 1; an only one without.
fn numbered<T>(items: impl Iterator<Item = T>) -> impl Iterator<Item = (Option<u64>, T)> {
    let mut items = items.peekable();
    let first = items.next();
    let several = items.peek().is_some();
    let numbers = (1..).map(move |number| several.then_some(number));
    numbers.zip(first.into_iter().chain(items))
}

fn look(
    number: Option<u64>,
    read: Result<Found, ReadError>,
    missing: &impl Fn(usize, &Remark) -> String,
    work: &impl Fn(&Position) -> Result<Told, Cancelled>,
    out: &mut Outbox<'_>,
) -> Result<(), Failure> {
    let found = match read {
        Ok(found) => found,
        Err(error) => return pass_over(number, error, missing, out),
    };
    let told = match Position::of(&found, number)? {
        Ok(position) => work(&position)?,
        Err(reasons) => {
            let remark = Remark::NoAnswer(reasons);
            let text = missing(found.line, &remark);
            Told { remark: Some(remark), ..Told::missing(text) }
        }
    };
    out.results.write(&told.text);
    if let Some(remark) = told.remark {
        out.results.remark(Place::At { line: found.line, column: 1 }, remark);
    }
    if told.found {
        out.results.count_answered(Effort::default());
    } else {
        out.results.count_unanswered(Effort::default());
    }
    out.offer()
}

/// Tells that a puzzle cannot be read; those behind it may be well.
fn pass_over(
    number: Option<u64>,
    error: ReadError,
    missing: &impl Fn(usize, &Remark) -> String,
    out: &mut Outbox<'_>,
) -> Result<(), Failure> {
    let place = Place::At { line: error.line, column: error.column };
    let remark = Remark::Unreadable(error.problem);
    if number.is_some() {
        out.results.write(&missing(error.line, &remark));
    }
    out.results.remark(place, remark);
    out.results.count_unreadable();
    out.offer()
}

impl Position {
    /// The position of a puzzle, or why it has no answer.
    fn of(
        found: &Found,
        number: Option<u64>,
    ) -> Result<Result<Self, Vec<Contradiction>>, Cancelled> {
        let document = &found.document;
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
        let Some(mut board) = document.solving_board() else {
            return Ok(Err(Vec::new()));
        };
        board.weigh_ruled_out(&puzzle, &Control::default())?;
        Ok(Ok(Self { number, line: found.line, puzzle, board, answer }))
    }

    /// What has to be put right before a step is worth telling.
    pub(super) fn obstacle(&self) -> Result<Option<Obstacle>, Cancelled> {
        if let Some(answer) = &self.answer {
            return Ok(mistakes(&self.board, answer).first().copied().map(Obstacle::Mistake));
        }
        let left = Puzzle::ruling_out(self.board.grid(), self.puzzle.ruled_out().clone());
        Ok(match left {
            Err(reasons) => Some(Obstacle::NoWayOn(reasons)),
            Ok(left) => (uniqueness(&left, &Control::default())? == Uniqueness::NoAnswer)
                .then(|| Obstacle::NoWayOn(Vec::new())),
        })
    }
}

/// What has to be put right first.
pub(super) enum Obstacle {
    /// This is not so in the only answer.
    Mistake(Mistake),
    /// None of the answers has the digits that stand on the board, and why, as far as a look tells.
    NoWayOn(Vec<Contradiction>),
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

/// Somebody who knows these techniques.
pub(super) fn solver(known: TechniqueSet) -> Solver {
    Solver { known, ..Solver::hodoku() }
}
