//! `nonet export`: makes one document of puzzles, to print or to send.
//!
//! Media that are made page by page are written in batches while the puzzles are read. Other media need all puzzles in
//! memory, so their number is limited. A file is replaced only when the whole document is written.

use std::io::{self, Write};

use super::args::Export;
use super::ending::{Failure, Status, Voice};
use super::first_answers::{FirstAnswer, first_answers};
use super::input::{Input, puzzles};
use super::media;
use super::target::{self, Puzzles, Stopped, check_is_free};
use crate::format::stream::Found;
use crate::game::Moment;
use crate::print::{
    BATCH, Booklet, Choices, Item, Medium, Placing, PrintError, Production, Streamed,
    StreamedMedium, document,
};
use crate::store;
use crate::text::command_line::{Excess, Notice, Place, Remark};

/// Prints the file in the arguments.
pub(super) fn run(arguments: &Export, voice: Voice) -> Result<Status, Failure> {
    let target = arguments.target.as_path();
    let medium = medium(arguments)?;
    media::check(arguments, medium)?;
    if !arguments.force {
        check_is_free(target)?;
    }
    let Input { name, source } = Input::open(Some(&arguments.source))?;
    let read = puzzles(source, &name);
    let mut job = Job { arguments, medium, name, voice, status: Status::Well };
    match medium.production() {
        Production::Whole(_) => job.print_whole(&mut read.map(|read| Ok(read?)))?,
        Production::Streamed(medium) => {
            target::write(target, read, |puzzles, out| job.print_in_batches(medium, puzzles, out))?;
        }
    }
    Ok(job.status)
}

fn medium(arguments: &Export) -> Result<Medium, Notice> {
    let by_name = || Medium::of_extension(arguments.target.extension()?.to_str()?);
    let chosen = arguments.to.map(Medium::from).or_else(by_name);
    let target = arguments.target.display().to_string();
    chosen.ok_or_else(|| Notice::about(&target, Remark::UnknownMedium))
}

/// Puzzles that are written together.
#[derive(Default)]
struct Batch {
    items: Vec<Item>,
    /// The line where each puzzle starts, from 1.
    lines: Vec<usize>,
    /// The publication date of the last puzzle.
    date: String,
}

impl Batch {
    /// Reads at most `most` puzzles.
    fn of(puzzles: Puzzles<'_>, most: usize) -> Result<Self, Stopped> {
        let mut batch = Self::default();
        for puzzle in puzzles.take(most) {
            let Found { line, document } = puzzle?;
            batch.items.push(Item::of(&document));
            batch.lines.push(line);
            batch.date = document.about.date;
        }
        Ok(batch)
    }
}

/// An export in progress.
struct Job<'a> {
    arguments: &'a Export,
    medium: Medium,
    /// The name of the input, for messages.
    name: String,
    voice: Voice,
    status: Status,
}

