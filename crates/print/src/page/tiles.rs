//! A board that is spread over several sheets, to be cut at marks and glued together.
//!
//! Each sheet holds a rectangle of cells. Beyond it, to the right and below, it repeats some cells of the sheets that
//! follow. The next sheet is cut at its left and upper marks and glued over these cells.

use super::board::{BoardFrame, count};
use super::element::{Anchor, Area, Fill, PageElement, PagePoint, Stroke, Text};
use super::setting::on_one_line;
use crate::PrintInks;
use crate::font::Weight;
use nonet_engine::Layout;

/// The most sheets of one board.
const MOST_SHEETS: usize = 100;

/// The least width of the strip that is glued over: 8 mm.
const STRIP: f32 = 22.7;

/// Space around the cells for marks.
const MARKS: f32 = 13.0;

/// Height of the foot with the map of the sheets.
const FOOT: f32 = 34.0;

/// Type size of the foot.
const SMALL_TYPE: f32 = 8.0;

/// How a board is spread over sheets.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct TilePlan {
    /// Sheets side by side.
    pub(super) across: usize,
    /// Sheets one below the other.
    pub(super) down: usize,
    /// The side of a cell in points.
    step: f32,
    /// The columns and rows of a sheet, without those that are glued over.
    columns: usize,
    rows: usize,
    /// The number of columns and rows that are glued over.
    overlap: usize,
}

/// The cells of one sheet: the first, and the first that is not on it, with and without those that are glued over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SheetCells {
    start: usize,
    own_end: usize,
    end: usize,
}

impl TilePlan {
    /// The fewest sheets on which the cells are `least` wide. `area` is the area of a sheet without heading and caption.
    pub(super) fn of(layout: &Layout, area: Area, least: f32) -> Self {
        let area = cells_area(area);
        let of_sheets = |sheets: usize| {
            let shapes = (1..=sheets).filter(move |across| sheets.is_multiple_of(*across));
            let plans =
                shapes.map(|across| Self::of_shape(layout, area, (across, sheets / across)));
            plans.max_by(|one, other| one.step.total_cmp(&other.step))
        };
        let mut best = Self::of_shape(layout, area, (1, 1));
        for plan in (1..=MOST_SHEETS).filter_map(of_sheets) {
            if plan.step > best.step {
                best = plan;
            }
            if best.step >= least {
                break;
            }
        }
        best
    }

    /// The plan with these numbers of sheets side by side and one below the other.
    fn of_shape(layout: &Layout, area: Area, (across, down): (usize, usize)) -> Self {
        let columns = layout.columns().div_ceil(across);
        let rows = layout.rows().div_ceil(down);
        let fit = |overlap: usize| {
            let with =
                |own: usize, whole: usize| count(if own < whole { own + overlap } else { own });
            let wide = area.width / with(columns, layout.columns());
            wide.min(area.height / with(rows, layout.rows()))
        };
        // The strip is as wide as it has to be with cells that leave no room for it.
        let overlap = (1..=layout.columns().max(layout.rows()))
            .find(|&overlap| count(overlap) * fit(overlap) >= STRIP)
            .unwrap_or(1);
        Self {
            across: layout.columns().div_ceil(columns),
            down: layout.rows().div_ceil(rows),
            step: fit(overlap),
            columns,
            rows,
            overlap,
        }
    }

    /// The number of sheets.
    pub(super) fn count(self) -> usize {
        self.across * self.down
    }

    fn span(self, at: usize, own: usize, whole: usize) -> SheetCells {
        let start = at * own;
        let own_end = (start + own).min(whole);
        let end = if own_end < whole { (own_end + self.overlap).min(whole) } else { whole };
        SheetCells { start, own_end, end }
    }
}

/// The area of the cells of a sheet, within room for marks.
fn cells_area(area: Area) -> Area {
    Area { height: area.height - FOOT, ..area }.below(MARKS)
}

/// One sheet of a board.
pub(super) struct TileSheet<'a> {
    pub(super) plan: TilePlan,
    /// The index of the sheet, from 0, row by row.
    pub(super) sheet: usize,
    /// The area of the sheet without heading and caption.
    pub(super) area: Area,
    pub(super) layout: &'a Layout,
    pub(super) inks: PrintInks,
    /// How the sheets are put together.
    pub(super) glue: &'a str,
}

