//! The choices of open cells of one house, with the candidates of each choice.

use crate::engine::DigitSet;
use crate::engine::technique::houses::CELLS;
use crate::engine::technique::{Board, CellSet};

/// The choices of nine things, one at least, as bits, in the order of a search that goes deeper before it goes on:
/// the first alone, the first two, the first three, and so on.
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
pub(super) struct OpenCells {
    cells: [CellSet; 9],
    candidates: [DigitSet; 9],
    count: usize,
}

impl OpenCells {
    /// Those of a house, counted from 0 to 26.
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

    /// Shows each choice of cells, one at least, whose number of cells and whose digits fit; those that start with
    /// the same cells together, the shortest first, as HoDoKu goes through them.
    ///
    /// The digits of a choice are those of the choice without its last cell, and of that cell.
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
