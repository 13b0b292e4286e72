//! Symmetries of the pattern that the givens make, whatever digits they are.

use crate::engine::{Cell, Grid, Layout};

/// A way to turn or mirror a board onto itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symmetry {
    /// Turned by 180°.
    HalfTurn,
    /// Turned by 90°, and so by 180° as well.
    QuarterTurn,
    /// Left and right swapped: mirrored on the upright middle line.
    LeftRight,
    /// Top and bottom swapped: mirrored on the level middle line.
    TopBottom,
    /// Rows and columns swapped: mirrored on the line from the top left to the bottom right.
    Diagonal,
    /// Mirrored on the line from the top right to the bottom left.
    AntiDiagonal,
}

impl Symmetry {
    /// Every symmetry.
    pub const ALL: [Self; 6] = [
        Self::HalfTurn,
        Self::QuarterTurn,
        Self::LeftRight,
        Self::TopBottom,
        Self::Diagonal,
        Self::AntiDiagonal,
    ];

    /// The symmetries that the pattern of filled cells of `grid` has.
    #[must_use]
    pub fn all_of(grid: &Grid) -> Vec<Self> {
        let holds = |symmetry: &Self| symmetry.holds_for(grid);
        Self::ALL.into_iter().filter(holds).collect()
    }

    /// Whether each filled cell of `grid` is brought to a filled one.
    #[must_use]
    pub fn holds_for(self, grid: &Grid) -> bool {
        grid.filled().all(|(cell, _)| {
            self.image(grid.layout(), cell).is_some_and(|image| grid.get(image).is_some())
        })
    }

    /// Where `cell` is brought to.
    #[must_use]
    pub fn image(self, layout: &Layout, cell: Cell) -> Option<Cell> {
        let (row, column) = (layout.row(cell), layout.column(cell));
        let last = layout.side() - 1;
        match self {
            Self::HalfTurn => layout.cell(last - row, last - column),
            Self::QuarterTurn => layout.cell(column, last - row),
            Self::LeftRight => layout.cell(row, last - column),
            Self::TopBottom => layout.cell(last - row, column),
            Self::Diagonal => layout.cell(column, row),
            Self::AntiDiagonal => layout.cell(last - column, last - row),
        }
    }
}
