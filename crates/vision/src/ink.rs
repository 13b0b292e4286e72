//! Which pixels are ink, and which of them touch each other.

use super::picture::Picture;
use super::point::{Corners, Point, area};

/// How ink is told from paper.
#[derive(Clone, Copy, Debug)]
pub(super) struct InkRule {
    /// Part of the longer side of the picture that the neighbourhood of a pixel is wide.
    pub(super) window: f32,
    /// By how much ink differs from the mean of its neighbourhood.
    pub(super) contrast: f32,
    /// Whether ink is darker or lighter than paper.
    pub(super) shade: InkShade,
}

/// Whether the ink of a board, and so its lines, is darker or lighter than its paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum InkShade {
    /// Dark ink on light paper.
    Dark,
    /// Light ink on dark paper, such as chalk.
    Light,
}

impl InkShade {
    pub(super) const ALL: [Self; 2] = [Self::Dark, Self::Light];

    /// The other of the two.
    pub(super) fn other(self) -> Self {
        match self {
            Self::Dark => Self::Light,
            Self::Light => Self::Dark,
        }
    }

    /// By how many shades `ink` differs from `paper` in the direction of this ink. Negative in the other direction.
    pub(super) fn contrast(self, ink: f32, paper: f32) -> f32 {
        match self {
            Self::Dark => paper - ink,
            Self::Light => ink - paper,
        }
    }

    /// By how many shades a line differs from the nearer shade of the paper on its two sides. Negative if it does not
    /// stand out on both.
    pub(super) fn depth(self, line: f32, [one, other]: [f32; 2]) -> f32 {
        match self {
            Self::Dark => one.min(other) - line,
            Self::Light => line - one.max(other),
        }
    }
}

/// Sums of all pixels above and to the left, from which the mean of any rectangle follows.
pub(super) struct Sums {
    width: usize,
    height: usize,
    totals: Vec<u32>,
}

impl Sums {
    /// The sums of a picture of less than 16 million pixels.
    pub(super) fn of(picture: &Picture) -> Self {
        let (width, height) = (picture.width(), picture.height());
        let mut totals = vec![0_u32; (width + 1) * (height + 1)];
        for (y, row) in picture.shades().chunks_exact(width).enumerate() {
            let (before, after) = totals.split_at_mut((y + 1) * (width + 1));
            let above = &before[y * (width + 1)..];
            let mut of_row = 0;
            for (x, &shade) in row.iter().enumerate() {
                of_row += u32::from(shade);
                after[x + 1] = above[x + 1] + of_row;
            }
        }
        Self { width, height, totals }
    }

    /// Marks the pixels that are ink.
    pub(super) fn ink(&self, picture: &Picture, rule: InkRule) -> Vec<bool> {
        let side = self.width.max(self.height) as f32;
        // The mean of the neighbourhood instead of one threshold for the picture: a shadow darkens both ink and
        // paper.
        let reach = ((side * rule.window / 2.0) as usize).max(3);
        let stride = self.width + 1;
        let mut mask = Vec::with_capacity(self.width * self.height);
        for (y, row) in picture.shades().chunks_exact(self.width).enumerate() {
            let (top, below) = (y.saturating_sub(reach), (y + reach + 1).min(self.height));
            let (upper, lower) = (&self.totals[top * stride..], &self.totals[below * stride..]);
            for (x, &shade) in row.iter().enumerate() {
                let (left, right) = (x.saturating_sub(reach), (x + reach + 1).min(self.width));
                let sum = (lower[right] + upper[left])
                    // The sum of four corners, whatever order they are added in. What is too small on the way wraps
                    // back at the end.
                    .wrapping_sub(lower[left])
                    .wrapping_sub(upper[right]);
                let mean = sum as f32 / ((right - left) * (below - top)) as f32;
                mask.push(rule.shade.contrast(f32::from(shade), mean) > rule.contrast);
            }
        }
        mask
    }
}

/// Pixels of ink that touch each other.
#[derive(Clone, Debug)]
pub(super) struct Component {
    /// For each row from the first, the first and the last pixel of the component.
    rows: Vec<(usize, usize)>,
    /// The first row.
    top: usize,
}

impl Component {
    /// The area of the rectangle around the component.
    pub(super) fn extent(&self) -> usize {
        let left = self.rows.iter().map(|row| row.0).min().unwrap_or(0);
        let right = self.rows.iter().map(|row| row.1).max().unwrap_or(0);
        (right - left + 1) * self.rows.len()
    }
}

