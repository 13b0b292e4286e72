//! Numbers outside a board, and the margin that they need.
//!
//! Numbers stand in squares around the board, which are smaller than its cells, so that the board stays large. Several numbers
//! at one place stand below each other. The arrow of a diagonal points from the middle of its square to the board. Where numbers
//! count several things, each has the sign of its kind before it. Of a part of a board, only numbers of lines that it shows stand
//! around it, each where its line comes in.

use super::marks::Mark;
use super::outside_sign::OutsideSign;
use nonet_engine::{Cell, Layout, OutsidePlace};

/// The width of the margin as a part of a cell.
pub const MARGIN: f32 = 0.8;

/// A number outside a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutsideLabel {
    /// The place of the number.
    pub place: OutsidePlace,
    /// The cells of its row, column or diagonal, from the number on.
    pub line: Vec<Cell>,
    /// The number.
    pub text: String,
    /// The arrow behind the number or the sign before it. `None` for a number that stands alone.
    pub sign: Option<OutsideSign>,
    /// The row of the number among those at the same place, from the top.
    pub row: u8,
    /// How many numbers stand at the same place.
    pub rows: u8,
}

/// The sides of a board where numbers stand, as the width of the margin in cells: [`MARGIN`] or nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Margins {
    /// Above the board.
    pub top: f32,
    /// To the right of it.
    pub right: f32,
    /// Below it.
    pub bottom: f32,
    /// To the left of it.
    pub left: f32,
}

/// The rows and columns of a board that are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardPart {
    /// The first row, from 0.
    pub top: usize,
    /// The first column, from 0.
    pub left: usize,
    /// The number of rows.
    pub rows: usize,
    /// The number of columns.
    pub columns: usize,
}

impl BoardPart {
    /// The whole board.
    #[must_use]
    pub fn whole(layout: &Layout) -> Self {
        Self { top: 0, left: 0, rows: layout.rows(), columns: layout.columns() }
    }

    fn has(self, layout: &Layout, cell: Cell) -> bool {
        let is_within =
            |at: usize, first: usize, count: usize| (first..first + count).contains(&at);
        is_within(layout.row(cell), self.top, self.rows)
            && is_within(layout.column(cell), self.left, self.columns)
    }
}

/// The font size of a number that stands alone, as a part of a cell, and of one of several.
const ALONE: f32 = 0.40;
const SHARED: f32 = 0.28;

/// The most of its square that a number takes across, in cells, and that a number takes with its sign.
const WIDEST: f32 = 0.62;
const WIDEST_WITH_SIGN: f32 = 0.70;

/// The width of a figure, in font sizes, as far as it matters for a number that would be too wide.
const FIGURE: f32 = 0.6;

/// From one number to the next at the same place, in cells.
const STEP: f32 = 0.27;

/// How far a number with an arrow stands back from the middle of its square, in cells.
const BACK: f32 = 0.07;

impl OutsideLabel {
    /// The middle of its square, in cells from the corner of the part that is shown.
    fn square(&self, part: BoardPart) -> (f32, f32) {
        let middle = |at: isize, first: usize, count: usize| match from_first(at, first) {
            None => -MARGIN / 2.0,
            Some(at) if at >= count => float(count) + MARGIN / 2.0,
            Some(at) => float(at) + 0.5,
        };
        let OutsidePlace { row, column } = self.place;
        (middle(column, part.left, part.columns), middle(row, part.top, part.rows))
    }

    /// From the middle of its square to the edges, in cells.
    fn half_square(&self, part: BoardPart) -> (f32, f32) {
        let half = |at: isize, first: usize, count: usize| {
            let is_inside = from_first(at, first).is_some_and(|at| at < count);
            if is_inside { 0.5 } else { MARGIN / 2.0 }
        };
        let OutsidePlace { row, column } = self.place;
        (half(column, part.left, part.columns), half(row, part.top, part.rows))
    }

    /// The middle of the number, in cells from the corner of the part that is shown.
    #[must_use]
    pub fn middle(&self, part: BoardPart) -> (f32, f32) {
        let (x, y) = self.square(part);
        let (right, below) = self.sign.map_or((0.0, 0.0), OutsideSign::direction);
        let down = if self.rows > 1 {
            (f32::from(self.row) - f32::from(self.rows - 1) / 2.0) * STEP
        } else {
            -BACK * below
        };
        (x - BACK * right + self.sign_room() / 2.0, y + down)
    }

    /// The width of the sign before the number with the gap behind it, in cells.
    fn sign_room(&self) -> f32 {
        self.text_size() * self.sign.map_or(0.0, OutsideSign::room)
    }

