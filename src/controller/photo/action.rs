//! The actions in the dialog that compares a picture with the puzzle that was read in it.

use crate::controller::document::CursorMove;
use crate::engine::Cell;
use crate::vision::Point;

/// What happens while the reading of a picture is compared with it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PhotoAction {
    /// Compare the board at this place.
    Compare(usize),
    /// Select a cell.
    Select(Cell),
    /// Select the cell that a move leads to.
    Move(CursorMove),
    /// Write a digit into the selected cell.
    Type(u8),
    /// Type a figure of the digit in the selected cell.
    TypeFigure(u8),
    /// Empty the selected cell.
    Clear,
    /// The digit of the selected cell is right: go on to the next uncertain cell.
    Confirm,
    /// Turn the board by a quarter.
    Turn(QuarterTurn),
    /// Put a corner of the board at a point of the picture. Corners count from the upper left one clockwise, from 0.
    DragCorner(usize, Point),
    /// Read what is between the corners.
    ReadBetween,
    /// Take the board to have this number of rows; `None` for what its lines suggest.
    SetSize(Option<usize>),
    /// Take back the last correction, turn or move of corners.
    Undo,
    /// Carry out again what was undone.
    Redo,
    /// Use the puzzle.
    Use,
}

/// A direction in which a board is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuarterTurn {
    /// Counterclockwise.
    Left,
    /// Clockwise.
    Right,
}
