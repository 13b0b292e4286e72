//! Where digits lie on a board, whose cells are a hundred wide.

use super::shape::{BoardPoint, RoundedRectangle, float};
use crate::engine::technique::Candidate;
use crate::engine::{Cell, Layout};

/// The width of a cell.
pub const CELL: f32 = 100.0;
/// The share of a cell that its small digits take together.
pub const NOTE_SPREAD: f32 = 0.96;
/// The share of a cell that small digits leave free at its top on boards with labels.
const LABEL_ROOM: f32 = 0.2;
/// The share of its place that the sign of a small digit takes, where all digits have one figure and elsewhere.
const NOTE_SHARES: [f32; 2] = [0.84, 0.88];
/// The type size of a small digit, as a share of the height of its sign. Numbers of two and of three figures are no larger
/// than the second share of its width.
pub const NOTE_TYPES: [f32; 3] = [1.04, 0.85, 0.57];
/// The type size of a large digit, as a share of the cell, by the figures of the largest digit.
pub const DIGIT_TYPES: [f32; 3] = [0.8, 0.62, 0.46];

/// Half of the width and height of the ink of a figure, in its type size. The font is Noto Sans, bold for the width.
const INK: (f32, f32) = (0.275, 0.37);
/// Half of the way from a figure to the next one, in the type size.
const HALF_ADVANCE: f32 = 0.286;

/// The least distances of two numbers in a cell, across and down.
const APART: (f32, f32) = (3.0, 5.0);

/// The places of the small digits in a cell, in rows as on a keypad.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NoteGrid {
    /// The number of places in a row.
    pub columns: usize,
    /// The number of rows.
    pub rows: usize,
    /// The share of its place that the sign of a digit takes.
    pub share: f32,
    /// The share of the cell that is left free above the places.
    pub top: f32,
}

impl NoteGrid {
    /// The places on a board.
    #[must_use]
    pub fn of(layout: &Layout) -> Self {
        Self::holding(layout.digit_count())
    }

    /// The same places, below labels in the corners of cells if the board has any.
    #[must_use]
    pub fn with_labels(self, has_labels: bool) -> Self {
        Self { top: if has_labels { LABEL_ROOM } else { 0.0 }, ..self }
    }

    /// The places of this number of digits: a square of them on boards with digits of one figure, and elsewhere as many
    /// columns as leave the numbers largest.
    fn holding(digits: usize) -> Self {
        if digits <= 9 {
            let columns = (1..=digits).find(|columns| columns * columns >= digits).unwrap_or(1);
            return Self { columns, rows: columns, share: NOTE_SHARES[0], top: 0.0 };
        }
        let grid = |columns: usize| {
            let rows = digits.div_ceil(columns);
            Self { columns, rows, share: NOTE_SHARES[1], top: 0.0 }
        };
        let largest = |best: Self, next: Self| {
            if next.most_type(digits) > best.most_type(digits) { next } else { best }
        };
        (1..=digits).map(grid).reduce(largest).unwrap_or_else(|| grid(digits))
    }

    /// The largest type size at which the numbers up to `last` are apart.
    fn most_type(self, last: usize) -> f32 {
        let ((width, height), ink) = (self.step(), half_ink(figures(last)));
        ((width - APART.0) / (2.0 * ink.0)).min((height - APART.1) / (2.0 * ink.1))
    }

    /// The width and the height of a place.
    #[must_use]
    pub fn step(self) -> (f32, f32) {
        let of = |spread: f32, count: usize| CELL * spread / float(count);
        (of(NOTE_SPREAD, self.columns), of(NOTE_SPREAD - self.top, self.rows))
    }

