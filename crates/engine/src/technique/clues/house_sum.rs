//! The rule of 45: innies and outies, whose sum follows from houses and cages.
//!
//! On a board of nine digits a house adds up to 45. Cages that lie in it leave the sum of its other cells, the innies.
//! Cages that cover it tell the sum of their cells outside, the outies. In the evidence, `bases` are the houses, `clues`
//! the cages, and `sets[0]` the open innies or outies; `digits` is the digit of a single one.

use super::{eliminate, evidence_of, fill, house_difference, kept_by, not_kept, rest_of};
use crate::Cell;
use crate::rules::{HouseSum, PostedPropagator};
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Cells, Evidence, Geometry, Technique};

/// The most open innies or outies that are looked at. A person compares no more of them.
const MOST_CELLS: usize = 4;

/// Rule of 45 with one open innie or outie, which is the difference.
pub(super) fn find_one_cell<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    for sum in sums_of(board, 1..=1) {
        let Some(cell) = sum.open.single() else { continue };
        let only = (cell, sum.rest(board));
        fill(search, Technique::RuleOf45, only, || sum.evidence(board))?;
    }
    Flow::Continue(())
}

/// Innies and outies: digits that no way to make up their sum, or the difference of their sums, has.
pub(super) fn find_cells<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find_sums(search)?;
    house_difference::find(search)
}

/// Several innies or outies.
fn find_sums<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    for sum in sums_of(board, 2..=MOST_CELLS) {
        search.report()?;
        let Some(kept) = kept_by(board, sum.posted) else { continue };
        let gone = not_kept(board, kept);
        eliminate(search, Technique::InniesAndOuties, gone, || sum.evidence(board))?;
    }
    Flow::Continue(())
}

/// A sum of innies or outies, some of which are open.
struct OpenSum<'a, S> {
    of_houses: &'a HouseSum,
    posted: &'a PostedPropagator,
    open: S,
}

/// The sums of a board with this many open cells, those of few houses first.
fn sums_of<G: Geometry>(
    board: &Board<G>,
    counts: std::ops::RangeInclusive<usize>,
) -> Vec<OpenSum<'_, G::Set>> {
    let all = board.house_sums().into_iter().flat_map(|known| &known.sums);
    let sums = all.map(|(of_houses, posted)| {
        let open: G::Set =
            cells_of(of_houses).filter(|&cell| board.open().contains(cell)).collect();
        OpenSum { of_houses, posted, open }
    });
    let mut sums: Vec<OpenSum<'_, G::Set>> =
        sums.filter(|sum| counts.contains(&sum.open.len())).collect();
    // The order decides which step is told first. A person looks at single houses before several.
    sums.sort_by_key(|sum| (sum.of_houses.houses.len(), sum.open.len()));
    sums
}

fn cells_of(sum: &HouseSum) -> impl Iterator<Item = Cell> {
    sum.cells.iter().copied().filter_map(Cell::new)
}

impl<S: Cells> OpenSum<'_, S> {
    /// What the open cells add up to. Returns `None` if the digits of the others exceed the sum.
    fn rest<G: Geometry<Set = S>>(&self, board: &Board<G>) -> Option<u32> {
        rest_of(board, cells_of(self.of_houses), self.of_houses.sum)
    }

    fn evidence<G: Geometry<Set = S>>(&self, board: &Board<G>) -> Evidence<S> {
        let constraints = board.rules().constraints();
        let clues = self.of_houses.constraints.iter().map(|&at| &constraints[at]);
        let bases = self.of_houses.houses.clone();
        Evidence { bases, ..evidence_of(board, clues, [self.open]) }
    }
}
