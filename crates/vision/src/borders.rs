//! The regions into which thick lines or shades divide a board, such as its boxes or those of a jigsaw.
//!
//! Each two cells that touch have a border. Its ink is how much darker (or lighter) than paper the line between both cells
//! is, over its whole thickness: so much survives blur. Where the borders fall apart into thin and thick ones, cells with a
//! thin border between them belong together. The same is tried with the shades of the cells. Only as many regions as rows,
//! of as many cells each, are believed.

use super::picture::Picture;
use super::point::Point;

/// How far from the middle of a line its ink is looked for, as part of a cell.
const REACH: f32 = 0.15;

/// The part of a border that is left out at each end, because other lines meet there.
const SKIPPED_ENDS: f32 = 0.2;

/// The number of places along a border at which its ink is measured.
const PLACES: usize = 16;

/// By how many times a thick line has more ink than a thin one, at least.
const LEAST_RATIO: f32 = 1.25;

/// Less ink is none: a line that is a hundredth of a cell wide and a little darker than paper.
const LEAST_INK: f32 = 0.004;

/// Cells whose shades differ by less have one shade.
const LEAST_STEP: f32 = 4.0;

/// The most places where borders may fall apart into thin and thick ones that are tried, the clearest first.
const MOST_LIMITS: usize = 6;

/// The border between two cells.
#[derive(Clone, Copy, Debug)]
struct Border {
    /// Both cells, by number.
    cells: [usize; 2],
    /// The ink of the line, as part of the ink of a line that is black and as wide as a cell.
    ink: f32,
    /// By how many shades the paper of both cells differs.
    step: f32,
}

/// The region of each cell, row by row, by number from 0; `None` if no regions of as many cells as the board has rows are
/// to be seen. `papers` are the shades of the cells without what is in them.
pub(super) fn regions(
    picture: &Picture,
    crossings: &[Point],
    size: usize,
    papers: &[f32],
) -> Option<Vec<usize>> {
    let borders = Borders::of(picture, crossings, size, papers);
    let inks = borders.limits(|border| border.ink, LEAST_INK);
    let steps = borders.limits(|border| border.step, LEAST_STEP);
    // Both together come last, since there are far more pairs of limits than limits.
    let by_lines = inks.iter().find_map(|&ink| borders.divided(|border| border.ink > ink));
    let by_shades = || steps.iter().find_map(|&step| borders.divided(|border| border.step > step));
    let by_both = || {
        let limits = inks.iter().flat_map(|&ink| steps.iter().map(move |&step| (ink, step)));
        let is_border =
            |border: &Border, ink: f32, step: f32| border.ink > ink || border.step > step;
        limits.into_iter().find_map(|(ink, step)| borders.divided(|it| is_border(it, ink, step)))
    };
    by_lines.or_else(by_shades).or_else(by_both)
}

/// The borders between the cells of a board of `size` rows.
struct Borders {
    size: usize,
    borders: Vec<Border>,
}

impl Borders {
    fn of(picture: &Picture, crossings: &[Point], size: usize, papers: &[f32]) -> Self {
        let strips = strips(crossings, size);
        let inks: Vec<[f32; PLACES]> =
            strips.iter().map(|strip| strip.inks(picture, papers)).collect();
        // One sign for the whole board. The thin lines of a board and its thick ones have the same shade of ink.
        let are_dark = inks.iter().flatten().sum::<f32>() >= 0.0;
        let border = |(strip, inks): (&Strip, &[f32; PLACES])| {
            let mut inks = inks.map(|ink| if are_dark { ink } else { -ink });
            inks.sort_unstable_by(f32::total_cmp);
            let [one, other] = strip.cells.map(|cell| papers[cell]);
            // A digit may touch the line, but not at most places.
            Border { cells: strip.cells, ink: inks[PLACES / 3], step: (one - other).abs() }
        };
        Self { size, borders: strips.iter().zip(&inks).map(border).collect() }
    }

