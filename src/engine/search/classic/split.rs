//! How a position without anything left to infer is split in two.

use std::iter;

use super::position::{EACH_DIGIT, PackedPosition};

/// The cells of one position by their number of candidates: for each row of the boxes, a set of cells. Bit
/// `9 * column + box` stands for the cell in that column of the box.
#[derive(Clone, Copy, Debug)]
pub(super) struct CellsByCount {
    /// Two candidates.
    pub(super) pairs: [u32; 3],
    /// Two candidates or more.
    pub(super) open: [u32; 3],
}

/// A cell: its place, and the bits of its box with each digit.
#[derive(Clone, Copy, Debug)]
pub(super) struct SplitCell {
    place: usize,
    mask: u32,
}

impl SplitCell {
    /// The cell of the lowest bit of `cells`, a set in the row `row` of the boxes.
    fn lowest(row: usize, cells: u32) -> Self {
        let bit = cells.trailing_zeros();
        Self { place: row * 3 + (bit / 9) as usize, mask: EACH_DIGIT << (bit % 9) }
    }

    /// A cell with as few candidates as any open cell; `None` where no cell is open.
    pub(super) fn tightest(position: &PackedPosition, cells: &CellsByCount) -> Option<Self> {
        // Any pair will do. Better pairs lead to fewer nodes, but to look for them took longer than it saved.
        let pair = Self::all_of(&cells.pairs).next();
        pair.or_else(|| Self::all_of(&cells.open).min_by_key(|cell| cell.candidates(position)))
    }

    /// A cell that had two candidates when it was last looked at, and has them still.
    pub(super) fn pair(position: &PackedPosition, cells: &CellsByCount) -> Option<Self> {
        Self::all_of(&cells.pairs).find(|cell| cell.candidates(position) == 2)
    }

    /// The first open cell in row-major order; `None` where no cell is open.
    pub(super) fn first(cells: &CellsByCount) -> Option<Self> {
        (0..3).flat_map(|band| (0..3).map(move |row| (band, row))).find_map(|(band, row)| {
            let boxes = cells.open[row] >> (band * 3);
            let at = |stack: u32, column: u32| column * 9 + stack;
            let in_order = (0..3).flat_map(|stack| (0..3).map(move |column| at(stack, column)));
            let mut open = in_order.filter(|bit| boxes >> bit & 1 != 0);
            open.next().map(|bit| Self::lowest(row, 1 << (band * 3) << bit))
        })
    }

    /// The cells of a set, given for each row of the boxes.
    fn all_of(rows: &[u32; 3]) -> impl Iterator<Item = Self> {
        rows.iter().enumerate().flat_map(|(row, &cells)| {
            let mut left = cells;
            iter::from_fn(move || {
                let cell = (left != 0).then(|| Self::lowest(row, left));
                left &= left.wrapping_sub(1);
                cell
            })
        })
    }

    fn candidates(self, position: &PackedPosition) -> u32 {
        self.trios(position).iter().map(|trio| (trio & self.mask).count_ones()).sum()
    }

    fn trios(self, position: &PackedPosition) -> &[u32] {
        &position[self.place * 3..][..3]
    }
}

/// The words of one cell: all that two halves of a position differ in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Split {
    /// The place of the cell.
    pub(super) place: usize,
    /// The words where the cell has its lowest digit alone.
    pub(super) lowest: [u32; 3],
    /// The words where it has all its other digits.
    pub(super) others: [u32; 3],
}

impl Split {
    /// Splits `position` by the lowest digit of `cell`.
    pub(super) fn new(position: &PackedPosition, cell: SplitCell) -> Self {
        let mut lowest = [0; 3];
        let mut others = [0; 3];
        let mut found = false;
        for (trio, &word) in cell.trios(position).iter().enumerate() {
            let digits = word & cell.mask;
            let digit = if found { 0 } else { digits & digits.wrapping_neg() };
            found |= digit != 0;
            lowest[trio] = word & !cell.mask | digit;
            others[trio] = word & !digit;
        }
        Self { place: cell.place, lowest, others }
    }
}
