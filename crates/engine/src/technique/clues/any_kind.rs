//! Techniques that serve every kind of clue, some of them by a name of their own for a kind.

use super::{digits_of, eliminate, evidence_of, kept_by, not_kept};
use crate::rules::{LineKind, OutsideKind};
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Candidate, Cells, Evidence, Geometry, Technique};
use crate::{Constraint, DigitSet};

/// The techniques about pairs of cells.
pub(super) const OF_PAIRS: &[Technique] =
    &[Technique::ThermometerBounds, Technique::ClueCopies, Technique::CluePartners];

/// The techniques about all cells of a clue together.
pub(super) const OF_ALL_CELLS: &[Technique] = &[
    Technique::ClueLimits,
    Technique::ArrowBounds,
    Technique::RenbanRange,
    Technique::RegionSums,
    Technique::OutsideSets,
];

/// Whether a technique looks at clues of any kind, and at cages only if they have no sum.
pub(in crate::technique) fn is_of_any_kind(technique: Technique) -> bool {
    OF_PAIRS.contains(&technique) || OF_ALL_CELLS.contains(&technique)
}

/// The technique about pairs of cells of a clue.
fn technique_of_pairs(clue: &Constraint) -> Technique {
    match clue {
        Constraint::Thermometer(_) => Technique::ThermometerBounds,
        Constraint::Clones(_) => Technique::ClueCopies,
        Constraint::Line(line) => {
            let is_copied = line.kind() == LineKind::Palindrome;
            if is_copied { Technique::ClueCopies } else { Technique::CluePartners }
        }
        Constraint::Parity(..)
        | Constraint::Cage(_)
        | Constraint::Calculation(_)
        | Constraint::Arrow(_)
        | Constraint::Pair(_)
        | Constraint::Quadruple(_)
        | Constraint::Negative(_)
        | Constraint::Extreme(_)
        | Constraint::LittleKiller(_)
        | Constraint::Outside(_)
        | Constraint::Indexer(_)
        | Constraint::CountingCircles(_)
        | Constraint::Fog(_) => Technique::CluePartners,
    }
}

/// The technique about all cells of a clue.
fn technique_of_all_cells(clue: &Constraint) -> Technique {
    match clue {
        Constraint::Arrow(_) => Technique::ArrowBounds,
        Constraint::Line(line) => match line.kind() {
            LineKind::Renban => Technique::RenbanRange,
            LineKind::RegionSum => Technique::RegionSums,
            LineKind::Whispers(_)
            | LineKind::Nabner
            | LineKind::Palindrome
            | LineKind::Between
            | LineKind::Lockout(_)
            | LineKind::Entropic
            | LineKind::Modular(_)
            | LineKind::Zipper
            | LineKind::Sum(_)
            | LineKind::DoubleArrow => Technique::ClueLimits,
        },
        Constraint::Outside(outside) => match outside.kind() {
            OutsideKind::Sandwich | OutsideKind::XSum => Technique::OutsideSets,
            OutsideKind::Skyscraper | OutsideKind::NumberedRoom => Technique::ClueLimits,
        },
        Constraint::Parity(..)
        | Constraint::Cage(_)
        | Constraint::Calculation(_)
        | Constraint::Thermometer(_)
        | Constraint::Pair(_)
        | Constraint::Quadruple(_)
        | Constraint::Negative(_)
        | Constraint::Extreme(_)
        | Constraint::Clones(_)
        | Constraint::LittleKiller(_)
        | Constraint::Indexer(_)
        | Constraint::CountingCircles(_)
        | Constraint::Fog(_) => Technique::ClueLimits,
    }
}

/// Clue partners: every candidate of a cell excludes a digit from another cell of the clue. On a thermometer these are bounds, and in
/// clones and palindromes copies.
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
            eliminate(search, technique_of_pairs(clue), gone, || Evidence {
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

/// Clue limits: digits that no way to fill all cells of the clue has. Cages with a sum have techniques of their own, and for some
/// other kinds this one has a name of its own.
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
        eliminate(search, technique_of_all_cells(clue), gone, || Evidence {
            digits,
            combinations: clue.sets_left(|cell| board.possible(cell), board.digit_set().len()),
            ..evidence_of(board, [clue], [open_cells(board, clue)])
        })?;
    }
    Flow::Continue(())
}

/// The open cells of a clue.
pub(super) fn open_cells<G: Geometry>(board: &Board<G>, clue: &Constraint) -> G::Set {
    clue.cells().iter().copied().filter(|&cell| board.open().contains(cell)).collect()
}
