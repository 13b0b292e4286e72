//! Whether there are lines of a board between four corners, and where exactly they run.
//!
//! A line is a ridge: its pixels are darker (or lighter) than the pixels on both sides. A board of N rows has N + 1 ridges
//! at equal distances each way, and none in the middle between them. Each ridge is then traced by dynamic programming, so
//! that it may bend as paper does.

use super::ink::InkShade;
use super::picture::{Picture, Pyramid};
use super::point::{Corners, Point, Projection, area};

/// The numbers of rows of a board that are looked for.
pub const SIZES: [usize; 5] = [4, 6, 9, 12, 16];

/// The width of the straightened picture on which lines are counted.
const VIEW: usize = 288;

/// How far from an outer line the paper of a board may end, in pixels of the straightened picture.
const OUTER: usize = 4;

/// The number of strips across the lines, for a first look.
const STRIPS: usize = 24;

/// The width of a cell in the straightened picture on which lines are traced, in pixels, at least.
const SMALLEST_CELL: usize = 28;

/// The width of the straightened picture on which lines are traced, in pixels, at least. On a smaller one the lines of a board
/// with large cells would be thinner than a pixel, and strokes of digits would look like lines.
const SMALLEST_TRACED: usize = 252;

/// How far a pixel on the side of a ridge is from its middle, in pixels of a straightened picture.
const SIDE: usize = 4;

/// The number of pieces of a part of a line.
const PIECES: usize = 5;

/// The number of pieces that may be interrupted.
const WEAK_PIECES: usize = 1;

/// The weakest line that is seen, in shades.
const WEAKEST: f32 = 2.5;

/// How well lines of a board fit between corners.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fit {
    /// The number of rows of the board.
    pub(super) size: usize,
    /// How well it fits: 1 if every line is where it belongs, and nothing else is between them.
    pub(super) score: f32,
    /// The same if nothing at all is between the lines: no digits, and no dashed lines.
    spare: f32,
    /// The strength of a thin line, in shades: a third of the lines are weaker.
    pub(super) strength: f32,
}

/// A picture of ridges in a straightened view, as sums along each row.
struct Ridges {
    width: usize,
    height: usize,
    /// For each row `width + 1` sums of the strengths to the left.
    sums: Vec<f32>,
}

impl Ridges {
    /// The ridges along the rows of a view that is `width` pixels wide.
    fn along_rows(view: &[f32], width: usize, ink: InkShade) -> Self {
        let height = view.len() / width;
        let mut sums = vec![0.0; (width + 1) * height];
        for y in 0..height {
            let mut sum = 0.0;
            let (above, below) = (y.saturating_sub(SIDE), (y + SIDE).min(height - 1));
            for x in 0..width {
                let [upper, middle, lower] = [above, y, below].map(|y| view[y * width + x]);
                // The nearer shade of both sides counts, so the edge of a shaded cell or of a shadow is no ridge.
                sum += ink.depth(middle, [upper, lower]).max(0.0);
                sums[y * (width + 1) + x + 1] = sum;
            }
        }
        Self { width, height, sums }
    }

    /// The ridges, where lines of a board run; and edges between paper and what is around it within `reach` rows of the first
    /// and the last line, which are `margin` rows from the ends of the view.
    fn and_outer_edges(mut self, view: &[f32], margin: usize, reach: usize, ink: InkShade) -> Self {
        /// The distance of the rows between which paper ends.
        const ACROSS: usize = 2;
        let last = self.height - 1;
        for from_end in margin.saturating_sub(reach).max(ACROSS)..=margin + reach {
            let outer_rows = [
                (from_end, from_end + ACROSS, from_end - ACROSS),
                (last - from_end, last - from_end - ACROSS, last - from_end + ACROSS),
            ];
            for (y, inside, outside) in outer_rows {
                let mut sum = 0.0;
                for x in 0..self.width {
                    let [inside, outside] = [inside, outside].map(|y| view[y * self.width + x]);
                    let edge = ink.contrast(outside, inside);
                    let sums = &mut self.sums[y * (self.width + 1)..][x..x + 2];
                    // The row holds sums, so the old value of a pixel is a difference. It is read before the new sum
                    // goes in its place.
                    let ridge = sums[1] - sums[0];
                    sums[0] = sum;
                    sum += edge.max(ridge);
                }
                self.sums[y * (self.width + 1) + self.width] = sum;
            }
        }
        self
    }

