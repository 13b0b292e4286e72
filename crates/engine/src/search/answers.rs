//! The cursor over the answers of a puzzle, for boards of any number of digits.

use super::Effort;
use super::lexicographic::Cursor;
use super::tables::LayoutTables;
use crate::{Cancelled, Control, Grid, Puzzle};

/// A place in the list of all answers of a puzzle: before the first, on one, between two, after the last.
///
/// Answers are numbered from 1 in ascending lexicographic order of the grid read row by row. A new cursor
/// stands before the first. Clones are independent cursors.
///
/// A cancelled move leaves the cursor between two answers. The cursor keeps what it found on the way, and can
/// be moved from there in either direction.
#[derive(Clone, Debug)]
pub struct Answers(Cursors);

/// A cursor over states of words of one width.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "the usual cursor needs no allocation of its own")]
enum Cursors {
    Narrow(Cursor<u64>),
    Wide(Box<Cursor<u128>>),
}

/// Calls a method of the cursor.
macro_rules! on_cursor {
    ($answers:expr, $cursor:ident => $call:expr) => {
        match $answers {
            Cursors::Narrow($cursor) => $call,
            Cursors::Wide($cursor) => $call,
        }
    };
}

impl Answers {
    /// A cursor before the first answer of `puzzle`. No search is done yet.
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> Self {
        // Two widths of one search: words of 128 bits would copy twice as much for each state of a common board.
        Self(if LayoutTables::fits::<u64>(puzzle.layout()) {
            Cursors::Narrow(Cursor::new(puzzle))
        } else {
            Cursors::Wide(Box::new(Cursor::new(puzzle)))
        })
    }

    /// The number of the current answer, from 1. If the cursor is on no answer, the number of answers before
    /// it: 0 before the first, and the total after the last.
    #[must_use]
    pub fn number(&self) -> u64 {
        on_cursor!(&self.0, cursor => cursor.number())
    }

    /// The total number of answers. Returns `None` if the cursor has never been after the last.
    #[must_use]
    pub fn total(&self) -> Option<u64> {
        on_cursor!(&self.0, cursor => cursor.total())
    }

    /// The current answer. Returns `None` if the cursor is on no answer.
    #[must_use]
    pub fn grid(&self) -> Option<Grid> {
        on_cursor!(&self.0, cursor => cursor.grid())
    }

    /// The work done since the cursor was made.
    #[must_use]
    pub fn effort(&self) -> Effort {
        on_cursor!(&self.0, cursor => cursor.effort())
    }

    /// Moves to the next answer. Returns `false` if there is none; the cursor is then after the last.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn next(&mut self, control: &Control) -> Result<bool, Cancelled> {
        on_cursor!(&mut self.0, cursor => cursor.next(control))
    }

    /// Moves to the previous answer. Returns `false` if there is none; the cursor is then before the first.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn previous(&mut self, control: &Control) -> Result<bool, Cancelled> {
        on_cursor!(&mut self.0, cursor => cursor.previous(control))
    }

    /// Moves to the answer `number`, counted from 1. Returns `false` if there is none. For 0 the cursor is then before
    /// the first. For a number above the total it is after the last, and [`Answers::number`] is the total.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn seek(&mut self, number: u64, control: &Control) -> Result<bool, Cancelled> {
        on_cursor!(&mut self.0, cursor => cursor.seek(number, control))
    }
}
