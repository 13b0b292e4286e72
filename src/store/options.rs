//! The options of the user.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use ron::value::RawValue;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::techniques::Techniques;
use super::{Folders, Loaded, StoreError, record};
use crate::engine::technique::Level;

use crate::format::parse_whole_number;
use crate::language::Language;
use crate::print::Choices;

/// What Options lets a person choose, and what the View menu keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a check box of its own")]
pub struct Options {
    /// The number of answers after which counting stops, in [`Options::LIMITS`].
    pub limit: u64,
    /// The language to speak. The old name held `System`, `English` or `Vietnamese`.
    #[serde(rename = "language_code", alias = "language")]
    pub language: LanguageChoice,
    /// The colours to use.
    pub theme: ThemeChoice,
    /// Whether the cells that share a house with the selected one are shaded.
    pub highlight_peers: bool,
    /// Whether the cells that hold the selected cell's digit are shaded.
    pub highlight_equal: bool,
    /// Whether digits that break the rules are marked.
    pub show_conflicts: bool,
    /// Whether a start goes on where the program was left.
    pub restore_session: bool,
    /// Whether a digit that is not that of the answer is marked as it is put in.
    pub warn_answer: bool,
    /// Whether notes that lack the digit of the answer are marked.
    pub warn_lost_notes: bool,
    /// Which candidates are noted without being asked for.
    pub candidates: Candidates,
    /// Whether somebody who leaves a game is asked first.
    pub ask_before_leaving: bool,
    /// Whether a game is paused while its window is behind others.
    pub pause_in_background: bool,
    /// Whether a digit is chosen before its cells.
    pub digit_first: bool,
    /// Whether the time that a game takes is shown.
    pub clock: bool,
    /// Whether a wave goes over the board when a puzzle is solved.
    pub celebration: bool,
    /// How large everything is, in percent: in [`Options::ZOOMS`].
    pub zoom: u16,
    /// Whether the side panel is shown.
    pub side_panel: bool,
    /// Whether the side panel shows the statistics.
    pub statistics: bool,
    /// The folder that collections of puzzles are looked for in, besides Nonet's own.
    pub library: Option<PathBuf>,
    /// The folder that the text of each finished game is written into; none where none is to be written.
    pub game_logs: Option<PathBuf>,
    /// The name of the level that was played last; empty if no game was begun yet.
    pub game_level: String,
    /// Which techniques count as known in hints, and their order.
    pub techniques: Techniques,
    /// How it was printed last.
    pub print: Choices,
}

impl Options {
    /// The limits that can be chosen.
    pub const LIMITS: RangeInclusive<u64> = 1..=1_000_000_000;

    /// The limit where none was chosen.
    pub const DEFAULT_LIMIT: u64 = 10_000;

    /// The sizes that can be chosen, in percent.
    pub const ZOOMS: RangeInclusive<u16> = 75..=150;

    /// Recalls the options.
    #[must_use]
    pub fn load(folders: &Folders) -> Loaded<Self> {
        let loaded: Loaded<Self> = record::load(&folders.options_file());
        Loaded { value: loaded.value.within_bounds(), ..loaded }
    }

    /// Remembers the options.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn save(&self, folders: &Folders) -> Result<(), StoreError> {
        record::save(&folders.options_file(), self)
    }

    /// Where collections of puzzles are looked for: Nonet's own folder, if there is one, and the one that was chosen.
    #[must_use]
    pub fn library_roots(&self, folders: &Folders) -> Vec<PathBuf> {
        let own = Some(folders.library()).filter(|own| own.is_dir());
        own.into_iter().chain(self.library.clone()).collect()
    }

    /// The level that was played last; the easiest where there is no such level.
    #[must_use]
    pub fn game_level(&self) -> Level {
        let named = Level::ALL.into_iter().find(|level| level.name() == self.game_level);
        named.unwrap_or(Level::Easy)
    }

    /// Keeps the level that is played.
    pub fn set_game_level(&mut self, level: Level) {
        level.name().clone_into(&mut self.game_level);
    }

    fn within_bounds(mut self) -> Self {
        self.limit = self.limit.clamp(*Self::LIMITS.start(), *Self::LIMITS.end());
        self.zoom = self.zoom.clamp(*Self::ZOOMS.start(), *Self::ZOOMS.end());
        self
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            limit: Self::DEFAULT_LIMIT,
            language: LanguageChoice::System,
            theme: ThemeChoice::System,
            highlight_peers: true,
            highlight_equal: true,
            show_conflicts: true,
            restore_session: true,
            warn_answer: false,
            warn_lost_notes: false,
            candidates: Candidates::Off,
            ask_before_leaving: true,
            pause_in_background: true,
            digit_first: false,
            clock: true,
            celebration: true,
            zoom: 100,
            side_panel: true,
            statistics: true,
            library: None,
            game_logs: None,
            game_level: String::new(),
            techniques: Techniques::default(),
            print: Choices::default(),
        }
    }
}

/// Which candidates are noted in a game without being asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Candidates {
    /// None: notes are the person's alone.
    #[default]
    Off,
    /// None, but a digit that is put in is taken out of the notes of the cells that see it.
    Clean,
    /// All that are left, but those that the person has crossed out.
    All,
}

impl Candidates {
    /// Every choice, in the order in which it is offered.
    pub const ALL: [Self; 3] = [Self::Off, Self::Clean, Self::All];
}

/// The language to speak. It is kept by its code: `"system"`, `"en"`, `"vi"`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LanguageChoice {
    /// That of the system.
    #[default]
    System,
    /// This one.
    Of(Language),
}

impl LanguageChoice {
    /// The code of the language of the system.
    const SYSTEM: &str = "system";

    /// Every choice, in the order in which it is offered.
    pub fn all() -> impl Iterator<Item = Self> {
        std::iter::once(Self::System).chain(Language::all().map(Self::Of))
    }

    /// The choice of this code, or of the name that earlier versions wrote; the system's for a language that this
    /// program does not speak.
    fn of_code(code: &str) -> Self {
        let code = match code {
            "English" => "en",
            "Vietnamese" => "vi",
            code => code,
        };
        Language::named(code).map_or(Self::System, Self::Of)
    }
}

impl Serialize for LanguageChoice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            Self::System => Self::SYSTEM,
            Self::Of(language) => language.code(),
        })
    }
}

impl<'de> Deserialize<'de> for LanguageChoice {
    /// Earlier versions wrote a name without quotes.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = <&RawValue>::deserialize(deserializer)?;
        Ok(Self::of_code(written.get_ron().trim().trim_matches('"')))
    }
}

/// The colours to use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ThemeChoice {
    /// Those of the system.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl ThemeChoice {
    /// Every choice, in the order in which it is offered.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];
}

/// Why what was typed is no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LimitError {
    /// Nothing was typed.
    Empty,
    /// It is not a whole number.
    NotANumber,
    /// It is a number, but outside of [`Options::LIMITS`].
    OutOfRange,
}

impl std::error::Error for LimitError {}

/// The limit that a person typed: a whole number, with or without one sort of mark between its thousands.
///
/// # Errors
/// If it is no such number, or outside of [`Options::LIMITS`].
pub fn parse_limit(typed: &str) -> Result<u64, LimitError> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Err(LimitError::Empty);
    }
    let limit = parse_whole_number(typed).ok_or(LimitError::NotANumber)?;
    if Options::LIMITS.contains(&limit) { Ok(limit) } else { Err(LimitError::OutOfRange) }
}
