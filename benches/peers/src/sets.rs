//! Sets of puzzles in files with one puzzle per line.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::line::Line;

/// The puzzles of one file.
pub(crate) struct Set {
    /// The file's name without its ending.
    pub(crate) name: String,
    /// Its puzzles.
    pub(crate) lines: Vec<Line>,
}

impl Set {
    /// Reads the lines of `path` that begin with a puzzle; others are comments.
    pub(crate) fn read(path: &Path) -> Result<Self, Failure> {
        let text = fs::read_to_string(path).map_err(unreadable(path))?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let set = Self::parse(&name, &text);
        if set.lines.is_empty() { Err(Failure::NoPuzzles(path.to_owned())) } else { Ok(set) }
    }

    /// Takes the lines of `text` that begin with a puzzle.
    pub(crate) fn parse(name: &str, text: &str) -> Self {
        let lines = text.lines().filter_map(Line::parse).collect();
        Self { name: name.to_owned(), lines }
    }
}

/// The lists of puzzles (`.sdm`) in the folder of data beside the project, by name.
pub(crate) fn beside_the_project() -> Result<Vec<PathBuf>, Failure> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let entries = fs::read_dir(&folder).map_err(unreadable(&folder))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "sdm"));
    paths.sort();
    if paths.is_empty() { Err(Failure::NoPuzzles(folder)) } else { Ok(paths) }
}

fn unreadable(path: &Path) -> impl FnOnce(std::io::Error) -> Failure {
    move |source| Failure::Unreadable { path: path.to_owned(), source }
}
