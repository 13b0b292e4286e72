//! The classic 9x9 board, searched in eight lanes at once.
//!
//! [`position`] is how candidates are laid out, [`sweep`] the inference, [`split`] the branching, [`vector`] the
//! instructions. [`Shared`] puts all lanes to work on one puzzle, [`Solo`] one lane on each of many. Many
//! answers are counted by [`counting`], which does not search.

pub(super) mod counting;
mod crew;
mod position;
mod shared;
mod solo;
mod split;
mod sweep;
#[cfg(test)]
mod tests;
mod vector;

pub(super) use shared::Shared;
pub(super) use solo::{Goal, Solo};
pub use vector::Instructions;

use crate::engine::{Digit, Grid};

/// The digits of a classic grid: 1 to 9, or 0 for an empty cell, in row-major order. Cells that a larger grid
/// has besides are left out.
pub(super) fn cells_of(grid: &Grid) -> [u8; 81] {
    let mut cells = [0; 81];
    for (cell, digit) in cells.iter_mut().zip(grid.cells()) {
        *cell = digit.map_or(0, Digit::get);
    }
    cells
}
