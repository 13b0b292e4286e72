//! What jobs do, in the background, until they are told to stop.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use super::jobs::{
    AnswerReply, Counting, Destination, Job, Opening, RateFor, Reply, SaveJob, SavePurpose, Step,
};
use super::lessons;
use super::new_game::NewGame;
use crate::engine::generate::Code;
use crate::engine::rating;
use crate::engine::search::{Answers, Until, has_one_answer, uniqueness};
use crate::engine::technique::Solver;
use crate::engine::{Cancelled, Cells, Control, Puzzle, facts};
use crate::format::{About, Document, Kind, Reading, read};
use crate::store::file::{self, Stamp};
use crate::store::library::{self, Levels, Rated};
use crate::store::{Folders, StoreProblem, stock};
use crate::worker;

impl Job {
    /// Does the work.
    #[must_use]
    pub fn run(self, control: &Control) -> Reply {
        let reply = match self {
            Self::Answer { puzzle, cursor, step } => find(puzzle, cursor, step, control),
            Self::Count { puzzle, limit } => count_answers(&puzzle, limit, control),
            Self::Judge { puzzle } => uniqueness(&puzzle, control).map(Reply::Judged),
            Self::NotNeeded { puzzle } => facts::not_needed(&puzzle, control).map(Reply::NotNeeded),
            Self::Path { puzzle } => {
                let path = Solver::hodoku().path_of(&puzzle, control);
                path.map(|path| Reply::Path(path.map(Arc::new)))
            }
            Self::Hint(position) => position.hint(control).map(Reply::Hint),
            Self::Steps(position, listing) => {
                position.steps(listing, control).map(|steps| Reply::Steps(Box::new(steps)))
            }
            Self::Lesson(technique) => {
                lessons::example(technique, control).map(|study| Reply::Lesson(technique, study))
            }
            Self::Practice(technique, seed) => lessons::practice(technique, seed, control)
                .map(|study| Reply::Practice(technique, study)),
            Self::Rating { puzzle } => rating::rate(&puzzle, control).map(Reply::Rating),
            Self::Open { path, purpose } => open(path, purpose, control),
            Self::Read { text } => read_text(&text, control),
            Self::Save(job) => Ok(save(job)),
            Self::Game(job) => job.run(control).map(|made| Reply::Game(Box::new(made))),
            Self::Pages(mut printout) => {
                printout.pages(control).map(|pages| Reply::Pages(printout, pages))
            }
            Self::Export(mut job) => {
                job.write(control).map(|written| Reply::Exported(job, written))
            }
            Self::Stock { folders, seed } => {
                stock::refill_one(&folders, seed, control).map(Reply::Stocked)
            }
            Self::Records(job) => Ok(Reply::Records(job.run())),
            Self::Library(job) => job.run(control).map(|reply| Reply::Library(Box::new(reply))),
            Self::Rate(wanted, cells, folders) => rate(wanted, cells, folders.as_ref(), control),
        };
        reply.unwrap_or(Reply::Cancelled)
    }
}

/// Opens a file, or the puzzle of the code that stands in the place of its name, where there is no such file.
fn open(path: PathBuf, purpose: Opening, control: &Control) -> Result<Reply, Cancelled> {
    let opened = file::open(&path);
    let is_absent = opened.as_ref().is_err_and(|error| error.problem == StoreProblem::Absent);
    let name = path.file_name().and_then(OsStr::to_str).filter(|_| is_absent);
    match name.and_then(code) {
        Some(code) => {
            let game = NewGame::of_code(code, None, control)?;
            Ok(Reply::Game(Box::new(Ok(game))))
        }
        None => Ok(Reply::Opened(path, purpose, opened)),
    }
}

/// Reads a text, or the code of a puzzle.
fn read_text(text: &str, control: &Control) -> Result<Reply, Cancelled> {
    match code(text.trim()) {
        Some(code) => {
            let documents = vec![puzzle_of(&code, control)?];
            Ok(Reply::Read(Ok(Reading { kind: Kind::List, documents })))
        }
        None => Ok(Reply::Read(read(text.as_bytes()))),
    }
}

fn code(text: &str) -> Option<Code> {
    text.parse().ok().filter(|_| Code::is_meant(text))
}

/// The puzzle of a code, called by it.
fn puzzle_of(code: &Code, control: &Control) -> Result<Document, Cancelled> {
    let about = About { title: code.to_string(), ..About::default() };
    Ok(Document { about, ..Document::of_givens(code.puzzle(control)?.givens().clone()) })
}

fn find(
    puzzle: Puzzle,
    cursor: Option<Box<Answers>>,
    step: Step,
    control: &Control,
) -> Result<Reply, Cancelled> {
    let start = Instant::now();
    let mut cursor = cursor.unwrap_or_else(|| Box::new(Answers::new(&puzzle)));
    let found = match step {
        Step::First => cursor.seek(1, control)?,
        Step::Next => cursor.next(control)?,
        Step::Previous => cursor.previous(control)?,
        Step::Number(number) => cursor.seek(number, control)?,
    };
    let time = start.elapsed();
    let asked = step == Step::First && found;
    let only = if asked { Some(has_one_answer(&puzzle, control)?) } else { None };
    let grid = if found { cursor.grid() } else { None };
    Ok(Reply::Answer(Box::new(AnswerReply { puzzle, cursor, step, grid, only, time })))
}

fn rate(
    wanted: RateFor,
    cells: Box<Cells>,
    folders: Option<&Folders>,
    control: &Control,
) -> Result<Reply, Cancelled> {
    // The library has them in memory, and asks for none that is among them.
    let kept = folders.filter(|_| wanted == RateFor::Game);
    if let Some(known) = kept.and_then(|folders| Levels::load(folders).get(&cells)) {
        return Ok(Reply::Rated(wanted, cells, known));
    }
    let rated = Rated::of(&cells, control)?;
    if let Some(folders) = folders {
        library::keep(folders, &cells, rated);
    }
    Ok(Reply::Rated(wanted, cells, rated))
}

fn count_answers(puzzle: &Puzzle, limit: u64, control: &Control) -> Result<Reply, Cancelled> {
    let start = Instant::now();
    let counted = worker::count(puzzle, Until::MoreThan(limit), None, control)?.up_to(limit);
    let time = start.elapsed();
    Ok(Reply::Count(Counting { count: counted.count, effort: counted.effort, time }))
}

fn save(job: SaveJob) -> Reply {
    let Destination { path, purpose, .. } = &job.to;
    let saved = match purpose {
        // A file that is not empty is not as it was: the save is refused.
        SavePurpose::Create => file::save_unless_changed(path, &job.text, Stamp::of(&[])),
        SavePurpose::Update(stamp) => file::save_unless_changed(path, &job.text, *stamp),
        SavePurpose::Replace => file::save(path, &job.text),
    };
    Reply::Saved(job, saved)
}
