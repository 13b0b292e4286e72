//! Backtracking without recursion: a loop goes forwards and backwards in the list of the open cells.
//!
//! Each cell has a list of its peers, so no cell is compared twice.

use std::sync::Arc;

use super::brute_force::excluded_by_rule;
use super::reading_order::{ReadingOrder, Validity};
use crate::engine::technique::Candidate;
use crate::engine::{Cell, Grid, Layout, Puzzle};

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
        equal.or_else(|| excluded_by_rule(&self.layout, candidate, grid, checks))
    }

    fn written(&mut self, _: Candidate) {}

    fn erased(&mut self, _: Candidate) {}

    fn memory(&self) -> usize {
        self.layout.cells().map(|cell| size_of_val(self.layout.peers(cell))).sum()
    }
}
