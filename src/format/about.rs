//! What is said about a puzzle.

use serde::{Deserialize, Serialize};

/// What is said about a puzzle: the title and the header lines of SadMan's text. All may be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct About {
    /// Its name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// Who made it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub author: String,
    /// What it is.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub description: String,
    /// Anything else, of one or more lines.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub comment: String,
    /// When it was published, in any form.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub date: String,
    /// Where it was published.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub source: String,
    /// How hard it is said to be.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub level: String,
    /// Where it is found on the web.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub url: String,
}

impl About {
    /// Whether nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
