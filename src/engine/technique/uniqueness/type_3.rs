//! Type 3: two cells of a deadly pattern have other candidates; one of the two holds one of these, and so is part of
//! a naked subset with other cells of a house.

use super::deadly::Deadly;
use crate::engine::DigitSet;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{
    Candidate, CellSet, CellsAndDigits, Role, Step, Technique, houses, parts,
};

/// Adds what `deadly` finds by naked subsets in the houses of its two cells with other candidates.
pub(super) fn add(hunt: &mut Hunt<'_>, deadly: &Deadly, technique: Technique) -> Flow {
    if deadly.roof.len() != 2 {
        return Flow::Continue(());
    }
    let extras = deadly.extras(hunt.board);
    houses::holding(deadly.roof).try_for_each(|house| {
        let subset = RoofSubset { deadly, technique, house, cells: CellSet::EMPTY, digits: extras };
        subset.grow(hunt, subset.room(hunt))
    })
}

/// Some cells of a house which, with one of the roof, hold some digits.
#[derive(Clone, Copy)]
struct RoofSubset<'a> {
    deadly: &'a Deadly,
    technique: Technique,
    house: usize,
    cells: CellSet,
    digits: DigitSet,
}

impl RoofSubset<'_> {
    /// The cells that may be in it: those of the house without the digits of the pattern.
    fn room(&self, hunt: &Hunt<'_>) -> CellSet {
        let beside = hunt.board.open().and(houses::CELLS[self.house]).without(self.deadly.cells);
        let digits = self.deadly.digits;
        beside.iter().filter(|&cell| hunt.board.candidates(cell).and(digits).is_empty()).collect()
    }

    /// Tries all subsets that have further cells of `room`.
    fn grow(self, hunt: &mut Hunt<'_>, room: CellSet) -> Flow {
        let mut room = room;
        while let Some(cell) = room.first() {
            room.remove(cell);
            let cells = self.cells.or(CellSet::of(cell));
            let digits = self.digits.or(hunt.board.candidates(cell));
            let more = Self { cells, digits, ..self };
            more.add(hunt)?;
            more.grow(hunt, room)?;
        }
        Flow::Continue(())
    }

    fn add(&self, hunt: &mut Hunt<'_>) -> Flow {
        let all = self.cells.or(self.deadly.roof);
        // What lies in a line and a box is looked at in the line, and takes away in both.
        let is_first = houses::holding(all).next() == Some(self.house);
        if self.digits.len() != self.cells.len() + 1 || !is_first {
            return Flow::Continue(());
        }
        let in_houses = houses::holding(all).map(|house| houses::CELLS[house]);
        let beside = in_houses.fold(CellSet::EMPTY, CellSet::or).without(all);
        if self.digits.iter().any(|digit| hunt.board.places(digit).meets(beside)) {
            hunt.add(self.step(hunt, beside))?;
        }
        Flow::Continue(())
    }

    fn step(&self, hunt: &Hunt<'_>, beside: CellSet) -> Step {
        let board = hunt.board;
        let of_cell = |cell| {
            let gone = board.candidates(cell).and(self.digits);
            gone.iter().map(move |digit| Candidate { cell, digit }).collect::<Vec<_>>()
        };
        let mut step = self.deadly.step(board, self.technique, beside.iter().flat_map(of_cell));
        step.evidence.bases.push(houses::name(self.house));
        step.evidence.sets.push(CellsAndDigits { cells: self.cells, digits: self.digits });
        step.evidence.marks.extend(parts::marks_of(board, self.cells, Role::InSet(1)));
        step
    }
}
