//! Boards, and which of them are busy.

use std::iter;

use super::boards::{BoardSet, Boards};
use super::position::PackedPosition;
use super::split::{CellsByCount, SplitCell, SplitWords};
use super::sweep::SweepResult;
use super::vector::{Instructions, Sweep};

/// Boards and the positions on them. A board without a position to work on is idle.
#[derive(Clone, Debug)]
pub(super) struct BoardPool<const T: usize> {
    instructions: Instructions,
    boards: Boards<T>,
    busy: BoardSet,
}

impl<const T: usize> BoardPool<T>
where
    Boards<T>: Sweep,
{
    /// Idle boards, which will be swept with `instructions`.
    pub(super) fn new(instructions: Instructions) -> Self {
        Self { instructions, boards: Boards::blank(), busy: 0 }
    }

    /// The busy boards.
    pub(super) fn busy(&self) -> BoardSet {
        self.busy
    }

    /// The idle boards.
    pub(super) fn idle(&self) -> BoardSet {
        Boards::<T>::ALL & !self.busy
    }

    /// Puts a position on `board`, which is then busy.
    pub(super) fn put(&mut self, board: usize, position: &PackedPosition) {
        self.boards.put(board, position);
        self.busy |= 1 << board;
    }

    /// Makes `boards` idle.
    pub(super) fn release(&mut self, boards: BoardSet) {
        self.busy &= !boards;
    }

    /// The position on `board`.
    pub(super) fn position(&self, board: usize) -> PackedPosition {
        self.boards.position(board)
    }

    /// Returns the cells of `board` by their number of candidates, as the last sweep saw them.
    pub(super) fn candidates(&self, board: usize) -> CellsByCount {
        self.boards.candidates(board)
    }

    /// Sweeps all boards once, and returns the result for the busy ones.
    pub(super) fn sweep(&mut self) -> SweepResult {
        let SweepResult { dead, settled, filled } = self.boards.sweep(self.instructions);
        let busy = self.busy;
        // Idle boards are swept as well, because a vector has all lanes or none. What they show has no meaning.
        SweepResult { dead: dead & busy, settled: settled & busy, filled: filled & busy }
    }

    /// Splits the position on `board` by the cell that `choose` finds. The board keeps the half with the cell's
    /// lowest digit, and the other half is returned. Returns `None` if `choose` finds no cell.
    pub(super) fn split(
        &mut self,
        board: usize,
        choose: impl Fn(&PackedPosition, &CellsByCount) -> Option<SplitCell>,
    ) -> Option<PackedPosition> {
        let mut position = self.position(board);
        let SplitWords { place, lowest, others } =
            SplitWords::new(&position, choose(&position, &self.boards.candidates(board))?);
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
