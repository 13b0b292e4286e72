//! The files and folders in which Nonet keeps what it remembers. Only the person who runs Nonet may read them.
//!
//! A file of this kind is always a regular file. Opening a pipe would wait for another program, so nothing here
//! waits: a pipe, a device or a socket in the place of such a file is an error at once. A file that cannot be read is
//! never replaced. Folders and files of earlier versions lose the rights of others when they are written.

use std::fs::{self, DirBuilder, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use super::file::{self, Access};
use super::{Stamp, StoreError, StoreProblem};

/// Creates a folder and its parents, if they do not exist, and takes the rights of others from it.
pub(super) fn make_folder(folder: &Path) -> Result<(), StoreProblem> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|error| file::problem_of_folder(folder, &error))?;
    // The folder of another person stays as it is.
    #[cfg(unix)]
    drop(tighten(folder, 0o700));
    Ok(())
}

/// Creates the folder of a file, as [`make_folder`] does.
pub(super) fn make_folder_of(path: &Path) -> Result<(), StoreError> {
    let made = path.parent().map_or(Ok(()), make_folder);
    made.map_err(|problem| StoreError::new(path, problem))
}

/// Takes the rights that are not in `mode` from a file or a folder.
#[cfg(unix)]
fn tighten(path: &Path, mode: u32) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;

    let mut permissions = fs::metadata(path)?.permissions();
    if permissions.mode() & 0o777 & !mode == 0 {
        return Ok(());
    }
    permissions.set_mode(permissions.mode() & mode);
    fs::set_permissions(path, permissions)
}

/// The bytes of a file, up to one more than the largest text.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, StoreError> {
    file::read_all(path, open_to_read(path)?)
}

/// Opens a file of any length.
pub(super) fn open_to_read(path: &Path) -> Result<File, StoreError> {
    open(File::options().read(true), path).map_err(|error| {
        let problem = problem_in_place(path).unwrap_or_else(|| StoreProblem::of_reading(&error));
        StoreError::new(path, problem)
    })
}

/// Replaces a file, or makes a new one. Its folder must exist.
///
/// # Errors
/// Returns an error if there is a file that cannot be read, or if the file cannot be written. It is then unchanged.
pub(super) fn save_with(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), StoreError> {
    match open_to_read(path) {
        Err(error) if error.problem != StoreProblem::Absent => Err(error),
        Ok(_) | Err(_) => file::save_as(path, Access::Private, write),
    }
}

/// Replaces a file as [`save_with`] does.
pub(super) fn save(path: &Path, text: &str) -> Result<Stamp, StoreError> {
    save_with(path, |out| out.write_all(text.as_bytes()))?;
    Ok(Stamp::of(text.as_bytes()))
}

/// Opens a file for adding to its end, and for reading. Creates the file if it is missing. Its folder must exist.
pub(super) fn open_to_add(path: &Path) -> Result<File, StoreProblem> {
    let opened = open(File::options().create(true).read(true).append(true), path);
    let opened = opened.map_err(|error| {
        problem_in_place(path).unwrap_or_else(|| match error.kind() {
            ErrorKind::PermissionDenied if path.exists() => StoreProblem::ReadOnlyFile,
            _ => StoreProblem::of_writing(&error),
        })
    })?;
    #[cfg(unix)]
    drop(tighten(path, 0o600));
    Ok(opened)
}

/// Opens the file of a lock. Creates the file if it is missing.
pub(super) fn open_lock(path: &Path) -> io::Result<File> {
    let opened = open(File::options().create(true).truncate(false).write(true), path)?;
    #[cfg(unix)]
    drop(tighten(path, 0o600));
    Ok(opened)
}

/// Opens a regular file without waiting for another program.
fn open(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        let at_once = rustix::fs::OFlags::NONBLOCK.bits().cast_signed();
        options.custom_flags(at_once).mode(0o600);
    }
    let file = options.open(path)?;
    match file.metadata()? {
        about if about.is_file() => Ok(file),
        about if about.is_dir() => Err(ErrorKind::IsADirectory.into()),
        _ => Err(ErrorKind::InvalidFilename.into()),
    }
}

/// The problem of what stands in the place of a file, if it is no regular file or may not be read. The error of the
/// system would say less.
fn problem_in_place(path: &Path) -> Option<StoreProblem> {
    let about: Metadata = fs::metadata(path).ok()?;
    match () {
        () if about.is_dir() => Some(StoreProblem::Folder),
        () if !about.is_file() => Some(StoreProblem::Device),
        () => {
            let error = File::open(path).err()?;
            Some(StoreProblem::of_reading(&error))
        }
    }
}
