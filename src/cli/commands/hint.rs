//! `nonet hint`, `nonet steps` and `nonet path`: show solving steps for people.

use serde::Serialize;

use crate::cli::args::{InputFile, ReadOptions, StepArguments, Steps};
use crate::cli::ending::{CommandFailure, CommandStatus, Voice};
use crate::cli::form::json_line;
use crate::cli::position::{NumberedPosition, PositionOutput, each, solver};
use crate::engine::technique::{AnyPath, BoardStep, Candidate, Obstacle, Solver};
use crate::engine::{Cancelled, Control, Layout, LowestDigit};
use crate::format::line_of;
use crate::text::command_line::{PuzzleHeading, Remark};
use crate::text::technique::{
    about_step, explain, explain_from, location, mistake, no_way_on, none_left, nothing_open,
    nothing_seen, path_end, placed_line_from,
};
use crate::text::{Language, Say};
use crate::worker::all_threads;

/// Writes the next step of each position with its explanation.
pub(super) fn hint(
    arguments: &StepArguments,
    voice: Voice,
) -> Result<CommandStatus, CommandFailure> {
    tell_known(arguments, voice, |solver, position, form| {
        let step = solver.next_step_on(&position.state.board, &Control::default())?;
        Ok(step.map_or_else(|| form.nothing(position), |step| form.full(&step, position)))
    })
}

/// Writes all possible steps, or at most `--most`, the easiest first.
pub(super) fn steps(arguments: &Steps, voice: Voice) -> Result<CommandStatus, CommandFailure> {
    let most = arguments.most.unwrap_or(usize::MAX);
    tell_known(&arguments.known, voice, move |solver, position, form| {
        let steps = solver.easiest_steps_on(&position.state.board, most, &Control::default())?;
        if steps.is_empty() {
            return Ok(form.nothing(position));
        }
        let lines: String = steps.iter().map(|step| form.line(step, position)).collect();
        Ok(form.told(&lines, position))
    })
}

/// Writes the steps to the answer, then level and score.
pub(super) fn path(
    arguments: &StepArguments,
    voice: Voice,
) -> Result<CommandStatus, CommandFailure> {
    tell_known(arguments, voice, |solver, position, form| {
        let path = solver.path_on(&position.state.board, &Control::default())?;
        let steps: String = path.steps().map(|step| form.line(&step, position)).collect();
        let told = form.told(&(steps + &form.end(&path, position)), position);
        Ok(PositionOutput { found: path.is_solved(), ..told })
    })
}

fn tell_known<W>(
    arguments: &StepArguments,
    voice: Voice,
    work: W,
) -> Result<CommandStatus, CommandFailure>
where
    W: Fn(&Solver, &NumberedPosition, StepFormat) -> Result<PositionOutput, Cancelled>
        + Send
        + Sync
        + 'static,
{
    let form = StepFormat::of(arguments.json, &arguments.input.options, voice);
    let solver = solver(arguments.techniques);
    tell(&arguments.input, form, voice, move |position, form| {
        work(&position.state.held_by(&solver), position, form)
    })
}

/// Writes the result of `work` for each position. A position with a mistake gets the mistake instead, because no step
/// follows from a wrong position.
pub(super) fn tell<W>(
    input: &InputFile,
    form: StepFormat,
    voice: Voice,
    work: W,
) -> Result<CommandStatus, CommandFailure>
where
    W: Fn(&NumberedPosition, StepFormat) -> Result<PositionOutput, Cancelled>
        + Send
        + Sync
        + 'static,
{
    let missing = move |line, remark: &Remark| form.missing(line, remark);
    each(input, all_threads(), missing, voice, move |position| {
        match position.state.obstacle(&Control::default())? {
            Some(obstacle) => Ok(form.obstacle(&obstacle, position)),
            None => work(position, form),
        }
    })
}

/// The format of steps and of other facts about a position.
#[derive(Clone, Copy)]
pub(super) enum StepFormat {
    /// For people, with digits that count from this digit.
    Text(Language, LowestDigit),
    /// For programs, with English names.
    Json,
}

impl StepFormat {
    pub(super) fn of(json: bool, options: &ReadOptions, voice: Voice) -> Self {
        if json { Self::Json } else { Self::Text(voice.language, options.lowest_digit()) }
    }

    /// Writes the place to look at, the technique with its description, and the explanation of this step.
    fn full(self, step: &BoardStep, position: &NumberedPosition) -> PositionOutput {
        let Self::Text(language, lowest) = self else {
            return self.told(&self.line(step, position), position);
        };
        let name = step.technique.say(language);
        let about = about_step(step, language);
        let (location, explanation) =
            (location(step, language), explain_from(step, lowest, language));
        self.told(&format!("{location}\n{name}: {about}\n{explanation}\n"), position)
    }

