//! The dashed outline of a house or of a cage: a closed line within the edges of its cells.

use std::collections::BTreeMap;

use super::sign::CIRCLE_RADIUS;
use nonet_engine::{Cell, Layout};

/// The outline of a house or of a cage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AreaOutline {
    /// The cells in row-major order.
    pub cells: Vec<Cell>,
    /// A number from 0 that differs from those of outlines that meet this one.
    pub depth: usize,
    /// Whether a circle lies on the upper left corner of the first cell, so that a label begins to its right.
    pub is_beside_circle: bool,
}

/// A dash of an outline, or a whole side. Its ends are distances from the left and the upper edge of the board, in cells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OutlineDash {
    /// Where it begins: x and y in cells.
    pub from: (f32, f32),
    /// Where it ends.
    pub to: (f32, f32),
}

/// The distances of outlines from the edges of their cells, by depth, as parts of a cell.
const INSETS: [f32; 4] = [0.07, 0.12, 0.17, 0.22];

/// The most outlines that lie within each other. Others lie on them.
const DEEPEST: usize = INSETS.len();

/// The most that an outline lies from the edges of its cells, so that its sides do not meet.
const DEEPEST_INSET: f32 = 0.4;

/// The length of a dash, and the way from one dash to the next, as parts of a cell.
const DASH: f32 = 0.11;
const PERIOD: f32 = 0.2;

/// The font size of a label as a part of a cell.
pub const LABEL_SIZE: f32 = 0.23;

/// The room of a label: the height of its digits, the width of each, and the gap to the dashes behind it, as parts of its font
/// size.
const LABEL_HEIGHT: f32 = 0.74;
const LABEL_DIGIT: f32 = 0.58;
const LABEL_GAP: f32 = 0.2;

/// A step by rows and columns.
type GridStep = (isize, isize);

/// Each side of a cell as the step over it, and the step along it.
const SIDES: [(GridStep, GridStep); 4] =
    [((-1, 0), (0, 1)), ((1, 0), (0, 1)), ((0, -1), (1, 0)), ((0, 1), (1, 0))];

impl AreaOutline {
    /// The dashes of the outline.
    #[must_use]
    fn dashes(&self, layout: &Layout) -> Vec<OutlineDash> {
        self.along_sides(layout, self.inset(), |ends| dashed(ends).collect())
    }

    /// The outline in whole lines, for a small picture: dashes would be too short there. It lies `least` or more from the
    /// edges of its cells and from the next outline, as a part of a cell.
    #[must_use]
    pub fn whole_lines(&self, layout: &Layout, least: f32) -> Vec<OutlineDash> {
        let inset = self.inset().max(least * float(self.depth + 1)).min(DEEPEST_INSET);
        self.along_sides(layout, inset, |ends| vec![ends])
    }

    /// The dashes of the outline, without those under its label if it has one.
    #[must_use]
    pub fn dashes_beside(&self, label: Option<&str>, layout: &Layout) -> Vec<OutlineDash> {
        let mut dashes = self.dashes(layout);
        let Some(label) = label else {
            return dashes;
        };
        let (left, baseline) = self.label_start(layout);
        let digits = float(label.chars().count());
        let right = left + (digits * LABEL_DIGIT + LABEL_GAP) * LABEL_SIZE;
        let bottom = baseline + LABEL_GAP * LABEL_SIZE;
        let is_under = |dash: &OutlineDash| {
            let (x, y) = (dash.from.0.min(dash.to.0), dash.from.1.min(dash.to.1));
            (left.floor()..right).contains(&x) && (baseline.floor()..bottom).contains(&y)
        };
        dashes.retain(|dash| !is_under(dash));
        dashes
    }

    /// Where a label begins: its left end and its baseline, in cells from the corner of the board. It lies on the line.
    #[must_use]
    pub fn label_start(&self, layout: &Layout) -> (f32, f32) {
        let first = self.cells.first().copied();
        let (row, column) = first.map_or((0, 0), |cell| (layout.row(cell), layout.column(cell)));
        let inset = self.inset() - LABEL_SIZE * LABEL_GAP / 2.0;
        let left =
            if self.is_beside_circle { CIRCLE_RADIUS + LABEL_SIZE * LABEL_GAP } else { inset };
        (float(column) + left, float(row) + inset + LABEL_HEIGHT * LABEL_SIZE)
    }

    fn inset(&self) -> f32 {
        INSETS[self.depth % INSETS.len()]
    }

