//! The rows of a table as they arrive.
//!
//! Whole records are cut out of the source in blocks. A record whose quotes are still open waits for the next lines.

use std::io::BufRead;

use super::block::LineBlock;
use crate::plain_text::table::{Records, TableForm, whole_records};
use crate::syntax::lines::{Lines, count_byte};
use crate::{Problem, ReadError};
use nonet_engine::Cells;

/// The size of a block that is read puzzle by puzzle, in bytes.
const BLOCK: usize = 24 * 1024;

/// The rows of a table.
#[derive(Debug)]
pub(super) struct TableRows {
    form: TableForm,
    /// Whole records that are not read yet, the number of bytes of them that are read, and the lines before the rest.
    records: Vec<u8>,
    at: usize,
    before: usize,
    /// The start of a record, behind the whole ones.
    open: Vec<u8>,
}

impl TableRows {
    /// The rows behind `before` lines. `start` are whole lines that were read already. The last record in them may go on.
    pub(super) fn new(form: TableForm, start: Vec<u8>, before: usize) -> Self {
        let mut records = start;
        let open = records.split_off(whole_records(&records, form.separator));
        Self { form, records, at: 0, before, open }
    }

    /// The next puzzle with the number of its line. Returns `None` at the end.
    pub(super) fn next<R: BufRead>(
        &mut self,
        lines: &mut Lines<R>,
    ) -> Option<Result<(usize, Cells), ReadError>> {
        loop {
            let mut records =
                Records::behind(self.before, &self.records[self.at..], self.form.separator);
            let found = self.form.next_puzzle(&mut records);
            (self.before, self.at) = (records.lines(), self.records.len() - records.rest().len());
            if found.is_some() {
                return found;
            }
            if let Err(error) = self.fill(BLOCK, lines)? {
                return Some(Err(error));
            }
        }
    }

    /// The next whole records as a block of about `size` bytes. Returns `None` at the end.
    pub(super) fn next_block<R: BufRead>(
        &mut self,
        size: usize,
        lines: &mut Lines<R>,
    ) -> Option<Result<LineBlock, ReadError>> {
        if self.at == self.records.len()
            && let Err(error) = self.fill(size, lines)?
        {
            return Some(Err(error));
        }
        let bytes = self.records.split_off(self.at);
        let line_count = count_byte(&bytes, b'\n');
        let block = LineBlock::of_table(bytes, self.before, self.form);
        // The start of a record that is kept open lies behind the lines of the block.
        self.before += line_count;
        self.records.clear();
        self.at = 0;
        Some(Ok(block))
    }

    /// Reads whole records in the place of those that are read. Returns `None` at the end.
    fn fill<R: BufRead>(
        &mut self,
        size: usize,
        lines: &mut Lines<R>,
    ) -> Option<Result<(), ReadError>> {
        self.records.clear();
        self.at = 0;
        loop {
            let cut = match lines.cut(size) {
                Some(Err(error)) => return Some(Err(error)),
                Some(Ok((bytes, before))) => Some((bytes, before)),
                None => None,
            };
            // A quoted field may have line endings in it, so a block of lines may end within a record.
            let mut bytes = std::mem::take(&mut self.open);
            let Some((more, before)) = cut else {
                // A quote that is open at the end is a sign like any other.
                self.records = bytes;
                return (!self.records.is_empty()).then_some(Ok(()));
            };
            if bytes.is_empty() {
                self.before = before;
                bytes = more;
            } else {
                bytes.extend_from_slice(&more);
            }
            // What is behind the last whole record waits for the lines of the next block.
            let whole = whole_records(&bytes, self.form.separator);
            self.open = bytes.split_off(whole);
            if !bytes.is_empty() {
                self.records = bytes;
                return Some(Ok(()));
            }
        }
    }
}

/// Whether lines can be read behind an error.
pub(super) fn goes_on(error: &ReadError) -> bool {
    !matches!(error.problem, Problem::BrokenOff(_) | Problem::Damaged { .. })
}
