//! Where small digits stand in their cells, in widths of the cell.

/// How a cell's room is shared out between its small digits.
#[derive(Clone, Copy)]
pub(super) struct Spacing {
    /// The digits in a row where each has its own place.
    pub(super) columns: usize,
    /// How much of the cell all of them take.
    pub(super) spread: f32,
    /// How much of its place each one takes.
    pub(super) share: f32,
}

/// A place in a cell: its left upper corner and its size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Spot {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

/// The height of a centre note where there are few of them, in a cell of their own and beside corner notes.
const CENTRE: f32 = 0.36;
const CENTRE_AMID: f32 = 0.28;
/// The width of a centre note, in its heights: a little more than a digit needs.
const CENTRE_WIDTH: f32 = 0.62;
/// How much of the cell a row of centre notes may take.
const CENTRE_ROOM: f32 = 0.92;

impl Spacing {
    /// The place of the digit with this index, as on a keypad.
    pub(super) fn keypad(self, index: usize) -> Spot {
        let step = self.spread / float(self.columns);
        self.square(index % self.columns, float(index / self.columns) * step, step)
    }

    /// The places of `count` digits at the rim: a row at the top and, where that is full, one at the bottom.
    pub(super) fn rim(self, count: usize) -> Vec<Spot> {
        let above = count.min(self.columns).max(count.div_ceil(2));
        let step = self.spread / float(above.max(self.columns));
        let spot = |rank: usize| match rank.checked_sub(above) {
            None => self.square(rank, 0.0, step),
            Some(rank) => self.square(rank, self.spread - step, step),
        };
        (0..count).map(spot).collect()
    }

    /// A square place `top` below the edge of what is shared out, after `column` steps.
    fn square(self, column: usize, top: f32, step: f32) -> Spot {
        let margin = (1.0 - self.spread) / 2.0 + step * (1.0 - self.share) / 2.0;
        let size = step * self.share;
        Spot { x: margin + float(column) * step, y: margin + top, width: size, height: size }
    }
}

/// The places of `count` digits in a row in the middle of a cell, with corner notes above and below or without any.
pub(super) fn centre(count: usize, amid: bool) -> Vec<Spot> {
    let most = if amid { CENTRE_AMID } else { CENTRE };
    let height = most.min(CENTRE_ROOM / (CENTRE_WIDTH * float(count.max(1))));
    let width = height * CENTRE_WIDTH;
    let left = (1.0 - width * float(count)) / 2.0;
    let spot = |rank: usize| Spot {
        x: left + float(rank) * width,
        y: (1.0 - height) / 2.0,
        width,
        height,
    };
    (0..count).map(spot).collect()
}

/// No board has so many digits that this would lose one.
#[expect(clippy::cast_precision_loss, reason = "a few dozen at most")]
fn float(count: usize) -> f32 {
    count as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLASSIC: Spacing = Spacing { columns: 3, spread: 0.88, share: 0.9 };

    fn overlap(a: Spot, b: Spot) -> bool {
        let apart = |a: f32, width: f32, b: f32, other: f32| a + width <= b || b + other <= a;
        !apart(a.x, a.width, b.x, b.width) && !apart(a.y, a.height, b.y, b.height)
    }

    fn check(spots: &[Spot]) {
        for (place, &spot) in spots.iter().enumerate() {
            let (right, bottom) = (spot.x + spot.width, spot.y + spot.height);
            let inside = spot.x >= 0.0 && spot.y >= 0.0 && right <= 1.0 && bottom <= 1.0;
            assert!(inside, "{spot:?} is inside of its cell");
            for &other in &spots[..place] {
                // Neighbours share an edge, which rounding may move by a little.
                let other = Spot { x: other.x + 1e-4, width: other.width - 2e-4, ..other };
                assert!(!overlap(spot, other), "{spot:?} and {other:?} are apart");
            }
        }
    }

    #[test]
    fn no_small_digit_lies_over_another() {
        check(&(0..9).map(|index| CLASSIC.keypad(index)).collect::<Vec<_>>());
        for corner in 1..=9 {
            for middle in 1..=9 {
                check(&[CLASSIC.rim(corner), centre(middle, true)].concat());
            }
            check(&centre(corner, false));
        }
    }

    #[test]
    fn few_digits_at_the_rim_are_as_large_as_on_the_keypad() {
        let size = CLASSIC.keypad(0).width;
        assert!(CLASSIC.rim(6).iter().all(|spot| (spot.width - size).abs() < 1e-6));
        assert!(CLASSIC.rim(9)[0].width < size);
        assert_eq!(CLASSIC.rim(1)[0], CLASSIC.keypad(0));
    }
}
