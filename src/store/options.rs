//! The options of the user.
//!
//! To add an option:
//!
//! - A field of [`Options`] with its default.
//! - A property in `ui/options/options-adapter.slint`, and a control in one of the files beside it.
//! - Both directions in `src/ui/dialogs.rs`: `fill_options`, or the function of its page, and `options_draft`.
//! - Features read `cx.options` and change it with `cx.change_options(…)`. They hear of a change by
//!   `Event::OptionsChanged`. The window reads `controller.options()`.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use ron::value::RawValue;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::techniques::Techniques;
use super::{Folders, LoadedValue, StoreError, record};
use crate::engine::generate::Symmetries;
use crate::engine::technique::Level;
use crate::engine::{Layout, LowestDigit};

use crate::format::{PlainDigits, parse_whole_number};
use crate::language::Language;
use crate::print::Choices;

/// Takes into `$stored` the fields that differ between `$before` and `$after`. The fields behind `and` are left out. The
/// pattern names all fields, so a new field does not compile until it is listed.
macro_rules! take_changes {
    (
        $stored:expr, $before:expr, $after:expr,
        $of:ident { $($field:ident),* $(,)? } and $($other:ident),*
    ) => {
        let $of { $($field,)* $($other: _),* } = &$after;
        $(
            if *$field != $before.$field {
                $stored.$field.clone_from($field);
            }
        )*
    };
}

/// The options of the user: the settings of the options dialog and of the View menu.
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
    /// Whether the peers of the selected cell are shaded.
    pub highlight_peers: bool,
    /// Whether cells with the digit of the selected cell are shaded.
    pub highlight_equal: bool,
    /// Whether the colours of cells and candidates are hatched, each in its own way.
    pub hatch_colours: bool,
    /// When rows and columns are numbered beside the board.
    pub line_numbers: LineNumbers,
    /// Whether digits that break the rules are marked.
    pub show_conflicts: bool,
    /// Whether the program restores its last session when it starts.
    pub restore_session: bool,
    /// Whether a wrong digit is marked when it is entered.
    pub warn_answer: bool,
    /// Whether notes without the digit of the answer are marked.
    pub warn_lost_notes: bool,
    /// The automatic notes.
    pub candidates: Candidates,
    /// Whether leaving a game asks for confirmation.
    pub ask_before_leaving: bool,
    /// Whether a game pauses while its window is in the background.
    pub pause_in_background: bool,
    /// Whether typing a digit of a puzzle leads to the next cell.
    pub typing_moves_on: bool,
    /// How digits are typed and shown on boards of ten digits or more.
    pub large_digits: LargeDigits,
    /// Whether the player selects a digit before its cells.
    pub digit_first: bool,
    /// Whether the givens of new puzzles are symmetric, unless the user chooses another shape.
    pub symmetric_puzzles: bool,
    /// Whether the time of the game is shown.
    pub clock: bool,
    /// Whether an animation plays when a puzzle is solved.
    pub celebration: bool,
    /// The zoom in percent, in [`Options::ZOOMS`].
    pub zoom: u16,
    /// Whether the side panel is shown.
    pub side_panel: bool,
    /// Whether the side panel shows the facts about the puzzle.
    pub statistics: bool,
    /// Whether the panel shows all statistics, such as those of the search, and not only those that matter to
    /// people.
    pub all_statistics: bool,
    /// An additional folder for collections of puzzles, besides Nonet's own.
    pub library: Option<PathBuf>,
    /// The folder for the text of each finished game, or `None` to write no texts.
    pub game_logs: Option<PathBuf>,
    /// The name of the level played last. Empty if no game was started yet.
    pub game_level: String,
    /// How hints name cells.
    pub cell_names: CellNames,
    /// The techniques that hints may use, and their order.
    pub techniques: Techniques,
    /// The last choices for printing.
    pub print: Choices,
}

impl Options {
    /// The allowed limits.
    pub const LIMITS: RangeInclusive<u64> = 1..=1_000_000_000;