    fn line(self, step: &BoardStep, position: &NumberedPosition) -> String {
        match self {
            Self::Text(language, lowest) => placed_line_from(step, lowest, language) + "\n",
            Self::Json => json_line(&StepJson::of(step, position)),
        }
    }

    fn end(self, path: &AnyPath, position: &NumberedPosition) -> String {
        match self {
            Self::Text(language, _) => {
                path_end(path, position.state.puzzle.rules(), language) + "\n"
            }
            Self::Json => json_line(&PathEndJson::of(path, position)),
        }
    }

    fn obstacle(self, obstacle: &Obstacle, position: &NumberedPosition) -> PositionOutput {
        let said = |lowest, language| match obstacle {
            Obstacle::Mistakes(wrong) => wrong
                .first()
                .map(|&first| mistake(first, &position.layout(), lowest, language))
                .unwrap_or_default(),
            Obstacle::NoWayOn(reasons) => no_way_on(reasons, lowest, language),
            Obstacle::NoneLeft => none_left(language),
        };
        let text = match self {
            Self::Text(language, lowest) => said(lowest, language) + "\n",
            Self::Json => {
                let mistake = said(LowestDigit::One, Language::ENGLISH);
                json_line(&MistakeJson { line: position.line, mistake })
            }
        };
        PositionOutput { found: false, ..self.told(&text, position) }
    }

    fn nothing(self, position: &NumberedPosition) -> PositionOutput {
        let said = if position.state.board.is_full() { nothing_open } else { nothing_seen };
        let text = match self {
            Self::Text(language, _) => said(language) + "\n",
            Self::Json => json_line(&NoStepJson::new(position.line, said(Language::ENGLISH))),
        };
        PositionOutput { found: false, ..self.told(&text, position) }
    }

    /// Writes the output for a puzzle without a position; for people, `remark` goes to standard error.
    fn missing(self, line: usize, remark: &Remark) -> String {
        match self {
            Self::Text(..) => String::new(),
            Self::Json => json_line(&NoStepJson::new(line, remark.say(Language::ENGLISH))),
        }
    }

    /// Adds a heading to `text` if there are several puzzles, and a remark if this puzzle has several answers.
    pub(super) fn told(self, text: &str, position: &NumberedPosition) -> PositionOutput {
        let heading = match (self, position.number) {
            (Self::Text(language, _), Some(number)) => heading(number, position.line, language),
            (Self::Text(..), None) | (Self::Json, _) => String::new(),
        };
        let remark = position.state.has_several_answers().then_some(Remark::NotFollowing);
        PositionOutput { remark, ..PositionOutput::found(heading + text) }
    }
}

/// Returns the heading of one puzzle of several, after an empty line except for the first.
fn heading(number: u64, line: usize, language: Language) -> String {
    let above = if number == 1 { "" } else { "\n" };
    format!("{above}{}\n", PuzzleHeading { number, line }.say(language))
}

/// A step in JSON. Names and sentences are English.
#[derive(Serialize)]
struct StepJson {
    /// The line where the puzzle starts, from 1.
    line: usize,
    technique: &'static str,
    placements: Vec<String>,
    eliminations: Vec<String>,
    explanation: String,
}

/// A mistake in a puzzle in JSON.
#[derive(Serialize)]
struct MistakeJson {
    line: usize,
    mistake: String,
}

/// A puzzle without a step in JSON, with the reason.
#[derive(Serialize)]
struct NoStepJson {
    line: usize,
    technique: Option<&'static str>,
    reason: String,
}

impl NoStepJson {
    fn new(line: usize, reason: String) -> Self {
        Self { line, technique: None, reason }
    }
}

impl StepJson {
    fn of(step: &BoardStep, position: &NumberedPosition) -> Self {
        let name = |&candidate: &Candidate| name(candidate, &step.layout);
        let names = |candidates: &[Candidate]| candidates.iter().map(name).collect();
        Self {
            line: position.line,
            technique: step.technique.name(),
            placements: names(&step.placements),
            eliminations: names(&step.eliminations),
            explanation: explain(step, Language::ENGLISH),
        }
    }
}

/// A candidate as `r1c2=3`.
pub(super) fn name(candidate: Candidate, layout: &Layout) -> String {
    format!("{}={}", layout.name_of(candidate.cell), candidate.digit)
}

/// The end of a path in JSON.
#[derive(Serialize)]
struct PathEndJson {
    /// The line where the puzzle starts, from 1.
    line: usize,
    solved: bool,
    level: &'static str,
    score: u32,
    board: String,
}

impl PathEndJson {
    fn of(path: &AnyPath, position: &NumberedPosition) -> Self {
        Self {
            line: position.line,
            solved: path.is_solved(),
            level: path.level().name(),
            score: path.score(),
            board: line_of(&path.end().grid()),
        }
    }
}
