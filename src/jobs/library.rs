//! Work on the library in the background: finding collections, reading their pages, looking for the next unsolved puzzle.

use std::path::PathBuf;
use std::sync::Arc;

use super::{BackgroundJob, Policy};
use crate::engine::{Cancelled, Cells, Control};
use crate::game::{PuzzleMark, PuzzleMarks};
use crate::store::library::{
    Collection, CollectionPuzzle, Levels, Listing, PuzzleDifficulty, list,
};
use crate::store::{Folders, LoadProblem, RecalledGames, StoreError, WorkError, records};

/// The number of puzzles on a page.
pub const PER_PAGE: usize = 24;

/// Work on the library in the background.
#[derive(Clone, Debug)]
pub enum LibraryJob {
    /// Finds the collections below some folders and those that come with Nonet, and recalls what is known of puzzles.
    List(Option<Folders>, Vec<PathBuf>),
    /// Reads a page of a collection.
    Page(Collection, usize),
    /// Finds the next puzzle that is not solved, behind a place.
    NextUnsolved(Collection, usize, Arc<PuzzleMarks>),
}

/// The result of that work.
#[derive(Debug)]
pub enum LibraryReply {
    /// The collections, what is known of puzzles, and what is wrong with the file of games.
    Listed(Listing, Knowledge, Option<LoadProblem>),
    /// A page: the collection, which is another one where its file has changed, the number of the page, and its puzzles.
    Page(Collection, usize, Result<LibraryPage, StoreError>),
    /// The place of the next puzzle that is not solved; `None` where all are.
    NextUnsolved(Result<Option<usize>, StoreError>),
}

/// Puzzles of a collection, each with the reason if it cannot be read.
pub type LibraryPage = Vec<Result<CollectionPuzzle, StoreError>>;

/// What is known of puzzles from earlier: from the games that were played, and from the levels that were found.
#[derive(Clone, Debug, Default)]
pub struct Knowledge {
    marks: Arc<PuzzleMarks>,
    levels: Arc<Levels>,
}

impl Knowledge {
    /// What is known, and what is wrong with the file of games.
    fn load(folders: &Folders) -> (Self, Option<LoadProblem>) {
        let RecalledGames { records, trouble, .. } = records::load(folders);
        let marks = Arc::new(PuzzleMarks::of(&records));
        (Self { marks, levels: Arc::new(Levels::load(folders)) }, trouble)
    }

    /// What games tell of puzzles.
    #[must_use]
    pub fn marks(&self) -> Arc<PuzzleMarks> {
        Arc::clone(&self.marks)
    }

    /// What games tell of the puzzle with these givens.
    #[must_use]
    pub fn mark(&self, cells: &Cells) -> PuzzleMark {
        self.marks.get(cells)
    }

    /// The level of the puzzle with these givens; `None` if nobody has found it yet.
    #[must_use]
    pub fn rated(&self, cells: &Cells) -> Option<PuzzleDifficulty> {
        self.levels.get(cells)
    }

    /// Adds that the puzzle with these givens was begun.
    pub fn add_begun(&mut self, cells: &Cells) {
        Arc::make_mut(&mut self.marks).add_tried(*cells);
    }

    /// Adds the level of a puzzle.
    pub fn add(&mut self, cells: &Cells, rated: PuzzleDifficulty) {
        Arc::make_mut(&mut self.levels).insert(cells, rated);
    }
}

impl BackgroundJob for LibraryJob {
    type Reply = LibraryReply;

    const POLICY: Policy = Policy::UNSEEN;

    fn run(self, control: &Control) -> Result<LibraryReply, Cancelled> {
        match self {
            Self::List(folders, roots) => {
                let (known, trouble) = folders.as_ref().map(Knowledge::load).unwrap_or_default();
                let mut listing = list(&roots, &known.marks, control)?;
                listing.add_built_in(&known.marks, control)?;
                Ok(LibraryReply::Listed(listing, known, trouble))
            }
            Self::Page(collection, page) => read_page(collection, page, control),
            Self::NextUnsolved(collection, after, marks) => {
                let found = fresh(collection, control)
                    .and_then(|collection| collection.next_unsolved(Some(after), &marks, control));
                Ok(LibraryReply::NextUnsolved(match found {
                    Ok(place) => Ok(place),
                    Err(error) => Err(error.of_file()?),
                }))
            }
        }
    }
}

/// The collection. If its file has changed, the collection is read again.
fn fresh(collection: Collection, control: &Control) -> Result<Collection, WorkError> {
    if collection.is_outdated() {
        Collection::of_file(collection.path(), control)
    } else {
        Ok(collection)
    }
}

fn read_page(
    collection: Collection,
    page: usize,
    control: &Control,
) -> Result<LibraryReply, Cancelled> {
    let collection = match fresh(collection.clone(), control) {
        Ok(collection) => collection,
        Err(error) => return Ok(LibraryReply::Page(collection, page, Err(error.of_file()?))),
    };
    let last = collection.count().saturating_sub(1) / PER_PAGE;
    let page = page.min(last);
    let pieces = match collection.puzzles(page * PER_PAGE..(page + 1) * PER_PAGE, control) {
        Ok(pieces) => Ok(pieces),
        Err(error) => Err(error.of_file()?),
    };
    Ok(LibraryReply::Page(collection, page, pieces))
}
