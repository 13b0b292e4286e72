//! A game as one line of JSON. Unknown fields are skipped and missing fields have defaults, so that an older and a
//! newer Nonet can share the file.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::engine::rating::Tenths;
use crate::engine::technique::Level;
use crate::engine::{Cells, Grid};
use crate::format::{self, Document, Kind, line_of};
use crate::game::{Ending, GameRecord, MoveText};

/// The version of a line about a classic board, and the newest: that of a line about any other board. A Nonet that knows
/// only classic boards leaves such lines alone.
const CLASSIC_VERSION: u32 = 1;
const VERSION: u32 = 2;

/// The result of reading a line.
pub(super) enum Read {
    /// A game.
    Game(Box<GameRecord>),
    /// A line that a newer Nonet has written.
    Newer,
    /// A line that cannot be understood.
    Bad,
}

/// The line of a game, without a line ending.
pub(super) fn write(record: &GameRecord) -> String {
    serde_json::to_string(&GameLine::of(record)).expect("texts and numbers can always be written")
}

/// Reads a line.
pub(super) fn read(line: &[u8]) -> Read {
    match serde_json::from_slice::<Version>(line) {
        Ok(Version { v }) if v > VERSION => return Read::Newer,
        Ok(_) => {}
        Err(_) => return Read::Bad,
    }
    let stored: Option<GameLine> = serde_json::from_slice(line).ok();
    let record = stored.and_then(GameLine::into_record);
    record.map_or(Read::Bad, |record| Read::Game(Box::new(record)))
}

#[derive(Deserialize)]
struct Version {
    v: u32,
}

/// A game, as its line stores it.
#[derive(Serialize, Deserialize)]
struct GameLine {
    v: u32,
    started: i64,
    ended: i64,
    /// The UTC offset at the end, in seconds.
    #[serde(default)]
    offset: i32,
    ending: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    score: Option<u32>,
    /// The ER in tenths.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rating: Option<u16>,
    /// The playing time in milliseconds.
    played: u64,
    #[serde(default)]
    hints: u32,
    #[serde(default)]
    mistakes: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    title: String,
    givens: String,
    /// The puzzle as a file of Nonet's own, if it is more than givens on the classic board.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    puzzle: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    code: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    moves: String,
}

impl GameLine {
    fn of(record: &GameRecord) -> Self {
        let puzzle = puzzle_of(record);
        Self {
            v: if puzzle.is_empty() { CLASSIC_VERSION } else { VERSION },
            started: record.started,
            ended: record.ended,
            offset: record.offset,
            ending: record.ending.name().to_owned(),
            level: record.level.map(|level| level.name().to_owned()),
            score: record.score,
            rating: record.rating.map(Tenths::get),
            played: u64::try_from(record.played.as_millis()).unwrap_or(u64::MAX),
            hints: record.hints,
            mistakes: record.mistakes,
            title: record.title.clone(),
            givens: line_of(&record.givens),
            puzzle,
            code: record.code.clone(),
            moves: record.moves.as_str().to_owned(),
        }
    }

    fn into_record(self) -> Option<GameRecord> {
        let Document { givens, rules, .. } = if self.puzzle.is_empty() {
            Document::of_givens(grid(&self.givens)?)
        } else {
            format::read(self.puzzle.as_bytes()).ok()?.documents.pop()?
        };
        Some(GameRecord {
            started: self.started,
            ended: self.ended,
            offset: self.offset,
            ending: Ending::ALL.into_iter().find(|ending| ending.name() == self.ending)?,
            level: self.level.as_deref().and_then(Level::named),
            score: self.score,
            rating: self.rating.map(Tenths::new),
            played: Duration::from_millis(self.played),
            hints: self.hints,
            mistakes: self.mistakes,
            title: self.title,
            givens,
            rules,
            code: self.code,
            moves: MoveText::from_text(self.moves),
        })
    }
}

/// The puzzle as a file of Nonet's own; empty if it is no more than givens on the classic board, which a line of cells
/// says.
fn puzzle_of(record: &GameRecord) -> String {
    if record.givens.layout().is_classic() && record.rules.is_empty() {
        return String::new();
    }
    format::write(Kind::Nonet, &[Document::of_record(record)]).unwrap_or_default()
}

/// The classic board with these cells: digits, and a dot for an empty one. Returns `None` if the text is no such
/// board.
fn grid(cells: &str) -> Option<Grid> {
    let number = |cell: u8| match cell {
        b'.' => Some(0),
        b'1'..=b'9' => Some(cell - b'0'),
        _ => None,
    };
    let numbers: Vec<u8> = cells.bytes().map(number).collect::<Option<_>>()?;
    let numbers: Cells = numbers.try_into().ok()?;
    Some(Grid::classic(&numbers))
}
