//! Measures and draws the puzzles and answers of each page, as [`plans`] planned them.

use std::sync::Arc;

use super::board::{self, BoardFrame, count, digit_size, small_digit_size};
use super::caption::{self, Caption};
use super::element::{Area, Page, PageElement};
use super::format::Format;
use super::heading::{Head, Heads};
use super::plans::{BoardPlan, PageHeading, PagePlan, Tiling, plans};
use super::tiles::{TilePlan, TileSheet};
use super::wording::Wording;
use crate::look::has_labels;
use crate::sequence::BoardRef;
use crate::small_digits::has_small_digits;
use crate::{
    AnswerPlacement, Booklet, BookletPuzzle, Choices, PerPage, PrintInks, SmallDigits, Tiles,
};
use nonet_engine::Layout;

/// Minimum width of a cell of a small answer in points, if the paper allows it.
const SMALLEST_CELL: f32 = 9.0;

/// Minimum font size of digits, and of small digits, in points, if the paper allows it.
const SMALLEST_DIGIT: f32 = 4.8;
const SMALLEST_SMALL_DIGIT: f32 = 2.4;

/// How much larger a poster is than the board on one sheet.
const POSTER: f32 = 1.4;

/// What happens to boards whose digits would be too small to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scaling {
    /// Fewer of them stand on a page, and a large one is spread over several sheets.
    Legible,
    /// Nothing: a picture can be enlarged.
    AsChosen,
}

/// Everything needed to draw the pages.
#[derive(Clone, Copy)]
pub(super) struct Blocks<'a> {
    pub(super) booklet: &'a Booklet,
    pub(super) choices: Choices,
    pub(super) wording: &'a Wording,
    pub(super) format: Format,
    pub(super) inks: PrintInks,
    pub(super) scaling: Scaling,
}