    /// The middle of the place of the digit with this index, from the left upper corner of the cell.
    #[must_use]
    pub fn middle(self, index: usize) -> BoardPoint {
        let (width, height) = self.step();
        let (column, row) = (index % self.columns, index / self.columns);
        let along = |place: usize, count: usize, step: f32| {
            CELL / 2.0 + (float(place) - float(count - 1) / 2.0) * step
        };
        let lower = CELL * self.top / 2.0;
        BoardPoint {
            x: along(column, self.columns, width),
            y: along(row, self.rows, height) + lower,
        }
    }

    /// Half of the width and of the height of the sign of a small digit.
    #[must_use]
    pub fn sign_half(self) -> (f32, f32) {
        let (width, height) = self.step();
        (width * self.share / 2.0, height * self.share / 2.0)
    }

    /// How much smaller a place is than on the classic board: 1 if it is not smaller.
    pub(super) fn scale(self) -> f32 {
        let (width, height) = self.step();
        let classic = CELL * NOTE_SPREAD / 3.0;
        (width.min(height) / classic).min(1.0)
    }
}

/// The places of all digits of a board.
#[derive(Clone, Copy, Debug)]
pub struct DigitPlaces<'a> {
    layout: &'a Layout,
    pub(super) notes: NoteGrid,
}

impl<'a> DigitPlaces<'a> {
    /// The places on a board.
    #[must_use]
    pub fn of(layout: &'a Layout) -> Self {
        Self { layout, notes: NoteGrid::of(layout) }
    }

    /// The same places, with small digits below labels if the board has any.
    #[must_use]
    pub fn with_labels(self, has_labels: bool) -> Self {
        Self { notes: self.notes.with_labels(has_labels), ..self }
    }

    /// The number of rows of the board.
    pub(super) fn rows(self) -> usize {
        self.layout.rows()
    }

    /// The number of columns of the board.
    pub(super) fn columns(self) -> usize {
        self.layout.columns()
    }

    /// The row and the column of a cell, from 0.
    pub(super) fn place(self, cell: Cell) -> (usize, usize) {
        (self.layout.row(cell), self.layout.column(cell))
    }

    /// The middle of a cell.
    #[must_use]
    pub fn cell_middle(self, cell: Cell) -> BoardPoint {
        let (row, column) = self.place(cell);
        let middle = |place: usize| (float(place) + 0.5) * CELL;
        BoardPoint { x: middle(column), y: middle(row) }
    }

    /// The middle of the place of a small digit.
    #[must_use]
    pub fn note_middle(self, Candidate { cell, digit }: Candidate) -> BoardPoint {
        let (row, column) = self.place(cell);
        let within = self.notes.middle(digit.index());
        BoardPoint { x: float(column) * CELL + within.x, y: float(row) * CELL + within.y }
    }

    /// The rectangle that holds the ink of a small digit.
    #[must_use]
    pub fn note_ink(self, candidate: Candidate) -> RoundedRectangle {
        let figures = figures(candidate.digit.index() + 1);
        let half = self.notes.sign_half();
        let highest = 2.0 * half.1 * NOTE_TYPES[0];
        let widest = 2.0 * half.0 * of_figures(&NOTE_TYPES, figures);
        let size = if figures == 1 { highest } else { highest.min(widest) };
        ink(self.note_middle(candidate), size, figures)
    }

    /// The rectangle that holds the ink of the large digit in `cell`, whichever it is.
    #[must_use]
    pub fn digit_ink(self, cell: Cell) -> RoundedRectangle {
        let figures = figures(self.layout.digit_count());
        ink(self.cell_middle(cell), CELL * of_figures(&DIGIT_TYPES, figures), figures)
    }
}

/// The number of figures of a number.
fn figures(number: usize) -> usize {
    number.checked_ilog10().map_or(1, |tens| tens as usize + 1)
}

/// The size for a number of figures; that of the longest numbers if there is none.
fn of_figures(sizes: &[f32], figures: usize) -> f32 {
    let size = sizes.get(figures.saturating_sub(1)).or(sizes.last());
    size.copied().unwrap_or_default()
}

