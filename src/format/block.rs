//! A block: whole lines cut out of a list, for another thread to read.
//!
//! A block knows the number of its first line, so that an error in it names the right place. The lines are parsed as
//! in [`list`](super::list).

use std::iter;

use super::lines::Lines;
use super::{ReadError, list, symbols};
use crate::engine::Cells;

/// Some lines of a list, not looked at yet, and how many lines come before them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    bytes: Vec<u8>,
    before: usize,
}

impl Block {
    /// Takes whole lines; the last needs no end.
    pub(super) fn new(bytes: Vec<u8>, before: usize) -> Self {
        Self { bytes, before }
    }

    /// How many bytes there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Whether there is nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// The puzzles in order, each with the number of its line, from 1. They can be gone through again.
    pub fn puzzles(&self) -> impl Iterator<Item = Result<(usize, Cells), ReadError>> + '_ {
        let mut lines = Lines::behind(self.before, self.bytes.as_slice());
        iter::from_fn(move || plain(&mut lines).map(Ok).or_else(|| list::next_puzzle(&mut lines)))
    }
}

/// The puzzle in the next line where it is just that and needs no closer look.
fn plain(lines: &mut Lines<&[u8]>) -> Option<(usize, Cells)> {
    let text = lines.rest();
    let cells = symbols::classic_board(text)?;
    let end = match &text[cells.len()..] {
        [] => 0,
        [b'\r', b'\n', ..] => 2,
        [b'\r' | b'\n', ..] => 1,
        _ => return None,
    };
    Some((lines.go_over(cells.len() + end), cells))
}
