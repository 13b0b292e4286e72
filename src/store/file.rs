//! Opens and saves the files that the user names.
//!
//! A save is whole or not at all. The text goes into a new file in the same folder; then the new file takes the place of
//! the old file and, as far as the system allows, its permissions, owner, group and extended attributes. Links are
//! followed. A file with several names (hard links) keeps them: the text is copied into it, so only there can an error
//! of the disk or a crash leave half of it. Opening a file returns a [`Stamp`]. With it a save detects a change by another program,
//! and does not overwrite the change.
//!
//! The new file is locked while it is written. The system releases the lock however the program ends. So a new file
//! without a lock was left behind by a crash, and the next save in that folder removes it.

mod replaced;

use std::fs::{self, DirEntry, File, Metadata, Permissions};
use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tempfile::NamedTempFile;

use super::error::is_link_loop;
use super::{StoreError, StoreProblem};
use crate::format::{self, MAX_BYTES, Reading};

/// The start of the name of a new file; random letters and digits, and [`SUFFIX`], follow.
const PREFIX: &str = ".nonet-";
const RANDOM: usize = 6;
const SUFFIX: &str = ".tmp";

/// A file that was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// The content.
    pub reading: Reading,
    /// What it was like.
    pub stamp: Stamp,
}

/// A fingerprint of a file when it was last read or written: two files with one stamp are
/// taken to be the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamp {
    length: u64,
    hash: u64,
}

impl Stamp {
    /// The stamp of a file with this content.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        // FNV-1a: the same in every release, as stamps are kept with sessions.
        let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        Self { length: bytes.len() as u64, hash }
    }
}

/// Opens a file of any kind that can be read.
///
/// # Errors
/// If it cannot be opened, or its text not be understood.
pub fn open(path: &Path) -> Result<Opened, StoreError> {
    let bytes = read(path)?;
    let reading =
        format::read(&bytes).map_err(|error| StoreError::new(path, StoreProblem::Text(error)))?;
    let stamp = Stamp::of(&bytes);
    Ok(Opened { reading, stamp })
}

/// Opens a file to be read bit by bit, however long it is.
///
/// # Errors
/// If it cannot be opened.
pub fn stream(path: &Path) -> Result<File, StoreError> {
    if let Ok(about) = fs::metadata(path)
        && let Some(problem) = unreadable(&about)
    {
        return Err(StoreError::new(path, problem));
    }
    File::open(path).map_err(|error| StoreError::new(path, StoreProblem::of_reading(&error)))
}

/// What can be told of a file before the system is asked to open it, which it refuses in words of its own.
fn unreadable(about: &Metadata) -> Option<StoreProblem> {
    match () {
        () if about.is_dir() => Some(StoreProblem::Folder),
        () if replaced::is_socket(about) => Some(StoreProblem::Socket),
        () => None,
    }
}

/// The bytes of a file; no more of it than can be understood, and one byte to show that there is more.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, StoreError> {
    let mut bytes = Vec::new();
    let limited = stream(path)?.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes);
    limited.map_err(|error| StoreError::new(path, StoreProblem::of_reading(&error)))?;
    Ok(bytes)
}

/// Makes a folder, and those that it stands in, unless it is there.
pub(super) fn make_folder(folder: &Path) -> Result<(), StoreProblem> {
    fs::create_dir_all(folder).map_err(|error| match error.kind() {
        // A file stands where the folder belongs.
        ErrorKind::AlreadyExists => StoreProblem::NoFolder,
        _ => StoreProblem::of_writing(&error),
    })
}

/// Saves a file, new or in place of an old one, whose permissions it keeps.
///
/// # Errors
/// If it cannot be saved. The old file is then still as it was.
pub fn save(path: &Path, text: &str) -> Result<Stamp, StoreError> {
    save_with(path, |file| file.write_all(text.as_bytes()))?;
    Ok(Stamp::of(text.as_bytes()))
}

/// Saves a file as [`save`] does, with what `write` puts into it bit by bit.
///
/// # Errors
/// If it cannot be saved, or `write` fails. The old file is then still as it was.
pub fn save_with(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), StoreError> {
    save_over(path, write, |_| Ok(()))
}

/// Saves a file as [`save_with`] does, but replaces no old one that holds anything.
///
/// # Errors
/// If it cannot be saved, or there is such a file. That one is then still as it was.
pub fn save_new_with(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), StoreError> {
    save_over(path, write, |old| check_unchanged(old, Stamp::of(&[])))
}

/// Saves a file as [`save`] does, but replaces an old one only while it is as it was when `stamp` was taken.
///
/// # Errors
/// If it cannot be saved. The old file is then still as it was.
pub fn save_unless_changed(path: &Path, text: &str, stamp: Stamp) -> Result<Stamp, StoreError> {
    let write = |file: &mut dyn Write| file.write_all(text.as_bytes());
    save_over(path, write, |old| check_unchanged(old, stamp))?;
    Ok(Stamp::of(text.as_bytes()))
}

