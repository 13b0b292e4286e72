//! Unique loops: six cells or more that go round, all with the same two digits, so that each house they touch has
//! two neighbours of the loop. Saved from being deadly by further candidates in some cells, as a unique
//! rectangle is, they are of types 1 to 4 too.

use super::deadly::Deadly;
use super::{type_1, type_2, type_3, type_4};
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Board, CellSet, Technique, houses};
use crate::engine::{Cell, Digit, DigitSet};

const SHORTEST: usize = 6;

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    let board = hunt.board;
    for low in Digit::CLASSIC {
        for high in Digit::CLASSIC.into_iter().filter(|&high| high > low) {
            let both = board.places(low).and(board.places(high));
            let floor = both.and(board.with_candidates(2));
            for start in floor.iter() {
                // A loop is found from the first of its cells with the two digits alone.
                let room =
                    both.without(floor).or(floor.iter().filter(|&cell| cell > start).collect());
                let digits = [low, high].into_iter().collect();
                let path = CellPath::from(start, digits, room);
                path.grow(hunt)?;
            }
        }
    }
    Flow::Continue(())
}

/// Some cells in a row, each of which sees the next.
#[derive(Clone, Copy)]
struct CellPath {
    digits: DigitSet,
    start: Cell,
    end: Cell,
    cells: CellSet,
    /// The cells that it may go on to.
    room: CellSet,
    /// The houses of every second cell from the start, and those of the cells between, as bits.
    houses: [u32; 2],
    /// The cells with further candidates, and these.
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

    fn grow(self, hunt: &mut Hunt<'_>) -> Flow {
        let near = self.room.and(houses::peers_of(self.end));
        for cell in near.iter() {
            if let Some(longer) = self.with(hunt.board, cell) {
                longer.close(hunt)?;
                longer.grow(hunt)?;
            }
        }
        Flow::Continue(())
    }

    /// The path with one more cell, unless it cannot be closed any more to a loop of a known type.
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

    /// Adds what the path finds where it is a loop.
    fn close(&self, hunt: &mut Hunt<'_>) -> Flow {
        let is_loop = self.houses[0] == self.houses[1]
            && self.cells.len() >= SHORTEST
            && houses::peers_of(self.end).contains(self.start);
        if !is_loop {
            return Flow::Continue(());
        }
        let Some(deadly) = Deadly::new(hunt.board, self.digits, self.cells) else {
            return Flow::Continue(());
        };
        for add in [type_1::add, type_2::add, type_3::add, type_4::add] {
            add(hunt, &deadly, Technique::UniqueLoop)?;
        }
        Flow::Continue(())
    }
}

/// The row, the column and the box of a cell, as bits.
fn bits_of(cell: Cell) -> u32 {
    houses::of(cell).into_iter().fold(0, |bits, house| bits | 1 << house)
}
