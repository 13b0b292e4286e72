//! The data with which the program starts, and the current time.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::engine::Layout;
use crate::game::Moment;
use crate::store::session::PreviousSession;
use crate::store::{Folders, KeptBoards, Learning};

/// The data with which the program starts.
#[derive(Debug, Default)]
pub struct Launch {
    /// The files named on the command line, with their full paths.
    pub files: Vec<PathBuf>,
    /// The board that was asked for: of the puzzles in the first file if its text does not say another, or of an empty
    /// puzzle if there is no file.
    pub shape: Option<Arc<Layout>>,
    /// The last session.
    pub session: Option<PreviousSession>,
    /// The lessons done, and the techniques found in practice.
    pub learning: Learning,
    /// The boards that the person has kept.
    pub boards: KeptBoards,
    /// Whether the system takes files to print.
    pub printer: bool,
    /// The folders for files of the program.
    pub folders: Option<Folders>,
    /// Whether a game waits in the session of another window, for a start without a file.
    pub game_waits: bool,
    /// Whether the session is stored for the next start.
    pub keeps_session: bool,
    /// The first random seed.
    pub seed: u64,
}

/// The current time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CurrentTime {
    /// The time since a fixed moment, which never goes back.
    pub running: Duration,
    /// The time by the calendar.
    pub moment: Moment,
}
