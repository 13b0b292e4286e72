//! `nonet generate`: generates puzzles. The same seed and options give the same puzzles in the same order.

use std::path::Path;

use serde::Serialize;

use super::args::Generate;
use super::ending::{CommandFailure, CommandStatus, Voice};
use super::form::json_line;
use super::input::{Input, puzzles};
use super::pool::{self, ResultReceiver};
use super::progress::ProgressLine;
use super::rate::tenths;
use super::report::Report;
use super::results::{Outbox, Results};
use super::words::MadeForm;
use crate::engine::generate::{
    GeneratedPuzzle, GenerationError, GivenPattern, Recipe, Symmetries, generate, seed_of,
};
use crate::engine::rating;
use crate::engine::technique::{self, CellSet, Level, Solver, Technique, TechniqueUse};
use crate::engine::{Cancelled, Control, Effort};
use crate::format::{line_of, rows_of};
use crate::store;
use crate::text::command_line::{InputPlace, Notice, Remark};
use crate::text::making;
use crate::worker::{all_threads, fresh_seed};

/// The name in messages about a generated puzzle, in the place of a file name.
const NAME: &str = "nonet";

/// Generates the puzzles that the arguments ask for.
pub(super) fn run(arguments: &Generate, voice: Voice) -> Result<CommandStatus, CommandFailure> {
    let (recipe, seed) = recipe_and_seed(arguments)?;
    recipe.check().map_err(Notice::Unfit)?;
    if let Some(technique) = recipe.technique
        && technique.used() != TechniqueUse::ByDefault
    {
        voice.say(&Notice::NotByDefault(technique));
    }
    let seed = seed.unwrap_or_else(|| drawn_seed(voice));
    let work = GeneratorTask { recipe, seed, form: arguments.format, control: Control::default() };
    let mut press = PuzzleOutput::new(&work, arguments.count, voice);
    let most = u16::try_from(arguments.count).unwrap_or(u16::MAX);
    let threads = arguments.threads.unwrap_or_else(all_threads).min(most);
    let make = move |number, out: &mut Outbox<'_>| work.make(number, out);
    let done = pool::in_order(threads, 0..arguments.count, make, &mut press);
    press.progress.clear();
    let written = press.report.flush();
    done?;
    written?;
    Ok(press.report.status())
}

fn recipe_and_seed(arguments: &Generate) -> Result<(Recipe, Option<u64>), CommandFailure> {
    let most_attempts = arguments.attempts;
    if let Some(date) = arguments.daily {
        let date = date.or_else(|| store::now().in_utc().day().date()).ok_or(Notice::NoDate)?;
        let (recipe, seed) = date.puzzle(arguments.level);
        return Ok((Recipe { most_attempts, ..recipe }, Some(seed)));
    }
    let is_gentle = arguments.level.is_some_and(|level| level <= Level::Easy) && !arguments.minimal;
    let usual = if is_gentle { Symmetries::HalfTurn } else { Symmetries::None };
    let pattern = match &arguments.pattern {
        Some(path) => GivenPattern::Drawn(pattern(path)?),
        None => GivenPattern::Symmetric(arguments.symmetry.unwrap_or(usual)),
    };
    let recipe = Recipe {
        pattern,
        level: arguments.level,
        technique: arguments.technique,
        er: arguments.se.clone(),
        givens: arguments.givens.clone(),
        most_attempts,
        ..Recipe::default()
    };
    let recipe = if is_gentle { recipe.gentle_as_usual() } else { recipe }.minimal_as_usual();
    let is_minimal = arguments.minimal || recipe.is_minimal;
    Ok((Recipe { is_minimal, ..recipe }, arguments.seed))
}

