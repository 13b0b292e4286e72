//! Searches for the answers of each puzzle of a task, and writes them in the requested format.
//!
//! Each search ends with a [`SearchResult`], which [`AnswerFinder::give`] writes. Only a list of all answers is written while it
//! is searched, because it may be longer than memory.

use std::iter;

use super::args::{AnswerSelection, Solve};
use super::ending::CommandFailure;
use super::form::{MissingAnswer, ResultForm, ResultFormat, Total};
use super::progress::ProgressLine;
use super::results::Outbox;
use super::tasks::{PlacedPuzzle, Task};
use crate::engine::search::bulk::{FirstAnswer, ListedCount, SIDE_BY_SIDE, counts, first_answers};
use crate::engine::search::{CountLimit, FirstOrAny, first_or_any};
use crate::engine::{
    Answers, Cells, Contradiction, Contradictions, Control, Count, Effort, Grid, LowestDigit,
    MeasuredCount, Puzzle, Singles,
};
use crate::format::{LineBlock, ReadError};
use crate::text::command_line::Remark;
use crate::text::{Language, counting, looking_for};
use crate::worker;

/// The size in bytes of the lines of a list that fill all lanes of a bulk search. A line has 82 bytes.
const LEAST_BLOCK: usize = SIDE_BY_SIDE * 82;

/// The count of a puzzle without an answer, which gets a remark.
const NONE: Count = Count::Exactly(0);

/// The requested answers.
#[derive(Clone, Copy, Debug)]
enum AnswerRequest {
    First(Need),
    Number(u64),
    All,
    /// The number of answers.
    Count(CountLimit),
}

/// What to give if the first answer of a large board is too hard to find.
#[derive(Clone, Copy, Debug)]
enum Need {
    /// Nothing: the search goes on, because answer 1 was asked for.
    First,
    /// Another answer: any will do.
    Any,
}

/// The result of the search for one puzzle.
struct SearchResult {
    outcome: SearchOutcome,
    effort: Effort,
}

/// What a search found.
enum SearchOutcome {
    /// An answer, with its number if that is known.
    Answer { number: Option<u64>, grid: Grid },
    /// The answers, which were written as they were found.
    Written,
    /// The number of answers: at least one.
    Total(Total),
    /// There is no such answer, and why.
    Missing(MissingAnswer),
}

impl SearchResult {
    fn missing(missing: MissingAnswer, effort: Effort) -> Self {
        Self { outcome: SearchOutcome::Missing(missing), effort }
    }

    fn no_answer(reasons: Vec<Contradiction>, effort: Effort) -> Self {
        Self::missing(MissingAnswer::NoAnswer(reasons), effort)
    }

    fn answer(number: Option<u64>, grid: Grid, effort: Effort) -> Self {
        Self { outcome: SearchOutcome::Answer { number, grid }, effort }
    }

    fn first(placed: &PlacedPuzzle, first: &FirstAnswer) -> Self {
        match &first.answer {
            Some(cells) => Self::answer(Some(1), Grid::classic(cells), first.effort),
            None => Self::no_answer(why_none(placed.puzzle()), first.effort),
        }
    }

    fn total(placed: &PlacedPuzzle, total: Total, effort: Effort) -> Self {
        match total {
            Total::Exactly(0) => Self::no_answer(why_none(placed.puzzle()), effort),
            Total::Exactly(_) | Total::MoreThan(_) => {
                Self { outcome: SearchOutcome::Total(total), effort }
            }
        }
    }
}

/// Answers the same request about each puzzle.
#[derive(Clone, Debug)]
pub(super) struct AnswerFinder {
    request: AnswerRequest,
    limit: u64,
    form: ResultForm,
    threads: Option<u16>,
    /// One control for all puzzles and threads, because progress is shown only for puzzles that are solved one by one.
    control: Control,
}

impl AnswerFinder {
    /// Returns an answer finder for these arguments that writes results in the format `form`.
    pub(super) fn new(arguments: &Solve, form: ResultForm) -> Self {
        let limit = arguments.limit.answers();
        let request = match &arguments.wanted {
            AnswerSelection { count_all: true, .. } => AnswerRequest::Count(CountLimit::All),
            AnswerSelection { count: true, .. } => {
                AnswerRequest::Count(CountLimit::MoreThan(limit))
            }
            AnswerSelection { all: true, .. } => AnswerRequest::All,
            AnswerSelection { answer: None, .. } => AnswerRequest::First(Need::Any),
            AnswerSelection { answer: Some(1), .. } => AnswerRequest::First(Need::First),
            AnswerSelection { answer: Some(number), .. } => AnswerRequest::Number(*number),
        };
        Self { request, limit, form, threads: arguments.threads, control: Control::default() }
    }

