//! `nonet export`: puzzles into one document, to print or to send.
//!
//! All puzzles of the input are read before the first is printed, so that nothing is written where one of them is
//! bad. A file is written whole at the end or not at all.

use std::io::{self, BufWriter, Write};
use std::path::Path;

use super::args::Export;
use super::clock;
use super::convert::{all, is_standard_output};
use super::ending::{Failure, Status, Voice};
use super::first_answers::{FirstAnswer, first_answers};
use super::input::Input;
use crate::format::Document;
use crate::format::stream::{Found, Puzzles};
use crate::game::Board;
use crate::print::{Booklet, Choices, Item, Medium, Placing, write};
use crate::store;
use crate::text::command_line::{Notice, Place, Remark};

/// Prints what the arguments name.
pub(super) fn run(arguments: &Export, voice: Voice) -> Result<Status, Failure> {
    let target = arguments.target.as_path();
    let medium = medium(arguments)?;
    let target_name = target.display().to_string();
    if !arguments.force && !is_standard_output(target) && target.exists() {
        return Err(Notice::about(&target_name, Remark::Exists).into());
    }
    let choices = arguments.choices();
    let input = Input::open(Some(&arguments.source))?;
    let puzzles = Puzzles::new(input.source);
    let found = all(puzzles, &input.name).collect::<Result<Vec<Found>, Notice>>()?;
    let unheeded = medium.unheeded(&choices);
    if !unheeded.is_empty() {
        voice.say(&Notice::about(&target_name, Remark::Unheeded(unheeded)));
    }
    let mut items = Vec::with_capacity(found.len());
    let mut status = Status::Well;
    if medium.always_answers() || choices.answers != Placing::Nowhere {
        let answers = first_answers(&found)?;
        for (found, first) in found.iter().zip(answers) {
            if let Some(remark) = remark(&first) {
                let place = Place::At { line: found.line, column: 1 };
                voice.say(&Notice::Of { name: input.name.clone(), place, remark });
            }
            if first.answer.is_none() {
                status = Status::NoAnswer;
            }
            items.push(Item { answer: first.answer, ..item(&found.document) });
        }
    } else {
        items.extend(found.iter().map(|found| item(&found.document)));
    }
    let booklet = booklet(arguments, medium, &found, items, voice);
    print(target, medium, &booklet, choices)?;
    Ok(status)
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

fn item(document: &Document) -> Item {
    let notes = &document.notes;
    Item {
        title: document.about.title.clone(),
        author: document.about.author.clone(),
        level: document.about.level.clone(),
        board: Board::new(&document.givens, &document.entries),
        notes: if notes.is_empty() { Vec::new() } else { notes.cells() },
        answer: None,
        played: None,
    }
}

fn booklet(
    arguments: &Export,
    medium: Medium,
    found: &[Found],
    items: Vec<Item>,
    voice: Voice,
) -> Booklet {
    let typed = |text: &Option<String>| text.clone().unwrap_or_default();
    // What is said about a single puzzle is said about the whole.
    let date_of_puzzle = match found {
        [only] => only.document.about.date.clone(),
        _ => String::new(),
    };
    let date = match arguments.date.clone().unwrap_or(date_of_puzzle) {
        date if date.is_empty() && medium == Medium::Log => clock::now(),
        date => date,
    };
    Booklet {
        title: typed(&arguments.title),
        author: typed(&arguments.author),
        date,
        words: arguments.language.unwrap_or(voice.language).printed_words(),
        items,
    }
}

fn print(
    target: &Path,
    medium: Medium,
    booklet: &Booklet,
    choices: Choices,
) -> Result<(), Failure> {
    if is_standard_output(target) {
        let mut output = BufWriter::new(io::stdout().lock());
        write(medium, booklet, choices, &mut output)?;
        return Ok(output.flush()?);
    }
    Ok(store::save_with(target, |file| write(medium, booklet, choices, file))?)
}
