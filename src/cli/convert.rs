//! `nonet convert`: puzzles from one form into another.
//!
//! What the new form cannot hold is told before it is left out. A file is written whole at the end or not at
//! all; standard output gets each puzzle of a list as soon as it is read.

use std::path::Path;

use super::args::Convert;
use super::ending::{Failure, Status, Voice};
use super::input::{Input, puzzles};
use super::interrupt;
use super::output::Output;
use super::target::{check_is_free, is_standard_output};
use crate::format::stream::Found;
use crate::format::{Document, Kind, WriteError, losses, write};
use crate::text::command_line::{Notice, Remark};

/// Converts what the arguments name.
pub(super) fn run(arguments: &Convert, voice: Voice) -> Result<Status, Failure> {
    let target = arguments.target.as_path();
    let kind = kind_to_write(arguments)?;
    if !arguments.force {
        check_is_free(target)?;
    }
    let input = Input::open(Some(&arguments.source))?;
    let heard = Heard { name: input.name, voice };
    let read = puzzles(input.source, &heard.name);
    let mut sink = Sink::of(target);
    if kind.can_be_strung() {
        convert_each(read, kind, &heard, &mut sink)?;
    } else if kind.holds_several() {
        convert_together(read, kind, &heard, &mut sink)?;
    } else {
        convert_only(read, kind, &heard, &mut sink)?;
    }
    sink.finish()?;
    Ok(Status::Well)
}

fn kind_to_write(arguments: &Convert) -> Result<Kind, Notice> {
    let by_name = || {
        let ending = arguments.target.extension()?.to_str()?;
        Kind::of_extension(ending)
    };
    let target = arguments.target.display().to_string();
    let chosen = arguments.to.map(Kind::from).or_else(by_name);
    chosen.ok_or_else(|| Notice::about(&target, Remark::UnknownKind))
}

fn convert_each(
    read: impl Iterator<Item = Result<Found, Notice>>,
    kind: Kind,
    heard: &Heard,
    sink: &mut Sink,
) -> Result<(), Failure> {
    for (place, read) in read.enumerate() {
        let document = read?.document;
        let documents = [document];
        heard.tell_losses(kind, &documents, sink)?;
        if place > 0 && kind == Kind::Rows {
            sink.write("\n")?;
        }
        sink.write(&heard.text(kind, &documents)?)?;
    }
    Ok(())
}

/// Converts into a kind that holds several puzzles in one text.
fn convert_together(
    read: impl Iterator<Item = Result<Found, Notice>>,
    kind: Kind,
    heard: &Heard,
    sink: &mut Sink,
) -> Result<(), Failure> {
    let documents = read.map(|read| Ok(read?.document)).collect::<Result<Vec<_>, Notice>>()?;
    heard.tell_losses(kind, &documents, sink)?;
    sink.write(&heard.text(kind, &documents)?)
}

/// Converts into a kind that holds one puzzle. More of them are counted but not kept.
fn convert_only(
    mut read: impl Iterator<Item = Result<Found, Notice>>,
    kind: Kind,
    heard: &Heard,
    sink: &mut Sink,
) -> Result<(), Failure> {
    let Some(first) = read.next().transpose()? else {
        return Ok(());
    };
    let more = read.try_fold(0, |count, read| read.map(|_| count + 1))?;
    if more > 0 {
        let refused = WriteError::Several { kind, count: more + 1 };
        return Err(Notice::about(&heard.name, Remark::Unwritable(refused)).into());
    }
    let documents = [first.document];
    heard.tell_losses(kind, &documents, sink)?;
    sink.write(&heard.text(kind, &documents)?)
}

/// Says what there is to say about the input.
struct Heard {
    name: String,
    voice: Voice,
}

impl Heard {
    /// Tells what is left out, behind what was written before.
    fn tell_losses(
        &self,
        kind: Kind,
        documents: &[Document],
        sink: &mut Sink,
    ) -> Result<(), Failure> {
        let losses = losses(kind, documents);
        if !losses.is_empty() {
            sink.flush()?;
            self.voice.say(&Notice::about(&self.name, Remark::LeftOut(kind, losses)));
        }
        Ok(())
    }

    fn text(&self, kind: Kind, documents: &[Document]) -> Result<String, Notice> {
        write(kind, documents).map_err(|error| Notice::about(&self.name, Remark::Unwritable(error)))
    }
}

/// Where the text goes.
enum Sink<'a> {
    StandardOutput(Output),
    File { path: &'a Path, text: String },
}

impl<'a> Sink<'a> {
    fn of(path: &'a Path) -> Self {
        if is_standard_output(path) {
            Self::StandardOutput(Output::new())
        } else {
            Self::File { path, text: String::new() }
        }
    }

    fn write(&mut self, piece: &str) -> Result<(), Failure> {
        match self {
            Self::StandardOutput(output) => output.write(piece.as_bytes())?,
            Self::File { text, .. } => text.push_str(piece),
        }
        Ok(())
    }

    /// Lets everything written to standard output be seen.
    fn flush(&mut self) -> Result<(), Failure> {
        match self {
            Self::StandardOutput(output) => Ok(output.flush()?),
            Self::File { .. } => Ok(()),
        }
    }

    fn finish(self) -> Result<(), Failure> {
        match self {
            Self::StandardOutput(mut output) => output.flush()?,
            Self::File { path, text } => {
                interrupt::save_with(path, |file| file.write_all(text.as_bytes()))?;
            }
        }
        Ok(())
    }
}
