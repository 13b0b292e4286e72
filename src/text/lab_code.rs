//! The methods of the lab as pseudo-code, and the line of each event.

use super::Language;
use super::lab_pages::articles;
use crate::lab::{Method, RunEvent};

/// The pseudo-code of a method. Spaces at the start of a line are its depth.
#[must_use]
pub fn pseudo_code(method: Method, language: Language) -> Vec<&'static str> {
    articles().words(method.word(), "code", language)
}

/// The place in the pseudo-code of the line that an event belongs to. Where lines share a kind of event, the event before
/// tells them apart.
#[must_use]
pub fn code_line(method: Method, event: RunEvent, before: Option<RunEvent>) -> usize {
    let after_answer = before == Some(RunEvent::Answer);
    let after_undoing = matches!(
        before,
        Some(RunEvent::TakeBack(_) | RunEvent::Withdraw(_) | RunEvent::Readmit(_))
    );
    match (method, event) {
        (Method::OpenCells, RunEvent::TakeBack(_)) if after_answer => 2,
        (Method::ArcConsistency, RunEvent::Exclude(_))
            if matches!(before, Some(RunEvent::Try(_))) =>
        {
            5
        }
        (Method::ArcConsistency | Method::SinglesSearch, RunEvent::Exclude(_)) if after_undoing => {
            4
        }
        (Method::Clauses, RunEvent::TakeBack(_) | RunEvent::Withdraw(_) | RunEvent::Readmit(_))
            if after_answer =>
        {
            5
        }
        (_, event) => usual_line(method, event),
    }
}

/// The places of all lines that ran since the event before, in their order. The last is that of [`code_line`].
#[must_use]
pub fn code_lines(method: Method, event: RunEvent, before: Option<RunEvent>) -> Vec<usize> {
    let mut lines = lines_on_the_way(method, event, before).to_vec();
    lines.push(code_line(method, event, before));
    lines
}

/// The lines that lead from the event before to the line of an event: loops, calls and choices, which change nothing on the
/// board.
fn lines_on_the_way(method: Method, event: RunEvent, before: Option<RunEvent>) -> &'static [usize] {
    match method {
        Method::BruteForce | Method::MarkArrays => of_recursion(event, before),
        Method::OpenCells => of_loop(event, before),
        Method::FewestCandidates | Method::Dsatur | Method::DancingLinks => {
            of_choice(event, before)
        }
        Method::ArcConsistency => of_arcs(event, before),
        Method::SinglesSearch | Method::Clauses => of_repetition(event),
        Method::Annealing => of_exchanges(event),
        Method::OwnSearch => of_registers(event, before),
    }
}

/// A call for the next cell, or the next digit of the same cell.
fn of_recursion(event: RunEvent, before: Option<RunEvent>) -> &'static [usize] {
    match (event, before) {
        (RunEvent::Try(_), None) => &[0, 2],
        (RunEvent::Try(_), Some(RunEvent::Try(_))) => &[5, 0, 2],
        (RunEvent::Try(_), Some(_)) => &[2],
        (RunEvent::Answer, Some(RunEvent::Try(_))) => &[5, 0],
        _ => &[],
    }
}

fn of_loop(event: RunEvent, before: Option<RunEvent>) -> &'static [usize] {
    match (event, before) {
        (RunEvent::Try(_), None) => &[0, 1],
        (RunEvent::Try(_) | RunEvent::Answer, Some(RunEvent::Try(_))) => &[6, 1],
        (RunEvent::Try(_) | RunEvent::TakeBack(_), _) => &[1],
        _ => &[],
    }
}

/// A call that chooses a cell, a vertex or a column. What is chosen may have nothing to try.
fn of_choice(event: RunEvent, before: Option<RunEvent>) -> &'static [usize] {
    match (event, before) {
        (RunEvent::Try(_) | RunEvent::TakeBack(_), None | Some(RunEvent::Try(_))) => &[0, 2, 3],
        (RunEvent::Try(_), Some(_)) => &[3],
        (RunEvent::Answer, _) => &[0],
        _ => &[],
    }
}

