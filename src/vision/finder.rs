//! Finds the boards of a picture: guesses corners from ink that hangs together, and keeps the guesses between which the
//! lines of a board are.

use std::cmp::Reverse;

use super::ink::{Component, InkRule, Sums, components};
use super::lattice::{self, Fit};
use super::picture::{Picture, Pyramid};
use super::point::{Corners, Point, area, contains, is_convex};

/// The side of the picture in which boards are looked for, in pixels, at most.
const LARGEST_SIDE: usize = 1280;

/// The most components of ink that are looked at, the largest first. A photograph has some dozens; thousands would take
/// minutes.
const MOST_COMPONENTS: usize = 40;

/// The smallest side of a board, in pixels of the reduced picture.
const LEAST_SIDE: usize = 48;

/// The smallest side of a board whose corners a person has set, in pixels of the picture.
const LEAST_BETWEEN: f32 = 16.0;

/// The lowest score of a board.
const LOWEST: f32 = 0.45;

/// From this score on no other rules of ink are tried.
const CLEAR: f32 = 0.75;

/// The most boards of a picture.
const MOST_BOARDS: usize = 36;

/// A board in a picture.
#[derive(Clone, Debug)]
pub(super) struct FoundBoard {
    /// The number of its rows.
    pub(super) size: usize,
    /// How sure it is that this is a board, from 0 to 1.
    pub(super) score: f32,
    /// The crossings of its lines in the picture, row by row.
    pub(super) crossings: Vec<Point>,
}

impl FoundBoard {
    /// The corners of the board.
    pub(super) fn corners(&self) -> Corners {
        let (side, all) = (self.size, &self.crossings);
        let below = side * (side + 1);
        [all[0], all[side], all[below + side], all[below]]
    }
}

/// Corners between which there are lines.
struct Guess {
    corners: Corners,
    fit: Fit,
    is_light: bool,
}

/// How ink is told from paper, the usual way first.
fn rules() -> impl Iterator<Item = InkRule> {
    let windows = [(0.05, 8.0), (0.03, 4.0), (0.05, 20.0), (0.1, 12.0), (0.02, 2.5)];
    windows.into_iter().flat_map(|(window, contrast)| {
        [false, true].map(|is_light| InkRule { window, contrast, is_light })
    })
}

/// Finds the boards of a picture: those that are about as large as the largest, row by row, then the smaller ones.
pub(super) fn boards(picture: &Picture) -> Vec<FoundBoard> {
    let factor = picture.longer_side().div_ceil(LARGEST_SIDE);
    if picture.width().min(picture.height()) / factor < LEAST_SIDE {
        return Vec::new();
    }
    let small = Pyramid::of(picture.reduced(factor), LEAST_SIDE);
    let sums = Sums::of(small.full());
    let mut guesses: Vec<Guess> = Vec::new();
    for rule in rules() {
        guess(&small, &sums, rule, &mut guesses);
        if guesses.iter().any(|guess| guess.fit.score > CLEAR) {
            break;
        }
    }
    let boards = distinct(guesses).into_iter().map(|guess| {
        let Guess { corners, fit, is_light } = guess;
        let crossings = lattice::crossings(&small, &corners, fit, is_light);
        let crossings = crossings.into_iter().map(|point| point.scaled(factor as f32)).collect();
        FoundBoard { size: fit.size, score: fit.score, crossings }
    });
    in_reading_order(boards.collect())
}

