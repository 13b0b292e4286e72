//! Documents that are written while their puzzles arrive.
//!
//! Puzzles arrive in batches that fill whole pages, so each batch is written by itself and dropped. If answers
//! come at the end of the document, their puzzles are kept until then.

use std::io::{self, Write};
use std::mem;
use std::sync::Arc;

use super::html::Html;
use super::rtf::Rtf;
use super::sequence::{
    BoardRef, BoardShares, BoardSide, BookletPage, BookletPart, PageOutline, PrintedBoard, Share,
    answers_at_the_end, outlines, small,
};
use super::sheet::legible;
use super::text::{BoardsText, ListText, Log};
use super::writer::PageWriter;
use super::{AnswerPlacement, Booklet, BookletPuzzle, Choices, PerPage};
use nonet_engine::Layout;

/// A number of puzzles that fills whole pages, with any number of puzzles on a page and any place of the
/// answers.
const WHOLE_PAGES: usize = 36;

/// The number of puzzles in a batch; the last batch may have fewer. The answers of a batch are searched side by
/// side.
pub const BATCH: usize = 28 * WHOLE_PAGES;

/// A medium that is written page by page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StreamedMedium {
    /// Tables for word processors.
    Rtf,
    /// One self-contained page for browsers.
    Html,
    /// Boards drawn with characters.
    Text,
    /// One line for each puzzle.
    Line,
    /// The log of a Java game.
    Log,
}

impl StreamedMedium {
    /// Whether the medium prints answers even if the choices ask for none.
    pub(super) fn always_answers(self) -> bool {
        self == Self::Log
    }

    fn writer(self, booklet: &Booklet, choices: Choices) -> Box<dyn PageWriter> {
        let header = booklet.header();
        match self {
            Self::Rtf => Box::new(Rtf::new(header, choices)),
            Self::Html => Box::new(Html::new(header, choices)),
            Self::Text => Box::new(BoardsText::new(header, choices)),
            Self::Line => Box::new(ListText::new(header, choices)),
            Self::Log => Box::new(Log::new(header)),
        }
    }
}

/// A document that is being written.
#[derive(Debug)]
pub struct StreamedDocument {
    writer: Box<dyn PageWriter>,
    choices: Choices,
    /// The number of answers on a page at the end.
    small: PerPage,
    /// The number of puzzles written.
    puzzles: usize,
    /// The number of pages written.
    pages: usize,
    /// The part of the document that the last written page belongs to.
    part: Option<BookletPart>,
    /// The puzzles whose answers come at the end.
    at_the_end: Vec<BookletPuzzle>,
}

impl StreamedDocument {
    /// A document of `booklet`, which holds the first batch, or all puzzles if there are no more.
    #[must_use]
    pub fn new(medium: StreamedMedium, booklet: &Booklet, mut choices: Choices) -> Self {
        let writer = medium.writer(booklet, choices);
        if medium.always_answers() {
            // These media write the answer with each puzzle, so no answers come later.
            choices.answers = AnswerPlacement::Nowhere;
        }
        Self {
            writer,
            choices,
            small: small(booklet.items.len()),
            puzzles: 0,
            pages: 0,
            part: None,
            at_the_end: Vec::new(),
        }
    }

    /// Writes the text before the puzzles.
    ///
    /// # Errors
    /// Returns the errors of `out`.
    pub fn start(&self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(self.writer.start().as_bytes())
    }

    /// Writes the next puzzles. Their number must be a multiple of 36, except in the last call.
    ///
    /// # Errors
    /// Returns the errors of `out`.
    pub fn add(&mut self, items: Vec<BookletPuzzle>, out: &mut dyn Write) -> io::Result<()> {
        let at_the_end = self.choices.answers.is_at_the_end();
        let placing = if at_the_end { AnswerPlacement::Nowhere } else { self.choices.answers };
        let places =
            |block: BoardRef| Share::Place(self.places(items[block.item()].layout()).count());
        let room = BoardShares { on_a_page: &places, at_the_end: &places };
        let mut outlines = outlines(items.len(), placing, room);
        if self.pages > 0 {
            outlines.retain(|outline| outline.part != BookletPart::Cover);
        }
        self.write(outlines, self.puzzles, &items, out)?;
        self.puzzles += items.len();
        if at_the_end {
            self.at_the_end.extend(items);
        }
        Ok(())
    }

    /// Writes the text after the puzzles.
    ///
    /// # Errors
    /// Returns the errors of `out`.
    pub fn finish(mut self, out: &mut dyn Write) -> io::Result<()> {
        let items = mem::take(&mut self.at_the_end);
        let small =
            |block: BoardRef| Share::Place(self.small_places(items[block.item()].layout()).count());
        let room = BoardShares { on_a_page: &small, at_the_end: &small };
        self.write(answers_at_the_end(items.len(), room), 0, &items, out)?;
        out.write_all(self.writer.end().as_bytes())
    }

    /// The number of places on a page of boards of this layout.
    fn places(&self, layout: &Arc<Layout>) -> PerPage {
        legible(self.choices.paper, self.choices.per_page, layout)
    }

    /// The number of places on a page of answers at the end.
    fn small_places(&self, layout: &Arc<Layout>) -> PerPage {
        legible(self.choices.paper, self.small, layout)
    }

    /// Writes pages of puzzles. The first puzzle has the index `first` in the booklet, from 0.
    fn write(
        &mut self,
        outlines: Vec<PageOutline>,
        first: usize,
        items: &[BookletPuzzle],
        out: &mut dyn Write,
    ) -> io::Result<()> {
        for PageOutline { part, blocks, .. } in outlines {
            let layout = blocks.first().map(|block| items[block.item()].layout());
            let places = match (part, layout) {
                (_, None) => self.choices.per_page,
                (BookletPart::Answers, Some(layout)) => self.small_places(layout),
                (BookletPart::Cover | BookletPart::Puzzles | BookletPart::Facing, Some(layout)) => {
                    self.places(layout)
                }
            };
            let page = BookletPage {
                number: self.pages,
                begins: self.part.replace(part) != Some(part),
                part,
                places,
                boards: blocks.into_iter().map(|block| board(block, first, items)).collect(),
            };
            out.write_all(self.writer.page(&page).as_bytes())?;
            self.pages += 1;
        }
        Ok(())
    }
}

fn board(block: BoardRef, first: usize, items: &[BookletPuzzle]) -> PrintedBoard<'_> {
    let (place, shown) = match block {
        BoardRef::Puzzle(place) => (place, BoardSide::Puzzle),
        BoardRef::Answer(place) => (place, BoardSide::Answer),
    };
    PrintedBoard { place: first + place, item: &items[place], shown }
}
