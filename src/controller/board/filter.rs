//! What is looked for on the board: a digit, or cells with two candidates.

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

    /// A filter for the digit after, or before, the digit that `filter` looks for, on a board of `side` digits.
    pub(in crate::controller) fn beside(
        filter: Option<Self>,
        side: usize,
        forward: bool,
    ) -> Option<Self> {
        let at = filter.and_then(Self::digit).map(Digit::index);
        let next = match (at, forward) {
            (None, true) => 0,
            (None, false) => side - 1,
            (Some(at), true) => (at + 1) % side,
            (Some(at), false) => (at + side - 1) % side,
        };
        Digit::from_index(next).map(Self::Digit)
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
