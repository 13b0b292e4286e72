//! Turbot fish: any two linked conjugate pairs of a digit, which is an X-chain of three links.
//!
//! Skyscrapers and kites are turbot fish too. They are tried earlier, because they are easier to see.

use std::cmp::Reverse;

use super::linked_pairs::LinkedPairs;
use crate::Digit;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{CellSet, Technique, houses, parts};

pub(super) fn find(search: &mut StepSearch<'_>) -> Flow {
    let board = search.board;
    let found = Digit::CLASSIC.into_iter().flat_map(|digit| {
        let linked = LinkedPairs::between(board, digit, 0..houses::COUNT, 0..houses::COUNT);
        linked.map(move |linked| (digit, linked.eliminations(board), linked))
    });
    let mut found = found.filter(|(_, eliminated, _)| !eliminated.is_empty());
    if search.wants_one() {
        let best = found.min_by_key(|&(digit, eliminated, _)| rank(eliminated, digit));
        return best.map_or(Flow::Continue(()), |best| add(search, best));
    }
    found.try_for_each(|one| add(search, one))
}

/// The most eliminations come first.
fn rank(eliminated: CellSet, digit: Digit) -> (Reverse<usize>, usize) {
    (Reverse(eliminated.len()), parts::order(parts::candidates(eliminated, digit)))
}

fn add(
    search: &mut StepSearch<'_>,
    (_, eliminated, linked): (Digit, CellSet, LinkedPairs),
) -> Flow {
    search.add(linked.step(Technique::TurbotFish, eliminated))
}
