//! A stock of puzzles of each level, made in advance so that a new game starts at once.
//!
//! The stock holds the codes of the puzzles. All windows share it, so each change first reads the file again. Two
//! windows that take a puzzle at the same moment may get the same puzzle; that does no harm.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Folders, Loaded, StoreError, record};
use crate::engine::generate::{Code, NotMade, Recipe, generate};
use crate::engine::technique::Level;
use crate::engine::{Cancelled, Control};

/// The puzzles that are ready, the oldest of a level first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Stock {
    /// Codes by the name of their level.
    codes: BTreeMap<String, Vec<String>>,
}

impl Stock {
    /// So many puzzles of each level are kept.
    pub const EACH: usize = 5;

    /// Loads the stock. Unreadable codes are left out.
    #[must_use]
    pub fn load(folders: &Folders) -> Loaded<Self> {
        let mut loaded: Loaded<Self> = record::load(&folders.stock_file());
        for codes in loaded.value.codes.values_mut() {
            codes.retain(|code| code.parse::<Code>().is_ok());
        }
        loaded
    }

    /// Returns the number of ready puzzles of `level`.
    #[must_use]
    pub fn count(&self, level: Level) -> usize {
        self.codes.get(level.name()).map_or(0, Vec::len)
    }

    /// Returns the level of the next puzzle to make: the easiest of the levels with the fewest puzzles. Returns `None` if
    /// every level has enough.
    #[must_use]
    pub fn missing(&self) -> Option<Level> {
        let scarcest = Level::ALL.into_iter().min_by_key(|&level| self.count(level));
        scarcest.filter(|&level| self.count(level) < Self::EACH)
    }

    /// Removes and returns the oldest puzzle of `level`, or `None` if none is ready.
    ///
    /// # Errors
    /// If the remaining stock cannot be written; then the same puzzle might come again.
    pub fn take(&mut self, folders: &Folders, level: Level) -> Result<Option<Code>, StoreError> {
        self.recall(folders);
        let codes = self.codes.entry(level.name().to_owned()).or_default();
        if codes.is_empty() {
            return Ok(None);
        }
        let code = codes.remove(0).parse().ok();
        record::save(&folders.stock_file(), self)?;
        Ok(code)
    }

    /// Adds a puzzle of `level` if the level does not have enough yet.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn put(&mut self, folders: &Folders, level: Level, code: &Code) -> Result<(), StoreError> {
        self.recall(folders);
        if self.count(level) >= Self::EACH {
            return Ok(());
        }
        self.codes.entry(level.name().to_owned()).or_default().push(code.to_string());
        record::save(&folders.stock_file(), self)
    }

    /// Takes in what other windows have changed.
    fn recall(&mut self, folders: &Folders) {
        let loaded = Self::load(folders);
        if loaded.trouble.is_none() {
            *self = loaded.value;
        }
    }
}

/// Makes one of the puzzles that are missing, from a seed that was not used before, and puts it in. Tells whether more are
/// missing.
///
/// # Errors
/// [`Cancelled`] when `control` says so.
pub fn refill_one(
    folders: &Folders,
    seed: u64,
    control: &Control,
) -> Result<Result<bool, StoreError>, Cancelled> {
    let mut stock = Stock::load(folders).value;
    let Some(level) = stock.missing() else {
        return Ok(Ok(false));
    };
    match generate(&Recipe::of_level(level), seed, control) {
        Ok(made) => {
            let put = stock.put(folders, level, &made.code);
            Ok(put.map(|()| stock.missing().is_some()))
        }
        Err(NotMade::Cancelled) => Err(Cancelled),
        // Whoever asks again comes with another seed.
        Err(NotMade::GivenUp(_) | NotMade::Unfit(_)) => Ok(Ok(true)),
    }
}
