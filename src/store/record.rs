//! Reads and writes the small RON files that Nonet keeps for itself.
//!
//! Each file holds its version. Unknown fields are skipped and missing fields have defaults, so that an older and a
//! newer Nonet can share a file. A file that cannot be understood is renamed; it is never overwritten or used in
//! part.

use std::fs;
use std::path::{Path, PathBuf};

use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::lock::Lock;
use super::{Stamp, StoreError, StoreProblem, private};

const VERSION: u32 = 1;

/// The lock for changes of the records of a folder.
const LOCK: &str = ".lock";

/// Set aside files are numbered up to this; the last one is then overwritten.
const MOST_SET_ASIDE: u32 = 20;

/// A loaded value, and the problem that occurred while loading, if any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadedValue<T> {
    /// The remembered value, or the default.
    pub value: T,
    /// The reason why the value is the default although a file exists.
    pub trouble: Option<LoadProblem>,
}

/// The reason why a saved value could not be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadProblem {
    /// The file could not be understood, and was renamed.
    SetAside {
        /// The file.
        from: PathBuf,
        /// The new path of the file.
        to: PathBuf,
    },
    /// Some lines of the file could not be understood, and were moved.
    LinesSetAside {
        /// The file.
        from: PathBuf,
        /// The file that they were moved to.
        to: PathBuf,
        /// The number of these lines.
        lines: usize,
    },
    /// The file could not be read, or could not be renamed.
    Unreadable(StoreError),
}

#[derive(Serialize, Deserialize)]
struct Record<T> {
    version: u32,
    content: T,
}

/// Reads a record. Returns `None` if there is no file yet.
pub(super) fn read<T: DeserializeOwned>(path: &Path) -> Result<Option<T>, LoadProblem> {
    let bytes = match private::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.problem == StoreProblem::Absent => return Ok(None),
        Err(error) => return Err(LoadProblem::Unreadable(error)),
    };
    let record: Result<Record<T>, _> = ron_options().from_bytes(&bytes);
    match record {
        Ok(record) => Ok(Some(record.content)),
        Err(_) => Err(set_aside(path)),
    }
}

/// Reads a record. Returns the default if there is no file, or if it cannot be understood.
pub(super) fn load<T: DeserializeOwned + Default>(path: &Path) -> LoadedValue<T> {
    match read(path) {
        Ok(value) => LoadedValue { value: value.unwrap_or_default(), trouble: None },
        Err(trouble) => LoadedValue { value: T::default(), trouble: Some(trouble) },
    }
}

/// Writes a record. Creates its folder if it is missing.
///
/// # Errors
/// Returns an error if there is a file that cannot be read, or if the file cannot be written.
pub(super) fn save<T: Serialize>(path: &Path, content: &T) -> Result<Stamp, StoreError> {
    private::make_folder_of(path)?;
    private::save(path, &text_of(content))
}

/// Changes a record that several windows share, and returns it. `change` gets the record as it is in the file, or
/// `None` if there is none or if it was set aside. No other window changes a record of the same folder meanwhile.
///
/// # Errors
/// Returns an error if there is a file that cannot be read, or if the file cannot be written.
pub(super) fn change<T: Serialize + DeserializeOwned>(
    path: &Path,
    change: impl FnOnce(Option<T>) -> T,
) -> Result<T, StoreError> {
    private::make_folder_of(path)?;
    // Some file systems have no locks. There the last of two windows that write at the same moment counts.
    let _lock = Lock::wait(&path.with_file_name(LOCK)).ok();
    let before = match read(path) {
        Ok(before) => before,
        Err(LoadProblem::Unreadable(error)) => return Err(error),
        Err(LoadProblem::SetAside { .. } | LoadProblem::LinesSetAside { .. }) => None,
    };
    let after = change(before);
    private::save(path, &text_of(&after))?;
    Ok(after)
}

/// Renames a file that cannot be understood.
pub(super) fn set_aside(path: &Path) -> LoadProblem {
    let to = name_aside(path);
    match fs::rename(path, &to) {
        Ok(()) => LoadProblem::SetAside { from: path.to_owned(), to },
        Err(error) => {
            let problem = StoreProblem::of_writing(&error);
            LoadProblem::Unreadable(StoreError::new(path, problem))
        }
    }
}

/// The first free name of the form `options.ron.1.bad`.
fn name_aside(path: &Path) -> PathBuf {
    let numbered = |number: u32| {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".{number}.bad"));
        PathBuf::from(name)
    };
    (1..MOST_SET_ASIDE)
        .map(numbered)
        .find(|name| !name.exists())
        .unwrap_or_else(|| numbered(MOST_SET_ASIDE))
}

fn text_of<T: Serialize>(content: &T) -> String {
    let record = Record { version: VERSION, content };
    let pretty = PrettyConfig::new().struct_names(true).new_line("\n");
    let text = ron_options()
        .to_string_pretty(&record, pretty)
        .expect("texts, numbers and lists of them can always be written");
    text + "\n"
}

fn ron_options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}
