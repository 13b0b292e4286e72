//! Clue places: no way to fill the cells of a clue has the digit in this cell, if the houses are heeded too.
//!
//! A cage is told by its combinations. Of any other clue all ways are tried, as far as they are few.

use super::any_kind::open_cells;
use super::ways::kept_by_ways;
use super::{digits_of, eliminate, evidence_of, not_kept};
use crate::rules::PostedPropagator;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Cells, Evidence, Geometry, Technique};
use crate::{Constraint, Digit, DigitSet};

/// The most open cells of a clue whose ways are tried.
const MOST_CELLS: usize = 8;

/// The most digits that are tried for one clue.
const MOST_TRIES: usize = 5_000;

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    super::cage::find_places_in_cages(search)?;
    let board = search.board;
    let Some(compiled) = board.rules().compiled() else { return Flow::Continue(()) };
    for (number, clue) in board.rules().constraints().iter().enumerate() {
        search.report()?;
        let open = open_cells(board, clue);
        let has_sum = clue.cage().is_some_and(|cage| cage.sum().is_some());
        if has_sum || !(2..=MOST_CELLS).contains(&open.len()) {
            continue;
        }
        let posted = compiled.propagators().iter().find(|it| it.constraint == Some(number));
        let kept = kept_by_ways(board, clue.cells(), MOST_TRIES, |digits| {
            may_be(board, clue, posted, digits)
        });
        let Some(kept) = kept else { continue };
        let gone = not_kept(board, kept);
        let digits = digits_of(&gone);
        eliminate(search, Technique::CluePlaces, gone, || Evidence {
            digits,
            ..evidence_of(board, [clue], [open])
        })?;
    }
    Flow::Continue(())
}

/// Whether the clue can still be kept if its first cells have these digits. `posted` is what it says of its cells together,
/// beyond pairs.
fn may_be<G: Geometry>(
    board: &Board<G>,
    clue: &Constraint,
    posted: Option<&PostedPropagator>,
    digits: &[Digit],
) -> bool {
    // Those before the last were looked at before.
    if let [before @ .., last] = digits {
        let excludes = |at, digit| clue.excluded(before.len(), at, *last).contains(digit);
        if before.iter().enumerate().any(|(at, &digit)| excludes(at, digit)) {
            return false;
        }
    }
    posted.is_none_or(|posted| {
        let filled = digits.iter().map(|&digit| DigitSet::of(digit));
        let open = clue.cells()[digits.len()..].iter().map(|&cell| board.possible(cell));
        let mut left: Vec<u128> = filled.chain(open).map(DigitSet::bits).collect();
        posted.propagator.narrow(&mut left).is_ok()
    })
}
