//! Type 3: two cells of a deadly pattern have other candidates. One of the two holds one of these, so together
//! they act as one cell of a naked subset with other cells of a house.

use super::deadly::DeadlyPattern;
use crate::DigitSet;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Candidate, Cells, CellsAndDigits, Geometry, Role, Step, Technique, parts};

/// Adds the steps by naked subsets in the houses of the two cells of `deadly` with other candidates.
pub(super) fn add<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    deadly: &DeadlyPattern<G>,
    technique: Technique,
) -> Flow {
    if deadly.roof.len() != 2 {
        return Flow::Continue(());
    }
    let extras = deadly.extras(search.board);
    search.board.holding(deadly.roof).try_for_each(|house| {
        let subset =
            RoofSubset { deadly, technique, house, cells: <G::Set>::EMPTY, digits: extras };
        subset.grow(search, subset.room(search))
    })
}

/// Cells of a house that together with one roof cell hold some digits.
#[derive(Clone, Copy)]
struct RoofSubset<'a, G: Geometry> {
    deadly: &'a DeadlyPattern<G>,
    technique: Technique,
    house: usize,
    cells: G::Set,
    digits: DigitSet,
}

impl<G: Geometry> RoofSubset<'_, G> {
    /// The cells that the subset may contain: those of the house without the digits of the pattern.
    fn room(&self, search: &StepSearch<'_, G>) -> G::Set {
        let beside =
            search.board.open().and(search.board.house(self.house)).without(self.deadly.cells);
        let digits = self.deadly.digits;
        beside.iter().filter(|&cell| search.board.candidates(cell).and(digits).is_empty()).collect()
    }

    /// Tries all subsets with further cells from `room`.
    fn grow(self, search: &mut StepSearch<'_, G>, room: G::Set) -> Flow {
        let mut room = room;
        while let Some(cell) = room.first() {
            room.remove(cell);
            let cells = self.cells.or(<G::Set>::of(cell));
            let digits = self.digits.or(search.board.candidates(cell));
            let more = Self { cells, digits, ..self };
            more.add(search)?;
            more.grow(search, room)?;
        }
        Flow::Continue(())
    }

    fn add(&self, search: &mut StepSearch<'_, G>) -> Flow {
        let all = self.cells.or(self.deadly.roof);
        // A subset in a line and a box is found in the line, and eliminates in both.
        let is_first = search.board.holding(all).next() == Some(self.house);
        if self.digits.len() != self.cells.len() + 1 || !is_first {
            return Flow::Continue(());
        }
        let in_houses = search.board.holding(all).map(|house| search.board.house(house));
        let beside = in_houses.fold(<G::Set>::EMPTY, <G::Set>::or).without(all);
        if self.digits.iter().any(|digit| search.board.places(digit).meets(beside)) {
            search.add(self.step(search, beside))?;
        }
        Flow::Continue(())
    }

    fn step(&self, search: &StepSearch<'_, G>, beside: G::Set) -> Step<G::Set> {
        let board = search.board;
        let of_cell = |cell| {
            let gone = board.candidates(cell).and(self.digits);
            gone.iter().map(move |digit| Candidate { cell, digit }).collect::<Vec<_>>()
        };
        let mut step = self.deadly.step(board, self.technique, beside.iter().flat_map(of_cell));
        step.evidence.bases.push(board.house_name(self.house));
        step.evidence.sets.push(CellsAndDigits { cells: self.cells, digits: self.digits });
        step.evidence.marks.extend(parts::marks_of(board, self.cells, Role::InSet(1)));
        step
    }
}