/// What boards have in common that have the same plan.
#[derive(Clone, Copy, PartialEq)]
struct PlannedKind<'a> {
    layout: &'a Arc<Layout>,
    /// Whether cells have labels, so that small digits are smaller.
    has_labels: bool,
    rules: &'a str,
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
        let of_boards = self.board_plans(&heads);
        let plans = plans(self.items().len(), self.choices.answers, &|item| of_boards[item]);
        Pages { blocks: self, heads, plans }
    }

    fn items(&self) -> &'a [BookletPuzzle] {
        &self.booklet.items
    }

    fn heads(&self) -> Heads<'a> {
        Heads { wording: self.wording, format: self.format, inks: self.inks }
    }

    /// The plans of all boards. Boards of one layout with the same rules have one plan, if all or none of them have labels in their
    /// cells.
    fn board_plans(&self, heads: &[Head; 5]) -> Vec<BoardPlan> {
        let mut last: Option<(PlannedKind<'a>, BoardPlan)> = None;
        let plan = |(index, item): (usize, &'a BookletPuzzle)| {
            let rules = self.wording.puzzles[index].rules.as_str();
            let has_labels = has_labels(&item.rules);
            let kind = PlannedKind { layout: item.layout(), has_labels, rules };
            match last {
                Some((known, plan)) if known == kind => plan,
                _ => {
                    let plan = self.board_plan(heads, kind);
                    last = Some((kind, plan));
                    plan
                }
            }
        };
        self.items().iter().enumerate().map(plan).collect()
    }

    fn board_plan(&self, heads: &[Head; 5], kind: PlannedKind<'_>) -> BoardPlan {
        let PlannedKind { layout, has_labels, rules } = kind;
        let at_the_end = self.small_tiling(heads, layout);
        let chosen = Tiling::of(self.choices.per_page);
        if self.scaling == Scaling::AsChosen {
            return BoardPlan { on_a_page: chosen, at_the_end, tiles: None };
        }
        let area = self.format.body().below(heads[PageHeading::Title as usize].height);
        let step = |tiling: Tiling| {
            let place = places(area, tiling, &[rules])[0];
            place.holding(layout).width / count(layout.columns())
        };
        let least = self.least_step(layout, has_labels);
        let fewer = PerPage::ALL.into_iter().rev().filter(|it| *it <= self.choices.per_page);
        let legible = fewer.map(Tiling::of).find(|&tiling| step(tiling) >= least);
        let single = Tiling::of(PerPage::One);
        let least = match (self.choices.tiles, legible) {
            (Tiles::Always, _) => Some(least.max(POSTER * step(single))),
            (Tiles::IfSmall, None) => Some(least),
            (Tiles::IfSmall, Some(_)) | (Tiles::Never, _) => None,
        };
        let tiles = least.filter(|_| !self.choices.folded).map(|least| {
            let answers = heads[PageHeading::Answers as usize].height;
            let area =
                self.format.body().below(heads[PageHeading::Title as usize].height.max(answers));
            TilePlan::of(layout, area.below(above(area.width, area.width, &[rules])), least)
        });
        let tiles = tiles.filter(|tiles| tiles.count() > 1);
        BoardPlan { on_a_page: legible.unwrap_or(single), at_the_end, tiles }
    }

    /// The smallest side of a cell whose digits can be read.
    fn least_step(&self, layout: &Layout, has_labels: bool) -> f32 {
        let least = SMALLEST_DIGIT / digit_size(layout.digit_count());
        if self.choices.small_digits == SmallDigits::None || !has_small_digits(layout) {
            return least;
        }
        least.max(SMALLEST_SMALL_DIGIT / small_digit_size(layout, has_labels))
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
        let mut area = self.format.body().below(heads[tallest as usize].height);
        let mut elements = heads[plan.heading as usize].elements.clone();
        if let (Some((tiles, sheet)), &[block]) = (plan.tiles, &plan.blocks[..]) {
            // The area for which the sheets were planned.
            let [title, answers] = [PageHeading::Title, PageHeading::Answers];
            let height = heads[title as usize].height.max(heads[answers as usize].height);
            area = self.format.body().below(height);
            elements.extend(self.sheet(block, (tiles, sheet), area));
        } else {
            let rules: Vec<&str> = plan.blocks.iter().map(|&block| self.rules(block)).collect();
            for (&block, place) in plan.blocks.iter().zip(places(area, plan.tiling, &rules)) {
                elements.extend(self.block(block, place));
            }
        }
        let Format { width, height, .. } = self.format;
        if plan.turned {
            elements = elements.into_iter().map(|element| element.turned(width, height)).collect();
        }
        let number = number.filter(|_| plan.heading != PageHeading::Cover);
        elements.extend(number.map(|number| self.heads().page_number(number)));
        Page { width, height, elements }
    }

    /// A board in its place.
    fn block(&self, block: BoardRef, place: BoardFrame) -> Vec<PageElement> {
        let frame = place.holding(self.items()[block.item()].layout());
        // A narrow board has a caption as wide as its place, and so have rules, for whose lines the place was measured.
        let has_rules = !self.rules(block).is_empty();
        let line = if has_rules || frame.width < 0.6 * place.width { place } else { frame };
        let mut elements = self.caption(block).set(line, place.side(), self.inks);
        elements.extend(self.board(block, frame));
        elements
    }

    /// One sheet of a board that is spread over several.
    fn sheet(
        &self,
        block: BoardRef,
        (plan, sheet): (TilePlan, usize),
        area: Area,
    ) -> Vec<PageElement> {
        let item = &self.items()[block.item()];
        let above = above(area.width, area.width, &[&self.wording.puzzles[block.item()].rules]);
        let caption =
            BoardFrame { left: area.left, top: area.top + above, width: area.width, height: 0.0 };
        let mut elements = self.caption(block).set(caption, area.width, self.inks);
        let area = area.below(above);
        if let (BoardRef::Answer(_), None) = (block, &item.answer) {
            elements.extend(self.heads().message(&self.wording.no_answer, area));
            return elements;
        }
        let (layout, glue) = (&**item.layout(), self.wording.glue.as_str());
        let sheet = TileSheet { plan, sheet, area, layout, inks: self.inks, glue };
        elements.extend(sheet.set(self.board(block, sheet.board())));
        elements
    }

    fn board(&self, block: BoardRef, frame: BoardFrame) -> Vec<PageElement> {
        let item = &self.items()[block.item()];
        match block {
            BoardRef::Puzzle(_) => board::puzzle(item, self.choices.small_digits, frame, self.inks),
            BoardRef::Answer(_) => self.answer(item, frame),
        }
    }

    /// The rules below the name of a board.
    fn rules(&self, block: BoardRef) -> &'a str {
        match block {
            BoardRef::Puzzle(item) => &self.wording.puzzles[item].rules,
            BoardRef::Answer(_) => "",
        }
    }

    fn caption(&self, block: BoardRef) -> Caption<'a> {
        match block {
            BoardRef::Puzzle(item) => {
                let puzzle = &self.wording.puzzles[item];
                Caption {
                    name: &puzzle.names.puzzle,
                    author: &puzzle.author,
                    aside: &puzzle.level,
                    rules: &puzzle.rules,
                }
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

    fn answer(&self, item: &BookletPuzzle, frame: BoardFrame) -> Vec<PageElement> {
        if let Some(answer) = &item.answer {
            return board::answer(item, answer, frame, self.inks);
        }
        let mut elements = board::frame(frame);
        elements.extend(self.heads().message(&self.wording.no_answer, frame.area()));
        elements
    }

    /// The tiling of small answers: the fewest columns that put all answers on one page, as long as the digits
    /// remain legible.
    fn small_tiling(&self, heads: &[Head; 5], layout: &Layout) -> Tiling {
        let area = self.format.body().below(heads[PageHeading::Answers as usize].height);
        let cells = count(layout.columns().max(layout.rows()));
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

/// The height of captions with these rules, for boards of `side` points and lines of `width` points.
fn above(side: f32, width: f32, rules: &[&str]) -> f32 {
    let heights = rules.iter().map(|rules| caption::rules_height(rules, side, width));
    caption::height(side) + heights.fold(0.0, f32::max)
}

/// The side of the largest board that has room below its rules, and the height of the rules. A smaller board has shorter lines with
/// rules, so that more of them take room from the board: the first side that fits, from `most` down, is looked for.
fn beside_rules(most: f32, room: f32, rules: &[&str]) -> (f32, f32) {
    let height = |side: f32| {
        let heights = rules.iter().map(|rules| caption::rules_height(rules, side, side));
        heights.fold(0.0, f32::max)
    };
    let mut side = most;
    loop {
        let of_rules = height(side);
        if side + of_rules <= room {
            return (side, of_rules);
        }
        side = (room - of_rules).min(0.98 * side);
    }
}

/// The places of the boards in an area, row by row. Boards are as large as possible, with room for a caption with any
/// of these rules above each.
fn places(area: Area, tiling: Tiling, rules: &[&str]) -> Vec<BoardFrame> {
    let Tiling { columns, rows } = tiling;
    let width = column_width(area, columns);
    let pitch = (area.height + row_gap(rows)) / count(rows);
    let room = pitch - row_gap(rows) - caption::height(width.min(pitch));
    let (side, of_rules) = beside_rules(width.min(room), room, rules);
    let above = caption::height(width.min(pitch)) + of_rules;
    // Spare height goes above and between the rows. Beyond a pleasant distance, the rest stays below them.
    let spare = pitch - row_gap(rows) - above - side;
    let lead = (0.5 * spare).min(0.1 * side);
    let step = above + side + row_gap(rows) + spare.min(0.2 * side);
    let place = |index: usize| {
        let left = area.left + count(index % columns) * (width + gutter(columns));
        let top = area.top + lead + above + count(index / columns) * step;
        BoardFrame::square(left + (width - side) / 2.0, top, side)
    };
    (0..tiling.count()).map(place).collect()
}
