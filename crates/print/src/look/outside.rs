//! Numbers outside a board, and the margin that they need.
//!
//! Numbers stand in squares around the board, which are smaller than its cells, so that the board stays large. Several numbers
//! at one place stand below each other. The arrow of a diagonal points from the middle of its square to the board.

use super::marks::Mark;
use nonet_engine::{Diagonal, Layout, OutsidePlace};

/// The width of the margin as a part of a cell.
pub const MARGIN: f32 = 0.8;

/// A number outside a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutsideLabel {
    /// The place of the number.
    pub place: OutsidePlace,
    /// The number.
    pub text: String,
    /// The way of its arrow. `None` for a number without an arrow.
    pub arrow: Option<Diagonal>,
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

/// The font size of a number that stands alone, as a part of a cell, and of one of several.
const ALONE: f32 = 0.40;
const SHARED: f32 = 0.28;

/// The most of its square that a number takes across, in cells.
const WIDEST: f32 = 0.62;

/// The width of a figure, in font sizes, as far as it matters for a number that would be too wide.
const FIGURE: f32 = 0.6;

/// From one number to the next at the same place, in cells.
const STEP: f32 = 0.27;

/// Where an arrow begins and ends on the way from the middle of its square to the corner of the board, and its arms in cells.
const TAIL: f32 = 0.48;
const TIP: f32 = 0.84;
const ARMS: f32 = 0.12;

/// How far a number with an arrow stands back from the middle of its square, in cells.
const BACK: f32 = 0.07;

impl OutsideLabel {
    /// The middle of its square, in cells from the corner of the board.
    fn square(&self, layout: &Layout) -> (f32, f32) {
        let middle = |at: isize, count: usize| {
            if at < 0 {
                -MARGIN / 2.0
            } else if at.unsigned_abs() >= count {
                float(count) + MARGIN / 2.0
            } else {
                float(at.unsigned_abs()) + 0.5
            }
        };
        (middle(self.place.column, layout.columns()), middle(self.place.row, layout.rows()))
    }

    /// The middle of the number, in cells from the corner of the board.
    #[must_use]
    pub fn middle(&self, layout: &Layout) -> (f32, f32) {
        let (x, y) = self.square(layout);
        let (right, below) = self.arrow.map_or((0.0, 0.0), direction);
        if self.rows > 1 {
            let down = (f32::from(self.row) - f32::from(self.rows - 1) / 2.0) * STEP;
            (x - BACK * right, y + down)
        } else {
            (x - BACK * right, y - BACK * below)
        }
    }

    /// The font size as a part of a cell.
    #[must_use]
    pub fn text_size(&self) -> f32 {
        let usual = if self.rows > 1 { SHARED } else { ALONE };
        let figures = float(self.text.chars().count().max(1));
        usual.min(WIDEST / (FIGURE * figures))
    }

    /// The strokes of the arrow, whose points are x and y in cells from the corner of the board: its line, and its head.
    #[must_use]
    pub fn arrow_strokes(&self, layout: &Layout) -> Vec<Vec<(f32, f32)>> {
        let Some(diagonal) = self.arrow else { return Vec::new() };
        let (x, y) = self.square(layout);
        let (right, below) = direction(diagonal);
        // From the middle to the edge of its square.
        let half = |at: isize, count: usize| {
            let is_in_margin = at < 0 || at.unsigned_abs() >= count;
            if is_in_margin { MARGIN / 2.0 } else { 0.5 }
        };
        let wide = right * half(self.place.column, layout.columns());
        let high = below * half(self.place.row, layout.rows());
        let at = |part: f32| (x + part * wide, y + part * high);
        let tip = at(TIP);
        let head = vec![(tip.0 - right * ARMS, tip.1), tip, (tip.0, tip.1 - below * ARMS)];
        vec![vec![at(TAIL), tip], head]
    }

    /// The sign of the arrow in a text.
    #[must_use]
    pub fn arrow_sign(&self) -> Option<char> {
        self.arrow.map(|diagonal| match diagonal {
            Diagonal::DownRight => '↘',
            Diagonal::DownLeft => '↙',
            Diagonal::UpRight => '↗',
            Diagonal::UpLeft => '↖',
        })
    }
}

/// One step of a diagonal, to the right and down.
fn direction(diagonal: Diagonal) -> (f32, f32) {
    match diagonal {
        Diagonal::DownRight => (1.0, 1.0),
        Diagonal::DownLeft => (-1.0, 1.0),
        Diagonal::UpRight => (1.0, -1.0),
        Diagonal::UpLeft => (-1.0, -1.0),
    }
}

/// The numbers outside among the marks.
pub fn outside_labels(marks: &[Mark]) -> impl Iterator<Item = &OutsideLabel> {
    marks.iter().filter_map(|it| if let Mark::Outside(label) = it { Some(label) } else { None })
}

/// Puts numbers at the same place into rows: those whose arrows rise above those without arrows, and those whose arrows fall
/// below them.
pub(super) fn set_rows(marks: &mut [Mark]) {
    let marks = marks.iter_mut();
    let labels =
        marks.filter_map(|it| if let Mark::Outside(label) = it { Some(label) } else { None });
    let mut labels: Vec<&mut OutsideLabel> = labels.collect();
    labels.sort_by_key(|label| (label.place, label.arrow.map_or(0, |arrow| arrow.step().0)));
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
        let width = |is_there: &dyn Fn(&OutsidePlace) -> bool| {
            let found = outside_labels(marks).any(|label| is_there(&label.place));
            if found { MARGIN } else { 0.0 }
        };
        let is_beyond = |at: isize, count: usize| usize::try_from(at).is_ok_and(|at| at >= count);
        Self {
            top: width(&|place| place.row < 0),
            right: width(&|place| is_beyond(place.column, layout.columns())),
            bottom: width(&|place| is_beyond(place.row, layout.rows())),
            left: width(&|place| place.column < 0),
        }
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

    fn label(place: &str, arrow: Option<Diagonal>) -> Mark {
        let place = OutsidePlace::named(place).unwrap();
        Mark::Outside(OutsideLabel { place, text: "17".to_owned(), arrow, row: 0, rows: 1 })
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
        let strokes = only.arrow_strokes(&layout);
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
        set_rows(&mut marks);
        let rows: Vec<(u8, u8)> = outside_labels(&marks).map(|it| (it.row, it.rows)).collect();
        assert_eq!(rows, [(2, 3), (0, 3), (1, 3), (0, 1)]);
        let down: Vec<f32> = outside_labels(&marks).map(|it| it.middle(&layout).1).collect();
        assert!(down[1] < down[2] && down[2] < down[0] && down[0] < down[3]);
    }
}