    /// Returns the progress line for a count, or for the search for a distant answer. The line shows one puzzle at a time,
    /// because all puzzles share one progress.
    pub(super) fn progress_line(&self, language: Language) -> ProgressLine {
        let progress = self.control.progress.clone();
        match self.request {
            AnswerRequest::Number(number) => {
                ProgressLine::start(move || looking_for(number, progress.answers(), language))
            }
            AnswerRequest::Count(_) => {
                ProgressLine::start(move || counting(progress.answers(), language))
            }
            AnswerRequest::First(_) | AnswerRequest::All => ProgressLine::default(),
        }
    }

    /// Returns the size in bytes of a task made from a list.
    pub(super) fn least_block(&self) -> usize {
        match self.request {
            AnswerRequest::First(_) => LEAST_BLOCK,
            // A count may take a second for one puzzle, so the first tasks have one puzzle each, and a short list
            // keeps all threads busy. This costs little: after 128 lines per thread, blocks have eight lines, which
            // fill all lanes.
            AnswerRequest::Number(_) | AnswerRequest::All | AnswerRequest::Count(_) => 1,
        }
    }

    /// Does a task, and puts the results into `out`.
    pub(super) fn work(&self, task: Task, out: &mut Outbox<'_>) -> Result<(), CommandFailure> {
        match (task, self.request) {
            (Task::BadLine(error), _) => self.bad_line(error, out),
            (Task::Unreadable(error), _) => out.results.unreadable(error),
            (Task::Puzzle(placed), _) => self.solve(&placed, out)?,
            (Task::Lines(block), AnswerRequest::First(_)) => self.solve_together(&block, out)?,
            (Task::Lines(block), AnswerRequest::Count(until)) => {
                self.count_together(&block, until, out)?;
            }
            (Task::Lines(block), AnswerRequest::Number(_) | AnswerRequest::All) => {
                self.solve_each(&block, out)?;
            }
        }
        Ok(())
    }

    fn solve_together(
        &self,
        block: &LineBlock,
        out: &mut Outbox<'_>,
    ) -> Result<(), CommandFailure> {
        for part in parts(block) {
            self.solve_part(part, out)?;
        }
        out.offer()
    }

    fn solve_part(&self, part: BlockPart, out: &mut Outbox<'_>) -> Result<(), CommandFailure> {
        let BlockPart { lines, givens, error } = part;
        let firsts = first_answers(&givens, &self.control)?;
        for ((line, givens), first) in lines.into_iter().zip(&givens).zip(firsts) {
            match (self.form.format, first) {
                (ResultFormat::Line, FirstAnswer { answer: Some(answer), effort }) => {
                    out.results.write_line(&answer);
                    out.results.count_answered(effort);
                }
                (_, first) => {
                    let placed = PlacedPuzzle::in_line(line, givens);
                    self.give(&placed, SearchResult::first(&placed, &first), out)?;
                }
            }
        }
        if let Some(error) = error {
            self.bad_line(error, out);
        }
        Ok(())
    }

    fn count_together(
        &self,
        block: &LineBlock,
        until: CountLimit,
        out: &mut Outbox<'_>,
    ) -> Result<(), CommandFailure> {
        for part in parts(block) {
            self.count_part(part, until, out)?;
        }
        out.offer()
    }

    fn count_part(
        &self,
        part: BlockPart,
        until: CountLimit,
        out: &mut Outbox<'_>,
    ) -> Result<(), CommandFailure> {
        let BlockPart { lines, givens, error } = part;
        let listed = counts(&givens, until, &self.control)?;
        for ((line, givens), listed) in lines.into_iter().zip(&givens).zip(listed) {
            match (self.form.format, listed) {
                (ResultFormat::Line, ListedCount::Counted(MeasuredCount { count, effort }))
                    if count != NONE =>
                {
                    out.results.write_total(count.into());
                    out.results.count_answered(effort);
                }
                (_, listed) => {
                    let placed = PlacedPuzzle::in_line(line, givens);
                    let found = self.listed(&placed, until, listed, out)?;
                    self.give(&placed, found, out)?;
                }
            }
        }
        if let Some(error) = error {
            self.bad_line(error, out);
        }
        Ok(())
    }

