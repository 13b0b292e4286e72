//! Makes a puzzle that is missing in the stock, so that the next new game starts at once.

use super::{BackgroundJob, Policy};
use crate::engine::generate::Symmetries;
use crate::engine::{Cancelled, Control};
use crate::store::stock::{self, Refill};
use crate::store::{Folders, StoreError};

/// A puzzle to be made ahead.
#[derive(Debug)]
pub struct StockJob {
    /// Where the stock is.
    pub folders: Folders,
    /// The seed of the puzzle.
    pub seed: u64,
    /// The symmetry of the puzzle.
    pub symmetries: Symmetries,
}

impl BackgroundJob for StockJob {
    /// The symmetry of the puzzle, and what was made, or why the stock cannot be written.
    type Reply = (Symmetries, Result<Refill, StoreError>);

    const POLICY: Policy = Policy::UNSEEN;

    fn run(self, control: &Control) -> Result<Self::Reply, Cancelled> {
        let refill = match stock::refill_one(&self.folders, self.symmetries, self.seed, control) {
            Ok(refill) => Ok(refill),
            Err(error) => Err(error.of_file()?),
        };
        Ok((self.symmetries, refill))
    }
}
