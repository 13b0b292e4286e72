//! The file that puzzles were read from.

use std::path::{Path, PathBuf};

use crate::format::{Document, Kind, Loss};
use crate::store::file::Stamp;

/// The file of a document.
#[derive(Clone, Debug)]
pub struct DocumentSource {
    /// Its path.
    pub path: PathBuf,
    /// The form of its text.
    pub kind: Kind,
    /// What was read or written last.
    pub stamp: Stamp,
    /// What the person has agreed to leave out of it; `None` if the file was not written since it was opened.
    pub agreed: Option<Vec<Loss>>,
}

/// A puzzle of many with the name of its file and its number there, unless it has a title.
pub(in crate::controller) fn named_after(
    mut document: Document,
    path: &Path,
    number: usize,
) -> Document {
    let name = path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy();
    if document.about.title.is_empty() {
        document.about.title = format!("{name} {number}");
    }
    document
}
