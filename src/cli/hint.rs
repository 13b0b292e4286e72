//! `nonet hint`, `nonet steps` and `nonet path`: how people would go on.

use serde::Serialize;

use super::args::Known;
use super::ending::{Failure, Status, Voice};
use super::form::json_line;
use super::position::{Position, Told, each, solver};
use crate::engine::Control;
use crate::engine::technique::{Candidate, Mistake, Path, Step};
use crate::format::line_of;
use crate::text::technique::{about, explain, line, nothing_seen, path_end, place};
use crate::text::{self, Language, Say};
use crate::worker::all_threads;

/// Writes the next step of each position, and why it follows.
pub(super) fn hint(arguments: &Known, voice: Voice) -> Result<Status, Failure> {
    let (solver, form) = (solver(arguments), Form::of(arguments, voice));
    each(&arguments.input, all_threads(), "", voice, move |position| {
        if let Some(mistake) = form.first_mistake(position) {
            return Ok(mistake);
        }
        let step = solver.next_step(&position.board, &Control::default())?;
        Ok(step.map_or_else(|| form.nothing(), |step| Told::found(form.full(&step))))
    })
}

/// Writes all steps that can be seen now, the easiest first.
pub(super) fn steps(arguments: &Known, voice: Voice) -> Result<Status, Failure> {
    let (solver, form) = (solver(arguments), Form::of(arguments, voice));
    each(&arguments.input, all_threads(), "", voice, move |position| {
        if let Some(mistake) = form.first_mistake(position) {
            return Ok(mistake);
        }
        let steps = solver.all_steps(&position.board, &Control::default())?;
        if steps.is_empty() {
            return Ok(form.nothing());
        }
        Ok(Told::found(steps.iter().map(|step| form.line(step)).collect()))
    })
}

/// Writes the steps to the answer, then level and score.
pub(super) fn path(arguments: &Known, voice: Voice) -> Result<Status, Failure> {
    let (solver, form) = (solver(arguments), Form::of(arguments, voice));
    each(&arguments.input, all_threads(), "", voice, move |position| {
        if let Some(mistake) = form.first_mistake(position) {
            return Ok(mistake);
        }
        let path = solver.path(&position.board, &Control::default())?;
        let steps: String = path.steps.iter().map(|step| form.line(step)).collect();
        let text = steps + &form.end(&path);
        Ok(if path.is_solved() { Told::found(text) } else { Told::missing(text) })
    })
}

/// How steps are written.
#[derive(Clone, Copy)]
enum Form {
    /// For people.
    Text(Language),
    /// For programs, with English names.
    Json,
}

impl Form {
    fn of(arguments: &Known, voice: Voice) -> Self {
        if arguments.json { Self::Json } else { Self::Text(voice.language) }
    }

    /// Where to look, the technique with what it is, and the explanation of this very step.
    fn full(self, step: &Step) -> String {
        let Self::Text(language) = self else {
            return self.line(step);
        };
        let name = step.technique.say(language);
        let about = about(step.technique, language);
        let (place, explanation) = (place(step, language), explain(step, language));
        format!("{place}\n{name}: {about}\n{explanation}\n")
    }

    fn line(self, step: &Step) -> String {
        match self {
            Self::Text(language) => line(step, language) + "\n",
            Self::Json => json_line(&Object::of(step)),
        }
    }

    fn end(self, path: &Path) -> String {
        match self {
            Self::Text(language) => path_end(path, language) + "\n",
            Self::Json => json_line(&End::of(path)),
        }
    }

    /// What is wrong already: no step follows from it.
    fn first_mistake(self, position: &Position) -> Option<Told> {
        let first = position.mistakes().first().copied()?;
        Some(Told::missing(self.mistake(first)))
    }

    fn mistake(self, mistake: Mistake) -> String {
        match self {
            Self::Text(language) => text::technique::mistake(mistake, language) + "\n",
            Self::Json => json_line(&text::technique::mistake(mistake, Language::English)),
        }
    }

    fn nothing(self) -> Told {
        Told::missing(match self {
            Self::Text(language) => nothing_seen(language) + "\n",
            Self::Json => "null\n".to_owned(),
        })
    }
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