    /// The default limit.
    pub const DEFAULT_LIMIT: u64 = 10_000;

    /// The allowed zooms in percent.
    pub const ZOOMS: RangeInclusive<u16> = 75..=150;

    /// Loads the options.
    #[must_use]
    pub fn load(folders: &Folders) -> LoadedValue<Self> {
        let loaded: LoadedValue<Self> = record::load(&folders.options_file());
        LoadedValue { value: loaded.value.within_bounds(), ..loaded }
    }

    /// Saves the options that differ from those `before`: another window may have changed others in the file. If there
    /// is no file, saves all.
    ///
    /// # Errors
    /// Returns an error if the options cannot be read or written.
    pub fn save(&self, folders: &Folders, before: &Self) -> Result<(), StoreError> {
        let change = |stored: Option<Self>| match stored {
            Some(stored) => stored.within_bounds().with_changes(before, self),
            None => self.clone(),
        };
        record::change(&folders.options_file(), change).map(drop)
    }

    /// These options with those of `after` that differ from `before`.
    fn with_changes(mut self, before: &Self, after: &Self) -> Self {
        take_changes!(self, before, after, Self {
            limit,
            language,
            theme,
            highlight_peers,
            highlight_equal,
            hatch_colours,
            line_numbers,
            show_conflicts,
            restore_session,
            warn_answer,
            warn_lost_notes,
            candidates,
            ask_before_leaving,
            pause_in_background,
            typing_moves_on,
            large_digits,
            digit_first,
            symmetric_puzzles,
            clock,
            celebration,
            zoom,
            side_panel,
            statistics,
            all_statistics,
            library,
            game_logs,
            game_level,
            cell_names,
        } and techniques, print);
        self.techniques = self.techniques.with_changes(&before.techniques, &after.techniques);
        take_changes!(self.print, before.print, after.print, Choices {
            paper,
            per_page,
            answers,
            small_digits,
            puzzle_only,
            black_only,
            folded,
            width,
            tiles,
        } and);
        self
    }

    /// The folders that are searched for collections of puzzles: Nonet's own folder, if it exists, and the
    /// folder that the user chose.
    #[must_use]
    pub fn library_roots(&self, folders: &Folders) -> Vec<PathBuf> {
        let own = Some(folders.library()).filter(|own| own.is_dir());
        own.into_iter().chain(self.library.clone()).collect()
    }

    /// The digit from which the digits of a board are counted where people see them.
    #[must_use]
    pub fn lowest_digit(&self, layout: &Layout) -> LowestDigit {
        self.large_digits.lowest_digit(layout)
    }

    /// What is known of the digits of plain texts: who sees digits from 0 probably has texts with them.
    #[must_use]
    pub fn plain_digits(&self) -> PlainDigits {
        match self.large_digits {
            LargeDigits::FromZero => PlainDigits::ProbablyFromZero,
            LargeDigits::Numbers | LargeDigits::Letters => PlainDigits::Unknown,
        }
    }

    /// The level played last. If there is none, the easiest.
    #[must_use]
    pub fn game_level(&self) -> Level {
        Level::named(&self.game_level).unwrap_or(Level::Easy)
    }

    /// The symmetry of a new puzzle, unless the user chooses another: half a turn, as in newspapers.
    #[must_use]
    pub fn game_symmetry(&self) -> Symmetries {
        if self.symmetric_puzzles { Symmetries::HalfTurn } else { Symmetries::None }
    }

    /// Stores the level that is played.
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
            hatch_colours: false,
            line_numbers: LineNumbers::default(),
            show_conflicts: true,
            restore_session: true,
            warn_answer: false,
            warn_lost_notes: false,
            candidates: Candidates::Off,
            ask_before_leaving: true,
            pause_in_background: true,
            typing_moves_on: true,
            large_digits: LargeDigits::default(),
            digit_first: false,
            symmetric_puzzles: true,
            clock: true,
            celebration: true,
            zoom: 100,
            side_panel: true,
            statistics: true,
            all_statistics: false,
            library: None,
            game_logs: None,
            game_level: String::new(),
            cell_names: CellNames::default(),
            techniques: Techniques::default(),
            print: Choices::default(),
        }
    }
}

