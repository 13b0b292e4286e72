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

/// What such a folder is called: this, and some letters and digits.
const PREFIX: &str = "nonet-handed-out-";
const RANDOM: usize = 6;

/// Lifetime of a file for another program.
const KEPT: Duration = Duration::from_hours(24);

/// Writes a file called `name` into a new folder, both for this person alone, and says where it is. Removes what was
/// handed out more than a day ago.
///
/// # Errors
/// If it cannot be written.
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
    // The other program opens it in its own time.
    let _ = folder.keep();
    Ok(path)
}

/// A new folder among the temporary files, which everybody can look through where several people use the computer.
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

/// Removes what [`hand_out`] has written, where the other program is done with it.
pub fn take_back(handed_out: &Path) {
    if fs::remove_file(handed_out).is_ok()
        && let Some(folder) = handed_out.parent()
    {
        // What is put beside it meanwhile belongs to somebody else, and then the folder stays.
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

/// Removes a folder with the files in it, if it is old and belongs to whom `own` belongs. One that holds more than
/// files was put to another use.
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

/// Whether two folders belong to one person. Among temporary files, somebody else could put a link to another folder
/// in the place of their own just before what is in it is removed.
#[cfg(unix)]
fn has_owner_of(folder: &Metadata, own: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    folder.uid() == own.uid()
}

/// Elsewhere each person has temporary files of their own.
#[cfg(not(unix))]
fn has_owner_of(_folder: &Metadata, _own: &Metadata) -> bool {
    true
}
