//! Why a file cannot be opened or saved, as data. The sentences are in `text`.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::format::{ReadError, SystemError};

/// What went wrong, and with which file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreError {
    /// The file, as it was named.
    pub path: PathBuf,
    /// What went wrong with it.
    pub problem: StoreProblem,
}

impl StoreError {
    pub(super) fn new(path: &Path, problem: StoreProblem) -> Self {
        Self { path: path.to_owned(), problem }
    }
}

impl std::error::Error for StoreError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.problem {
            StoreProblem::Text(error) => Some(error),
            _ => None,
        }
    }
}

/// What can go wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreProblem {
    /// There is no such file.
    Absent,
    /// A folder on the way to the file is not there, or no longer.
    NoFolder,
    /// It is a folder.
    Folder,
    /// It is a device, a pipe or a socket, and cannot be replaced by a file.
    NotAFile,
    /// It is a socket, through which programs talk.
    Socket,
    /// It is a link that leads to itself, or that too many others stand between.
    LinkLoop,
    /// It is a folder whose permissions do not let it be looked into.
    ClosedFolder,
    /// Its permissions do not let it be read.
    MayNotRead,
    /// It is marked as read-only.
    ReadOnlyFile,
    /// No file may be written in its folder.
    ReadOnlyFolder,
    /// The whole file system is read-only.
    ReadOnlyDisk,
    /// No room is left on the disk, or in the person's share of it.
    DiskFull,
    /// The system does not take such a name.
    BadName,
    /// It is not as it was when it was last read or written here: another program changed it.
    ChangedOnDisk,
    /// It was read, but its text cannot be understood.
    Text(ReadError),
    /// As many windows are open as sessions are kept for.
    TooManySessions,
    /// Anything else that the system reports while reading.
    Reading(SystemError),
    /// Anything else that the system reports while writing.
    Writing(SystemError),
}

impl StoreProblem {
    /// What an error met while reading means.
    pub(super) fn of_reading(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => Self::Absent,
            ErrorKind::PermissionDenied => Self::MayNotRead,
            ErrorKind::IsADirectory => Self::Folder,
            ErrorKind::InvalidFilename | ErrorKind::InvalidInput => Self::BadName,
            _ if is_link_loop(error) => Self::LinkLoop,
            _ => Self::Reading(error.into()),
        }
    }

    /// What an error met while writing a new file beside the old one means.
    pub(super) fn of_writing(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => Self::NoFolder,
            ErrorKind::PermissionDenied => Self::ReadOnlyFolder,
            ErrorKind::ReadOnlyFilesystem => Self::ReadOnlyDisk,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::DiskFull,
            ErrorKind::IsADirectory => Self::Folder,
            ErrorKind::InvalidFilename | ErrorKind::InvalidInput => Self::BadName,
            _ if is_link_loop(error) => Self::LinkLoop,
            _ => Self::Writing(error.into()),
        }
    }
}

/// Whether links lead in a circle, or one to the other for too long.
#[cfg(unix)]
pub(super) fn is_link_loop(error: &io::Error) -> bool {
    error.raw_os_error() == Some(rustix::io::Errno::LOOP.raw_os_error())
}

#[cfg(not(unix))]
pub(super) fn is_link_loop(_error: &io::Error) -> bool {
    false
}
