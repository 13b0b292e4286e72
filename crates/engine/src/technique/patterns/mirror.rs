//! The mirrors of the targets of an exocet.
//!
//! The digit of a target is also somewhere in the box of the other target. There it cannot be in the line of
//! the base or in the line of its own target. It cannot be in the other target, which holds another digit, or
//! in that target's companion, which holds no digit of the base. So it is in one of the two cells that are
//! left: the mirror. The other cell of the mirror holds no digit of the base.

use crate::technique::eliminations::EliminatedCells;
use crate::technique::{Board, Candidate, Cells, Geometry};
use crate::{Cell, Digit, DigitSet};

/// The two cells of a mirror.
#[derive(Clone, Copy)]
pub(super) struct Mirror<G: Geometry> {
    pub(super) cells: G::Set,
}

impl<G: Geometry> Mirror<G> {
    /// Whether the mirror has a place for `digit` or already holds it.
    pub(super) fn may_hold(self, board: &Board<G>, digit: Digit) -> bool {
        self.cells.iter().any(|cell| may_hold(board, cell, digit))
    }

    /// Adds to `kept` the candidates of the mirror's cells if the target holds `digit` and the other target
    /// holds `other`.
    pub(super) fn keep(
        self,
        board: &Board<G>,
        [digit, other]: [Digit; 2],
        kept: &mut EliminatedCells<G>,
    ) {
        let of_base = [digit, other].into_iter().collect();
        for cell in self.cells.iter().filter(|&cell| may_hold(board, cell, digit)) {
            kept.insert(digit, <G::Set>::of(cell));
            for beside in self.cells.without(<G::Set>::of(cell)).iter() {
                keep_others(board, beside, of_base, kept);
            }
        }
    }
}

fn keep_others<G: Geometry>(
    board: &Board<G>,
    cell: Cell,
    of_base: DigitSet,
    kept: &mut EliminatedCells<G>,
) {
    for digit in board.candidates(cell).without(of_base).iter() {
        kept.insert(digit, <G::Set>::of(cell));
    }
}

fn may_hold<G: Geometry>(board: &Board<G>, cell: Cell, digit: Digit) -> bool {
    board.has(Candidate { cell, digit }) || board.digit(cell) == Some(digit)
}
