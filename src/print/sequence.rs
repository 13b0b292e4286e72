//! Decides which puzzle and which answer stands on which page, in reading order, for every medium.

use std::iter;

use super::{Item, PerPage, Placing};

/// A puzzle or an answer in its place on a page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board<'a> {
    /// Index of the puzzle, from 0.
    pub(super) place: usize,
    /// The puzzle.
    pub(super) item: &'a Item,
    /// Whether the puzzle or its answer is shown.
    pub(super) shown: Shown,
}

/// The shown side of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shown {
    /// The puzzle.
    Puzzle,
    /// The first answer, or a note that there is none.
    Answer,
}

/// The part of the document to which a page belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The cover: a first page with only title, author and date, so that the later pages face each other.
    Cover,
    /// Puzzles, each followed by its answer if the user chose that.
    Puzzles,
    /// The answers of the previous page.
    Facing,
    /// Small answers at the end.
    Answers,
}

/// A page.
#[derive(Clone, Debug)]
pub(super) struct Page<'a> {
    /// Index of the page, from 0.
    pub(super) number: usize,
    /// Whether the page is the first of its part.
    pub(super) begins: bool,
    /// The part of the document.
    pub(super) part: Part,
    /// Number of places on the page.
    pub(super) places: PerPage,
    /// The boards in these places, row by row.
    pub(super) boards: Vec<Board<'a>>,
}

/// A puzzle or its answer, by the index of the puzzle, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Block {
    /// The puzzle.
    Puzzle(usize),
    /// Its answer.
    Answer(usize),
}

/// The content of a page by numbers alone, before the booklet fills it.
#[derive(Clone, Debug)]
pub(super) struct Leaf {
    /// The part of the document.
    pub(super) part: Part,
    /// Whether the page is the first of its part.
    pub(super) begins: bool,
    /// The content of the page, row by row.
    pub(super) blocks: Vec<Block>,
}

/// Number of blocks that fit on a page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    /// On a page of puzzles.
    pub(super) on_a_page: usize,
    /// On a page of small answers at the end.
    pub(super) at_the_end: usize,
}

/// The pages of `items` puzzles, in reading order.
pub(super) fn leaves(items: usize, placing: Placing, room: Room) -> Vec<Leaf> {
    let puzzles: Vec<Block> = (0..items).map(Block::Puzzle).collect();
    let answers: Vec<Block> = (0..items).map(Block::Answer).collect();
    let mut leaves = match placing {
        Placing::Nowhere => filled(Part::Puzzles, &puzzles, room.on_a_page),
        Placing::AfterEach => {
            let both =
                puzzles.into_iter().zip(answers).flat_map(|(puzzle, answer)| [puzzle, answer]);
            filled(Part::Puzzles, &both.collect::<Vec<_>>(), room.on_a_page)
        }
        Placing::Facing => facing(&puzzles, &answers, room.on_a_page),
        Placing::AtEnd | Placing::AtEndUpsideDown => {
            let mut leaves = filled(Part::Puzzles, &puzzles, room.on_a_page);
            leaves.extend(filled(Part::Answers, &answers, room.at_the_end));
            leaves
        }
    };
    mark_beginnings(&mut leaves);
    leaves
}

/// The pages of one part. Each page is full before the next begins.
fn filled(part: Part, blocks: &[Block], room: usize) -> Vec<Leaf> {
    let leaf = |blocks: &[Block]| Leaf { part, begins: false, blocks: blocks.to_vec() };
    blocks.chunks(room).map(leaf).collect()
}

/// A cover, then each page of puzzles followed by a page of their answers.
fn facing(puzzles: &[Block], answers: &[Block], room: usize) -> Vec<Leaf> {
    let cover = Leaf { part: Part::Cover, begins: false, blocks: Vec::new() };
    let left = filled(Part::Puzzles, puzzles, room);
    let right = filled(Part::Facing, answers, room);
    let spreads = left.into_iter().zip(right).flat_map(|(left, right)| [left, right]);
    iter::once(cover).chain(spreads).collect()
}

fn mark_beginnings(leaves: &mut [Leaf]) {
    let mut before = None;
    for leaf in leaves {
        leaf.begins = before.replace(leaf.part) != Some(leaf.part);
    }
}

/// Returns the pages for the answers of `puzzles` puzzles at the end.
pub(super) fn answers_at_the_end(items: usize, room: Room) -> Vec<Leaf> {
    let answers: Vec<Block> = (0..items).map(Block::Answer).collect();
    let mut leaves = filled(Part::Answers, &answers, room.at_the_end);
    mark_beginnings(&mut leaves);
    leaves
}

/// Returns the number of answers per page at the end, for this number of answers. Answers are small, but only as small as
/// necessary.
pub(super) fn small(answers: usize) -> PerPage {
    let smallest = [PerPage::Six, PerPage::Nine].into_iter().find(|page| page.count() >= answers);
    smallest.unwrap_or(PerPage::Twelve)
}
