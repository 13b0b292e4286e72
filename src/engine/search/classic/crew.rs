//! Boards, and which of them are at work on a position.

use std::iter;

use super::boards::{BoardSet, Boards};
use super::position::PackedPosition;
use super::split::{CellsByCount, Split, SplitCell};
use super::sweep::SweepResult;
use super::vector::{Instructions, Sweep};

/// Boards and the positions on them. A board without work is idle.
#[derive(Clone, Debug)]
pub(super) struct Crew<const T: usize> {
    instructions: Instructions,
    boards: Boards<T>,
    busy: BoardSet,
}

impl<const T: usize> Crew<T>
where
    Boards<T>: Sweep,
{
    /// Idle boards, to be swept with `instructions`.
    pub(super) fn new(instructions: Instructions) -> Self {
        Self { instructions, boards: Boards::blank(), busy: 0 }
    }

    /// The boards that have work.
    pub(super) fn busy(&self) -> BoardSet {
        self.busy
    }

    /// The boards that have no work.
    pub(super) fn idle(&self) -> BoardSet {
        Boards::<T>::ALL & !self.busy
    }

    /// Gives `board` a position to work on.
    pub(super) fn put(&mut self, board: usize, position: &PackedPosition) {
        self.boards.put(board, position);
        self.busy |= 1 << board;
    }

    /// Takes the work from `boards`.
    pub(super) fn release(&mut self, boards: BoardSet) {
        self.busy &= !boards;
    }

    /// The position on `board`.
    pub(super) fn position(&self, board: usize) -> PackedPosition {
        self.boards.position(board)
    }

    /// Sweeps all boards once, and tells what was seen on the busy ones.
    pub(super) fn sweep(&mut self) -> SweepResult {
        let SweepResult { dead, settled, filled } = self.boards.sweep(self.instructions);
        let busy = self.busy;
        SweepResult { dead: dead & busy, settled: settled & busy, filled: filled & busy }
    }

    /// Splits the position on `board` by the cell that `choose` finds: the board keeps the half with the cell's
    /// lowest digit, the other half is given out. `None` where there is no such cell.
    pub(super) fn split(
        &mut self,
        board: usize,
        choose: impl Fn(&PackedPosition, &CellsByCount) -> Option<SplitCell>,
    ) -> Option<PackedPosition> {
        let mut position = self.position(board);
        let Split { place, lowest, others } =
            Split::new(&position, choose(&position, &self.boards.candidates(board))?);
        position[place * 3..][..3].copy_from_slice(&others);
        self.boards.put_place(board, place, &lowest);
        Some(position)
    }
}

/// The boards of a set, lowest first.
pub(super) fn each(mut set: BoardSet) -> impl Iterator<Item = usize> {
    iter::from_fn(move || {
        let board = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (board < BoardSet::BITS as usize).then_some(board)
    })
}
