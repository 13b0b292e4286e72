//! Helpers for the formats in JSON.
//!
//! The parser limits its own depth, and reports the place of a syntax error. Other errors show later, when a value is
//! examined. So values are kept as [`RawValue`]s: each is a slice of the text, and its place can be computed from the
//! slice.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::error::Category;
use serde_json::value::RawValue;

use super::lines::{self, error_at};
use crate::error::shortened;
use crate::{Problem, ReadError, ValueType};
use nonet_engine::Digit;

/// A number, or a text with a number.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum NumberOrText {
    Number(u64),
    Text(String),
}

impl NumberOrText {
    /// Whether it is an empty text.
    pub(crate) fn is_blank(&self) -> bool {
        matches!(self, Self::Text(text) if text.trim().is_empty())
    }

    /// Whether the value stands for an empty cell in f-puzzles.
    pub(crate) fn is_empty(&self) -> bool {
        match self {
            Self::Number(number) => *number == 0,
            Self::Text(text) => text.trim().is_empty() || text.trim() == "0",
        }
    }

    /// The value as a text, without white space at its ends.
    pub(crate) fn text(&self) -> String {
        match self {
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text.trim().to_owned(),
        }
    }

    /// The digit of a board with this number of digits.
    pub(crate) fn digit(&self, digits: usize) -> Result<Digit, Problem> {
        let number = self.text();
        let digit = number.parse().ok().and_then(Digit::new).filter(|it| it.index() < digits);
        digit.ok_or_else(|| Problem::BadNumber { found: shortened(&number), largest: digits })
    }

    pub(crate) fn of(digit: Digit) -> Self {
        Self::Number(digit.get().into())
    }
}

/// The fields of an object by name. A name that stands in it twice is an error: of two clues of one name, one would be lost.
pub(crate) struct UniqueFields<T>(pub(crate) BTreeMap<String, T>);

impl<T> Default for UniqueFields<T> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for UniqueFields<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(FieldsVisitor(PhantomData))
    }
}

struct FieldsVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for FieldsVisitor<T> {
    type Value = UniqueFields<T>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a map")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut fields = BTreeMap::new();
        while let Some((name, value)) = map.next_entry::<String, T>()? {
            if fields.contains_key(&name) {
                return Err(A::Error::custom(format_args!("duplicate field `{name}`")));
            }
            fields.insert(name, value);
        }
        Ok(UniqueFields(fields))
    }
}

/// Parses a text.
pub(crate) fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, ReadError> {
    serde_json::from_str(text).map_err(|error| {
        let line = text.lines().nth(error.line().saturating_sub(1)).unwrap_or_default();
        // The parser counts bytes.
        let column = line[..line.floor_char_boundary(error.column())].chars().count();
        let problem = match problem(&error) {
            Problem::BadJson if error.to_string().starts_with("expected value") => {
                Problem::NotAJsonValue(word_at(line, error.column()))
            }
            // The parser says the same of a text behind the document and of a value too many in a list.
            Problem::TextBehind if is_json(text) => Problem::ListTooLong,
            problem => problem,
        };
        ReadError { line: error.line().max(1), column: column.max(1), problem }
    })
}

fn is_json(text: &str) -> bool {
    serde_json::from_str::<IgnoredAny>(text).is_ok()
}

/// The word at a byte of a line, counted from 1, up to the next sign of the notation.
fn word_at(line: &str, column: usize) -> String {
    let rest = &line[line.floor_char_boundary(column.saturating_sub(1))..];
    let first = rest.chars().next().map_or(0, char::len_utf8);
    let ends = |sign: char| sign.is_whitespace() || ",:[]{}\"".contains(sign);
    let end = rest[first..].find(ends).map_or(rest.len(), |end| first + end);
    let is_word = rest.starts_with(|sign: char| sign.is_alphanumeric() || "+-.".contains(sign));
    shortened(&rest[..if is_word { end } else { first }])
}

/// Parses a value of the document `text`.
pub(crate) fn parse_value<'a, T: Deserialize<'a>>(
    text: &str,
    value: &'a RawValue,
) -> Result<T, ReadError> {
    serde_json::from_str(value.get()).map_err(|error| {
        let problem = match problem(&error) {
            Problem::TextBehind => Problem::ListTooLong,
            problem => problem,
        };
        error_in(text, value, problem)
    })
}

/// An error for a value of the document `text`.
pub(crate) fn error_in(text: &str, value: &RawValue, problem: Problem) -> ReadError {
    error_at(text, start_of(text, value), problem)
}

/// The byte offset of a value in the document `text`.
pub(crate) fn start_of(text: &str, value: &RawValue) -> usize {
    lines::start_of(text, value.get())
}

/// How the parser names a surrogate without its other half.
const HALVES: [&str; 2] = ["lone leading surrogate", "unexpected end of hex escape"];

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
        Category::Data if said.starts_with("invalid length") && said.contains("a tuple") => {
            Problem::ListTooShort
        }
        Category::Data => Problem::WrongType(expected(&said)),
        Category::Syntax if said.starts_with("recursion limit") => Problem::TooDeep,
        Category::Syntax if said.starts_with("trailing characters") => Problem::TextBehind,
        Category::Syntax if HALVES.iter().any(|half| said.starts_with(half)) => {
            Problem::HalfCharacter
        }
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
        () if wanted.starts_with("struct") || wanted.starts_with("a map") => ValueType::Object,
        () => ValueType::Number,
    }
}
