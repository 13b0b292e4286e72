//! A stock of puzzles of each level, made in advance so that a new game starts at once.
//!
//! The stock holds the codes of the puzzles. All windows share it, so each change first reads the file again.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Folders, LoadedValue, StoreError, WorkError, record};
use crate::engine::generate::{Code, GenerationError, Recipe, Symmetries, generate};
use crate::engine::technique::Level;
use crate::engine::{Control, Grid};

/// The puzzles that are ready, the oldest of a level first. Puzzles of other symmetries than the current choice stay
/// until the user chooses their symmetry again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Stock {
    /// The codes, by the names of their level and symmetry. Earlier versions used the name of the level alone.
    codes: BTreeMap<String, Vec<String>>,
}

impl Stock {
    /// The number of puzzles of each level in a full stock.
    pub const EACH: usize = 5;

    /// Loads the stock. Unreadable codes are left out.
    #[must_use]
    pub fn load(folders: &Folders) -> LoadedValue<Self> {
        let loaded: LoadedValue<Self> = record::load(&folders.stock_file());
        LoadedValue { value: loaded.value.readable(), ..loaded }
    }

    /// The stock without the codes that cannot be read.
    fn readable(mut self) -> Self {
        self.codes.retain(|name, codes| {
            codes.retain(|code| code.parse::<Code>().is_ok());
            name.contains(' ')
        });
        self
    }

    /// Returns the number of ready puzzles of `level` with this symmetry.
    #[must_use]
    pub fn count(&self, level: Level, symmetries: Symmetries) -> usize {
        self.codes.get(&name_of(level, symmetries)).map_or(0, Vec::len)
    }

    /// Returns the puzzle of `level` that [`take`](Self::take) takes next. Returns `None` if none is ready.
    #[must_use]
    pub fn next(&self, level: Level, symmetries: Symmetries) -> Option<Code> {
        self.codes.get(&name_of(level, symmetries))?.first()?.parse().ok()
    }

    /// Returns the level of the next puzzle to make: the easiest of the levels with the fewest puzzles. Returns `None` if
    /// every level has enough.
    #[must_use]
    pub fn missing(&self, symmetries: Symmetries) -> Option<Level> {
        let count = |level: Level| self.count(level, symmetries);
        let scarcest = Level::ALL.into_iter().min_by_key(|&level| count(level));
        scarcest.filter(|&level| count(level) < Self::EACH)
    }

    /// Removes and returns the oldest puzzle of `level`, or `None` if none is ready.
    ///
    /// # Errors
    /// Returns an error if the stock cannot be read or written. The same puzzle may then come again.
    pub fn take(
        &mut self,
        folders: &Folders,
        level: Level,
        symmetries: Symmetries,
    ) -> Result<Option<Code>, StoreError> {
        let mut taken = None;
        self.change(folders, |stock| {
            let codes = stock.codes.entry(name_of(level, symmetries)).or_default();
            if !codes.is_empty() {
                taken = codes.remove(0).parse().ok();
            }
        })?;
        Ok(taken)
    }

    /// Adds a puzzle of `level` if the level does not have enough yet.
    ///
    /// # Errors
    /// Returns an error if the stock cannot be read or written.
    pub fn put(
        &mut self,
        folders: &Folders,
        level: Level,
        symmetries: Symmetries,
        code: &Code,
    ) -> Result<(), StoreError> {
        self.change(folders, |stock| {
            if stock.count(level, symmetries) < Self::EACH {
                stock.codes.entry(name_of(level, symmetries)).or_default().push(code.to_string());
            }
        })
    }

    /// Changes the stock in the file, and takes in what other windows have changed there.
    fn change(
        &mut self,
        folders: &Folders,
        change: impl FnOnce(&mut Self),
    ) -> Result<(), StoreError> {
        *self = record::change(&folders.stock_file(), |stored: Option<Self>| {
            let mut stock = stored.unwrap_or_default().readable();
            change(&mut stock);
            stock
        })?;
        Ok(())
    }
}

/// The name of the puzzles of a level and a symmetry.
fn name_of(level: Level, symmetries: Symmetries) -> String {
    format!("{} {}", level.name(), symmetries.name())
}

/// The result of an attempt to make one of the missing puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refill {
    /// The puzzle that was made and added, with its level. `None` if none was missing or the try failed.
    pub made: Option<(Level, Grid)>,
    /// Whether more puzzles are missing.
    pub more: bool,
}

/// Makes one of the missing puzzles from `seed`, which must not have been used before, and adds it.
///
/// # Errors
/// Returns an error if the file of the stock cannot be written, or if `control` was cancelled.
pub fn refill_one(
    folders: &Folders,
    symmetries: Symmetries,
    seed: u64,
    control: &Control,
) -> Result<Refill, WorkError> {
    let mut stock = Stock::load(folders).value;
    let Some(level) = stock.missing(symmetries) else {
        return Ok(Refill { made: None, more: false });
    };
    match generate(&Recipe::of_game(level, symmetries), seed, control) {
        Ok(made) => {
            if let Some(code) = &made.code {
                stock.put(folders, level, symmetries, code)?;
            }
            let made = Some((level, made.puzzle.givens().clone()));
            Ok(Refill { made, more: stock.missing(symmetries).is_some() })
        }
        Err(GenerationError::Cancelled) => Err(WorkError::Cancelled),
        // The next call has another seed.
        Err(
            GenerationError::GivenUp(_)
            | GenerationError::NoneOfLevel { .. }
            | GenerationError::Unfit(_),
        ) => Ok(Refill { made: None, more: true }),
    }
}
