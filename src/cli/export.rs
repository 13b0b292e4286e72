//! `nonet export`: puzzles into one document, to print or to send.
//!
//! All puzzles of the input are read before the first is printed, so that nothing is written where one of them is
//! bad. A file is written whole at the end or not at all.

use std::io::{self, BufWriter, Write};
use std::path::Path;

use super::args::Export;
use super::clock;
use super::ending::{Failure, Status, Voice};
use super::first_answers::{FirstAnswer, first_answers};
use super::input::{Input, puzzles};
use super::target::{check_is_free, is_standard_output};
use super::{interrupt, media};
use crate::engine::Cancelled;
use crate::format::stream::Found;
use crate::print::{Booklet, Choices, Item, Medium, Placing, PrintError, document};
use crate::text::command_line::{Notice, Place, Remark};

/// Prints what the arguments name.
pub(super) fn run(arguments: &Export, voice: Voice) -> Result<Status, Failure> {
    let target = arguments.target.as_path();
    let medium = medium(arguments)?;
    media::check(arguments, medium)?;
    if !arguments.force {
        check_is_free(target)?;
    }
    let input = Input::open(Some(&arguments.source))?;
    let mut read = Read::all(puzzles(input.source, &input.name))?;
    let choices = media::choices(arguments, medium, read.items.len());
    let mut status = Status::Well;
    if medium.always_answers() || choices.answers != Placing::Nowhere {
        status = read.answer(|place, remark| {
            voice.say(&Notice::Of { name: input.name.clone(), place, remark });
        })?;
    }
    let booklet = booklet(arguments, medium, read, voice);
    print(target, medium, &booklet, choices)?;
    Ok(status)
}

/// How many puzzles are solved at one go.
const BATCH: usize = 1024;

/// The puzzles of an input.
#[derive(Default)]
struct Read {
    items: Vec<Item>,
    /// The line where each of them starts, from 1.
    lines: Vec<usize>,
    /// When the last of them was published.
    date: String,
}

impl Read {
    fn all(puzzles: impl Iterator<Item = Result<Found, Notice>>) -> Result<Self, Notice> {
        let mut read = Self::default();
        for puzzle in puzzles {
            let Found { line, document } = puzzle?;
            read.items.push(Item::of(&document));
            read.lines.push(line);
            read.date = document.about.date;
        }
        Ok(read)
    }

    /// Searches for the first answers. Tells of each that is not the only one.
    fn answer(&mut self, mut tell: impl FnMut(Place, Remark)) -> Result<Status, Cancelled> {
        let mut status = Status::Well;
        for (items, lines) in self.items.chunks_mut(BATCH).zip(self.lines.chunks(BATCH)) {
            let firsts = first_answers(items)?;
            for ((item, &line), first) in items.iter_mut().zip(lines).zip(firsts) {
                if first.answer.is_none() {
                    status = Status::NoAnswer;
                }
                let place = Place::At { line, column: 1 };
                if let Some(remark) = remark(&first) {
                    tell(place, remark);
                }
                item.answer = first.answer;
            }
        }
        Ok(status)
    }
}

fn medium(arguments: &Export) -> Result<Medium, Notice> {
    let by_name = || Medium::of_extension(arguments.target.extension()?.to_str()?);
    let chosen = arguments.to.map(Medium::from).or_else(by_name);
    let target = arguments.target.display().to_string();
    chosen.ok_or_else(|| Notice::about(&target, Remark::UnknownMedium))
}

/// What there is to say about an answer that is not the only one.
fn remark(first: &FirstAnswer) -> Option<Remark> {
    match (&first.answer, first.is_only) {
        (None, _) => Some(Remark::NoAnswer(first.reasons.clone())),
        (Some(_), false) => Some(Remark::Several),
        (Some(_), true) => None,
    }
}

fn booklet(arguments: &Export, medium: Medium, read: Read, voice: Voice) -> Booklet {
    let typed = |text: &Option<String>| text.clone().unwrap_or_default();
    // What is said about a single puzzle is said about the whole.
    let date_of_puzzle = if read.items.len() == 1 { read.date } else { String::new() };
    let date = match arguments.date.clone().unwrap_or(date_of_puzzle) {
        date if date.is_empty() && medium == Medium::Log => clock::now(),
        date => date,
    };
    Booklet {
        title: typed(&arguments.title),
        author: typed(&arguments.author),
        date,
        words: arguments.language.unwrap_or(voice.language).printed_words(),
        items: read.items,
    }
}

fn print(
    target: &Path,
    medium: Medium,
    booklet: &Booklet,
    choices: Choices,
) -> Result<(), Failure> {
    let document = document(medium, booklet, choices, Some(clock::seconds()));
    let document = document.map_err(|error| {
        let remark = unprintable(error, booklet.items.len(), choices.answers);
        Notice::about(&target.display().to_string(), remark)
    })?;
    if is_standard_output(target) {
        let mut output = BufWriter::new(io::stdout().lock());
        document.write(&mut output)?;
        return Ok(output.flush()?);
    }
    Ok(interrupt::save_with(target, |file| document.write(file))?)
}

/// Why so many puzzles cannot be printed, and what to type where that helps.
fn unprintable(error: PrintError, puzzles: usize, answers: Placing) -> Remark {
    match (error, media::one_page(puzzles, answers)) {
        (PrintError::SeveralPages(pages), Some(fitting)) => Remark::SeveralPages(pages, fitting),
        _ => Remark::Unprintable(error),
    }
}