    /// Values between thin and thick borders, the clearest first. A border with less than `least` has as good as none.
    fn limits(&self, value: impl Fn(&Border) -> f32, least: f32) -> Vec<f32> {
        let mut values: Vec<f32> = self.borders.iter().map(value).collect();
        values.sort_unstable_by(f32::total_cmp);
        // There are at least these borders within regions that hang together.
        let fewest = self.size * (self.size - 1);
        // A ratio and not a difference: how dark thin lines are depends on the print and on the light.
        let gaps = (fewest..=values.len().saturating_sub(self.size)).filter_map(|at| {
            let (thin, thick) = (values[at - 1].max(least), *values.get(at)?);
            let ratio = thick / thin;
            (ratio > LEAST_RATIO).then_some((ratio, f32::midpoint(thin, thick)))
        });
        let mut gaps: Vec<(f32, f32)> = gaps.collect();
        gaps.sort_by(|a, b| b.0.total_cmp(&a.0));
        gaps.into_iter().take(MOST_LIMITS).map(|(_, limit)| limit).collect()
    }

    /// The region of each cell, if these borders bound as many regions as there are rows, each of as many cells. Whole rows or
    /// columns are no regions: lines in one direction may look thicker than in the other.
    fn divided(&self, is_border: impl Fn(&Border) -> bool) -> Option<Vec<usize>> {
        let size = self.size;
        let mut joined: Vec<usize> = (0..size * size).collect();
        for border in self.borders.iter().filter(|border| !is_border(border)) {
            let [one, other] = border.cells.map(|cell| first_of(&joined, cell));
            // The smaller number stays the first of both. So a walk from any cell to the first one only ever goes
            // down, and ends.
            joined[one.max(other)] = one.min(other);
        }
        let firsts: Vec<usize> = (0..size * size).map(|cell| first_of(&joined, cell)).collect();
        let mut names: Vec<usize> = Vec::with_capacity(size);
        let mut regions = Vec::with_capacity(size * size);
        for first in firsts {
            let known = names.iter().position(|&name| name == first);
            regions.push(known.unwrap_or(names.len()));
            if known.is_none() {
                names.push(first);
            }
        }
        let has_cells = |region: usize| regions.iter().filter(|it| **it == region).count() == size;
        let are_whole = names.len() == size && (0..size).all(has_cells);
        let are_rows = regions.iter().enumerate().all(|(cell, region)| *region == cell / size);
        let are_columns = regions.iter().enumerate().all(|(cell, region)| *region == cell % size);
        (are_whole && !are_rows && !are_columns).then_some(regions)
    }
}

/// The first of the cells that a cell is joined with.
fn first_of(joined: &[usize], mut cell: usize) -> usize {
    while joined[cell] != cell {
        cell = joined[cell];
    }
    cell
}

/// Part of a line between two cells, and the sides of these cells that lie opposite to it.
struct Strip {
    cells: [usize; 2],
    line: [Point; 2],
    sides: [[Point; 2]; 2],
}

/// The strips of all borders of a board.
fn strips(crossings: &[Point], size: usize) -> Vec<Strip> {
    let at = |row: usize, column: usize| crossings[row * (size + 1) + column];
    let down = |row: usize, column: usize| [at(row, column), at(row + 1, column)];
    let across = |row: usize, column: usize| [at(row, column), at(row, column + 1)];
    let mut strips = Vec::with_capacity(2 * size * (size - 1));
    for row in 0..size {
        for column in 0..size {
            let cell = row * size + column;
            if column + 1 < size {
                let sides = [down(row, column), down(row, column + 2)];
                strips.push(Strip { cells: [cell, cell + 1], line: down(row, column + 1), sides });
            }
            if row + 1 < size {
                let sides = [across(row, column), across(row + 2, column)];
                let line = across(row + 1, column);
                strips.push(Strip { cells: [cell, cell + size], line, sides });
            }
        }
    }
    strips
}

impl Strip {
    /// The ink of the line at several places. It is negative where the line is lighter than paper.
    fn inks(&self, picture: &Picture, papers: &[f32]) -> [f32; PLACES] {
        let along = |place: usize| {
            SKIPPED_ENDS + (1.0 - 2.0 * SKIPPED_ENDS) * (place as f32 + 0.5) / PLACES as f32
        };
        std::array::from_fn(|place| {
            let part = along(place);
            let middle = self.line[0].towards(self.line[1], part);
            let of_side = |(side, cell): (&[Point; 2], usize)| {
                let far = side[0].towards(side[1], part);
                Self::ink_between(picture, middle, far, papers[cell])
            };
            self.sides.iter().zip(self.cells).map(of_side).sum::<f32>()
        })
    }

