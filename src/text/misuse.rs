//! The errors of wrong usage on the command line.

use std::ops::RangeInclusive;

use super::command_typo::CommandTypo;
use super::{Language, Say, display_in_english, say};
use crate::engine::generate::{ClueKind, CodeError};

/// Something typed behind `nonet` that cannot be followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misuse {
    /// A first word that is neither a command nor a file.
    UnknownWord {
        /// The word.
        word: String,
        /// The command that it looks like.
        meant: Option<String>,
    },
    /// A value behind a blank, where it has to stand behind an equals sign.
    ValueApart {
        /// The option.
        option: String,
        /// Its value.
        value: String,
    },
    /// A value that is no whole number of those that an option takes.
    NotANumber {
        /// The option.
        option: &'static str,
        /// What was typed.
        typed: String,
        /// The numbers that it takes.
        numbers: RangeInclusive<u64>,
    },
    /// A value that names no kind of clue that puzzles are made with.
    UnknownClues(String),
    /// A puzzle of a day with clues other than those of a killer.
    DayOfClues,
    /// A number of cells that clues of a kind cannot have.
    CellsOfClues {
        /// The kind.
        kind: ClueKind,
        /// The numbers of cells that they can have. `None` if the kind says it.
        possible: Option<RangeInclusive<u8>>,
    },
    /// A value that is no number or range of them.
    NotARange {
        /// The option.
        option: &'static str,
        /// What was typed.
        typed: String,
        /// A number and a range that it takes.
        examples: [&'static str; 2],
    },
    /// A value that is neither the name of a size of paper nor a width and a height.
    NoPaper(String),
    /// A value that is no day of the calendar.
    NotADate(String),
    /// What looks like the code of a puzzle, but is none.
    BadCode {
        /// What was typed.
        typed: String,
        /// What is wrong with it.
        error: CodeError,
    },
    /// A board that has no name, and no file says it.
    NoShape {
        /// What was typed.
        typed: String,
        /// The name that it looks like.
        meant: Option<String>,
    },
    /// A random jigsaw whose number of rows is none, or too small or too large.
    NoJigsaw {
        /// What was typed.
        typed: String,
        /// The fewest and the most rows.
        rows: RangeInclusive<u8>,
    },
    /// An option of `nonet generate` that has no meaning for boards other than the classic one.
    OfClassicBoard {
        /// The option.
        option: &'static str,
    },
    /// A format that does not hold several puzzles, for several puzzles.
    OnePuzzle {
        /// The format, as `--to` calls it.
        format: String,
    },
    /// A board for several files, each of which has a window of its own.
    ShapeOfOneWindow,
    /// A board before the command that it is for.
    ShapeBeforeCommand {
        /// The command.
        command: String,
    },
    /// A limit where answers are neither counted nor listed.
    NothingToLimit,
    /// An option of `nonet export` that has no meaning for what is printed on.
    OfOtherMedia {
        /// The option, with its value where that is what has no meaning.
        option: &'static str,
        /// What is printed on, as `--to` calls it.
        medium: String,
        /// What the option is for.
        media: Vec<String>,
    },
    /// Words that do not fit the commands and options.
    Mistyped(CommandTypo),
}

impl From<CommandTypo> for Misuse {
    fn from(mistyped: CommandTypo) -> Self {
        Self::Mistyped(mistyped)
    }
}

impl std::error::Error for Misuse {}

