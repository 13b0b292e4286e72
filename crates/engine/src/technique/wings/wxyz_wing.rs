//! WXYZ-wing: four cells of a line and a box that crosses it, with four candidates among them. All places of
//! each digit except one (z) see each other, so these three digits fill at most three cells, and one of the
//! cells holds z.
//!
//! `sets[0]` holds the cells. Those where line and box cross are the pivot.

use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{
    Board, Cells, CellsAndDigits, Evidence, Geometry, Role, Step, Technique, parts,
};
use crate::{Digit, DigitSet};

const SIZE: usize = 4;

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    let small = board.open().iter().filter(|&cell| board.candidates(cell).len() <= SIZE);
    let small: G::Set = small.collect();
    for block in board.areas() {
        for line in board.lines() {
            let [in_box, in_line] = [block, line].map(|house| board.house(house));
            let bent = BentSet { in_box, in_line, cells: <G::Set>::EMPTY, digits: DigitSet::EMPTY };
            // The pivot is where both cross, and must have a cell of the set.
            if in_box.and(in_line).meets(small) {
                bent.grow(search, in_box.or(in_line).and(small))?;
            }
        }
    }
    Flow::Continue(())
}

/// Some cells of a box and a line, and their candidates.
#[derive(Clone, Copy)]
struct BentSet<G: Geometry> {
    in_box: G::Set,
    in_line: G::Set,
    cells: G::Set,
    digits: DigitSet,
}

impl<G: Geometry> BentSet<G> {
    /// Tries all sets with further cells from `room`.
    fn grow(self, search: &mut StepSearch<'_, G>, mut room: G::Set) -> Flow {
        if self.cells.len() == SIZE {
            return self.add(search);
        }
        while let Some(cell) = room.first() {
            room.remove(cell);
            let digits = self.digits.or(search.board.candidates(cell));
            if digits.len() <= SIZE {
                let cells = self.cells.or(<G::Set>::of(cell));
                Self { cells, digits, ..self }.grow(search, room)?;
            }
        }
        Flow::Continue(())
    }

    fn add(&self, search: &mut StepSearch<'_, G>) -> Flow {
        let is_bent = self.cells.meets(self.pivot())
            && !self.cells.is_within(self.in_box)
            && !self.cells.is_within(self.in_line);
        if !is_bent || self.digits.len() != SIZE {
            return Flow::Continue(());
        }
        self.digits.iter().try_for_each(|target| self.take(search, target))
    }

    /// The cells where line and box cross.
    fn pivot(&self) -> G::Set {
        self.in_box.and(self.in_line)
    }

    /// Adds the step that removes `target` from the cells that see all its places in the set.
    fn take(&self, search: &mut StepSearch<'_, G>, target: Digit) -> Flow {
        let places = |digit| search.board.places(digit).and(self.cells);
        let eliminated = search.board.seen_by_all(places(target)).and(search.board.places(target));
        let others = self.digits.without(DigitSet::of(target));
        // Places in one house all see each other. That they see each other by several houses is left out, as too hard
        // to see.
        let restricted = |digit| search.board.holding(places(digit)).next().is_some();
        if eliminated.is_empty() || !others.iter().all(restricted) {
            return Flow::Continue(());
        }
        search.add(self.step(search.board, target, eliminated))
    }

    fn step(&self, board: &Board<G>, target: Digit, eliminated: G::Set) -> Step<G::Set> {
        let others = self.digits.without(DigitSet::of(target));
        let ends = parts::marks_of(board, self.cells.without(self.pivot()), Role::Pattern);
        let pivot = parts::marks_of(board, self.cells.and(self.pivot()), Role::Second);
        let evidence = Evidence {
            digits: others.iter().chain([target]).collect(),
            marks: ends.chain(pivot).collect(),
            sets: vec![CellsAndDigits { cells: self.cells, digits: self.digits }],
            ..Evidence::default()
        };
        let eliminations = parts::candidates(eliminated, target).collect();
        Step { technique: Technique::WXYZWing, placements: Vec::new(), eliminations, evidence }
    }
}
