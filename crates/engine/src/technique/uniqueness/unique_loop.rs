//! Unique loops: a loop of six or more cells with the same two digits, in which each house has no cell or two
//! neighbouring cells of the loop. Further candidates in some cells prevent the deadly pattern. The types 1 to
//! 4 are those of unique rectangles.

use super::deadly::DeadlyPattern;
use super::{type_1, type_2, type_3, type_4};
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, CellSet, Technique, houses};
use crate::{Cell, Digit, DigitSet};

const SHORTEST: usize = 6;

pub(super) fn find(search: &mut StepSearch<'_>) -> Flow {
    let board = search.board;
    for low in Digit::CLASSIC {
        for high in Digit::CLASSIC.into_iter().filter(|&high| high > low) {
            let both = board.places(low).and(board.places(high));
            let floor = both.and(board.with_candidates(2));
            for start in floor.iter() {
                // A loop is found once, from the first of its cells that have only the two digits.
                let room =
                    both.without(floor).or(floor.iter().filter(|&cell| cell > start).collect());
                let digits = [low, high].into_iter().collect();
                let path = CellPath::from(start, digits, room);
                path.grow(search)?;
            }
        }
    }
    Flow::Continue(())
}

/// A path of cells, each of which sees the next.
#[derive(Clone, Copy)]
struct CellPath {
    digits: DigitSet,
    start: Cell,
    end: Cell,
    cells: CellSet,
    /// The cells to which the path may continue.
    room: CellSet,
    /// The houses of the cells at even and at odd indices, as bits. In a loop, both must be equal at the end.
    houses: [u32; 2],
    /// The cells with further candidates, and these candidates.
    roof: CellSet,
    extras: DigitSet,
}

impl CellPath {
    fn from(start: Cell, digits: DigitSet, room: CellSet) -> Self {
        Self {
            digits,
            start,
            end: start,
            cells: CellSet::of(start),
            room,
            houses: [bits_of(start), 0],
            roof: CellSet::EMPTY,
            extras: DigitSet::EMPTY,
        }
    }

    fn grow(self, search: &mut StepSearch<'_>) -> Flow {
        let near = self.room.and(houses::peers_of(self.end));
        for cell in near.iter() {
            if let Some(longer) = self.with(search.board, cell) {
                longer.close(search)?;
                longer.grow(search)?;
            }
        }
        Flow::Continue(())
    }

    /// The path with one more cell. Returns `None` if it can no longer be closed to a loop of a known type.
    fn with(self, board: &Board, cell: Cell) -> Option<Self> {
        let turn = self.cells.len() % 2;
        let mut longer = Self { end: cell, ..self };
        longer.houses[turn] |= bits_of(cell);
        longer.cells.insert(cell);
        longer.room.remove(cell);
        let further = board.candidates(cell).without(self.digits);
        if !further.is_empty() {
            longer.roof.insert(cell);
            longer.extras = self.extras.or(further);
        }
        let has_a_type = longer.roof.len() <= 2 || longer.extras.is_single();
        (self.houses[turn] & bits_of(cell) == 0 && has_a_type).then_some(longer)
    }

    /// Adds the steps of the path if it is a loop.
    fn close(&self, search: &mut StepSearch<'_>) -> Flow {
        let is_loop = self.houses[0] == self.houses[1]
            && self.cells.len() >= SHORTEST
            && houses::peers_of(self.end).contains(self.start);
        if !is_loop {
            return Flow::Continue(());
        }
        let Some(deadly) = DeadlyPattern::new(search.board, self.digits, self.cells) else {
            return Flow::Continue(());
        };
        for add in [type_1::add, type_2::add, type_3::add, type_4::add] {
            add(search, &deadly, Technique::UniqueLoop)?;
        }
        Flow::Continue(())
    }
}

/// The row, the column and the box of a cell, as bits.
fn bits_of(cell: Cell) -> u32 {
    houses::of(cell).into_iter().fold(0, |bits, house| bits | 1 << house)
}
