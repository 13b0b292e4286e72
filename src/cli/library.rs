//! `nonet library`: lists collections of puzzles with the number of solved puzzles.

use super::args::Library;
use super::ending::{Failure, Status, Voice};
use super::form::text_line;
use super::output::Output;
use crate::engine::Control;
use crate::game::Marks;
use crate::store::library::{Listing, list};
use crate::store::{Folders, Options, Recalled, StoreError, StoreProblem, records};
use crate::text::command_line::{Notice, Remark};

/// Lists the collections in the places of the arguments, or by default in the library.
pub(super) fn run(arguments: &Library, voice: Voice) -> Result<Status, Failure> {
    let folders = Folders::of_system();
    if let Some(absent) = arguments.places.iter().find(|place| !place.exists()) {
        let error = StoreError { path: absent.clone(), problem: StoreProblem::Absent };
        return Err(error.into());
    }
    let recalled = folders.as_ref().map_or_else(Recalled::default, records::load);
    if let Some(trouble) = recalled.trouble {
        voice.say(&Notice::Trouble(trouble));
    }
    let roots = match (&folders, arguments.places.is_empty()) {
        (Some(folders), true) => Options::load(folders).value.library_roots(folders),
        _ => arguments.places.clone(),
    };
    let marks = Marks::of(&recalled.records);
    // Nobody else holds the token, so the work runs to its end.
    let listing = list(&roots, &marks, &Control::default()).unwrap_or_default();
    tell(listing, voice)
}

fn tell(listing: Listing, voice: Voice) -> Result<Status, Failure> {
    let mut output = Output::new();
    for shelf in listing.shelves {
        let (solved, count, name) = (shelf.solved, shelf.collection.count(), shelf.name);
        output.write(format!("{solved}/{count}\t{}", text_line(&name)).as_bytes())?;
    }
    output.flush()?;
    let status = if listing.unreadable.is_empty() { Status::Well } else { Status::Unread };
    for error in listing.unreadable {
        voice.say(&Notice::Store(error));
    }
    if listing.is_cut {
        voice.say(&Notice::about("nonet", Remark::TooManyFiles));
    }
    Ok(status)
}
