//! What can be said about a puzzle besides its answers: what the statistics show.
//!
//! [`GridFacts`] needs no more than digits on a board, whether they keep the rules or not; [`PuzzleFacts`]
//! adds what singles find. Both are quick. [`not_needed`] searches once for each given.

mod symmetry;

use super::search::has_one_answer;
use super::singles::Singles;
use super::{Cancelled, Cell, Control, Grid, Puzzle};
pub use symmetry::Symmetry;

/// Facts about digits on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GridFacts {
    /// How many cells hold a digit.
    pub givens: usize,
    /// How many cells hold none.
    pub empty: usize,
    /// How often each digit is given, that of digit 1 first.
    pub digits: Vec<usize>,
    /// The symmetries of the pattern of givens; all of them where there are no givens.
    pub symmetries: Vec<Symmetry>,
}

impl GridFacts {
    /// The facts about `givens`.
    #[must_use]
    pub fn of(givens: &Grid) -> Self {
        let mut digits = vec![0; givens.layout().side()];
        for (_, digit) in givens.filled() {
            digits[digit.index()] += 1;
        }
        let filled = givens.filled_count();
        Self {
            givens: filled,
            empty: givens.layout().cell_count() - filled,
            digits,
            symmetries: Symmetry::all_of(givens),
        }
    }
}

/// Facts about a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleFacts {
    /// The facts about its givens.
    pub givens: GridFacts,
    /// How many candidates singles leave in the cells that they do not solve, all together.
    pub candidates_left: usize,
    /// How many cells singles alone solve.
    pub solved_by_singles: usize,
}

impl PuzzleFacts {
    /// The facts about `puzzle`.
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Self {
        let singles = Singles::of(puzzle);
        Self {
            givens: GridFacts::of(puzzle.givens()),
            candidates_left: singles.candidates_left(),
            solved_by_singles: singles.solved(),
        }
    }
}

/// The givens that are not needed: without any one of them the puzzle still has a single answer. In row-major
/// order; of use only where the puzzle itself has a single answer. Progress starts anew with each given.
///
/// # Errors
/// [`Cancelled`] where `control` said so.
pub fn not_needed(puzzle: &Puzzle, control: &Control) -> Result<Vec<Cell>, Cancelled> {
    let mut found = Vec::new();
    for (cell, _) in puzzle.givens().filled() {
        if has_single_answer_without(puzzle, cell, control)? {
            found.push(cell);
        }
    }
    Ok(found)
}

fn has_single_answer_without(
    puzzle: &Puzzle,
    cell: Cell,
    control: &Control,
) -> Result<bool, Cancelled> {
    let mut givens = puzzle.givens().clone();
    givens.set(cell, None);
    // With a given less nothing can contradict that did not before.
    let Ok(rest) = Puzzle::ruling_out(givens, puzzle.ruled_out().clone()) else {
        return Ok(false);
    };
    has_one_answer(&rest, control)
}