fn ink(middle: BoardPoint, size: f32, figures: usize) -> RoundedRectangle {
    let (width, height) = half_ink(figures);
    RoundedRectangle { middle, half: (size * width, size * height), corner: 0.0 }
}

/// Half of the width and height of the ink of a number with this number of figures, in its type size.
fn half_ink(figures: usize) -> (f32, f32) {
    (INK.0 + float(figures.saturating_sub(1)) * HALF_ADVANCE, INK.1)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::engine::Digit;

    fn layout(rows: usize, columns: usize) -> Arc<Layout> {
        Layout::boxed(rows, columns).expect("the boxes make a board")
    }

    #[test]
    fn small_digits_leave_room_for_a_label() {
        let notes = NoteGrid::of(&layout(3, 3)).with_labels(true);
        let top = notes.middle(0).y - notes.step().1 / 2.0;
        let bottom = notes.middle(8).y + notes.step().1 / 2.0;
        assert!((top - CELL * 0.22).abs() < 0.01 && (bottom - CELL * 0.98).abs() < 0.01);
    }

    #[test]
    fn small_digits_of_the_classic_board_are_a_third_of_a_cell_apart() {
        let notes = NoteGrid::of(&layout(3, 3));
        assert_eq!((notes.columns, notes.rows), (3, 3));
        for (index, x, y) in [(0, 18.0, 18.0), (4, 50.0, 50.0), (5, 82.0, 50.0), (6, 18.0, 82.0)] {
            let middle = notes.middle(index);
            assert!((middle.x - x).abs() < 1e-4 && (middle.y - y).abs() < 1e-4, "{middle:?}");
        }
    }

    #[test]
    fn no_two_small_digits_of_a_cell_touch() {
        for (rows, columns) in [(2, 2), (2, 3), (3, 3), (2, 5), (3, 4), (3, 5), (4, 4), (5, 5)] {
            let layout = layout(rows, columns);
            let places = DigitPlaces::of(&layout);
            let cell = Cell::new(0).expect("the cell is on the board");
            let digits = (0..layout.digit_count()).filter_map(Digit::from_index);
            let inks: Vec<_> =
                digits.map(|digit| places.note_ink(Candidate { cell, digit })).collect();
            for (number, one) in inks.iter().enumerate() {
                for other in &inks[..number] {
                    let (x, y) = (one.middle.x - other.middle.x, one.middle.y - other.middle.y);
                    let apart_x = x.abs() - one.half.0 - other.half.0;
                    let apart_y = y.abs() - one.half.1 - other.half.1;
                    assert!(apart_x.max(apart_y) > 2.0, "{rows}x{columns}: {one:?} {other:?}");
                }
            }
        }
    }

    #[test]
    fn small_numbers_are_as_large_as_their_cell_leaves_room_for() {
        let grid = |digits: usize| {
            let NoteGrid { columns, rows, .. } = NoteGrid::holding(digits);
            (columns, rows)
        };
        assert_eq!([4, 6, 9].map(grid), [(2, 2), (3, 3), (3, 3)]);
        assert_eq!(
            [10, 12, 15, 16, 20, 25].map(grid),
            [(3, 4), (3, 4), (3, 5), (4, 4), (4, 5), (5, 5)]
        );
        let size = |rows, columns| {
            let layout = layout(rows, columns);
            let digit = Digit::from_index(rows * columns - 1).expect("the board has the digit");
            let cell = Cell::new(0).expect("the cell is on the board");
            let ink = DigitPlaces::of(&layout).note_ink(Candidate { cell, digit });
            ink.half.1 / INK.1
        };
        assert!(size(3, 4) > 21.0 && size(4, 4) > 17.5 && size(5, 5) > 14.0);
    }

    #[test]
    fn numbers_have_as_many_figures_as_they_are_written_with() {
        assert_eq!([0, 1, 9, 10, 25, 99, 100].map(figures), [1, 1, 1, 2, 2, 2, 3]);
    }
}
