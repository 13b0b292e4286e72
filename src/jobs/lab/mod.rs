//! The lab: a method that is watched, methods that race, and the race in a file.

mod export;
mod race;
mod watch;

pub use export::{ExportRaceJob, RaceForm};
pub use race::{RaceField, RaceJob, RaceReply};
pub use watch::{LabGoal, LabJob, LabReply, LabSetup};
