//! The houses and peers of the classic board, as tables of bits.
//!
//! Houses are numbered from 0 to 26: rows, then columns, then boxes, in the order of
//! [`Layout::classic`](crate::Layout::classic).

use super::CellSet;
use crate::{Cell, HouseKind, HouseName};

/// The number of houses of the classic board.
pub(crate) const COUNT: usize = 27;

/// The numbers of the rows, followed by those of the columns and of the boxes.
pub(crate) const ROWS: std::ops::Range<usize> = 0..9;
pub(crate) const COLUMNS: std::ops::Range<usize> = 9..18;
pub(crate) const BOXES: std::ops::Range<usize> = 18..27;
/// Rows and columns.
pub(crate) const LINES: std::ops::Range<usize> = 0..18;

/// The cells of each house.
pub(crate) const CELLS: [CellSet; COUNT] = cells();

/// The twenty cells that each cell sees.
pub(crate) const PEERS: [CellSet; 81] = peers();

const fn row_column_box(cell: usize) -> [usize; 3] {
    [cell / 9, 9 + cell % 9, 18 + cell / 27 * 3 + cell % 9 / 3]
}

const fn cells() -> [CellSet; COUNT] {
    let mut houses = [CellSet::EMPTY; COUNT];
    let mut cell = 0;
    while cell < 81 {
        let [row, column, block] = row_column_box(cell);
        houses[row] = houses[row].or(CellSet::at(cell));
        houses[column] = houses[column].or(CellSet::at(cell));
        houses[block] = houses[block].or(CellSet::at(cell));
        cell += 1;
    }
    houses
}

const fn peers() -> [CellSet; 81] {
    let houses = cells();
    let mut peers = [CellSet::EMPTY; 81];
    let mut cell = 0;
    while cell < 81 {
        let [row, column, block] = row_column_box(cell);
        let seen = houses[row].or(houses[column]).or(houses[block]);
        peers[cell] = seen.without(CellSet::at(cell));
        cell += 1;
    }
    peers
}

/// The row, the column and the box of a cell.
#[inline]
pub(crate) fn of(cell: Cell) -> [usize; 3] {
    row_column_box(cell.index())
}

/// The twenty cells that `cell` sees.
#[inline]
pub(crate) fn peers_of(cell: Cell) -> CellSet {
    PEERS[cell.index()]
}

/// The numbers of the houses that hold all of `cells`, ascending.
pub(crate) fn holding(cells: CellSet) -> impl Iterator<Item = usize> {
    (0..COUNT).filter(move |&house| cells.is_within(CELLS[house]))
}

/// The name of a house.
pub(crate) fn name(house: usize) -> HouseName {
    let kind = [HouseKind::Row, HouseKind::Column, HouseKind::Box][house / 9];
    HouseName::new(kind, house % 9 + 1)
}

/// The cells of the house with this name. Empty if the classic board has no such house.
pub(crate) fn cells_of(house: HouseName) -> CellSet {
    (0..COUNT).find(|&number| name(number) == house).map_or(CellSet::EMPTY, |number| CELLS[number])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Layout;

    #[test]
    fn the_tables_are_those_of_the_classic_layout() {
        let layout = Layout::classic();
        for (number, house) in layout.houses().iter().enumerate() {
            assert_eq!(CELLS[number], house.cells.iter().copied().collect());
            assert_eq!(name(number), house.name());
        }
        for cell in layout.cells() {
            assert_eq!(peers_of(cell), layout.peers(cell).iter().copied().collect());
            assert_eq!(of(cell).as_slice(), layout.houses_of(cell));
        }
    }
}
