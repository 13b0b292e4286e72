//! A block: whole lines cut out of a list or a table, for another thread to read.
//!
//! A block knows the number of its first line, so that an error in it names the right place. The lines are parsed as
//! in [`list`](crate::plain_text::list), the records of a table as in
//! [`table`](crate::plain_text::table).

use std::iter;

use crate::ReadError;
use crate::notation::{scripts, symbols};
use crate::plain_text::list;
use crate::plain_text::table::{Records, TableForm};
use crate::syntax::lines::Lines;
use nonet_engine::Cells;

/// Unparsed lines of a list or a table, with the number of lines before them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineBlock {
    bytes: Vec<u8>,
    before: usize,
    /// Where the puzzles stand in their lines, unless at the start.
    table: Option<TableForm>,
}

impl LineBlock {
    /// Returns a block of whole lines of a list. The last line needs no line ending.
    pub(super) fn new(bytes: Vec<u8>, before: usize) -> Self {
        Self { bytes, before, table: None }
    }

    /// Returns a block of whole records of a table.
    pub(super) fn of_table(bytes: Vec<u8>, before: usize, form: TableForm) -> Self {
        Self { table: Some(form), ..Self::new(bytes, before) }
    }

    /// Returns the number of bytes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Returns whether the block has no bytes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Returns the puzzles in order, each with the number of its line, from 1. Each call starts again at the first puzzle.
    pub fn puzzles(&self) -> impl Iterator<Item = Result<(usize, Cells), ReadError>> + '_ {
        let mut lines = Lines::behind(self.before, self.bytes.as_slice());
        let mut records = self.table.map(|form| {
            (form, Records::behind(self.before, self.bytes.as_slice(), form.separator))
        });
        iter::from_fn(move || match &mut records {
            // What the fast path does not know it leaves untouched, so the usual reader sees the line from its start.
            None => plain(&mut lines).map(Ok).or_else(|| list::next_puzzle(&mut lines)),
            Some((form, records)) => form.next_puzzle(records),
        })
    }
}

/// The fast path: returns the puzzle of the next line if the line has 81 plain cells, and `None` otherwise.
fn plain(lines: &mut Lines<&[u8]>) -> Option<(usize, Cells)> {
    let text = lines.rest();
    // Nearly all lines of long lists are such. Here no line has to be cut out, checked for UTF-8 or copied first.
    let cells = symbols::classic_board(text).or_else(|| scripts::board_with_one_sign(text))?;
    let end = match &text[cells.len()..] {
        [] => 0,
        [b'\r', b'\n', ..] => 2,
        [b'\r' | b'\n', ..] => 1,
        _ => return None,
    };
    Some((lines.go_over(cells.len() + end), cells))
}
