//! What is typed as the place to write to: a file, or standard output.

use std::path::Path;

use crate::text::command_line::{Notice, Remark};

/// Whether results go to standard output.
pub(super) fn is_standard_output(path: &Path) -> bool {
    path == Path::new("-")
}

/// Refuses to write over a file. That a folder is none is told when it is written to.
pub(super) fn check_is_free(target: &Path) -> Result<(), Notice> {
    if !is_standard_output(target) && target.exists() && !target.is_dir() {
        return Err(Notice::about(&target.display().to_string(), Remark::Exists));
    }
    Ok(())
}
