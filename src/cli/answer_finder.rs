//! Searches for the answers of each puzzle of a task, and writes them in the requested format.

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
                (_, first) => self.give_first(&PlacedPuzzle::in_line(line, givens), &first, out)?,
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
                    self.give_listed(&PlacedPuzzle::in_line(line, givens), until, listed, out)?;
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

    fn solve(&self, placed: &PlacedPuzzle, out: &mut Outbox<'_>) -> Result<(), CommandFailure> {
        match self.request {
            AnswerRequest::First(need) => match placed.classic_givens() {
                Some(givens) => {
                    let firsts = first_answers(&[givens], &self.control)?;
                    firsts.iter().try_for_each(|first| self.give_first(placed, first, out))
                }
                None => self.search(placed, out, |puzzle, out| match need {
                    Need::First => self.give_one(placed, puzzle, 1, out),
                    Need::Any => self.give_first_or_any(placed, puzzle, out),
                }),
            },
            AnswerRequest::Count(until) => match placed.classic_givens() {
                Some(givens) => {
                    let mut counts = counts(&[givens], until, &self.control)?.into_iter();
                    counts.try_for_each(|listed| self.give_listed(placed, until, listed, out))
                }
                None => self.search(placed, out, |puzzle, out| {
                    self.count(placed, puzzle, until, Effort::default(), out)
                }),
            },
            AnswerRequest::Number(number) => {
                self.search(placed, out, |puzzle, out| self.give_one(placed, puzzle, number, out))
            }
            AnswerRequest::All => {
                self.search(placed, out, |puzzle, out| self.give_all(placed, puzzle, out))
            }
        }
    }

    /// Lets `give` search the puzzle, or gives the reasons why the puzzle has no answer.
    fn search(
        &self,
        placed: &PlacedPuzzle,
        out: &mut Outbox<'_>,
        give: impl FnOnce(&Puzzle, &mut Outbox<'_>) -> Result<(), CommandFailure>,
    ) -> Result<(), CommandFailure> {
        match placed.puzzle() {
            Ok(puzzle) => give(&puzzle, out),
            Err(reasons) => {
                let missing = MissingAnswer::NoAnswer(reasons.into());
                self.give_missing(placed, missing, Effort::default(), out)
            }
        }
    }

    fn give_first(
        &self,
        placed: &PlacedPuzzle,
        first: &FirstAnswer,
        out: &mut Outbox<'_>,
    ) -> Result<(), CommandFailure> {
        let Some(cells) = &first.answer else {
            let missing = MissingAnswer::NoAnswer(why_none(placed.puzzle()));
            return self.give_missing(placed, missing, first.effort, out);
        };
        self.give_answer(placed, Some(1), &Grid::classic(cells), out)?;
        out.results.count_answered(first.effort);
        Ok(())
    }

    fn give_first_or_any(
        &self,
        placed: &PlacedPuzzle,
        puzzle: &Puzzle,
        out: &mut Outbox<'_>,
    ) -> Result<(), CommandFailure> {
        let FirstOrAny { grid, is_first, effort } = first_or_any(puzzle, &self.control)?;
        let Some(grid) = grid else {
            return self.give_missing(placed, missing(puzzle, 0), effort, out);
        };
        if !is_first {
            out.results.remark(placed.place, Remark::MaybeNotFirst);
        }
        self.give_answer(placed, is_first.then_some(1), &grid, out)?;
        out.results.count_answered(effort);
        Ok(())
    }

    fn give_one(
        &self,
        placed: &PlacedPuzzle,
        puzzle: &Puzzle,
        number: u64,
        out: &mut Outbox<'_>,
    ) -> Result<(), CommandFailure> {
        let mut answers = Answers::new(puzzle);
        answers.seek(number, &self.control)?;
        let Some(grid) = answers.grid() else {
            let missing = missing(puzzle, answers.number());
            return self.give_missing(placed, missing, answers.effort(), out);
        };
        self.give_answer(placed, Some(number), &grid, out)?;
        out.results.count_answered(answers.effort());
        Ok(())
    }

    fn give_all(
        &self,
        placed: &PlacedPuzzle,
        puzzle: &Puzzle,
        out: &mut Outbox<'_>,
    ) -> Result<(), CommandFailure> {
        let mut answers = Answers::new(puzzle);
        while answers.next(&self.control)? {
            if answers.number() > self.limit {
                out.results.remark(placed.place, Remark::MoreThan(self.limit));
                break;
            }
            if let Some(grid) = answers.grid() {
                self.give_answer(placed, Some(answers.number()), &grid, out)?;
            }
        }
        if answers.number() == 0 {
            return self.give_missing(placed, missing(puzzle, 0), answers.effort(), out);
        }
        out.results.count_answered(answers.effort());
        Ok(())
    }

    /// Gives the number of answers, or counts them if there were too many to list.
    fn give_listed(
        &self,
        placed: &PlacedPuzzle,
        until: CountLimit,
        listed: ListedCount,
        out: &mut Outbox<'_>,
    ) -> Result<(), CommandFailure> {
        match listed {
            ListedCount::Counted(MeasuredCount { count, effort }) => {
                self.give_total(placed, count.into(), effort, out)
            }
            ListedCount::GaveUp(effort) => match placed.puzzle() {
                Ok(puzzle) => {
                    // A count may take long, and the results before it are known.
                    out.offer()?;
                    self.count(placed, &puzzle, until, effort, out)
                }
                Err(reasons) => {
                    self.give_missing(placed, MissingAnswer::NoAnswer(reasons.into()), effort, out)
                }
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
        out: &mut Outbox<'_>,
    ) -> Result<(), CommandFailure> {
        let counted = worker::count(puzzle, until, self.threads, &self.control)?;
        effort += counted.effort;
        self.give_total(placed, Total::of(counted.answers, until), effort, out)
    }

    fn give_total(
        &self,
        placed: &PlacedPuzzle,
        total: Total,
        effort: Effort,
        out: &mut Outbox<'_>,
    ) -> Result<(), CommandFailure> {
        if total == Total::Exactly(0) {
            let missing = MissingAnswer::NoAnswer(why_none(placed.puzzle()));
            return self.give_missing(placed, missing, effort, out);
        }
        self.write(&self.form.count(placed, total), out);
        out.results.count_answered(effort);
        out.offer()
    }

    /// Gives an answer, whose number may not be known.
    fn give_answer(
        &self,
        placed: &PlacedPuzzle,
        number: Option<u64>,
        answer: &Grid,
        out: &mut Outbox<'_>,
    ) -> Result<(), CommandFailure> {
        self.write(&self.form.answer(placed, number, answer), out);
        out.offer()
    }

    fn give_missing(
        &self,
        placed: &PlacedPuzzle,
        missing: MissingAnswer,
        effort: Effort,
        out: &mut Outbox<'_>,
    ) -> Result<(), CommandFailure> {
        let block = match self.request {
            AnswerRequest::Count(_) => self.form.count(placed, Total::Exactly(0)),
            AnswerRequest::First(_) | AnswerRequest::Number(_) | AnswerRequest::All => {
                self.form.missing(placed, &missing)
            }
        };
        self.write(&block, out);
        out.results.remark(placed.place, missing.remark(self.form.lowest));
        out.results.count_unanswered(effort);
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
