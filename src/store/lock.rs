//! Locks between running programs. A lock is a file, and the system releases it however the program ends.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::private;

/// A lock that is held until it is dropped.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
    path: PathBuf,
}

impl Lock {
    /// Takes the lock of a file. Returns `None` if another program has it.
    pub(super) fn at_once(path: &Path) -> io::Result<Option<Self>> {
        let file = private::open_lock(path)?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Self { file, path: path.to_owned() })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// Takes the lock of a file. Waits while another program has it.
    pub(super) fn wait(path: &Path) -> io::Result<Self> {
        let file = private::open_lock(path)?;
        file.lock()?;
        Ok(Self { file, path: path.to_owned() })
    }

    /// Whether the file of the lock is still in its place. If another program has removed it, a third program may hold
    /// a lock of a new file with this name.
    pub(super) fn is_in_place(&self) -> bool {
        is_at(&self.file, &self.path)
    }
}

#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::fs;
    use std::os::unix::fs::MetadataExt;
    let number = |about: fs::Metadata| (about.dev(), about.ino());
    file.metadata().map(number).ok() == fs::metadata(path).map(number).ok()
}

/// Other systems do not remove a file that is open.
#[cfg(not(unix))]
fn is_at(_file: &File, path: &Path) -> bool {
    path.exists()
}

impl Drop for Lock {
    /// Unlocks explicitly. Closing the file is not enough, because a child process that is just starting holds
    /// a copy of it for a moment.
    fn drop(&mut self) {
        drop(self.file.unlock());
    }
}
