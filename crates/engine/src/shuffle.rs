//! Equivalent classic boards: digits are renamed, rows and columns reordered as far as boxes allow, and rows
//! and columns perhaps exchanged. Every property of a board also holds for its equivalents.

use super::generate::Stream;
use super::{Cell, Digit, DigitSet};

/// A transformation of a classic board to an equivalent one, which permutes rows, columns and digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shuffle {
    /// The new index of each row, and of each column.
    lines: [[usize; 9]; 2],
    /// Whether rows and columns are then exchanged.
    is_transposed: bool,
    digits: [Digit; 9],
}

impl Shuffle {
    /// The shuffle of a seed. The same seed always gives the same shuffle.
    #[must_use]
    pub fn of_seed(seed: u64) -> Self {
        let mut stream = Stream::new(seed);
        let lines = [lines(&mut stream), lines(&mut stream)];
        let is_transposed = stream.below(2) == 1;
        let mut digits = Digit::CLASSIC;
        stream.shuffle(&mut digits);
        Self { lines, is_transposed, digits }
    }

    /// The cell that the content of `cell` moves to.
    #[must_use]
    pub fn cell(&self, cell: Cell) -> Cell {
        let row = self.lines[0][cell.index() / 9];
        let column = self.lines[1][cell.index() % 9];
        let index = if self.is_transposed { column * 9 + row } else { row * 9 + column };
        Cell::new(index).expect("lines lie on the board")
    }

    /// The digit that takes the place of `digit`.
    #[must_use]
    pub fn digit(&self, digit: Digit) -> Digit {
        self.digits[digit.index()]
    }

    /// The digits that take the place of `digits`.
    #[must_use]
    pub fn digits(&self, digits: DigitSet) -> DigitSet {
        digits.iter().map(|digit| self.digit(digit)).collect()
    }
}

/// The new index of each of nine lines.
fn lines(stream: &mut Stream) -> [usize; 9] {
    shuffled_lines(9, 3, stream).try_into().expect("nine lines stay nine")
}

/// The indices of `count` lines in another order: bands of `of_band` lines are permuted, and lines within each band.
pub(crate) fn shuffled_lines(count: usize, of_band: usize, stream: &mut Stream) -> Vec<usize> {
    let lines: Vec<usize> = (0..count).collect();
    let mut bands: Vec<Vec<usize>> = lines.chunks(of_band).map(<[usize]>::to_vec).collect();
    stream.shuffle(&mut bands);
    for band in &mut bands {
        stream.shuffle(band);
    }
    bands.concat()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::Layout;

    #[test]
    fn houses_stay_houses_and_nothing_falls_together() {
        let layout = Layout::classic();
        let set = |cells: &mut dyn Iterator<Item = Cell>| cells.collect::<HashSet<Cell>>();
        let houses: Vec<_> =
            layout.houses().iter().map(|house| set(&mut house.cells.iter().copied())).collect();
        for seed in 0..50 {
            let shuffle = Shuffle::of_seed(seed);
            for house in &houses {
                assert!(houses.contains(&set(&mut house.iter().map(|&cell| shuffle.cell(cell)))));
            }
            assert_eq!(set(&mut layout.cells().map(|cell| shuffle.cell(cell))).len(), 81);
            assert_eq!(shuffle.digits(layout.all_digits()), layout.all_digits());
        }
    }

    #[test]
    fn seeds_differ() {
        assert_ne!(Shuffle::of_seed(1), Shuffle::of_seed(2));
        assert_eq!(Shuffle::of_seed(1), Shuffle::of_seed(1));
    }
}
