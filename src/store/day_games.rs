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
/// All windows share the count. Games whose count cannot be read or written are all the first; that does no harm.
#[must_use]
pub fn count_game(folders: &Folders, day: Date, level: Option<Level>) -> u32 {
    let day = day.to_string();
    let mut number = 1;
    let counted = record::change(&folders.day_games_file(), |stored: Option<DayGames>| {
        let before = stored.filter(|before| before.day == day);
        let mut games = before.unwrap_or_else(|| DayGames { day, ..DayGames::default() });
        let count = games.begun.entry(level.map_or("", Level::name).to_owned()).or_default();
        *count = count.saturating_add(1);
        number = *count;
        games
    });
    drop(counted);
    number
}