/// How hints name cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum CellNames {
    /// In words: row 4, column 4.
    #[default]
    Words,
    /// As players write them: r4c4.
    Short,
}

impl CellNames {
    /// Every choice, in the order in which it is offered.
    pub const ALL: [Self; 2] = [Self::Words, Self::Short];
}

/// When rows and columns are numbered beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum LineNumbers {
    /// While a hint, a list of steps or a lesson is shown, and if only a part of the board is shown.
    #[default]
    WithHints,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl LineNumbers {
    /// Every choice, in the order in which it is offered.
    pub const ALL: [Self; 3] = [Self::WithHints, Self::Always, Self::Never];
}

/// How digits are typed and shown on boards of ten digits or more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum LargeDigits {
    /// As numbers of several figures.
    #[default]
    Numbers,
    /// Shown as numbers, and typed as letters: A is 10.
    Letters,
    /// Counted from 0 on boards of up to 25 digits, with letters behind 9. Hexadoku has 0 to F.
    FromZero,
}

impl LargeDigits {
    /// Every choice, in the order in which it is offered.
    pub const ALL: [Self; 3] = [Self::Numbers, Self::Letters, Self::FromZero];

    /// The digit from which the digits of a board are counted where people see them. Small boards always count from 1, as
    /// everybody knows them. So do boards of more than 25 digits, for which numbers are easier to read than letters.
    #[must_use]
    pub fn lowest_digit(self, layout: &Layout) -> LowestDigit {
        match (self, layout.digit_count()) {
            (Self::FromZero, 10..=25) => LowestDigit::Zero,
            (Self::FromZero | Self::Numbers | Self::Letters, _) => LowestDigit::One,
        }
    }
}

/// The automatic notes in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Candidates {
    /// No automatic notes.
    #[default]
    Off,
    /// No automatic notes, but an entered digit is removed from the notes of its peers.
    Clean,
    /// All remaining candidates, except those that the player has crossed out.
    All,
}

impl Candidates {
    /// All choices, in the order in which the user sees them.
    pub const ALL: [Self; 3] = [Self::Off, Self::Clean, Self::All];
}

/// The language to speak. Files store it by its code: `"system"`, `"en"`, `"vi"`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LanguageChoice {
    /// The language of the system.
    #[default]
    System,
    /// This language.
    Of(Language),
}

impl LanguageChoice {
    /// The code of the language of the system.
    const SYSTEM: &str = "system";

    /// All choices, in the order in which the user sees them.
    pub fn all() -> impl Iterator<Item = Self> {
        std::iter::once(Self::System).chain(Language::all().map(Self::Of))
    }

    /// The choice with this code, or with the name that earlier versions wrote. If the program does not speak
    /// the language, the language of the system.
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
    /// The colours of the system.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl ThemeChoice {
    /// All choices, in the order in which the user sees them.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];
}

/// The reason why a typed text is no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LimitError {
    /// The text is empty.
    Empty,
    /// The text is not a whole number.
    NotANumber,
    /// The number is outside [`Options::LIMITS`].
    OutOfRange,
}

impl std::error::Error for LimitError {}

/// Parses a typed limit: a whole number, with or without one kind of mark between its thousands.
///
/// # Errors
/// Returns an error if the text is no such number, or if it is outside [`Options::LIMITS`].
pub fn parse_limit(typed: &str) -> Result<u64, LimitError> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Err(LimitError::Empty);
    }
    let limit = parse_whole_number(typed).ok_or(LimitError::NotANumber)?;
    if Options::LIMITS.contains(&limit) { Ok(limit) } else { Err(LimitError::OutOfRange) }
}
