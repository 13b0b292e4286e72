//! The lines of a board of any shape.
//!
//! A line separates two places of the square paper that the board is drawn on. A place is a cell or a hole.

use std::collections::BTreeMap;

use super::regions::RegionLook;
use nonet_engine::Layout;

/// The weight of a line between two places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LineWeight {
    /// There is no line: neither place is a cell.
    Absent,
    /// The line between two cells of one region.
    Light,
    /// The line between two regions that shades tell apart. It is light where there are shades.
    Shaded,
    /// The line between two regions, or the edge of the board.
    Heavy,
    /// The edge of one of several grids.
    Frame,
}

/// A straight piece of a line. Coordinates are in places from the upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardStroke {
    /// Whether the line is horizontal.
    pub level: bool,
    /// The number of rows above a horizontal line, or of columns left of a vertical line.
    pub at: usize,
    /// The index along the line of the first place beside this piece.
    pub from: usize,
    /// The index along the line after the last place beside this piece.
    pub to: usize,
    /// The weight of the whole piece.
    pub weight: LineWeight,
}

/// The weights of all lines of a board.
#[derive(Clone, Debug)]
pub struct BoardLines {
    rows: usize,
    columns: usize,
    /// The lines above each place, row by row, and below the last row.
    above: Vec<LineWeight>,
    /// The lines left of each place, row by row, each row with the line right of its last place.
    left: Vec<LineWeight>,
}

impl BoardLines {
    /// The lines of a board.
    #[must_use]
    pub fn of(layout: &Layout) -> Self {
        Self::with_regions(layout, &RegionLook::of(layout))
    }

    /// The lines of a board whose regions look like this.
    pub(super) fn with_regions(layout: &Layout, regions: &RegionLook) -> Self {
        let places = PlaceKeys::of(layout, regions);
        let (rows, columns) = (layout.rows(), layout.columns());
        let mut lines = Self::between(rows, columns, |row, column| places.of_place(row, column));
        if layout.grids().len() > 1 {
            lines.frame_grids(layout);
        }
        lines
    }

    /// The lines of one grid without holes, by the region of the cell in each row and column.
    pub fn of_regions(
        rows: usize,
        columns: usize,
        region: impl Fn(usize, usize) -> Option<usize>,
    ) -> Self {
        let key = |row: usize, column: usize| {
            let region = region(row, column).map_or(0, |region| region + 1);
            let is_cell = row < rows && column < columns;
            is_cell.then_some(PlaceKey { region, block: region })
        };
        Self::between(rows, columns, key)
    }

