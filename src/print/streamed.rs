//! Documents that are written while their puzzles come in.
//!
//! Puzzles come in batches that fill whole pages, so each batch is written by itself and forgotten. Only the puzzles
//! whose answers stand at the end are kept until then.

use std::io::{self, Write};
use std::mem;

use super::html::Html;
use super::rtf::Rtf;
use super::sequence::{
    Block, Board, Leaf, Page, Part, Room, Shown, answers_at_the_end, leaves, small,
};
use super::text::{Drawn, Lines, Log};
use super::writer::Writer;
use super::{Booklet, Choices, Item, PerPage, Placing};

/// So many puzzles fill whole pages, whatever number of them stands on one and wherever their answers stand.
const WHOLE_PAGES: usize = 36;

/// How many puzzles a batch has; the last may have fewer. The answers of a batch are searched side by side.
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
    /// Whether the medium prints answers whatever the choices say.
    pub(super) fn always_answers(self) -> bool {
        self == Self::Log
    }

    fn writer(self, booklet: &Booklet, choices: Choices) -> Box<dyn Writer> {
        let header = booklet.header();
        match self {
            Self::Rtf => Box::new(Rtf::new(header, choices)),
            Self::Html => Box::new(Html::new(header, choices)),
            Self::Text => Box::new(Drawn::new(header, choices)),
            Self::Line => Box::new(Lines::new(header, choices)),
            Self::Log => Box::new(Log::new(header)),
        }
    }
}

/// A document that is being written.
#[derive(Debug)]
pub struct Streamed {
    writer: Box<dyn Writer>,
    choices: Choices,
    /// How many answers stand on a page at the end.
    small: PerPage,
    /// How many puzzles were written.
    puzzles: usize,
    /// How many pages were written.
    pages: usize,
    /// What the last of them holds.
    part: Option<Part>,
    /// The puzzles whose answers stand at the end.
    at_the_end: Vec<Item>,
}

impl Streamed {
    /// A document of a booklet that holds the first batch, or all puzzles.
    #[must_use]
    pub fn new(medium: StreamedMedium, booklet: &Booklet, mut choices: Choices) -> Self {
        let writer = medium.writer(booklet, choices);
        if medium.always_answers() {
            // The answer is a part of each puzzle.
            choices.answers = Placing::Nowhere;
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

    /// Writes what stands before the puzzles.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn start(&self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(self.writer.start().as_bytes())
    }

    /// Writes the next puzzles: [`BATCH`] or another multiple of 36, and the last ones in any number.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn add(&mut self, items: Vec<Item>, out: &mut dyn Write) -> io::Result<()> {
        let at_the_end = self.choices.answers.is_at_the_end();
        let placing = if at_the_end { Placing::Nowhere } else { self.choices.answers };
        let mut leaves = leaves(items.len(), placing, self.room());
        if self.pages > 0 {
            leaves.retain(|leaf| leaf.part != Part::Cover);
        }
        self.write(leaves, self.puzzles, &items, out)?;
        self.puzzles += items.len();
        if at_the_end {
            self.at_the_end.extend(items);
        }
        Ok(())
    }

    /// Writes what stands behind the puzzles.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn finish(mut self, out: &mut dyn Write) -> io::Result<()> {
        let items = mem::take(&mut self.at_the_end);
        self.write(answers_at_the_end(items.len(), self.room()), 0, &items, out)?;
        out.write_all(self.writer.end().as_bytes())
    }

    fn room(&self) -> Room {
        Room { on_a_page: self.choices.per_page.count(), at_the_end: self.small.count() }
    }

    /// Writes pages of puzzles, the first of which is at `first` in the booklet, from 0.
    fn write(
        &mut self,
        leaves: Vec<Leaf>,
        first: usize,
        items: &[Item],
        out: &mut dyn Write,
    ) -> io::Result<()> {
        for Leaf { part, blocks, .. } in leaves {
            let page = Page {
                number: self.pages,
                begins: self.part.replace(part) != Some(part),
                part,
                places: if part == Part::Answers { self.small } else { self.choices.per_page },
                boards: blocks.into_iter().map(|block| board(block, first, items)).collect(),
            };
            out.write_all(self.writer.page(&page).as_bytes())?;
            self.pages += 1;
        }
        Ok(())
    }
}

fn board(block: Block, first: usize, items: &[Item]) -> Board<'_> {
    let (place, shown) = match block {
        Block::Puzzle(place) => (place, Shown::Puzzle),
        Block::Answer(place) => (place, Shown::Answer),
    };
    Board { place: first + place, item: &items[place], shown }
}
