//! Consecutive neighbours, on boards where the digits of cells that share an edge must not be consecutive.
//!
//! Each candidate of an open cell excludes digits from the cells beside it. If all candidates of the cell exclude a
//! digit from such a cell, that cell loses the digit. In the same way, a digit with few places in a house excludes the
//! digits next to it from a cell that lies beside all these places. In the evidence, `sets[0]` is the open cell, or
//! `bases[0]` the house and the marks its places.

use super::step_search::{Finder, Flow, StepSearch};
use super::{Candidate, Cells, CellsAndDigits, Evidence, Geometry, Role, Step, Technique, parts};
use crate::{Cell, Digit, DigitSet, Exclusion};

/// The finder of the technique.
pub(super) const fn finders<G: Geometry>() -> &'static [Finder<G>] {
    const { &[Finder { techniques: &[Technique::ConsecutiveNeighbours], find }] }
}

/// The most candidates of a cell that exclude a digit together: those below, at and above the digit.
const MOST_CANDIDATES: usize = 3;

fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    if !search.board.has_ties(Exclusion::Consecutive) {
        return Flow::Continue(());
    }
    for cell in search.board.open().iter() {
        of_cell(search, cell)?;
    }
    for house in search.board.complete_lines_last() {
        search.board.all_digits().try_for_each(|digit| of_house(search, house, digit))?;
    }
    Flow::Continue(())
}

/// Adds the step of the digits that all candidates of `cell` exclude beside it.
fn of_cell<G: Geometry>(search: &mut StepSearch<'_, G>, cell: Cell) -> Flow {
    let own = search.board.candidates(cell);
    if !(2..=MOST_CANDIDATES).contains(&own.len()) {
        return Flow::Continue(());
    }
    let by_ties = own.iter().map(|digit| search.board.digits_excluded_by_ties(digit));
    // Digits that no candidate of the cell excludes cannot be excluded by all.
    let near = by_ties.fold(own, DigitSet::or);
    let mut gone = Vec::new();
    for digit in near.iter() {
        let excluded = |all: G::Set, own| {
            all.and(search.board.excluded(Candidate { cell, digit: own }, digit))
        };
        let cells = own.iter().fold(search.board.tied(Exclusion::Consecutive, cell), excluded);
        gone.extend(parts::candidates(cells, digit));
    }
    let evidence = Evidence {
        digits: own.iter().collect(),
        sets: vec![CellsAndDigits { cells: <G::Set>::of(cell), digits: own }],
        marks: parts::marks_of(search.board, <G::Set>::of(cell), Role::Pattern).collect(),
        ..Evidence::default()
    };
    search.add(Step::eliminating(Technique::ConsecutiveNeighbours, gone, evidence))
}

/// Adds the step of `digit` in `house`: wherever the digit is, certain cells beside it cannot hold the digits next to
/// it.
fn of_house<G: Geometry>(search: &mut StepSearch<'_, G>, house: usize, digit: Digit) -> Flow {
    let places = search.board.places_in(house, digit);
    // A single place is a hidden single.
    if places.len() < 2 {
        return Flow::Continue(());
    }
    let beside_all = places.iter().fold(search.board.all_cells(), |all, place| {
        all.and(search.board.tied(Exclusion::Consecutive, place))
    });
    let near = Exclusion::Consecutive.by(digit).and(search.board.digit_set());
    let gone: Vec<Candidate> =
        near.iter().flat_map(|digit| parts::candidates(beside_all, digit)).collect();
    let evidence = Evidence {
        digits: vec![digit],
        bases: vec![search.board.house_name(house)],
        marks: parts::marks(places, digit, Role::Pattern).collect(),
        ..Evidence::default()
    };
    search.add(Step::eliminating(Technique::ConsecutiveNeighbours, gone, evidence))
}
