//! The faults of a full board, which annealing makes fewer.

use nonet_engine::{Cell, CellSets, Digit, Layout};

/// The faults of a board: each pair of cells that breaks a rule, and each digit that the puzzle rules out in its cell.
#[must_use]
pub fn faults_on(
    layout: &Layout,
    ruled_out: &CellSets,
    digit: impl Fn(Cell) -> Option<Digit>,
) -> u32 {
    let pairs: u32 = layout.cells().map(|cell| pairs_of(cell, layout, &digit)).sum();
    let digits = layout.cells().filter(|&cell| is_ruled_out(cell, ruled_out, &digit)).count();
    // A pair was counted for both of its cells.
    pairs / 2 + u32::try_from(digits).unwrap_or(u32::MAX)
}

/// The faults that a cell takes part in: peers with the same digit, neighbours with a forbidden one, and its own digit
/// if the puzzle rules it out.
pub(super) fn faults_of(
    cell: Cell,
    layout: &Layout,
    ruled_out: &CellSets,
    digit: impl Fn(Cell) -> Option<Digit>,
) -> u32 {
    pairs_of(cell, layout, &digit) + u32::from(is_ruled_out(cell, ruled_out, &digit))
}

/// The pairs that break a rule and that a cell belongs to.
fn pairs_of(cell: Cell, layout: &Layout, digit: impl Fn(Cell) -> Option<Digit>) -> u32 {
    let Some(own) = digit(cell) else { return 0 };
    let equal = layout.peers(cell).iter().filter(|&&other| digit(other) == Some(own)).count();
    let forbidden = layout.tied(cell).flat_map(|(exclusion, cells)| {
        let digits = cells.iter().filter_map(|&other| digit(other));
        digits.filter(move |&other| exclusion.forbids(other, own))
    });
    u32::try_from(equal + forbidden.count()).unwrap_or(u32::MAX)
}

fn is_ruled_out(cell: Cell, ruled_out: &CellSets, digit: impl Fn(Cell) -> Option<Digit>) -> bool {
    digit(cell).is_some_and(|own| ruled_out.get(cell).contains(own))
}
