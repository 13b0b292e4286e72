//! Symmetries of the pattern of givens, regardless of the digits.

use crate::{Cell, Grid, Layout};

/// A rotation or reflection of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symmetry {
    /// Rotation by 180°.
    HalfTurn,
    /// Rotation by 90°, and so by 180° as well.
    QuarterTurn,
    /// Reflection of left and right, in the vertical middle line.
    LeftRight,
    /// Reflection of top and bottom, in the horizontal middle line.
    TopBottom,
    /// Reflection in the diagonal from the top left to the bottom right, which exchanges rows and columns.
    Diagonal,
    /// Reflection in the diagonal from the top right to the bottom left.
    AntiDiagonal,
}

impl Symmetry {
    /// All symmetries.
    pub const ALL: [Self; 6] = [
        Self::HalfTurn,
        Self::QuarterTurn,
        Self::LeftRight,
        Self::TopBottom,
        Self::Diagonal,
        Self::AntiDiagonal,
    ];

    /// The symmetries of the pattern of filled cells of `grid`.
    #[must_use]
    pub(crate) fn all_of(grid: &Grid) -> Vec<Self> {
        let holds = |symmetry: &Self| symmetry.holds_for(grid);
        Self::ALL.into_iter().filter(holds).collect()
    }

    /// Whether the symmetry maps each filled cell of `grid` to a filled cell.
    #[must_use]
    pub fn holds_for(self, grid: &Grid) -> bool {
        grid.filled().all(|(cell, _)| {
            self.image(grid.layout(), cell).is_some_and(|image| grid.get(image).is_some())
        })
    }

    /// The image of `cell`, or `None` if it is not on the board.
    #[must_use]
    pub fn image(self, layout: &Layout, cell: Cell) -> Option<Cell> {
        let (row, column) = (layout.row(cell), layout.column(cell));
        let (below, right) = (layout.rows() - 1 - row, layout.columns() - 1 - column);
        match self {
            Self::HalfTurn => layout.cell(below, right),
            Self::QuarterTurn => layout.cell(column, below),
            Self::LeftRight => layout.cell(row, right),
            Self::TopBottom => layout.cell(below, column),
            Self::Diagonal => layout.cell(column, row),
            Self::AntiDiagonal => layout.cell(right, below),
        }
    }
}
