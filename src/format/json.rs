//! Holds what the kinds of text in JSON have in common.
//!
//! Their parser bounds its own depth.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::error::Category;

use super::nonet::shortened;
use super::whole::Whole;
use super::{Expected, Problem, ReadError, gnome, libre};

/// What tells the kinds apart.
#[derive(Deserialize)]
struct Head {
    #[serde(default)]
    cells: Option<serde::de::IgnoredAny>,
    #[serde(default)]
    boards: Option<serde::de::IgnoredAny>,
}

/// Reads a whole text that starts with `{`.
pub(super) fn read(text: &str) -> Result<Whole, ReadError> {
    let head: Head = parse(text)?;
    match head {
        Head { cells: Some(_), .. } => gnome::read(text),
        Head { boards: Some(_), .. } => libre::read(text),
        Head { .. } => Err(ReadError::of_text(Problem::NotAPuzzle)),
    }
}

/// Parses a text.
pub(super) fn parse<T: DeserializeOwned>(text: &str) -> Result<T, ReadError> {
    serde_json::from_str(text).map_err(|error| {
        let problem = problem(&error);
        ReadError { line: error.line().max(1), column: error.column().max(1), problem }
    })
}

/// What the parser found wrong, in our own terms where we have them.
fn problem(error: &serde_json::Error) -> Problem {
    let said = error.to_string();
    let quoted = || said.split('`').nth(1).map(shortened);
    match error.classify() {
        Category::Eof => Problem::Unclosed,
        Category::Data if said.starts_with("missing field") => {
            Problem::MissingField(quoted().unwrap_or_default())
        }
        Category::Data if said.starts_with("duplicate field") => {
            Problem::RepeatedField(quoted().unwrap_or_default())
        }
        Category::Data if said.contains("invalid value") => Problem::NumberOutOfRange,
        Category::Data => Problem::WrongType(expected(&said)),
        Category::Syntax if said.starts_with("recursion limit") => Problem::TooDeep,
        Category::Syntax if said.starts_with("trailing characters") => Problem::TextBehind,
        Category::Syntax | Category::Io => Problem::BadJson,
    }
}

/// The sort of value that the parser missed.
fn expected(said: &str) -> Expected {
    let wanted = said.split("expected ").nth(1).unwrap_or_default();
    match () {
        () if wanted.starts_with("a string") => Expected::Text,
        () if wanted.starts_with("a boolean") => Expected::YesOrNo,
        () if wanted.starts_with("a sequence") || wanted.starts_with("a tuple") => Expected::List,
        () if wanted.starts_with("struct") => Expected::Object,
        () => Expected::Number,
    }
}