impl Say for Misuse {
    #[expect(clippy::too_many_lines, reason = "a table of sentences")]
    fn say(&self, language: Language) -> String {
        match self {
            Self::Mistyped(mistyped) => mistyped.say(language),
            Self::UnknownWord { word, meant: Some(meant) } => say!(
                language,
                "“{word}” is neither a command nor a file; did you mean `nonet {meant}`?",
                word,
                meant
            ),
            Self::UnknownWord { word, meant: None } => say!(
                language,
                "“{word}” is neither a command nor a file; `nonet help` lists the commands",
                word
            ),
            Self::ValueApart { option, value } => say!(
                language,
                "{option} takes its value after an equals sign: {option}={value}",
                option,
                value
            ),
            Self::NotANumber { option, typed, numbers } => {
                let [least, largest] =
                    [numbers.start(), numbers.end()].map(|one| language.number(*one));
                say!(
                    language,
                    "{option} takes a whole number from {least} to {largest}, not “{typed}”",
                    option,
                    least,
                    largest,
                    typed
                )
            }
            Self::UnknownClues(typed) => {
                let names = ClueKind::ALL.map(|kind| kind.name().to_owned());
                let kinds = language.list(&names);
                say!(
                    language,
                    "--clues takes killer, or kinds with commas between them such as thermometers,arrows=4,cages=2x3, not “{typed}”; the kinds are {kinds}",
                    typed,
                    kinds
                )
            }
            Self::DayOfClues => {
                say!(
                    language,
                    "the puzzle of a day is a plain one, or a killer with --clues killer"
                )
            }
            Self::CellsOfClues { kind, possible: Some(possible) } => {
                let (name, least, most) = (kind.name(), possible.start(), possible.end());
                say!(language, "{name} have from {least} to {most} cells", name, least, most)
            }
            Self::CellsOfClues { kind, possible: None } => {
                let name = kind.name();
                say!(
                    language,
                    "the number of cells of {name} cannot be chosen; write {name}=4 for four of them",
                    name
                )
            }
            Self::NotARange { option, typed, examples: [one, range] } => say!(
                language,
                "{option} takes a number such as {one}, or a range such as {range}, not “{typed}”",
                option,
                one,
                range,
                typed
            ),
            Self::NoPaper(typed) => say!(
                language,
                "--paper takes a4, a3, a5, letter, legal, or a width and a height from 100 mm to 2000 mm such as \
                 148x210mm or 8.5x14in, not “{typed}”",
                typed
            ),
            Self::NotADate(typed) => {
                say!(language, "--daily takes a day such as 2026-11-22, not “{typed}”", typed)
            }
            Self::BadCode { typed, error } => {
                let error = error.say(language);
                say!(
                    language,
                    "“{typed}” is neither a file nor the code of a puzzle: {error}",
                    typed,
                    error
                )
            }
            Self::NoShape { typed, meant: Some(meant) } => {
                say!(language, "there is no board “{typed}”; did you mean {meant}?", typed, meant)
            }
            Self::NoShape { typed, meant: None } => say!(
                language,
                "there is no board “{typed}”; expected a name that `nonet shapes` lists, boxes such \
                 as 3x4, or a file with rows of letters",
                typed
            ),
            Self::NoJigsaw { typed, rows } => {
                let [least, most] =
                    [rows.start(), rows.end()].map(|rows| language.number((*rows).into()));
                say!(
                    language,
                    "a random jigsaw has from {least} to {most} rows, as in “random jigsaw 9”, not \
                     “{typed}”",
                    least,
                    most,
                    typed
                )
            }
            Self::OfClassicBoard { option } => {
                say!(language, "{option} works on the classic board only", option)
            }
            Self::OnePuzzle { format } => say!(
                language,
                "the format {format} holds one puzzle; leave out --count, or choose another format",
                format
            ),
            Self::ShapeBeforeCommand { command } => {
                say!(language, "put --shape after the command: nonet {command} --shape …", command)
            }
            Self::ShapeOfOneWindow => {
                say!(language, "--shape opens one file; run nonet once for each file")
            }
            Self::NothingToLimit => {
                say!(language, "--limit needs --count or --all")
            }
            Self::OfOtherMedia { option, medium, media } => {
                let media = language.list(media);
                say!(
                    language,
                    "{option} works for {media}, but not for {medium}",
                    option,
                    media,
                    medium
                )
            }
        }
    }
}

display_in_english!(Misuse);
