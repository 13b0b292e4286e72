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

mod attributes;

use std::fs::{self, DirEntry, File, Metadata, Permissions};
use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tempfile::NamedTempFile;

pub(super) use attributes::Access;

use super::error::is_link_loop;
use super::{StoreError, StoreProblem};
use crate::engine::Layout;
use crate::engine::generate::Code;
use crate::format::{self, MAX_BYTES, PlainDigits, Reading, is_typed_puzzle};

/// The start of the name of a new file; random letters and digits, and [`SUFFIX`], follow.
const PREFIX: &str = ".nonet-";
const RANDOM: usize = 6;
const SUFFIX: &str = ".tmp";

/// An opened file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenedFile {
    /// The content.
    pub reading: Reading,
    /// The fingerprint of the file.
    pub stamp: Stamp,
    /// Whether the file is compressed, so that it cannot be saved as it was.
    pub is_compressed: bool,
}

/// A fingerprint of a file when it was last read or written. Two files with equal stamps count as equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamp {
    length: u64,
    hash: u64,
}

impl Stamp {
    /// The stamp of a file with this content.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        // FNV-1a. The hash must be the same in every release, because sessions store stamps.
        let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        Self { length: bytes.len() as u64, hash }
    }
}

/// Returns an error for the first of `files` that does not exist. Returns `None` if all exist. The code of a puzzle and a
/// link with a puzzle need no file.
#[must_use]
pub fn missing_file(files: &[PathBuf]) -> Option<StoreError> {
    let is_typed = |text: &str| Code::is_meant(text) || is_typed_puzzle(text);
    let is_puzzle = |file: &Path| file.to_str().is_some_and(is_typed);
    let missing = files.iter().find(|file| !file.exists() && !is_puzzle(file))?;
    Some(StoreError::new(missing, StoreProblem::Absent))
}

/// Opens and reads a file of any readable kind.
///
/// # Errors
/// Returns an error if the file cannot be opened, or its text cannot be understood.
pub fn open(path: &Path) -> Result<OpenedFile, StoreError> {
    open_on(path, None, PlainDigits::Unknown)
}

/// Opens a file and reads it. Its puzzles are on the board `shape` if its text does not say another, and `digits` is what
/// is known of the digits of a plain text.
///
/// # Errors
/// As [`open`].
pub fn open_on(
    path: &Path,
    shape: Option<&Arc<Layout>>,
    digits: PlainDigits,
) -> Result<OpenedFile, StoreError> {
    let bytes = read(path)?;
    let reading = format::read_with(&bytes, shape, digits);
    let reading = reading.map_err(|error| StoreError::new(path, StoreProblem::Text(error)))?;
    let stamp = Stamp::of(&bytes);
    Ok(OpenedFile { reading, stamp, is_compressed: format::is_compressed(&bytes) })
}

/// Opens and reads a file of at most `most` bytes. Returns `None` if there is no such file, and `Some(None)` if it is
/// longer or cannot be read.
#[must_use]
pub fn open_up_to(path: &Path, most: u64) -> Option<Option<OpenedFile>> {
    let about = fs::metadata(path).ok().filter(Metadata::is_file)?;
    Some((about.len() <= most).then(|| open(path).ok()).flatten())
}

/// Opens a file of any length for reading piece by piece.
///
/// # Errors
/// Returns an error if the file cannot be opened.
pub fn stream(path: &Path) -> Result<File, StoreError> {
    if let Ok(about) = fs::metadata(path)
        && let Some(problem) = unreadable(&about)
    {
        return Err(StoreError::new(path, problem));
    }
    File::open(path).map_err(|error| StoreError::new(path, StoreProblem::of_reading(&error)))
}

/// The problem of a file that cannot be opened, if its metadata already show it. The system's own error would say
/// less. Returns `None` if they show none.
fn unreadable(about: &Metadata) -> Option<StoreProblem> {
    match () {
        () if about.is_dir() => Some(StoreProblem::Folder),
        () if attributes::is_socket(about) => Some(StoreProblem::Socket),
        () => None,
    }
}

/// The bytes of a file, up to one more than the largest text. The additional byte shows that the file is too
/// large.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, StoreError> {
    read_all(path, stream(path)?)
}

/// The bytes of an opened file, as [`read`] returns them.
pub(super) fn read_all(path: &Path, file: File) -> Result<Vec<u8>, StoreError> {
    let mut bytes = Vec::new();
    let limited = file.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes);
    limited.map_err(|error| StoreError::new(path, StoreProblem::of_reading(&error)))?;
    Ok(bytes)
}

/// Creates a folder and its parents, if they do not exist.
pub(super) fn make_folder(folder: &Path) -> Result<(), StoreProblem> {
    fs::create_dir_all(folder).map_err(|error| problem_of_folder(folder, &error))
}

/// The problem of a folder that cannot be made or used: a file may be in its place, or in that of a folder around it.
pub(super) fn problem_of_folder(folder: &Path, error: &io::Error) -> StoreProblem {
    let is_no_folder = |path: &&Path| fs::metadata(path).is_ok_and(|about| !about.is_dir());
    match folder.ancestors().find(is_no_folder) {
        Some(file) => StoreProblem::NotAFolder(file.to_owned()),
        None => StoreProblem::of_writing(error),
    }
}

