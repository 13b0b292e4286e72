//! `nonet solve`: every puzzle of an input, in order.

use std::cell::RefCell;
use std::time::Instant;

use super::args::Solve;
use super::ending::{Failure, Status, Voice};
use super::form::Form;
use super::input::{Input, Source};
use super::jobs::Jobs;
use super::output::Output;
use super::pool::{self, Dealer, Taker};
use super::solver::{Piece, Solver, Stopped};
use crate::engine::{CancelToken, Control};
use crate::text::command_line::{Notice, Place, Remark, Totals};

/// Solves what the arguments name.
pub(super) fn run(arguments: &Solve, voice: Voice) -> Result<Status, Failure> {
    let start = Instant::now();
    let input = Input::open(arguments.input.path())?;
    let form = if arguments.judge { Form::Judge } else { arguments.format };
    let control = Control::default();
    let mut report = Report::new(input.name.clone(), form, voice, control.cancel.clone());
    let solver = Solver::new(&arguments.wanted, arguments.limit.answers, form, control);
    let done = match arguments.threads {
        1 => solve_here(input, &solver, &mut report),
        threads => solve_in(threads, input, &solver, &mut report),
    };
    let written = report.output.flush();
    done?;
    written?;
    report.totals.time = start.elapsed();
    if arguments.stats {
        voice.say(&Notice::Totals(report.totals));
    }
    Ok(report.status())
}

/// Solves one puzzle after the other. What is written is let out before input may have to be waited for, so
/// that a program which sends the next puzzle only after the answer to the last gets its answers.
fn solve_here(input: Input, solver: &Solver, report: &mut Report) -> Result<(), Failure> {
    let judge = report.form == Form::Judge;
    let report = RefCell::new(report);
    // A failure shows again when the next block is written.
    let source = input.into_source(|| drop(report.borrow_mut().output.flush()));
    for read in jobs(source, judge) {
        let mut failure = None;
        let worked = solver.work(read, &mut |piece| {
            report.borrow_mut().take(piece).map_err(|error| {
                failure = Some(error);
                Stopped
            })
        });
        match (worked, failure) {
            (_, Some(failure)) => return Err(failure),
            (Err(Stopped), None) => return Ok(()),
            (Ok(()), None) => {}
        }
    }
    Ok(())
}

fn solve_in(
    threads: u16,
    input: Input,
    solver: &Solver,
    report: &mut Report,
) -> Result<(), Failure> {
    let judge = report.form == Form::Judge;
    let feed = |dealer: &Dealer<_>| {
        let source = input.into_source(|| dealer.send_off());
        // Where jobs are refused, whoever takes the results knows why.
        let _ = jobs(source, judge).try_for_each(|read| dealer.deal(read));
    };
    pool::in_order(threads, feed, |read, give| solver.work(read, give), report)
}

fn jobs<F: FnMut()>(source: Source<F>, judge: bool) -> Jobs<Source<F>> {
    if judge { Jobs::of_judge(source) } else { Jobs::of_any(source) }
}

/// Writes results and keeps account of them.
struct Report {
    name: String,
    form: Form,
    voice: Voice,
    output: Output,
    cancel: CancelToken,
    blocks: u64,
    totals: Totals,
}

impl Report {
    fn new(name: String, form: Form, voice: Voice, cancel: CancelToken) -> Self {
        Self {
            name,
            form,
            voice,
            output: Output::new(),
            cancel,
            blocks: 0,
            totals: Totals::default(),
        }
    }

    fn status(&self) -> Status {
        match self.totals.unanswered {
            0 => Status::Well,
            _ => Status::NoAnswer,
        }
    }

    fn take_or_fail(&mut self, piece: Piece) -> Result<(), Failure> {
        match piece {
            Piece::Block(text) => self.write(&text)?,
            Piece::Remark(place, remark) => self.voice.say(&self.notice(place, remark)),
            Piece::Done { answered, effort } => {
                self.totals.puzzles += 1;
                self.totals.unanswered += u64::from(!answered);
                self.totals.effort.nodes += effort.nodes;
                self.totals.effort.backtracks += effort.backtracks;
            }
            Piece::Unreadable(error) => {
                return Err(Notice::unreadable(&self.name, error).into());
            }
        }
        Ok(())
    }

    fn write(&mut self, block: &str) -> Result<(), Failure> {
        if self.blocks > 0 && self.form.parts_blocks() {
            self.output.write("\n")?;
        }
        self.blocks += 1;
        Ok(self.output.write(block)?)
    }

    fn notice(&self, place: Place, remark: Remark) -> Notice {
        Notice::Of { name: self.name.clone(), place, remark }
    }
}

impl Taker for Report {
    type Piece = Piece;
    type Error = Failure;

    fn take(&mut self, piece: Piece) -> Result<(), Failure> {
        let taken = self.take_or_fail(piece);
        if taken.is_err() {
            // Searches that nobody waits for any more may be long.
            self.cancel.cancel();
        }
        taken
    }

    fn idle(&mut self) -> Result<(), Failure> {
        let flushed = self.output.flush();
        if flushed.is_err() {
            self.cancel.cancel();
        }
        Ok(flushed?)
    }
}
