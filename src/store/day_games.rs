//! How many games of each level began on a day, so that no two games have the same name.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Folders, record};
use crate::engine::generate::Date;
use crate::engine::technique::Level;

/// The games of the last day on which any began.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct DayGames {
    day: String,
    /// By the name of the level; empty for games without one.
    begun: BTreeMap<String, u32>,
}

/// Counts a game of this level that begins on `day`, and returns its number: 1 for the first.
///
/// All windows share the count. Two that begin a game at the same moment may get the same number, and so do games whose
/// count cannot be written; that does no harm.
#[must_use]
pub fn count_game(folders: &Folders, day: Date, level: Option<Level>) -> u32 {
    let file = folders.day_games_file();
    let day = day.to_string();
    let before: DayGames = record::load(&file).value;
    let mut games =
        if before.day == day { before } else { DayGames { day, ..DayGames::default() } };
    let count = games.begun.entry(level.map_or("", Level::name).to_owned()).or_default();
    *count = count.saturating_add(1);
    let number = *count;
    drop(record::save(&file, &games));
    number
}
