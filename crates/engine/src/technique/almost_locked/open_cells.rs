//! The subsets of open cells of a house, with the candidates of each subset.

use crate::DigitSet;
use crate::technique::houses::CELLS;
use crate::technique::{Board, CellSet};

/// The nonempty subsets of nine items, as bits, in the order of a depth-first search: {1}, {1,2}, {1,2,3}, and
/// so on.
static CHOICES: [usize; 511] = {
    let mut choices = [0; 511];
    let (mut found, mut choice) = (1, 1_usize);
    choices[0] = choice;
    while found < 511 {
        let highest = choice.ilog2();
        choice = if highest < 8 {
            choice | 2 << highest
        } else {
            let shorter = choice & !(1 << highest);
            let last = shorter.ilog2();
            shorter & !(1 << last) | 2 << last
        };
        choices[found] = choice;
        found += 1;
    }
    choices
};

/// The open cells of one house, and their candidates.
pub(super) struct HouseOpenCells {
    cells: [CellSet; 9],
    candidates: [DigitSet; 9],
    count: usize,
}

impl HouseOpenCells {
    /// The open cells of the house with this number, from 0 to 26.
    pub(super) fn of(board: &Board, house: usize) -> Self {
        let mut open =
            Self { cells: [CellSet::EMPTY; 9], candidates: [DigitSet::EMPTY; 9], count: 0 };
        for cell in board.open().and(CELLS[house]).iter() {
            open.cells[open.count] = CellSet::of(cell);
            open.candidates[open.count] = board.candidates(cell);
            open.count += 1;
        }
        open
    }

    /// Calls the visitor with each nonempty choice of cells whose number of cells and digits fit. Choices that
    /// begin with the same cells come together, the shortest first, in the order of HoDoKu.
    ///
    /// The digits of a choice are computed from the choice without its last cell, which came earlier.
    pub(super) fn choices(
        &self,
        fits: impl Fn(usize, DigitSet) -> bool,
        mut show: impl FnMut(CellSet, DigitSet),
    ) {
        let mut digits = [DigitSet::EMPTY; 512];
        for choice in CHOICES.iter().copied().filter(|choice| choice >> self.count == 0) {
            let last = choice.ilog2() as usize;
            digits[choice] = digits[choice & !(1 << last)].or(self.candidates[last]);
            if fits(choice.count_ones() as usize, digits[choice]) {
                show(self.chosen(choice), digits[choice]);
            }
        }
    }

    fn chosen(&self, choice: usize) -> CellSet {
        let places = (0..self.count).filter(|place| choice >> place & 1 == 1);
        places.fold(CellSet::EMPTY, |cells, place| cells.or(self.cells[place]))
    }
}
