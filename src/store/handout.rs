//! Files handed to other programs, such as a viewer. They lie where the system keeps what it clears away by itself.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::{StoreError, StoreProblem, save_with};

/// Writes a file called `name` into a new folder that only this person sees, and says where it is.
///
/// # Errors
/// Where it cannot be written.
pub fn hand_out(
    name: &str,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<PathBuf, StoreError> {
    let folder = tempfile::Builder::new().prefix("nonet-").tempdir();
    let folder = folder.map_err(|error| {
        StoreError::new(&std::env::temp_dir(), StoreProblem::of_writing(&error))
    })?;
    let path = folder.path().join(name);
    save_with(&path, write)?;
    // The other program opens it in its own time: nobody here knows when it is done.
    let _ = folder.keep();
    Ok(path)
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