    /// The middle of the sign before the number, in cells from the corner of the part that is shown.
    #[must_use]
    pub fn sign_middle(&self, part: BoardPart) -> (f32, f32) {
        let (x, y) = self.middle(part);
        (x - f32::midpoint(self.text_size() * FIGURE * self.figures(), self.sign_room()), y)
    }

    /// The font size as a part of a cell.
    #[must_use]
    pub fn text_size(&self) -> f32 {
        let usual = if self.rows > 1 { SHARED } else { ALONE };
        let room = self.sign.map_or(0.0, OutsideSign::room);
        let widest = if room > 0.0 { WIDEST_WITH_SIGN } else { WIDEST };
        usual.min(widest / (FIGURE * self.figures() + room))
    }

    fn figures(&self) -> f32 {
        float(self.text.chars().count().max(1))
    }

    /// The strokes of the arrow or of the sign, whose points are x and y in cells from the corner of the part that is shown.
    #[must_use]
    pub fn sign_strokes(&self, part: BoardPart) -> Vec<Vec<(f32, f32)>> {
        let Some(sign) = self.sign else { return Vec::new() };
        let (middle, unit) = if sign.room() > 0.0 {
            let size = self.text_size();
            (self.sign_middle(part), (size, size))
        } else {
            (self.square(part), self.half_square(part))
        };
        let moved = |(x, y): (f32, f32)| (middle.0 + x * unit.0, middle.1 + y * unit.1);
        sign.strokes().into_iter().map(|points| points.into_iter().map(moved).collect()).collect()
    }

    /// The number in a text, with its arrow or its sign.
    #[must_use]
    pub fn in_text(&self) -> String {
        let Self { text, sign, .. } = self;
        match sign {
            None => text.clone(),
            Some(arrow @ OutsideSign::Arrow(_)) => format!("{text}{}", arrow.character()),
            Some(sign) => format!("{}{text}", sign.character()),
        }
    }

    /// One step of the line, as rows down and columns to the right.
    fn step(&self, layout: &Layout) -> (isize, isize) {
        self.line.first().map_or((0, 0), |&first| {
            let OutsidePlace { row, column } = place_of(layout, first);
            (row - self.place.row, column - self.place.column)
        })
    }

    /// The number beside a part of a board, where its line comes in. Returns `None` if the part shows no cell of the line.
    fn beside(&self, part: BoardPart, layout: &Layout) -> Option<Self> {
        let first = self.line.iter().copied().find(|&cell| part.has(layout, cell))?;
        let (rows, columns) = self.step(layout);
        let place = place_of(layout, first).after((-rows, -columns));
        Some(Self { place, ..self.clone() })
    }
}

/// The place of a cell.
fn place_of(layout: &Layout, cell: Cell) -> OutsidePlace {
    let at = |count: usize| isize::try_from(count).unwrap_or(isize::MAX);
    OutsidePlace { row: at(layout.row(cell)), column: at(layout.column(cell)) }
}

/// A row or a column counted from the first one that is shown. Returns `None` if it lies before that.
fn from_first(at: isize, first: usize) -> Option<usize> {
    usize::try_from(at).ok()?.checked_sub(first)
}

/// The numbers outside among the marks.
pub fn outside_labels(marks: &[Mark]) -> impl Iterator<Item = &OutsideLabel> {
    marks.iter().filter_map(|it| if let Mark::Outside(label) = it { Some(label) } else { None })
}

/// The numbers around a part of a board: those whose lines it shows.
#[must_use]
pub fn labels_around(marks: &[Mark], part: BoardPart, layout: &Layout) -> Vec<OutsideLabel> {
    let mut labels: Vec<OutsideLabel> =
        outside_labels(marks).filter_map(|label| label.beside(part, layout)).collect();
    set_rows(labels.iter_mut());
    labels
}

/// Puts numbers at the same place into rows: those whose arrows rise above those without arrows, and those whose arrows fall
/// below them.
pub(super) fn set_rows<'a>(labels: impl Iterator<Item = &'a mut OutsideLabel>) {
    let mut labels: Vec<&mut OutsideLabel> = labels.collect();
    let falls = |label: &OutsideLabel| label.sign.map_or(0, OutsideSign::rows_down);
    labels.sort_by_key(|label| (label.place, falls(label)));
    for same in labels.chunk_by_mut(|one, next| one.place == next.place) {
        let rows = u8::try_from(same.len()).unwrap_or(u8::MAX);
        for (row, label) in (0..rows).zip(same) {
            (label.row, label.rows) = (row, rows);
        }
    }
}

