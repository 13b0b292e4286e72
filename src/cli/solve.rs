//! `nonet solve`: every puzzle of an input, in order.
//!
//! Other threads are started once more of the input is there than the first task, and not for one puzzle.

use std::time::Instant;
use std::{io, iter, mem};

use super::args::Solve;
use super::ending::{Failure, Status, Voice};
use super::form::Form;
use super::input::Input;
use super::output::Output;
use super::pool::{self, Taker};
use super::results::{Outbox, Piece, Results};
use super::solver::Solver;
use super::tasks::{Task, Tasks};
use crate::text::command_line::{Notice, Totals};
use crate::worker::all_threads;

/// Solves what the arguments name.
pub(super) fn run(arguments: &Solve, voice: Voice) -> Result<Status, Failure> {
    let start = Instant::now();
    arguments.check_limit()?;
    let input = Input::open(arguments.input.path())?;
    let form = if arguments.judge { Form::Judge } else { arguments.format };
    let solver = Solver::new(arguments, form);
    let mut report = Report::new(input.name, form, voice);
    let tasks = match form {
        Form::Judge => Tasks::of_judge(input.source),
        _ => Tasks::of_any(input.source, solver.least_block()),
    };
    let done = solve(tasks, solver, arguments.threads, &mut report);
    let written = report.output.flush();
    done?;
    written?;
    report.totals.time = start.elapsed();
    if arguments.stats {
        voice.say(&Notice::Totals(report.totals));
    }
    Ok(report.status())
}

fn solve(
    mut tasks: Tasks,
    solver: Solver,
    mut threads: Option<u16>,
    report: &mut Report,
) -> Result<(), Failure> {
    while let Some(task) = tasks.next() {
        let more = tasks.has_more();
        let threads = if more { *threads.get_or_insert_with(all_threads) } else { 1 };
        if threads > 1 {
            let tasks = iter::once(task).chain(tasks.for_threads(threads));
            let work = move |task, out: &mut Outbox<'_>| solver.work(task, out);
            return pool::in_order(threads, tasks, work, report);
        }
        solve_here(task, &solver, report)?;
        // Whoever sends the next puzzle only after the answer to the last is not kept waiting.
        report.idle()?;
    }
    Ok(())
}

fn solve_here(task: Task, solver: &Solver, report: &mut Report) -> Result<(), Failure> {
    let mut progress = solver.progress_line(report.voice.language);
    let mut take = |results: &mut Results| {
        progress.clear();
        report.take(mem::take(results))
    };
    let mut outbox = Outbox::new(&mut take);
    solver.work(task, &mut outbox)?;
    outbox.offer()
}

/// Writes results and keeps account of them.
struct Report {
    name: String,
    form: Form,
    voice: Voice,
    output: Output,
    begun: bool,
    totals: Totals,
}

impl Report {
    fn new(name: String, form: Form, voice: Voice) -> Self {
        Self { name, form, voice, output: Output::new(), begun: false, totals: Totals::default() }
    }

    fn status(&self) -> Status {
        match self.totals.unanswered {
            0 => Status::Well,
            _ => Status::NoAnswer,
        }
    }

    /// Writes blocks; those that are parted come with an empty line before each, and the first needs none.
    fn write(&mut self, text: &[u8]) -> io::Result<()> {
        let is_first = !mem::replace(&mut self.begun, true);
        let needless = usize::from(is_first && self.form.parts_blocks());
        self.output.write(&text[needless..])
    }
}

impl Taker for Report {
    fn take(&mut self, results: Results) -> Result<(), Failure> {
        for piece in results.pieces {
            match piece {
                Piece::Text(text) => self.write(&text)?,
                Piece::Remark(place, remark) => {
                    // Where both lead to one place, what is said stands behind the results before it.
                    self.output.flush()?;
                    self.voice.say(&Notice::Of { name: self.name.clone(), place, remark });
                }
                Piece::Unreadable(error) => {
                    return Err(Notice::unreadable(&self.name, error).into());
                }
            }
        }
        self.totals.add(&results.totals);
        Ok(())
    }

    fn idle(&mut self) -> Result<(), Failure> {
        Ok(self.output.flush()?)
    }
}
