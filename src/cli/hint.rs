//! `nonet hint`, `nonet steps` and `nonet path`: how people would go on.

use serde::Serialize;

use super::args::Known;
use super::ending::{Failure, Status, Voice};
use super::form::json_line;
use super::position::{each, solver};
use crate::engine::Control;
use crate::engine::technique::{Candidate, Path, Step};
use crate::format::line_of;
use crate::text::technique::{about, explain, line, mistake, path_end, place};
use crate::text::{self, Language, Say};

/// Writes the next step of each position, and why it follows.
pub(super) fn hint(arguments: &Known, voice: Voice) -> Result<Status, Failure> {
    let solver = solver(arguments);
    each(arguments, voice, &|position| {
        let mistakes = position.mistakes();
        if let Some(&first) = mistakes.first() {
            return Ok((mistake(first, voice.language) + "\n", Status::NoAnswer));
        }
        let step = solver.next_step(&position.board, &Control::default())?;
        let Some(step) = step else {
            return Ok((nothing_seen(arguments, voice.language), Status::NoAnswer));
        };
        let text = if arguments.json {
            json_line(&Object::of(&step))
        } else {
            full(&step, voice.language)
        };
        Ok((text, Status::Well))
    })
}

/// Writes all steps that can be seen now, the easiest first.
pub(super) fn steps(arguments: &Known, voice: Voice) -> Result<Status, Failure> {
    let solver = solver(arguments);
    each(arguments, voice, &|position| {
        let steps = solver.all_steps(&position.board, &Control::default())?;
        if steps.is_empty() {
            return Ok((nothing_seen(arguments, voice.language), Status::NoAnswer));
        }
        Ok((steps.iter().map(|step| one_line(step, arguments, voice)).collect(), Status::Well))
    })
}

/// Writes the steps to the answer, then level and score.
pub(super) fn path(arguments: &Known, voice: Voice) -> Result<Status, Failure> {
    let solver = solver(arguments);
    each(arguments, voice, &|position| {
        let path = solver.path(&position.board, &Control::default())?;
        let steps: String =
            path.steps.iter().map(|step| one_line(step, arguments, voice)).collect();
        let end = end(&path, arguments, voice.language);
        let status = if path.is_solved() { Status::Well } else { Status::NoAnswer };
        Ok((steps + &end, status))
    })
}

fn one_line(step: &Step, arguments: &Known, voice: Voice) -> String {
    if arguments.json { json_line(&Object::of(step)) } else { line(step, voice.language) + "\n" }
}

/// Where to look, the technique with what it is, and the explanation of this very step.
fn full(step: &Step, language: Language) -> String {
    let name = step.technique.say(language);
    let about = about(step.technique, language);
    let (place, explanation) = (place(step, language), explain(step, language));
    format!("{place}\n{name}: {about}\n{explanation}\n")
}

fn nothing_seen(arguments: &Known, language: Language) -> String {
    if arguments.json {
        return "null\n".to_owned();
    }
    text::technique::nothing_seen(language) + "\n"
}

fn end(path: &Path, arguments: &Known, language: Language) -> String {
    if arguments.json { json_line(&End::of(path)) } else { path_end(path, language) + "\n" }
}

/// A step in JSON. Names and sentences are English.
#[derive(Serialize)]
struct Object {
    technique: &'static str,
    placements: Vec<String>,
    eliminations: Vec<String>,
    explanation: String,
}

impl Object {
    fn of(step: &Step) -> Self {
        let names = |candidates: &[Candidate]| candidates.iter().copied().map(name).collect();
        Self {
            technique: step.technique.name(),
            placements: names(&step.placements),
            eliminations: names(&step.eliminations),
            explanation: explain(step, Language::English),
        }
    }
}

/// A candidate as `r1c2=3`.
fn name(candidate: Candidate) -> String {
    let (cell, digit) = (candidate.cell.index(), candidate.digit);
    format!("r{}c{}={digit}", cell / 9 + 1, cell % 9 + 1)
}

/// The end of a path in JSON.
#[derive(Serialize)]
struct End {
    solved: bool,
    level: &'static str,
    score: u32,
    board: String,
}

impl End {
    fn of(path: &Path) -> Self {
        Self {
            solved: path.is_solved(),
            level: path.level().name(),
            score: path.score(),
            board: line_of(&path.end.grid()),
        }
    }
}
