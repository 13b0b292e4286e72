//! Work on the library in the background: finding collections, reading their pages, looking for the next unsolved puzzle.

use std::path::PathBuf;
use std::sync::Arc;

use super::library::{Known, PER_PAGE};
use crate::engine::{Cancelled, Control};
use crate::game::Marks;
use crate::store::library::{Collection, Listing, Piece, list};
use crate::store::{Folders, StoreError, Trouble};

/// Work on the library in the background.
#[derive(Clone, Debug)]
pub enum LibraryJob {
    /// Finds the collections below some folders, and recalls what is known of puzzles.
    List(Option<Folders>, Vec<PathBuf>),
    /// Reads a page of a collection.
    Page(Collection, usize),
    /// Finds the next puzzle that is not solved, behind a place.
    NextUnsolved(Collection, usize, Arc<Marks>),
}

/// What came of that.
#[derive(Debug)]
pub enum LibraryReply {
    /// The collections, what is known of puzzles, and what is wrong with the file of games.
    Listed(Listing, Known, Option<Trouble>),
    /// A page: the collection, which is another one where its file has changed, the number of the page, and its puzzles.
    Page(Collection, usize, Result<Pieces, StoreError>),
    /// The place of the next puzzle that is not solved; `None` where all are.
    NextUnsolved(Result<Option<usize>, StoreError>),
}

/// Puzzles of a collection, each with why it cannot be read where that is so.
pub type Pieces = Vec<Result<Piece, StoreError>>;

impl LibraryJob {
    /// Does the work.
    pub(super) fn run(self, control: &Control) -> Result<LibraryReply, Cancelled> {
        match self {
            Self::List(folders, roots) => {
                let (known, trouble) = folders.as_ref().map(Known::load).unwrap_or_default();
                let listing = list(&roots, known.marks(), control)?;
                Ok(LibraryReply::Listed(listing, known, trouble))
            }
            Self::Page(collection, page) => read_page(collection, page, control),
            Self::NextUnsolved(collection, after, marks) => {
                let found = fresh(collection, control)?
                    .and_then(|collection| collection.next_unsolved(Some(after), &marks, control));
                Ok(LibraryReply::NextUnsolved(match found {
                    Ok(place) => Ok(place?),
                    Err(error) => Err(error),
                }))
            }
        }
    }
}

/// The collection, looked for anew where its file has changed.
fn fresh(
    collection: Collection,
    control: &Control,
) -> Result<Result<Collection, StoreError>, Cancelled> {
    if !collection.is_outdated() {
        return Ok(Ok(collection));
    }
    Collection::of_file(collection.path(), control)
        .map_or_else(|error| Ok(Err(error)), |it| it.map(Ok))
}

fn read_page(
    collection: Collection,
    page: usize,
    control: &Control,
) -> Result<LibraryReply, Cancelled> {
    let collection = match fresh(collection.clone(), control)? {
        Ok(collection) => collection,
        Err(error) => return Ok(LibraryReply::Page(collection, page, Err(error))),
    };
    let last = collection.count().saturating_sub(1) / PER_PAGE;
    let page = page.min(last);
    let pieces = match collection.puzzles(page * PER_PAGE..(page + 1) * PER_PAGE, control) {
        Ok(pieces) => Ok(pieces?),
        Err(error) => Err(error),
    };
    Ok(LibraryReply::Page(collection, page, pieces))
}
