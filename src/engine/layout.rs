//! What a board looks like: its cells, digits and houses, as data.
//!
//! The classic board is nine rows, columns and boxes; [`Layout::boxed`] makes the other rectangular
//! ones. Search, formats and the window take sizes and shapes from here and nowhere else.

use std::ptr;
use std::sync::{Arc, LazyLock};

use super::house::HouseName;
use super::{Cell, Digit, DigitSet, House, HouseKind};

/// The shape of a board. Cheap to share: hold it in an [`Arc`].
#[derive(Debug, PartialEq, Eq)]
pub struct Layout {
    side: usize,
    box_rows: usize,
    box_columns: usize,
    houses: Vec<House>,
    houses_of: Vec<Vec<usize>>,
    peers: Vec<Vec<Cell>>,
}

static CLASSIC: LazyLock<Arc<Layout>> = LazyLock::new(|| Arc::new(Layout::build(3, 3)));

impl Layout {
    /// The classic board of nine rows, nine columns and nine boxes.
    #[must_use]
    pub fn classic() -> Arc<Self> {
        Arc::clone(&CLASSIC)
    }

    /// A square board with boxes of `box_rows` rows and `box_columns` columns; its side is their product.
    /// `None` where a side would be below 2 or above [`Digit::MAX`].
    #[must_use]
    pub fn boxed(box_rows: usize, box_columns: usize) -> Option<Arc<Self>> {
        let side = box_rows.checked_mul(box_columns)?;
        if side < 2 || side > usize::from(Digit::MAX) {
            return None;
        }
        if (box_rows, box_columns) == CLASSIC.box_shape() {
            return Some(Self::classic());
        }
        Some(Arc::new(Self::build(box_rows, box_columns)))
    }

    /// Whether this is the one that [`Layout::classic`] gives out.
    #[must_use]
    pub fn is_classic(&self) -> bool {
        ptr::eq(self, &raw const **CLASSIC)
    }

    fn build(box_rows: usize, box_columns: usize) -> Self {
        let side = box_rows * box_columns;
        let houses = boxed_houses(side, box_rows, box_columns);
        let houses_of = houses_of_cells(side * side, &houses);
        let peers = peers_of_cells(&houses, &houses_of);
        Self { side, box_rows, box_columns, houses, houses_of, peers }
    }

    /// How many cells a row has, and how many digits there are.
    #[must_use]
    pub fn side(&self) -> usize {
        self.side
    }

    /// How many rows and columns a box has.
    #[must_use]
    pub fn box_shape(&self) -> (usize, usize) {
        (self.box_rows, self.box_columns)
    }

    /// How many cells the board has.
    #[must_use]
    pub fn cell_count(&self) -> usize {
        self.side * self.side
    }

    /// The cells in row-major order.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + use<> {
        (0..self.cell_count()).map(cell_at)
    }

    /// The digits in ascending order.
    pub fn digits(&self) -> impl Iterator<Item = Digit> + use<> {
        self.all_digits().iter()
    }

    /// Every digit of the board as a set.
    #[must_use]
    pub fn all_digits(&self) -> DigitSet {
        DigitSet::up_to(self.side)
    }

    /// The rows, then the columns, then the boxes, then extra houses.
    #[must_use]
    pub fn houses(&self) -> &[House] {
        &self.houses
    }

    /// The places in [`Layout::houses`] of the houses that `cell` belongs to.
    #[must_use]
    pub fn houses_of(&self, cell: Cell) -> &[usize] {
        &self.houses_of[cell.index()]
    }

    /// The number of the box that `cell` belongs to, from 1.
    #[must_use]
    pub fn box_of(&self, cell: Cell) -> Option<usize> {
        let mut houses = self.houses_of(cell).iter().map(|&house| &self.houses[house]);
        houses.find(|house| house.kind == HouseKind::Box).map(|house| house.number)
    }

    /// The house called `name`, if the board has it.
    #[must_use]
    pub fn house(&self, name: HouseName) -> Option<&House> {
        self.houses.iter().find(|house| house.name() == name)
    }

    /// The cells that share a house with `cell`, without the cell itself, in row-major order.
    #[must_use]
    pub fn peers(&self, cell: Cell) -> &[Cell] {
        &self.peers[cell.index()]
    }

    /// The digits that no peer of `cell` holds, where `digit` tells what a cell holds. What `cell` itself holds makes no
    /// difference.
    #[must_use]
    pub fn left_by_peers(&self, cell: Cell, digit: impl Fn(Cell) -> Option<Digit>) -> DigitSet {
        let held = self.peers(cell).iter().filter_map(|&peer| digit(peer)).collect();
        self.all_digits().without(held)
    }

    /// The cell in a row and column counted from 0; `None` outside of the board.
    #[must_use]
    pub fn cell(&self, row: usize, column: usize) -> Option<Cell> {
        if row < self.side && column < self.side {
            Cell::new(row * self.side + column)
        } else {
            None
        }
    }

    /// The name of `cell` in files: `r4c5` is in row 4 and column 5, counted from 1.
    #[must_use]
    pub fn name_of(&self, cell: Cell) -> String {
        format!("r{}c{}", self.row(cell) + 1, self.column(cell) + 1)
    }

    /// The cell of that name; `None` for what is none of this board.
    #[must_use]
    pub fn cell_named(&self, name: &str) -> Option<Cell> {
        let (row, column) = name.strip_prefix('r')?.split_once('c')?;
        let place = |number: &str| {
            let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
            number.parse::<usize>().ok().filter(|_| is_number)?.checked_sub(1)
        };
        self.cell(place(row)?, place(column)?)
    }

    /// The row of `cell`, from 0.
    #[must_use]
    pub fn row(&self, cell: Cell) -> usize {
        cell.index() / self.side
    }

    /// The column of `cell`, from 0.
    #[must_use]
    pub fn column(&self, cell: Cell) -> usize {
        cell.index() % self.side
    }
}

