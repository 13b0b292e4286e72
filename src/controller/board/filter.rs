//! The filter: the digit whose places are highlighted, or the cells with two candidates.

use crate::controller::document::OpenDocument;
use crate::engine::{Cell, Digit, DigitSet};

/// What is looked for on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filter {
    /// Where a digit can go.
    Digit(Digit),
    /// Cells with two candidates.
    Bivalue,
}

impl Filter {
    /// The digit that is looked for; `None` if it is something else.
    #[must_use]
    pub fn digit(self) -> Option<Digit> {
        match self {
            Self::Digit(digit) => Some(digit),
            Self::Bivalue => None,
        }
    }

    /// The open cells that are found, in row-major order: as far as the person knows where digits can go.
    pub(in crate::controller) fn found_in(self, document: &OpenDocument) -> Vec<Cell> {
        let fits = |cell: &Cell| {
            let candidates = candidates_of(document, *cell);
            match self {
                Self::Digit(digit) => candidates.contains(digit),
                Self::Bivalue => candidates.len() == 2,
            }
        };
        document.board().open_cells().filter(fits).collect()
    }

    /// A filter for the digit after the one that `filter` looks for, on a board of `side` digits.
    pub(in crate::controller) fn after(filter: Option<Self>, side: usize) -> Option<Self> {
        let at = filter.and_then(Self::digit).map_or(side - 1, Digit::index);
        Digit::from_index((at + 1) % side).map(Self::Digit)
    }

    /// A filter for the digit before the one that `filter` looks for, on a board of `side` digits.
    pub(in crate::controller) fn before(filter: Option<Self>, side: usize) -> Option<Self> {
        let at = filter.and_then(Self::digit).map_or(0, Digit::index);
        Digit::from_index((at + side - 1) % side).map(Self::Digit)
    }
}

/// The candidates of an open cell: those that are noted there and that the digits on the board leave, or all that these
/// leave if nothing is noted.
fn candidates_of(document: &OpenDocument, cell: Cell) -> DigitSet {
    let board = document.board();
    let left = board.left_to(cell, document.ruled_out());
    let noted = board.get(cell).notes().candidates();
    if noted.is_empty() { left } else { left.and(noted) }
}
