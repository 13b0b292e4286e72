//! A board for the scale: its houses, its peers, and their order.
//!
//! The order in which a rule looks at houses and cells decides which step it finds first, so it is part of the
//! scale. The classic board has its tables as constants. Boards with other houses or rules
//! ([variants](super::variant_board)) make theirs when a puzzle is rated.

use std::ops::{IndexMut, Range};

/// The numbers of the blocks, followed by those of the rows and of the columns. Further houses follow.
pub(super) const BLOCKS: Range<usize> = 0..9;
pub(super) const ROWS: Range<usize> = 9..18;
pub(super) const COLUMNS: Range<usize> = 18..27;

/// A house of a cell.
#[derive(Clone, Copy)]
pub(super) struct CellHouse {
    /// The kind of the house: 0 for blocks, 1 for rows, 2 for columns, and so on. A cell has at most one house of
    /// a kind.
    pub(super) kind: u8,
    /// The number of the house.
    pub(super) house: u8,
    /// The index of the cell in the house.
    pub(super) place: u8,
}

impl CellHouse {
    /// The number of the house.
    #[inline]
    pub(super) fn house(self) -> usize {
        usize::from(self.house)
    }
}

/// A board of 81 cells and nine digits.
pub(super) trait RatedBoard: Copy {
    /// The places of each digit in each house.
    type Places: Clone + IndexMut<usize, Output = [u16; 9]>;

    /// Whether this is the classic board, whose scale is that of Sudoku Explainer 1.2.1 itself.
    const IS_CLASSIC: bool;

    /// [`Places`](Self::Places) of an empty board: each digit has all places.
    fn all_places(&self) -> Self::Places;

    /// The cells of a house, in order.
    fn cells(&self, house: usize) -> &[u8; 9];

    /// The cells of a house as bits.
    fn mask(&self, house: usize) -> u128;

    /// The houses of a cell by ascending kind.
    fn homes(&self, cell: usize) -> impl Iterator<Item = CellHouse>;

    /// Removes a candidate of a cell from the places of its digit.
    fn clear(&self, places: &mut Self::Places, cell: usize, digit: usize);

    /// The house of a kind that holds a cell, which must have such a house.
    fn house_of(&self, cell: usize, kind: u8) -> usize;

    /// The places of a house of `cell` without the cell itself and the cells that it also sees in a house of a
    /// lower kind.
    fn first_met(&self, cell: usize, home: CellHouse) -> u16;

    /// The cells that a cell sees, in order.
    fn peers(&self, cell: usize) -> &[u8];

    /// The cells that a cell sees, as bits.
    fn seen(&self, cell: usize) -> u128;

    /// All houses in the order in which singles and sets are searched: blocks, columns, rows, then the others.
    fn search_order(&self) -> impl Iterator<Item = usize>;

    /// The kinds of houses, ascending, each with its houses.
    fn kinds(&self) -> impl Iterator<Item = (u8, Range<usize>)>;

    /// All houses in ascending order.
    fn houses(&self) -> impl Iterator<Item = usize>;

    /// The pairs of kinds of houses whose intersections are searched, each kind as the range of its houses.
    fn crossing_kinds(&self) -> impl Iterator<Item = (Range<usize>, Range<usize>)>;

    /// The neighbours of a cell that must not be consecutive to it. Empty on boards without that rule.
    fn not_consecutive(&self, cell: usize) -> &[u8];

    /// The cells that see a cell only by a rule about two cells, and that chains reach after those of its houses,
    /// in the order of chains. Empty on boards without such a rule.
    fn leaps(&self, cell: usize) -> &[u8];

    /// The cells that see a cell only by a rule about two cells, as bits.
    fn seen_by_rule(&self, cell: usize) -> u128;

    /// Whether generalized sets and intersections, whose eliminations reach other houses, take the place of the
    /// usual ones.
    fn is_generalized(&self) -> bool;

    /// Whether two cells see each other.
    fn sees(&self, one: usize, other: usize) -> bool {
        self.seen(one) >> other & 1 == 1
    }

    /// The houses that hold both cells, in ascending order.
    fn shared(&self, one: usize, other: usize) -> impl Iterator<Item = usize> {
        self.homes(one)
            .map(CellHouse::house)
            .filter(move |&house| self.mask(house) >> other & 1 == 1)
    }
}