    /// The ridges without a margin at both ends of the rows, and one of whole rows, whose pixels were only needed as sides of
    /// ridges.
    fn cropped(&self, along: usize, across: usize) -> Self {
        let (width, height) = (self.width - 2 * along, self.height - 2 * across);
        let row = |y: usize| {
            let at = (y + across) * (self.width + 1) + along;
            self.sums[at..=at + width].iter().copied()
        };
        Self { width, height, sums: (0..height).flat_map(row).collect() }
    }

    /// The mean strength of row `y` from one column to another.
    fn mean(&self, y: usize, from: usize, to: usize) -> f32 {
        let row = &self.sums[y * (self.width + 1)..];
        (row[to] - row[from]) / (to - from).max(1) as f32
    }

    /// The strongest mean near `y`.
    fn strongest(&self, y: f32, reach: f32, from: usize, to: usize) -> f32 {
        let first = (y - reach).max(0.0) as usize;
        let last = ((y + reach) as usize).min(self.height - 1);
        (first..=last).map(|y| self.mean(y, from, to)).fold(0.0, f32::max)
    }

    /// The strongest ridge near `y` that is nowhere interrupted for long.
    fn continuous(&self, y: f32, reach: f32, from: usize, to: usize) -> f32 {
        let first = (y - reach).max(0.0) as usize;
        let last = ((y + reach) as usize).min(self.height - 1);
        let end = |piece: usize| from + (to - from) * piece / PIECES;
        let pieces = |y: usize| -> [f32; PIECES] {
            std::array::from_fn(|piece| self.mean(y, end(piece), end(piece + 1)))
        };
        // Each piece may lie one row higher or lower than its neighbours, because a line may run aslant or bend.
        let mut near = [pieces(first), pieces(first), [0.0; PIECES]];
        let mut strongest = 0.0_f32;
        for y in first..=last {
            near[2] = pieces((y + 1).min(last));
            let mut values: [f32; PIECES] =
                std::array::from_fn(|piece| near[0][piece].max(near[1][piece]).max(near[2][piece]));
            values.sort_unstable_by(f32::total_cmp);
            strongest = strongest.max(values[WEAK_PIECES]);
            near = [near[1], near[2], near[2]];
        }
        strongest
    }

    /// The part of the lines of a board of `size` rows that are at least as strong as `weakest`, without the lines of a board
    /// of `coarse` rows at the same places.
    fn seen(&self, size: usize, coarse: usize, weakest: f32) -> f32 {
        let cell = self.width as f32 / size as f32;
        // The lines of the coarse board are left out: they are there in either case.
        let (mut seen, mut count) = (0.0, 0.0);
        for line in (0..size).filter(|line| line % (size / coarse) != 0) {
            for segment in 0..size {
                let from = ((segment as f32 + 0.1) * cell) as usize;
                let to = ((segment as f32 + 0.9) * cell) as usize;
                let strength = self.strongest(line as f32 * cell, cell * 0.2, from, to);
                seen += if strength >= weakest { 1.0 } else { 0.0 };
                count += 1.0;
            }
        }
        seen / count
    }

    /// Adds the ridges of a board of `size` rows, for each of `segments` parts of a line.
    fn measure(&self, size: usize, segments: usize, board: &mut BoardRidges) {
        let cell = self.height as f32 / size as f32;
        let length = self.width as f32 / segments as f32;
        for segment in 0..segments {
            // The ends of a segment are left out: a line across darkens the sides of the ridge there, so that it is
            // not seen.
            let from = ((segment as f32 + 0.1) * length) as usize;
            let to = ((segment as f32 + 0.9) * length) as usize;
            for line in 0..=size {
                let y = line as f32 * cell;
                board.means.push(self.strongest(y, cell * 0.2, from, to));
                board.lines.push(self.continuous(y, cell * 0.2, from, to));
            }
            for line in 0..size {
                let y = (line as f32 + 0.5) * cell;
                board.between.push(self.continuous(y, cell * 0.2, from, to));
                board.interrupted.push(self.strongest(y, cell * 0.2, from, to));
            }
        }
    }
}

