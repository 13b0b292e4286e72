//! Turbot fish: any two conjugate pairs of a digit that are linked; an X-chain of three links.
//!
//! Skyscrapers and kites are turbot fish too; they are sought before, as they are easier to see.

use std::cmp::Reverse;

use super::linked_pairs::LinkedPairs;
use crate::engine::Digit;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{CellSet, Technique, houses, parts};

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    let board = hunt.board;
    let found = Digit::CLASSIC.into_iter().flat_map(|digit| {
        let linked = LinkedPairs::between(board, digit, 0..houses::COUNT, 0..houses::COUNT);
        linked.map(move |linked| (digit, linked.eliminations(board), linked))
    });
    let mut found = found.filter(|(_, eliminated, _)| !eliminated.is_empty());
    if hunt.wants_one() {
        let best = found.min_by_key(|&(digit, eliminated, _)| rank(eliminated, digit));
        return best.map_or(Flow::Continue(()), |best| add(hunt, best));
    }
    found.try_for_each(|one| add(hunt, one))
}

/// The most eliminations come first.
fn rank(eliminated: CellSet, digit: Digit) -> (Reverse<usize>, usize) {
    (Reverse(eliminated.len()), parts::order(parts::candidates(eliminated, digit)))
}

fn add(hunt: &mut Hunt<'_>, (_, eliminated, linked): (Digit, CellSet, LinkedPairs)) -> Flow {
    hunt.add(linked.step(Technique::TurbotFish, eliminated))
}
