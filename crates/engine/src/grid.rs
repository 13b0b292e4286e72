//! Digits on a board, which may break the rules.
//!
//! Input has two stages. A [`Grid`] is the first stage: the digits as they were typed or read. A
//! [`Puzzle`](super::Puzzle) is the second stage, and can only be made from a grid that keeps the rules.

use std::fmt;
use std::sync::Arc;

use super::{Cell, Digit, Layout};

/// The numbers of a classic board in row-major order: 1 to 9, or any other number for an empty cell.
pub type Cells = [u8; 81];

/// A board in which each cell holds a digit or nothing.
#[derive(Clone, PartialEq, Eq)]
pub struct Grid {
    layout: Arc<Layout>,
    cells: Vec<Option<Digit>>,
}

impl Grid {
    /// A board without digits.
    #[must_use]
    pub fn empty(layout: Arc<Layout>) -> Self {
        let cells = vec![None; layout.cell_count()];
        Self { layout, cells }
    }

    /// A board with `cells` in row-major order. Returns `None` if the number of cells differs from that of the
    /// layout, or if it lacks one of the digits.
    #[must_use]
    pub fn from_cells(layout: Arc<Layout>, cells: Vec<Option<Digit>>) -> Option<Self> {
        let fits = |digit: &Digit| usize::from(digit.get()) <= layout.digit_count();
        if cells.len() != layout.cell_count() || !cells.iter().flatten().all(fits) {
            return None;
        }
        Some(Self { layout, cells })
    }

    /// The classic board with these numbers. Cells whose number is not 1 to 9 are empty.
    #[must_use]
    pub fn classic(numbers: &Cells) -> Self {
        let digit = |&number: &u8| Digit::CLASSIC.get(usize::from(number).wrapping_sub(1)).copied();
        Self { layout: Layout::classic(), cells: numbers.iter().map(digit).collect() }
    }

    /// The numbers on a classic board, with 0 in empty cells. Returns `None` if the layout is not classic.
    #[must_use]
    pub fn classic_cells(&self) -> Option<Cells> {
        if !self.layout.is_classic() {
            return None;
        }
        let mut numbers = [0; 81];
        for (number, digit) in numbers.iter_mut().zip(&self.cells) {
            *number = digit.map_or(0, Digit::get);
        }
        Some(numbers)
    }

    /// The layout of the board.
    #[must_use]
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// The digit in `cell`. Returns `None` if the cell is empty.
    #[must_use]
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        self.cells[cell.index()]
    }

    /// Writes `digit` into `cell`, or clears it. Returns `false` and changes nothing if the board
    /// lacks the digit.
    pub fn set(&mut self, cell: Cell, digit: Option<Digit>) -> bool {
        let fits = digit.is_none_or(|digit| usize::from(digit.get()) <= self.layout.digit_count());
        if fits {
            self.cells[cell.index()] = digit;
        }
        fits
    }

    /// The contents of the cells in row-major order.
    #[must_use]
    pub fn cells(&self) -> &[Option<Digit>] {
        &self.cells
    }

    /// The cells that hold a digit, with their digits, in row-major order.
    pub fn filled(&self) -> impl Iterator<Item = (Cell, Digit)> + '_ {
        self.layout.cells().zip(&self.cells).filter_map(|(cell, &digit)| Some((cell, digit?)))
    }

    /// The number of cells that hold a digit.
    #[must_use]
    pub fn filled_count(&self) -> usize {
        self.cells.iter().flatten().count()
    }

    /// Whether no cell holds a digit.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cells.iter().all(Option::is_none)
    }

    /// Whether every cell holds a digit.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.cells.iter().all(Option::is_some)
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.cells.chunks(self.layout.columns()) {
            for digit in row {
                match digit {
                    Some(digit) => write!(f, " {digit}")?,
                    None => write!(f, " .")?,
                }
            }
            write!(f, " /")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grid_takes_only_what_its_layout_holds() {
        let small = Layout::boxed(2, 2).unwrap();
        let five = Digit::new(5);
        assert_eq!(Grid::from_cells(Arc::clone(&small), vec![None; 15]), None);
        assert_eq!(Grid::from_cells(Arc::clone(&small), vec![five; 16]), None);
        let mut grid = Grid::empty(small);
        let cell = Cell::new(3).unwrap();
        assert!(!grid.set(cell, five));
        assert!(grid.set(cell, Digit::new(4)));
        assert_eq!(grid.filled().collect::<Vec<_>>(), [(cell, Digit::new(4).unwrap())]);
        assert_eq!((grid.filled_count(), grid.is_empty(), grid.is_full()), (1, false, false));
    }

    #[test]
    fn a_classic_grid_is_81_numbers() {
        let mut numbers = [0; 81];
        (numbers[0], numbers[80]) = (9, 1);
        let grid = Grid::classic(&numbers);
        assert_eq!(grid.get(Cell::new(80).unwrap()), Digit::new(1));
        assert_eq!((grid.filled_count(), grid.classic_cells()), (2, Some(numbers)));
        assert_eq!(Grid::empty(Layout::boxed(2, 2).unwrap()).classic_cells(), None);
        assert!(Grid::classic(&[10; 81]).is_empty());
    }

    #[test]
    fn a_grid_is_shown_row_by_row() {
        let mut grid = Grid::empty(Layout::boxed(1, 2).unwrap());
        grid.set(Cell::new(1).unwrap(), Digit::new(2));
        assert_eq!(format!("{grid:?}"), " . 2 / . . /");
    }
}
