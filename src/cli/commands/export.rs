//! `nonet export`: makes one document of puzzles, to print or to send.
//!
//! Media that are made page by page are written in batches while the puzzles are read. Other media need all puzzles in
//! memory, so their number is limited. A file is replaced only when the whole document is written.

use std::io::{self, Write};
use std::slice;

use crate::cli::args::Export;
use crate::cli::ending::{CommandFailure, CommandStatus, Voice};
use crate::cli::first_answers::{AnswerSearchResult, first_answers};
use crate::cli::input::{Input, nothing_in, puzzles};
use crate::cli::media;
use crate::cli::target::{
    self, PuzzleStream, ReadPuzzle, ReadablePuzzles, WriteStop, check_is_free,
};
use crate::format::stream::FoundPuzzle;
use crate::format::{Document, Kind, Loss, LowestDigit, losses};
use crate::game::Moment;
use crate::print::{
    AnswerPlacement, BATCH, Booklet, BookletPuzzle, Choices, ManyPages, Medium, PerPage,
    Production, StreamedDocument, StreamedMedium, document,
};
use crate::store;
use crate::text::command_line::{Excess, InputPlace, Notice, PrintLoss, Remark};
use crate::text::printed_words;

/// Prints the file in the arguments.
pub(super) fn run(arguments: &Export, voice: Voice) -> Result<CommandStatus, CommandFailure> {
    let target = arguments.target.as_path();
    let medium = medium(arguments)?;
    media::check(arguments, medium)?;
    if !arguments.force {
        check_is_free(target)?;
    }
    let Input { name, source } = Input::open(Some(&arguments.source), &arguments.options)?;
    let read = puzzles(source, &name);
    let mut job = ExportRun { arguments, medium, name, voice, status: CommandStatus::Well };
    match medium.production() {
        Production::Whole(_) => {
            let mut puzzles = ReadablePuzzles::of(read.map(ReadPuzzle::from), voice);
            job.print_whole(&mut puzzles)?;
            Ok(puzzles.status.max(job.status))
        }
        Production::Streamed(medium) => {
            let print = |puzzles: PuzzleStream<'_>, out: &mut dyn Write| {
                job.print_in_batches(medium, puzzles, out)
            };
            Ok(target::write(target, read, voice, print)?.max(job.status))
        }
    }
}

fn medium(arguments: &Export) -> Result<Medium, Notice> {
    if let Some(medium) = arguments.to.map(Medium::from) {
        return Ok(medium);
    }
    let of_convert = |ending: &str| Kind::of_extension(ending).is_some().then_some("convert");
    target::told_by_ending(
        &arguments.target,
        Medium::of_extension,
        of_convert,
        Remark::UnknownMedium,
    )
}

/// Puzzles that are written together.
#[derive(Default)]
struct Batch {
    items: Vec<BookletPuzzle>,
    /// The line where each puzzle starts, from 1.
    lines: Vec<usize>,
    /// The number of cells of all boards.
    cells: usize,
    /// What is left out of each puzzle that is not printed as a whole, with the line where the puzzle starts.
    left_out: Vec<(usize, PrintLoss)>,
    /// The publication date of the last puzzle.
    date: String,
}

impl Batch {
    /// Reads at most `most` puzzles, and no more once their boards have more than `most_cells` cells.
    fn of(
        puzzles: PuzzleStream<'_>,
        job: &ExportRun<'_>,
        (most, most_cells): (usize, usize),
    ) -> Result<Self, WriteStop> {
        let mut batch = Self::default();
        while batch.items.len() < most && batch.cells <= most_cells {
            let Some(puzzle) = puzzles.next() else { break };
            let FoundPuzzle { line, document } = puzzle?;
            batch.cells += document.givens.layout().cell_count();
            batch.left_out.extend(job.losses(&document).map(|loss| (line, loss)));
            let lowest_digit = job.arguments.options.lowest_digit();
            batch.items.push(BookletPuzzle { lowest_digit, ..BookletPuzzle::of(&document) });
            batch.lines.push(line);
            batch.date = document.about.date;
        }
        Ok(batch)
    }
}

/// An export in progress.
struct ExportRun<'a> {
    arguments: &'a Export,
    medium: Medium,
    /// The name of the input, for messages.
    name: String,
    voice: Voice,
    status: CommandStatus,
}

