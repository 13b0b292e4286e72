//! Measures and draws the puzzles and answers of each page, as [`plans`] planned them.

use super::board::{self, BoardFrame, Pens, count};
use super::caption::{self, Caption};
use super::element::{Page, PageElement};
use super::format::{Area, Format};
use super::heading::{Head, Heads};
use super::plans::{PageHeading, PagePlan, Tiling, plans};
use super::wording::Wording;
use crate::print::sequence::BoardRef;
use crate::print::{AnswerPlacement, Booklet, BookletPuzzle, Choices};

/// Minimum width of a cell of a small answer in points, if the paper allows it.
const SMALLEST_CELL: f32 = 9.0;

/// Everything needed to draw the pages.
#[derive(Clone, Copy)]
pub(super) struct Blocks<'a> {
    pub(super) booklet: &'a Booklet,
    pub(super) choices: Choices,
    pub(super) wording: &'a Wording,
    pub(super) format: Format,
    pub(super) pens: Pens,
}

/// The pages in reading order. Each page is drawn when it is asked for, because all pages of a long list would fill
/// the memory.
pub(super) struct Pages<'a> {
    blocks: Blocks<'a>,
    heads: [Head; 5],
    plans: Vec<PagePlan>,
}

impl<'a> Blocks<'a> {
    /// The pages in reading order.
    pub(super) fn pages(self) -> Pages<'a> {
        let heads = self.heads().all();
        let tiling = Tiling::of(self.choices.per_page);
        let small = self.small_tiling(&heads);
        let plans = plans(self.items().len(), tiling, self.choices.answers, small);
        Pages { blocks: self, heads, plans }
    }

    fn items(&self) -> &'a [BookletPuzzle] {
        &self.booklet.items
    }

    fn heads(&self) -> Heads<'a> {
        Heads { wording: self.wording, format: self.format, pens: self.pens }
    }

    fn page(&self, heads: &[Head; 5], plan: &PagePlan, number: Option<usize>) -> Page {
        // Boards on later pages are as large as on the first page of their kind.
        let tallest = match plan.heading {
            PageHeading::RunningTitle if self.choices.answers != AnswerPlacement::Facing => {
                PageHeading::Title
            }
            PageHeading::RunningAnswers if self.choices.answers != AnswerPlacement::Facing => {
                PageHeading::Answers
            }
            heading => heading,
        };
        let area = self.format.body().below(heads[tallest as usize].height);
        let squares = squares(area, plan.tiling);
        let mut elements = heads[plan.heading as usize].elements.clone();
        for (&block, square) in plan.blocks.iter().zip(squares) {
            elements.extend(self.block(block, square));
        }
        let Format { width, height, .. } = self.format;
        if plan.turned {
            elements = elements.into_iter().map(|element| element.turned(width, height)).collect();
        }
        let number = number.filter(|_| plan.heading != PageHeading::Cover);
        elements.extend(number.map(|number| self.heads().page_number(number)));
        Page { width, height, elements }
    }

    fn block(&self, block: BoardRef, square: BoardFrame) -> Vec<PageElement> {
        let mut elements = self.caption(block).set(square, self.pens);
        elements.extend(match block {
            BoardRef::Puzzle(item) => {
                board::puzzle(&self.items()[item], self.choices.small_digits, square, self.pens)
            }
            BoardRef::Answer(item) => self.answer(&self.items()[item], square),
        });
        elements
    }

    fn caption(&self, block: BoardRef) -> Caption<'a> {
        match block {
            BoardRef::Puzzle(item) => {
                let puzzle = &self.wording.puzzles[item];
                Caption { name: &puzzle.names.puzzle, author: &puzzle.author, aside: &puzzle.level }
            }
            BoardRef::Answer(item) => {
                let puzzle = &self.wording.puzzles[item];
                let name = match self.choices.answers {
                    AnswerPlacement::AfterEach => &puzzle.names.answer,
                    _ => &puzzle.names.under_answers,
                };
                Caption { name, ..Caption::default() }
            }
        }
    }

    fn answer(&self, item: &BookletPuzzle, square: BoardFrame) -> Vec<PageElement> {
        if let Some(answer) = &item.answer {
            return board::answer(&item.givens, answer, square, self.pens);
        }
        let BoardFrame { left, top, side } = square;
        let mut elements = board::frame(square);
        let area = Area { left, top, width: side, height: side };
        elements.extend(self.heads().message(&self.wording.no_answer, area));
        elements
    }

    /// The tiling of small answers: the fewest columns that put all answers on one page, as long as the digits
    /// remain legible.
    fn small_tiling(&self, heads: &[Head; 5]) -> Tiling {
        let area = self.format.body().below(heads[PageHeading::Answers as usize].height);
        let sides = self.items().iter().map(|item| item.layout().columns());
        let cells = count(sides.max().unwrap_or(1));
        let legible = |columns: &usize| column_width(area, *columns) / cells >= SMALLEST_CELL;
        let most = (2..=4).rev().find(legible).unwrap_or(1);
        if self.items().len() == 1 && most > 1 {
            return Tiling { columns: 1, rows: 3 };
        }
        let tilings = (2..most).map(|columns| small_rows(area, columns));
        let fitting = tilings.into_iter().find(|tiling| tiling.count() >= self.items().len());
        fitting.unwrap_or_else(|| small_rows(area, most))
    }
}

impl Pages<'_> {
    pub(super) fn count(&self) -> usize {
        self.plans.len()
    }

    /// The page at `index`, from 0. Returns `None` after the last page.
    pub(super) fn page(&self, index: usize) -> Option<Page> {
        let number = (self.count() > 1).then_some(index + 1);
        let plan = self.plans.get(index)?;
        Some(self.blocks.page(&self.heads, plan, number))
    }
}

/// The tiling with as many rows of small answers as fit.
fn small_rows(area: Area, columns: usize) -> Tiling {
    let side = column_width(area, columns);
    let needed = side + caption::height(side) + row_gap(columns);
    let fit = |rows: &usize| count(*rows) * needed <= area.height + row_gap(columns);
    let rows = (1..=12).take_while(fit).last().unwrap_or(1);
    Tiling { columns, rows }
}

/// Space between columns.
fn gutter(columns: usize) -> f32 {
    if columns > 2 { 18.0 } else { 26.0 }
}

/// Space between rows.
fn row_gap(rows: usize) -> f32 {
    if rows > 2 { 10.0 } else { 14.0 }
}

fn column_width(area: Area, columns: usize) -> f32 {
    (area.width - gutter(columns) * count(columns - 1)) / count(columns)
}

/// The places of the boards in an area, row by row. Boards are as large as possible, with room for a caption above
/// each.
fn squares(area: Area, tiling: Tiling) -> Vec<BoardFrame> {
    let Tiling { columns, rows } = tiling;
    let width = column_width(area, columns);
    let pitch = (area.height + row_gap(rows)) / count(rows);
    let above = caption::height(width.min(pitch));
    let side = width.min(pitch - row_gap(rows) - above);
    // Spare height goes above and between the rows. Beyond a pleasant distance, the rest stays below them.
    let spare = pitch - row_gap(rows) - above - side;
    let lead = (0.5 * spare).min(0.1 * side);
    let step = above + side + row_gap(rows) + spare.min(0.2 * side);
    let place = |index: usize| BoardFrame {
        left: area.left + count(index % columns) * (width + gutter(columns)) + (width - side) / 2.0,
        top: area.top + lead + above + count(index / columns) * step,
        side,
    };
    (0..tiling.count()).map(place).collect()
}
