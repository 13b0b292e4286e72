//! Positions of an input: puzzles at their start or in the middle of a solution.

use std::sync::Arc;

use super::args::InputFile;
use super::ending::{CommandFailure, CommandStatus, Voice};
use super::input::{Input, readings};
use super::pool;
use super::report::Report;
use super::results::Outbox;
use crate::engine::technique::{AnyBoard, Position, Solver, TechniqueSet, WideSet};
use crate::engine::{Cancelled, Contradiction, Control, Effort, Layout, Puzzle};
use crate::format::ReadError;
use crate::format::stream::FoundPuzzle;
use crate::text::command_line::{InputPlace, Remark};

/// A valid position.
pub(super) struct NumberedPosition {
    /// The number of the puzzle, from 1; `None` for the only puzzle of an input.
    pub(super) number: Option<u64>,
    /// The line where the puzzle starts, from 1.
    pub(super) line: usize,
    /// The puzzle and its board.
    pub(super) state: Position,
}

/// The output for a position.
pub(super) struct PositionOutput {
    /// The text for standard output.
    pub(super) text: String,
    /// A remark for standard error.
    pub(super) remark: Option<Remark>,
    /// Whether the position has a result.
    pub(super) found: bool,
}

impl PositionOutput {
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
) -> Result<CommandStatus, CommandFailure>
where
    U: Fn(usize, &Remark) -> String + Send + Sync + 'static,
    W: Fn(&NumberedPosition) -> Result<PositionOutput, Cancelled> + Send + Sync + 'static,
{
    let input = Input::open(input.path(), input.shape())?;
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
    read: Result<FoundPuzzle, ReadError>,
    missing: &impl Fn(usize, &Remark) -> String,
    work: &impl Fn(&NumberedPosition) -> Result<PositionOutput, Cancelled>,
    out: &mut Outbox<'_>,
) -> Result<(), CommandFailure> {
    let found = match read {
        Ok(found) => found,
        Err(error) => return pass_over(number, error, missing, out),
    };
    if found.document.givens.layout().cell_count() > WideSet::MOST_CELLS {
        let place = InputPlace::At { line: found.line, column: 1 };
        return leave_out(number, place, Remark::TooLarge, missing, out);
    }
    let told = match NumberedPosition::of(&found, number)? {
        Ok(position) => work(&position)?,
        Err(reasons) => {
            let remark = Remark::NoAnswer(reasons);
            let text = missing(found.line, &remark);
            PositionOutput { remark: Some(remark), ..PositionOutput::missing(text) }
        }
    };
    out.results.write(&told.text);
    if let Some(remark) = told.remark {
        out.results.remark(InputPlace::At { line: found.line, column: 1 }, remark);
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
) -> Result<(), CommandFailure> {
    let place = InputPlace::At { line: error.line, column: error.column };
    leave_out(number, place, Remark::Unreadable(error.problem), missing, out)
}

fn leave_out(
    number: Option<u64>,
    place: InputPlace,
    remark: Remark,
    missing: &impl Fn(usize, &Remark) -> String,
    out: &mut Outbox<'_>,
) -> Result<(), CommandFailure> {
    if let (Some(_), InputPlace::At { line, .. }) = (number, place) {
        out.results.write(&missing(line, &remark));
    }
    out.results.remark(place, remark);
    out.results.count_unreadable();
    out.offer()
}

impl NumberedPosition {
    /// The layout of the board.
    pub(super) fn layout(&self) -> Arc<Layout> {
        Arc::clone(self.state.puzzle.layout())
    }

    /// Returns the position of a puzzle, or the reasons why the puzzle has no answer.
    fn of(
        found: &FoundPuzzle,
        number: Option<u64>,
    ) -> Result<Result<Self, Vec<Contradiction>>, Cancelled> {
        let document = &found.document;
        let puzzle = match document.puzzle() {
            Ok(puzzle) => puzzle,
            Err(reasons) => return Ok(Err(reasons)),
        };
        let Some(board) = document.any_solving_board() else {
            return Ok(Err(Vec::new()));
        };
        let state = match Position::of(puzzle.clone(), board.clone(), &Control::default())? {
            None => of_givens_alone(&puzzle, board)?,
            known => known,
        };
        let at = |state| Self { number, line: found.line, state };
        Ok(state.map(at).ok_or_else(Vec::new))
    }
}

/// Returns the position of the givens alone, for a `puzzle` without an answer. If the givens alone have one answer, the
/// puzzle rules out a candidate wrongly, and the givens are the real puzzle.
fn of_givens_alone(puzzle: &Puzzle, board: AnyBoard) -> Result<Option<Position>, Cancelled> {
    let Ok(givens) = Puzzle::new(puzzle.givens().clone()) else { return Ok(None) };
    let state = Position::of(givens, board, &Control::default())?;
    Ok(state.filter(|state| !state.has_several_answers()))
}

/// Returns a solver with these techniques.
pub(super) fn solver(known: TechniqueSet) -> Solver {
    Solver { known, ..Solver::hodoku() }
}
