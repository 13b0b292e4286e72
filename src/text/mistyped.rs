//! What cannot be read of the words typed behind `nonet`, in words.

use super::{Language, Say, say};

/// Words behind `nonet` that do not fit its commands and options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistyped {
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
    /// A name that no technique has.
    NoTechnique {
        /// The name.
        typed: String,
        /// The one that it looks like.
        meant: Option<String>,
    },
}

impl Say for Mistyped {
    fn say(&self, language: Language) -> String {
        match self {
            Self::NoOption { typed, meant: Some(meant) } => say!(
                language,
                "there is no option {typed} here; did you mean {meant}?",
                typed,
                meant
            ),
            Self::NoOption { typed, meant: None } => say!(
                language,
                "there is no option {typed} here; --help lists those that there are",
                typed
            ),
            Self::NeedlessWord(word) => {
                say!(language, "“{word}” is one word more than is expected here", word)
            }
            Self::Missing(words) => {
                let words = language.list(words);
                say!(language, "something is missing here: {words}; --help tells what it is", words)
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
                "a word here is not text in UTF-8; only the name of a file may be something else"
            ),
            Self::NotUnderstood => say!(
                language,
                "these words cannot be understood; --help tells what can be typed here"
            ),
            Self::Together([option, other]) => {
                say!(language, "{option} and {other} do not go together", option, other)
            }
            Self::Twice(option) => {
                say!(language, "{option} stands here twice", option)
            }
            Self::NotAmong { option, typed, values } => {
                let values = language.choice(values);
                say!(language, "{option} takes {values}, and not “{typed}”", option, values, typed)
            }
            Self::NoValue(option) => say!(language, "{option} needs a value behind it", option),
            Self::NeedlessValue { option, value } => say!(
                language,
                "{option} takes no value, and “{value}” stands behind it",
                option,
                value
            ),
        }
    }
}
