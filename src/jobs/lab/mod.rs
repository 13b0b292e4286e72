//! The lab: a method that is watched, methods that race, and the race in a file.

mod export;
mod race;
mod race_puzzles;
mod watch;

pub use export::{RaceExport, RaceFileKind};
pub use race::{RaceField, RaceJob, RaceProgress, RaceReply};
pub use race_puzzles::{MOST_OF_LIST, RaceList, RaceProblem, RacePuzzles};
pub use watch::{LabGoal, LabJob, LabReply, LabSetup};

/// The most digits of a board in the lab. The tables of some methods take gigabytes on larger boards.
pub const MOST_DIGITS: usize = 36;
