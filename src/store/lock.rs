//! Locks between running programs. A lock is a file, and the system releases it however the program ends.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

/// A lock that is held until it is dropped.
#[derive(Debug)]
pub(super) struct Lock(File);

impl Lock {
    /// Takes the lock of a file. Returns `None` if another program has it.
    pub(super) fn at_once(path: &Path) -> io::Result<Option<Self>> {
        let file = open(path)?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Self(file))),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// Takes the lock of a file. Waits while another program has it.
    pub(super) fn wait(path: &Path) -> io::Result<Self> {
        let file = open(path)?;
        file.lock()?;
        Ok(Self(file))
    }
}

fn open(path: &Path) -> io::Result<File> {
    File::options().create(true).truncate(false).write(true).open(path)
}

impl Drop for Lock {
    /// Unlocks explicitly. Closing the file is not enough, because a child process that is just starting holds
    /// a copy of it for a moment.
    fn drop(&mut self) {
        drop(self.0.unlock());
    }
}
