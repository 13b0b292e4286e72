//! Indexers: cells whose digit says where in a house the number of their own place stands.
//!
//! A row indexer in row 4 with a 7 says that the 4 of its column stands in row 7. The house holds each digit once, so the
//! converse holds too: if a 4 stands in row 7 of the column, the indexer is a 7. Two cells at a time say all of it.

use super::identity::same_if_alike;
use super::meaning::Meaning;
use super::order::others;
use crate::{Cell, Digit, DigitSet, HouseKind, Layout};

/// What the digit of an indexer counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum IndexerKind {
    /// The rows of its column.
    Row,
    /// The columns of its row.
    Column,
    /// The cells of its region, row by row.
    Box,
}

impl IndexerKind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Row, Self::Column, Self::Box];

    /// Whether the digit can count the cells of a house of this kind.
    fn counts(self, house: HouseKind) -> bool {
        match self {
            Self::Row => house == HouseKind::Column,
            Self::Column => house == HouseKind::Row,
            Self::Box => house.is_region(),
        }
    }
}

/// An indexer.
///
/// Two of one kind and cell are equal: which house they are about follows from the board.
#[derive(Clone, Debug)]
pub struct Indexer {
    kind: IndexerKind,
    /// The cell itself, and then the others of its house in row-major order.
    cells: Box<[Cell]>,
    /// The place of the cell itself in its house, from 0.
    at: usize,
}

same_if_alike!(Indexer, |it| (it.kind, it.cell()));

impl Indexer {
    /// The indexer of this cell. Returns `None` if the cell is in no such house that holds every digit of the board, or in
    /// several.
    #[must_use]
    pub fn new(kind: IndexerKind, cell: Cell, layout: &Layout) -> Option<Self> {
        let houses = layout.houses_of(cell).iter().map(|&number| &layout.houses()[number]);
        let mut houses = houses.filter(|house| kind.counts(house.kind) && house.is_complete);
        let house = houses.next().filter(|_| houses.next().is_none())?;
        let mut cells = house.cells.clone();
        let at = cells.iter().position(|&it| it == cell)?;
        cells[..=at].rotate_right(1);
        Some(Self { kind, cells: cells.into(), at })
    }

    /// Whether another one of the cell is about the same house.
    pub(super) fn is_fitted_as(&self, other: &Self) -> bool {
        self.cells == other.cells
    }

    /// What the digit counts.
    #[must_use]
    pub fn kind(&self) -> IndexerKind {
        self.kind
    }

    /// The cell itself.
    #[must_use]
    pub fn cell(&self) -> Cell {
        self.cells[0]
    }

    /// The cell itself, and then the others of its house in row-major order.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The digit that a cell other than the indexer itself is counted by.
    fn counted_by(&self, other: usize) -> Option<Digit> {
        // The indexer was moved before the cells in front of it.
        Digit::from_index(if other <= self.at { other - 1 } else { other })
    }
}

/// The digits that go with `digit` if `one` and `other` only stand together.
fn partners(digit: Digit, one: Digit, other: Digit) -> DigitSet {
    if digit == one { DigitSet::of(other) } else { others(DigitSet::of(other)) }
}

impl Meaning for Indexer {
    fn excluded(&self, one: usize, other: usize, digit: Digit) -> DigitSet {
        let ((0, place) | (place, 0)) = (one, other) else { return DigitSet::EMPTY };
        let Some((counted, own)) = self.counted_by(place).zip(Digit::from_index(self.at)) else {
            return DigitSet::EMPTY;
        };
        let left =
            if one == 0 { partners(digit, counted, own) } else { partners(digit, own, counted) };
        others(left)
    }

    fn pairs(&self, cells: usize) -> Vec<[usize; 2]> {
        (1..cells).map(|other| [0, other]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The digits, as numbers, that `other` can hold beside each digit of the indexer.
    fn left(indexer: &Indexer, other: usize, digit: u8) -> Vec<u8> {
        let excluded = indexer.excluded(0, other, Digit::new(digit).unwrap());
        DigitSet::up_to(4).without(excluded).iter().map(Digit::get).collect()
    }

    #[test]
    fn the_digit_says_where_the_number_of_the_own_place_stands() {
        let layout = Layout::boxed(2, 2).unwrap();
        let indexer = |kind, row, column| {
            Indexer::new(kind, layout.cell(row, column).unwrap(), &layout).unwrap()
        };
        // r3c2 is the third cell of its column, the second of its row, and the second of its box.
        let names = |indexer: &Indexer| -> Vec<String> {
            indexer.cells().iter().map(|&cell| layout.name_of(cell)).collect()
        };
        let row = indexer(IndexerKind::Row, 2, 1);
        assert_eq!(names(&row), ["r3c2", "r1c2", "r2c2", "r4c2"]);
        assert_eq!(
            [1, 2, 3, 4].map(|digit| left(&row, 3, digit)).concat(),
            [1, 2, 4, 1, 2, 4, 1, 2, 4, 3]
        );
        let column = indexer(IndexerKind::Column, 2, 1);
        assert_eq!(names(&column), ["r3c2", "r3c1", "r3c3", "r3c4"]);
        assert_eq!((left(&column, 1, 1), left(&column, 2, 3)), (vec![2], vec![2]));
        let own_box = indexer(IndexerKind::Box, 2, 1);
        assert_eq!(names(&own_box), ["r3c2", "r3c1", "r4c1", "r4c2"]);
        assert_eq!((left(&own_box, 3, 4), left(&own_box, 3, 1)), (vec![2], vec![1, 3, 4]));
    }

    #[test]
    fn a_board_without_the_house_has_no_indexer() {
        let latin = crate::LayoutBuilder::latin(4).build().unwrap();
        let cell = latin.cell(0, 0).unwrap();
        assert_eq!(Indexer::new(IndexerKind::Box, cell, &latin), None);
        assert!(Indexer::new(IndexerKind::Row, cell, &latin).is_some());
    }
}
