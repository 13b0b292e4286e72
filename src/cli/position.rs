//! Positions of an input: puzzles at their start or in the middle of a solution.

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

/// A valid position.
pub(super) struct Position {
    /// The number of the puzzle, from 1; `None` for the only puzzle of an input.
    pub(super) number: Option<u64>,
    /// The line where the puzzle starts, from 1.
    pub(super) line: usize,
    /// The puzzle and its board.
    pub(super) state: State,
}

/// The output for a position.
pub(super) struct Told {
    /// The text for standard output.
    pub(super) text: String,
    /// A remark for standard error.
    pub(super) remark: Option<Remark>,
    /// Whether the position has a result.
    pub(super) found: bool,
}

impl Told {
    /// Output with a result.
    pub(super) fn found(text: String) -> Self {
        Self { text, remark: None, found: true }
    }

    /// Output without a result.
    pub(super) fn missing(text: String) -> Self {
        Self { text, remark: None, found: false }
    }
}

/// Runs `work` on each position of `input` with `threads` threads, and writes the outputs in order. For a puzzle without
/// an answer, and for an unreadable puzzle among several, writes the output of `missing`, which gets the line and the
/// reason.
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

/// Numbers `items` from 1. A single item gets no number.
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

/// Reports an unreadable puzzle; later puzzles may be readable.
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
    /// Returns the position of a puzzle, or the reasons why the puzzle has no answer.
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

/// Returns the position of the givens alone, for a `puzzle` without an answer. If the givens alone have one answer, the
/// puzzle rules out a candidate wrongly, and the givens are the real puzzle.
fn of_givens_alone(puzzle: &Puzzle, board: Board) -> Result<Option<State>, Cancelled> {
    let Ok(givens) = Puzzle::new(puzzle.givens().clone()) else { return Ok(None) };
    let state = State::of(givens, board, &Control::default())?;
    Ok(state.filter(|state| !state.has_several_answers()))
}

/// Returns a solver with these techniques.
pub(super) fn solver(known: TechniqueSet) -> Solver {
    Solver { known, ..Solver::hodoku() }
}
