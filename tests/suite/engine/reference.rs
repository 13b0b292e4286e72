//! The reference solver: as simple as possible, to compare the real search with.
//!
//! It fills the cells in row-major order, tries the digits in ascending order, and checks the rules on the grid
//! each time. It has no candidates and no tables, and is slow on sparse puzzles.

use nonet::engine::{Cell, CellSets, Digit, Grid, Puzzle, Rule};

/// The first `most` answers of `puzzle` in ascending lexicographic order, or all where there are fewer.
pub(super) fn answers(puzzle: &Puzzle, most: usize) -> Vec<Grid> {
    let mut found = Vec::new();
    let mut grid = puzzle.givens().clone();
    if most > 0 {
        fill_from(0, &mut grid, puzzle.ruled_out(), &mut |answer| {
            found.push(answer.clone());
            found.len() < most
        });
    }
    found
}

/// How many answers `puzzle` has, counted no further than `limit`.
pub(super) fn count(puzzle: &Puzzle, limit: u64) -> u64 {
    let mut found = 0;
    let mut grid = puzzle.givens().clone();
    if limit > 0 {
        fill_from(0, &mut grid, puzzle.ruled_out(), &mut |_| {
            found += 1;
            found < limit
        });
    }
    found
}

/// Fills the cells from `index` on in every way that keeps the rules, and leaves `grid` as it was. `visit`
/// sees each answer and says whether to go on; the result is what it said last.
fn fill_from(
    index: usize,
    grid: &mut Grid,
    ruled_out: &CellSets,
    visit: &mut dyn FnMut(&Grid) -> bool,
) -> bool {
    if index == grid.layout().cell_count() {
        return visit(grid);
    }
    let cell = Cell::new(index).expect("the index lies on the board");
    if grid.get(cell).is_some() {
        return fill_from(index + 1, grid, ruled_out, visit);
    }
    for digit in grid.layout().digits() {
        if ruled_out.get(cell).contains(digit) || !is_allowed(grid, cell, digit) {
            continue;
        }
        grid.set(cell, Some(digit));
        let go_on = fill_from(index + 1, grid, ruled_out, visit);
        grid.set(cell, None);
        if !go_on {
            return false;
        }
    }
    true
}

/// Whether no house of `cell` holds `digit`, and no rule of the board forbids it.
fn is_allowed(grid: &Grid, cell: Cell, digit: Digit) -> bool {
    let layout = grid.layout();
    let lacks = |&house: &usize| {
        let mut cells = layout.houses()[house].cells.iter();
        cells.all(|&other| grid.get(other) != Some(digit))
    };
    let apart = |rule: Rule| {
        let mut others = layout.neighbours(rule, cell).iter().filter_map(|&other| grid.get(other));
        others.all(|other| match rule {
            Rule::AntiKnight | Rule::AntiKing => other != digit,
            Rule::NonConsecutive => other.get().abs_diff(digit.get()) != 1,
        })
    };
    layout.houses_of(cell).iter().all(lacks) && layout.rules().all(apart)
}
