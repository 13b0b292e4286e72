//! How a position without anything left to infer is split in two.

use super::position::{BOXES, EACH_DIGIT, Position};

/// The cells of one position by their number of candidates: for each place, a set of boxes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cells {
    /// Two candidates.
    pub(super) pairs: [u32; 9],
    /// Two candidates or more.
    pub(super) open: [u32; 9],
}

/// A cell: its place, and the bits of its box with each digit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cell {
    place: usize,
    mask: u32,
}

impl Cell {
    fn new(place: usize, boxes: u32) -> Self {
        Self { place, mask: (boxes & boxes.wrapping_neg()) * EACH_DIGIT }
    }

    /// A cell with as few candidates as any open cell; `None` where no cell is open.
    pub(super) fn tightest(position: &Position, cells: &Cells) -> Option<Self> {
        let pair = cells.pairs.iter().position(|&boxes| boxes != 0);
        match pair {
            Some(place) => Some(Self::new(place, cells.pairs[place])),
            None => Self::all_of(&cells.open).min_by_key(|cell| cell.candidates(position)),
        }
    }

    /// A cell that had two candidates when it was last looked at, and has them still.
    pub(super) fn pair(position: &Position, cells: &Cells) -> Option<Self> {
        let mut pairs = Self::all_of(&cells.pairs);
        pairs.find(|cell| cell.candidates(position) == 2)
    }

    /// The first open cell in row-major order; `None` where no cell is open.
    pub(super) fn first(cells: &Cells) -> Option<Self> {
        let mut rows = (0..3).flat_map(|band| (0..3).map(move |row| (band, row)));
        let in_row = |(band, row): (usize, usize)| {
            let boxes = |column: usize| cells.open[row * 3 + column] >> (band * 3) & 0b111;
            let cells = (0..3).flat_map(move |stack| (0..3).map(move |column| (stack, column)));
            let mut open = cells.filter(|&(stack, column)| boxes(column) >> stack & 1 != 0);
            open.next().map(|(stack, column)| Self::new(row * 3 + column, 1 << (band * 3 + stack)))
        };
        rows.find_map(in_row)
    }

    /// The cells of `boxes`, given for each place.
    fn all_of(boxes: &[u32; 9]) -> impl Iterator<Item = Self> {
        boxes.iter().enumerate().flat_map(|(place, &boxes)| {
            let each = (0..BOXES.count_ones()).map(|of_box| 1 << of_box);
            each.filter(move |bit| boxes & bit != 0).map(move |bit| Self::new(place, bit))
        })
    }

    fn candidates(self, position: &Position) -> u32 {
        self.trios(position).iter().map(|trio| (trio & self.mask).count_ones()).sum()
    }

    fn trios(self, position: &Position) -> &[u32] {
        &position[self.place * 3..][..3]
    }
}

/// The words of one cell: all that two halves of a position differ in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Split {
    /// The index of the first of the three words in a position.
    pub(super) first: usize,
    /// The words where the cell has its lowest digit alone.
    pub(super) lowest: [u32; 3],
    /// The words where it has all its other digits.
    pub(super) others: [u32; 3],
}

impl Split {
    /// Splits `position` by the lowest digit of `cell`.
    pub(super) fn new(position: &Position, cell: Cell) -> Self {
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
        Self { first: cell.place * 3, lowest, others }
    }
}
