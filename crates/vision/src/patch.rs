//! Cells cut out of a picture, straightened, and brought to one contrast.

use super::picture::Picture;
use super::point::{Corners, Point, Projection};

/// The side of a patch in pixels.
pub const PATCH_SIDE: usize = 28;

/// The pixels of a patch.
pub const PATCH_AREA: usize = PATCH_SIDE * PATCH_SIDE;

/// The part of a cell that is left out at each side, because lines of the board are there.
const EDGE: f32 = 0.06;

/// The least contrast of ink, in shades.
const LEAST_CONTRAST: f32 = 12.0;

/// The least contrast of the ink of a cell, as part of the contrast of the board.
const LEAST_PART: f32 = 0.3;

/// A cell in grey, before its contrast is known.
#[derive(Clone, Debug)]
pub struct Patch {
    shades: Vec<f32>,
    paper: f32,
    darkest: f32,
    lightest: f32,
}

impl Patch {
    /// Cuts out the cell with these corners.
    #[must_use]
    pub fn cut(picture: &Picture, corners: &Corners) -> Self {
        let map = Projection::to(corners);
        let inner = 1.0 - 2.0 * EDGE;
        let span = corners[0].distance(corners[2]) * inner / 1.42 / PATCH_SIDE as f32;
        // Pixels of a large cell are averaged, so that no stroke falls between two samples.
        let fine = (span.round() as usize).clamp(1, 4);
        let count = PATCH_SIDE * fine;
        let part = |at: usize| EDGE + inner * (at as f32 + 0.5) / count as f32;
        let mut shades = vec![0.0; PATCH_AREA];
        for y in 0..count {
            for x in 0..count {
                let shade = picture.sample(map.at(part(x), part(y)));
                shades[y / fine * PATCH_SIDE + x / fine] += shade;
            }
        }
        let samples = (fine * fine) as f32;
        for shade in &mut shades {
            *shade /= samples;
        }
        Self::of(shades)
    }

    /// A patch of these shades, of which there are [`PATCH_AREA`].
    #[must_use]
    pub fn of(shades: Vec<f32>) -> Self {
        let mut all = shades.clone();
        // Most pixels of a cell are paper, even with a digit in it, so the median is its shade.
        let (_, &mut paper, _) = all.select_nth_unstable_by(PATCH_AREA / 2, f32::total_cmp);
        let border = PATCH_SIDE / 7;
        let inner = border..PATCH_SIDE - border;
        let mut middle: Vec<f32> = inner
            .clone()
            .flat_map(|y| inner.clone().map(move |x| (x, y)))
            .map(|(x, y)| shades[y * PATCH_SIDE + x])
            .collect();
        // A few pixels at both ends are left out: noise, or a bit of a line that reaches into the cell.
        let skipped = middle.len() / 50;
        let last = middle.len() - 1 - skipped;
        let (_, &mut lightest, _) = middle.select_nth_unstable_by(last, f32::total_cmp);
        let (_, &mut darkest, _) = middle.select_nth_unstable_by(skipped, f32::total_cmp);
        Self { shades, paper, darkest, lightest }
    }

    /// The shade of the cell without what is in it.
    pub(super) fn paper(&self) -> f32 {
        self.paper
    }

    /// By how much ink in the middle of the cell differs from paper, in shades.
    #[must_use]
    pub fn depth(&self) -> f32 {
        (self.paper - self.darkest).max(self.lightest - self.paper)
    }

    /// The patch in the contrast of its board: about 0 for paper, and 1 for ink.
    #[must_use]
    pub fn normalised(&self, contrast: f32) -> Vec<f32> {
        let is_dark = self.paper - self.darkest >= self.lightest - self.paper;
        // The floor keeps an almost empty cell empty. Without it, the noise of the paper would be raised to the
        // contrast of ink.
        let unit = self.depth().max(contrast * LEAST_PART).max(LEAST_CONTRAST);
        let unit = if is_dark { unit } else { -unit };
        self.shades.iter().map(|shade| ((self.paper - shade) / unit).clamp(-0.5, 1.5)).collect()
    }
}

/// The contrast of the ink of a board, of which these are the cells.
#[must_use]
pub fn contrast(patches: &[Patch]) -> f32 {
    let mut depths: Vec<f32> = patches.iter().map(Patch::depth).collect();
    depths.sort_unstable_by(f32::total_cmp);
    // A high rank and not the mean, since most cells of a puzzle may be empty. Not the largest, which may be a blot.
    depths.get(depths.len() * 9 / 10).copied().unwrap_or_default()
}

/// The corners of each cell of a board, row by row.
#[must_use]
pub fn cells(crossings: &[Point], size: usize) -> Vec<Corners> {
    let corners = |row, column| cell_corners(crossings, size, row, column);
    (0..size).flat_map(|row| (0..size).map(move |column| corners(row, column))).collect()
}

/// The corners of the cell in a row and a column from 0.
pub(super) fn cell_corners(crossings: &[Point], size: usize, row: usize, column: usize) -> Corners {
    let at = |row: usize, column: usize| crossings[row * (size + 1) + column];
    [at(row, column), at(row, column + 1), at(row + 1, column + 1), at(row + 1, column)]
}
