//! The order of hints of chains (the easiest, then the shortest, then by kind, then the one found first), and
//! their eliminations.

use std::cmp::Ordering;
use std::collections::HashSet;

use super::super::board::RatedBoard;
use super::super::sheet::Sheet;
use super::literal::ChainLiteral;

/// The rank of a hint. Of two hints with equal ranks, the earlier is better.
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

/// Cells with the candidates that they lose.
pub(super) type Removals = Vec<(usize, u16)>;

/// Sorts the eliminations of one step in the order in which the scale adds them to a chain. On the classic board that
/// is row by row. On other boards it is the order of a hash map: by the remainder of the cell's index divided by the
/// number of buckets. That number grows with the number of cells. Cells with the same remainder keep their order.
pub(super) fn in_map_order<B: RatedBoard>(mut removals: Removals) -> Removals {
    if B::IS_CLASSIC {
        removals.sort_unstable();
    } else {
        let mut buckets = 16;
        // The growth of Java's `HashMap`: it doubles once three quarters of its buckets' number are in it.
        while removals.len() > buckets / 4 * 3 {
            buckets *= 2;
        }
        removals.sort_by_key(|(cell, _)| cell % buckets);
    }
    removals
}

/// Sorts hints, and drops those with the same eliminations as an earlier one.
pub(super) fn in_order<T>(mut found: Vec<(Rank, Removals, T)>) -> Vec<(Rank, Removals, T)> {
    // A stable sort, because equal hints stay in the order in which they were found.
    found.sort_by(|(one, ..), (other, ..)| one.compare(other));
    let mut known = HashSet::new();
    found.retain(|(_, removals, _)| known.insert(removals.clone()));
    found
}

/// The cell that loses candidates if `conclusion` holds, with these candidates.
#[inline]
pub(super) fn removal<B: RatedBoard>(sheet: &Sheet<B>, conclusion: ChainLiteral) -> (usize, u16) {
    let (cell, digit) = (conclusion.cell(), 1 << conclusion.digit());
    let lost = if conclusion.is_on() { sheet.candidates(cell) & !digit } else { digit };
    (cell, lost)
}

/// The addition to the rating for the length of a chain. The tenths are added one by one, as in the original.
/// The floating-point sum decides between hints, and a product would differ in its last bit.
pub(super) fn length(complexity: u32) -> f64 {
    let length = complexity.saturating_sub(2);
    let (mut limit, mut is_odd, mut added) = (4, false, 0.0);
    while length > limit {
        added += 0.1;
        // 4, 6, 8, 12, 16, 24, …: by a half and by a third in turn.
        limit = if is_odd { limit * 4 / 3 } else { limit * 3 / 2 };
        is_odd = !is_odd;
    }
    added
}
