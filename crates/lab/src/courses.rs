//! Series of puzzles of growing size, which show how the work of a method grows.

use nonet_engine::generate::{BoardChoice, Recipe, Stream, generate};
use nonet_engine::{Cancelled, Cell, Control, Grid, NamedShape, Puzzle, has_one_answer};

/// Sides of boards, from small to large.
pub const BOARD_SIDES: [usize; 8] = [4, 6, 8, 9, 10, 12, 15, 16];

/// The most nodes of the search for a second answer of a position. If opening a cell takes a longer search, the cell is
/// not opened.
const MOST_NODES: u64 = 20_000;

/// Returns at most `most` cells of `answer`, a puzzle without open cells, that can be opened one after the other: each
/// position on the way has exactly one answer. The cells in `first` come before others; apart from that, the seed decides the order.
///
/// # Errors
/// Returns [`Cancelled`] if `control` was cancelled.
pub fn cells_to_open(
    answer: &Puzzle,
    first: &[Cell],
    most: usize,
    seed: u64,
    control: &Control,
) -> Result<Vec<Cell>, Cancelled> {
    let mut cells: Vec<Cell> = answer.layout().cells().collect();
    Stream::new(seed).shuffle(&mut cells);
    // The sort is stable, so within both parts the order of the seed stays.
    cells.sort_by_key(|cell| !first.contains(cell));
    let mut givens = answer.givens().clone();
    let mut opened = Vec::new();
    for cell in cells {
        if opened.len() == most {
            break;
        }
        let digit = givens.get(cell);
        givens.set(cell, None);
        if is_certain(answer, &givens, control)? {
            opened.push(cell);
        } else {
            // A cell that cannot be opened now never can: with more open cells there are only more answers. So one
            // pass is enough.
            givens.set(cell, digit);
        }
    }
    Ok(opened)
}

/// Whether the puzzle with these digits as its givens has exactly one answer. A search that takes too long counts as no.
fn is_certain(puzzle: &Puzzle, givens: &Grid, control: &Control) -> Result<bool, Cancelled> {
    let Ok(puzzle) = puzzle.with_givens(givens.clone()) else { return Ok(false) };
    let bounded = Control { most_nodes: Some(MOST_NODES), ..control.clone() };
    let has_one = has_one_answer(&puzzle, &bounded);
    if control.cancel.is_cancelled() {
        return Err(Cancelled);
    }
    Ok(has_one.unwrap_or(false))
}

/// The puzzle `answer` without the givens of these cells. Returns `None` if that breaks a rule.
#[must_use]
pub fn with_open(answer: &Puzzle, open: &[Cell]) -> Option<Puzzle> {
    let mut givens = answer.givens().clone();
    for &cell in open {
        givens.set(cell, None);
    }
    answer.with_givens(givens).ok()
}

/// A full board of this side, which the seed draws. Returns `None` if there is no such board.
///
/// # Errors
/// Returns [`Cancelled`] if `control` was cancelled.
pub fn full_board(side: usize, seed: u64, control: &Control) -> Result<Option<Grid>, Cancelled> {
    let Some(shape) = NamedShape::sized(side) else { return Ok(None) };
    let recipe = Recipe::of_board(BoardChoice::Layout(shape.layout()));
    let made = generate(&recipe, seed, control);
    if control.cancel.is_cancelled() {
        return Err(Cancelled);
    }
    Ok(made.ok().map(|made| made.answer))
}
