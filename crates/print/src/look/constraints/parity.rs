//! Odd and even cells: a circle and a square, as f-puzzles and SudokuPad draw them.

use crate::look::{CellShape, Mark};
use nonet_engine::{Cell, LowestDigit, Parity};

pub(super) fn mark(cell: Cell, parity: Parity, lowest: LowestDigit) -> Mark {
    let shape = match parity.shown(lowest) {
        Parity::Odd => CellShape::Circle,
        Parity::Even => CellShape::Square,
    };
    Mark::Shape { cell, shape }
}
