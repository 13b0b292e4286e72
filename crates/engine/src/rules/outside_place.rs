//! Places around a board, where the numbers outside stand.

use std::fmt;

use crate::{Cell, Layout};

/// A place on the square paper that a board is drawn on, which may lie to the left of the board or above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OutsidePlace {
    /// The row, from 0: -1 lies above the board.
    pub row: isize,
    /// The column, from 0: -1 lies to the left of the board.
    pub column: isize,
}

impl OutsidePlace {
    /// The place with this name, such as `R0C4` above the fourth column. Returns `None` if the text is no such name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let (row, column) = name.strip_prefix(['r', 'R'])?.split_once(['c', 'C'])?;
        let number = |digits: &str| {
            let number: u16 = digits.parse().ok()?;
            digits
                .bytes()
                .all(|it| it.is_ascii_digit())
                .then_some(isize::try_from(number).ok()? - 1)
        };
        Some(Self { row: number(row)?, column: number(column)? })
    }

    /// The cell of the board here. Returns `None` outside the board and in a hole.
    #[must_use]
    pub fn cell(self, layout: &Layout) -> Option<Cell> {
        layout.cell(usize::try_from(self.row).ok()?, usize::try_from(self.column).ok()?)
    }

    /// The place that lies this number of rows below and columns to the right.
    #[must_use]
    pub fn after(self, (rows, columns): (isize, isize)) -> Self {
        Self { row: self.row + rows, column: self.column + columns }
    }

    /// The cells that follow this place by `step`, rows and columns, up to the first place without a cell.
    pub(super) fn cells_behind(self, step: (isize, isize), layout: &Layout) -> Vec<Cell> {
        let mut places =
            std::iter::successors(Some(self.after(step)), |place| Some(place.after(step)));
        std::iter::from_fn(|| places.next()?.cell(layout)).collect()
    }
}

/// As in files: `r0c4` lies above the fourth column.
impl fmt::Display for OutsidePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row + 1, self.column + 1)
    }
}
