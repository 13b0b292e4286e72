//! The places of small digits in their cells, in widths of the cell.

use crate::engine::{Digit, DigitSet, Layout, LowestDigit};
use crate::links::{NOTE_SPREAD, NoteGrid};

/// How a cell's room is shared out between its small digits.
#[derive(Clone, Copy)]
pub(in crate::ui) struct Spacing {
    /// The places of the digits where each has its own.
    grid: NoteGrid,
    /// Whether some digits have several figures.
    has_long: bool,
}

/// A place in a cell: its left upper corner and its size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::ui) struct NoteArea {
    pub(in crate::ui) x: f32,
    pub(in crate::ui) y: f32,
    pub(in crate::ui) width: f32,
    pub(in crate::ui) height: f32,
}

/// The height of the sign of a digit that has its cell for itself.
const ALONE: f32 = 0.78;
/// The height of a centre note where there are few of them, in a cell of their own and beside corner notes.
const CENTRE: f32 = 0.36;
const CENTRE_AMID: f32 = 0.28;
/// The width of a centre note, in its heights: a little more than a digit needs.
const CENTRE_WIDTH: f32 = 0.62;
/// How much of the cell a row of centre notes may take, and several rows.
const CENTRE_ROOM: f32 = 0.92;
/// How much of the cell's height several rows of centre notes may take between corner notes.
const ROOM_AMID: f32 = 0.34;
/// What parts two centre notes on boards with digits of several figures, in their heights.
const CENTRE_GAP: f32 = 0.24;

impl Spacing {
    /// The spacing on boards of this layout, whose digits are counted from `lowest`.
    pub(in crate::ui) fn of(layout: &Layout, lowest: LowestDigit) -> Self {
        let has_long = lowest == LowestDigit::One && layout.digit_count() > 9;
        Self { grid: NoteGrid::of(layout), has_long }
    }

    /// The same spacing, below labels in the corners of cells if the board has any.
    pub(in crate::ui) fn with_labels(self, has_labels: bool) -> Self {
        Self { grid: self.grid.with_labels(has_labels), ..self }
    }

    /// The place of the digit with this index, as on a keypad.
    pub(in crate::ui) fn keypad(self, index: usize) -> NoteArea {
        let NoteGrid { columns, rows, top, .. } = self.grid;
        let step = (NOTE_SPREAD / float(columns), (NOTE_SPREAD - top) / float(rows));
        self.area(float(index % columns) * step.0, top + float(index / columns) * step.1, step)
    }

    /// The place of a digit that has its cell for itself.
    pub(in crate::ui) fn alone(self) -> NoteArea {
        let (height, margin) = (ALONE.min(1.0 - self.grid.top), (1.0 - ALONE) / 2.0);
        let y = margin.max(self.grid.top).min(1.0 - height);
        NoteArea { x: (1.0 - height) / 2.0, y, width: height, height }
    }

    /// The places of `count` digits at the rim: the upper corners, the lower ones, and then between them.
    pub(in crate::ui) fn rim(self, count: usize) -> Vec<NoteArea> {
        let above = count.min(2).max(count.div_ceil(2));
        let top = self.grid.top;
        // Centre notes have room between the two rows.
        let highest = (NOTE_SPREAD - top - CENTRE_AMID) / 2.0;
        let step = (NOTE_SPREAD / float(above.max(self.grid.columns))).min(highest);
        let row = |count: usize, top: f32| {
            let apart = (NOTE_SPREAD - step) / float(count.saturating_sub(1).max(1));
            (0..count).map(move |rank| self.area(float(rank) * apart, top, (step, step)))
        };
        row(above, top).chain(row(count - above, NOTE_SPREAD - step)).collect()
    }