/// Saves a file, once `may_replace` has had a look at the old one.
fn save_over(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    may_replace: impl FnOnce(&Path) -> Result<(), StoreProblem>,
) -> Result<(), StoreError> {
    let save = || {
        let target = target(path).map_err(|error| StoreProblem::of_writing(&error))?;
        let old = old_file(&target)?;
        if old.is_some() {
            may_replace(&target)?;
        }
        let replaced = replace(&target, folder_of(&target), old.as_ref(), write);
        replaced.map_err(|error| StoreProblem::of_writing(&error))
    };
    save().map_err(|problem| StoreError::new(path, problem))
}

/// Follows the links of a path, also to a file that does not exist yet.
fn target(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        Ok(target) => Ok(target),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(behind_links(path)),
        Err(error) if is_link_loop(&error) => Err(error),
        // Some disks cannot tell where a path leads, and take files all the same.
        Err(_) => Ok(path.to_owned()),
    }
}

/// Where links lead of which the last leads to nothing. The system has found that they do not lead in a circle.
fn behind_links(path: &Path) -> PathBuf {
    match fs::read_link(path) {
        Ok(link) => behind_links(&folder_of(path).join(link)),
        Err(_) => path.to_owned(),
    }
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// What is known of the file to replace, where there is one and it may be replaced.
fn old_file(target: &Path) -> Result<Option<Metadata>, StoreProblem> {
    let Ok(old) = fs::metadata(target) else {
        return Ok(None);
    };
    match () {
        () if old.is_dir() => Err(StoreProblem::Folder),
        () if !old.is_file() => Err(StoreProblem::NotAFile),
        () if old.permissions().readonly() => Err(StoreProblem::ReadOnlyFile),
        () => Ok(Some(old)),
    }
}

fn check_unchanged(target: &Path, expected: Stamp) -> Result<(), StoreProblem> {
    let bytes = read(target).map_err(|error| error.problem)?;
    if Stamp::of(&bytes) == expected { Ok(()) } else { Err(StoreProblem::ChangedOnDisk) }
}

fn replace(
    target: &Path,
    folder: &Path,
    old: Option<&Metadata>,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    remove_what_was_left_in(folder);
    let mut new = new_file_in(folder)?;
    let mut buffer = BufWriter::new(&mut new);
    write(&mut buffer)?;
    buffer.flush()?;
    drop(buffer);
    if let Some(old) = old.filter(|old| replaced::has_several_names(old)) {
        return replaced::copy_into(target, old, new.as_file_mut());
    }
    if let Some(old) = old {
        replaced::take_over(target, old, new.as_file())?;
    }
    new.as_file().sync_all()?;
    new.persist(target).map_err(|error| error.error)?;
    // The file is replaced by now; a folder that cannot be synced makes that no less true.
    drop(sync_folder(folder));
    Ok(())
}

/// A new file, locked.
fn new_file_in(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(PREFIX).rand_bytes(RANDOM).suffix(SUFFIX);
    if let Some(permissions) = new_file_permissions() {
        builder.permissions(permissions);
    }
    let new = builder.tempfile_in(folder)?;
    // Without locks on this disk nothing is ever taken for left behind.
    drop(new.as_file().lock());
    // Before it was locked, another save may have taken it for left behind.
    if new.path().exists() { Ok(new) } else { new_file_in(folder) }
}

/// Removes the new files of programs that were ended while they saved.
fn remove_what_was_left_in(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten().filter(is_new_file) {
        drop(remove_if_left(&entry.path()));
    }
}

fn is_new_file(entry: &DirEntry) -> bool {
    let name = entry.file_name();
    let random = name.to_str().and_then(|name| name.strip_prefix(PREFIX)?.strip_suffix(SUFFIX));
    random.is_some_and(|random| random.len() == RANDOM)
        && entry.file_type().is_ok_and(|sort| sort.is_file())
}

fn remove_if_left(new: &Path) -> io::Result<()> {
    let file = File::options().write(true).open(new)?;
    file.try_lock()?;
    fs::remove_file(new)
}

/// What other programs ask for too; the person's umask takes away from it.
#[cfg(unix)]
#[expect(clippy::unnecessary_wraps, reason = "other systems have none")]
fn new_file_permissions() -> Option<Permissions> {
    use std::os::unix::fs::PermissionsExt;
    Some(Permissions::from_mode(0o666))
}

#[cfg(not(unix))]
fn new_file_permissions() -> Option<Permissions> {
    None
}

/// Makes the new name as lasting as the content.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "other systems can fail")]
fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}