impl ExportRun<'_> {
    fn print_in_batches(
        &mut self,
        medium: StreamedMedium,
        puzzles: PuzzleStream<'_>,
        out: &mut dyn Write,
    ) -> Result<(), WriteStop> {
        let mut batch = Batch::of(puzzles, self, (BATCH, usize::MAX))?;
        self.check_is_any(&batch)?;
        let choices = media::choices(self.arguments, self.medium, &batch.items);
        let booklet = self.booklet(&mut batch);
        let mut streamed = StreamedDocument::new(medium, &booklet, choices);
        batch.items = booklet.items;
        let (mut count, mut cells) = (0, 0);
        streamed.start(out)?;
        while !batch.items.is_empty() {
            count += batch.items.len();
            cells += batch.cells;
            self.check_number((count, cells), choices)?;
            self.tell_losses(&batch, out)?;
            self.answer(&mut batch, choices, out)?;
            streamed.add(batch.items, out)?;
            batch = Batch::of(puzzles, self, (BATCH, usize::MAX))?;
        }
        Ok(streamed.finish(out)?)
    }

    fn print_whole(&mut self, puzzles: PuzzleStream<'_>) -> Result<(), CommandFailure> {
        // What a picture can hold does not depend on the number of its puzzles.
        let choices = media::choices(self.arguments, self.medium, &[]);
        let limit = self.medium.most(&choices).map_or(usize::MAX, |most| most + 1);
        let most_cells = self.medium.most_cells(&choices).unwrap_or(usize::MAX);
        let mut batch = Batch::of(puzzles, self, (limit, most_cells))?;
        self.check_is_any(&batch)?;
        let choices = media::choices(self.arguments, self.medium, &batch.items);
        self.check_number((batch.items.len(), batch.cells), choices)?;
        self.tell_losses(&batch, &mut io::sink())?;
        self.answer(&mut batch, choices, &mut io::sink())?;
        let booklet = self.booklet(&mut batch);
        let document = document(self.medium, &booklet, choices, Some(store::now().seconds));
        let document = document.map_err(|error| {
            let remark = unprintable(error, booklet.items.len(), choices.answers);
            Notice::about(&self.arguments.target.display().to_string(), remark)
        })?;
        if let Some(missing) = self.medium.missing_signs(&booklet) {
            let remark = Remark::SignsReplaced(missing);
            self.voice.say(&Notice::about(&self.arguments.target.display().to_string(), remark));
        }
        target::write_ready(&self.arguments.target, |out| document.write(out))
    }

    /// Refuses an input without a puzzle.
    fn check_is_any(&self, batch: &Batch) -> Result<(), Notice> {
        if batch.items.is_empty() { Err(nothing_in(&self.name)) } else { Ok(()) }
    }

    /// Refuses more puzzles, or more cells of large boards, than the medium can hold.
    fn check_number(&self, (count, cells): (usize, usize), choices: Choices) -> Result<(), Notice> {
        let medium = self.medium;
        let puzzles = medium.most(&choices).filter(|most| count > *most);
        let cells = medium.most_cells(&choices).filter(|most| cells > *most);
        let puzzles = puzzles.map(|most| Excess::OnMedium(medium, most));
        match puzzles.or(cells.map(|most| Excess::CellsOnMedium(medium, most))) {
            Some(excess) => Err(Notice::about(&self.name, Remark::TooMuch(excess))),
            None => Ok(()),
        }
    }

    /// Returns the parts of a puzzle that the medium cannot show.
    fn losses(&self, document: &Document) -> impl Iterator<Item = PrintLoss> + use<> {
        let layout = document.givens.layout();
        let is_list = matches!(self.medium, Medium::Line | Medium::Log);
        let lists_shape = !is_list
            || layout.is_classic()
            || !losses(Kind::List, slice::from_ref(document)).contains(&Loss::Shape);
        let typed = self.arguments.candidates || self.arguments.notes;
        let shows_small = !typed || BookletPuzzle::has_room_for_small_digits(layout);
        let shape = (!lists_shape).then_some(PrintLoss::Shape);
        let has_constraints = !document.rules.is_empty();
        let constraints = (is_list && has_constraints).then_some(PrintLoss::Constraints);
        shape.into_iter().chain(constraints).chain((!shows_small).then_some(PrintLoss::SmallDigits))
    }

    /// Reports what is left out of puzzles, after flushing the output so far.
    fn tell_losses(&self, batch: &Batch, out: &mut dyn Write) -> io::Result<()> {
        for &(line, loss) in &batch.left_out {
            out.flush()?;
            let (name, place) = (self.name.clone(), InputPlace::At { line, column: 1 });
            self.voice.say(&Notice::Of { name, place, remark: Remark::NotPrinted(loss) });
        }
        Ok(())
    }

    /// Searches for the first answers, if they are printed. Reports each puzzle with further answers, after flushing the
    /// output so far.
    fn answer(
        &mut self,
        batch: &mut Batch,
        choices: Choices,
        out: &mut dyn Write,
    ) -> Result<(), WriteStop> {
        if choices.answers == AnswerPlacement::Nowhere && !self.medium.always_answers() {
            return Ok(());
        }
        for (items, lines) in batch.items.chunks_mut(BATCH).zip(batch.lines.chunks(BATCH)) {
            let firsts = first_answers(items)?;
            for ((item, &line), first) in items.iter_mut().zip(lines).zip(firsts) {
                if first.answer.is_none() {
                    self.status = CommandStatus::NoAnswer;
                }
                let lowest = self.arguments.options.lowest_digit();
                if let Some(remark) = remark(&first, lowest) {
                    out.flush()?;
                    let (name, place) = (self.name.clone(), InputPlace::At { line, column: 1 });
                    self.voice.say(&Notice::Of { name, place, remark });
                }
                item.has_several_answers = first.answer.is_some() && !first.is_only;
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
            words: printed_words(arguments.language.unwrap_or(self.voice.language)),
            items,
        }
    }
}

/// Returns the remark for a puzzle without a single answer.
fn remark(first: &AnswerSearchResult, lowest: LowestDigit) -> Option<Remark> {
    match (&first.answer, first.is_only) {
        (None, _) => Some(Remark::NoAnswer(first.reasons.clone(), lowest)),
        (Some(_), false) => Some(Remark::Several),
        (Some(_), true) => None,
    }
}

/// Explains why this number of puzzles cannot be printed, and which option helps.
fn unprintable(error: ManyPages, puzzles: usize, answers: AnswerPlacement) -> Remark {
    let ManyPages(pages) = error;
    let fits = |answers| media::one_page(puzzles, answers);
    match (fits(answers), fits(AnswerPlacement::Nowhere)) {
        (Some(fitting), _) => Remark::SeveralPages(pages, fitting),
        (None, Some(_)) => Remark::AnswersTakeRoom(puzzles, PerPage::Twelve.count() / 2),
        (None, None) => Remark::Unprintable(error),
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
