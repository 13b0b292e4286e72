//! Finds the collections below some folders.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::super::{StoreError, StoreProblem};
use super::{BuiltIn, Collection};
use crate::engine::{Cancelled, Control};
use crate::format::ENDINGS;
use crate::game::PuzzleMarks;

/// The deepest level of folders that is searched.
const DEEPEST: usize = 8;

/// The most files that are searched, in case a library folder contains a whole disk.
const MOST_FILES: usize = 5_000;

/// The collections found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// The collections of each place, in the order of their names; then those that come with Nonet.
    pub shelves: Vec<Shelf>,
    /// The files and folders that could not be read, and why.
    pub unreadable: Vec<StoreError>,
    /// Whether there are more files than the limit.
    pub is_cut: bool,
}

/// A collection in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelf {
    /// The name.
    pub name: ShelfName,
    /// The puzzles.
    pub collection: Collection,
    /// Number of solved puzzles.
    pub solved: usize,
}

/// The name of a collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShelfName {
    /// The path below the searched folder, without the extension.
    Path(String),
    /// The name of a collection that comes with Nonet.
    BuiltIn(BuiltIn),
}

/// Lists the collections below `roots`. A root that is a file is itself a collection. A file of several puzzles
/// is a collection, and the files of one puzzle in a folder are a collection together. Skips hidden files, and
/// does not follow links to folders. `marks` says which puzzles are solved.
///
/// # Errors
/// Returns [`Cancelled`] if `control` was cancelled.
pub fn list(
    roots: &[PathBuf],
    marks: &PuzzleMarks,
    control: &Control,
) -> Result<Listing, Cancelled> {
    let mut listing = Listing::default();
    let mut looked_into = 0;
    for root in roots {
        let left = MOST_FILES - looked_into;
        let mut files = Files { found: Vec::new(), unreadable: Vec::new(), is_cut: false, left };
        if root.is_file() && left == 0 {
            files.is_cut = true;
        } else if root.is_file() {
            files.found.push(root.clone());
        } else {
            files.gather(root, DEEPEST);
        }
        looked_into += files.found.len();
        listing.is_cut |= files.is_cut;
        listing.unreadable.append(&mut files.unreadable);
        listing.add(root, &files.found, marks, control)?;
    }
    Ok(listing)
}

impl Listing {
    /// Adds the collections that come with Nonet, behind those of the user.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn add_built_in(
        &mut self,
        marks: &PuzzleMarks,
        control: &Control,
    ) -> Result<(), Cancelled> {
        for built_in in BuiltIn::ALL {
            let name = ShelfName::BuiltIn(built_in);
            self.add_one(name, Collection::of_built_in(built_in), marks, control)?;
        }
        Ok(())
    }

    /// Adds the collections in `files`, which are ordered by folder.
    fn add(
        &mut self,
        root: &Path,
        files: &[PathBuf],
        marks: &PuzzleMarks,
        control: &Control,
    ) -> Result<(), Cancelled> {
        let same_folder = |a: &PathBuf, b: &PathBuf| a.parent() == b.parent();
        let mut collections = Vec::new();
        for files in files.chunk_by(same_folder) {
            let mut singles = Vec::new();
            for path in files {
                match Collection::of_file(path, control) {
                    Ok(alone) if alone.count() == 1 && path != root => singles.push(path.clone()),
                    Ok(several) => collections.push(several),
                    Err(error) => self.unreadable.push(error.of_file()?),
                }
            }
            if let Some(folder) = files[0].parent().filter(|_| !singles.is_empty()) {
                collections.push(Collection::of_files(folder, singles));
            }
        }
        for collection in collections {
            let name = ShelfName::Path(name_below(root, collection.path()));
            self.add_one(name, collection, marks, control)?;
        }
        Ok(())
    }

    fn add_one(
        &mut self,
        name: ShelfName,
        collection: Collection,
        marks: &PuzzleMarks,
        control: &Control,
    ) -> Result<(), Cancelled> {
        match collection.solved(marks, control) {
            Ok(solved) => self.shelves.push(Shelf { name, collection, solved }),
            Err(error) => self.unreadable.push(error.of_file()?),
        }
        Ok(())
    }
}

/// The path below a folder without the extension, with `/` on every system. If the path is not below the
/// folder, only its file name.
fn name_below(root: &Path, path: &Path) -> String {
    let below = path.strip_prefix(root).ok().filter(|below| !below.as_os_str().is_empty());
    let own = || Path::new(path.file_name().unwrap_or(path.as_os_str()));
    let name = below.unwrap_or_else(own);
    let name = if path.is_dir() { name.to_owned() } else { name.with_extension("") };
    let parts: Vec<_> = name.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

/// Files whose names say that they have puzzles, ordered by folder.
struct Files {
    found: Vec<PathBuf>,
    /// The folders that could not be listed, and why.
    unreadable: Vec<StoreError>,
    is_cut: bool,
    left: usize,
}

impl Files {
    fn gather(&mut self, folder: &Path, deepest: usize) {
        let mut entries = match shown_in(folder) {
            Ok(entries) => entries,
            Err(error) => return self.unreadable.extend(closed(folder, &error)),
        };
        entries.sort_by_key(fs::DirEntry::file_name);
        for path in entries.iter().map(fs::DirEntry::path).filter(|path| may_hold_puzzles(path)) {
            if self.left == 0 {
                self.is_cut = true;
                return;
            }
            self.left -= 1;
            self.found.push(path);
        }
        let is_folder = |entry: &&fs::DirEntry| entry.file_type().is_ok_and(|sort| sort.is_dir());
        if deepest > 0 {
            for folder in entries.iter().filter(is_folder) {
                self.gather(&folder.path(), deepest - 1);
            }
        }
    }
}

fn shown_in(folder: &Path) -> io::Result<Vec<fs::DirEntry>> {
    let is_shown = |entry: &fs::DirEntry| !entry.file_name().to_string_lossy().starts_with('.');
    let entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    Ok(entries.into_iter().filter(is_shown).collect())
}

/// The error of listing a folder. Returns `None` if the folder does not exist, as is normal for a library folder.
fn closed(folder: &Path, error: &io::Error) -> Option<StoreError> {
    let problem = match error.kind() {
        ErrorKind::NotFound => return None,
        ErrorKind::PermissionDenied => StoreProblem::ClosedFolder,
        _ => StoreProblem::of_reading(error),
    };
    Some(StoreError::new(folder, problem))
}

fn may_hold_puzzles(path: &Path) -> bool {
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase());
    ending.is_some_and(|ending| ENDINGS.contains(&ending.as_str())) && path.is_file()
}