    /// The places of centre notes in the middle of a cell, with corner notes above and below or without any. Digits of
    /// one figure stand in a row; on boards with longer ones, they take as many rows as leave them largest.
    pub(in crate::ui) fn centre(self, digits: DigitSet, amid: bool) -> Vec<NoteArea> {
        if !self.has_long {
            return self.lowered(centre(digits.len(), amid));
        }
        let widths: Vec<f32> = digits.iter().map(width_of).collect();
        let most = self.grid.columns.max(self.grid.rows);
        let laid = (1..=most).map(|rows| in_rows(&widths, rows, amid));
        let height = |places: &[NoteArea]| places.first().map_or(0.0, |place| place.height);
        let best =
            laid.reduce(|best, next| if height(&next) > height(&best) { next } else { best });
        self.lowered(best.unwrap_or_default())
    }

    /// The places in the middle of what a label leaves of the cell.
    fn lowered(self, places: Vec<NoteArea>) -> Vec<NoteArea> {
        let lower = self.grid.top / 2.0;
        places.into_iter().map(|place| NoteArea { y: place.y + lower, ..place }).collect()
    }

    /// A place of the size that `step` leaves across and down, `left` and `top` from the edge of what is shared out.
    fn area(self, left: f32, top: f32, step: (f32, f32)) -> NoteArea {
        let share = self.grid.share;
        let margin = |step: f32| (1.0 - NOTE_SPREAD) / 2.0 + step * (1.0 - share) / 2.0;
        NoteArea {
            x: margin(step.0) + left,
            y: margin(step.1) + top,
            width: step.0 * share,
            height: step.1 * share,
        }
    }
}

/// The places of `count` digits in a row in the middle of a cell, with corner notes above and below or without any.
pub(in crate::ui) fn centre(count: usize, amid: bool) -> Vec<NoteArea> {
    let most = if amid { CENTRE_AMID } else { CENTRE };
    let height = most.min(CENTRE_ROOM / (CENTRE_WIDTH * float(count.max(1))));
    let width = height * CENTRE_WIDTH;
    let left = (1.0 - width * float(count)) / 2.0;
    let spot = |rank: usize| NoteArea {
        x: left + float(rank) * width,
        y: (1.0 - height) / 2.0,
        width,
        height,
    };
    (0..count).map(spot).collect()
}

/// The width of a centre note in its heights: its figures, and a gap that parts it from the next number.
fn width_of(digit: Digit) -> f32 {
    let figures = float(digit.to_string().len());
    CENTRE_WIDTH * figures + CENTRE_GAP
}

/// The places of notes of these widths in this number of rows.
fn in_rows(widths: &[f32], rows: usize, amid: bool) -> Vec<NoteArea> {
    let in_a_row = widths.len().div_ceil(rows).max(1);
    let lines: Vec<&[f32]> = widths.chunks(in_a_row).collect();
    let longest = lines.iter().map(|line| line.iter().sum::<f32>()).fold(1.0, f32::max);
    let (most, room) = if amid { (CENTRE_AMID, ROOM_AMID) } else { (CENTRE, CENTRE_ROOM) };
    let height = most.min(CENTRE_ROOM / longest).min(room / float(rows));
    let top = (1.0 - height * float(lines.len())) / 2.0;
    let of_line = |(row, line): (usize, &&[f32])| {
        let mut x = (1.0 - height * line.iter().sum::<f32>()) / 2.0;
        let place = |&width: &f32| {
            let area = NoteArea { x, y: top + float(row) * height, width: width * height, height };
            x += area.width;
            area
        };
        line.iter().map(place).collect::<Vec<_>>()
    };
    lines.iter().enumerate().flat_map(of_line).collect()
}

