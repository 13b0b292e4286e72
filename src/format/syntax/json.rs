//! Helpers for the formats in JSON.
//!
//! The parser limits its own depth, and reports the place of a syntax error. Other errors show later, when a value is
//! examined. So values are kept as [`RawValue`]s: each is a slice of the text, and its place can be computed from the
//! slice.

use serde::Deserialize;
use serde_json::error::Category;
use serde_json::value::RawValue;

use super::lines::{self, error_at};
use crate::format::error::shortened;
use crate::format::{Problem, ReadError, ValueType};

/// Parses a text.
pub(in crate::format) fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, ReadError> {
    serde_json::from_str(text).map_err(|error| {
        let line = text.lines().nth(error.line().saturating_sub(1)).unwrap_or_default();
        // The parser counts bytes.
        let column = line[..line.floor_char_boundary(error.column())].chars().count();
        ReadError { line: error.line().max(1), column: column.max(1), problem: problem(&error) }
    })
}

/// Parses a value of the document `text`.
pub(in crate::format) fn parse_value<'a, T: Deserialize<'a>>(
    text: &str,
    value: &'a RawValue,
) -> Result<T, ReadError> {
    serde_json::from_str(value.get()).map_err(|error| error_in(text, value, problem(&error)))
}

/// An error for a value of the document `text`.
pub(in crate::format) fn error_in(text: &str, value: &RawValue, problem: Problem) -> ReadError {
    error_at(text, start_of(text, value), problem)
}

/// The byte offset of a value in the document `text`.
pub(in crate::format) fn start_of(text: &str, value: &RawValue) -> usize {
    lines::start_of(text, value.get())
}

/// Translates an error of the parser to a [`Problem`].
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

/// The type of value that the parser expected.
fn expected(said: &str) -> ValueType {
    let wanted = said.split("expected ").nth(1).unwrap_or_default();
    match () {
        () if wanted.starts_with("a string") => ValueType::Text,
        () if wanted.starts_with("a boolean") => ValueType::YesOrNo,
        () if wanted.starts_with("a sequence") || wanted.starts_with("a tuple") => ValueType::List,
        () if wanted.starts_with("struct") => ValueType::Object,
        () => ValueType::Number,
    }
}
