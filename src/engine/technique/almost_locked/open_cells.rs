//! The choices of open cells of one house, with the candidates of each choice.

use crate::engine::DigitSet;
use crate::engine::technique::houses::CELLS;
use crate::engine::technique::{Board, CellSet};

/// The choices of nine things, one at least, as bits: those of fewer things first.
static CHOICES: [usize; 511] = {
    let mut choices = [0; 511];
    let (mut found, mut size) = (0, 1);
    while size <= 9 {
        let mut choice = 1_usize;
        while choice < 512 {
            if choice.count_ones() == size {
                choices[found] = choice;
                found += 1;
            }
            choice += 1;
        }
        size += 1;
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

    /// Shows each choice of cells, one at least, whose number of cells and whose digits fit; those of fewer
    /// cells first.
    ///
    /// The digits of a choice are those of the choice without its lowest cell, and of that cell.
    pub(super) fn choices(
        &self,
        fits: impl Fn(usize, DigitSet) -> bool,
        mut show: impl FnMut(CellSet, DigitSet),
    ) {
        let mut digits = [DigitSet::EMPTY; 512];
        for choice in CHOICES.iter().copied().filter(|choice| choice >> self.count == 0) {
            let lowest = choice.trailing_zeros() as usize;
            digits[choice] = digits[choice & (choice - 1)].or(self.candidates[lowest]);
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
