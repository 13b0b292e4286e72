//! BUG-lite: a bivalue universal grave in some cells alone, of three digits or more.
//!
//! Each cell has two digits of the pattern, and each of these has no place or two in it in each house, so that in
//! an answer all cells could change to their other digit. One cell has further candidates, and so holds one of these.
//! Patterns of ten cells at most are sought.

use super::deadly::Deadly;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Candidate, CellSet, Role, Technique, houses};
use crate::engine::{Cell, Digit, DigitSet};

const MOST_CELLS: usize = 10;

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    let board = hunt.board;
    let floor = board.with_candidates(2);
    for roof in board.open().without(floor).iter() {
        let candidates = board.candidates(roof);
        for low in candidates.iter() {
            for high in candidates.above(low).iter() {
                let pair = [low, high].into_iter().collect();
                Grave::from(roof, pair).grow(hunt, floor)?;
            }
        }
    }
    Flow::Continue(())
}

/// Some cells with two digits each.
#[derive(Clone, Copy)]
struct Grave {
    roof: Cell,
    /// The digits of the roof.
    pair: DigitSet,
    cells: CellSet,
    /// The cells that hold each digit.
    places: [CellSet; 9],
}

impl Grave {
    fn from(roof: Cell, pair: DigitSet) -> Self {
        let empty = Self { roof, pair, cells: CellSet::EMPTY, places: [CellSet::EMPTY; 9] };
        empty.with(roof, pair)
    }

    fn with(mut self, cell: Cell, pair: DigitSet) -> Self {
        self.cells.insert(cell);
        pair.iter().for_each(|digit| self.places[digit.index()].insert(cell));
        self
    }

    /// Tries all graves that have further cells of `room`.
    fn grow(self, hunt: &mut Hunt<'_>, room: CellSet) -> Flow {
        let Some((lonely, digit)) = self.lonely() else { return self.add(hunt) };
        if self.cells.len() == MOST_CELLS {
            return Flow::Continue(());
        }
        let partners = room.and(houses::CELLS[lonely]).and(hunt.board.places(digit));
        for cell in partners.without(self.cells).iter() {
            let longer = self.with(cell, hunt.board.candidates(cell));
            if longer.has_room_at(cell) {
                longer.grow(hunt, room)?;
            }
        }
        Flow::Continue(())
    }

    /// A house in which a digit has one place.
    fn lonely(&self) -> Option<(usize, Digit)> {
        let in_house = |house: usize, digit: Digit| {
            self.places[digit.index()].and(houses::CELLS[house]).len() == 1
        };
        let used =
            Digit::CLASSIC.into_iter().filter(|digit| !self.places[digit.index()].is_empty());
        let mut all = used.flat_map(|digit| (0..houses::COUNT).map(move |house| (house, digit)));
        all.find(|&(house, digit)| in_house(house, digit))
    }

    /// Whether no digit has three places in a house of `cell`.
    fn has_room_at(&self, cell: Cell) -> bool {
        let crowded = |house: usize| {
            self.places.iter().any(|places| places.and(houses::CELLS[house]).len() > 2)
        };
        !houses::of(cell).into_iter().any(crowded)
    }

    /// Takes the digits of the grave from the roof.
    fn add(&self, hunt: &mut Hunt<'_>) -> Flow {
        let of_index = |digit: &Digit| !self.places[digit.index()].is_empty();
        let digits: DigitSet = Digit::CLASSIC.into_iter().filter(of_index).collect();
        if digits.len() < 3 {
            return Flow::Continue(());
        }
        let deadly = Deadly { digits, cells: self.cells, roof: CellSet::of(self.roof) };
        let gone = self.pair.iter().map(|digit| Candidate { cell: self.roof, digit });
        let mut step = deadly.step(hunt.board, Technique::BugLite, gone);
        // What saves the roof may be a digit of other cells of the grave.
        for mark in &mut step.evidence.marks {
            let Candidate { cell, digit } = mark.candidate;
            if cell == self.roof && !self.pair.contains(digit) {
                mark.role = Role::Second;
            }
        }
        hunt.add(step)
    }
}
