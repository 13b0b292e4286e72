//! `nonet generate`: generates puzzles. The same seed and options give the same puzzles in the same order.

use std::path::Path;
use std::sync::Arc;

use clap::ValueEnum;
use serde::Serialize;
use serde_json::value::RawValue;

use super::rate::tenths;
use crate::cli::args::{Generate, ReadOptions};
use crate::cli::ending::{CommandFailure, CommandStatus, Voice};
use crate::cli::form::BoardJson;
use crate::cli::form::json_line;
use crate::cli::input::{Input, nothing_in, puzzles};
use crate::cli::list_progress::ListProgress;
use crate::cli::pool::{self, ResultReceiver};
use crate::cli::progress::ProgressLine;
use crate::cli::report::Report;
use crate::cli::results::{Outbox, Results};
use crate::cli::shape::NewBoard;
use crate::cli::words::GeneratedForm;
use crate::engine::generate::{
    BoardChoice, Code, Date, GeneratedPuzzle, GenerationError, GivenPattern, Recipe, Symmetries,
    WantedClues, generate, seed_of,
};
use crate::engine::rating;
use crate::engine::technique::{AnyPath, CellSet, Level, Solver, Technique, TechniqueUse};
use crate::engine::{Cancelled, Control, Effort, Grid, Layout, NamedShape};
use crate::format::{
    About, Document, Kind, Loss, MadePuzzle, WriteError, line_of, losses, rows_of, write,
};
use crate::store;
use crate::text::command_line::{InputPlace, Notice, Remark};
use crate::text::making;
use crate::text::misuse::Misuse;
use crate::worker::{all_threads, fresh_seed};

/// The name in messages about a generated puzzle, in the place of a file name.
const NAME: &str = "nonet";

