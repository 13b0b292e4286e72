//! Writes the results of an input in order, and counts them.

use std::{io, mem};

use super::ending::{CommandFailure, CommandStatus, Voice};
use super::form::ResultFormat;
use super::output::ResultOutput;
use super::pool::ResultReceiver;
use super::results::{ResultPiece, Results};
use crate::text::command_line::{Notice, Totals};

/// Writes results and counts them.
pub(super) struct Report {
    /// The name of the input.
    name: String,
    /// Whether an empty line stands between two blocks.
    parts_blocks: bool,
    /// The writer of messages to standard error.
    pub(super) voice: Voice,
    output: ResultOutput,
    begun: bool,
    /// The totals so far.
    pub(super) totals: Totals,
}

impl Report {
    /// Returns a report of lines about the input `name`.
    pub(super) fn of_lines(name: String, voice: Voice) -> Self {
        let (output, totals) = (ResultOutput::new(), Totals::default());
        Self { name, parts_blocks: false, voice, output, begun: false, totals }
    }

    /// Returns a report of blocks in the format `form`.
    pub(super) fn of_form(form: ResultFormat, name: String, voice: Voice) -> Self {
        Self { parts_blocks: form.parts_blocks(), ..Self::of_lines(name, voice) }
    }

    /// Returns the exit status for the totals.
    pub(super) fn status(&self) -> CommandStatus {
        match &self.totals {
            Totals { unreadable: 1.., .. } => CommandStatus::Unread,
            Totals { unanswered: 1.., .. } => CommandStatus::NoAnswer,
            _ => CommandStatus::Well,
        }
    }

    /// Flushes the output.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }

    /// Writes blocks. Separated blocks start with an empty line, which the first block does not need.
    fn write(&mut self, text: &[u8]) -> io::Result<()> {
        let is_first = !mem::replace(&mut self.begun, true);
        let needless = usize::from(is_first && self.parts_blocks);
        self.output.write(&text[needless..])
    }
}

impl ResultReceiver for Report {
    fn take(&mut self, results: Results) -> Result<(), CommandFailure> {
        for piece in results.pieces {
            match piece {
                ResultPiece::Text(text) => self.write(&text)?,
                ResultPiece::Remark(place, remark) => {
                    // Where both lead to one place, what is said stands behind the results before it.
                    self.output.flush()?;
                    self.voice.say(&Notice::Of { name: self.name.clone(), place, remark });
                }
            }
        }
        self.totals.add(&results.totals);
        Ok(())
    }

    fn idle(&mut self) -> Result<(), CommandFailure> {
        Ok(self.output.flush()?)
    }
}
