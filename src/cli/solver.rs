//! Searches for the answers of each puzzle of a task, and writes them in the requested format.

use super::args::{Solve, Wanted};
use super::ending::Failure;
use super::form::{Form, Missing};
use super::progress::ProgressLine;
use super::results::Outbox;
use super::tasks::{PlacedPuzzle, Task};
use crate::engine::search::Until;
use crate::engine::search::bulk::{FirstAnswer, first_answers};
use crate::engine::{
    Answers, Cancelled, Cells, Contradiction, Control, Effort, Grid, Puzzle, Singles,
};
use crate::format::{Block, ReadError};
use crate::text::command_line::Remark;
use crate::text::{Language, counting, looking_for};
use crate::worker;

/// Number of first answers in one bulk search. A line of a list has 82 bytes.
const LEAST_BLOCK: usize = 8 * 82;

/// Converts a cancelled search. At present nothing cancels a search: one control serves all puzzles and threads of a
/// [`Solver`], and no code sets its token. A future canceller wants no more results, like the reader of a closed pipe.
impl From<Cancelled> for Failure {
    fn from(_: Cancelled) -> Self {
        Self::ClosedPipe
    }
}

/// The requested answers.
#[derive(Clone, Copy, Debug)]
enum Question {
    First,
    Number(u64),
    All,
    /// The number of answers.
    Count(Until),
}

/// Answers the same question about each puzzle.
#[derive(Clone, Debug)]
pub(super) struct Solver {
    question: Question,
    limit: u64,
    form: Form,
    threads: Option<u16>,
    /// One control for all puzzles and threads, because progress is shown only for puzzles that are solved one by one.
    control: Control,
}

impl Solver {
    /// Returns a solver for the arguments with results in the format `form`.
    pub(super) fn new(arguments: &Solve, form: Form) -> Self {
        let limit = arguments.limit.answers();
        let question = match &arguments.wanted {
            Wanted { count_all: true, .. } => Question::Count(Until::All),
            Wanted { count: true, .. } => Question::Count(Until::MoreThan(limit)),
            Wanted { all: true, .. } => Question::All,
            Wanted { answer: None | Some(1), .. } => Question::First,
            Wanted { answer: Some(number), .. } => Question::Number(*number),
        };
        Self { question, limit, form, threads: arguments.threads, control: Control::default() }
    }

    /// Returns the progress line for a count, or for the search for a distant answer. The line shows one puzzle at a time,
    /// because all puzzles share one progress.
    pub(super) fn progress_line(&self, language: Language) -> ProgressLine {
        let progress = self.control.progress.clone();
        match self.question {
            Question::Number(number) => {
                ProgressLine::start(move || looking_for(number, progress.answers(), language))
            }
            Question::Count(_) => {
                ProgressLine::start(move || counting(progress.answers(), language))
            }
            Question::First | Question::All => ProgressLine::default(),
        }
    }

    /// Returns the size in bytes of a task made from a list.
    pub(super) fn least_block(&self) -> usize {
        match self.question {
            Question::First => LEAST_BLOCK,
            Question::Number(_) | Question::All | Question::Count(_) => 1,
        }
    }

    /// Does a task, and puts the results into `out`.
    pub(super) fn work(&self, task: Task, out: &mut Outbox<'_>) -> Result<(), Failure> {
        match (task, self.question) {
            (Task::Unreadable(error), _) => out.results.unreadable(error),
            (Task::Lines(block), Question::First) => self.solve_together(&block, out)?,
            (Task::Lines(block), _) => self.solve_each(&block, out)?,
            (Task::Puzzle(placed), _) => self.solve(&placed, out)?,
        }
        Ok(())
    }

    fn solve_together(&self, block: &Block, out: &mut Outbox<'_>) -> Result<(), Failure> {
        let (lines, givens, error) = read(block);
        let firsts = first_answers(&givens, &self.control)?;
        for ((line, givens), first) in lines.into_iter().zip(&givens).zip(firsts) {
            match (self.form, first) {
                (Form::Line, FirstAnswer { answer: Some(answer), effort }) => {
                    out.results.write_line(&answer);
                    out.results.count_answered(effort);
                }
                (_, first) => self.give_first(&PlacedPuzzle::in_line(line, givens), &first, out)?,
            }
        }
        if let Some(error) = error {
            out.results.unreadable(error);
        }
        out.offer()
    }

    fn solve_each(&self, block: &Block, out: &mut Outbox<'_>) -> Result<(), Failure> {
        for read in block.puzzles() {
            match read {
                Ok((line, givens)) => self.solve(&PlacedPuzzle::in_line(line, &givens), out)?,
                Err(error) => {
                    out.results.unreadable(error);
                    break;
                }
            }
        }
        Ok(())
    }

    fn solve(&self, placed: &PlacedPuzzle, out: &mut Outbox<'_>) -> Result<(), Failure> {
        if let (Question::First, true, Some(givens)) =
            (self.question, placed.ruled_out.is_empty(), placed.givens.classic_cells())
        {
            let firsts = first_answers(&[givens], &self.control)?;
            return firsts.iter().try_for_each(|first| self.give_first(placed, first, out));
        }
        let puzzle = match placed.puzzle() {
            Ok(puzzle) => puzzle,
            Err(reasons) => {
                let missing = Missing::NoAnswer(reasons);
                return self.give_missing(placed, missing, Effort::default(), out);
            }
        };
        match self.question {
            Question::First => self.give_one(placed, &puzzle, 1, out),
            Question::Number(number) => self.give_one(placed, &puzzle, number, out),
            Question::All => self.give_all(placed, &puzzle, out),
            Question::Count(until) => self.give_count(placed, &puzzle, until, out),
        }
    }