/// Finds the components that are at least `least` pixels wide and high, and so large that they may be a board.
pub(super) fn components(mask: &mut [bool], width: usize, least: usize) -> Vec<Component> {
    let height = mask.len() / width;
    let mut found = Vec::new();
    let (mut stack, mut pixels) = (Vec::new(), Vec::new());
    for start in 0..mask.len() {
        if !mask[start] {
            continue;
        }
        mask[start] = false;
        // A stack of its own, because a component may be as large as the picture: recursion would need as deep a call
        // stack.
        stack.push(start);
        pixels.clear();
        let (mut left, mut right, mut below) = (width, 0, 0);
        while let Some(at) = stack.pop() {
            pixels.push(at);
            let (x, y) = (at % width, at / width);
            (left, right, below) = (left.min(x), right.max(x), below.max(y));
            // Diagonal neighbours touch too, because a thin line that lies aslant goes from pixel to pixel over their
            // corners.
            for row in y.saturating_sub(1)..=(y + 1).min(height - 1) {
                for column in x.saturating_sub(1)..=(x + 1).min(width - 1) {
                    let next = row * width + column;
                    if mask[next] {
                        mask[next] = false;
                        stack.push(next);
                    }
                }
            }
        }
        let top = start / width;
        if right - left >= least && below - top >= least {
            found.push(Component::of(&pixels, width, top, below));
        }
    }
    found
}

impl Component {
    fn of(pixels: &[usize], width: usize, top: usize, below: usize) -> Self {
        let mut rows = vec![(usize::MAX, 0); below - top + 1];
        for &pixel in pixels {
            let (x, row) = (pixel % width, &mut rows[pixel / width - top]);
            *row = (row.0.min(x), row.1.max(x));
        }
        Self { rows, top }
    }

    /// The points at both ends of each row.
    fn ends(&self) -> impl Iterator<Item = Point> + '_ {
        self.rows.iter().enumerate().flat_map(|(row, &(left, right))| {
            let y = (self.top + row) as f32 + 0.5;
            [Point::new(left as f32 + 0.5, y), Point::new(right as f32 + 0.5, y)]
        })
    }

    /// The corners that a board would have whose lines this component is: the outermost points in the four diagonal
    /// directions, which suit a board that lies straight, and the largest area that four of its points bound.
    pub(super) fn corners(&self) -> [Corners; 2] {
        let outermost = |x: f32, y: f32| {
            let far = |point: &Point| point.x * x + point.y * y;
            self.ends().max_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or_default()
        };
        let straight = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
        [straight.map(|(x, y)| outermost(x, y)), self.largest()]
    }

    /// The four points with the largest area between them, among the outermost in several directions.
    fn largest(&self) -> Corners {
        // Four of 24 points are some ten thousand choices, few enough to try all.
        const DIRECTIONS: usize = 24;
        let turn = std::f32::consts::TAU / DIRECTIONS as f32;
        let mut hull: Vec<Point> = Vec::with_capacity(DIRECTIONS);
        for step in 0..DIRECTIONS {
            let (y, x) = (step as f32 * turn).sin_cos();
            let far = |point: &Point| point.x * x + point.y * y;
            let point = self.ends().max_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or_default();
            // Neighbouring directions often have the same outermost point.
            if hull.last() != Some(&point) {
                hull.push(point);
            }
        }
        let (mut best, mut most) = ([Point::default(); 4], 0.0);
        for a in 0..hull.len() {
            for b in a + 1..hull.len() {
                for c in b + 1..hull.len() {
                    for d in c + 1..hull.len() {
                        let corners = [hull[a], hull[b], hull[c], hull[d]];
                        let size = area(&corners);
                        if size > most {
                            (best, most) = (corners, size);
                        }
                    }
                }
            }
        }
        from_upper_left(best)
    }
}

/// The same corners, the first of them nearest to the upper left.
fn from_upper_left(corners: Corners) -> Corners {
    let near = |at: &usize| corners[*at].x + corners[*at].y;
    let first = (0..4).min_by(|a, b| near(a).total_cmp(&near(b))).unwrap_or(0);
    [0, 1, 2, 3].map(|step| corners[(first + step) % 4])
}
