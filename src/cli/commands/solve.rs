//! `nonet solve`: solves every puzzle of an input, in order.
//!
//! Starts other threads only when the input has more than the first task, so never for one puzzle.

use std::time::Instant;
use std::{iter, mem};

use crate::cli::answer_finder::AnswerFinder;
use crate::cli::args::Solve;
use crate::cli::ending::{CommandFailure, CommandStatus, Voice};
use crate::cli::form::ResultFormat;
use crate::cli::input::Input;
use crate::cli::pool::{self, ResultReceiver};
use crate::cli::report::Report;
use crate::cli::results::{Outbox, Results};
use crate::cli::tasks::{Task, Tasks};
use crate::text::command_line::Notice;
use crate::worker::all_threads;

/// Solves the puzzles of the input in the arguments.
pub(super) fn run(arguments: &Solve, voice: Voice) -> Result<CommandStatus, CommandFailure> {
    let start = Instant::now();
    arguments.check_limit()?;
    let input = Input::open(arguments.input.path(), arguments.input.shape())?;
    let form = if arguments.judge { ResultFormat::Judge } else { arguments.format };
    let solver = AnswerFinder::new(arguments, form);
    let mut report = Report::of_form(form, input.name, voice);
    let tasks = match form {
        ResultFormat::Judge => Tasks::of_judge(input.source),
        ResultFormat::Line | ResultFormat::Grid | ResultFormat::Pretty | ResultFormat::Json => {
            Tasks::of_any(input.source, solver.least_block())
        }
    };
    let done = solve(tasks, solver, arguments.threads, &mut report);
    let written = report.flush();
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
    solver: AnswerFinder,
    mut threads: Option<u16>,
    report: &mut Report,
) -> Result<(), CommandFailure> {
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

fn solve_here(
    task: Task,
    solver: &AnswerFinder,
    report: &mut Report,
) -> Result<(), CommandFailure> {
    let mut progress = solver.progress_line(report.voice.language);
    let mut take = |results: &mut Results| {
        progress.clear();
        report.take(mem::take(results))
    };
    let mut outbox = Outbox::new(&mut take);
    solver.work(task, &mut outbox)?;
    outbox.offer()
}