    fn solve_each(&self, block: &LineBlock, out: &mut Outbox<'_>) -> Result<(), CommandFailure> {
        for read in block.puzzles() {
            match read {
                Ok((line, givens)) => self.solve(&PlacedPuzzle::in_line(line, &givens), out)?,
                Err(error) => self.bad_line(error, out),
            }
        }
        Ok(())
    }

    /// Searches a puzzle, and gives what was found. A bulk search is the fastest for puzzles of the classic board, also
    /// for one.
    fn solve(&self, placed: &PlacedPuzzle, out: &mut Outbox<'_>) -> Result<(), CommandFailure> {
        match (self.request, placed.classic_givens()) {
            (AnswerRequest::First(_), Some(givens)) => {
                for first in first_answers(&[givens], &self.control)? {
                    self.give(placed, SearchResult::first(placed, &first), out)?;
                }
                Ok(())
            }
            (AnswerRequest::Count(until), Some(givens)) => {
                for listed in counts(&[givens], until, &self.control)? {
                    let found = self.listed(placed, until, listed, out)?;
                    self.give(placed, found, out)?;
                }
                Ok(())
            }
            (_, Some(_) | None) => {
                let found = match placed.puzzle() {
                    Ok(puzzle) => self.search(placed, &puzzle, out)?,
                    Err(reasons) => SearchResult::no_answer(reasons.into(), Effort::default()),
                };
                self.give(placed, found, out)
            }
        }
    }

    /// Searches a puzzle of any board.
    fn search(
        &self,
        placed: &PlacedPuzzle,
        puzzle: &Puzzle,
        out: &mut Outbox<'_>,
    ) -> Result<SearchResult, CommandFailure> {
        match self.request {
            AnswerRequest::First(Need::First) => self.numbered(puzzle, 1),
            AnswerRequest::First(Need::Any) => self.first_or_any(puzzle),
            AnswerRequest::Number(number) => self.numbered(puzzle, number),
            AnswerRequest::All => self.write_all(placed, puzzle, out),
            AnswerRequest::Count(until) => self.count(placed, puzzle, until, Effort::default()),
        }
    }

    fn first_or_any(&self, puzzle: &Puzzle) -> Result<SearchResult, CommandFailure> {
        let FirstOrAny { grid, is_first, effort } = first_or_any(puzzle, &self.control)?;
        Ok(match grid {
            Some(grid) => SearchResult::answer(is_first.then_some(1), grid, effort),
            None => SearchResult::missing(missing(puzzle, 0), effort),
        })
    }

    fn numbered(&self, puzzle: &Puzzle, number: u64) -> Result<SearchResult, CommandFailure> {
        let mut answers = Answers::new(puzzle);
        answers.seek(number, &self.control)?;
        Ok(match answers.grid() {
            Some(grid) => SearchResult::answer(Some(number), grid, answers.effort()),
            None => SearchResult::missing(missing(puzzle, answers.number()), answers.effort()),
        })
    }

    /// Writes all answers as they are found, up to the limit.
    fn write_all(
        &self,
        placed: &PlacedPuzzle,
        puzzle: &Puzzle,
        out: &mut Outbox<'_>,
    ) -> Result<SearchResult, CommandFailure> {
        let mut answers = Answers::new(puzzle);
        while answers.next(&self.control)? {
            if answers.number() > self.limit {
                out.results.remark(placed.place, Remark::MoreThan(self.limit));
                break;
            }
            if let Some(grid) = answers.grid() {
                self.write(&self.form.answer(placed, Some(answers.number()), &grid), out);
                out.offer()?;
            }
        }
        Ok(match answers.number() {
            0 => SearchResult::missing(missing(puzzle, 0), answers.effort()),
            _ => SearchResult { outcome: SearchOutcome::Written, effort: answers.effort() },
        })
    }

    /// The number of answers, which are counted if there were too many to list.
    fn listed(
        &self,
        placed: &PlacedPuzzle,
        until: CountLimit,
        listed: ListedCount,
        out: &mut Outbox<'_>,
    ) -> Result<SearchResult, CommandFailure> {
        match listed {
            ListedCount::Counted(MeasuredCount { count, effort }) => {
                Ok(SearchResult::total(placed, count.into(), effort))
            }
            ListedCount::GaveUp(effort) => match placed.puzzle() {
                Ok(puzzle) => {
                    // A count may take long, and the results before it are known.
                    out.offer()?;
                    self.count(placed, &puzzle, until, effort)
                }
                Err(reasons) => Ok(SearchResult::no_answer(reasons.into(), effort)),
            },
        }
    }

