//! Consecutive neighbours, on boards where the digits of cells that share an edge must not be consecutive.
//!
//! Each candidate of an open cell excludes digits from the cells beside it. If all candidates of the cell exclude a
//! digit from such a cell, that cell loses the digit. In the same way, a digit with few places in a house excludes the
//! digits next to it from a cell that lies beside all these places. In the evidence, `sets[0]` is the open cell, or
//! `bases[0]` the house and the marks its places.

use super::search::{Flow, GeneralFinder, GeneralSearch, candidates, eliminating, marks, marks_of};
use crate::technique::wide::{WideCellsAndDigits, WideEvidence};
use crate::technique::{Candidate, Role, Technique, WideSet};
use crate::{Cell, Digit, DigitSet};

/// The finder of the technique.
pub(super) const FINDERS: &[GeneralFinder] =
    &[GeneralFinder { techniques: &[Technique::ConsecutiveNeighbours], find }];

/// The most candidates of a cell that exclude a digit together: those below, at and above the digit.
const MOST_CANDIDATES: usize = 3;

fn find(search: &mut GeneralSearch<'_>) -> Flow {
    if !search.tables.is_non_consecutive() {
        return Flow::Continue(());
    }
    for cell in search.board.open().iter() {
        of_cell(search, cell)?;
    }
    for house in search.tables.complete_lines_last() {
        search.board.all_digits().try_for_each(|digit| of_house(search, house, digit))?;
    }
    Flow::Continue(())
}

/// Adds the step of the digits that all candidates of `cell` exclude beside it.
fn of_cell(search: &mut GeneralSearch<'_>, cell: Cell) -> Flow {
    let own = search.board.candidates(cell);
    if !(2..=MOST_CANDIDATES).contains(&own.len()) {
        return Flow::Continue(());
    }
    let near = own.or(own.beside()).and(search.board.layout().all_digits());
    let mut gone = Vec::new();
    for digit in near.iter() {
        let excluded = |all: WideSet, own| {
            all.and(search.tables.excluded(Candidate { cell, digit: own }, digit))
        };
        let cells = own.iter().fold(search.tables.beside(cell), excluded);
        gone.extend(candidates(cells, digit));
    }
    let evidence = WideEvidence {
        digits: own.iter().collect(),
        sets: vec![WideCellsAndDigits { cells: WideSet::of(cell), digits: own }],
        marks: marks_of(search.board, WideSet::of(cell), Role::Pattern).collect(),
        ..WideEvidence::default()
    };
    search.add(eliminating(Technique::ConsecutiveNeighbours, gone, evidence))
}

/// Adds the step of `digit` in `house`: wherever the digit is, certain cells beside it cannot hold the digits next to
/// it.
fn of_house(search: &mut GeneralSearch<'_>, house: usize, digit: Digit) -> Flow {
    let places = search.board.places_in(house, digit);
    if places.len() < 2 {
        return Flow::Continue(());
    }
    let beside_all =
        places.iter().fold(search.tables.all, |all, place| all.and(search.tables.beside(place)));
    let near = DigitSet::of(digit).beside().and(search.board.layout().all_digits());
    let gone: Vec<Candidate> =
        near.iter().flat_map(|digit| candidates(beside_all, digit)).collect();
    let evidence = WideEvidence {
        digits: vec![digit],
        bases: vec![search.tables.name(house)],
        marks: marks(places, digit, Role::Pattern).collect(),
        ..WideEvidence::default()
    };
    search.add(eliminating(Technique::ConsecutiveNeighbours, gone, evidence))
}
