//! Skyscraper: conjugate pairs in two rows that share a column at one end but not at the other, or in two
//! columns that share a row.

use std::ops::Range;

use super::linked_pairs::LinkedPairs;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Cells, Geometry, Technique};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    for (lines, crossing) in [
        (search.board.rows(), search.board.columns()),
        (search.board.columns(), search.board.rows()),
    ] {
        for digit in search.board.all_digits() {
            let in_lines = LinkedPairs::between(search.board, digit, lines.clone(), lines.clone());
            for linked in in_lines.filter(|linked| is_skyscraper(linked, &crossing)) {
                let eliminated = linked.eliminations();
                if !eliminated.is_empty() {
                    search.add(linked.step(Technique::Skyscraper, eliminated))?;
                }
            }
        }
    }
    Flow::Continue(())
}

fn is_skyscraper<G: Geometry>(linked: &LinkedPairs<'_, G>, crossing: &Range<usize>) -> bool {
    let board = linked.board();
    let in_one = |cells: G::Set| crossing.clone().any(|line| cells.is_within(board.house(line)));
    // With both ends in common lines it would be an X-wing.
    in_one(linked.joined_cells()) && !in_one(linked.free_cells())
}
