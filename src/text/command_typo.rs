//! The errors in a command line that could not be parsed.

use super::{Language, Say, say};

/// Words behind `nonet` that do not fit its commands and options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandTypo {
    /// An option that the command does not have.
    NoOption {
        /// The option.
        typed: String,
        /// The one that it looks like.
        meant: Option<String>,
    },
    /// A word where no more are expected.
    NeedlessWord(String),
    /// A value that is none of those that an option takes.
    NotAmong {
        /// The option.
        option: String,
        /// What was typed.
        typed: String,
        /// What it takes.
        values: Vec<String>,
    },
    /// An option without its value.
    NoValue(String),
    /// An empty word in the place of a file, with the name of that place in the usage.
    EmptyWord(String),
    /// A value behind an option that takes none.
    NeedlessValue {
        /// The option.
        option: String,
        /// Its value.
        value: String,
    },
    /// Words that have to be there, and are not.
    Missing(Vec<String>),
    /// Two options that exclude each other.
    Together([String; 2]),
    /// An option that stands there twice.
    Twice(String),
    /// A name that no command has.
    NoCommand(String),
    /// A word that is not text in UTF-8 where a text is expected.
    NotUtf8,
    /// Words that do not fit in a way that has no sentence of its own.
    NotUnderstood,
    /// Methods are named beside `all`, which stands for every one.
    AllAmongMethods,
    /// A name that no method of the lab has.
    NoMethod {
        /// The name.
        typed: String,
        /// The one that it looks like.
        meant: Option<String>,
    },
    /// A name that no technique has.
    NoTechnique {
        /// The name.
        typed: String,
        /// The one that it looks like.
        meant: Option<String>,
    },
}

impl Say for CommandTypo {
    fn say(&self, language: Language) -> String {
        match self {
            Self::NoOption { typed, meant: Some(meant) } => say!(
                language,
                "there is no option {typed} here; did you mean {meant}?",
                typed,
                meant
            ),
            Self::NoOption { typed, meant: None } => {
                say!(language, "there is no option {typed} here; --help lists the options", typed)
            }
            Self::NeedlessWord(word) => {
                say!(language, "unexpected word “{word}”; --help shows the usage", word)
            }
            Self::Missing(words) => {
                let words = language.list(words);
                say!(
                    language,
                    "missing on the command line: {words}; --help shows the usage",
                    words
                )
            }
            Self::AllAmongMethods => {
                say!(language, "“all” stands for every method: name no others beside it")
            }
            Self::NoMethod { typed, meant: Some(meant) } => {
                say!(language, "there is no method “{typed}”; did you mean {meant}?", typed, meant)
            }
            Self::NoMethod { typed, meant: None } => {
                say!(language, "there is no method “{typed}”; `nonet lab` lists the methods", typed)
            }
            Self::NoTechnique { typed, meant: Some(meant) } => say!(
                language,
                "there is no technique “{typed}”; did you mean {meant}?",
                typed,
                meant
            ),
            Self::NoTechnique { typed, meant: None } => say!(
                language,
                "there is no technique “{typed}”; expected a name such as x-wing",
                typed
            ),
            Self::NoCommand(name) => {
                say!(language, "there is no command “{name}”; `nonet help` lists them", name)
            }
            Self::NotUtf8 => say!(
                language,
                "a word is not valid UTF-8; only the names of files may be other text"
            ),
            Self::NotUnderstood => {
                say!(language, "these words do not fit the command; --help shows the usage")
            }
            Self::Together([option, other]) => {
                say!(language, "{option} and {other} cannot be used together", option, other)
            }
            Self::Twice(option) => {
                say!(language, "{option} was typed twice", option)
            }
            Self::NotAmong { option, typed, values } => {
                let values = language.choice(values);
                say!(language, "{option} takes {values}, not “{typed}”", option, values, typed)
            }
            Self::NoValue(option) => say!(language, "{option} needs a value", option),
            Self::EmptyWord(place) => {
                say!(language, "the name typed for {place} is empty; --help shows the usage", place)
            }
            Self::NeedlessValue { option, value } => say!(
                language,
                "{option} takes no value, but “{value}” follows the option",
                option,
                value
            ),
        }
    }
}
