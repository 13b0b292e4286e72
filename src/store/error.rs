//! Why a file cannot be opened or saved, as data. The sentences are in `text`.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::engine::Cancelled;
use crate::format::{ReadError, SystemError};

/// A problem with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreError {
    /// The path of the file, as the caller named it.
    pub path: PathBuf,
    /// The problem.
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

/// Why long work on files ended early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WorkError {
    /// A file cannot be read or written.
    Store(StoreError),
    /// The work was cancelled.
    Cancelled,
}

impl WorkError {
    /// The problem with the file.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the work was cancelled.
    pub fn of_file(self) -> Result<StoreError, Cancelled> {
        match self {
            Self::Store(error) => Ok(error),
            Self::Cancelled => Err(Cancelled),
        }
    }
}

impl From<StoreError> for WorkError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<Cancelled> for WorkError {
    fn from(Cancelled: Cancelled) -> Self {
        Self::Cancelled
    }
}

/// The problems that a file can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreProblem {
    /// The file does not exist.
    Absent,
    /// A folder on the path to the file does not exist.
    NoFolder,
    /// This file is in the place of a folder on the path.
    NotAFolder(PathBuf),
    /// The path is a folder.
    Folder,
    /// The path is a device, a pipe or a socket, which a file cannot replace.
    NotAFile,
    /// The path is a device or a pipe, in which Nonet cannot keep anything.
    Device,
    /// The path is a socket and cannot be read.
    Socket,
    /// The path is a link that leads to itself, or through too many other links.
    LinkLoop,
    /// The path is a folder that the permissions do not allow to list.
    ClosedFolder,
    /// The permissions do not allow to read the file.
    MayNotRead,
    /// The file is read-only.
    ReadOnlyFile,
    /// The permissions do not allow to write files in the folder.
    ReadOnlyFolder,
    /// The whole file system is read-only.
    ReadOnlyDisk,
    /// The disk, or the user's quota, is full.
    DiskFull,
    /// The system does not allow this name.
    BadName,
    /// Another program has changed the file since it was last read or written here.
    ChangedOnDisk,
    /// The text of the file cannot be understood.
    Text(ReadError),
    /// The maximum number of sessions are in use.
    TooManySessions,
    /// Another error of the system while reading.
    Reading(SystemError),
    /// Another error of the system while writing.
    Writing(SystemError),
}

impl StoreProblem {
    /// Converts an error of reading.
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

    /// Converts an error of writing a new file beside the old one.
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

/// Whether the error is a loop of links, or too many links.
#[cfg(unix)]
pub(super) fn is_link_loop(error: &io::Error) -> bool {
    error.raw_os_error() == Some(rustix::io::Errno::LOOP.raw_os_error())
}

#[cfg(not(unix))]
pub(super) fn is_link_loop(_error: &io::Error) -> bool {
    false
}
