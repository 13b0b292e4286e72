//! The methods of the lab as pseudo-code, and the line of each event.

use super::{Language, word};
use crate::lab::{Method, RunEvent};

/// The pseudo-code of a method. Spaces at the start of a line are its depth.
#[must_use]
pub fn pseudo_code(method: Method, language: Language) -> Vec<&'static str> {
    let solve = word!(language, "solve(cell):");
    let answer = word!(language, "  if no cell is open: answer");
    let digits = word!(language, "  for each digit, the smallest first:");
    let write = word!(language, "    write the digit");
    let back = word!(language, "    take the digit back");
    let next = word!(language, "    else solve(next open cell)");
    let scan = word!(language, "    if a house has it already: erase it");
    let marked = word!(language, "    if the array of a house has it already: erase it");
    match method {
        Method::BruteForce => vec![solve, answer, digits, write, scan, next, back],
        Method::MarkArrays => vec![solve, answer, digits, write, marked, next, back],
        Method::OpenCells => vec![
            word!(language, "cell = the first open cell"),
            word!(language, "repeat:"),
            word!(language, "  if cell is behind the last one: answer, go back a cell"),
            word!(language, "  if no digit is left for cell: go back a cell, take its digit back"),
            word!(language, "  else write the next digit into cell"),
            word!(language, "    if a peer has it already: erase it"),
            word!(language, "    else cell = the next open cell"),
        ],
        Method::FewestCandidates => vec![
            word!(language, "solve:"),
            answer,
            word!(language, "  take the open cell with the fewest candidates"),
            word!(language, "  for each of its candidates:"),
            word!(language, "    write it, and solve"),
            word!(language, "    take it back"),
        ],
        Method::Dsatur => vec![
            word!(language, "colour:"),
            word!(language, "  if every vertex has a colour: answer"),
            word!(language, "  take the vertex that sees the most colours"),
            word!(language, "  for each colour that it does not see:"),
            word!(language, "    colour the vertex, and go on"),
            word!(language, "    take the colour back"),
        ],
        Method::ArcConsistency => vec![
            word!(language, "put every arc into the queue"),
            word!(language, "for each arc (cell, other) of the queue:"),
            word!(language, "  cross out candidates of cell that fit none of other"),
            word!(language, "  if one candidate is left: write it"),
            word!(
                language,
                "if a cell has none left, or after an answer: take the last trial back, cross it out"
            ),
            word!(
                language,
                "else try a candidate of the cell with the fewest, cross out its others"
            ),
            word!(language, "if every cell has a digit: answer"),
        ],
        Method::SinglesSearch => vec![
            word!(language, "repeat:"),
            word!(language, "  if there is a naked or hidden single: write it"),
            word!(language, "  cross it out in the cells that see it"),
            word!(language, "  if there is none: try a candidate of the cell with the fewest"),
            word!(
                language,
                "  if a cell or a digit has no place left, or after an answer: take the last trial back, cross it out"
            ),
            word!(language, "  if every cell has a digit: answer"),
        ],
        Method::DancingLinks => vec![
            word!(language, "search:"),
            word!(language, "  if every column is covered: answer"),
            word!(language, "  cover the column with the fewest rows"),
            word!(language, "  for each row of the column:"),
            word!(language, "    choose the row, cover its other columns, and search"),
            word!(language, "    uncover them, take the row back"),
        ],
        Method::Clauses => vec![
            word!(language, "repeat:"),
            word!(language, "  if a clause has one open literal: make it true"),
            word!(language, "  if a clause is false: learn a clause from its causes"),
            word!(language, "    undo the choices that the new clause contradicts"),
            word!(language, "  if nothing follows: choose a candidate, make it true"),
            word!(language, "  if nothing is open: answer, then make the last choice false"),
        ],
        Method::Annealing => vec![
            word!(language, "fill each region with the digits that it lacks"),
            word!(language, "repeat, at ever lower temperature:"),
            word!(language, "  exchange two digits of a region"),
            word!(language, "  if there are more faults: by chance, exchange them back"),
            word!(language, "  if there are no faults: answer"),
            word!(language, "heated too often: give up"),
        ],
        Method::OwnSearch => vec![
            word!(language, "search for the next answer in registers"),
            word!(language, "write the answer"),
            word!(language, "take it off the board"),
        ],
    }
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