/// The strengths of ridges, for each part of each line of a board.
#[derive(Default)]
struct BoardRidges {
    /// The mean strengths of the lines.
    means: Vec<f32>,
    /// The strengths of the lines where they are nowhere interrupted for long.
    lines: Vec<f32>,
    /// The same of ridges in the middle between lines.
    between: Vec<f32>,
    /// Their mean strengths.
    interrupted: Vec<f32>,
}

/// Between samples that are farther apart, in pixels, a line one pixel wide is lost.
const FAR_SAMPLES: f32 = 1.6;

/// Straightens what is between `corners`, with a margin of `margin` pixels inside of a square of `width` pixels. `level`
/// chooses the size of the picture for the distance between samples.
fn straightened<'a>(
    corners: &Corners,
    width: usize,
    margin: usize,
    level: impl Fn(f32) -> (&'a Picture, f32),
) -> Vec<f32> {
    let inner = (width - 2 * margin) as f32;
    let step = area(corners).abs().sqrt() / inner;
    let (picture, scale) = level(step);
    let map = Projection::to(&corners.map(|corner| corner.scaled(scale)));
    let part = |at: usize| (at as f32 + 0.5 - margin as f32) / inner;
    let row = |y: usize| (0..width).map(move |x| (part(x), part(y)));
    let places = (0..width).flat_map(row);
    let sample = |u: f32, v: f32| picture.sample(map.at(u, v));
    if step * scale < FAR_SAMPLES {
        return places.map(|(u, v)| sample(u, v)).collect();
    }
    // Four samples for each pixel where even the chosen size has pixels finer than the view.
    let beside = [-0.25 / inner, 0.25 / inner];
    let mean_row = |u: f32, v: f32| 0.5 * (sample(u + beside[0], v) + sample(u + beside[1], v));
    places.map(|(u, v)| 0.5 * (mean_row(u, v + beside[0]) + mean_row(u, v + beside[1]))).collect()
}

fn transposed(view: &[f32], width: usize) -> Vec<f32> {
    let column = |x: usize| (0..width).map(move |y| y * width + x);
    (0..width).flat_map(column).map(|at| view[at]).collect()
}

/// How well a board of `size` rows fits between corners.
pub(super) fn fit(picture: &Pyramid, corners: &Corners, size: usize, ink: InkShade) -> Fit {
    let (rows, columns) = ridges_between(picture, corners, ink);
    fit_of_size(&rows, &columns, size, size)
}

/// The sizes of boards that fit best between corners, the best first. Where digits fill the cells, they are not between lines
/// as other lines are. Where cells have shades, lines are interrupted, and what is between them tells more.
pub(super) fn fits(picture: &Pyramid, corners: &Corners, ink: InkShade) -> Vec<Fit> {
    let (rows, columns) = ridges_between(picture, corners, ink);
    let fits = SIZES.map(|size| fit_of_size(&rows, &columns, size, size));
    let by = |score: fn(&Fit) -> f32| {
        let best = fits.into_iter().max_by(|a, b| score(a).total_cmp(&score(b)));
        finest(best.unwrap_or(fits[0]), &fits, &rows, &columns)
    };
    // Both ways to score are tried and both answers kept, because neither is right for all boards. The cells decide
    // later.
    let (best, other) = (by(|fit| fit.score), by(|fit| fit.spare));
    if best.size == other.size { vec![best] } else { vec![best, other] }
}

/// The ridges along rows and columns between corners.
fn ridges_between(picture: &Pyramid, corners: &Corners, ink: InkShade) -> (Ridges, Ridges) {
    let margin = SIDE + 2;
    let view = straightened(corners, VIEW + 2 * margin, margin, |step| picture.for_lines(step));
    let width = VIEW + 2 * margin;
    let ridges = |view: &[f32]| {
        Ridges::along_rows(view, width, ink)
            .and_outer_edges(view, margin, OUTER, ink)
            .cropped(margin, margin)
    };
    (ridges(&view), ridges(&transposed(&view, width)))
}

