//! One place on the board.

/// A cell, as its row-major index from 0. Which row and column that is depends on the
/// [`Layout`](super::Layout).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    /// The cell at a row-major `index` from 0; `None` where no board is that large.
    #[must_use]
    pub fn new(index: usize) -> Option<Self> {
        if index >= usize::from(super::Digit::MAX).pow(2) {
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
