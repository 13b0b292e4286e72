//! On which page each puzzle and each answer stands, in reading order.

use super::{Booklet, Choices, Item, PerPage, Placing};

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

/// The pages in reading order.
pub(super) fn pages(booklet: &Booklet, choices: Choices) -> Vec<Page<'_>> {
    let per_page = choices.per_page;
    let puzzles = all(booklet, &[Shown::Puzzle]);
    let unnumbered = match choices.answers {
        Placing::Nowhere => filled(Part::Puzzles, per_page, &puzzles),
        Placing::AfterEach => {
            let both = all(booklet, &[Shown::Puzzle, Shown::Answer]);
            filled(Part::Puzzles, per_page, &both)
        }
        Placing::Facing => facing(booklet, per_page),
        Placing::AtEnd | Placing::AtEndUpsideDown => {
            let answers = all(booklet, &[Shown::Answer]);
            let answers = filled(Part::Answers, small(answers.len()), &answers);
            filled(Part::Puzzles, per_page, &puzzles).into_iter().chain(answers).collect()
        }
    };
    numbered(unnumbered)
}

/// How many of so many answers stand on a page at the end: they are small, but no smaller than they have to be.
fn small(answers: usize) -> PerPage {
    let smallest = [PerPage::Six, PerPage::Nine].into_iter().find(|page| page.count() >= answers);
    smallest.unwrap_or(PerPage::Twelve)
}

fn all<'a>(booklet: &'a Booklet, sides: &[Shown]) -> Vec<Board<'a>> {
    let items = booklet.items.iter().enumerate();
    items
        .flat_map(|(place, item)| sides.iter().map(move |&shown| Board { place, item, shown }))
        .collect()
}

/// Pages of one part, each filled before the next is begun.
fn filled<'a>(part: Part, places: PerPage, boards: &[Board<'a>]) -> Vec<Page<'a>> {
    let page = |boards: &[Board<'a>]| Page {
        number: 0,
        begins: false,
        part,
        places,
        boards: boards.to_vec(),
    };
    boards.chunks(places.count()).map(page).collect()
}

/// A cover, and then for each page of puzzles one of their answers.
fn facing(booklet: &Booklet, per_page: PerPage) -> Vec<Page<'_>> {
    let puzzles = filled(Part::Puzzles, per_page, &all(booklet, &[Shown::Puzzle]));
    let answers = filled(Part::Facing, per_page, &all(booklet, &[Shown::Answer]));
    let cover =
        Page { number: 0, begins: true, part: Part::Cover, places: per_page, boards: Vec::new() };
    let spreads = puzzles.into_iter().zip(answers).flat_map(|(left, right)| [left, right]);
    std::iter::once(cover).chain(spreads).collect()
}

fn numbered(mut pages: Vec<Page<'_>>) -> Vec<Page<'_>> {
    let mut before = None;
    for (number, page) in pages.iter_mut().enumerate() {
        page.number = number;
        page.begins = before.replace(page.part) != Some(page.part);
    }
    pages
}
