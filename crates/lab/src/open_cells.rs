//! Backtracking without recursion: a loop goes forwards and backwards in the list of the open cells.
//!
//! Each cell has a list of its peers, so a cell in two houses is compared once.

use std::sync::Arc;

use super::reading_order::{ReadingOrder, Validity};
use nonet_engine::technique::Candidate;
use nonet_engine::{Cell, Exclusion, Grid, Layout, Puzzle};

/// The method.
pub(super) type OpenCells = ReadingOrder<PeerScan>;

impl OpenCells {
    /// The method at its start.
    pub(super) fn of(puzzle: &Puzzle) -> Self {
        Self::new(puzzle, PeerScan { layout: Arc::clone(puzzle.layout()) })
    }
}

/// Compares a digit with each peer of its cell.
pub(super) struct PeerScan {
    layout: Arc<Layout>,
}

impl Validity for PeerScan {
    fn excluded_by(&self, candidate: Candidate, grid: &Grid, checks: &mut u64) -> Option<Cell> {
        let mut peers = self.layout.peers(candidate.cell).iter().copied();
        let equal = peers.find(|&peer| {
            *checks += 1;
            grid.get(peer) == Some(candidate.digit)
        });
        let tied = self.layout.tied(candidate.cell);
        let mut tied =
            tied.flat_map(|(exclusion, cells)| cells.iter().map(move |it| (exclusion, *it)));
        equal.or_else(|| {
            let excludes = |&(exclusion, other): &(Exclusion, Cell)| {
                *checks += 1;
                grid.get(other).is_some_and(|it| exclusion.forbids(it, candidate.digit))
            };
            tied.find(excludes).map(|(_, other)| other)
        })
    }

    fn on_write(&mut self, _: Candidate) {}

    fn on_erase(&mut self, _: Candidate) {}

    fn memory(&self) -> usize {
        0
    }
}
