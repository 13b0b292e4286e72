//! Boards whose paper differs from what is around them, such as a light board in a dark window. Their outer lines may not
//! differ from what is around them, so ink does not show their corners, but paper does.

use super::ink::{Component, InkShade, components};
use super::picture::Picture;
use super::point::{Corners, Point};

/// The longer side of the picture in which paper is looked for, in pixels, at most. Lines of a board vanish in it.
const LARGEST_SIDE: usize = 240;

/// The corners of the areas of paper that are at least `least` pixels wide and high. Light ink is on dark paper.
pub(super) fn corners(picture: &Picture, ink: InkShade, least: usize) -> Vec<Corners> {
    let factor = picture.longer_side().div_ceil(LARGEST_SIDE);
    let paper = match ink {
        // The lightest pixel of each square swallows lines and digits, so that the paper is one area without holes.
        InkShade::Dark => picture.lightest(factor),
        InkShade::Light => picture.darkest(factor),
    };
    let threshold = threshold(paper.shades());
    let is_paper = |&shade: &u8| match ink {
        InkShade::Dark => shade > threshold,
        InkShade::Light => shade <= threshold,
    };
    let mut mask: Vec<bool> = paper.shades().iter().map(is_paper).collect();
    let areas = components(&mut mask, paper.width(), least.div_ceil(factor));
    let full = |point: Point| point.scaled(factor as f32);
    areas.iter().flat_map(Component::corners).map(|corners| corners.map(full)).collect()
}

/// The shade that divides light and dark best: the variance between both is the largest.
///
/// Source: Otsu, "A threshold selection method from gray-level histograms", 1979.
fn threshold(shades: &[u8]) -> u8 {
    let mut counts = [0_u32; 256];
    for shade in shades {
        counts[usize::from(*shade)] += 1;
    }
    let all = shades.len() as f64;
    let weigh = |shade: u8| f64::from(shade) * f64::from(counts[usize::from(shade)]);
    let total: f64 = (0..=u8::MAX).map(weigh).sum();
    let (mut count, mut sum) = (0.0, 0.0);
    let (mut best, mut most) = (0, 0.0);
    for shade in 0..u8::MAX {
        count += f64::from(counts[usize::from(shade)]);
        sum += weigh(shade);
        let between = (sum * all - total * count).powi(2) / (count * (all - count)).max(1.0);
        if between > most {
            (best, most) = (shade, between);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_light_area_in_a_dark_picture_has_corners_though_lines_divide_it() {
        let shade = |at: usize| {
            let (x, y) = (at % 480, at / 480);
            let is_inside = (100..400).contains(&x) && (60..360).contains(&y);
            if is_inside && x % 40 != 0 && y % 40 != 0 { 250 } else { 30 }
        };
        let shades: Vec<u8> = (0..480 * 480).map(shade).collect();
        let inverse = shades.iter().map(|shade| 255 - shade).collect();
        for (shades, ink) in [(shades, InkShade::Dark), (inverse, InkShade::Light)] {
            let picture = Picture::new(480, 480, shades).unwrap();
            let found = corners(&picture, ink, 48);
            let near = Point::new(100.0, 60.0).distance(found[0][0]);
            assert!(
                near < 4.0 && found[0][2].distance(Point::new(400.0, 360.0)) < 4.0,
                "{found:?}"
            );
        }
    }
}
