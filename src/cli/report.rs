//! Writes the results of an input in order, and counts them.

use std::sync::Arc;
use std::{io, mem};

use super::ending::{CommandFailure, CommandStatus, Voice};
use super::form::ResultFormat;
use super::list_progress::ListProgress;
use super::output::ResultOutput;
use super::pool::ResultReceiver;
use super::progress::ProgressLine;
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
    /// Whether an input could not be opened.
    has_unopened: bool,
    progress: ProgressLine,
    counted: Option<Arc<ListProgress>>,
}

impl Report {
    /// Returns a report of lines about the input `name`.
    pub(super) fn of_lines(name: String, voice: Voice) -> Self {
        Self {
            name,
            parts_blocks: false,
            voice,
            output: ResultOutput::new(),
            begun: false,
            totals: Totals::default(),
            has_unopened: false,
            progress: ProgressLine::default(),
            counted: None,
        }
    }

    /// Returns a report of blocks in the format `form`.
    pub(super) fn of_form(form: ResultFormat, voice: Voice) -> Self {
        Self { parts_blocks: form.parts_blocks(), ..Self::of_lines(String::new(), voice) }
    }

    /// Goes on with the results of the input `name`.
    pub(super) fn begin(&mut self, name: String) {
        self.name = name;
    }

    /// Reports an input that could not be opened.
    pub(super) fn pass_over(&mut self, notice: &Notice) -> io::Result<()> {
        self.has_unopened = true;
        self.say(notice)
    }

    /// Shows how far the work has come, until [`Report::flush`].
    pub(super) fn show_progress(&mut self, progress: &Arc<ListProgress>) {
        if self.counted.is_none() {
            let (shown, language) = (Arc::clone(progress), self.voice.language);
            self.counted = Some(Arc::clone(progress));
            self.progress = ProgressLine::start(move || shown.say(language));
        }
    }

    /// Returns whether the progress of many puzzles is shown.
    pub(super) fn shows_progress(&self) -> bool {
        self.counted.is_some()
    }

    /// Returns the exit status for the totals.
    pub(super) fn status(&self) -> CommandStatus {
        match &self.totals {
            _ if self.has_unopened => CommandStatus::Unread,
            Totals { unreadable: 1.., .. } => CommandStatus::Unread,
            Totals { unanswered: 1.., .. } => CommandStatus::NoAnswer,
            _ => CommandStatus::Well,
        }
    }

    /// Flushes the output, and clears the progress.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.progress.clear();
        self.output.flush()
    }

    /// Says something behind the results so far: where both lead to one place, it stands behind them.
    fn say(&mut self, notice: &Notice) -> io::Result<()> {
        let Self { progress, output, voice, .. } = self;
        progress.aside(|| output.flush().map(|()| voice.say(notice)))
    }

    /// Writes blocks. Separated blocks start with an empty line, which the first block does not need.
    fn write(&mut self, text: &[u8]) -> io::Result<()> {
        let is_first = !mem::replace(&mut self.begun, true);
        let needless = usize::from(is_first && self.parts_blocks);
        let Self { progress, output, .. } = self;
        progress.aside(|| output.write(&text[needless..]))
    }
}

impl ResultReceiver for Report {
    fn take(&mut self, results: Results) -> Result<(), CommandFailure> {
        for piece in results.pieces {
            match piece {
                ResultPiece::Text(text) => self.write(&text)?,
                ResultPiece::Remark(place, remark) => {
                    self.say(&Notice::Of { name: self.name.clone(), place, remark })?;
                }
            }
        }
        self.totals.add(&results.totals);
        if let Some(progress) = &self.counted {
            progress.finish(results.totals.puzzles + results.totals.unreadable);
        }
        Ok(())
    }

    fn idle(&mut self) -> Result<(), CommandFailure> {
        let Self { progress, output, .. } = self;
        Ok(progress.aside(|| output.flush())?)
    }
}
