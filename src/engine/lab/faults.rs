//! The faults of a full board, which annealing makes fewer.

use crate::engine::{Cell, CellSets, Digit, Layout, Rule};

/// The faults that a cell takes part in: peers with the same digit, neighbours with a forbidden one, and its own digit
/// if the puzzle rules it out.
#[must_use]
pub fn faults_of(
    cell: Cell,
    layout: &Layout,
    ruled_out: &CellSets,
    digit: impl Fn(Cell) -> Option<Digit>,
) -> u32 {
    let Some(own) = digit(cell) else { return 0 };
    let equal = layout.peers(cell).iter().filter(|&&other| digit(other) == Some(own)).count();
    let is_forbidden = |other: &&Cell| {
        digit(**other).is_some_and(|other| Rule::NonConsecutive.forbids(other, own))
    };
    let beside = layout.neighbours(Rule::NonConsecutive, cell).iter().filter(is_forbidden).count();
    let is_ruled_out = usize::from(ruled_out.get(cell).contains(own));
    u32::try_from(equal + beside + is_ruled_out).unwrap_or(u32::MAX)
}
