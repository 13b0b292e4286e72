//! Turbot fish: any two linked conjugate pairs of a digit, which is an X-chain of three links.
//!
//! Skyscrapers and kites are turbot fish too. They are tried earlier, because they are easier to see.

use std::cmp::Reverse;

use super::linked_pairs::LinkedPairs;
use crate::Digit;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Cells, Geometry, Technique, parts};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    let found = board.all_digits().flat_map(|digit| {
        let linked = LinkedPairs::between(board, digit, board.all_houses(), board.all_houses());
        linked.map(move |linked| (digit, linked.eliminations(), linked))
    });
    let mut found = found.filter(|(_, eliminated, _)| !eliminated.is_empty());
    // As in HoDoKu, the best of all is taken here and not the first.
    if search.wants_one() {
        let best = found.min_by_key(|&(digit, eliminated, _)| rank(eliminated, digit));
        return best.map_or(Flow::Continue(()), |best| add(search, best));
    }
    found.try_for_each(|one| add(search, one))
}

/// The most eliminations come first.
fn rank<S: Cells>(eliminated: S, digit: Digit) -> (Reverse<usize>, usize) {
    (Reverse(eliminated.len()), parts::order(parts::candidates(eliminated, digit)))
}

fn add<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    (_, eliminated, linked): (Digit, G::Set, LinkedPairs<'_, G>),
) -> Flow {
    search.add(linked.step(Technique::TurbotFish, eliminated))
}
