//! Works on the games that were played: recalls them or forgets them.

use super::{BackgroundJob, Policy};
use crate::engine::{Cancelled, Control};
use crate::store::{Folders, RecalledGames, StoreError, records};

/// Work on the games that were played.
#[derive(Clone, Debug)]
pub enum RecordsJob {
    /// Recalls them.
    Load(Folders),
    /// Forgets them.
    Forget(Folders),
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
