//! Documents to text, and what a kind of text cannot hold of them.

use super::{Document, Kind, list, nonet, rows, sadman};

/// Why documents cannot be written as a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// There is no document to write.
    Nothing,
    /// The kind holds one puzzle, and there are more.
    Several {
        /// The kind.
        kind: Kind,
        /// How many documents there are.
        count: usize,
    },
}

impl std::error::Error for WriteError {}

/// Something of a document that is not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// The player's entries.
    Entries,
    /// The title.
    Title,
    /// Everything that is said about the puzzle.
    About,
}

/// Writes documents as text of a kind.
///
/// # Errors
/// Where the kind cannot hold so many. What else it cannot hold is left out: see [`loss`].
pub fn write(kind: Kind, documents: &[Document]) -> Result<String, WriteError> {
    match (kind, documents) {
        (_, []) => Err(WriteError::Nothing),
        (Kind::Nonet, [document]) => Ok(nonet::write(document)),
        (Kind::SadMan, [document]) => Ok(sadman::write(document)),
        (Kind::List, _) => Ok(list::write(documents)),
        (Kind::Rows, _) => Ok(rows::write(documents)),
        (Kind::Nonet | Kind::SadMan, _) => {
            Err(WriteError::Several { kind, count: documents.len() })
        }
    }
}

/// What of a document a text of this kind would leave out.
#[must_use]
pub fn loss(kind: Kind, document: &Document) -> Vec<Loss> {
    let about = &document.about;
    let said = match kind {
        Kind::Nonet => None,
        Kind::SadMan => (!about.title.is_empty()).then_some(Loss::Title),
        Kind::List | Kind::Rows => (!about.is_empty()).then_some(Loss::About),
    };
    let entries = !kind.holds_entries() && !document.entries.is_empty();
    entries.then_some(Loss::Entries).into_iter().chain(said).collect()
}