    fn between(
        rows: usize,
        columns: usize,
        key: impl Fn(usize, usize) -> Option<PlaceKey>,
    ) -> Self {
        let above = (0..=rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let above = above.map(|(row, column)| {
            let before = row.checked_sub(1).and_then(|row| key(row, column));
            weight(before, key(row, column))
        });
        let left = (0..rows).flat_map(|row| (0..=columns).map(move |column| (row, column)));
        let left = left.map(|(row, column)| {
            let before = column.checked_sub(1).and_then(|column| key(row, column));
            weight(before, key(row, column))
        });
        Self { rows, columns, above: above.collect(), left: left.collect() }
    }

    /// The weight of the line above a place, or below the last row. [`LineWeight::Absent`] outside the board.
    #[must_use]
    pub fn above(&self, row: usize, column: usize) -> LineWeight {
        if row > self.rows || column >= self.columns {
            return LineWeight::Absent;
        }
        self.above[row * self.columns + column]
    }

    /// The weight of the line left of a place, or right of the last column. [`LineWeight::Absent`] outside the
    /// board.
    #[must_use]
    pub fn left_of(&self, row: usize, column: usize) -> LineWeight {
        if row >= self.rows || column > self.columns {
            return LineWeight::Absent;
        }
        self.left[row * (self.columns + 1) + column]
    }

    /// The weights of the lines that meet at the upper left corner of a place: upwards, to the right, downwards and
    /// to the left.
    #[must_use]
    pub fn meeting_at(&self, row: usize, column: usize) -> [LineWeight; 4] {
        let absent = LineWeight::Absent;
        [
            row.checked_sub(1).map_or(absent, |row| self.left_of(row, column)),
            self.above(row, column),
            self.left_of(row, column),
            column.checked_sub(1).map_or(absent, |column| self.above(row, column)),
        ]
    }

    /// The lines as the longest pieces of one weight: first the horizontal ones, then the vertical ones.
    #[must_use]
    pub fn strokes(&self) -> Vec<BoardStroke> {
        let mut strokes = Vec::new();
        for at in 0..=self.rows {
            for LinePiece { from, to, weight } in
                pieces(self.columns, |along| self.above(at, along))
            {
                strokes.push(BoardStroke { level: true, at, from, to, weight });
            }
        }
        for at in 0..=self.columns {
            for LinePiece { from, to, weight } in pieces(self.rows, |along| self.left_of(along, at))
            {
                strokes.push(BoardStroke { level: false, at, from, to, weight });
            }
        }
        strokes
    }

    /// Makes the edges of all grids frames, where they touch a cell.
    fn frame_grids(&mut self, layout: &Layout) {
        for grid in layout.grids() {
            let (top, left) = (grid.corner.row, grid.corner.column);
            let (bottom, right) = (top + grid.rows, left + grid.columns);
            for column in left..right {
                for row in [top, bottom] {
                    frame(&mut self.above[row * self.columns + column]);
                }
            }
            for row in top..bottom {
                for column in [left, right] {
                    frame(&mut self.left[row * (self.columns + 1) + column]);
                }
            }
        }
    }
}

fn frame(weight: &mut LineWeight) {
    if *weight != LineWeight::Absent {
        *weight = LineWeight::Frame;
    }
}

/// A part of a line of one weight, from one place along the line to before another.
struct LinePiece {
    from: usize,
    to: usize,
    weight: LineWeight,
}

/// The longest pieces of one weight of a line along `length` places. Leaves out pieces without a line.
fn pieces(length: usize, weight: impl Fn(usize) -> LineWeight) -> Vec<LinePiece> {
    let (mut pieces, mut from) = (Vec::new(), 0);
    for to in 1..=length {
        if to < length && weight(to) == weight(from) {
            continue;
        }
        if weight(from) != LineWeight::Absent {
            pieces.push(LinePiece { from, to, weight: weight(from) });
        }
        from = to;
    }
    pieces
}

fn weight(before: Option<PlaceKey>, behind: Option<PlaceKey>) -> LineWeight {
    match (before, behind) {
        (None, None) => LineWeight::Absent,
        (Some(one), Some(other)) if one.region == other.region => LineWeight::Light,
        (Some(one), Some(other)) if one.block == other.block => LineWeight::Shaded,
        (Some(_) | None, Some(_) | None) => LineWeight::Heavy,
    }
}

/// The regions of a cell, as numbers that are equal for equal regions.
#[derive(Clone, Copy, Debug)]
struct PlaceKey {
    region: usize,
    block: usize,
}

/// The key of each cell by its place.
struct PlaceKeys<'a> {
    layout: &'a Layout,
    of_cells: Vec<PlaceKey>,
}

impl<'a> PlaceKeys<'a> {
    /// A cell has several regions where grids overlap whose boxes do not coincide. So a key stands for a list of them.
    fn of(layout: &'a Layout, regions: &RegionLook) -> Self {
        let (mut of_regions, mut of_blocks) = (BTreeMap::new(), BTreeMap::new());
        let mut key = |cell| {
            let houses: Vec<usize> = layout
                .houses_of(cell)
                .iter()
                .copied()
                .filter(|&house| layout.houses()[house].kind.is_region())
                .collect();
            let blocks: Vec<usize> = houses.iter().map(|&house| regions.block(house)).collect();
            PlaceKey {
                region: number(&mut of_regions, houses),
                block: number(&mut of_blocks, blocks),
            }
        };
        let of_cells = layout.cells().map(&mut key).collect();
        Self { layout, of_cells }
    }

    fn of_place(&self, row: usize, column: usize) -> Option<PlaceKey> {
        self.layout.cell(row, column).map(|cell| self.of_cells[cell.index()])
    }
}

