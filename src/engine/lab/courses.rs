//! Puzzles that grow, to see how the work of a method grows with them.

use super::super::generate::{BoardChoice, BoardRecipe, Recipe, Stream, generate, generate_board};
use crate::engine::{Cancelled, Cell, Control, Grid, NamedShape, Puzzle};

/// Sides of boards, from small to large.
pub const BOARD_SIDES: [usize; 8] = [4, 6, 8, 9, 10, 12, 15, 16];

/// The digits of `answer` without those of `open` cells, which the seed draws. With a larger number and the same seed, the
/// same cells and more are open. Returns `None` if the answer breaks a rule.
#[must_use]
pub fn emptied(answer: &Grid, open: usize, seed: u64) -> Option<Puzzle> {
    let mut cells: Vec<Cell> = answer.layout().cells().collect();
    Stream::new(seed).shuffle(&mut cells);
    let mut givens = answer.clone();
    for &cell in cells.iter().take(open) {
        givens.set(cell, None);
    }
    Puzzle::new(givens).ok()
}

/// A full board of this side, which the seed draws. Returns `None` if there is no such board.
///
/// # Errors
/// Returns [`Cancelled`] if `control` was cancelled.
pub fn full_board(side: usize, seed: u64, control: &Control) -> Result<Option<Grid>, Cancelled> {
    let Some(shape) = NamedShape::sized(side) else { return Ok(None) };
    let layout = shape.layout();
    let made = if layout.is_classic() {
        generate(&Recipe::default(), seed, control).map(|made| made.answer)
    } else {
        let recipe = BoardRecipe::of_board(BoardChoice::Layout(layout));
        generate_board(&recipe, seed, control).map(|made| made.answer)
    };
    if control.cancel.is_cancelled() {
        return Err(Cancelled);
    }
    Ok(made.ok())
}
