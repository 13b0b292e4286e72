//! Splits a position into two when sweeps infer nothing more.

use std::iter;

use super::position::{EACH_DIGIT, PackedPosition};

/// Sets of cells of one position, by their number of candidates. A set has a word for each row of the boxes;
/// bit `9 * column + box` is the cell in that column of that box.
#[derive(Clone, Copy, Debug)]
pub(super) struct CellsByCount {
    /// The cells with two candidates.
    pub(super) pairs: [u32; 3],
    /// The cells with two candidates or more.
    pub(super) open: [u32; 3],
}

impl CellsByCount {
    /// Whether exactly four cells of a settled position are open. The position then has two answers.
    ///
    /// Each candidate of an open cell has another place in the row, in the column and in the box of the cell,
    /// because a settled position has no singles. So the four cells are two rows by two columns in two boxes, and
    /// all four have the same two candidates. The first candidate can stand in either diagonal.
    pub(super) fn are_one_rectangle(&self) -> bool {
        self.open.iter().map(|cells| cells.count_ones()).sum::<u32>() == 4
    }
}

/// A cell: its place, and a mask with the bit of its box for each digit of a trio.
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

    /// An open cell with the fewest candidates. Returns `None` if no cell is open.
    pub(super) fn with_fewest_candidates(
        position: &PackedPosition,
        cells: &CellsByCount,
    ) -> Option<Self> {
        // The first cell with two candidates is good enough. A choice among such cells leads to fewer nodes,
        // but was measured to take longer than it saves.
        let pair = Self::all_of(&cells.pairs).next();
        pair.or_else(|| Self::all_of(&cells.open).min_by_key(|cell| cell.candidates(position)))
    }

    /// A cell that had two candidates before the last sweep and still has two. Returns `None` if there is none.
    pub(super) fn pair(position: &PackedPosition, cells: &CellsByCount) -> Option<Self> {
        Self::all_of(&cells.pairs).find(|cell| cell.candidates(position) == 2)
    }

    /// The first open cell in row-major order. Returns `None` if no cell is open.
    pub(super) fn first(cells: &CellsByCount) -> Option<Self> {
        (0..3).flat_map(|band| (0..3).map(move |row| (band, row))).find_map(|(band, row)| {
            // The sets go by rows of boxes. The boxes of a band are three neighbouring bits, once for each column of
            // a box.
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

/// The two halves of a position, which differ only in the words of one place.
#[derive(Clone, Copy, Debug)]
pub(super) struct SplitWords {
    /// The place of the cell.
    pub(super) place: usize,
    /// The words of the place, with only the lowest digit in the cell.
    pub(super) lowest: [u32; 3],
    /// The words of the place, with all other candidates in the cell.
    pub(super) others: [u32; 3],
}

impl SplitWords {
    /// Splits `position` by the lowest digit of `cell`.
    pub(super) fn new(position: &PackedPosition, cell: SplitCell) -> Self {
        let mut lowest = [0; 3];
        let mut others = [0; 3];
        let mut found = false;
        for (trio, &word) in cell.trios(position).iter().enumerate() {
            let digits = word & cell.mask;
            // The lowest digit is in the first trio with any: trios hold ascending digits.
            let digit = if found { 0 } else { digits & digits.wrapping_neg() };
            found |= digit != 0;
            lowest[trio] = word & !cell.mask | digit;
            others[trio] = word & !digit;
        }
        Self { place: cell.place, lowest, others }
    }
}