/// The best of several fits, or a finer one. The thick lines of a board of 16 rows are the lines of one of 4 rows. What is
/// between them decides.
fn finest(best: Fit, fits: &[Fit], rows: &Ridges, columns: &Ridges) -> Fit {
    let weakest = (best.strength * FAINT_LINE).max(WEAKEST);
    let is_finer = |fit: &&Fit| fit.size > best.size && fit.size.is_multiple_of(best.size);
    let finer = fits.iter().rev().find(is_finer).filter(|finer| {
        let seen = [rows, columns].map(|ridges| ridges.seen(finer.size, best.size, weakest));
        seen[0].min(seen[1]) > LINES_SEEN
    });
    *finer.unwrap_or(&best)
}

fn best_of(fits: [Fit; SIZES.len()]) -> Fit {
    fits.into_iter().max_by(|a, b| a.score.total_cmp(&b.score)).unwrap_or(fits[0])
}

/// About the score of [`fit`], from some strips across the lines. This takes a sixth of the time.
pub(super) fn rough_score(picture: &Pyramid, corners: &Corners, ink: InkShade) -> f32 {
    let margin = SIDE + 2;
    let height = VIEW + 2 * margin;
    let (picture, scale) = picture.for_lines(area(corners).abs().sqrt() / VIEW as f32);
    let map = Projection::to(&corners.map(|corner| corner.scaled(scale)));
    let along = |at: usize| (at as f32 + 0.5) / STRIPS as f32;
    let across = |at: usize| (at as f32 + 0.5 - margin as f32) / VIEW as f32;
    let places = || (0..height).flat_map(|y| (0..STRIPS).map(move |x| (along(x), across(y))));
    let ridges = |view: Vec<f32>| {
        Ridges::along_rows(&view, STRIPS, ink)
            .and_outer_edges(&view, margin, OUTER, ink)
            .cropped(0, margin)
    };
    let rows = ridges(places().map(|(u, v)| picture.sample(map.at(u, v))).collect());
    let columns = ridges(places().map(|(v, u)| picture.sample(map.at(u, v))).collect());
    best_of(SIZES.map(|size| fit_of_size(&rows, &columns, size, STRIPS / 6))).score
}

/// The strength of a thin line, as part of that of a thick one.
const FAINT_LINE: f32 = 0.1;

/// The part of the thin lines that must be seen.
const LINES_SEEN: f32 = 0.75;

/// How well a board of `size` rows fits, by `segments` parts of each line.
fn fit_of_size(rows: &Ridges, columns: &Ridges, size: usize, segments: usize) -> Fit {
    let mut ridges = BoardRidges::default();
    rows.measure(size, segments, &mut ridges);
    columns.measure(size, segments, &mut ridges);
    let BoardRidges { mut means, lines, mut between, mut interrupted } = ridges;
    // Half of a line is what is nowhere interrupted, and half its mean, so that dashed or broken lines still count.
    let whole = lines.iter().zip(&means).map(|(line, mean)| f32::midpoint(*line, *mean));
    let lines: Vec<f32> = whole.collect();
    means.sort_by(f32::total_cmp);
    // A low rank and not the mean: a few thick lines would otherwise make the thin ones look missing.
    let strength = means[means.len() / 3];
    let unit = strength.max(WEAKEST);
    // A line counts once, however strong it is. Otherwise the thick lines of a coarse board would make up for missing
    // ones.
    let part = |value: f32| (value / unit).min(1.0);
    let seen = lines.iter().map(|line| part(*line)).sum::<f32>() / lines.len() as f32;
    // A stroke of a digit may look like a line, but does not in most cells, as the lines of another board do.
    between.sort_by(f32::total_cmp);
    interrupted.sort_by(f32::total_cmp);
    let without = |between: &[f32]| seen - part(between[between.len() / 4]);
    Fit { size, score: without(&between), spare: without(&interrupted), strength }
}

