//! The description of a puzzle.

use serde::{Deserialize, Serialize};

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

impl About {
    /// Returns whether all texts are empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