    fn give_first(
        &self,
        placed: &PlacedPuzzle,
        first: &FirstAnswer,
        out: &mut Outbox<'_>,
    ) -> Result<(), Failure> {
        let Some(cells) = &first.answer else {
            let missing = Missing::NoAnswer(why_none(&placed.givens));
            return self.give_missing(placed, missing, first.effort, out);
        };
        self.give_answer(placed, 1, &Grid::classic(cells), out)?;
        out.results.count_answered(first.effort);
        Ok(())
    }

    fn give_one(
        &self,
        placed: &PlacedPuzzle,
        puzzle: &Puzzle,
        number: u64,
        out: &mut Outbox<'_>,
    ) -> Result<(), Failure> {
        let mut answers = Answers::new(puzzle);
        answers.seek(number, &self.control)?;
        let Some(grid) = answers.grid() else {
            let missing = missing(puzzle, answers.number());
            return self.give_missing(placed, missing, answers.effort(), out);
        };
        self.give_answer(placed, number, &grid, out)?;
        out.results.count_answered(answers.effort());
        Ok(())
    }

    fn give_all(
        &self,
        placed: &PlacedPuzzle,
        puzzle: &Puzzle,
        out: &mut Outbox<'_>,
    ) -> Result<(), Failure> {
        let mut answers = Answers::new(puzzle);
        while answers.next(&self.control)? {
            if answers.number() > self.limit {
                out.results.remark(placed.place, Remark::MoreThan(self.limit));
                break;
            }
            if let Some(grid) = answers.grid() {
                self.give_answer(placed, answers.number(), &grid, out)?;
            }
        }
        if answers.number() == 0 {
            return self.give_missing(placed, missing(puzzle, 0), answers.effort(), out);
        }
        out.results.count_answered(answers.effort());
        Ok(())
    }

    fn give_count(
        &self,
        placed: &PlacedPuzzle,
        puzzle: &Puzzle,
        until: Until,
        out: &mut Outbox<'_>,
    ) -> Result<(), Failure> {
        let counted = worker::count(puzzle, until, self.threads, &self.control)?;
        if counted.answers == 0 {
            return self.give_missing(placed, missing(puzzle, 0), counted.effort, out);
        }
        let block = match until {
            Until::MoreThan(limit) if counted.answers > u128::from(limit) => {
                self.form.more_than(placed, limit)
            }
            Until::MoreThan(_) | Until::All => self.form.count(placed, counted.answers),
        };
        self.write(&block, out);
        out.results.count_answered(counted.effort);
        out.offer()
    }

    fn give_answer(
        &self,
        placed: &PlacedPuzzle,
        number: u64,
        answer: &Grid,
        out: &mut Outbox<'_>,
    ) -> Result<(), Failure> {
        self.write(&self.form.answer(placed, number, answer), out);
        out.offer()
    }

    fn give_missing(
        &self,
        placed: &PlacedPuzzle,
        missing: Missing,
        effort: Effort,
        out: &mut Outbox<'_>,
    ) -> Result<(), Failure> {
        let block = match self.question {
            Question::Count(_) => self.form.count(placed, 0),
            Question::First | Question::Number(_) | Question::All => {
                self.form.missing(placed, &missing)
            }
        };
        self.write(&block, out);
        out.results.remark(placed.place, missing.into());
        out.results.count_unanswered(effort);
        out.offer()
    }

    /// Adds a block, after an empty line if the format separates blocks.
    fn write(&self, block: &str, out: &mut Outbox<'_>) {
        if self.form.parts_blocks() {
            out.results.write("\n");
        }
        out.results.write(block);
    }
}

/// Returns the puzzles of a block with their lines, up to the first error.
fn read(block: &Block) -> (Vec<usize>, Vec<Cells>, Option<ReadError>) {
    let most = block.len() / size_of::<Cells>() + 1;
    let (mut lines, mut givens) = (Vec::with_capacity(most), Vec::with_capacity(most));
    for puzzle in block.puzzles() {
        match puzzle {
            Ok((line, cells)) => {
                lines.push(line);
                givens.push(cells);
            }
            Err(error) => return (lines, givens, Some(error)),
        }
    }
    (lines, givens, None)
}

impl From<Missing> for Remark {
    fn from(missing: Missing) -> Self {
        match missing {
            Missing::NoAnswer(reasons) => Self::NoAnswer(reasons),
            Missing::OnlySoMany(total) => Self::OnlySoMany(total),
        }
    }
}

fn missing(puzzle: &Puzzle, answers: u64) -> Missing {
    match answers {
        0 => Missing::NoAnswer(reasons(puzzle)),
        total => Missing::OnlySoMany(total),
    }
}

/// Returns the reasons why these givens have no answer, if the rules or singles show any.
pub(super) fn why_none(givens: &Grid) -> Vec<Contradiction> {
    Puzzle::new(givens.clone()).map_or_else(|reasons| reasons, |puzzle| reasons(&puzzle))
}

/// Returns the reason why a puzzle without repeated digits has no answer, if singles show it.
pub(super) fn reasons(puzzle: &Puzzle) -> Vec<Contradiction> {
    Singles::of(puzzle).contradiction().cloned().into_iter().collect()
}
