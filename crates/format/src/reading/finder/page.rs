//! Boards that the elements of a page lay out: box by box, in fields to type into, in attributes, or by their places on the screen.
//!
//! A page that has a line for each row of a board needs none of this; [`markup`](super::markup) reads its lines. Here a
//! board is 81 elements of one name below one element, or the elements of which the page says the row and the column, or the left
//! and the upper edge.

mod elements;
mod places;

use std::ops::Range;

use super::board::{Dress, Sighting, Spot};
use super::signs::CellBits;
use elements::{Element, Leaf, Page};

/// The number of rows, and of cells in a row.
const SIDE: usize = 9;
const CELLS: usize = SIDE * SIDE;

/// The fewest digits of a board.
const FEWEST_DIGITS: usize = 8;

/// A board of a page.
pub(super) struct PageBoard {
    /// The bytes of the text from its first cell to its last.
    pub(super) place: Range<usize>,
    /// The cells, row by row.
    pub(super) cells: Vec<CellBits>,
}

impl PageBoard {
    /// The rows of the board, with a full stop for an empty cell.
    pub(super) fn rows(&self) -> impl Iterator<Item = String> + '_ {
        let sign = |&cell: &CellBits| match cell {
            0 => '.',
            _ => char::from_digit(cell.trailing_zeros() + 1, 10).unwrap_or('.'),
        };
        self.cells.chunks(SIDE).map(move |row| row.iter().map(sign).collect())
    }
}

/// The boards of a page, in their order.
pub(super) fn boards(text: &str) -> Vec<PageBoard> {
    let page = Page::of(text);
    let mut boards = places::boards(&page);
    for (name, leaves) in &page.leaves {
        add_boards(name, leaves, &page, &mut boards);
    }
    boards.retain(|board| board.cells.iter().filter(|cell| **cell != 0).count() >= FEWEST_DIGITS);
    // The sort is stable: of boards at one place the first is kept.
    boards.sort_by_key(|board| board.place.start);
    let mut end = 0;
    boards.retain(|board| {
        let is_free = board.place.start >= end;
        if is_free {
            end = board.place.end;
        }
        is_free
    });
    boards
}

/// Adds the boards of elements of one name that lie in order below one element.
fn add_boards(name: &str, leaves: &[Leaf], page: &Page, boards: &mut Vec<PageBoard>) {
    for level in 0..elements::LEVELS {
        for group in leaves.chunk_by(|left, right| left.above[level] == right.above[level]) {
            if group.len() == CELLS {
                boards.extend(board_of(group, level, page, name));
            }
        }
    }
}

/// The order in which a page has the cells of a board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Rows,
    Boxes,
}

/// The board of 81 elements with a name below one at a level. Returns `None` if it is a table with a line for each row, which the
/// lines of the page show as well.
fn board_of(group: &[Leaf], level: usize, page: &Page, name: &str) -> Option<PageBoard> {
    let spot = Spot { line: 0, sign: 0 };
    let cells = group.iter().map(|leaf| leaf.cell).collect();
    let rows = Sighting { start: spot, end: spot, dress: Dress::Rows, side: SIDE, cells };
    let boxes = rows.by_boxes();
    let order = match (rows.keeps_rules(), boxes.keeps_rules()) {
        (true, false) => Order::Rows,
        (false, true) => Order::Boxes,
        (true, true) | (false, false) => order_said(group, level, page),
    };
    let is_seen = name == "td" && order == Order::Rows && group.iter().all(|leaf| leaf.is_shown);
    let place = group[0].place.start..group[CELLS - 1].place.end;
    let board = if order == Order::Boxes { boxes } else { rows };
    (!is_seen).then_some(PageBoard { place, cells: board.cells })
}

/// The order that the elements around the cells say: tables and boxes of nine cells, or rows.
fn order_said(group: &[Leaf], level: usize, page: &Page) -> Order {
    let grouped = |size: usize| {
        let levels = 0..level;
        levels.rev().find(|&level| {
            let mut parts = group.chunk_by(|left, right| left.above[level] == right.above[level]);
            parts.all(|part| part.len() == size)
        })
    };
    let element = |level: usize| page.elements[group[0].above[level] as usize];
    match (grouped(SIDE).map(element), grouped(3).map(element)) {
        (Some(Element::Box), _) | (Some(Element::Other), Some(Element::Row)) => Order::Boxes,
        (Some(Element::Row) | None, _)
        | (Some(Element::Other), Some(Element::Box | Element::Other) | None) => Order::Rows,
    }
}
