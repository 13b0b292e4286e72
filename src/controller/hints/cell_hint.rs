//! What the drawing of a hint shows in a single cell, for those who cannot see it. The lines between cells and the houses that
//! a step starts from are not among it: the sentences of the hint tell these.

use super::drawing::Drawing;
use crate::engine::{Cell, Digit, DigitSet, Layout};

/// What a hint has to do with a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CellHint {
    /// The digit that it puts down here.
    pub placed: Option<Digit>,
    /// The candidates that it rules out here.
    pub gone: DigitSet,
    /// The other candidates here that it is about.
    pub told: DigitSet,
    /// Whether it looks at the cell, or at a house with the cell.
    pub is_looked_at: bool,
}

impl Drawing {
    /// What is shown in each cell of the board, in row-major order.
    #[must_use]
    pub fn cell_hints(&self, layout: &Layout) -> Vec<CellHint> {
        let mut hints = vec![CellHint::default(); layout.cell_count()];
        for drawn in &self.candidates {
            let hint = &mut hints[drawn.candidate.cell.index()];
            let digit = drawn.candidate.digit;
            if drawn.placed {
                hint.placed = Some(digit);
            } else if drawn.gone {
                hint.gone.insert(digit);
            } else if drawn.part.is_some() {
                hint.told.insert(digit);
            }
        }
        for cell in self.cells_to_look_at(layout) {
            hints[cell.index()].is_looked_at = true;
        }
        hints
    }

    /// The cells and the houses to look at, as cells.
    pub(in crate::controller) fn cells_to_look_at(&self, layout: &Layout) -> Vec<Cell> {
        let houses = self.places.iter().filter_map(|&name| layout.house(name));
        let of_houses = houses.flat_map(|house| house.cells.iter().copied());
        of_houses.chain(self.cells.iter().copied()).chain(self.lit.iter().copied()).collect()
    }
}