    fn along_sides(
        &self,
        layout: &Layout,
        inset: f32,
        split: impl Fn((f32, f32)) -> Vec<(f32, f32)>,
    ) -> Vec<OutlineDash> {
        let mut dashes = Vec::new();
        for &cell in &self.cells {
            let place = (layout.row(cell), layout.column(cell));
            let is_inside = |step: GridStep| self.has(layout, place, step);
            for (over, along) in SIDES {
                if is_inside(over) {
                    continue;
                }
                // Where the line ends: within the cell, at its edge, or beyond it around a corner of the house.
                let end = |along: GridStep| {
                    if !is_inside(along) {
                        return -inset;
                    }
                    let beyond = (over.0 + along.0, over.1 + along.1);
                    if is_inside(beyond) { inset } else { 0.0 }
                };
                let ends = (-end((-along.0, -along.1)), 1.0 + end(along));
                let across = if over.0 + over.1 < 0 { inset } else { 1.0 - inset };
                let (left, top) = (float(place.1), float(place.0));
                dashes.extend(split(ends).into_iter().map(|(from, to)| match over {
                    (0, _) => OutlineDash {
                        from: (left + across, top + from),
                        to: (left + across, top + to),
                    },
                    _ => OutlineDash {
                        from: (left + from, top + across),
                        to: (left + to, top + across),
                    },
                }));
            }
        }
        dashes
    }

    /// Whether the place beside `place` is a cell of the house.
    fn has(&self, layout: &Layout, (row, column): (usize, usize), (down, right): GridStep) -> bool {
        let place = row.checked_add_signed(down).zip(column.checked_add_signed(right));
        let cell = place.and_then(|(row, column)| layout.cell(row, column));
        cell.is_some_and(|cell| self.cells.binary_search(&cell).is_ok())
    }
}

/// Gives outlines that share a cell different depths, as far as there are enough.
pub(super) fn set_depths<'a>(outlines: impl Iterator<Item = &'a mut AreaOutline>) {
    let mut depths_at: BTreeMap<Cell, [usize; DEEPEST]> = BTreeMap::new();
    for outline in outlines {
        let used = |depth: &usize| -> usize {
            let cells = outline.cells.iter();
            cells.filter_map(|cell| depths_at.get(cell)).map(|depths| depths[*depth]).sum()
        };
        outline.depth = (0..DEEPEST).min_by_key(used).unwrap_or_default();
        for &cell in &outline.cells {
            depths_at.entry(cell).or_default()[outline.depth] += 1;
        }
    }
}

/// The ends of dashes along a line. A dash that would be too short to be seen is left out.
fn dashed((from, to): (f32, f32)) -> impl Iterator<Item = (f32, f32)> {
    let starts = std::iter::successors(Some(from), |start| Some(start + PERIOD));
    let starts = starts.take_while(move |start| *start < to - DASH / 10.0);
    starts.map(move |start| (start, (start + DASH).min(to)))
}

#[expect(clippy::cast_precision_loss, reason = "a board has a hundred rows and columns at most")]
fn float(count: usize) -> f32 {
    count as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::LayoutBuilder;

    fn outline(cells: &[(usize, usize)]) -> Vec<OutlineDash> {
        let layout = LayoutBuilder::latin(4).build().expect("a Latin square is a board");
        let mut cells: Vec<Cell> =
            cells.iter().filter_map(|&(row, column)| layout.cell(row, column)).collect();
        cells.sort_unstable();
        AreaOutline { cells, depth: 0, is_beside_circle: false }.dashes(&layout)
    }

    #[test]
    fn the_outline_of_a_cell_lies_within_its_edges() {
        let dashes = outline(&[(1, 2)]);
        assert_eq!(dashes.len(), 4 * 5);
        let is_within = |(x, y): (f32, f32)| {
            (2.07 - 1e-5..=2.93 + 1e-5).contains(&x) && (1.07 - 1e-5..=1.93 + 1e-5).contains(&y)
        };
        assert!(dashes.iter().all(|dash| is_within(dash.from) && is_within(dash.to)), "{dashes:?}");
    }

    #[test]
    fn no_dash_lies_between_two_cells_of_a_house() {
        let dashes = outline(&[(0, 0), (0, 1)]);
        let crosses = |dash: &&OutlineDash| (dash.from.0 - dash.to.0).abs() < 1e-5;
        let upright: Vec<_> = dashes.iter().filter(crosses).collect();
        assert_eq!(upright.len(), 2 * 5, "{upright:?}");
    }

    #[test]
    fn an_outline_goes_around_the_corner_of_a_house_that_is_bent() {
        let dashes = outline(&[(0, 0), (1, 0), (1, 1)]);
        // The corner is that of the place beside both arms.
        let is_at_corner = |dash: &&OutlineDash| (dash.from.0 - 0.93).abs() < 1e-5;
        assert!(dashes.iter().filter(is_at_corner).any(|dash| dash.to.1 > 0.9), "{dashes:?}");
    }
}