/// Generates the puzzles that the arguments ask for.
pub(super) fn run(arguments: &Generate, voice: Voice) -> Result<CommandStatus, CommandFailure> {
    let (recipe, seed) = recipe_and_seed(arguments)?;
    recipe.check().map_err(Notice::Unfit)?;
    let form = WrittenForm::of(arguments, &recipe)?;
    tell_lost_board(form, &recipe, voice);
    if let Some(technique) = recipe.technique
        && recipe.board.is_classic()
        && !matches!(technique.used(), TechniqueUse::ByDefault | TechniqueUse::OtherBoards)
    {
        voice.say(&Notice::NotByDefault(technique));
    }
    if let Some(technique) = recipe.stocked_technique() {
        voice.say(&Notice::FromStock(technique));
    }
    let seed = seed.unwrap_or_else(|| drawn_seed(voice));
    let work = GeneratorTask { recipe, seed, form, control: Control::default() };
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

/// Reports that the form does not tell the board, so that whoever reads the puzzles has to name it.
fn tell_lost_board(form: WrittenForm, recipe: &Recipe, voice: Voice) {
    let kind = match form {
        WrittenForm::Made(GeneratedForm::Line) => Kind::List,
        WrittenForm::Made(GeneratedForm::Grid) => Kind::Rows,
        WrittenForm::Made(GeneratedForm::Json | GeneratedForm::Code) => return,
        WrittenForm::File(kind) => kind,
    };
    let tells_board = match recipe.board.layout() {
        Some(layout) => {
            let document = Document::of_givens(Grid::empty(Arc::clone(layout)));
            !losses(kind, &[document]).contains(&Loss::Shape)
        }
        None => !matches!(kind, Kind::List | Kind::Rows),
    };
    if !tells_board {
        voice.say(&Notice::about(NAME, Remark::LeftOut(kind, vec![Loss::Shape])));
    }
    // A file format may hold the clues of one puzzle and not of another, so that is told with each.
    if recipe.clues != WantedClues::None && matches!(form, WrittenForm::Made(_)) {
        voice.say(&Notice::about(NAME, Remark::LeftOut(kind, vec![Loss::Constraints(Vec::new())])));
    }
}

fn recipe_and_seed(arguments: &Generate) -> Result<(Recipe, Option<u64>), CommandFailure> {
    if let Some(board) = &arguments.shape {
        let choice = match board {
            NewBoard::RandomJigsaw(side) => BoardChoice::RandomJigsaw(*side),
            NewBoard::Shape(shape) => BoardChoice::Layout(shape.layout()?),
        };
        if arguments.clues.is_some() || !choice.is_classic() {
            return Ok((board_recipe(arguments, choice)?, arguments.seed));
        }
    }
    match (&arguments.clues, arguments.daily) {
        (Some(WantedClues::Killer), Some(date)) => {
            let (recipe, seed) = day(date)?.killer(arguments.level);
            let most_attempts = arguments.attempts.or(recipe.most_attempts);
            Ok((Recipe { most_attempts, ..recipe }, Some(seed)))
        }
        (Some(WantedClues::Kinds(_)), Some(_)) => Err(Misuse::DayOfClues.into()),
        (Some(WantedClues::Killer | WantedClues::Kinds(_)), None) => {
            let classic = BoardChoice::Layout(Layout::classic());
            Ok((board_recipe(arguments, classic)?, arguments.seed))
        }
        (Some(WantedClues::None) | None, _) => classic_recipe_and_seed(arguments),
    }
}

/// The day that was asked for, or today.
fn day(date: Option<Date>) -> Result<Date, Notice> {
    date.or_else(|| store::now().in_utc().day().date()).ok_or(Notice::NoDate)
}

/// The recipe of killers, and of puzzles on a board other than the classic one.
fn board_recipe(arguments: &Generate, board: BoardChoice) -> Result<Recipe, Misuse> {
    let of_classic_board = [
        ("--se", arguments.se.is_some()),
        ("--pattern", arguments.pattern.is_some()),
        ("--daily", arguments.daily.is_some()),
    ];
    if let Some((option, _)) = of_classic_board.into_iter().find(|(_, is_used)| *is_used) {
        return Err(Misuse::OfClassicBoard { option });
    }
    Ok(Recipe {
        clues: arguments.clues.clone().unwrap_or_default(),
        pattern: GivenPattern::Symmetric(arguments.symmetry.unwrap_or_default()),
        is_minimal: arguments.minimal,
        level: arguments.level,
        technique: arguments.technique,
        givens: arguments.givens.clone(),
        most_attempts: arguments.attempts,
        ..Recipe::of_board(board)
    })
}

fn classic_recipe_and_seed(arguments: &Generate) -> Result<(Recipe, Option<u64>), CommandFailure> {
    let most_attempts = arguments.attempts;
    if let Some(date) = arguments.daily {
        let (recipe, seed) = day(date)?.puzzle(arguments.level);
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
    let input = Input::open(Some(path), &ReadOptions::default())?;
    let first = puzzles(input.source, &input.name).next();
    let first = first.ok_or_else(|| nothing_in(&input.name))?;
    let givens = first?.document.givens;
    if !givens.layout().is_classic() {
        return Err(Notice::about(&input.name, Remark::NotClassic).into());
    }
    Ok(givens.filled().map(|(cell, _)| cell).collect())
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
    form: WrittenForm,
    control: Control,
}

/// How the puzzles are written.
#[derive(Clone, Copy, Debug)]
enum WrittenForm {
    /// As only this command writes them.
    Made(GeneratedForm),
    /// In a file format.
    File(Kind),
}

impl WrittenForm {
    /// Refuses formats that cannot hold the puzzles, as far as that is known before any is made.
    fn of(arguments: &Generate, recipe: &Recipe) -> Result<Self, Notice> {
        let Some(format) = arguments.to else {
            let has_code = recipe.clues == WantedClues::None
                && (recipe.board.is_classic() || recipe.board.has_code());
            return match arguments.format {
                Some(GeneratedForm::Code) if !has_code => {
                    Err(Notice::about(NAME, Remark::NoCodeOfBoard))
                }
                Some(form) => Ok(Self::Made(form)),
                None => Ok(Self::usual(recipe)),
            };
        };
        let kind = Kind::from(format);
        if !recipe.board.layout().is_none_or(|layout| kind.holds_board(layout)) {
            let error = WriteError::OtherBoard { kind };
            return Err(Notice::about(NAME, Remark::Unwritable(error)));
        }
        if arguments.count > 1 && !kind.can_be_strung() {
            let name = format.to_possible_value();
            let format = name.map(|name| name.get_name().to_owned()).unwrap_or_default();
            return Err(Notice::Misuse(Misuse::OnePuzzle { format }));
        }
        Ok(Self::File(kind))
    }

    /// Lines of cells, unless these could not tell the puzzle: each random jigsaw has regions of its own, and a killer has
    /// cages.
    fn usual(recipe: &Recipe) -> Self {
        match recipe.board.layout() {
            Some(_) if recipe.clues == WantedClues::None => Self::Made(GeneratedForm::Line),
            Some(_) | None => Self::File(Kind::JsonLines),
        }
    }
}

impl GeneratorTask {
    fn make(&self, number: u64, out: &mut Outbox<'_>) -> Result<(), CommandFailure> {
        let remark = match generate(&self.recipe, seed_of(self.seed, number), &self.control) {
            Ok(made) => match self.written(&made) {
                Ok(text) => {
                    out.results.write(&text);
                    if let WrittenForm::File(kind) = self.form {
                        let mut lost = losses(kind, &[document_of(&made)]);
                        lost.retain(|loss| matches!(loss, Loss::Constraints(_)));
                        if !lost.is_empty() {
                            let lost = Remark::LeftOut(kind, lost);
                            out.results.remark(InputPlace::Puzzle(number + 1), lost);
                        }
                    }
                    out.results.count_answered(Effort::default());
                    return out.offer();
                }
                Err(Unwritten::Said(remark)) => remark,
                Err(Unwritten::Cancelled) => return Err(Cancelled.into()),
            },
            Err(GenerationError::GivenUp(attempts)) => Remark::NotFound(attempts),
            Err(GenerationError::NoneOfLevel { level, attempts }) => {
                Remark::NoneOfLevel(level, attempts)
            }
            Err(GenerationError::Unfit(unfit)) => Remark::Unfit(unfit),
            Err(GenerationError::Cancelled) => return Err(Cancelled.into()),
        };
        out.results.remark(InputPlace::Puzzle(number + 1), remark);
        out.results.count_unanswered(Effort::default());
        out.offer()
    }

    /// The text of a puzzle.
    fn written(&self, made: &GeneratedPuzzle) -> Result<String, Unwritten> {
        let givens = made.puzzle.givens();
        match self.form {
            WrittenForm::Made(GeneratedForm::Line) => Ok(line_of(givens) + "\n"),
            WrittenForm::Made(GeneratedForm::Grid) => Ok(format!("{}\n", rows_of(givens))),
            WrittenForm::Made(GeneratedForm::Code) => {
                let code = made.code.as_ref().ok_or(Remark::NoCodeOfBoard)?;
                Ok(format!("{code}\n"))
            }
            WrittenForm::Made(GeneratedForm::Json) => {
                Ok(json_line(&GeneratedPuzzleJson::of(made, &self.control)?))
            }
            WrittenForm::File(kind) => {
                let end = if kind == Kind::Rows { "\n" } else { "" };
                Ok(as_file(kind, made).map_err(Remark::Unwritable)? + end)
            }
        }
    }
}

/// Why a puzzle was made and not written.
enum Unwritten {
    /// It has no text of this form.
    Said(Remark),
    /// The work was cancelled.
    Cancelled,
}

impl From<Remark> for Unwritten {
    fn from(remark: Remark) -> Self {
        Self::Said(remark)
    }
}

impl From<Cancelled> for Unwritten {
    fn from(Cancelled: Cancelled) -> Self {
        Self::Cancelled
    }
}

/// The text of a puzzle in a file format, with the code as its title.
fn as_file(kind: Kind, made: &GeneratedPuzzle) -> Result<String, WriteError> {
    let about = made.code.clone().map(|code| {
        About::from(&MadePuzzle { code, level: None, date: None, is_daily: false, number: 1 })
    });
    write(kind, &[Document { about: about.unwrap_or_default(), ..document_of(made) }])
}

fn document_of(made: &GeneratedPuzzle) -> Document {
    let rules = made.puzzle.rules().clone();
    Document { rules, ..Document::of_givens(made.puzzle.givens().clone()) }
}

/// The puzzle with its board and its clues as a JSON line, a form that holds every board.
fn as_json_line(made: &GeneratedPuzzle) -> Option<Box<RawValue>> {
    let line = write(Kind::JsonLines, &[document_of(made)]).ok()?;
    RawValue::from_string(line.trim_end().to_owned()).ok()
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
        let mut report = Report::of_lines(NAME.to_owned(), voice);
        if count > 1 {
            report.show_progress(&ListProgress::of_puzzles(count));
            return Self { report, progress: ProgressLine::default() };
        }
        let likely = work.recipe.likely_attempts();
        let progress = ProgressLine::start(move || making(progress.nodes(), likely, language));
        Self { report, progress }
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
    puzzle: BoardJson,
    answer: BoardJson,
    /// The name of the board, if it has one and is not the classic one.
    #[serde(skip_serializing_if = "Option::is_none")]
    shape: Option<&'static str>,
    /// The puzzle with its regions, rules and clues as a JSON line, if the board has no name or the puzzle has clues.
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<Box<RawValue>>,
    code: Option<String>,
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
        let path = Solver::hodoku().any_path_of(&made.puzzle, control)?;
        let rating = rating::rate(&made.puzzle, control)?;
        let layout = givens.layout();
        let named = NamedShape::of(layout);
        let needs_line = named.is_none() || !made.puzzle.rules().is_empty();
        let board = if needs_line { as_json_line(made) } else { None };
        let shape = named.filter(|_| !layout.is_classic());
        Ok(Self {
            puzzle: givens.into(),
            answer: (&made.answer).into(),
            shape: shape.map(|shape| shape.name),
            board,
            code: made.code.as_ref().map(Code::to_string),
            givens: givens.filled_count(),
            level: path.as_ref().map(|path| path.level().name()),
            score: path.as_ref().map(AnyPath::score),
            hardest: path.and_then(|path| path.hardest()).map(Technique::name),
            er: rating.map(|rating| tenths(rating.er)),
            attempts: made.attempts,
        })
    }
}
