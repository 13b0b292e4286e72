//! A grey picture, and how it is made smaller.

use super::point::Point;

/// A grey picture, row by row from the upper left corner. 0 is black and 255 is white.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    width: usize,
    height: usize,
    shades: Vec<u8>,
}

impl Picture {
    /// Returns `None` if the picture is empty, or if `shades` has not a value for each pixel.
    #[must_use]
    pub fn new(width: usize, height: usize, shades: Vec<u8>) -> Option<Self> {
        let is_whole = width.checked_mul(height) == Some(shades.len()) && !shades.is_empty();
        is_whole.then_some(Self { width, height, shades })
    }

    /// The width in pixels.
    #[must_use]
    pub fn width(&self) -> usize {
        self.width
    }

    /// The height in pixels.
    #[must_use]
    pub fn height(&self) -> usize {
        self.height
    }

    /// The shades, row by row.
    #[must_use]
    pub fn shades(&self) -> &[u8] {
        &self.shades
    }

    /// The length of the longer side.
    #[must_use]
    pub fn longer_side(&self) -> usize {
        self.width.max(self.height)
    }

    /// The picture with each square of `factor` × `factor` pixels as one pixel. Pixels that are left over at the right and
    /// below are dropped, unless nothing else is there.
    #[must_use]
    pub fn reduced(&self, factor: usize) -> Self {
        let factor = factor.min(self.width).min(self.height);
        if factor <= 1 {
            return self.clone();
        }
        let (width, height) = (self.width / factor, self.height / factor);
        let mut shades = Vec::with_capacity(width * height);
        let mut sums = vec![0_u32; width];
        let count = (factor * factor) as u32;
        // Row after row, as the shades lie in memory: a picture from a camera is larger than the caches.
        for band in self.shades.chunks_exact(self.width * factor).take(height) {
            sums.fill(0);
            for row in band.chunks_exact(self.width) {
                for (sum, pixels) in sums.iter_mut().zip(row.chunks_exact(factor)) {
                    *sum += pixels.iter().map(|&shade| u32::from(shade)).sum::<u32>();
                }
            }
            shades.extend(sums.iter().map(|sum| (sum / count) as u8));
        }
        Self { width, height, shades }
    }

    /// The picture with each square of `factor` × `factor` pixels as one pixel: its lightest one. Drops the pixels that
    /// are left over at the right and below.
    pub(super) fn lightest(&self, factor: usize) -> Self {
        self.extremes(factor, u8::MIN, u8::max)
    }

    /// As [`Self::lightest`], with the darkest pixel of each square.
    pub(super) fn darkest(&self, factor: usize) -> Self {
        self.extremes(factor, u8::MAX, u8::min)
    }

    /// The picture with each square of pixels as one pixel: the one that `choose` prefers to all others and to `least`.
    fn extremes(&self, factor: usize, least: u8, choose: impl Fn(u8, u8) -> u8) -> Self {
        let factor = factor.clamp(1, self.width.min(self.height));
        let (width, height) = (self.width / factor, self.height / factor);
        let mut shades = vec![least; width * height];
        for (y, row) in self.shades.chunks_exact(self.width).take(height * factor).enumerate() {
            let chosen = &mut shades[y / factor * width..][..width];
            for (extreme, pixels) in chosen.iter_mut().zip(row.chunks_exact(factor)) {
                *extreme = pixels.iter().fold(*extreme, |extreme, pixel| choose(extreme, *pixel));
            }
        }
        Self { width, height, shades }
    }

    /// The shade at a point, between the four nearest pixels. A point outside has the shade of the nearest pixel.
    pub(super) fn sample(&self, point: Point) -> f32 {
        // The shade of a pixel is that of its middle, half a pixel from its upper left corner.
        let inside = |value: f32, size: usize| (value - 0.5).clamp(0.0, (size - 1) as f32);
        let (x, y) = (inside(point.x, self.width), inside(point.y, self.height));
        let (left, top) = (x as usize, y as usize);
        let (right, below) = ((left + 1).min(self.width - 1), (top + 1).min(self.height - 1));
        let (part, down) = (x - left as f32, y - top as f32);
        let at = |x: usize, y: usize| f32::from(self.shades[y * self.width + x]);
        let upper = at(left, top) * (1.0 - part) + at(right, top) * part;
        let lower = at(left, below) * (1.0 - part) + at(right, below) * part;
        upper * (1.0 - down) + lower * down
    }
}

/// A picture in several sizes, each half as wide and as high as the one before.
pub(super) struct Pyramid(Vec<Picture>);

impl Pyramid {
    /// The sizes of a picture down to about `least` pixels on the longer side.
    pub(super) fn of(picture: Picture, least: usize) -> Self {
        let mut levels = vec![picture];
        while let Some(last) = levels.last().filter(|last| last.longer_side() >= 2 * least) {
            levels.push(last.reduced(2));
        }
        Self(levels)
    }

    /// The picture in its full size.
    pub(super) fn full(&self) -> &Picture {
        &self.0[0]
    }

    /// The size in which pixels are about as large as `step` pixels of the full size, and by how much that size is smaller.
    /// Samples `step` pixels apart miss no thin line there.
    pub(super) fn for_lines(&self, step: f32) -> (&Picture, f32) {
        self.level(step.max(1.0).log2().round())
    }

    /// The smallest size in which a pixel is no larger than `step` pixels of the full size, and by how much that size is
    /// smaller.
    pub(super) fn for_detail(&self, step: f32) -> (&Picture, f32) {
        self.level(step.max(1.0).log2())
    }

    fn level(&self, level: f32) -> (&Picture, f32) {
        let level = (level as usize).min(self.0.len() - 1);
        (&self.0[level], 1.0 / (1_u32 << level) as f32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_a_shade_for_each_pixel() {
        assert!(Picture::new(2, 2, vec![0; 4]).is_some());
        assert!(Picture::new(2, 2, vec![0; 3]).is_none());
        assert!(Picture::new(0, 2, Vec::new()).is_none());
    }

    #[test]
    fn squares_become_their_mean() {
        let picture = Picture::new(5, 2, vec![0, 100, 10, 10, 7, 100, 200, 10, 10, 7]).unwrap();
        assert_eq!(picture.reduced(2), Picture::new(2, 1, vec![100, 10]).unwrap());
        assert_eq!(picture.reduced(1), picture);
    }

    #[test]
    fn squares_become_their_lightest_or_darkest_pixel() {
        let picture = Picture::new(5, 2, vec![0, 100, 10, 20, 7, 50, 200, 30, 40, 7]).unwrap();
        assert_eq!(picture.lightest(2), Picture::new(2, 1, vec![200, 40]).unwrap());
        assert_eq!(picture.darkest(2), Picture::new(2, 1, vec![0, 10]).unwrap());
    }

    #[test]
    fn a_sample_lies_between_pixels() {
        let picture = Picture::new(2, 1, vec![0, 100]).unwrap();
        let at = |x: f32| picture.sample(Point::new(x, 0.5));
        assert!((at(0.5), at(1.5), at(9.0)) == (0.0, 100.0, 100.0));
        assert!((at(1.0) - 50.0).abs() < 0.01);
    }
}
