//! Nonet's own list of recent files.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{Folders, Loaded, StoreError, record};

/// The length of the list.
const MOST: usize = 10;

/// The files opened or saved last, newest first, with their full paths.
///
/// A file whose name is not Unicode is not remembered: the list is kept as text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Recent {
    files: Vec<PathBuf>,
}

impl Recent {
    /// Recalls the list.
    #[must_use]
    pub fn load(folders: &Folders) -> Loaded<Self> {
        record::load(&folders.recent_file())
    }

    /// The files, newest first.
    #[must_use]
    pub fn files(&self) -> &[PathBuf] {
        &self.files
    }

    /// Puts a file at the top and saves the list. Reads the list from disk first, because another window may have
    /// added to it.
    ///
    /// # Errors
    /// If the list cannot be written; the file is in this one all the same.
    pub fn add(&mut self, folders: &Folders, path: &Path) -> Result<(), StoreError> {
        self.change(folders, path, |files, path| files.insert(0, path))
    }

    /// Takes a file off the list, and remembers that.
    ///
    /// # Errors
    /// If the list cannot be written; the file is gone from this one all the same.
    pub fn remove(&mut self, folders: &Folders, path: &Path) -> Result<(), StoreError> {
        self.change(folders, path, |_, _| {})
    }

    /// Empties the list, and remembers that.
    ///
    /// # Errors
    /// If the list cannot be written; this one is empty all the same.
    pub fn clear(&mut self, folders: &Folders) -> Result<(), StoreError> {
        self.files.clear();
        record::save(&folders.recent_file(), self)
    }

    fn change(
        &mut self,
        folders: &Folders,
        path: &Path,
        put: fn(&mut Vec<PathBuf>, PathBuf),
    ) -> Result<(), StoreError> {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        let loaded = Self::load(folders);
        if loaded.trouble.is_none() {
            *self = loaded.value;
        }
        self.files.retain(|file| *file != path);
        if path.to_str().is_some() {
            put(&mut self.files, path);
        }
        self.files.truncate(MOST);
        record::save(&folders.recent_file(), self)
    }
}
