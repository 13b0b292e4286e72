//! `nonet library`: lists collections of puzzles with the number of solved puzzles.

use std::path::PathBuf;

use crate::cli::args::Library;
use crate::cli::ending::{CommandFailure, CommandStatus, Voice};
use crate::cli::form::text_line;
use crate::cli::input::refuse_picture;
use crate::cli::output::ResultOutput;
use crate::engine::Control;
use crate::game::PuzzleMarks;
use crate::store::library::{Listing, ShelfName, list};
use crate::store::{Folders, Options, RecalledGames, StoreError, StoreProblem, records};
use crate::text::Say;
use crate::text::command_line::{Notice, Remark};

/// Lists the collections in the places of the arguments, or by default in the library.
pub(super) fn run(arguments: &Library, voice: Voice) -> Result<CommandStatus, CommandFailure> {
    let folders = Folders::of_system();
    if let Some(absent) = arguments.places.iter().find(|place| !place.exists()) {
        let error = StoreError { path: absent.clone(), problem: StoreProblem::Absent };
        return Err(error.into());
    }
    arguments.places.iter().try_for_each(|place| refuse_picture(place))?;
    let recalled = folders.as_ref().map_or_else(RecalledGames::default, records::load);
    if let Some(trouble) = recalled.trouble {
        voice.say(&Notice::LoadProblem(trouble));
    }
    let roots = match (&folders, arguments.places.is_empty()) {
        (Some(folders), true) => Options::load(folders).value.library_roots(folders),
        _ => arguments.places.clone(),
    };
    let marks = PuzzleMarks::of(&recalled.records);
    // Nobody else holds the token, so the work runs to its end.
    let control = Control::default();
    let mut listing = list(&roots, &marks, &control).unwrap_or_default();
    if arguments.places.is_empty() {
        listing.add_built_in(&marks, &control)?;
    }
    if listing.shelves.is_empty() && listing.unreadable.is_empty() {
        tell_emptiness(&arguments.places, voice);
    }
    tell(listing, voice)
}

/// Says of each of the named places that it has no collection.
fn tell_emptiness(places: &[PathBuf], voice: Voice) {
    for place in places {
        voice.say(&Notice::about(&place.display().to_string(), Remark::NoCollections));
    }
}

fn tell(listing: Listing, voice: Voice) -> Result<CommandStatus, CommandFailure> {
    let mut output = ResultOutput::new();
    for shelf in listing.shelves {
        let (solved, count) = (shelf.solved, shelf.collection.count());
        let name = match shelf.name {
            ShelfName::Path(name) => text_line(&name),
            ShelfName::BuiltIn(built_in) => built_in.say(voice.language) + "\n",
        };
        output.write(format!("{solved}/{count}\t{name}").as_bytes())?;
    }
    output.flush()?;
    let status =
        if listing.unreadable.is_empty() { CommandStatus::Well } else { CommandStatus::Unread };
    for error in listing.unreadable {
        voice.say(&Notice::Store(error));
    }
    if listing.is_cut {
        voice.say(&Notice::about("nonet", Remark::TooManyFiles));
    }
    Ok(status)
}
