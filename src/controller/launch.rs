//! The data with which the program starts, and the current time.

use std::path::PathBuf;
use std::time::Duration;

use crate::game::Moment;
use crate::store::session::PreviousSession;
use crate::store::{Folders, KeptBoards, Learning};

/// What the program starts with.
#[derive(Debug, Default)]
pub struct Launch {
    /// The files named on the command line, with their full paths.
    pub files: Vec<PathBuf>,
    /// What the last session left.
    pub session: Option<PreviousSession>,
    /// What the person has learnt.
    pub learning: Learning,
    /// The boards that the person has kept.
    pub boards: KeptBoards,
    /// Whether the system takes files to print.
    pub printer: bool,
    /// Where things are remembered.
    pub folders: Option<Folders>,
    /// Whether what is in the window is kept for the next start.
    pub keeps_session: bool,
    /// What chance begins with.
    pub seed: u64,
}

/// What time it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CurrentTime {
    /// The time since a fixed moment, which never goes back.
    pub running: Duration,
    /// The time by the calendar.
    pub moment: Moment,
}
