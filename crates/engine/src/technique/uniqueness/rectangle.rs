//! Rectangles: four cells in two rows, two columns and two boxes.

use super::deadly::DeadlyPattern;
use crate::technique::geometry::{BoardTables, SetsByDigit};
use crate::technique::{Board, Cells, Geometry, SolverOptions};
use crate::{Cell, Digit};

/// Four corners: two cells in one box and, in the same order, the two cells beside them in another.
pub(super) type RectangleCorners = [Cell; 4];

/// The rectangles with the corner `first`, all other corners in `room`, whose digits could be exchanged: each house has
/// as many cells of one diagonal as of the other.
///
/// On the classic board the second corner is in the box of the first. On other boards a rectangle may come in both
/// directions.
pub(super) fn around<G: Geometry>(
    board: &Board<G>,
    first: Cell,
    room: G::Set,
) -> impl Iterator<Item = RectangleCorners> {
    let directions = [(board.rows(), board.columns()), (board.columns(), board.rows())];
    let block = board.regions().find(|&region| board.house(region).contains(first));
    let block = block.filter(|_| G::IS_CLASSIC).map(|block| board.house(block));
    directions.into_iter().flat_map(move |(along, across)| {
        let lines = board.line_of(first, along.clone()).zip(board.line_of(first, across.clone()));
        lines.into_iter().flat_map(move |(own, crossing)| {
            let (along, across) = (along.clone(), across.clone());
            let [own, crossing] = [own, crossing]
                .map(|line| board.house(line).and(room).without(<G::Set>::of(first)));
            let (beside, far) = match block {
                // A rectangle in one box would have a digit twice there, and one in four boxes has a corner alone in
                // each.
                Some(block) => (own.and(block), crossing.without(block)),
                None => (own, crossing),
            };
            beside.iter().flat_map(move |second| {
                let (along, across) = (along.clone(), across.clone());
                let opposite = board.line_of(second, across.clone()).map(|it| board.house(it));
                let opposite = opposite.unwrap_or_default().and(room);
                far.iter().filter_map(move |third| {
                    let line = board.line_of(third, along.clone())?;
                    let fourth = opposite.and(board.house(line)).first()?;
                    let corners = [first, second, third, fourth];
                    (G::IS_CLASSIC || is_exchangeable(board, corners)).then_some(corners)
                })
            })
        })
    })
}

/// Whether each house has as many corners of one diagonal as of the other.
fn is_exchangeable<G: Geometry>(
    board: &Board<G>,
    [first, second, third, fourth]: RectangleCorners,
) -> bool {
    let [one, other] = [[first, fourth], [second, third]].map(<G::Set>::from_iter);
    let is_even =
        |house: usize| board.house(house).and(one).len() == board.house(house).and(other).len();
    one.or(other).len() == 4 && one.or(other).iter().flat_map(|it| board.houses_of(it)).all(is_even)
}

/// A rectangle with two digits that are candidates of all four cells, or may be missing if the options allow
/// it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rectangle<G: Geometry> {
    pub(super) corners: RectangleCorners,
    pub(super) deadly: DeadlyPattern<G>,
}

/// The rectangles of two digits on a board. Each comes once for every corner that has only these two digits.
pub(super) fn all<G: Geometry>(
    board: &Board<G>,
    options: &SolverOptions,
) -> impl Iterator<Item = Rectangle<G>> {
    let room = room(board, options);
    let allows = board.tables().allows_exchanges();
    board.with_candidates(2).iter().filter(move |_| allows).flat_map(move |first| {
        let pair = board.candidates(first);
        let shared = pair.iter().fold(board.all_cells(), |all, digit| all.and(room[digit.index()]));
        around(board, first, shared).filter_map(move |corners| {
            let deadly = DeadlyPattern::new(board, pair, corners.into_iter().collect())?;
            Some(Rectangle { corners, deadly })
        })
    })
}

/// The places of each digit. If the options allow incomplete rectangles, also the open cells in which no placed
/// digit rules it out.
fn room<G: Geometry>(board: &Board<G>, options: &SolverOptions) -> G::PerDigit<G::Set> {
    let mut room = SetsByDigit::<G>::default();
    if options.incomplete_rectangles {
        // A corner may have lost a digit by an elimination, which the twin answer does not know of. Only digits on
        // the board count.
        room.as_mut().fill(board.open());
        for cell in board.all_cells().without(board.open()).iter() {
            if let Some(digit) = board.digit(cell) {
                let of_digit = &mut room[digit.index()];
                *of_digit = of_digit.without(board.peers_of(cell));
            }
        }
    }
    board.per_digit(|digit| room[digit.index()].or(board.places(digit)))
}

impl<G: Geometry> Rectangle<G> {
    /// The corner opposite to `corner`, or `None` if `corner` is no corner of the rectangle.
    pub(super) fn opposite(&self, corner: Cell) -> Option<Cell> {
        let place = self.corners.iter().position(|&one| one == corner)?;
        Some(self.corners[3 - place])
    }

    /// Whether in the row and in the column of `corner`, `digit` has places only in the rectangle.
    pub(super) fn locks(&self, board: &Board<G>, corner: Cell, digit: Digit) -> bool {
        let lines = [board.rows(), board.columns()].map(|among| board.line_of(corner, among));
        lines.into_iter().all(|line| {
            line.is_some_and(|line| {
                board.is_complete(line) && board.places_in(line, digit).is_within(self.deadly.cells)
            })
        })
    }
}

/// Whether some cells are all in one row or all in one column.
pub(super) fn in_one_line<G: Geometry>(board: &Board<G>, cells: G::Set) -> bool {
    board.lines().any(|line| cells.is_within(board.house(line)))
}
