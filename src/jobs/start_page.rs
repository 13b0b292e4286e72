//! Finds the puzzles of the start page: those of the recent files, those of the stock, and that of the day.

use std::path::PathBuf;
use std::time::Duration;

use super::{BackgroundJob, Policy};
use crate::engine::generate::{Date, GenerationError, Symmetries, generate};
use crate::engine::technique::Level;
use crate::engine::{Cancelled, Control, Grid};
use crate::format::Document;
use crate::store::records::first_solved;
use crate::store::{Folders, Stock, file};

/// A file with more bytes than this is a collection, and nobody recognises it by a picture.
const LARGE: u64 = 200_000;

/// Something to be found for the start page.
#[derive(Debug)]
pub enum StartPageJob {
    /// Reads these files, and looks which puzzles of this symmetry are ready to play.
    Preview(Vec<PathBuf>, Symmetries, Option<Folders>),
    /// Makes the puzzle of a day, and looks whether it was solved already.
    Daily {
        /// The day.
        date: Date,
        /// The puzzle, if it is made already.
        made: Option<Grid>,
        /// Where the games are that were played, if there is such a place.
        folders: Option<Folders>,
    },
}

/// What was found for the start page.
#[derive(Debug)]
pub enum StartPageReply {
    /// The files that are there, and the next puzzles that are ready.
    Previewed(Vec<FilePreview>, ReadyPuzzles),
    /// The puzzle of a day; `None` if it cannot be made.
    Daily(Option<DailyPuzzle>),
}

/// The puzzle of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyPuzzle {
    /// The day.
    pub date: Date,
    /// The puzzle.
    pub givens: Grid,
    /// How long it took to solve it, if it is solved.
    pub solved: Option<Duration>,
}

/// The puzzles that new games would take.
#[derive(Clone, Debug, Default)]
pub struct ReadyPuzzles {
    /// The symmetry of the puzzles.
    pub symmetries: Symmetries,
    /// The next puzzle of each level that has a ready puzzle.
    pub puzzles: Vec<(Level, Grid)>,
}

impl ReadyPuzzles {
    /// The next puzzle of `level`; `None` if none is ready.
    #[must_use]
    pub fn of(&self, level: Level) -> Option<&Grid> {
        self.puzzles.iter().find(|(it, _)| *it == level).map(|(_, grid)| grid)
    }
}

/// What a file looks like.
#[derive(Clone, Debug)]
pub struct FilePreview {
    /// The file.
    pub path: PathBuf,
    /// Its first puzzle; `None` for a file that cannot be read, or is too large to be read for a picture.
    pub document: Option<Document>,
    /// The number of puzzles in it.
    pub puzzles: usize,
}

impl BackgroundJob for StartPageJob {
    type Reply = StartPageReply;

    const POLICY: Policy = Policy::UNSEEN;

    fn run(self, control: &Control) -> Result<StartPageReply, Cancelled> {
        match self {
            Self::Preview(files, symmetries, folders) => {
                let seen = files.into_iter().filter_map(FilePreview::of).collect();
                let puzzles = match folders {
                    Some(folders) => ready(&folders, symmetries, control)?,
                    None => Vec::new(),
                };
                let ready = ReadyPuzzles { symmetries, puzzles };
                Ok(StartPageReply::Previewed(seen, ready))
            }
            Self::Daily { date, made, folders } => {
                let givens = match made {
                    Some(givens) => Some(givens),
                    None => puzzle_of(date, control)?,
                };
                let daily = givens.map(|givens| DailyPuzzle {
                    date,
                    solved: folders
                        .and_then(|folders| first_solved(&folders, &givens))
                        .map(|game| game.played),
                    givens,
                });
                Ok(StartPageReply::Daily(daily))
            }
        }
    }
}

/// The puzzle of a day; `None` if it cannot be made.
fn puzzle_of(date: Date, control: &Control) -> Result<Option<Grid>, Cancelled> {
    let (recipe, seed) = date.puzzle(None);
    match generate(&recipe, seed, control) {
        Ok(made) => Ok(Some(made.puzzle.givens().clone())),
        Err(GenerationError::Cancelled) => Err(Cancelled),
        Err(
            GenerationError::GivenUp(_)
            | GenerationError::NoneOfLevel { .. }
            | GenerationError::Unfit(_),
        ) => Ok(None),
    }
}

impl FilePreview {
    /// Looks into a file; `None` if it is not there.
    fn of(path: PathBuf) -> Option<Self> {
        let opened = file::open_up_to(&path, LARGE)?;
        let documents = opened.map(|opened| opened.reading.documents).unwrap_or_default();
        let puzzles = documents.len();
        Some(Self { path, document: documents.into_iter().next(), puzzles })
    }
}

/// The puzzle of each level that a new game would take.
fn ready(
    folders: &Folders,
    symmetries: Symmetries,
    control: &Control,
) -> Result<Vec<(Level, Grid)>, Cancelled> {
    let stock = Stock::load(folders).value;
    let mut ready = Vec::new();
    for level in Level::ALL {
        if let Some(code) = stock.next(level, symmetries) {
            ready.push((level, code.puzzle(control)?.givens().clone()));
        }
    }
    Ok(ready)
}
