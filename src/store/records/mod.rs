//! The games played: a file with one line for each game.
//!
//! Lines are only added, and several programs may add lines at the same time. A line that cannot be understood, such
//! as a line cut short by a crash, is moved to another file beside this one and reported. A line of a newer Nonet
//! stays.

mod csv;
mod line;

use std::fs::{self, File, Metadata};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::lock::Lock;
use super::{Folders, LoadProblem, StoreError, StoreProblem, private};
use crate::engine::Grid;
use crate::game::GameRecord;

pub use csv::{export_csv, write_csv, write_csv_file};

/// The saved games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecalledGames {
    /// The games, in the order in which they were added.
    pub records: Vec<GameRecord>,
    /// The number of further lines, which a newer Nonet has written and this one does not understand.
    pub newer: usize,
    /// The problem while loading, if any.
    pub trouble: Option<LoadProblem>,
}

/// Adds a game.
///
/// # Errors
/// Returns an error if the game cannot be written. The other games are then unchanged.
pub fn append(folders: &Folders, record: &GameRecord) -> Result<(), StoreError> {
    let path = folders.games_file();
    private::make_folder_of(&path)?;
    // Without locks on this file system, a single write in append mode still goes after the existing lines.
    let lock = Lock::wait(&lock_of(&path)).ok();
    let added = private::open_to_add(&path).and_then(|file| {
        append_line(file, line::write(record), lock.as_ref())
            .map_err(|error| StoreProblem::of_writing(&error))
    });
    added.map_err(|problem| StoreError::new(&path, problem))
}

fn append_line(mut file: File, line: String, lock: Option<&Lock>) -> io::Result<()> {
    let length = file.metadata()?.len();
    let line = if is_broken_off(&mut file, length)? { format!("\n{line}\n") } else { line + "\n" };
    let written = file.write_all(line.as_bytes()).and_then(|()| file.sync_data());
    if written.is_err() && lock.is_some() {
        // Removes the incomplete line. If that fails, the next reader moves it aside.
        drop(file.set_len(length));
    }
    written
}

/// Whether the last line has no line ending, because a program was killed while it wrote the line.
fn is_broken_off(file: &mut File, length: u64) -> io::Result<bool> {
    if length == 0 {
        return Ok(false);
    }
    let mut last = [0];
    file.seek(SeekFrom::Start(length - 1))?;
    file.read_exact(&mut last)?;
    Ok(last != *b"\n")
}

/// Loads the games. Moves lines that cannot be understood aside.
#[must_use]
pub fn load(folders: &Folders) -> RecalledGames {
    let path = folders.games_file();
    let about: io::Result<Metadata> = fs::metadata(&path);
    match about {
        // A file in the place of the folder is not the same as no games: they may have been there.
        Err(error) if error.kind() == io::ErrorKind::NotADirectory => {
            let error = StoreError::new(&path, StoreProblem::Reading((&error).into()));
            let trouble = Some(LoadProblem::Unreadable(error));
            return RecalledGames { trouble, ..RecalledGames::default() };
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => return RecalledGames::default(),
        // Reading tells any other problem.
        Ok(_) | Err(_) => {}
    }
    let lock = Lock::wait(&lock_of(&path));
    let bytes = match read_whole(&path) {
        Ok(bytes) => bytes,
        Err(error) => {
            let trouble = Some(LoadProblem::Unreadable(error));
            return RecalledGames { trouble, ..RecalledGames::default() };
        }
    };
    let mut sorted = SortedLines::of(&bytes);
    let (records, newer) = (std::mem::take(&mut sorted.records), sorted.newer);
    // Without the lock, another program may be writing the line that looks bad.
    let trouble = match lock {
        Ok(_) if !sorted.bad.is_empty() => Some(sorted.put_bad_aside(&path)),
        _ => None,
    };
    RecalledGames { records, newer, trouble }
}

fn read_whole(path: &Path) -> Result<Vec<u8>, StoreError> {
    let mut bytes = Vec::new();
    let read = private::open_to_read(path)?.read_to_end(&mut bytes);
    read.map_err(|error| StoreError::new(path, StoreProblem::of_reading(&error)))?;
    Ok(bytes)
}

/// The lines of the file, sorted by their meaning.
#[derive(Default)]
struct SortedLines<'a> {
    records: Vec<GameRecord>,
    newer: usize,
    /// The lines that remain.
    good: Vec<&'a [u8]>,
    bad: Vec<&'a [u8]>,
}

impl<'a> SortedLines<'a> {
    fn of(bytes: &'a [u8]) -> Self {
        let mut sorted = Self::default();
        for line in bytes.split(|&byte| byte == b'\n').filter(|line| !line.trim_ascii().is_empty())
        {
            match line::read(line) {
                line::Read::Game(record) => sorted.records.push(*record),
                line::Read::Newer => sorted.newer += 1,
                line::Read::Bad => {
                    sorted.bad.push(line);
                    continue;
                }
            }
            sorted.good.push(line);
        }
        sorted
    }

    /// Adds the bad lines to their own file, then removes them from this one.
    fn put_bad_aside(&self, path: &Path) -> LoadProblem {
        let to = bad_lines_of(path);
        let moved = add(&to, &self.bad)
            .map_err(|problem| StoreError::new(&to, problem))
            .and_then(|()| private::save_with(path, |out| write_lines(out, &self.good)));
        match moved {
            Ok(()) => {
                LoadProblem::LinesSetAside { from: path.to_owned(), to, lines: self.bad.len() }
            }
            Err(error) => LoadProblem::Unreadable(error),
        }
    }
}

fn add(path: &Path, lines: &[&[u8]]) -> Result<(), StoreProblem> {
    let mut file = private::open_to_add(path)?;
    let written = write_lines(&mut file, lines).and_then(|()| file.sync_all());
    written.map_err(|error| StoreProblem::of_writing(&error))
}

fn write_lines(out: &mut dyn Write, lines: &[&[u8]]) -> io::Result<()> {
    lines.iter().try_for_each(|line| {
        out.write_all(line)?;
        out.write_all(b"\n")
    })
}

/// The first game in which the player solved the puzzle of these givens. Lines that cannot be understood stay where they
/// are, for [`load`] to tell of them.
#[must_use]
pub fn first_solved(folders: &Folders, givens: &Grid) -> Option<GameRecord> {
    let bytes = read_whole(&folders.games_file()).ok()?;
    let is_solved = |record: &GameRecord| record.is_won() && record.givens == *givens;
    SortedLines::of(&bytes).records.into_iter().find(is_solved)
}

/// Removes all games, and the lines that were moved aside.
///
/// # Errors
/// Returns an error if a file cannot be removed.
pub fn forget(folders: &Folders) -> Result<(), StoreError> {
    let path = folders.games_file();
    let _lock = Lock::wait(&lock_of(&path));
    [bad_lines_of(&path), path].iter().try_for_each(|path| match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(StoreError::new(path, StoreProblem::of_writing(&error)))
        }
        _ => Ok(()),
    })
}

fn lock_of(path: &Path) -> PathBuf {
    path.with_extension("lock")
}

fn bad_lines_of(path: &Path) -> PathBuf {
    path.with_extension("bad")
}
