//! Writes what is no document to a file that the person chose.

use std::io::{self, Write};
use std::sync::Arc;

use super::{BackgroundJob, Policy, RaceExport, TargetFile};
use crate::engine::{Cancelled, Control};
use crate::game::GameRecord;
use crate::store::{StoreError, records};

/// Something on its way to a file.
#[derive(Clone, Debug)]
pub struct WriteFileJob {
    /// What the file holds.
    pub content: FileContent,
    /// The file.
    pub to: TargetFile,
}

/// What is written to a file.
#[derive(Clone, Debug)]
pub enum FileContent {
    /// The games that were played.
    Games(Arc<[GameRecord]>),
    /// A race of the lab.
    Race(Box<RaceExport>),
}

impl BackgroundJob for WriteFileJob {
    /// The job, and why the file was not written if that is so.
    type Reply = (Self, Result<(), StoreError>);

    const POLICY: Policy = Policy { writes_file: true, ..Policy::UNSEEN };

    fn run(self, _: &Control) -> Result<Self::Reply, Cancelled> {
        let written = self.to.write(|file| self.content.write(file));
        Ok((self, written))
    }
}

impl FileContent {
    fn write(&self, file: &mut dyn Write) -> io::Result<()> {
        match self {
            Self::Games(games) => records::write_csv_file(file, games),
            Self::Race(race) => file.write_all(&race.bytes()),
        }
    }
}
