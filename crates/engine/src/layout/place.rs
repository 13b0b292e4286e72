//! Places on the square paper that a board is drawn on.

use std::fmt;

use crate::number::number_of_digits;

/// A place in row-major order. A place is a cell of the board, or a hole in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The row, from 0.
    pub row: usize,
    /// The column, from 0.
    pub column: usize,
}

impl Place {
    /// The place in a row and a column, both from 0.
    #[must_use]
    pub const fn new(row: usize, column: usize) -> Self {
        Self { row, column }
    }

    /// The places that share an edge with this one. Rows and columns go on without limit.
    pub fn beside(self) -> impl Iterator<Item = Self> {
        let Self { row, column } = self;
        let above = row.checked_sub(1).map(|row| Self::new(row, column));
        let left = column.checked_sub(1).map(|column| Self::new(row, column));
        let after = [Self::new(row + 1, column), Self::new(row, column + 1)];
        above.into_iter().chain(left).chain(after)
    }

    /// The place with this name, such as `r4c5` or `R4C5`, or `None` if the text is no such name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let (row, column) = name.strip_prefix(['r', 'R'])?.split_once(['c', 'C'])?;
        let number = |digits: &str| number_of_digits::<usize>(digits)?.checked_sub(1);
        Some(Self::new(number(row)?, number(column)?))
    }
}

/// As in files: `r4c5` is in row 4 and column 5, counted from 1.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row + 1, self.column + 1)
    }
}
