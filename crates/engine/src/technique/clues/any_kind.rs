//! Techniques that serve every kind of clue.

use super::{digits_of, eliminate, evidence_of, kept_by, not_kept};
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Candidate, Cells, Evidence, Geometry, Technique};
use crate::{Constraint, DigitSet};

/// Clue partners: every candidate of a cell excludes a digit from another cell of the clue.
///
/// `sets[0]` is the cell, and its candidates are the pattern.
pub(super) fn find_partners<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    for clue in board.rules().constraints() {
        search.report()?;
        let mut pairs: Vec<[usize; 2]> = clue
            .pairs()
            .into_iter()
            .flat_map(|[one, other]| [[one, other], [other, one]])
            .collect();
        pairs.sort_unstable();
        for pairs in pairs.chunk_by(|pair, next| pair[0] == next[0]) {
            let cell = clue.cells()[pairs[0][0]];
            let own = board.candidates(cell);
            // The digit of a cell has excluded what it excludes, and one candidate is a single.
            if own.len() < 2 {
                continue;
            }
            let gone = excluded_by_all(board, clue, own, pairs);
            eliminate(search, Technique::CluePartners, gone, || Evidence {
                digits: own.iter().collect(),
                ..evidence_of(board, [clue], [<G::Set>::of(cell)])
            })?;
        }
    }
    Flow::Continue(())
}

/// The candidates that all digits `own` of the first cell of these pairs of `clue` exclude from the second.
fn excluded_by_all<G: Geometry>(
    board: &Board<G>,
    clue: &Constraint,
    own: DigitSet,
    pairs: &[[usize; 2]],
) -> Vec<Candidate> {
    let kept = pairs.iter().map(|&[one, other]| {
        let excluded = own.iter().map(|digit| clue.excluded(one, other, digit));
        let by_all = excluded.reduce(DigitSet::and).unwrap_or(DigitSet::EMPTY);
        (clue.cells()[other], board.digit_set().without(by_all))
    });
    not_kept(board, kept)
}

/// Clue limits: digits that no way to fill all cells of the clue has. Cages with a sum have techniques of their own.
///
/// `sets[0]` are the open cells of the clue, and their candidates the pattern.
pub(super) fn find_limits<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    let Some(compiled) = board.rules().compiled() else { return Flow::Continue(()) };
    for posted in compiled.propagators() {
        search.report()?;
        let clue = posted.constraint.map(|at| &board.rules().constraints()[at]);
        let is_other = |clue: &&Constraint| clue.cage().is_none_or(|cage| cage.sum().is_none());
        let Some(clue) = clue.filter(is_other) else { continue };
        let Some(kept) = kept_by(board, posted) else { continue };
        let gone = not_kept(board, kept);
        let digits = digits_of(&gone);
        eliminate(search, Technique::ClueLimits, gone, || Evidence {
            digits,
            ..evidence_of(board, [clue], [open_cells(board, clue)])
        })?;
    }
    Flow::Continue(())
}

/// The open cells of a clue.
pub(super) fn open_cells<G: Geometry>(board: &Board<G>, clue: &Constraint) -> G::Set {
    clue.cells().iter().copied().filter(|&cell| board.open().contains(cell)).collect()
}
