//! Assigns puzzles and answers to pages, in reading order, for every medium.

use std::iter;

use super::{AnswerPlacement, BookletPuzzle, PerPage};

/// A puzzle or an answer in its place on a page.
#[derive(Clone, Copy, Debug)]
pub(super) struct PrintedBoard<'a> {
    /// Index of the puzzle, from 0.
    pub(super) place: usize,
    /// The puzzle.
    pub(super) item: &'a BookletPuzzle,
    /// Whether the puzzle or its answer is shown.
    pub(super) shown: BoardSide,
}

/// The shown side of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardSide {
    /// The puzzle.
    Puzzle,
    /// The first answer, or a note that there is none.
    Answer,
}

/// The part of the document to which a page belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BookletPart {
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
pub(super) struct BookletPage<'a> {
    /// Index of the page, from 0.
    pub(super) number: usize,
    /// Whether the page is the first of its part.
    pub(super) begins: bool,
    /// The part of the document.
    pub(super) part: BookletPart,
    /// Number of places on the page. Fewer than the user chose if the boards are large.
    pub(super) places: PerPage,
    /// The boards in these places, row by row.
    pub(super) boards: Vec<PrintedBoard<'a>>,
}

/// A puzzle or its answer, by the index of the puzzle, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardRef {
    /// The puzzle.
    Puzzle(usize),
    /// Its answer.
    Answer(usize),
}

/// The content of a page by numbers alone, before the booklet fills it.
#[derive(Clone, Debug)]
pub(super) struct PageOutline {
    /// The part of the document.
    pub(super) part: BookletPart,
    /// Whether the page is the first of its part.
    pub(super) begins: bool,
    /// The content of the page, row by row.
    pub(super) blocks: Vec<BoardRef>,
    /// The index of the sheet, from 0, if the only block takes several sheets.
    pub(super) sheet: usize,
}

/// The share of the paper that a board takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Share {
    /// One of this number of places on a page.
    Place(usize),
    /// This number of sheets, to be glued together.
    Sheets(usize),
}

/// The shares of boards.
#[derive(Clone, Copy)]
pub(super) struct BoardShares<'a> {
    /// On pages of puzzles.
    pub(super) on_a_page: &'a dyn Fn(BoardRef) -> Share,
    /// On pages of small answers at the end.
    pub(super) at_the_end: &'a dyn Fn(BoardRef) -> Share,
}

impl BoardRef {
    /// The index of the puzzle, from 0.
    pub(super) fn item(self) -> usize {
        match self {
            Self::Puzzle(item) | Self::Answer(item) => item,
        }
    }
}

/// The pages of `items` puzzles, in reading order.
pub(super) fn outlines(
    items: usize,
    placing: AnswerPlacement,
    room: BoardShares<'_>,
) -> Vec<PageOutline> {
    let puzzles: Vec<BoardRef> = (0..items).map(BoardRef::Puzzle).collect();
    let answers: Vec<BoardRef> = (0..items).map(BoardRef::Answer).collect();
    let mut outlines = match placing {
        AnswerPlacement::Nowhere => filled(BookletPart::Puzzles, &puzzles, room.on_a_page),
        AnswerPlacement::AfterEach => {
            let both =
                puzzles.into_iter().zip(answers).flat_map(|(puzzle, answer)| [puzzle, answer]);
            filled(BookletPart::Puzzles, &both.collect::<Vec<_>>(), room.on_a_page)
        }
        AnswerPlacement::Facing => facing(&puzzles, &answers, room.on_a_page),
        AnswerPlacement::AtEnd | AnswerPlacement::AtEndUpsideDown => {
            let mut outlines = filled(BookletPart::Puzzles, &puzzles, room.on_a_page);
            outlines.extend(filled(BookletPart::Answers, &answers, room.at_the_end));
            outlines
        }
    };
    mark_beginnings(&mut outlines);
    outlines
}

/// The pages of one part. Each page is full before the next begins, but boards with different shares never share a
/// page.
fn filled(
    part: BookletPart,
    blocks: &[BoardRef],
    share: &dyn Fn(BoardRef) -> Share,
) -> Vec<PageOutline> {
    let outline = |blocks: &[BoardRef], sheet| PageOutline {
        part,
        begins: false,
        blocks: blocks.to_vec(),
        sheet,
    };
    let mut outlines = Vec::new();
    for alike in blocks.chunk_by(|&one, &other| share(one) == share(other)) {
        match share(alike[0]) {
            Share::Place(room) => {
                outlines.extend(alike.chunks(room.max(1)).map(|blocks| outline(blocks, 0)));
            }
            Share::Sheets(sheets) => {
                let sheets_of = |block: BoardRef| (0..sheets).map(move |sheet| (block, sheet));
                let sheets = alike.iter().copied().flat_map(sheets_of);
                outlines.extend(sheets.map(|(block, sheet)| outline(&[block], sheet)));
            }
        }
    }
    outlines
}

/// A cover, then each page of puzzles followed by a page of their answers.
fn facing(
    puzzles: &[BoardRef],
    answers: &[BoardRef],
    share: &dyn Fn(BoardRef) -> Share,
) -> Vec<PageOutline> {
    let cover =
        PageOutline { part: BookletPart::Cover, begins: false, blocks: Vec::new(), sheet: 0 };
    let left = filled(BookletPart::Puzzles, puzzles, share);
    let right = filled(BookletPart::Facing, answers, share);
    let spreads = left.into_iter().zip(right).flat_map(|(left, right)| [left, right]);
    iter::once(cover).chain(spreads).collect()
}

fn mark_beginnings(outlines: &mut [PageOutline]) {
    let mut before = None;
    for outline in outlines {
        outline.begins = before.replace(outline.part) != Some(outline.part);
    }
}

/// Returns the pages for the answers of `puzzles` puzzles at the end.
pub(super) fn answers_at_the_end(items: usize, room: BoardShares<'_>) -> Vec<PageOutline> {
    let answers: Vec<BoardRef> = (0..items).map(BoardRef::Answer).collect();
    let mut outlines = filled(BookletPart::Answers, &answers, room.at_the_end);
    mark_beginnings(&mut outlines);
    outlines
}

/// Returns the number of answers per page at the end, for this number of answers. Answers are small, but only as small as
/// necessary.
pub(super) fn small(answers: usize) -> PerPage {
    let smallest = [PerPage::Six, PerPage::Nine].into_iter().find(|page| page.count() >= answers);
    smallest.unwrap_or(PerPage::Twelve)
}
