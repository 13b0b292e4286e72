//! Temporary files for other programs, such as a viewer. Each file has a folder of its own.
//!
//! Nonet cannot know when the other program is done with a file. So a file is kept for a day, and the next file that
//! is handed out removes the expired files.

#[cfg(unix)]
use std::fs::Permissions;
use std::fs::{self, DirEntry, File, Metadata};
use std::io::{self, BufWriter, Write};
#[cfg(unix)]
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::time::Duration;

use tempfile::TempDir;

use super::{StoreError, StoreProblem};

/// The start of the name of such a folder. Random letters and digits follow.
const PREFIX: &str = "nonet-handed-out-";
const RANDOM: usize = 6;

/// Lifetime of a file for another program.
const KEPT: Duration = Duration::from_hours(24);

/// Writes a file called `name` into a new folder, with access for the current user only. Returns its path.
/// Removes files that were handed out more than a day ago.
///
/// # Errors
/// Returns an error if the file cannot be written.
pub fn hand_out(
    name: &str,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<PathBuf, StoreError> {
    let folder = private_folder().map_err(|error| {
        StoreError::new(&std::env::temp_dir(), StoreProblem::of_writing(&error))
    })?;
    drop(remove_old_ones_beside(folder.path()));
    let path = folder.path().join(name);
    write_private(&path, write)
        .map_err(|error| StoreError::new(&path, StoreProblem::of_writing(&error)))?;
    // The folder must remain, because the other program opens the file later.
    let _ = folder.keep();
    Ok(path)
}

/// Creates a private folder among the temporary files, which other users of the computer can list.
fn private_folder() -> io::Result<TempDir> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(PREFIX).rand_bytes(RANDOM);
    #[cfg(unix)]
    builder.permissions(Permissions::from_mode(0o700));
    builder.tempdir()
}

fn write_private(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    options.mode(0o600);
    let mut file = BufWriter::new(options.open(path)?);
    write(&mut file)?;
    file.flush()
}

/// Removes a file of [`hand_out`] that the other program no longer needs.
pub fn take_back(handed_out: &Path) {
    if fs::remove_file(handed_out).is_ok()
        && let Some(folder) = handed_out.parent()
    {
        // If another program has put a file beside it, the folder remains.
        drop(fs::remove_dir(folder));
    }
}

fn remove_old_ones_beside(new: &Path) -> io::Result<()> {
    let own = fs::symlink_metadata(new)?;
    for entry in fs::read_dir(new.parent().unwrap_or(new))?.flatten().filter(is_handed_out) {
        drop(remove_if_old(&entry.path(), &own));
    }
    Ok(())
}

fn is_handed_out(entry: &DirEntry) -> bool {
    let name = entry.file_name();
    let random = name.to_str().and_then(|name| name.strip_prefix(PREFIX));
    random.is_some_and(|random| random.len() == RANDOM)
}

/// Removes a folder with its files, if it is old and has the owner of `own`. A folder with subfolders is used
/// for something else and remains.
fn remove_if_old(folder: &Path, own: &Metadata) -> io::Result<()> {
    let made = fs::symlink_metadata(folder)?;
    let is_old = made.modified()?.elapsed().is_ok_and(|age| age > KEPT);
    if !(is_old && made.is_dir() && has_owner_of(&made, own)) {
        return Ok(());
    }
    let within: Vec<DirEntry> = fs::read_dir(folder)?.collect::<io::Result<_>>()?;
    if within.iter().all(|entry| entry.file_type().is_ok_and(|sort| sort.is_file())) {
        within.iter().try_for_each(|file| fs::remove_file(file.path()))?;
        fs::remove_dir(folder)?;
    }
    Ok(())
}

/// Whether two folders have the same owner. Another user could replace their own temporary folder by a link to
/// a folder of somebody else, just before its files are removed.
#[cfg(unix)]
fn has_owner_of(folder: &Metadata, own: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    folder.uid() == own.uid()
}

/// On other systems each user has their own temporary folder.
#[cfg(not(unix))]
fn has_owner_of(_folder: &Metadata, _own: &Metadata) -> bool {
    true
}
