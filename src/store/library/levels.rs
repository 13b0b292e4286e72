//! A cache of the levels of puzzles in collections.
//!
//! Each line has the givens, the level and the score of a puzzle. The cache only saves time. So a line that cannot be
//! understood is skipped, and another release starts with an empty cache, because it may rate puzzles differently.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use super::super::{Folders, file};
use crate::engine::search::{Uniqueness, uniqueness};
use crate::engine::technique::{Level, Solver};
use crate::engine::{Cancelled, Cells, Control, Grid, Puzzle};

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rated {
    /// It has one answer.
    Level {
        /// The level of its hardest step.
        level: Level,
        /// The sum of the scores of its steps.
        score: u32,
    },
    /// It has none or several answers, or breaks the rules.
    NoPuzzle,
}

impl Rated {
    /// Rates a puzzle.
    ///
    /// # Errors
    /// [`Cancelled`] if `control` cancels the work.
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
pub struct Levels(HashMap<Cells, Rated>);

impl Levels {
    /// Loads the levels. A puzzle with an unreadable line is rated again.
    #[must_use]
    pub fn load(folders: &Folders) -> Self {
        let bytes = file::read(&folders.levels_file()).unwrap_or_default();
        let lines = bytes.split(|&byte| byte == b'\n');
        Self(lines.filter_map(|line| read(str::from_utf8(line).ok()?)).collect())
    }

    /// Returns the level of a puzzle, or `None` if it was not rated before.
    #[must_use]
    pub fn get(&self, givens: &Cells) -> Option<Rated> {
        self.0.get(givens).copied()
    }

    /// Remembers here how hard a puzzle is; says whether that is new.
    pub fn insert(&mut self, givens: &Cells, rated: Rated) -> bool {
        self.0.insert(*givens, rated).is_none()
    }
}

/// Saves the level of a puzzle. If saving fails, the puzzle is rated again next time.
pub fn keep(folders: &Folders, givens: &Cells, rated: Rated) {
    drop(append(&folders.levels_file(), &line(givens, rated)));
}

fn append(path: &Path, line: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut file = File::options().create(true).append(true).open(path)?;
    file.write_all(line.as_bytes())
}

fn line(givens: &Cells, rated: Rated) -> String {
    let cells: String = givens.iter().map(|cell| char::from(b'0' + cell % 10)).collect();
    match rated {
        Rated::Level { level, score } => format!("{cells} {} {score}\n", level.name()),
        Rated::NoPuzzle => format!("{cells} none\n"),
    }
}

fn read(line: &str) -> Option<(Cells, Rated)> {
    let mut parts = line.split(' ');
    let digit = |byte: u8| byte.is_ascii_digit().then(|| byte - b'0');
    let cells: Vec<u8> = parts.next()?.bytes().map(digit).collect::<Option<_>>()?;
    let rated = match parts.next()? {
        "none" => Rated::NoPuzzle,
        name => Rated::Level {
            level: Level::ALL.into_iter().find(|level| level.name() == name)?,
            score: parts.next()?.parse().ok()?,
        },
    };
    Some((cells.try_into().ok()?, rated))
}
