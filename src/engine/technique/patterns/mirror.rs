//! The mirrors of the targets of an exocet.
//!
//! The digit of a target stands in the box of the other target as well. There it has no place in the line of the base
//! nor in that of its own target, and neither in the other target, which holds another digit, nor in its companion,
//! which holds none of the base. So it stands in one of the two cells that are left, the mirror. The other one of them
//! holds no digit of the base.

use crate::engine::technique::eliminated::Eliminated;
use crate::engine::technique::{Board, Candidate, CellSet};
use crate::engine::{Cell, Digit, DigitSet};

/// The two cells of a mirror.
#[derive(Clone, Copy)]
pub(super) struct Mirror {
    pub(super) cells: CellSet,
}

impl Mirror {
    /// Whether it has a place for `digit`, or holds it.
    pub(super) fn may_hold(self, board: &Board, digit: Digit) -> bool {
        self.cells.iter().any(|cell| may_hold(board, cell, digit))
    }

    /// Adds to `kept` what its cells may hold where the target holds `digit` and the other target `other`.
    pub(super) fn keep(self, board: &Board, [digit, other]: [Digit; 2], kept: &mut Eliminated) {
        let of_base = [digit, other].into_iter().collect();
        for cell in self.cells.iter().filter(|&cell| may_hold(board, cell, digit)) {
            kept.insert(digit, CellSet::of(cell));
            for beside in self.cells.without(CellSet::of(cell)).iter() {
                keep_others(board, beside, of_base, kept);
            }
        }
    }
}

fn keep_others(board: &Board, cell: Cell, of_base: DigitSet, kept: &mut Eliminated) {
    for digit in board.candidates(cell).without(of_base).iter() {
        kept.insert(digit, CellSet::of(cell));
    }
}

fn may_hold(board: &Board, cell: Cell, digit: Digit) -> bool {
    board.has(Candidate { cell, digit }) || board.digit(cell) == Some(digit)
}
