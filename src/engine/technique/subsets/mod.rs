//! Subsets: as many cells as digits in a house, so that the cells are for these digits alone.
//!
//! A naked subset is seen by its cells, a hidden one by its digits. A naked pair or triple in a box and a
//! line at once that takes candidates from both is called locked, and is a technique of its own.

mod hidden;
mod locked;
mod naked;

use super::finders::Finder;
use super::{
    Board, Candidate, CellSet, CellsAndDigits, Evidence, Mark, Role, Step, Technique, houses,
};
use crate::engine::DigitSet;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[
    Finder { techniques: &[Technique::LockedPair], find: locked::find_pairs },
    Finder { techniques: &[Technique::LockedTriple], find: locked::find_triples },
    Finder { techniques: &[Technique::NakedPair], find: naked::find_pairs },
    Finder { techniques: &[Technique::NakedTriple], find: naked::find_triples },
    Finder { techniques: &[Technique::HiddenPair], find: hidden::find_pairs },
    Finder { techniques: &[Technique::HiddenTriple], find: hidden::find_triples },
    Finder { techniques: &[Technique::NakedQuad], find: naked::find_quads },
    Finder { techniques: &[Technique::HiddenQuad], find: hidden::find_quads },
];

/// The houses in the order in which people look through them for subsets.
fn in_order() -> impl Iterator<Item = usize> {
    houses::BOXES.chain(houses::LINES)
}

/// The step that takes away the candidates `gone` because of a subset.
///
/// `bases` of the evidence are the houses that it is seen in, `sets[0]` is the subset, whose candidates are
/// the pattern.
fn step(
    board: &Board,
    technique: Technique,
    subset: CellsAndDigits,
    bases: impl Iterator<Item = usize>,
    eliminations: Vec<Candidate>,
) -> Step {
    let pattern = |candidate| Mark { candidate, role: Role::Pattern };
    let evidence = Evidence {
        digits: subset.digits.iter().collect(),
        bases: bases.map(houses::name).collect(),
        marks: candidates(board, subset.cells, subset.digits).map(pattern).collect(),
        sets: vec![subset],
        ..Evidence::default()
    };
    Step { technique, placements: Vec::new(), eliminations, evidence }
}

/// The candidates that cells have of some digits.
fn candidates(board: &Board, cells: CellSet, digits: DigitSet) -> impl Iterator<Item = Candidate> {
    cells.iter().flat_map(move |cell| {
        board.candidates(cell).and(digits).iter().map(move |digit| Candidate { cell, digit })
    })
}