fn cell_at(index: usize) -> Cell {
    Cell::new(index).expect("a layout has no more cells than the largest board")
}

fn boxed_houses(side: usize, box_rows: usize, box_columns: usize) -> Vec<House> {
    let boxes_across = side / box_columns;
    let row = |index: usize| index / side;
    let column = |index: usize| index % side;
    let boxed = |index: usize| row(index) / box_rows * boxes_across + column(index) / box_columns;
    let mut houses = houses_by(side, HouseKind::Row, row);
    houses.extend(houses_by(side, HouseKind::Column, column));
    houses.extend(houses_by(side, HouseKind::Box, boxed));
    houses
}

fn houses_by(side: usize, kind: HouseKind, key: impl Fn(usize) -> usize) -> Vec<House> {
    let cells_of =
        |place| (0..side * side).filter(|&index| key(index) == place).map(cell_at).collect();
    (0..side).map(|place| House { kind, number: place + 1, cells: cells_of(place) }).collect()
}

fn houses_of_cells(cells: usize, houses: &[House]) -> Vec<Vec<usize>> {
    let holding =
        |cell| (0..houses.len()).filter(|&place| houses[place].cells.contains(&cell)).collect();
    (0..cells).map(|index| holding(cell_at(index))).collect()
}

fn peers_of_cells(houses: &[House], houses_of: &[Vec<usize>]) -> Vec<Vec<Cell>> {
    let seen_from = |index: usize| {
        let mut peers: Vec<Cell> = houses_of[index]
            .iter()
            .flat_map(|&place| houses[place].cells.iter().copied())
            .collect();
        peers.sort_unstable();
        peers.dedup();
        peers.retain(|cell| cell.index() != index);
        peers
    };
    (0..houses_of.len()).map(seen_from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_classic_board_has_27_houses_and_20_peers_a_cell() {
        let layout = Layout::classic();
        assert_eq!((layout.side(), layout.cell_count(), layout.houses().len()), (9, 81, 27));
        assert!(layout.houses().iter().all(|house| house.cells.len() == 9));
        assert!(layout.cells().all(|cell| layout.peers(cell).len() == 20));
        assert!(layout.cells().all(|cell| layout.houses_of(cell).len() == 3));
    }

    #[test]
    fn a_cell_is_left_the_digits_that_no_peer_holds() {
        let layout = Layout::classic();
        let cell = |row, column| layout.cell(row, column).unwrap();
        let held = [(0, 8, 1), (8, 0, 2), (1, 1, 3), (4, 4, 4), (0, 0, 5)];
        let digit = |at| {
            let held = held.iter().find(|&&(row, column, _)| cell(row, column) == at);
            held.and_then(|&(.., number)| Digit::new(number))
        };
        let left = [4, 5, 6, 7, 8, 9].into_iter().filter_map(Digit::new).collect();
        assert_eq!(layout.left_by_peers(cell(0, 0), digit), left);
    }

    #[test]
    fn boxes_are_counted_row_by_row() {
        let layout = Layout::classic();
        let ninth = &layout.houses()[26];
        assert_eq!((ninth.kind, ninth.number), (HouseKind::Box, 9));
        assert_eq!(ninth.cells.first(), layout.cell(6, 6).as_ref());
    }

    #[test]
    fn boxes_may_be_wider_than_high() {
        let layout = Layout::boxed(2, 3).unwrap();
        assert_eq!(layout.side(), 6);
        let second =
            layout.houses().iter().filter(|house| house.kind == HouseKind::Box).nth(1).unwrap();
        let places: Vec<_> =
            second.cells.iter().map(|&cell| (layout.row(cell), layout.column(cell))).collect();
        assert_eq!(places, [(0, 3), (0, 4), (0, 5), (1, 3), (1, 4), (1, 5)]);
    }

    #[test]
    fn boards_too_small_or_too_large_are_refused() {
        assert_eq!(Layout::boxed(1, 1), None);
        assert_eq!(Layout::boxed(9, 9), None);
        assert!(Layout::boxed(5, 5).is_some());
    }
}