fn number(known: &mut BTreeMap<Vec<usize>, usize>, list: Vec<usize>) -> usize {
    let next = known.len();
    *known.entry(list).or_insert(next)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::{LayoutBuilder, NamedShape, Place, Regions};

    fn lines(name: &str) -> BoardLines {
        BoardLines::of(&NamedShape::named(name).unwrap().layout())
    }

    fn count(lines: &BoardLines, weight: LineWeight) -> usize {
        lines.above.iter().chain(&lines.left).filter(|&&it| it == weight).count()
    }

    #[test]
    fn boxes_have_heavy_lines_around_them() {
        let classic = lines("9x9");
        assert_eq!(count(&classic, LineWeight::Heavy), 2 * 4 * 9);
        assert_eq!(count(&classic, LineWeight::Light), 2 * 6 * 9);
        assert_eq!(classic.strokes().len(), 20);
        assert_eq!(classic.above(3, 4), LineWeight::Heavy);
        assert_eq!(classic.left_of(3, 4), LineWeight::Light);
        assert_eq!(classic.above(10, 0), LineWeight::Absent);
    }

    #[test]
    fn a_drawing_has_the_lines_of_its_board() {
        let layout = NamedShape::named("jigsaw").unwrap().layout();
        let region = |row, column| layout.region_of(layout.cell(row, column)?);
        let of_regions = BoardLines::of_regions(layout.rows(), layout.columns(), region);
        assert_eq!(of_regions.strokes(), BoardLines::of(&layout).strokes());
    }

    #[test]
    fn no_lines_stand_between_holes() {
        let holes = vec![Place::new(0, 0), Place::new(0, 1)];
        let layout = LayoutBuilder { holes, ..LayoutBuilder::latin(3) }.build().unwrap();
        let lines = BoardLines::of(&layout);
        assert_eq!(lines.left_of(0, 1), LineWeight::Absent);
        assert_eq!(lines.left_of(0, 2), LineWeight::Heavy);
        assert_eq!(lines.above(1, 0), LineWeight::Heavy);
        assert_eq!(lines.above(0, 0), LineWeight::Absent);
        let [up, right, down, left] = lines.meeting_at(1, 1);
        assert_eq!([up, left], [LineWeight::Absent, LineWeight::Heavy]);
        assert_eq!([right, down], [LineWeight::Heavy, LineWeight::Light]);
    }

    #[test]
    fn each_of_several_grids_has_a_frame() {
        let samurai = lines("samurai");
        assert_eq!(samurai.above(6, 6), LineWeight::Frame);
        assert_eq!(samurai.above(6, 9), LineWeight::Frame);
        assert_eq!(samurai.above(3, 0), LineWeight::Heavy);
        assert_eq!(samurai.above(0, 9), LineWeight::Absent);
        assert_eq!(count(&lines("9x9"), LineWeight::Frame), 0);
    }

    #[test]
    fn regions_that_shades_tell_apart_have_no_heavy_lines_between_them() {
        let plus = lines("sudoku plus 8x8");
        assert_eq!(plus.left_of(0, 1), LineWeight::Shaded);
        assert_eq!(plus.left_of(0, 4), LineWeight::Heavy);
        assert_eq!(count(&plus, LineWeight::Heavy), 2 * 3 * 8);
        assert_eq!(count(&plus, LineWeight::Light), 0);
    }

    #[test]
    fn boxes_of_grids_that_do_not_coincide_are_all_drawn() {
        let grids = vec![Place::new(0, 0), Place::new(1, 1)];
        let builder = LayoutBuilder { rows: 5, columns: 5, grids, ..LayoutBuilder::boxed(2, 2) };
        let lines = BoardLines::of(&builder.build().unwrap());
        assert_eq!(lines.left_of(2, 2), LineWeight::Heavy);
        assert_eq!(lines.left_of(2, 3), LineWeight::Heavy);
    }

    #[test]
    fn cells_without_a_region_are_apart_from_regions() {
        let regions = Regions::of_letters(&["AA.", "A..", "..."]);
        let layout = LayoutBuilder { regions, ..LayoutBuilder::latin(3) }.build().unwrap();
        let lines = BoardLines::of(&layout);
        assert_eq!(lines.left_of(0, 2), LineWeight::Heavy);
        assert_eq!(lines.left_of(2, 1), LineWeight::Light);
    }
}
