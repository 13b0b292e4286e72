//! Positions of an input: puzzles at their start or in the middle of a solution.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::args::InputFile;
use super::ending::{CommandFailure, CommandStatus, Voice};
use super::input::{Input, Unread, readings};
use super::list_progress::ListProgress;
use super::pool;
use super::report::Report;
use super::results::Outbox;
use crate::engine::technique::{AnyBoard, Position, Solver, TechniqueSet, WideSet};
use crate::engine::{Cancelled, Contradiction, Control, Effort, Layout, LowestDigit, Puzzle};
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
    let paths = input.paths();
    let progress = ListProgress::of_inputs(&paths);
    let mut report = Report::of_lines(String::new(), voice);
    let (missing, work) = (Arc::new(missing), Arc::new(work));
    let numbers = PuzzleNumbers::of_inputs(paths.len());
    for path in paths {
        let mut opened = match Input::open(path, &input.options) {
            Err(CommandFailure::Said(notice)) => {
                report.pass_over(&notice)?;
                continue;
            }
            opened => opened?,
        };
        opened.source.watch(&progress);
        report.begin(opened.name);
        report.show_progress(&progress);
        let (missing, work) = (Arc::clone(&missing), Arc::clone(&work));
        let lowest = input.options.lowest_digit();
        let look = move |(number, read), out: &mut Outbox<'_>| {
            look((number, lowest), read, &*missing, &*work, out)
        };
        let readings = numbers.numbered(readings(opened.source));
        let done = pool::in_order(threads, readings, look, &mut report);
        if done.is_err() {
            report.flush()?;
            done?;
        }
    }
    report.flush()?;
    Ok(report.status())
}

/// The numbers of the puzzles of one input or of several.
struct PuzzleNumbers {
    /// Whether puzzles have numbers although an input has only one.
    are_wanted: bool,
    next: Arc<AtomicU64>,
}

impl PuzzleNumbers {
    fn of_inputs(count: usize) -> Self {
        Self { are_wanted: count > 1, next: Arc::new(AtomicU64::new(1)) }
    }

    /// Numbers the items of an input. A single item gets no number, unless there are several inputs.
    fn numbered<T: Send + 'static, I: Iterator<Item = T> + Send + 'static>(
        &self,
        items: I,
    ) -> impl Iterator<Item = (Option<u64>, T)> + Send + use<T, I> {
        let mut items = items.peekable();
        let first = items.next();
        let several = self.are_wanted || items.peek().is_some();
        let next = Arc::clone(&self.next);
        first.into_iter().chain(items).map(move |item| {
            let number = next.fetch_add(1, Ordering::Relaxed);
            (several.then_some(number), item)
        })
    }
}

fn look(
    (number, lowest): (Option<u64>, LowestDigit),
    read: Result<FoundPuzzle, Unread>,
    missing: &impl Fn(usize, &Remark) -> String,
    work: &impl Fn(&NumberedPosition) -> Result<PositionOutput, Cancelled>,
    out: &mut Outbox<'_>,
) -> Result<(), CommandFailure> {
    let found = match read {
        Ok(found) => found,
        Err(unread) => return pass_over(unread, missing, out),
    };
    if found.document.givens.layout().cell_count() > WideSet::MOST_CELLS {
        let place = InputPlace::At { line: found.line, column: 1 };
        if number.is_some() {
            out.results.write(&missing(found.line, &Remark::TooLarge));
        }
        return leave_out(place, Remark::TooLarge, out);
    }
    let told = match NumberedPosition::of(&found, number) {
        Ok(position) => work(&position)?,
        Err(NoPosition::Cancelled) => return Err(Cancelled.into()),
        Err(NoPosition::NoAnswer(reasons)) => {
            let text = missing(found.line, &Remark::NoAnswer(reasons.clone(), LowestDigit::One));
            let remark = Remark::NoAnswer(reasons, lowest);
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

/// Reports an unreadable puzzle. A line of a list gets a result in its place; later lines may be readable.
fn pass_over(
    Unread { error, is_line }: Unread,
    missing: &impl Fn(usize, &Remark) -> String,
    out: &mut Outbox<'_>,
) -> Result<(), CommandFailure> {
    let (line, column) = (error.line, error.column);
    let remark = Remark::Unreadable(error.problem);
    if is_line {
        out.results.write(&missing(line, &remark));
    }
    leave_out(InputPlace::At { line, column }, remark, out)
}

fn leave_out(
    place: InputPlace,
    remark: Remark,
    out: &mut Outbox<'_>,
) -> Result<(), CommandFailure> {
    out.results.remark(place, remark);
    out.results.count_unreadable();
    out.offer()
}

impl NumberedPosition {
    /// The layout of the board.
    pub(super) fn layout(&self) -> Arc<Layout> {
        Arc::clone(self.state.puzzle.layout())
    }

    /// Returns the position of a puzzle.
    fn of(found: &FoundPuzzle, number: Option<u64>) -> Result<Self, NoPosition> {
        let document = &found.document;
        let puzzle = document.puzzle().map_err(|reasons| NoPosition::NoAnswer(reasons.into()))?;
        let board = document.any_solving_board().ok_or(NoPosition::NoAnswer(Vec::new()))?;
        let state = match Position::of(puzzle.clone(), board.clone(), &Control::default())? {
            None => of_givens_alone(&puzzle, board)?,
            known => known,
        };
        let state = state.ok_or(NoPosition::NoAnswer(Vec::new()))?;
        Ok(Self { number, line: found.line, state })
    }
}

/// Why a puzzle has no position.
enum NoPosition {
    /// It has no answer, for these reasons as far as a look tells.
    NoAnswer(Vec<Contradiction>),
    /// The work was cancelled.
    Cancelled,
}

impl From<Cancelled> for NoPosition {
    fn from(Cancelled: Cancelled) -> Self {
        Self::Cancelled
    }
}

/// Returns the position of the givens alone, for a `puzzle` without an answer. If the givens alone have one answer, the
/// puzzle rules out a candidate wrongly, and the givens are the real puzzle.
fn of_givens_alone(puzzle: &Puzzle, board: AnyBoard) -> Result<Option<Position>, Cancelled> {
    let Ok(givens) = puzzle.of_givens_alone() else { return Ok(None) };
    let state = Position::of(givens, board, &Control::default())?;
    Ok(state.filter(|state| !state.has_several_answers()))
}

/// Returns a solver with these techniques.
pub(super) fn solver(known: TechniqueSet) -> Solver {
    Solver { known, ..Solver::hodoku() }
}
