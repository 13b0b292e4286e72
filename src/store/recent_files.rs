//! Nonet's own list of recent files.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{Folders, LoadedValue, StoreError, record};

/// The length of the list.
const MOST: usize = 10;

/// The files opened or saved last, newest first, with their full paths.
///
/// A file whose name is not Unicode is not remembered, because the list is stored as text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RecentFiles {
    files: Vec<PathBuf>,
}

impl RecentFiles {
    /// Loads the list.
    #[must_use]
    pub fn load(folders: &Folders) -> LoadedValue<Self> {
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
    /// Returns an error if the list cannot be written. The list in memory has the file anyway.
    pub fn add(&mut self, folders: &Folders, path: &Path) -> Result<(), StoreError> {
        self.change(folders, path, |files, path| files.insert(0, path))
    }

    /// Removes a file from the list and saves the list.
    ///
    /// # Errors
    /// Returns an error if the list cannot be written. The file is removed from the list in memory anyway.
    pub fn remove(&mut self, folders: &Folders, path: &Path) -> Result<(), StoreError> {
        self.change(folders, path, |_, _| {})
    }

    /// Clears the list and saves it.
    ///
    /// # Errors
    /// Returns an error if the list cannot be written. The list in memory is empty anyway.
    pub fn clear(&mut self, folders: &Folders) -> Result<(), StoreError> {
        self.files.clear();
        record::change(&folders.recent_file(), |_| self.clone()).map(drop)
    }

    fn change(
        &mut self,
        folders: &Folders,
        path: &Path,
        put: fn(&mut Vec<PathBuf>, PathBuf),
    ) -> Result<(), StoreError> {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        let changed = |mut list: Self| {
            list.files.retain(|file| *file != path);
            if path.to_str().is_some() {
                put(&mut list.files, path.clone());
            }
            list.files.truncate(MOST);
            list
        };
        let kept = record::change(&folders.recent_file(), |stored: Option<Self>| {
            changed(stored.unwrap_or_default())
        });
        match kept {
            Ok(list) => {
                *self = list;
                Ok(())
            }
            Err(error) => {
                *self = changed(std::mem::take(self));
                Err(error)
            }
        }
    }
}
