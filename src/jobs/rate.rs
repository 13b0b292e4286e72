//! Finds the level of a puzzle, and remembers it: of the game that is played, or of a puzzle in the library.

use super::{BackgroundJob, Policy};
use crate::engine::{Cancelled, Cells, Control};
use crate::store::Folders;
use crate::store::library::{self, Levels, PuzzleDifficulty};

/// The puzzle of the game that is played.
#[derive(Debug)]
pub struct RateGameJob {
    /// Its givens.
    pub cells: Cells,
    /// Where levels are remembered, if there is such a place.
    pub folders: Option<Folders>,
}

/// A puzzle on a page of the library. Its level is not remembered yet: the library knows all levels that are.
#[derive(Debug)]
pub struct RatePageJob {
    /// Its givens.
    pub cells: Cells,
    /// Where levels are remembered, if there is such a place.
    pub folders: Option<Folders>,
}

impl BackgroundJob for RateGameJob {
    type Reply = (Cells, PuzzleDifficulty);

    const POLICY: Policy = Policy::UNSEEN;

    fn run(self, control: &Control) -> Result<(Cells, PuzzleDifficulty), Cancelled> {
        let Self { cells, folders } = self;
        match folders.as_ref().and_then(|folders| Levels::load(folders).get(&cells)) {
            Some(known) => Ok((cells, known)),
            None => rate(cells, folders.as_ref(), control),
        }
    }
}

impl BackgroundJob for RatePageJob {
    type Reply = (Cells, PuzzleDifficulty);

    const POLICY: Policy = Policy::UNSEEN;

    fn run(self, control: &Control) -> Result<(Cells, PuzzleDifficulty), Cancelled> {
        rate(self.cells, self.folders.as_ref(), control)
    }
}

fn rate(
    cells: Cells,
    folders: Option<&Folders>,
    control: &Control,
) -> Result<(Cells, PuzzleDifficulty), Cancelled> {
    let rated = PuzzleDifficulty::of(&cells, control)?;
    if let Some(folders) = folders {
        library::keep(folders, &cells, rated);
    }
    Ok((cells, rated))
}
