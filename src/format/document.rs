//! What a text holds once it is read, and what is written.

use serde::{Deserialize, Serialize};

use super::notes::Notes;
use crate::engine::{Grid, Layout};

/// A puzzle with the player's entries and what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// What is said about the puzzle.
    pub about: About,
    /// The digits that the puzzle starts with, whether they keep the rules or not.
    pub givens: Grid,
    /// The digits that the player wrote: on the same layout, and in no cell that holds a given.
    pub entries: Grid,
    /// The candidates that were noted: none in a cell that holds a digit.
    pub notes: Notes,
}

impl Document {
    /// A puzzle of which nothing but its givens is known.
    #[must_use]
    pub fn of_givens(givens: Grid) -> Self {
        let entries = Grid::empty(givens.layout().clone());
        let notes = Notes::none(givens.layout());
        Self { about: About::default(), givens, entries, notes }
    }
}

impl Default for Document {
    /// The empty classic board.
    fn default() -> Self {
        Self::of_givens(Grid::empty(Layout::classic()))
    }
}

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