fn of_arcs(event: RunEvent, before: Option<RunEvent>) -> &'static [usize] {
    match (event, before) {
        (RunEvent::Exclude(_), None) => &[0, 1],
        (_, None) => &[0],
        (RunEvent::Exclude(_), Some(RunEvent::Exclude(_) | RunEvent::Deduce(_))) => &[1],
        _ => &[],
    }
}

fn of_repetition(event: RunEvent) -> &'static [usize] {
    match event {
        RunEvent::Try(_) | RunEvent::Deduce(_) | RunEvent::Answer | RunEvent::Learn { .. } => &[0],
        RunEvent::Refuse { .. }
        | RunEvent::TakeBack(_)
        | RunEvent::Withdraw(_)
        | RunEvent::Exclude(_)
        | RunEvent::Readmit(_)
        | RunEvent::Exchange(_)
        | RunEvent::Reject(_)
        | RunEvent::Temper { .. }
        | RunEvent::GiveUp => &[],
    }
}

fn of_exchanges(event: RunEvent) -> &'static [usize] {
    match event {
        RunEvent::Exchange(_) => &[1],
        RunEvent::Reject(_) => &[1, 2],
        RunEvent::Try(_)
        | RunEvent::Refuse { .. }
        | RunEvent::TakeBack(_)
        | RunEvent::Deduce(_)
        | RunEvent::Withdraw(_)
        | RunEvent::Exclude(_)
        | RunEvent::Readmit(_)
        | RunEvent::Learn { .. }
        | RunEvent::Temper { .. }
        | RunEvent::Answer
        | RunEvent::GiveUp => &[],
    }
}

fn of_registers(event: RunEvent, before: Option<RunEvent>) -> &'static [usize] {
    match (event, before) {
        (RunEvent::Deduce(_), Some(RunEvent::Deduce(_))) => &[],
        (RunEvent::Deduce(_), _) => &[0],
        _ => &[],
    }
}

fn usual_line(method: Method, event: RunEvent) -> usize {
    let lines: [usize; 13] = match method {
        Method::BruteForce | Method::MarkArrays => [3, 4, 6, 3, 6, 4, 6, 0, 0, 1, 0, 0, 0],
        Method::OpenCells => [4, 5, 3, 4, 3, 5, 3, 0, 0, 2, 0, 0, 0],
        Method::FewestCandidates | Method::Dsatur | Method::DancingLinks => {
            [4, 4, 5, 4, 5, 4, 5, 0, 0, 1, 0, 0, 0]
        }
        Method::ArcConsistency => [5, 5, 4, 3, 4, 2, 4, 0, 0, 6, 0, 0, 0],
        Method::SinglesSearch => [3, 3, 4, 1, 4, 2, 4, 0, 0, 5, 0, 0, 0],
        Method::Clauses => [4, 4, 3, 1, 3, 1, 3, 2, 0, 5, 0, 0, 0],
        Method::Annealing => [0, 0, 0, 0, 0, 0, 0, 0, 2, 4, 5, 3, 1],
        Method::OwnSearch => [1, 1, 2, 1, 2, 1, 2, 0, 0, 1, 0, 0, 0],
    };
    lines[match event {
        RunEvent::Try(_) => 0,
        RunEvent::Refuse { .. } => 1,
        RunEvent::TakeBack(_) => 2,
        RunEvent::Deduce(_) => 3,
        RunEvent::Withdraw(_) => 4,
        RunEvent::Exclude(_) => 5,
        RunEvent::Readmit(_) => 6,
        RunEvent::Learn { .. } => 7,
        RunEvent::Exchange(_) => 8,
        RunEvent::Answer => 9,
        RunEvent::GiveUp => 10,
        RunEvent::Reject(_) => 11,
        RunEvent::Temper { .. } => 12,
    }]
}
