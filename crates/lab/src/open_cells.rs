//! Backtracking without recursion: a loop goes forwards and backwards in the list of the open cells.
//!
//! Each cell has a list of its peers, so a cell in two houses is compared once.

use std::sync::Arc;

use super::reading_order::{ReadingOrder, Validity};
use nonet_engine::technique::Candidate;
use nonet_engine::{Cell, Grid, Layout, Puzzle, Rule};

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
        // Cells that anti-knight and anti-king pair are peers already.
        let neighbours = self.layout.neighbours(Rule::NonConsecutive, candidate.cell).iter();
        equal.or_else(|| {
            neighbours.copied().find(|&other| {
                *checks += 1;
                let digit = grid.get(other);
                digit.is_some_and(|it| Rule::NonConsecutive.forbids(it, candidate.digit))
            })
        })
    }

    fn on_write(&mut self, _: Candidate) {}

    fn on_erase(&mut self, _: Candidate) {}

    fn memory(&self) -> usize {
        0
    }
}
