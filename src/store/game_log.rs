//! Writes the log of each finished game: one file for each game, in a folder that the user chose.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::file::make_folder;
use super::{StoreError, StoreProblem, save_new_with};

/// The most files whose names differ only in a number.
const MOST_OF_ONE_NAME: u32 = 1000;

/// Writes the text of a game into `folder`, which is created if it is missing. The file is called `name`, with
/// a number after it if that name is taken. Returns its path.
///
/// # Errors
/// Returns an error if the file cannot be written. No other file is changed.
pub fn log_game(
    folder: &Path,
    name: &str,
    write: impl Fn(&mut dyn Write) -> io::Result<()>,
) -> Result<PathBuf, StoreError> {
    make_folder(folder).map_err(|problem| StoreError::new(folder, problem))?;
    let mut number = 1;
    loop {
        let path = folder.join(numbered(name, number));
        match save_new_with(&path, &write) {
            Ok(()) => return Ok(path),
            Err(error) if error.problem != StoreProblem::ChangedOnDisk => return Err(error),
            Err(error) if number == MOST_OF_ONE_NAME => return Err(error),
            Err(_) => number += 1,
        }
    }
}

fn numbered(name: &str, number: u32) -> String {
    match (number, name.rsplit_once('.')) {
        (1, _) => name.to_owned(),
        (_, Some((stem, ending))) => format!("{stem} {number}.{ending}"),
        (_, None) => format!("{name} {number}"),
    }
}