/// The board of `size` rows between four corners, or of as many rows as its lines suggest. Returns `None` if the corners bound
/// no area in which lines can be.
pub(super) fn between(
    picture: &Picture,
    corners: &Corners,
    size: Option<usize>,
) -> Option<FoundBoard> {
    let shortest = (0..4).map(|at| corners[at].distance(corners[(at + 1) % 4]));
    if !is_convex(corners) || shortest.fold(f32::MAX, f32::min) < LEAST_BETWEEN {
        return None;
    }
    let factor = picture.longer_side().div_ceil(LARGEST_SIDE);
    let small = Pyramid::of(picture.reduced(factor), LEAST_SIDE);
    let corners = corners.map(|corner| corner.scaled(1.0 / factor as f32));
    let fits =
        [false, true].map(|is_light| (lattice::fit(&small, &corners, size, is_light), is_light));
    let (fit, is_light) = if fits[1].0.score > fits[0].0.score { fits[1] } else { fits[0] };
    let crossings = lattice::crossings(&small, &corners, fit, is_light);
    let crossings = crossings.into_iter().map(|point| point.scaled(factor as f32)).collect();
    Some(FoundBoard { size: fit.size, score: fit.score, crossings })
}

/// Boards that are about as large as the largest come first, row by row as they lie; then the others, the largest first.
fn in_reading_order(mut boards: Vec<FoundBoard>) -> Vec<FoundBoard> {
    /// The part of the largest area.
    const AS_LARGE: f32 = 0.6;
    let size = |board: &FoundBoard| area(&board.corners());
    boards.sort_by(|a, b| size(b).total_cmp(&size(a)));
    let largest = boards.first().map(size).unwrap_or_default();
    let count = boards.iter().take_while(|board| size(board) >= largest * AS_LARGE).count();
    let (high, place) =
        (largest.max(1.0).sqrt() / 2.0, |board: &FoundBoard| middle(&board.corners()));
    boards[..count].sort_by(|a, b| {
        let (a, b) = (place(a), place(b));
        (a.y / high).round().total_cmp(&(b.y / high).round()).then(a.x.total_cmp(&b.x))
    });
    boards
}

/// Adds the corners that one rule of ink suggests.
fn guess(picture: &Pyramid, sums: &Sums, rule: InkRule, guesses: &mut Vec<Guess>) {
    let mut mask = sums.ink(picture.full(), rule);
    let mut components = components(&mut mask, picture.full().width(), LEAST_SIDE);
    components.sort_by_key(|component| Reverse(component.extent()));
    components.truncate(MOST_COMPONENTS);
    for corners in components.iter().flat_map(Component::corners) {
        if !is_plausible(&corners) {
            continue;
        }
        let fit = lattice::fit(picture, &corners, None, rule.is_light);
        if fit.score > LOWEST {
            guesses.push(Guess { corners, fit, is_light: rule.is_light });
        }
    }
}

/// Whether a board may have these corners, seen from not too low above the paper.
fn is_plausible(corners: &Corners) -> bool {
    let side = |at: usize| corners[at].distance(corners[(at + 1) % 4]);
    let sides = [0, 1, 2, 3].map(side);
    let longest = sides.into_iter().fold(0.0, f32::max);
    let shortest = sides.into_iter().fold(f32::MAX, f32::min);
    is_convex(corners) && shortest >= LEAST_SIDE as f32 && longest < 3.0 * shortest
}

/// The guesses that do not overlap a better one. The larger of two clear boards comes first.
fn distinct(mut guesses: Vec<Guess>) -> Vec<Guess> {
    let rank = |guess: &Guess| guess.fit.score.powi(3) * area(&guess.corners);
    guesses.sort_by(|a, b| rank(b).total_cmp(&rank(a)));
    let mut kept: Vec<Guess> = Vec::new();
    for guess in guesses {
        let overlaps = |other: &Guess| overlap(&guess.corners, &other.corners);
        if kept.len() < MOST_BOARDS && !kept.iter().any(overlaps) {
            kept.push(guess);
        }
    }
    kept
}

/// Whether one of two areas has the middle of the other.
fn overlap(one: &Corners, other: &Corners) -> bool {
    contains(one, middle(other)) || contains(other, middle(one))
}

fn middle(corners: &Corners) -> Point {
    corners[0].towards(corners[2], 0.5).towards(corners[1].towards(corners[3], 0.5), 0.5)
}
