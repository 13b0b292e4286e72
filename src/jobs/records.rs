//! Works on the games that were played: recalls them or forgets them, and writes them to a file.

use std::sync::Arc;

use super::{BackgroundJob, Policy, SavePurpose, TargetFile};
use crate::engine::{Cancelled, Control};
use crate::game::GameRecord;
use crate::store::{Folders, RecalledGames, StoreError, records, save_new_with};

/// Work on the games that were played.
#[derive(Clone, Debug)]
pub enum RecordsJob {
    /// Recalls them.
    Load(Folders),
    /// Forgets them.
    Forget(Folders),
}

/// Games on their way to a file.
#[derive(Clone, Debug)]
pub struct ExportGamesJob {
    /// The games.
    pub games: Arc<[GameRecord]>,
    /// The file.
    pub to: TargetFile,
}

/// The result of the work.
#[derive(Debug)]
pub enum RecordsReply {
    /// The games.
    Loaded(RecalledGames),
    /// The games were forgotten, or why not.
    Forgotten(Result<(), StoreError>),
}

impl BackgroundJob for RecordsJob {
    type Reply = RecordsReply;

    const POLICY: Policy = Policy::UNSEEN;

    fn run(self, _: &Control) -> Result<RecordsReply, Cancelled> {
        Ok(match self {
            Self::Load(folders) => RecordsReply::Loaded(records::load(&folders)),
            Self::Forget(folders) => RecordsReply::Forgotten(records::forget(&folders)),
        })
    }
}

impl BackgroundJob for ExportGamesJob {
    /// The file, and why it was not written if that is so.
    type Reply = (TargetFile, Result<(), StoreError>);

    const POLICY: Policy = Policy { writes_file: true, ..Policy::UNSEEN };

    fn run(self, _: &Control) -> Result<Self::Reply, Cancelled> {
        let written = export(&self.games, &self.to);
        Ok((self.to, written))
    }
}

fn export(games: &[GameRecord], target: &TargetFile) -> Result<(), StoreError> {
    match target.purpose {
        SavePurpose::Replace => records::export_csv(&target.path, games),
        SavePurpose::Create | SavePurpose::Update(_) => {
            save_new_with(&target.path, |out| records::write_csv_file(out, games))
        }
    }
}
