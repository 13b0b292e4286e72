//! The subsets of open cells of a house, with the candidates of each subset.

use crate::DigitSet;

use crate::technique::geometry::BoardTables;
use crate::technique::{Board, Cells, Geometry};

/// The nonempty subsets of nine items, as bits, in the order of a depth-first search: {1}, {1,2}, {1,2,3}, and
/// so on.
static CHOICES: [usize; 511] = {
    let mut choices = [0; 511];
    let (mut found, mut choice) = (1, 1_usize);
    choices[0] = choice;
    while found < 511 {
        let highest = choice.ilog2();
        choice = if highest < 8 {
            // Deeper first: the next cell is added as long as there is one.
            choice | 2 << highest
        } else {
            let shorter = choice & !(1 << highest);
            let last = shorter.ilog2();
            // Back: the last cell goes, and the one before it is replaced by its successor.
            shorter & !(1 << last) | 2 << last
        };
        choices[found] = choice;
        found += 1;
    }
    choices
};

/// The most cells of a choice, and the most on a board of more than [`MANY_DIGITS`] digits, whose houses have too many
/// choices.
const MOST_CELLS: usize = 5;
const MOST_CELLS_OF_MANY: usize = 3;
const MANY_DIGITS: usize = 12;

/// The most cells of a choice on a board.
fn most_cells<G: Geometry>(board: &Board<G>) -> usize {
    match board.tables().digit_count() {
        _ if G::IS_CLASSIC => 9,
        ..=MANY_DIGITS => MOST_CELLS,
        _ => MOST_CELLS_OF_MANY,
    }
}

/// The open cells of one house, and their candidates.
pub(super) struct HouseOpenCells<G: Geometry> {
    cells: G::PerDigit<G::Set>,
    candidates: G::PerDigit<DigitSet>,
    count: usize,
    /// The most cells of a choice.
    most: usize,
}

impl<G: Geometry> HouseOpenCells<G> {
    /// The open cells of the house with this number, from 0 to 26.
    pub(super) fn of(board: &Board<G>, house: usize) -> Self {
        let mut open = Self {
            cells: Default::default(),
            candidates: Default::default(),
            count: 0,
            most: most_cells(board),
        };
        for cell in board.open().and(board.house(house)).iter() {
            open.cells[open.count] = <G::Set>::of(cell);
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
        mut show: impl FnMut(G::Set, DigitSet),
    ) {
        if !G::IS_CLASSIC {
            self.grow(0, (<G::Set>::EMPTY, DigitSet::EMPTY), &fits, &mut show);
            return;
        }
        let mut digits = [DigitSet::EMPTY; 512];
        for choice in CHOICES.iter().copied().filter(|choice| choice >> self.count == 0) {
            let last = choice.ilog2() as usize;
            // A table of all choices, because a choice differs from one before it by a single cell.
            digits[choice] = digits[choice & !(1 << last)].or(self.candidates[last]);
            if fits(choice.count_ones() as usize, digits[choice]) {
                show(self.chosen(choice), digits[choice]);
            }
        }
    }

    /// Adds the cells from `from` on to a choice in all ways.
    fn grow(
        &self,
        from: usize,
        (cells, digits): (G::Set, DigitSet),
        fits: &impl Fn(usize, DigitSet) -> bool,
        show: &mut impl FnMut(G::Set, DigitSet),
    ) {
        if cells.len() == self.most {
            return;
        }
        for next in from..self.count {
            let larger = (cells.or(self.cells[next]), digits.or(self.candidates[next]));
            if fits(larger.0.len(), larger.1) {
                show(larger.0, larger.1);
            }
            // A choice that does not fit may still grow into one that does, so it is not a reason to stop.
            self.grow(next + 1, larger, fits, show);
        }
    }

    fn chosen(&self, choice: usize) -> G::Set {
        let places = (0..self.count).filter(|place| choice >> place & 1 == 1);
        places.fold(<G::Set>::EMPTY, |cells, place| cells.or(self.cells[place]))
    }
}
