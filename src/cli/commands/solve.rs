//! `nonet solve`: solves every puzzle of an input, in order.
//!
//! Starts other threads only when the input has more than the first task, so never for one puzzle.

use std::sync::Arc;
use std::time::Instant;
use std::{iter, mem};

use crate::cli::answer_finder::AnswerFinder;
use crate::cli::args::Solve;
use crate::cli::ending::{CommandFailure, CommandStatus, Voice};
use crate::cli::form::{ResultForm, ResultFormat};
use crate::cli::input::Input;
use crate::cli::list_progress::ListProgress;
use crate::cli::pool::{self, ResultReceiver};
use crate::cli::progress::ProgressLine;
use crate::cli::report::Report;
use crate::cli::results::{Outbox, Results};
use crate::cli::tasks::{Task, Tasks};
use crate::text::command_line::Notice;
use crate::worker::all_threads;

/// Solves the puzzles of the inputs in the arguments.
pub(super) fn run(arguments: &Solve, voice: Voice) -> Result<CommandStatus, CommandFailure> {
    let start = Instant::now();
    arguments.check_limit()?;
    let format = if arguments.judge { ResultFormat::Judge } else { arguments.format };
    let mut report = Report::of_form(format, voice);
    let done = solve_inputs(arguments, format, &mut report);
    let written = report.flush();
    done?;
    written?;
    report.totals.time = start.elapsed();
    if arguments.stats {
        voice.say(&Notice::Totals(report.totals));
    }
    Ok(report.status())
}

fn solve_inputs(
    arguments: &Solve,
    format: ResultFormat,
    report: &mut Report,
) -> Result<(), CommandFailure> {
    let paths = arguments.input.paths();
    let progress = ListProgress::of_inputs(&paths);
    for path in &paths {
        let mut input = match Input::open(*path, &arguments.input.options) {
            Err(CommandFailure::Said(notice)) => {
                report.pass_over(&notice)?;
                continue;
            }
            opened => opened?,
        };
        input.source.watch(&progress);
        let file = (paths.len() > 1).then(|| input.name.as_str().into());
        let lowest = arguments.input.options.lowest_digit();
        let solver = AnswerFinder::new(arguments, ResultForm { format, file, lowest });
        report.begin(input.name);
        let tasks = match format {
            ResultFormat::Judge => Tasks::of_judge(input.source),
            ResultFormat::Line | ResultFormat::Grid | ResultFormat::Pretty | ResultFormat::Json => {
                Tasks::of_any(input.source, solver.least_block())
            }
        };
        solve(tasks, solver, arguments.threads, (report, &progress))?;
    }
    Ok(())
}

fn solve(
    mut tasks: Tasks,
    solver: AnswerFinder,
    mut threads: Option<u16>,
    (report, progress): (&mut Report, &Arc<ListProgress>),
) -> Result<(), CommandFailure> {
    while let Some(task) = tasks.next() {
        let more = tasks.has_more();
        let threads = if more { *threads.get_or_insert_with(all_threads) } else { 1 };
        if threads > 1 {
            report.show_progress(progress);
            let tasks = iter::once(task).chain(tasks.for_threads(threads));
            let work = move |task, out: &mut Outbox<'_>| solver.work(task, out);
            return pool::in_order(threads, tasks, work, report);
        }
        if more {
            report.show_progress(progress);
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
    // One line shows the progress of a list, or that of a single puzzle.
    let mut progress = if report.shows_progress() {
        ProgressLine::default()
    } else {
        solver.progress_line(report.voice.language)
    };
    let mut take = |results: &mut Results| {
        progress.clear();
        report.take(mem::take(results))
    };
    let mut outbox = Outbox::new(&mut take);
    solver.work(task, &mut outbox)?;
    outbox.offer()
}
