//! Locked pairs and triples: naked subsets in a box and a line at once that take candidates from both.

use super::naked::{add, in_house, is_locked};
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Technique, houses};

pub(super) fn find_pairs(hunt: &mut Hunt<'_>) -> Flow {
    find(hunt, Technique::LockedPair, 2)
}

pub(super) fn find_triples(hunt: &mut Hunt<'_>) -> Flow {
    find(hunt, Technique::LockedTriple, 3)
}

fn find(hunt: &mut Hunt<'_>, technique: Technique, size: usize) -> Flow {
    for house in houses::BOXES {
        in_house(hunt, house, size, &mut |hunt, subset| {
            if is_locked(hunt, subset) { add(hunt, technique, subset) } else { Flow::Continue(()) }
        })?;
    }
    Flow::Continue(())
}
