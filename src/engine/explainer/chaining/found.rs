//! Hints of chains in their order: the easiest, then the shortest, then by kind, then the one found first.

use std::cmp::Ordering;
use std::collections::HashSet;

/// What decides which of two hints is the better one, the earlier where all is equal.
#[derive(Clone, Copy)]
pub(super) struct Rank {
    pub(super) rating: f64,
    pub(super) complexity: u32,
    pub(super) kind: u8,
}

impl Rank {
    pub(super) fn compare(&self, other: &Self) -> Ordering {
        let rating = self.rating.total_cmp(&other.rating);
        rating.then(self.complexity.cmp(&other.complexity)).then(self.kind.cmp(&other.kind))
    }

    pub(super) fn is_below(&self, other: Option<&Self>) -> bool {
        other.is_none_or(|other| self.compare(other) == Ordering::Less)
    }
}

/// Cells in row-major order with the candidates that they lose.
pub(super) type Removals = Vec<(usize, u16)>;

/// Puts hints into their order and leaves out those that take away just what one before does.
pub(super) fn in_order<T>(mut found: Vec<(Rank, Removals, T)>) -> Vec<(Rank, Removals, T)> {
    found.sort_by(|(one, ..), (other, ..)| one.compare(other));
    let mut known = HashSet::new();
    found.retain(|(_, removals, _)| known.insert(removals.clone()));
    found
}