    /// Counts the answers of a puzzle after `effort` in vain.
    fn count(
        &self,
        placed: &PlacedPuzzle,
        puzzle: &Puzzle,
        until: CountLimit,
        mut effort: Effort,
    ) -> Result<SearchResult, CommandFailure> {
        let counted = worker::count(puzzle, until, self.threads, &self.control)?;
        effort += counted.effort;
        Ok(SearchResult::total(placed, Total::of(counted.answers, until), effort))
    }

    /// Writes what was found, counts it, and offers it.
    fn give(
        &self,
        placed: &PlacedPuzzle,
        SearchResult { outcome, effort }: SearchResult,
        out: &mut Outbox<'_>,
    ) -> Result<(), CommandFailure> {
        match outcome {
            SearchOutcome::Answer { number, grid } => {
                if number.is_none() {
                    out.results.remark(placed.place, Remark::MaybeNotFirst);
                }
                self.write(&self.form.answer(placed, number, &grid), out);
                out.results.count_answered(effort);
            }
            SearchOutcome::Written => out.results.count_answered(effort),
            SearchOutcome::Total(total) => {
                self.write(&self.form.count(placed, total), out);
                out.results.count_answered(effort);
            }
            SearchOutcome::Missing(missing) => {
                let block = match self.request {
                    AnswerRequest::Count(_) => self.form.count(placed, Total::Exactly(0)),
                    AnswerRequest::First(_) | AnswerRequest::Number(_) | AnswerRequest::All => {
                        self.form.missing(placed, &missing)
                    }
                };
                self.write(&block, out);
                out.results.remark(placed.place, missing.remark(self.form.lowest));
                out.results.count_unanswered(effort);
            }
        }
        out.offer()
    }

    /// Gives an empty result in the place of a line that is no puzzle.
    fn bad_line(&self, error: ReadError, out: &mut Outbox<'_>) {
        self.write(&self.form.bad_line(&error), out);
        out.results.unreadable(error);
    }

    /// Adds a block, after an empty line if the format separates blocks.
    fn write(&self, block: &str, out: &mut Outbox<'_>) {
        if self.form.format.parts_blocks() {
            out.results.write("\n");
        }
        out.results.write(block);
    }
}

/// Puzzles of a block that are solved together, and the error behind them.
struct BlockPart {
    lines: Vec<usize>,
    givens: Vec<Cells>,
    error: Option<ReadError>,
}

/// Returns the parts of a block between its errors.
fn parts(block: &LineBlock) -> impl Iterator<Item = BlockPart> + '_ {
    let mut puzzles = block.puzzles();
    let most = block.len() / size_of::<Cells>() + 1;
    iter::from_fn(move || {
        let (mut lines, mut givens) = (Vec::with_capacity(most), Vec::with_capacity(most));
        let error = puzzles.find_map(|puzzle| {
            let (line, cells) = match puzzle {
                Ok(found) => found,
                Err(error) => return Some(error),
            };
            lines.push(line);
            givens.push(cells);
            None
        });
        (!lines.is_empty() || error.is_some()).then_some(BlockPart { lines, givens, error })
    })
}

impl MissingAnswer {
    /// What is said of it, with digits that count from `lowest`.
    fn remark(self, lowest: LowestDigit) -> Remark {
        match self {
            Self::NoAnswer(reasons) => Remark::NoAnswer(reasons, lowest),
            Self::OnlySoMany(total) => Remark::OnlySoMany(total),
        }
    }
}

fn missing(puzzle: &Puzzle, answers: u64) -> MissingAnswer {
    match answers {
        0 => MissingAnswer::NoAnswer(reasons(puzzle)),
        total => MissingAnswer::OnlySoMany(total),
    }
}

/// Returns the reasons why a grid that may be no puzzle has no answer, if the rules or singles show any.
pub(super) fn why_none(puzzle: Result<Puzzle, Contradictions>) -> Vec<Contradiction> {
    puzzle.map_or_else(Vec::from, |puzzle| reasons(&puzzle))
}

/// Returns the reason why a puzzle without repeated digits has no answer, if singles show it.
pub(super) fn reasons(puzzle: &Puzzle) -> Vec<Contradiction> {
    Singles::of(puzzle).contradiction().cloned().into_iter().collect()
}
