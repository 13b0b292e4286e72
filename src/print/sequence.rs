//! On which page each puzzle and each answer stands, in reading order.

use std::iter;

use super::{Item, PerPage, Placing};

/// Something that fills a place on a page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board<'a> {
    /// Which puzzle it belongs to, from 0.
    pub(super) place: usize,
    /// That puzzle.
    pub(super) item: &'a Item,
    /// Whether it is the puzzle itself or its answer.
    pub(super) shown: Shown,
}

/// Which side of a puzzle is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shown {
    /// The puzzle.
    Puzzle,
    /// Its first answer, or that it has none.
    Answer,
}

/// What a page holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The first page, with nothing but what is said about the whole, so that those behind it face each other.
    Cover,
    /// Puzzles, with the answer after each where that was chosen.
    Puzzles,
    /// The answers of the page before.
    Facing,
    /// Answers at the end, small.
    Answers,
}

/// A page.
#[derive(Clone, Debug)]
pub(super) struct Page<'a> {
    /// Its number, from 0.
    pub(super) number: usize,
    /// Whether it is the first of its part.
    pub(super) begins: bool,
    /// What it holds.
    pub(super) part: Part,
    /// How many places it has.
    pub(super) places: PerPage,
    /// What stands in them, row by row.
    pub(super) boards: Vec<Board<'a>>,
}

/// A puzzle or its answer, by the place of the puzzle, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Block {
    /// The puzzle.
    Puzzle(usize),
    /// Its answer.
    Answer(usize),
}

/// What a page holds, before anything is known of how it is filled.
#[derive(Clone, Debug)]
pub(super) struct Leaf {
    /// What it holds.
    pub(super) part: Part,
    /// Whether it is the first of its part.
    pub(super) begins: bool,
    /// What stands on it, row by row.
    pub(super) blocks: Vec<Block>,
}

/// How many blocks a page holds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    /// Among the puzzles.
    pub(super) on_a_page: usize,
    /// Among the small answers at the end.
    pub(super) at_the_end: usize,
}

/// The pages of so many puzzles, in reading order.
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

/// Pages of one part, each filled before the next is begun.
fn filled(part: Part, blocks: &[Block], room: usize) -> Vec<Leaf> {
    let leaf = |blocks: &[Block]| Leaf { part, begins: false, blocks: blocks.to_vec() };
    blocks.chunks(room).map(leaf).collect()
}

/// A cover, and then for each page of puzzles one of their answers.
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

/// The pages of the answers of so many puzzles at the end.
pub(super) fn answers_at_the_end(items: usize, room: Room) -> Vec<Leaf> {
    let answers: Vec<Block> = (0..items).map(Block::Answer).collect();
    let mut leaves = filled(Part::Answers, &answers, room.at_the_end);
    mark_beginnings(&mut leaves);
    leaves
}

/// How many of so many answers stand on a page at the end: they are small, but no smaller than they have to be.
pub(super) fn small(answers: usize) -> PerPage {
    let smallest = [PerPage::Six, PerPage::Nine].into_iter().find(|page| page.count() >= answers);
    smallest.unwrap_or(PerPage::Twelve)
}
