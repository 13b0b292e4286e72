//! Facts about a puzzle, for the statistics.
//!
//! [`GridFacts`] needs only digits on a board, even if they break the rules. [`PuzzleFacts`] adds the results
//! of singles. Both are quick. [`not_needed`] does a search for each given.

mod symmetry;

use super::search::has_one_answer;
use super::singles::Singles;
use super::{Cancelled, Cell, Control, Grid, Puzzle};
pub use symmetry::Symmetry;

/// Facts about digits on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GridFacts {
    /// The number of cells that hold a digit.
    pub givens: usize,
    /// The number of empty cells.
    pub empty: usize,
    /// The number of givens of each digit, in ascending order of digits.
    pub digits: Vec<usize>,
    /// The symmetries of the pattern of givens. If there are no givens, all symmetries that the layout has.
    pub symmetries: Vec<Symmetry>,
}

impl GridFacts {
    /// The facts about `givens`.
    #[must_use]
    pub fn of(givens: &Grid) -> Self {
        let mut digits = vec![0; givens.layout().digit_count()];
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
    /// The facts about the givens.
    pub givens: GridFacts,
    /// The total number of candidates in the cells that singles do not solve.
    pub candidates_left: usize,
    /// The number of cells that singles solve.
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

/// The most digits of a board on which needless givens are worth looking for. Each given takes a search, which may be
/// long on a larger board.
pub const NOT_NEEDED_DIGITS: usize = 16;

/// The givens that are not needed, in row-major order. If one of them alone is removed, the puzzle still has one
/// answer. Meaningful only if the puzzle itself has one answer. The progress restarts with each given.
///
/// # Errors
/// Returns [`Cancelled`] if `control` was cancelled.
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
    // Removing a given cannot add a contradiction.
    let Ok(rest) = puzzle.with_givens(givens) else {
        return Ok(false);
    };
    has_one_answer(&rest, control)
}
