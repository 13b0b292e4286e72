//! The grids of a board: one, or several that overlap.

use super::place::Place;

/// A grid of a board: the rectangle that has rows and columns of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GridFrame {
    /// The upper left place.
    pub corner: Place,
    /// The number of rows.
    pub rows: usize,
    /// The number of columns.
    pub columns: usize,
}

/// The effect of a step over an edge of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GridEdges {
    /// It leaves the grid.
    Closed,
    /// It comes in at the opposite edge.
    Joined,
}

impl GridFrame {
    /// The places in row-major order.
    pub(super) fn places(self) -> impl Iterator<Item = Place> {
        let Self { corner, rows, columns } = self;
        let row = move |row| {
            (corner.column..corner.column + columns).map(move |column| Place::new(row, column))
        };
        (corner.row..corner.row + rows).flat_map(row)
    }

    /// Whether boxes of `rows` rows and `columns` columns fill the grid.
    pub(super) fn has_boxes(self, rows: usize, columns: usize) -> bool {
        let fill = |length: usize, part: usize| part > 0 && length.is_multiple_of(part);
        fill(self.rows, rows) && fill(self.columns, columns)
    }

    /// The place that a step leads to. Returns `None` if the step leaves the grid.
    pub(super) fn step(
        self,
        from: Place,
        (down, right): (isize, isize),
        edges: GridEdges,
    ) -> Option<Place> {
        let moved = |at: usize, corner: usize, by: isize, length: usize| {
            let within = (at - corner).cast_signed() + by;
            let to = match edges {
                GridEdges::Closed => usize::try_from(within).ok().filter(|&to| to < length)?,
                GridEdges::Joined => within.rem_euclid(length.cast_signed()).cast_unsigned(),
            };
            Some(corner + to)
        };
        let row = moved(from.row, self.corner.row, down, self.rows)?;
        Some(Place::new(row, moved(from.column, self.corner.column, right, self.columns)?))
    }
}
