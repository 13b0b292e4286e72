//! A full board that keeps the rules, drawn from a stream.

use super::stream::Stream;
use crate::engine::technique::houses;
use crate::engine::{Cell, Cells, Digit};

/// The digits that the houses of a cell lack, as bits; nine houses of each kind.
struct LackingDigits([u16; houses::COUNT]);

/// A full board. Every one can come, though not each as often as any other.
pub(super) fn full_board(stream: &mut Stream) -> Cells {
    let mut board = [0; 81];
    fill(&mut board, &mut LackingDigits([0x1FF; houses::COUNT]), stream);
    board
}

/// Fills the cell that has the fewest digits left, and then the others; tells whether that can be done.
fn fill(board: &mut Cells, lacking: &mut LackingDigits, stream: &mut Stream) -> bool {
    let Some((cell, mut left)) = tightest(board, lacking) else {
        return true;
    };
    while left != 0 {
        let digit = drawn(left, stream);
        left &= !digit;
        lacking.toggle(cell, digit);
        board[cell.index()] = Digit::CLASSIC[digit.trailing_zeros() as usize].get();
        if fill(board, lacking, stream) {
            return true;
        }
        lacking.toggle(cell, digit);
    }
    board[cell.index()] = 0;
    false
}

/// The first of the empty cells with the fewest digits left, and these as bits; `None` where none is empty.
fn tightest(board: &Cells, lacking: &LackingDigits) -> Option<(Cell, u16)> {
    let empty = (0..81).filter(|&index| board[index] == 0).filter_map(Cell::new);
    empty.map(|cell| (cell, lacking.by(cell))).min_by_key(|(_, left)| left.count_ones())
}

/// One of the digits in `left`, as a bit.
fn drawn(left: u16, stream: &mut Stream) -> u16 {
    let skipped = stream.below(left.count_ones().into());
    let rest = (0..skipped).fold(left, |rest, _| rest & (rest - 1));
    rest & rest.wrapping_neg()
}

impl LackingDigits {
    fn by(&self, cell: Cell) -> u16 {
        houses::of(cell).iter().fold(0x1FF, |left, &house| left & self.0[house])
    }

    fn toggle(&mut self, cell: Cell, digit: u16) {
        for house in houses::of(cell) {
            self.0[house] ^= digit;
        }
    }
}