impl Margins {
    /// The margins that the marks of a board need.
    #[must_use]
    pub fn of(marks: &[Mark], layout: &Layout) -> Self {
        let is_beyond = |at: isize, count: usize| usize::try_from(at).is_ok_and(|at| at >= count);
        Self::where_some(marks, |label| {
            let OutsidePlace { row, column } = label.place;
            let right = is_beyond(column, layout.columns());
            [row < 0, right, is_beyond(row, layout.rows()), column < 0]
        })
    }

    /// The margins that parts of a board need. All parts have the same, so that cells keep their size from part to part.
    #[must_use]
    pub fn of_parts(marks: &[Mark], layout: &Layout) -> Self {
        Self::where_some(marks, |label| {
            let (down, right) = label.step(layout);
            [down > 0, right < 0, down < 0, right > 0]
        })
    }

    /// Margins at the sides where at least one number stands: at the top, at the right, at the bottom and at the left.
    fn where_some(marks: &[Mark], sides: impl Fn(&OutsideLabel) -> [bool; 4]) -> Self {
        let all = outside_labels(marks).map(sides);
        let has_some =
            all.fold([false; 4], |all, sides| [0, 1, 2, 3].map(|at| all[at] || sides[at]));
        let [top, right, bottom, left] = has_some.map(|it| if it { MARGIN } else { 0.0 });
        Self { top, right, bottom, left }
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }

    /// The columns of a board with the margins beside it.
    #[must_use]
    pub fn columns(&self, layout: &Layout) -> f32 {
        float(layout.columns()) + self.left + self.right
    }

    /// The rows of a board with the margins above and below it.
    #[must_use]
    pub fn rows(&self, layout: &Layout) -> f32 {
        float(layout.rows()) + self.top + self.bottom
    }
}

#[expect(clippy::cast_precision_loss, reason = "a board has a hundred rows and columns at most")]
fn float(count: usize) -> f32 {
    count as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::Diagonal;

    fn label(place: &str, arrow: Option<Diagonal>) -> Mark {
        let place = OutsidePlace::named(place).unwrap();
        let (line, sign) = (Vec::new(), arrow.map(OutsideSign::Arrow));
        Mark::Outside(OutsideLabel { place, line, text: "17".to_owned(), sign, row: 0, rows: 1 })
    }

    #[test]
    fn margins_are_where_numbers_stand() {
        let layout = Layout::classic();
        assert!(Margins::of(&[], &layout).is_none());
        let marks = [label("R0C4", Some(Diagonal::DownRight)), label("R3C10", None)];
        let margins = Margins::of(&marks, &layout);
        assert_eq!(margins, Margins { top: MARGIN, right: MARGIN, bottom: 0.0, left: 0.0 });
        let size = (margins.columns(&layout), margins.rows(&layout));
        assert!((size.0 - 9.8).abs() < 0.001 && (size.1 - 9.8).abs() < 0.001);
    }

    #[test]
    fn an_arrow_points_from_its_square_to_the_board() {
        let layout = Layout::classic();
        let marks = [label("R0C4", Some(Diagonal::DownRight))];
        let only = outside_labels(&marks).next().unwrap();
        let strokes = only.sign_strokes(BoardPart::whole(&layout));
        let [from, tip] = strokes[0][..] else { panic!("a line has two ends") };
        // The diagonal begins in r1c5, whose corner is 4 cells from the left.
        assert!(3.5 < from.0 && from.0 < tip.0 && tip.0 < 4.0);
        assert!(-MARGIN < from.1 && from.1 < tip.1 && tip.1 < 0.0);
    }

    #[test]
    fn numbers_at_one_place_stand_below_each_other() {
        let layout = Layout::classic();
        let mut marks = [
            label("R3C0", Some(Diagonal::DownRight)),
            label("R3C0", Some(Diagonal::UpRight)),
            label("R3C0", None),
            label("R4C0", None),
        ];
        set_rows(marks.iter_mut().filter_map(|it| match it {
            Mark::Outside(label) => Some(label),
            _ => None,
        }));
        let rows: Vec<(u8, u8)> = outside_labels(&marks).map(|it| (it.row, it.rows)).collect();
        assert_eq!(rows, [(2, 3), (0, 3), (1, 3), (0, 1)]);
        let down: Vec<f32> =
            outside_labels(&marks).map(|it| it.middle(BoardPart::whole(&layout)).1).collect();
        assert!(down[1] < down[2] && down[2] < down[0] && down[0] < down[3]);
    }
}
