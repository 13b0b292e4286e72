//! The description of a puzzle.

use serde::{Deserialize, Serialize};

use nonet_engine::generate::{Code, Date};
use nonet_engine::technique::Level;
use nonet_game::{Day, GameRecord};

/// The description of a puzzle: the title and the header lines of SadMan's text. Each text may be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct About {
    /// The title.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The author.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub author: String,
    /// The description.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub description: String,
    /// Any other comment, of one or more lines.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub comment: String,
    /// The date of publication, in any form.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub date: String,
    /// The place of publication.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub source: String,
    /// The level of difficulty that the text states.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub level: String,
    /// The address on the web.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub url: String,
}

/// The description of a puzzle that Nonet has made. [`About`] holds its code as the title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadePuzzle {
    /// The code.
    pub code: Code,
    /// The level, if it is known.
    pub level: Option<Level>,
    /// The day on which its game began, or whose puzzle it is.
    pub date: Option<Date>,
    /// Whether it is the puzzle of that day.
    pub is_daily: bool,
    /// Its number among the games of its level that began on that day, the first of which is 1.
    pub number: u32,
}

/// The source of puzzles of the day, as their description has it.
const DAILY: &str = "Nonet, puzzle of the day";
/// The source of the second and later games of a day, before their number.
const GAME_OF_DAY: &str = "Nonet, game of the day ";

/// Between the code and the number in the title of a record.
const BEFORE_NUMBER: &str = " #";

impl MadePuzzle {
    /// The puzzle of a game that was played. Returns `None` if Nonet did not make the puzzle.
    ///
    /// [`About::title_of_record`] writes the titles of such records.
    #[must_use]
    pub fn of_record(record: &GameRecord) -> Option<Self> {
        let code = record.code.parse().ok()?;
        let daily = record.title.parse().ok();
        let date = daily.or(Day::of(record.started, record.offset).date());
        let number =
            record.title.split_once(BEFORE_NUMBER).and_then(|(_, number)| number.parse().ok());
        let number = number.unwrap_or(1);
        Some(Self { code, level: record.level, date, is_daily: daily.is_some(), number })
    }
}

impl From<&MadePuzzle> for About {
    fn from(made: &MadePuzzle) -> Self {
        Self {
            title: made.code.to_string(),
            level: made.level.map(Level::name).unwrap_or_default().to_owned(),
            date: made.date.map(|date| date.to_string()).unwrap_or_default(),
            source: match made.number {
                _ if made.is_daily => DAILY.to_owned(),
                0 | 1 => String::new(),
                number => format!("{GAME_OF_DAY}{number}"),
            },
            ..Self::default()
        }
    }
}

impl About {
    /// The code, level and date in the description of a puzzle that Nonet has made. Returns `None` if the title is no code.
    #[must_use]
    pub fn made(&self) -> Option<MadePuzzle> {
        let code = self.title.parse().ok()?;
        let level = Level::named(&self.level);
        let date = self.date.parse().ok();
        let is_daily = self.source == DAILY && date.is_some();
        let number = self.source.strip_prefix(GAME_OF_DAY).and_then(|number| number.parse().ok());
        Some(MadePuzzle { code, level, date, is_daily, number: number.unwrap_or(1) })
    }

    /// The title of the record of a game of this puzzle: the date of a puzzle of the day, the code with the number of a
    /// second or later game of a day, or else the title.
    #[must_use]
    pub fn title_of_record(&self) -> String {
        match self.made() {
            Some(MadePuzzle { is_daily: true, date: Some(date), .. }) => date.to_string(),
            Some(MadePuzzle { code, number, .. }) if number > 1 => {
                format!("{code}{BEFORE_NUMBER}{number}")
            }
            _ => self.title.clone(),
        }
    }

    /// Returns whether all texts are empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
