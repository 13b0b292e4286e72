//! Positions: puzzles at their start or in the middle of a solution, as they come from an input.

use super::args::InputFile;
use super::ending::{Failure, Status, Voice};
use super::input::{Input, readings};
use super::pool;
use super::report::Report;
use super::results::Outbox;
use crate::engine::technique::{Board, Position as State, Solver, TechniqueSet};
use crate::engine::{Cancelled, Contradiction, Control, Effort, Puzzle};
use crate::format::ReadError;
use crate::format::stream::Found;
use crate::text::command_line::{Place, Remark};

/// A position that can be looked at.
pub(super) struct Position {
    /// Which puzzle of several it is, from 1; `None` where it is the only one.
    pub(super) number: Option<u64>,
    /// The line where it starts, from 1.
    pub(super) line: usize,
    /// The puzzle and its board.
    pub(super) state: State,
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
        let Some(board) = document.solving_board() else {
            return Ok(Err(Vec::new()));
        };
        let state = match State::of(puzzle.clone(), board.clone(), &Control::default())? {
            None => of_givens_alone(&puzzle, board)?,
            known => known,
        };
        let at = |state| Self { number, line: found.line, state };
        Ok(state.map(at).ok_or_else(Vec::new))
    }
}

/// The position of the givens of `puzzle`, which has no answer: where they have one alone, something was ruled out
/// wrongly, and the givens are the puzzle.
fn of_givens_alone(puzzle: &Puzzle, board: Board) -> Result<Option<State>, Cancelled> {
    let Ok(givens) = Puzzle::new(puzzle.givens().clone()) else { return Ok(None) };
    let state = State::of(givens, board, &Control::default())?;
    Ok(state.filter(|state| !state.has_several_answers()))
}

/// Somebody who knows these techniques.
pub(super) fn solver(known: TechniqueSet) -> Solver {
    Solver { known, ..Solver::hodoku() }
}
