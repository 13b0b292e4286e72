//! Hidden subsets: as many digits as they have places between them in a house; these cells have no other digit.

use super::{candidates, in_order, step};
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Candidate, CellSet, CellsAndDigits, Technique};
use crate::engine::{Digit, DigitSet};

pub(super) fn find_pairs(hunt: &mut Hunt<'_>) -> Flow {
    find(hunt, Technique::HiddenPair, 2)
}

pub(super) fn find_triples(hunt: &mut Hunt<'_>) -> Flow {
    find(hunt, Technique::HiddenTriple, 3)
}

pub(super) fn find_quads(hunt: &mut Hunt<'_>) -> Flow {
    find(hunt, Technique::HiddenQuad, 4)
}

fn find(hunt: &mut Hunt<'_>, technique: Technique, size: usize) -> Flow {
    for house in in_order() {
        let search = Search { technique, house, size };
        let fits = |digit: &Digit| (1..=size).contains(&hunt.board.places_in(house, *digit).len());
        let fitting = Digit::CLASSIC.into_iter().filter(fits).collect();
        let none = CellsAndDigits { cells: CellSet::EMPTY, digits: DigitSet::EMPTY };
        search.grow(hunt, none, fitting)?;
    }
    Flow::Continue(())
}

/// What is looked for in a house.
struct Search {
    technique: Technique,
    house: usize,
    size: usize,
}

impl Search {
    /// Adds digits of `rest` to a set in all ways, until it has as many digits as it should.
    fn grow(&self, hunt: &mut Hunt<'_>, set: CellsAndDigits, mut rest: DigitSet) -> Flow {
        let lacking = self.size - set.digits.len();
        if lacking == 0 {
            return self.add(hunt, set);
        }
        while let Some(digit) = rest.first().filter(|_| rest.len() >= lacking) {
            rest.remove(digit);
            let cells = set.cells.or(hunt.board.places_in(self.house, digit));
            if cells.len() <= self.size {
                let digits = set.digits.or(DigitSet::of(digit));
                self.grow(hunt, CellsAndDigits { cells, digits }, rest)?;
            }
        }
        Flow::Continue(())
    }

    fn add(&self, hunt: &mut Hunt<'_>, set: CellsAndDigits) -> Flow {
        let others = DigitSet::up_to(9).without(set.digits);
        let mut gone = candidates(hunt.board, set.cells, others).peekable();
        if set.cells.len() < self.size || gone.peek().is_none() {
            return Flow::Continue(());
        }
        let gone: Vec<Candidate> = gone.collect();
        let house = std::iter::once(self.house);
        hunt.add(step(hunt.board, self.technique, set, house, gone))
    }
}
