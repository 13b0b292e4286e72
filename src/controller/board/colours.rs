//! Colours of cells and of candidates. The player decides what they mean; no rule and no search reads them.

use crate::engine::{Cell, Digit};
use crate::game::{Colour, Edit, GameBoard, Paint, Square};

/// Gives cells a colour; takes it from them if all have it.
pub(super) fn of_cells(board: &GameBoard, cells: Vec<Cell>, colour: Colour) -> Option<Edit> {
    let all_have = cells.iter().all(|&cell| board.square(cell).paint.cell.contains(colour));
    let coloured = |cell: Cell| {
        let mut square = board.square(cell);
        let colours = square.paint.cell;
        square.paint.cell = if all_have { colours.without(colour) } else { colours.with(colour) };
        (cell, square)
    };
    Edit::of_squares(board, cells.into_iter().map(coloured))
}

/// Gives a candidate a colour in those of the cells that are open; takes it from them if all have it.
pub(super) fn of_candidate(
    board: &GameBoard,
    cells: &[Cell],
    digit: Digit,
    colour: Colour,
) -> Option<Edit> {
    let open = || cells.iter().filter(|&&cell| board.get(cell).digit().is_none());
    let has = |&cell: &Cell| board.square(cell).paint.of(digit) == Some(colour);
    let wanted = (!open().all(has)).then_some(colour);
    let coloured = |&cell: &Cell| {
        let square = board.square(cell);
        (cell, Square { paint: square.paint.with(digit, wanted), ..square })
    };
    Edit::of_squares(board, open().map(coloured))
}

/// Takes the colours off cells.
pub(super) fn none_on_cells(board: &GameBoard, cells: &[Cell]) -> Option<Edit> {
    let plain = |&cell: &Cell| (cell, Square { paint: Paint::NONE, ..board.square(cell) });
    Edit::of_squares(board, cells.iter().map(plain))
}