impl TileSheet<'_> {
    /// The frame of the whole board, of which a part lies on the sheet.
    pub(super) fn board(&self) -> BoardFrame {
        let (columns, rows) = self.spans();
        let Area { left, top, .. } = cells_area(self.area);
        let step = self.plan.step;
        BoardFrame {
            left: left - count(columns.start) * step,
            top: top - count(rows.start) * step,
            width: count(self.layout.columns()) * step,
            height: count(self.layout.rows()) * step,
        }
    }

    /// The part of the board that lies on the sheet, with the marks and the foot.
    pub(super) fn set(&self, board: Vec<PageElement>) -> Vec<PageElement> {
        let cells = self.cells();
        // Lines on the edge are drawn with their whole thickness.
        let edge = 1.5;
        let seen = Area {
            left: cells.left - edge,
            top: cells.top - edge,
            width: cells.width + 2.0 * edge,
            height: cells.height + 2.0 * edge,
        };
        let board = board.into_iter().filter_map(|element| element.within(seen));
        board.chain(self.marks()).chain(self.foot()).collect()
    }

    fn spans(&self) -> (SheetCells, SheetCells) {
        let TilePlan { across, columns, rows, .. } = self.plan;
        let (row, column) = (self.sheet / across, self.sheet % across);
        let columns = self.plan.span(column, columns, self.layout.columns());
        (columns, self.plan.span(row, rows, self.layout.rows()))
    }

    /// The rectangle of all cells on the sheet.
    fn cells(&self) -> Area {
        let (columns, rows) = self.spans();
        let length = |span: SheetCells| count(span.end - span.start) * self.plan.step;
        Area { width: length(columns), height: length(rows), ..cells_area(self.area) }
    }

    /// Short lines beyond the cells: where the sheet is cut, at the left and at the top, and where the next ones begin.
    fn marks(&self) -> Vec<PageElement> {
        let Area { left, top, width, height } = self.cells();
        let (columns, rows) = self.spans();
        let places = |span: SheetCells| {
            let cut = (span.start > 0).then_some(0.0);
            let next = (span.own_end < span.end)
                .then(|| count(span.own_end - span.start) * self.plan.step);
            cut.into_iter().chain(next)
        };
        let mut marks = Vec::new();
        let mut push = |from: PagePoint, to: PagePoint| {
            marks.push(PageElement::Line(Stroke { from, to, width: 0.5, grey: 0.0 }));
        };
        for x in places(columns).map(|at| left + at) {
            push(PagePoint { x, y: top - 11.0 }, PagePoint { x, y: top - 3.0 });
            push(PagePoint { x, y: top + height + 3.0 }, PagePoint { x, y: top + height + 11.0 });
        }
        for y in places(rows).map(|at| top + at) {
            push(PagePoint { x: left - 11.0, y }, PagePoint { x: left - 3.0, y });
            push(PagePoint { x: left + width + 3.0, y }, PagePoint { x: left + width + 11.0, y });
        }
        marks
    }

    /// The map of the sheets with this one filled, its number, and how the sheets are put together.
    fn foot(&self) -> Vec<PageElement> {
        let TilePlan { across, down, .. } = self.plan;
        let (right, bottom) = (self.area.left + self.area.width, self.area.top + self.area.height);
        let high = ((FOOT - MARKS) / count(down)).min(10.0);
        let wide = 0.75 * high;
        let corner = PagePoint { x: right - wide * count(across), y: bottom - high * count(down) };
        let at = |row: usize, column: usize| PagePoint {
            x: corner.x + count(column) * wide,
            y: corner.y + count(row) * high,
        };
        let line = |from: PagePoint, to: PagePoint| {
            PageElement::Line(Stroke { from, to, width: 0.4, grey: self.inks.grey(0.25) })
        };
        let here = at(self.sheet / across, self.sheet % across);
        let grey = self.inks.grey(0.45);
        let mut elements =
            vec![PageElement::Fill(Fill { at: here, width: wide, height: high, grey })];
        elements.extend((0..=down).map(|row| line(at(row, 0), at(row, across))));
        elements.extend((0..=across).map(|column| line(at(0, column), at(down, column))));
        let number = format!("{} / {}", self.sheet + 1, self.plan.count());
        let start = PagePoint { x: corner.x - 8.0, y: bottom - 1.0 };
        let number = self.text(number, start, Anchor::End);
        let room = number.start().x - self.area.left - 12.0;
        let glue = on_one_line(self.glue, Weight::Regular, SMALL_TYPE, room);
        let start = PagePoint { x: self.area.left, y: bottom - 1.0 };
        let glue = Text { size: glue.size, ..self.text(glue.text, start, Anchor::Start) };
        elements.extend([PageElement::Text(number), PageElement::Text(glue)]);
        elements
    }

    fn text(&self, text: String, at: PagePoint, anchor: Anchor) -> Text {
        let grey = self.inks.grey(0.25);
        Text { text, at, anchor, size: SMALL_TYPE, weight: Weight::Regular, grey, turned: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::NamedShape;

    const AREA: Area = Area { left: 30.0, top: 60.0, width: 540.0, height: 740.0 };

    fn layout(name: &str) -> std::sync::Arc<Layout> {
        NamedShape::named(name).unwrap().layout()
    }

    #[test]
    fn a_board_takes_as_few_sheets_as_it_can() {
        let sheets = |name: &str, least| {
            let plan = TilePlan::of(&layout(name), AREA, least);
            (plan.across, plan.down)
        };
        assert_eq!(sheets("9x9", 5.0), (1, 1));
        assert_eq!(sheets("100x100", 7.5), (2, 2));
        assert_eq!(sheets("100x100", 12.0), (3, 2));
    }

    #[test]
    fn sheets_overlap_and_cover_the_board() {
        for name in ["100x100", "81x81", "samurai", "9x9", "4x4"] {
            let layout = layout(name);
            for least in [1.0, 9.0, 30.0, 200.0, 1000.0] {
                let plan = TilePlan::of(&layout, AREA, least);
                let mut next = 0;
                for at in 0..plan.across {
                    let span = plan.span(at, plan.columns, layout.columns());
                    assert_eq!(span.start, next, "{name} {least}");
                    let strip = count(span.end - span.own_end) * plan.step;
                    let is_last = at + 1 == plan.across;
                    assert!(is_last || strip >= STRIP - 0.01 || span.end == layout.columns());
                    let width = count(span.end - span.start) * plan.step;
                    assert!(width <= AREA.width + 0.01, "{name} {least} {width}");
                    next = span.own_end;
                }
                assert_eq!(next, layout.columns());
            }
        }
    }
}
