//! Where a file is written to, and what may happen to a file that is there already.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::format::Kind;
use crate::store::file::Stamp;
use crate::store::{self, StoreError, StoreProblem};

/// A file to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TargetFile {
    /// Its path.
    pub path: PathBuf,
    /// What may happen to a file that is there already.
    pub purpose: SavePurpose,
}

/// A file to write a document to, and the form that it gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Destination {
    /// Its path.
    pub path: PathBuf,
    /// The form of the text.
    pub kind: Kind,
    /// What may happen to a file that is there already.
    pub purpose: SavePurpose,
}

/// What may happen to a file that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SavePurpose {
    /// The file must not be lost: the save is refused, and the person is asked.
    Create,
    /// The file is replaced if it is as it was when it was last read or written.
    Update(Stamp),
    /// The file is replaced: the person said so.
    Replace,
}

impl TargetFile {
    /// The target with this ending behind its name. Nobody was asked about a name that is only made here.
    #[must_use]
    pub fn with_ending(self, ending: &str) -> Self {
        let mut name = self.path.into_os_string();
        name.push(format!(".{ending}"));
        Self { path: name.into(), purpose: SavePurpose::Create }
    }

    /// The same file, which may be replaced: the person said so.
    #[must_use]
    pub fn replacing(self) -> Self {
        Self { purpose: SavePurpose::Replace, ..self }
    }

    /// Writes the file. One that is there is replaced only if the person said so.
    pub(super) fn write(
        &self,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), StoreError> {
        match self.purpose {
            SavePurpose::Replace => store::save_with(&self.path, write),
            SavePurpose::Create | SavePurpose::Update(_) => store::save_new_with(&self.path, write),
        }
    }

    /// Whether it was not written as `error` says, because a file is there that nobody was asked about.
    #[must_use]
    pub fn is_taken(&self, error: &StoreError) -> bool {
        self.purpose == SavePurpose::Create && error.problem == StoreProblem::ChangedOnDisk
    }
}

impl Destination {
    /// The destination after a save to `path` that left `stamp`: an update of that file now replaces what was saved.
    #[must_use]
    pub fn after_writing(self, path: &Path, stamp: Stamp) -> Self {
        match self.purpose {
            SavePurpose::Update(_) if self.path == path => {
                Self { purpose: SavePurpose::Update(stamp), ..self }
            }
            SavePurpose::Create | SavePurpose::Update(_) | SavePurpose::Replace => self,
        }
    }
}