/// Saves a file. If it replaces an old file, keeps its permissions.
///
/// # Errors
/// Returns an error if the file cannot be saved. The old file is then unchanged.
pub fn save(path: &Path, text: &str) -> Result<Stamp, StoreError> {
    save_with(path, |file| file.write_all(text.as_bytes()))?;
    Ok(Stamp::of(text.as_bytes()))
}

/// Saves a file as [`save`] does. `write` writes the content piece by piece.
///
/// # Errors
/// Returns an error if the file cannot be saved, or if `write` fails. The old file is then unchanged.
pub fn save_with(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), StoreError> {
    save_as(path, Access::AsUsual, write)
}

/// Saves a file as [`save_with`] does, for those who have `access`.
pub(super) fn save_as(
    path: &Path,
    access: Access,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), StoreError> {
    save_over(path, access, write, |_| Ok(()))
}

/// Saves a file as [`save_with`] does, but does not replace an old file unless it is empty.
///
/// # Errors
/// Returns an error if the file cannot be saved, or if there is an old file that is not empty. The old file is
/// then unchanged.
pub fn save_new_with(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), StoreError> {
    save_over(path, Access::AsUsual, write, |old| check_unchanged(old, Stamp::of(&[])))
}

/// Saves a file as [`save`] does, but replaces an old file only if it still has this `stamp`.
///
/// # Errors
/// Returns an error if the file cannot be saved. The old file is then unchanged.
pub fn save_unless_changed(path: &Path, text: &str, stamp: Stamp) -> Result<Stamp, StoreError> {
    let write = |file: &mut dyn Write| file.write_all(text.as_bytes());
    save_over(path, Access::AsUsual, write, |old| check_unchanged(old, stamp))?;
    Ok(Stamp::of(text.as_bytes()))
}

/// Saves a file, if `may_replace` allows to replace the old file.
fn save_over(
    path: &Path,
    access: Access,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    may_replace: impl FnOnce(&Path) -> Result<(), StoreProblem>,
) -> Result<(), StoreError> {
    let save = || {
        let target = target(path).map_err(|error| StoreProblem::of_writing(&error))?;
        let old = old_file(&target)?;
        if old.is_some() {
            may_replace(&target)?;
        }
        let folder = folder_of(&target);
        let replaced = replace(&target, folder, old.as_ref(), access, write);
        replaced.map_err(|error| match error.kind() {
            ErrorKind::NotADirectory => problem_of_folder(folder, &error),
            _ => StoreProblem::of_writing(&error),
        })
    };
    save().map_err(|problem| StoreError::new(path, problem))
}

/// Follows the links of a path, also to a file that does not exist yet.
fn target(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        Ok(target) => Ok(target),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(behind_links(path)),
        Err(error) if is_link_loop(&error) => Err(error),
        // Some file systems cannot resolve paths but can store files.
        Err(_) => Ok(path.to_owned()),
    }
}

/// The end of a chain of links whose target does not exist. There is no loop: the system would have reported it
/// before.
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

/// The metadata of the file to replace. Returns `None` if there is none. Returns an error if it may not be
/// replaced.
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
    access: Access,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    remove_what_was_left_in(folder);
    let mut new = new_file_in(folder, access)?;
    let mut buffer = BufWriter::new(&mut new);
    write(&mut buffer)?;
    buffer.flush()?;
    drop(buffer);
    if let Some(old) = old.filter(|old| attributes::has_several_names(old)) {
        return attributes::copy_into(target, old, access, new.as_file_mut());
    }
    if let Some(old) = old {
        attributes::take_over(target, old, access, new.as_file())?;
    }
    new.as_file().sync_all()?;
    new.persist(target).map_err(|error| error.error)?;
    // The file is already replaced, so an error of syncing its folder is no failure of the save.
    drop(sync_folder(folder));
    Ok(())
}

/// Creates a new file and locks it.
fn new_file_in(folder: &Path, access: Access) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(PREFIX).rand_bytes(RANDOM).suffix(SUFFIX);
    if let Some(permissions) = new_file_permissions(access) {
        builder.permissions(permissions);
    }
    let new = builder.tempfile_in(folder)?;
    // If this file system has no locks, no file is ever treated as left behind.
    drop(new.as_file().lock());
    // Before the lock, another save may have removed the file as left behind.
    if new.path().exists() { Ok(new) } else { new_file_in(folder, access) }
}

/// Removes new files that programs left behind when they ended during a save.
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

/// The permissions that are requested for new files: those of most programs, or those of the person alone. The umask of
/// the user reduces them. Returns `None` on systems without such permissions.
#[cfg(unix)]
#[expect(clippy::unnecessary_wraps, reason = "other systems have none")]
fn new_file_permissions(access: Access) -> Option<Permissions> {
    use std::os::unix::fs::PermissionsExt;
    Some(Permissions::from_mode(match access {
        Access::AsUsual => 0o666,
        Access::Private => attributes::PRIVATE,
    }))
}

#[cfg(not(unix))]
fn new_file_permissions(_access: Access) -> Option<Permissions> {
    None
}

/// Syncs the folder, so that the new name survives a crash as the content does.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "other systems can fail")]
fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}