/// Returns the cells of the givens in the first puzzle of a file.
fn pattern(path: &Path) -> Result<CellSet, CommandFailure> {
    let input = Input::open(Some(path), None)?;
    let first = puzzles(input.source, &input.name).next();
    let givens = first.transpose()?.map(|found| found.document.givens);
    match givens.filter(|givens| givens.layout().is_classic()) {
        Some(givens) => Ok(givens.filled().map(|(cell, _)| cell).collect()),
        None => Err(Notice::about(&input.name, Remark::NotClassic).into()),
    }
}

/// Draws a seed and reports it, so that the user can make the same puzzles again.
fn drawn_seed(voice: Voice) -> u64 {
    let seed = fresh_seed();
    voice.say(&Notice::Seed(seed));
    seed
}

/// The work for each puzzle.
struct GeneratorTask {
    recipe: Recipe,
    seed: u64,
    form: MadeForm,
    control: Control,
}

impl GeneratorTask {
    fn make(&self, number: u64, out: &mut Outbox<'_>) -> Result<(), CommandFailure> {
        match generate(&self.recipe, seed_of(self.seed, number), &self.control) {
            Ok(made) => {
                out.results.write(&self.written(&made)?);
                out.results.count_answered(Effort::default());
            }
            Err(GenerationError::GivenUp(attempts)) => {
                out.results.remark(InputPlace::Puzzle(number + 1), Remark::NotFound(attempts));
                out.results.count_unanswered(Effort::default());
            }
            Err(GenerationError::Unfit(unfit)) => return Err(Notice::Unfit(unfit).into()),
            Err(GenerationError::Cancelled) => return Err(Cancelled.into()),
        }
        out.offer()
    }

    fn written(&self, made: &GeneratedPuzzle) -> Result<String, Cancelled> {
        let givens = made.puzzle.givens();
        Ok(match self.form {
            MadeForm::Line => line_of(givens) + "\n",
            MadeForm::Grid => format!("{}\n", rows_of(givens)),
            MadeForm::Code => format!("{}\n", made.code),
            MadeForm::Json => json_line(&GeneratedPuzzleJson::of(made, &self.control)?),
        })
    }
}

/// Receives the puzzles in order and writes them.
struct PuzzleOutput {
    report: Report,
    /// Shows the progress of the search for a single puzzle.
    progress: ProgressLine,
}

impl PuzzleOutput {
    fn new(work: &GeneratorTask, count: u64, voice: Voice) -> Self {
        let (progress, language) = (work.control.progress.clone(), voice.language);
        let tell = move || making(progress.nodes(), language);
        let progress = if count == 1 { ProgressLine::start(tell) } else { ProgressLine::default() };
        Self { report: Report::of_lines(NAME.to_owned(), voice), progress }
    }
}

impl ResultReceiver for PuzzleOutput {
    fn take(&mut self, results: Results) -> Result<(), CommandFailure> {
        self.progress.clear();
        self.report.take(results)
    }

    fn idle(&mut self) -> Result<(), CommandFailure> {
        self.report.idle()
    }
}

/// A generated puzzle in JSON.
#[derive(Serialize)]
struct GeneratedPuzzleJson {
    puzzle: String,
    answer: String,
    code: String,
    givens: usize,
    level: Option<&'static str>,
    score: Option<u32>,
    hardest: Option<&'static str>,
    er: Option<f64>,
    attempts: u64,
}

impl GeneratedPuzzleJson {
    fn of(made: &GeneratedPuzzle, control: &Control) -> Result<Self, Cancelled> {
        let givens = made.puzzle.givens();
        let path = Solver::hodoku().path_of(&made.puzzle, control)?;
        let rating = rating::rate(&made.puzzle, control)?;
        Ok(Self {
            puzzle: line_of(givens),
            answer: line_of(&made.answer),
            code: made.code.to_string(),
            givens: givens.filled_count(),
            level: path.as_ref().map(|path| path.level().name()),
            score: path.as_ref().map(technique::Path::score),
            hardest: path.and_then(|path| path.hardest()).map(Technique::name),
            er: rating.map(|rating| tenths(rating.er)),
            attempts: made.attempts,
        })
    }
}
