//! Writes what comes of an input, in order, and keeps account of it.

use std::{io, mem};

use super::ending::{Failure, Status, Voice};
use super::form::Form;
use super::output::Output;
use super::pool::Taker;
use super::results::{Piece, Results};
use crate::text::command_line::{Notice, Totals};

/// Writes results and keeps account of them.
pub(super) struct Report {
    /// The name of the input.
    name: String,
    /// Whether an empty line stands between two blocks.
    parts_blocks: bool,
    /// Who speaks on standard error.
    pub(super) voice: Voice,
    output: Output,
    begun: bool,
    /// What was done so far.
    pub(super) totals: Totals,
}

impl Report {
    /// A report of lines about the input called `name`.
    pub(super) fn of_lines(name: String, voice: Voice) -> Self {
        let (output, totals) = (Output::new(), Totals::default());
        Self { name, parts_blocks: false, voice, output, begun: false, totals }
    }

    /// A report of blocks of that form.
    pub(super) fn of_form(form: Form, name: String, voice: Voice) -> Self {
        Self { parts_blocks: form.parts_blocks(), ..Self::of_lines(name, voice) }
    }

    /// How it all went.
    pub(super) fn status(&self) -> Status {
        match &self.totals {
            Totals { unreadable: 1.., .. } => Status::Unread,
            Totals { unanswered: 1.., .. } => Status::NoAnswer,
            _ => Status::Well,
        }
    }

    /// Lets everything written be seen.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }

    /// Writes blocks; those that are parted come with an empty line before each, and the first needs none.
    fn write(&mut self, text: &[u8]) -> io::Result<()> {
        let is_first = !mem::replace(&mut self.begun, true);
        let needless = usize::from(is_first && self.parts_blocks);
        self.output.write(&text[needless..])
    }
}

impl Taker for Report {
    fn take(&mut self, results: Results) -> Result<(), Failure> {
        for piece in results.pieces {
            match piece {
                Piece::Text(text) => self.write(&text)?,
                Piece::Remark(place, remark) => {
                    // Where both lead to one place, what is said stands behind the results before it.
                    self.output.flush()?;
                    self.voice.say(&Notice::Of { name: self.name.clone(), place, remark });
                }
                Piece::Unreadable(error) => {
                    return Err(Notice::unreadable(&self.name, error).into());
                }
            }
        }
        self.totals.add(&results.totals);
        Ok(())
    }

    fn idle(&mut self) -> Result<(), Failure> {
        Ok(self.output.flush()?)
    }
}