impl Job<'_> {
    fn print_in_batches(
        &mut self,
        medium: StreamedMedium,
        puzzles: Puzzles<'_>,
        out: &mut dyn Write,
    ) -> Result<(), Stopped> {
        let mut batch = Batch::of(puzzles, BATCH)?;
        let choices = media::choices(self.arguments, self.medium, batch.items.len());
        let booklet = self.booklet(&mut batch);
        let mut streamed = Streamed::new(medium, &booklet, choices);
        batch.items = booklet.items;
        let mut count = 0;
        streamed.start(out)?;
        while !batch.items.is_empty() {
            count += batch.items.len();
            self.check_number(count, choices)?;
            self.answer(&mut batch, choices, out)?;
            streamed.add(batch.items, out)?;
            batch = Batch::of(puzzles, BATCH)?;
        }
        Ok(streamed.finish(out)?)
    }

    fn print_whole(&mut self, puzzles: Puzzles<'_>) -> Result<(), Failure> {
        // What a picture can hold does not depend on the number of its puzzles.
        let limit = self.medium.most(&media::choices(self.arguments, self.medium, 1));
        let mut batch = Batch::of(puzzles, limit.map_or(usize::MAX, |most| most + 1))?;
        let choices = media::choices(self.arguments, self.medium, batch.items.len());
        self.check_number(batch.items.len(), choices)?;
        self.answer(&mut batch, choices, &mut io::sink())?;
        let booklet = self.booklet(&mut batch);
        let document = document(self.medium, &booklet, choices, Some(store::now().seconds));
        let document = document.map_err(|error| {
            let remark = unprintable(error, booklet.items.len(), choices.answers);
            Notice::about(&self.arguments.target.display().to_string(), remark)
        })?;
        target::write_ready(&self.arguments.target, |out| document.write(out))
    }

    /// Refuses more puzzles than the medium can hold.
    fn check_number(&self, count: usize, choices: Choices) -> Result<(), Notice> {
        match self.medium.most(&choices) {
            Some(most) if count > most => {
                Err(Notice::about(&self.name, Remark::TooMuch(Excess::OnMedium(self.medium, most))))
            }
            _ => Ok(()),
        }
    }

    /// Searches for the first answers, if they are printed. Reports each puzzle with further answers, after flushing the
    /// output so far.
    fn answer(
        &mut self,
        batch: &mut Batch,
        choices: Choices,
        out: &mut dyn Write,
    ) -> Result<(), Stopped> {
        if choices.answers == Placing::Nowhere && !self.medium.always_answers() {
            return Ok(());
        }
        for (items, lines) in batch.items.chunks_mut(BATCH).zip(batch.lines.chunks(BATCH)) {
            let firsts = first_answers(items)?;
            for ((item, &line), first) in items.iter_mut().zip(lines).zip(firsts) {
                if first.answer.is_none() {
                    self.status = Status::NoAnswer;
                }
                if let Some(remark) = remark(&first) {
                    out.flush()?;
                    let (name, place) = (self.name.clone(), Place::At { line, column: 1 });
                    self.voice.say(&Notice::Of { name, place, remark });
                }
                item.answer = first.answer;
            }
        }
        Ok(())
    }

    /// Makes the booklet that starts with a batch, and moves the puzzles of the batch into the booklet.
    fn booklet(&self, first: &mut Batch) -> Booklet {
        let arguments = self.arguments;
        let typed = |text: &Option<String>| text.clone().unwrap_or_default();
        let items = std::mem::take(&mut first.items);
        // What is said about a single puzzle is said about the whole.
        let date_of_puzzle = if items.len() == 1 { first.date.clone() } else { String::new() };
        let date = match arguments.date.clone().unwrap_or(date_of_puzzle) {
            date if date.is_empty() && self.medium == Medium::Log => utc_text(store::now()),
            date => date,
        };
        Booklet {
            title: typed(&arguments.title),
            author: typed(&arguments.author),
            date,
            words: arguments.language.unwrap_or(self.voice.language).printed_words(),
            items,
        }
    }
}

/// Returns the remark for a puzzle without a single answer.
fn remark(first: &FirstAnswer) -> Option<Remark> {
    match (&first.answer, first.is_only) {
        (None, _) => Some(Remark::NoAnswer(first.reasons.clone())),
        (Some(_), false) => Some(Remark::Several),
        (Some(_), true) => None,
    }
}

/// Explains why this number of puzzles cannot be printed, and which option helps.
fn unprintable(error: PrintError, puzzles: usize, answers: Placing) -> Remark {
    match (error, media::one_page(puzzles, answers)) {
        (PrintError::SeveralPages(pages), Some(fitting)) => Remark::SeveralPages(pages, fitting),
        _ => Remark::Unprintable(error),
    }
}

/// The date and the time of a moment in UTC: 2026-11-22 00:41:07 UTC.
fn utc_text(moment: Moment) -> String {
    let moment = moment.in_utc();
    let date = moment.day().date().map(|date| date.to_string()).unwrap_or_default();
    let (hour, minute, second) = moment.time();
    format!("{date} {hour:02}:{minute:02}:{second:02} UTC")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_written_in_utc() {
        let moment = Moment { seconds: 1_638_964_653, offset: 25_200 };
        assert_eq!(utc_text(moment), "2021-12-08 11:57:33 UTC");
    }
}