    /// The ink from the middle of a line towards the other side of a cell whose paper has this shade.
    fn ink_between(picture: &Picture, middle: Point, far: Point, paper: f32) -> f32 {
        // About one sample a pixel: fewer would step over a thin line.
        let samples = ((middle.distance(far) * REACH).ceil() as usize).clamp(4, 48);
        let part = |sample: usize| REACH * (sample as f32 + 0.5) / samples as f32;
        let shade = |sample: usize| picture.sample(middle.towards(far, part(sample)));
        let depth: f32 = (0..samples).map(|sample| paper - shade(sample)).sum();
        // In a shadow, ink differs less from paper. Light lines are not in shadows.
        let unit = if depth > 0.0 { paper.max(1.0) } else { 255.0 };
        depth / samples as f32 * REACH / unit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The width of a cell in the drawn boards, in pixels.
    const CELL: usize = 40;

    /// Four regions of four cells that are no boxes.
    const PIECES: [usize; 16] = [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3];

    /// A light board of 4 rows with the shade that `paper` gives each cell, and dark lines. `line` says how many pixels of each
    /// of two cells the line between them covers.
    fn seen(
        paper: impl Fn(usize) -> u8,
        line: impl Fn(usize, usize) -> usize,
    ) -> Option<Vec<usize>> {
        let side = 4 * CELL;
        let shade = |at: usize| {
            let (x, y) = (at % side, at / side);
            let cell = y / CELL * 4 + x / CELL;
            let (right, down) = (x % CELL, y % CELL);
            let beside = [
                (right, cell.checked_sub(1).filter(|_| x >= CELL)),
                (CELL - 1 - right, Some(cell + 1).filter(|_| x < 3 * CELL)),
                (down, cell.checked_sub(4)),
                (CELL - 1 - down, Some(cell + 4).filter(|other| *other < 16)),
            ];
            let is_line = |(far, other): &(usize, Option<usize>)| {
                other.is_some_and(|other| *far < line(cell, other))
            };
            if beside.iter().any(is_line) { 30 } else { paper(cell) }
        };
        let picture = Picture::new(side, side, (0..side * side).map(shade).collect()).unwrap();
        let place = |at: usize| Point::new((at % 5 * CELL) as f32, (at / 5 * CELL) as f32);
        let crossings: Vec<Point> = (0..25).map(place).collect();
        let papers: Vec<f32> = (0..16).map(|cell| f32::from(paper(cell))).collect();
        regions(&picture, &crossings, 4, &papers)
    }

    fn is_same(one: usize, other: usize) -> bool {
        PIECES[one] == PIECES[other]
    }

    #[test]
    fn thick_lines_bound_regions() {
        let line = |one, other| if is_same(one, other) { 1 } else { 2 };
        assert_eq!(seen(|_| 250, line), Some(PIECES.to_vec()));
        // Within the regions there need not be any lines.
        let line = |one, other| usize::from(!is_same(one, other));
        assert_eq!(seen(|_| 250, line), Some(PIECES.to_vec()));
    }

    #[test]
    fn shades_bound_regions() {
        let paper = |cell: usize| [250, 235, 220, 205][PIECES[cell]];
        assert_eq!(seen(paper, |_, _| 1), Some(PIECES.to_vec()));
    }

    #[test]
    fn lines_and_shades_bound_regions_together() {
        // Lines divide the halves, and the left one. The lower right box is shaded.
        let is_left = |cell: usize| cell % 4 < 2;
        let paper = |cell: usize| if !is_left(cell) && cell >= 8 { 200 } else { 250 };
        let line = |one: usize, other: usize| {
            let are_left = is_left(one) && is_left(other);
            let is_thick = is_left(one) != is_left(other) || are_left && one / 8 != other / 8;
            if is_thick { 3 } else { 1 }
        };
        let boxes = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3];
        assert_eq!(seen(paper, line), Some(boxes.to_vec()));
    }

    #[test]
    fn lines_of_one_kind_bound_no_regions() {
        assert_eq!(seen(|_| 250, |_, _| 1), None);
        // Lines across that are thicker than those down make no regions of whole rows.
        let line = |one: usize, other: usize| if one / 4 == other / 4 { 1 } else { 2 };
        assert_eq!(seen(|_| 250, line), None);
    }

    #[test]
    fn regions_of_unequal_size_are_none() {
        // A line that is missing between two pieces.
        let line = |one: usize, other: usize| {
            let is_gap = (one.min(other), one.max(other)) == (2, 3);
            if is_same(one, other) || is_gap { 1 } else { 2 }
        };
        assert_eq!(seen(|_| 250, line), None);
    }
}