#[expect(clippy::cast_precision_loss, reason = "a few dozen at most")]
fn float(count: usize) -> f32 {
    count as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn classic() -> Spacing {
        Spacing::of(&Layout::classic(), LowestDigit::One)
    }

    fn overlap(a: NoteArea, b: NoteArea) -> bool {
        let apart = |a: f32, width: f32, b: f32, other: f32| a + width <= b || b + other <= a;
        !apart(a.x, a.width, b.x, b.width) && !apart(a.y, a.height, b.y, b.height)
    }

    fn check(spots: &[NoteArea]) {
        for (place, &spot) in spots.iter().enumerate() {
            let (right, bottom) = (spot.x + spot.width, spot.y + spot.height);
            let inside = spot.x >= 0.0 && spot.y >= 0.0 && right <= 1.0 && bottom <= 1.0;
            assert!(inside, "{spot:?} is inside of its cell");
            for &other in &spots[..place] {
                // Neighbours share an edge, which rounding may move by a little.
                let other = NoteArea { x: other.x + 1e-4, width: other.width - 2e-4, ..other };
                assert!(!overlap(spot, other), "{spot:?} and {other:?} are apart");
            }
        }
    }

    #[test]
    fn no_small_digit_lies_over_another() {
        check(&(0..9).map(|index| classic().keypad(index)).collect::<Vec<_>>());
        for corner in 1..=9 {
            for middle in 1..=9 {
                check(&[classic().rim(corner), centre(middle, true)].concat());
            }
            check(&centre(corner, false));
        }
    }

    #[test]
    fn small_digits_stand_below_a_label() {
        const LABEL: f32 = 0.2;
        let spacing = classic().with_labels(true);
        let keypad: Vec<NoteArea> = (0..9).map(|index| spacing.keypad(index)).collect();
        check(&keypad);
        assert!(keypad.iter().all(|spot| spot.y > LABEL));
        for corner in 1..=9 {
            for middle in 1..=9 {
                let notes = spacing.centre(DigitSet::up_to(middle), true);
                let all = [spacing.rim(corner), notes].concat();
                check(&all);
                assert!(all.iter().all(|spot| spot.y > LABEL), "{all:?}");
            }
        }
    }

    #[test]
    fn a_digit_alone_is_large_and_below_a_label() {
        for side in [4, 5] {
            let spacing = Spacing::of(&Layout::boxed(side, side).unwrap(), LowestDigit::One);
            for has_labels in [false, true] {
                let spacing = spacing.with_labels(has_labels);
                let alone = spacing.alone();
                check(&[alone]);
                assert!(alone.y >= spacing.grid.top, "{alone:?}");
                assert!(alone.height > 2.0 * spacing.keypad(0).height, "{alone:?}");
            }
        }
    }

    #[test]
    fn long_digits_in_the_middle_stand_in_rows() {
        let spacing = Spacing::of(&Layout::boxed(5, 5).unwrap(), LowestDigit::One);
        for last in 1..=25 {
            let notes = DigitSet::up_to(last);
            for amid in [false, true] {
                let places = spacing.centre(notes, amid);
                assert_eq!(places.len(), last);
                check(&places);
            }
            assert!(spacing.centre(notes, false)[0].height > 0.1, "{last} digits can be read");
        }
    }

    #[test]
    fn few_digits_at_the_rim_are_as_large_as_on_the_keypad() {
        let size = classic().keypad(0).width;
        assert!(classic().rim(6).iter().all(|spot| (spot.width - size).abs() < 1e-6));
        assert!(classic().rim(9)[0].width < size);
        assert_eq!(classic().rim(1)[0], classic().keypad(0));
    }

    #[test]
    fn digits_at_the_rim_take_the_corners_first() {
        let is_at = |spot: NoteArea, index: usize| {
            let corner = classic().keypad(index);
            (spot.x - corner.x).abs() < 1e-6 && (spot.y - corner.y).abs() < 1e-6
        };
        let at = |count: usize| -> Vec<usize> {
            let place = |spot| (0..9).find(|&index| is_at(spot, index)).unwrap_or(9);
            classic().rim(count).into_iter().map(place).collect()
        };
        assert_eq!(at(2), [0, 2]);
        assert_eq!(at(3), [0, 2, 6]);
        assert_eq!(at(4), [0, 2, 6, 8]);
        assert_eq!(at(5), [0, 1, 2, 6, 8]);
        assert_eq!(at(6), [0, 1, 2, 6, 7, 8]);
    }
}
