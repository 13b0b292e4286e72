//! How SudokuMaker numbers what lies on a board: cells, the edges between them, their corners, and the places around it.
//!
//! Cells count from 0, row by row. Each row of cells has two rows of edges: those at the left of its cells, and those below
//! them. Corners are those of all cells, so a row of them has one more than there are columns. The places around the board
//! lie in a frame, whose rows have two more.

use nonet_engine::{OutsidePlace, Place};

/// The size of a board, which the numbers depend on.
#[derive(Clone, Copy)]
pub(super) struct Numbering {
    pub(super) rows: usize,
    pub(super) columns: usize,
}

impl Numbering {
    /// The cell with a number. Returns `None` if the board has no such cell; the other functions too.
    pub(super) fn cell(self, number: usize) -> Option<Place> {
        let place = Place::new(number / self.columns, number % self.columns);
        (place.row < self.rows).then_some(place)
    }

    /// The two cells at an edge. Edges of the board itself have only one.
    pub(super) fn edge(self, number: usize) -> Option<[Place; 2]> {
        let (line, column) = (number / self.columns, number % self.columns);
        let row = line / 2;
        let pair = if line.is_multiple_of(2) {
            [Place::new(row, column.checked_sub(1)?), Place::new(row, column)]
        } else {
            [Place::new(row, column), Place::new(row + 1, column)]
        };
        (pair[1].row < self.rows).then_some(pair)
    }

    /// The four cells around a corner. Corners at the edge of the board have fewer.
    pub(super) fn corner(self, number: usize) -> Option<[Place; 4]> {
        let row = (number / (self.columns + 1)).checked_sub(1)?;
        let column = (number % (self.columns + 1)).checked_sub(1)?;
        let cells = [(0, 0), (0, 1), (1, 0), (1, 1)];
        let is_inside = row + 1 < self.rows && column + 1 < self.columns;
        is_inside.then(|| cells.map(|(down, right)| Place::new(row + down, column + right)))
    }

    /// A place in the frame.
    pub(super) fn outside(self, number: usize) -> Option<OutsidePlace> {
        let width = self.columns + 2;
        let at = |number: usize| isize::try_from(number).ok().map(|it| it - 1);
        let place = OutsidePlace { row: at(number / width)?, column: at(number % width)? };
        (number / width < self.rows + 2).then_some(place)
    }

    /// The number of the edge between two cells side by side, in row-major order.
    pub(super) fn of_edge(self, [one, other]: [Place; 2]) -> usize {
        if one.row == other.row {
            2 * one.row * self.columns + other.column
        } else {
            (2 * one.row + 1) * self.columns + one.column
        }
    }

    /// The number of the corner below and to the right of a cell.
    pub(super) fn of_corner(self, first: Place) -> usize {
        (first.row + 1) * (self.columns + 1) + first.column + 1
    }

    /// The number of a place in the frame. Returns `None` for one farther out.
    pub(super) fn of_outside(self, place: OutsidePlace) -> Option<usize> {
        let row = usize::try_from(place.row + 1).ok().filter(|row| *row < self.rows + 2)?;
        let column = usize::try_from(place.column + 1).ok().filter(|it| *it < self.columns + 2)?;
        Some(row * (self.columns + 2) + column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_is_that_of_its_cells() {
        let size = Numbering { rows: 4, columns: 6 };
        let edges = (0..100).filter_map(|number| Some((number, size.edge(number)?)));
        let edges = edges.inspect(|(number, it)| assert_eq!(size.of_edge(*it), *number));
        assert_eq!(edges.count(), 4 * 5 + 3 * 6);
        let corners = (0..100).filter_map(|number| Some((number, size.corner(number)?)));
        let corners = corners.inspect(|(number, it)| assert_eq!(size.of_corner(it[0]), *number));
        assert_eq!(corners.count(), 3 * 5);
        let outside = (0..100).filter_map(|number| Some((number, size.outside(number)?)));
        let outside =
            outside.inspect(|(number, it)| assert_eq!(size.of_outside(*it), Some(*number)));
        assert_eq!(outside.count(), 6 * 8);
    }
}
