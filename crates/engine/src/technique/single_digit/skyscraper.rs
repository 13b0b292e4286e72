//! Skyscraper: conjugate pairs in two rows that share a column at one end but not at the other, or in two
//! columns that share a row.

use std::ops::Range;

use super::linked_pairs::LinkedPairs;
use crate::Digit;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{CellSet, Technique, houses};

pub(super) fn find(search: &mut StepSearch<'_>) -> Flow {
    for (lines, crossing) in [(houses::ROWS, houses::COLUMNS), (houses::COLUMNS, houses::ROWS)] {
        for digit in Digit::CLASSIC {
            let in_lines = LinkedPairs::between(search.board, digit, lines.clone(), lines.clone());
            for linked in in_lines.filter(|linked| is_skyscraper(linked, &crossing)) {
                let eliminated = linked.eliminations(search.board);
                if !eliminated.is_empty() {
                    search.add(linked.step(Technique::Skyscraper, eliminated))?;
                }
            }
        }
    }
    Flow::Continue(())
}

fn is_skyscraper(linked: &LinkedPairs, crossing: &Range<usize>) -> bool {
    let in_one = |cells: CellSet| crossing.clone().any(|line| cells.is_within(houses::CELLS[line]));
    in_one(linked.joined_cells()) && !in_one(linked.free_cells())
}
