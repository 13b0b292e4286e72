//! Innies and outies together: cells of a house and cells outside whose sums differ by a known amount.
//!
//! In the evidence, `bases` are the houses, `clues` the cages that are taken away, `sets[0]` the innies and `sets[1]` the
//! outies, open or not.

use super::ways::kept_by_ways;
use super::{digits_of, eliminate, evidence_of, not_kept};
use crate::rules::HouseDifference;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Evidence, Geometry, Technique};
use crate::{Cell, Digit};

/// Finds the digits that cannot make up the difference.
pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    for difference in board.house_sums().into_iter().flat_map(|known| &known.differences) {
        search.report()?;
        let cells: Vec<Cell> =
            cells_of(&difference.innies).chain(cells_of(&difference.outies)).collect();
        // The cells of a difference are so few that all ways can be tried.
        let kept = kept_by_ways(board, &cells, usize::MAX, |digits| {
            digits.len() < cells.len() || surplus(digits, difference) == difference.surplus
        });
        let Some(kept) = kept else { continue };
        let gone = not_kept(board, kept);
        let digits = digits_of(&gone);
        eliminate(search, Technique::InniesAndOuties, gone, || Evidence {
            digits,
            ..evidence(board, difference)
        })?;
    }
    Flow::Continue(())
}

fn cells_of(indices: &[usize]) -> impl Iterator<Item = Cell> {
    indices.iter().copied().filter_map(Cell::new)
}

/// What the innies add up to beyond the outies if they have these digits, the innies first.
fn surplus(digits: &[Digit], difference: &HouseDifference) -> i64 {
    let sum = |digits: &[Digit]| digits.iter().map(|digit| i64::from(digit.get())).sum::<i64>();
    let (innies, outies) = digits.split_at(difference.innies.len());
    sum(innies) - sum(outies)
}

fn evidence<G: Geometry>(board: &Board<G>, difference: &HouseDifference) -> Evidence<G::Set> {
    let constraints = board.rules().constraints();
    let clues = difference.constraints.iter().map(|&at| &constraints[at]);
    let sets = [&difference.innies, &difference.outies].map(|cells| cells_of(cells).collect());
    Evidence { bases: difference.houses.clone(), ..evidence_of(board, clues, sets) }
}
