//! Unique loops: a loop of six or more cells with the same two digits, in which each house has no cell or two
//! neighbouring cells of the loop. Further candidates in some cells prevent the deadly pattern. The types 1 to
//! 4 are those of unique rectangles.

use super::deadly::DeadlyPattern;
use super::{type_1, type_2, type_3, type_4};
use crate::technique::geometry::{BoardTables, HouseBits};
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Cells, Geometry, Technique};
use crate::{Cell, DigitSet};

const SHORTEST: usize = 6;

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    if !search.board.tables().allows_exchanges() {
        return Flow::Continue(());
    }
    let board = search.board;
    for low in board.all_digits() {
        for high in board.all_digits().filter(|&high| high > low) {
            let both = board.places(low).and(board.places(high));
            let floor = both.and(board.with_candidates(2));
            for start in floor.iter() {
                // A loop is found once, from the first of its cells that have only the two digits.
                let room =
                    both.without(floor).or(floor.iter().filter(|&cell| cell > start).collect());
                let digits = [low, high].into_iter().collect();
                search.start_looking();
                let path = CellPath::from(board, start, digits, room);
                path.grow(search)?;
            }
        }
    }
    Flow::Continue(())
}

/// A path of cells, each of which sees the next.
#[derive(Clone, Copy)]
struct CellPath<G: Geometry> {
    digits: DigitSet,
    start: Cell,
    end: Cell,
    cells: G::Set,
    /// The cells to which the path may continue.
    room: G::Set,
    /// The houses of the cells at even and at odd indices, as bits. In a loop, both must be equal at the end.
    houses: [G::HouseBits; 2],
    /// The cells with further candidates, and these candidates.
    roof: G::Set,
    extras: DigitSet,
}

impl<G: Geometry> CellPath<G> {
    fn from(board: &Board<G>, start: Cell, digits: DigitSet, room: G::Set) -> Self {
        Self {
            digits,
            start,
            end: start,
            cells: <G::Set>::of(start),
            room,
            houses: [bits_of(board, start), Default::default()],
            roof: <G::Set>::EMPTY,
            extras: DigitSet::EMPTY,
        }
    }

    fn grow(self, search: &mut StepSearch<'_, G>) -> Flow {
        let near = self.room.and(search.board.peers_of(self.end));
        for cell in near.iter() {
            if !search.may_look() {
                break;
            }
            if let Some(longer) = self.with(search.board, cell) {
                longer.close(search)?;
                longer.grow(search)?;
            }
        }
        Flow::Continue(())
    }

    /// The path with one more cell. Returns `None` if it can no longer be closed to a loop of a known type.
    fn with(self, board: &Board<G>, cell: Cell) -> Option<Self> {
        let turn = self.cells.len() % 2;
        let mut longer = Self { end: cell, ..self };
        longer.houses[turn] = self.houses[turn].or(bits_of(board, cell));
        longer.cells.insert(cell);
        longer.room.remove(cell);
        let further = board.candidates(cell).without(self.digits);
        if !further.is_empty() {
            longer.roof.insert(cell);
            longer.extras = self.extras.or(further);
        }
        // Types 1, 3 and 4 have one or two cells with further candidates, type 2 any number with the same one.
        let has_a_type = longer.roof.len() <= 2 || longer.extras.is_single();
        (self.houses[turn].and(bits_of(board, cell)).is_empty() && has_a_type).then_some(longer)
    }

    /// Adds the steps of the path if it is a loop.
    fn close(&self, search: &mut StepSearch<'_, G>) -> Flow {
        // Cells at even and at odd indices then share all their houses, so their digits can be exchanged.
        let is_loop = self.houses[0] == self.houses[1]
            && self.cells.len() >= SHORTEST
            && search.board.peers_of(self.end).contains(self.start);
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

/// The houses of a cell.
fn bits_of<G: Geometry>(board: &Board<G>, cell: Cell) -> G::HouseBits {
    board.houses_of(cell).fold(G::HouseBits::default(), HouseBits::with)
}