/// The crossings of the lines of a board, row by row, `size + 1` in each.
pub(super) fn crossings(
    picture: &Pyramid,
    corners: &Corners,
    fit: Fit,
    ink: InkShade,
) -> Vec<Point> {
    let cell = traced_cell(fit.size);
    let margin = cell / 2;
    let width = fit.size * cell + 2 * margin;
    let view = straightened(corners, width, margin, |step| picture.for_detail(step));
    let across = traced(&view, width, fit, ink);
    let down = traced(&transposed(&view, width), width, fit, ink);
    let map = Projection::to(corners);
    let inner = (fit.size * cell) as f32;
    let part = |at: f32| (at + 0.5 - margin as f32) / inner;
    let mut points = Vec::with_capacity((fit.size + 1) * (fit.size + 1));
    for row in &across {
        for column in &down {
            let (x, y) = crossing(row, column);
            points.push(map.at(part(x), part(y)));
        }
    }
    points
}

/// The width of a cell of a board of `size` rows in the straightened picture on which lines are traced, in pixels.
fn traced_cell(size: usize) -> usize {
    SMALLEST_CELL.max(SMALLEST_TRACED / size)
}

/// How far from its place a line is looked for, in pixels of a straightened picture with cells of this width.
fn reach_of(cell: usize) -> usize {
    cell * 2 / 5
}

/// The distance between the points at which a line is traced.
const STEP: usize = 4;

/// A line, as its distance from the edge at each step along it.
struct Trace(Vec<f32>);

impl Trace {
    fn at(&self, along: f32) -> f32 {
        let place = (along / STEP as f32).clamp(0.0, (self.0.len() - 1) as f32);
        let (before, part) = (place as usize, place.fract());
        let after = (before + 1).min(self.0.len() - 1);
        self.0[before] * (1.0 - part) + self.0[after] * part
    }
}

/// Where a line across crosses a line down.
fn crossing(across: &Trace, down: &Trace) -> (f32, f32) {
    let middle = across.0.len() * STEP / 2;
    let (mut x, mut y) = (middle as f32, middle as f32);
    // Both lines run nearly straight here, so each round brings the point much nearer to both. Four are enough.
    for _ in 0..4 {
        (x, y) = (down.at(y), across.at(x));
    }
    (x, y)
}

/// Traces every line of the board along the rows. Where a line is alone with its bend, it followed something else, so it
/// bends as its neighbours do. An outer line that is not to be seen runs where paper ends, or else is as far from its neighbour
/// as that from the next.
fn traced(view: &[f32], width: usize, fit: Fit, ink: InkShade) -> Vec<Trace> {
    let cell = traced_cell(fit.size);
    let row = |line: usize| cell / 2 + line * cell;
    let ridges = Ridges::along_rows(view, width, ink);
    let mut traces: Vec<Trace> =
        (0..=fit.size).map(|line| trace(&ridges, row(line), cell, fit.strength)).collect();
    let last = fit.size;
    if [0, last].iter().any(|&outer| is_unseen(&traces[outer], &ridges, fit)) {
        let edges = ridges.and_outer_edges(view, cell / 2, reach_of(cell), ink);
        for (outer, inner, next) in [(0, 1, 2), (last, last - 1, last - 2)] {
            let edge = trace(&edges, row(outer), cell, fit.strength * EDGE_STRENGTH);
            traces[outer] = if is_unseen(&edge, &edges, fit) {
                let [inner, next] = [&traces[inner].0, &traces[next].0];
                Trace(inner.iter().zip(next).map(|(inner, next)| 2.0 * inner - next).collect())
            } else {
                edge
            };
        }
    }
    let shift = |trace: &Trace, line: usize, step: usize| trace.0[step] - row(line) as f32;
    let bends = |line: usize| {
        // The median of five lines: two of them may have followed something else.
        let near = line.saturating_sub(2)..(line + 3).min(traces.len());
        let bend = |step: usize| {
            let mut shifts: Vec<f32> =
                near.clone().map(|other| shift(&traces[other], other, step)).collect();
            shifts.sort_by(f32::total_cmp);
            let (middle, own) = (shifts[shifts.len() / 2], shift(&traces[line], line, step));
            let alone = cell as f32 * ALONE;
            row(line) as f32 + middle + (own - middle).clamp(-alone, alone)
        };
        Trace((0..traces[line].0.len()).map(bend).collect())
    };
    (0..=fit.size).map(bends).collect()
}

