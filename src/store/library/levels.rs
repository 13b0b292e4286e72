//! A cache of the levels of puzzles in collections.
//!
//! Each line has the givens, the level and the score of a puzzle. The cache only saves time. So a line that cannot be
//! understood is skipped, and another release starts with an empty cache, because it may rate puzzles differently.

use std::collections::HashMap;
use std::io::Write;
use std::path::Path;

use super::super::{Folders, StoreError, StoreProblem, private};
use crate::engine::search::{Uniqueness, uniqueness};
use crate::engine::technique::{Level, Solver};
use crate::engine::{Cancelled, Cells, Control, Grid, Puzzle};

/// The level of a puzzle, or that it has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleDifficulty {
    /// The puzzle has one answer.
    Level {
        /// The level of the puzzle.
        level: Level,
        /// The sum of the scores of the steps.
        score: u32,
    },
    /// The puzzle has no answer or several, or breaks the rules.
    NoPuzzle,
}

impl PuzzleDifficulty {
    /// Rates a puzzle.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn of(givens: &Cells, control: &Control) -> Result<Self, Cancelled> {
        let Ok(puzzle) = Puzzle::new(Grid::classic(givens)) else {
            return Ok(Self::NoPuzzle);
        };
        if !matches!(uniqueness(&puzzle, control)?, Uniqueness::Only(_)) {
            return Ok(Self::NoPuzzle);
        }
        let path = Solver::hodoku().path_of(&puzzle, control)?;
        Ok(path.map_or(Self::NoPuzzle, |path| Self::Level {
            level: path.level(),
            score: path.score(),
        }))
    }
}

/// The levels of puzzles that were rated before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Levels(HashMap<Cells, PuzzleDifficulty>);

impl Levels {
    /// Loads the levels. A puzzle with an unreadable line is rated again.
    #[must_use]
    pub fn load(folders: &Folders) -> Self {
        let bytes = private::read(&folders.levels_file()).unwrap_or_default();
        let lines = bytes.split(|&byte| byte == b'\n');
        Self(lines.filter_map(|line| read(str::from_utf8(line).ok()?)).collect())
    }

    /// Returns the level of a puzzle. Returns `None` if it was not rated before.
    #[must_use]
    pub fn get(&self, givens: &Cells) -> Option<PuzzleDifficulty> {
        self.0.get(givens).copied()
    }

    /// Adds the level of a puzzle, in memory only. Returns whether it is new.
    pub fn insert(&mut self, givens: &Cells, rated: PuzzleDifficulty) -> bool {
        self.0.insert(*givens, rated).is_none()
    }
}

/// Saves the level of a puzzle. If saving fails, the puzzle is rated again next time.
pub fn keep(folders: &Folders, givens: &Cells, rated: PuzzleDifficulty) {
    drop(append(&folders.levels_file(), &line(givens, rated)));
}

fn append(path: &Path, line: &str) -> Result<(), StoreError> {
    private::make_folder_of(path)?;
    let failed = |problem| StoreError::new(path, problem);
    let mut file = private::open_to_add(path).map_err(failed)?;
    let written = file.write_all(line.as_bytes());
    written.map_err(|error| failed(StoreProblem::of_writing(&error)))
}

fn line(givens: &Cells, rated: PuzzleDifficulty) -> String {
    let cells: String = givens.iter().map(|cell| char::from(b'0' + cell % 10)).collect();
    match rated {
        PuzzleDifficulty::Level { level, score } => format!("{cells} {} {score}\n", level.name()),
        PuzzleDifficulty::NoPuzzle => format!("{cells} none\n"),
    }
}

fn read(line: &str) -> Option<(Cells, PuzzleDifficulty)> {
    let mut parts = line.split(' ');
    let digit = |byte: u8| byte.is_ascii_digit().then(|| byte - b'0');
    let cells: Vec<u8> = parts.next()?.bytes().map(digit).collect::<Option<_>>()?;
    let rated = match parts.next()? {
        "none" => PuzzleDifficulty::NoPuzzle,
        name => PuzzleDifficulty::Level {
            level: Level::named(name)?,
            score: parts.next()?.parse().ok()?,
        },
    };
    Some((cells.try_into().ok()?, rated))
}
