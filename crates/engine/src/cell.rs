//! Cells of the board.

/// A cell, as its row-major index from 0 among the cells of its board. Which row and column that is depends on
/// the [`Layout`](super::Layout).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    /// The largest number of cells of a board.
    pub const MAX_COUNT: usize = 10_000;

    /// The cell with a row-major `index` from 0. Returns `None` if no board is that large.
    #[must_use]
    pub fn new(index: usize) -> Option<Self> {
        if index >= Self::MAX_COUNT {
            return None;
        }
        u16::try_from(index).ok().map(Self)
    }

    /// The row-major index, from 0.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}