/// How far a line may run from where its neighbours suggest, as part of a cell.
const ALONE: f32 = 0.08;

/// How much stronger than a thin line the end of paper is taken to be. Beside it there may be weaker edges, of a frame.
const EDGE_STRENGTH: f32 = 3.0;

/// The part of the strength of the lines below which an outer line is not to be seen.
const UNSEEN: f32 = 0.3;

/// Whether a traced line is not to be seen.
fn is_unseen(trace: &Trace, ridges: &Ridges, fit: Fit) -> bool {
    let seen = |step: usize| {
        let from = (step * STEP).min(ridges.width - STEP);
        let y = (trace.0[step].round().max(0.0) as usize).min(ridges.height - 1);
        ridges.mean(y, from, from + STEP)
    };
    let steps = trace.0.len();
    let strength = (0..steps).map(seen).sum::<f32>() / steps as f32;
    strength < fit.strength.max(WEAKEST) * UNSEEN
}

/// The path of the strongest ridge near row `row`, on a board with cells `cell` pixels wide: at each step it may move by one
/// pixel.
fn trace(ridges: &Ridges, row: usize, cell: usize, strength: f32) -> Trace {
    /// What a move by one pixel costs, as part of the strength of a line.
    const BEND: f32 = 0.25;
    let (around, reach) = (cell / 4, reach_of(cell));
    let steps = ridges.width / STEP + 1;
    let (offsets, unit) = (2 * reach + 1, strength.max(WEAKEST));
    // Dynamic programming: the best sum up to each offset follows from those of the step before, at that offset or
    // beside it.
    let mut best = vec![0.0_f32; offsets];
    let mut came_from = vec![0_u8; steps * offsets];
    for step in 0..steps {
        let middle = step * STEP;
        let (from, to) = (middle.saturating_sub(around), (middle + around).min(ridges.width));
        let mut next = vec![0.0; offsets];
        for offset in 0..offsets {
            let (mut value, mut from_offset) = (best[offset], offset);
            let beside = [offset.checked_sub(1), (offset + 1 < offsets).then_some(offset + 1)];
            for other in beside.into_iter().flatten() {
                if best[other] - BEND > value {
                    (value, from_offset) = (best[other] - BEND, other);
                }
            }
            let y = (row + offset).saturating_sub(reach).min(ridges.width - 1);
            // A limit on the gain, so that a short black stroke beside the line is not worth a detour.
            let gain = (ridges.mean(y, from, to) / unit).min(1.5);
            let far = (offset.abs_diff(reach)) as f32 / reach as f32;
            // Among ridges of about the same strength the one where the line should be wins.
            next[offset] = value + gain - 0.05 * far;
            // A byte is enough: there are less than 256 offsets, as the widest cell that is traced has 63 pixels.
            came_from[step * offsets + offset] = from_offset as u8;
        }
        best = next;
    }
    let last = (0..offsets).max_by(|a, b| best[*a].total_cmp(&best[*b])).unwrap_or(reach);
    let mut path = vec![0.0; steps];
    let mut offset = last;
    for step in (0..steps).rev() {
        path[step] = (row + offset) as f32 - reach as f32;
        offset = usize::from(came_from[step * offsets + offset]);
    }
    Trace(smoothed(&path))
}

/// The mean of each value and its neighbours, so that a line has no stairs.
fn smoothed(path: &[f32]) -> Vec<f32> {
    let mean = |at: usize| {
        let around = &path[at.saturating_sub(2)..(at + 3).min(path.len())];
        around.iter().sum::<f32>() / around.len() as f32
    };
    (0..path.len()).map(mean).collect()
}
