//! `nonet convert`: converts puzzles from one format to another.
//!
//! Reports data that the new format cannot hold. Writes a list while it reads the input. A format whose text depends on
//! all puzzles needs all of them in memory, so their number is limited.

use std::io::{self, Write};

use crate::cli::args::Convert;
use crate::cli::ending::{CommandFailure, CommandStatus, Voice};
use crate::cli::input::{Input, nothing_in, puzzles_of_kind};
use crate::cli::target::{self, PuzzleStream, WriteStop, check_is_free};
use crate::format::{
    Document, Kind, LowestDigit, MAX_BYTES, PieceWriter, WriteError, losses, write_from,
};
use crate::print::Medium;
use crate::text::command_line::{Excess, Notice, Remark};

/// Largest number of puzzles in memory, for a text that depends on all of them.
const MOST_TOGETHER: usize = 100_000;

/// Converts the file in the arguments.
pub(super) fn run(arguments: &Convert, voice: Voice) -> Result<CommandStatus, CommandFailure> {
    let target = arguments.target.as_path();
    let kind = kind_to_write(arguments)?;
    if !arguments.force {
        check_is_free(target)?;
    }
    let Input { name, source } = Input::open(Some(&arguments.source), &arguments.options)?;
    let (source_kind, read) = puzzles_of_kind(source, &name);
    let holds_givens_alone = matches!(source_kind, Some(Kind::List | Kind::Table | Kind::Rows));
    let pieces =
        if holds_givens_alone { PieceWriter::of_plain(kind) } else { PieceWriter::of_any(kind) };
    let lowest = arguments.options.lowest_digit();
    let pieces = pieces.map(|pieces| pieces.counting_from(lowest));
    let job = Conversion { name, kind, lowest, voice };
    let mut length = 0;
    let status = target::write(target, read, voice, |puzzles, out| {
        let mut out = CountingWriter { out, length: &mut length };
        match pieces {
            Some(pieces) => job.convert_each(puzzles, pieces, &mut out),
            None if kind.holds_several() => job.convert_together(puzzles, &mut out),
            None => job.convert_only(puzzles, &mut out),
        }
    })?;
    if length > MAX_BYTES && !kind.has_any_length() {
        let target = target.display().to_string();
        voice.say(&Notice::about(&target, Remark::TooMuch(Excess::ToReadAgain(kind, MAX_BYTES))));
    }
    Ok(status)
}

fn kind_to_write(arguments: &Convert) -> Result<Kind, Notice> {
    if let Some(kind) = arguments.to.map(Kind::from) {
        return Ok(kind);
    }
    if target::is_standard_output(&arguments.target) {
        return Ok(Kind::List);
    }
    let of_export = |ending: &str| Medium::of_extension(ending).is_some().then_some("export");
    target::told_by_ending(&arguments.target, Kind::of_extension, of_export, Remark::UnknownKind)
}

/// A conversion in progress.
struct Conversion {
    /// The name of the input, for messages.
    name: String,
    kind: Kind,
    /// The digit from which lists and rows count digits.
    lowest: LowestDigit,
    voice: Voice,
}

impl Conversion {
    fn convert_each(
        &self,
        puzzles: PuzzleStream<'_>,
        mut pieces: PieceWriter,
        out: &mut dyn Write,
    ) -> Result<(), WriteStop> {
        let mut puzzles = puzzles.peekable();
        // A list of nothing is a list; other texts need a puzzle.
        if puzzles.peek().is_none() && !self.kind.can_be_strung() {
            return Err(nothing_in(&self.name).into());
        }
        for found in puzzles {
            let document = [found?.document];
            self.tell_losses(&document, out)?;
            let [document] = document;
            let piece = pieces.next(document).map_err(|error| self.unwritable(error))?;
            out.write_all(piece.as_bytes())?;
        }
        Ok(out.write_all(pieces.end().as_bytes())?)
    }

    /// Converts to a kind with several puzzles in one text that depends on all of them.
    fn convert_together(
        &self,
        puzzles: PuzzleStream<'_>,
        out: &mut dyn Write,
    ) -> Result<(), WriteStop> {
        let mut documents = Vec::new();
        for found in puzzles.take(MOST_TOGETHER + 1) {
            documents.push(found?.document);
        }
        if documents.is_empty() {
            return Err(nothing_in(&self.name).into());
        }
        if documents.len() > MOST_TOGETHER {
            let remark = Remark::TooMuch(Excess::InOneText(self.kind, MOST_TOGETHER));
            return Err(Notice::about(&self.name, remark).into());
        }
        self.write_all(&documents, out)
    }

    /// Converts to a kind with a single puzzle. Counts further puzzles without keeping them.
    fn convert_only(
        &self,
        puzzles: PuzzleStream<'_>,
        out: &mut dyn Write,
    ) -> Result<(), WriteStop> {
        let first = puzzles.next().ok_or_else(|| nothing_in(&self.name))??;
        let mut more = 0;
        for read in puzzles {
            read?;
            more += 1;
        }
        if more > 0 {
            let refused = WriteError::Several { kind: self.kind, count: more + 1 };
            return Err(self.unwritable(refused).into());
        }
        self.write_all(&[first.document], out)
    }

    fn write_all(&self, documents: &[Document], out: &mut dyn Write) -> Result<(), WriteStop> {
        self.tell_losses(documents, out)?;
        let text = write_from(self.kind, documents, self.lowest);
        let text = text.map_err(|error| self.unwritable(error))?;
        Ok(out.write_all(text.as_bytes())?)
    }

    /// Reports the data that are left out, after flushing the output so far.
    fn tell_losses(&self, documents: &[Document], out: &mut dyn Write) -> io::Result<()> {
        let losses = losses(self.kind, documents);
        if !losses.is_empty() {
            out.flush()?;
            self.voice.say(&Notice::about(&self.name, Remark::LeftOut(self.kind, losses)));
        }
        Ok(())
    }

    fn unwritable(&self, error: WriteError) -> Notice {
        Notice::about(&self.name, Remark::Unwritable(error))
    }
}

/// Counts the bytes that are written.
struct CountingWriter<'a> {
    out: &'a mut dyn Write,
    length: &'a mut usize,
}

impl Write for CountingWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.out.write(bytes)?;
        *self.length += written;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
