//! Draws a full board that keeps the rules.

use super::stream::Stream;
use crate::technique::houses;
use crate::{Cell, Cells, Digit};

/// The digits that each house lacks, as bits.
struct LackingDigits([u16; houses::COUNT]);

/// Draws a full board. Every board is possible, but they are not equally likely.
pub(super) fn full_board(stream: &mut Stream) -> Cells {
    let mut board = [0; 81];
    fill(&mut board, &mut LackingDigits([0x1FF; houses::COUNT]), stream);
    board
}

/// Fills the empty cell with the fewest digits left, then the others. Returns whether that is possible. If not,
/// `board` and `lacking` are as before.
fn fill(board: &mut Cells, lacking: &mut LackingDigits, stream: &mut Stream) -> bool {
    // The cell with the fewest digits left, so that a dead end shows early. Codes depend on this choice, so it never
    // changes.
    let Some((cell, mut left)) = cell_with_fewest(board, lacking) else {
        return true;
    };
    while left != 0 {
        // Digits are drawn one by one and not shuffled first. The stream of a code depends on how often it is asked.
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

/// The first empty cell with the fewest digits left, and these digits as bits. Returns `None` if no cell is empty.
fn cell_with_fewest(board: &Cells, lacking: &LackingDigits) -> Option<(Cell, u16)> {
    let empty = (0..81).filter(|&index| board[index] == 0).filter_map(Cell::new);
    empty.map(|cell| (cell, lacking.by(cell))).min_by_key(|(_, left)| left.count_ones())
}

/// Draws one of the digits in `left`, as a bit.
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
            // Taking a digit and giving it back are the same operation.
            self.0[house] ^= digit;
        }
    }
}
