//! `nonet reglib`: tests the techniques against a regression library in HoDoKu's format.
//!
//! Writes the cases that differ, each with its line in the file, and a table by technique.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::BufReader;

use crate::cli::args::Reglib;
use crate::cli::ending::{CommandFailure, CommandStatus};
use crate::cli::form::text_line;
use crate::cli::input::refuse_picture;
use crate::cli::output::ResultOutput;
use crate::engine::technique::trial::{
    ExpectedSteps, Trial, TrialOutcome, options_of, technique_of,
};
use crate::engine::technique::{Board, Candidate, Step, Technique};
use crate::engine::{Cell, Control, Digit, Layout};
use crate::format::regression::{Case, cases};
use crate::store::file;
use crate::text::command_line::{Notice, Remark};

/// Runs the cases of the file in the arguments.
pub(super) fn run(arguments: &Reglib) -> Result<CommandStatus, CommandFailure> {
    let name = arguments.file.display().to_string();
    refuse_picture(&arguments.file)?;
    let source = BufReader::new(file::stream(&arguments.file)?);
    let cases = cases(source).map_err(|error| Notice::unreadable(&name, error))?;
    if cases.is_empty() {
        return Err(Notice::about(&name, Remark::NoCases).into());
    }
    if let Some(code) =
        arguments.codes.iter().find(|code| !cases.iter().any(|one| is_of(one, code)))
    {
        return Err(Notice::about(&name, Remark::NoSuchCases(code.clone())).into());
    }
    let is_wanted = |case: &&Case| {
        arguments.codes.is_empty() || arguments.codes.iter().any(|code| is_of(case, code))
    };
    let mut table = Table::default();
    let mut output = ResultOutput::new();
    for case in cases.iter().filter(is_wanted) {
        let outcome = outcome(case);
        output.write(told(case, &outcome).as_bytes())?;
        table.count(case, &outcome);
    }
    output.write(table.text().as_bytes())?;
    output.flush()?;
    Ok(if table.all_pass() { CommandStatus::Well } else { CommandStatus::NoAnswer })
}

/// Returns whether the code of a case, with its variant, starts with one of the typed codes.
fn is_of(case: &Case, code: &str) -> bool {
    title(case).starts_with(code)
}

/// The outcome of a case.
enum CaseOutcome {
    Passed,
    Differs(Vec<Step>),
    /// No technique has the code of the case.
    Unknown,
}

fn outcome(case: &Case) -> CaseOutcome {
    let trial = technique_of(&case.code).and_then(|technique| trial(case, technique));
    // Nobody else holds the token, so the search runs to its end.
    match trial.and_then(|trial| trial.run(&Control::default()).ok()) {
        None => CaseOutcome::Unknown,
        Some(TrialOutcome { is_expected: true, .. }) => CaseOutcome::Passed,
        Some(TrialOutcome { is_expected: false, steps }) => CaseOutcome::Differs(steps),
    }
}

/// Returns `None` if the board is not a classic board.
fn trial(case: &Case, technique: Technique) -> Option<Trial> {
    let mut board = Board::of_position(&case.document.givens, &case.document.entries)?;
    candidates(&case.deleted).for_each(|deleted| board.remove(deleted));
    let variant = case.variant.as_deref();
    let expected = match variant {
        Some("x") => ExpectedSteps::Nothing,
        _ => ExpectedSteps::Outcome {
            placements: candidates(&case.placements).collect(),
            eliminations: candidates(&case.eliminations).collect(),
        },
    };
    Some(Trial { technique, options: options_of(technique, variant), board, expected })
}

fn candidates(pairs: &[(Cell, Digit)]) -> impl Iterator<Item = Candidate> {
    pairs.iter().map(|&(cell, digit)| Candidate { cell, digit })
}

/// Returns the line for a case, or an empty text if the case passed.
fn told(case: &Case, outcome: &CaseOutcome) -> String {
    match outcome {
        CaseOutcome::Passed => String::new(),
        CaseOutcome::Differs(found) => difference(case, found),
        CaseOutcome::Unknown => {
            text_line(&format!("line {}: {} is the code of no technique", case.line, title(case)))
        }
    }
}

fn difference(case: &Case, found: &[Step]) -> String {
    let expected: Vec<Candidate> =
        candidates(&case.placements).chain(candidates(&case.eliminations)).collect();
    let mut text =
        format!("line {}: {} expected {}, found", case.line, title(case), listed(&expected));
    if found.is_empty() {
        text += " nothing";
    }
    for step in found {
        let outcome = [step.placements.as_slice(), &step.eliminations].concat();
        let _ = write!(text, " [{}]", listed(&outcome));
    }
    text_line(&text)
}

/// Candidates as the library writes them: digit, row, column.
fn listed(candidates: &[Candidate]) -> String {
    let layout = Layout::classic();
    let one = |&Candidate { cell, digit }: &Candidate| {
        format!("{digit}{}{}", layout.row(cell) + 1, layout.column(cell) + 1)
    };
    let all: Vec<String> = candidates.iter().map(one).collect();
    if all.is_empty() { "nothing".to_owned() } else { all.join(" ") }
}

/// The code of a case with its variant.
fn title(case: &Case) -> String {
    let variant = case.variant.as_ref().map(|variant| format!("-{variant}"));
    format!("{}{}", case.code, variant.unwrap_or_default())
}

/// The number of passed cases of each code.
#[derive(Default)]
struct Table(BTreeMap<String, TechniqueTally>);

#[derive(Default)]
struct TechniqueTally {
    name: &'static str,
    cases: usize,
    passed: usize,
}

impl Table {
    fn count(&mut self, case: &Case, outcome: &CaseOutcome) {
        let row = self.0.entry(title(case)).or_default();
        row.name = technique_of(&case.code).map_or("unknown", Technique::name);
        row.cases += 1;
        row.passed += usize::from(matches!(outcome, CaseOutcome::Passed));
    }

    fn all_pass(&self) -> bool {
        self.0.values().all(|row| row.passed == row.cases)
    }

    fn text(&self) -> String {
        let mut text = format!("{:8} {:32} {:>6} {:>6}\n", "code", "technique", "cases", "passed");
        for (code, row) in &self.0 {
            let line = format!("{code:8} {:32} {:6} {:6}", row.name, row.cases, row.passed);
            text += &text_line(&line);
        }
        let sum = |of: fn(&TechniqueTally) -> usize| self.0.values().map(of).sum::<usize>();
        let (cases, passed) = (sum(|row| row.cases), sum(|row| row.passed));
        text + &format!("{:8} {:32} {cases:6} {passed:6}\n", "", "all")
    }
}
