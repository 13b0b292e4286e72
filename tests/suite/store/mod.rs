//! Tests of `store`.

#![expect(clippy::unwrap_used, reason = "what helps a test may fail it")]

mod day_games;
mod file;
mod game_log;
mod kept_boards;
mod killed;
mod learning;
mod library;
mod options;
mod private;
mod records;
mod session;
mod shared_recent;
mod stock;
mod window;

use std::path::Path;

use nonet::store::{StoreError, StoreProblem};
use nonet::text::{Language, Say};

/// A folder of its own for a test, removed at the end of it.
fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder for temporary files")
}

/// Whether a call failed in this way with this file.
#[track_caller]
fn check_error<T>(result: Result<T, StoreError>, path: &Path, problem: &StoreProblem) {
    let error = result.err().expect("an error");
    assert_eq!((error.path.as_path(), &error.problem), (path, problem));
    let (english, vietnamese) = (error.to_string(), error.say(Language::of_locale("vi")));
    assert!(english.starts_with(&path.display().to_string()), "{english}");
    assert_ne!(english, vietnamese);
}

/// The names of the files in a folder, in order.
fn names_in(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}
