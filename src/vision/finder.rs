//! Finds the boards of a picture: guesses corners from ink or paper that hangs together, and keeps the guesses between which
//! the lines of a board are.

use std::cmp::Reverse;

use super::cut_off::{Completeness, completeness};
use super::ink::{Component, InkRule, InkShade, Sums, components};
use super::lattice::{self, Fit};
use super::picture::{Picture, Pyramid};
use super::point::{Corners, Point, area, contains, is_convex};
use super::{outline, paper};

/// The side of the picture in which boards are looked for, in pixels, at most.
const LARGEST_SIDE: usize = 1280;

/// The most components of ink that are looked at for each rule of ink, the largest first. A photograph has some dozens;
/// thousands would take minutes.
const MOST_COMPONENTS: usize = 80;

/// After this many corners in a row without clear lines, a rule of ink suggests no more boards. The most promising corners
/// come first.
const MOST_IN_VAIN: usize = 20;

/// Corners with a lower rough score are no board. On photographs no corners with less than 0.3 had lines of a board.
const LOWEST_ROUGH: f32 = 0.28;

/// Corners that are nearer to others, as part of the side of the board, are the same corners.
const SAME: f32 = 0.005;

/// The smallest side of a board, in pixels of the reduced picture.
const LEAST_SIDE: usize = 48;

/// The smallest side of a board whose corners a person has set, in pixels of the picture.
const LEAST_BETWEEN: f32 = 16.0;

/// The lowest score of a board.
const LOWEST: f32 = 0.45;

/// The score of a board with clear lines. From this score on no other searches are made, once lines of both shades were looked
/// for: between the cells of a board of light lines there may be dark lines of a coarser board.
const CLEAR: f32 = 0.75;

/// From this score on no other searches are made.
const BEYOND_DOUBT: f32 = 0.9;

/// The most boards of a picture.
const MOST_BOARDS: usize = 36;

/// The most boards of a picture whose lines are not clear.
const MOST_UNCLEAR: usize = 12;

/// A board in a picture.
#[derive(Clone, Debug)]
pub(super) struct FoundBoard {
    /// The number of its rows.
    pub(super) size: usize,
    /// How sure it is that this is a board, from 0 to 1.
    pub(super) score: f32,
    /// Whether it ends within the picture.
    pub(super) completeness: Completeness,
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

/// Corners that ink suggests.
struct RoughGuess {
    corners: Corners,
    ink: InkShade,
    /// About how well lines of a board fit between the corners.
    rough_score: f32,
}

/// Corners between which there are lines.
struct Guess {
    corners: Corners,
    fit: Fit,
    ink: InkShade,
}

/// Where corners are looked for.
#[derive(Clone, Copy)]
enum CornerSource {
    /// At the ends of ink.
    Ink(InkRule),
    /// At the ends of paper.
    Paper(InkShade),
}

/// Where corners are looked for, the usual way first.
fn corner_sources() -> impl Iterator<Item = CornerSource> {
    let windows = [(0.05, 8.0), (0.03, 4.0), (0.05, 20.0), (0.1, 12.0), (0.02, 2.5)];
    let mut sources = windows.into_iter().flat_map(|(window, contrast)| {
        InkShade::ALL.map(|shade| CornerSource::Ink(InkRule { window, contrast, shade }))
    });
    let usual: Vec<CornerSource> = sources.by_ref().take(2).collect();
    let paper = InkShade::ALL.map(CornerSource::Paper);
    usual.into_iter().chain(paper).chain(sources)
}

impl CornerSource {
    fn ink(self) -> InkShade {
        match self {
            Self::Ink(rule) => rule.shade,
            Self::Paper(ink) => ink,
        }
    }

    /// The corners that this search suggests.
    fn corners(self, picture: &Picture, sums: &Sums) -> Vec<Corners> {
        match self {
            Self::Ink(rule) => {
                let mut mask = sums.ink(picture, rule);
                let mut components = components(&mut mask, picture.width(), LEAST_SIDE);
                components.sort_by_key(|component| Reverse(component.extent()));
                components.truncate(MOST_COMPONENTS);
                components.iter().flat_map(Component::corners).collect()
            }
            Self::Paper(ink) => paper::corners(picture, ink, LEAST_SIDE),
        }
    }
}

/// Finds the whole boards of a picture: those that are about as large as the largest, row by row, then the smaller ones.
pub(super) fn boards(picture: &Picture) -> Vec<FoundBoard> {
    let factor = picture.longer_side().div_ceil(LARGEST_SIDE);
    if picture.width().min(picture.height()) / factor < LEAST_SIDE {
        return Vec::new();
    }
    let small = Pyramid::of(picture.reduced(factor), LEAST_SIDE);
    let sums = Sums::of(small.full());
    let (mut tried, mut guesses) = (Vec::new(), Vec::new());
    for source in corner_sources() {
        let rough = rough_guesses(&small, &sums, source, &tried);
        add_guesses(&small, &rough, &mut guesses);
        tried.extend(rough);
        let enough = match source.ink() {
            InkShade::Dark => BEYOND_DOUBT,
            InkShade::Light => CLEAR,
        };
        if guesses.iter().any(|guess| guess.fit.score > enough) {
            break;
        }
    }
    let boards = distinct(guesses).into_iter().filter_map(|guess| {
        let (guess, crossings) = guess.refined(&small);
        let Guess { corners: _, fit: Fit { size, score, strength: _ }, ink } = guess;
        let completeness = completeness(small.full(), &crossings, size, ink);
        let crossings = crossings.into_iter().map(|point| point.scaled(factor as f32)).collect();
        let board = FoundBoard { size, score, completeness, crossings };
        (completeness != Completeness::CutOff).then_some(board)
    });
    in_reading_order(boards.collect())
}

impl Guess {
    fn crossings(&self, picture: &Pyramid) -> Vec<Point> {
        lattice::crossings(picture, &self.corners, self.fit, self.ink)
    }

    /// The guess with the corners in which its lines meet, if lines fit better between these, and its crossings.
    fn refined(self, picture: &Pyramid) -> (Self, Vec<Point>) {
        let crossings = self.crossings(picture);
        let corners = outline::corners(&crossings, self.fit.size).filter(is_plausible);
        let better = corners.and_then(|corners| {
            let fit = lattice::fit(picture, &corners, None, self.ink);
            let is_better = fit.size == self.fit.size && fit.score > self.fit.score;
            is_better.then_some(Self { corners, fit, ink: self.ink })
        });
        match better {
            Some(better) => {
                let crossings = better.crossings(picture);
                (better, crossings)
            }
            None => (self, crossings),
        }
    }
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
    let fits = InkShade::ALL.map(|ink| (lattice::fit(&small, &corners, size, ink), ink));
    let (fit, ink) = if fits[1].0.score > fits[0].0.score { fits[1] } else { fits[0] };
    let crossings = lattice::crossings(&small, &corners, fit, ink);
    let crossings = crossings.into_iter().map(|point| point.scaled(factor as f32)).collect();
    let completeness = Completeness::Whole;
    Some(FoundBoard { size: fit.size, score: fit.score, completeness, crossings })
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

/// Corners that one search suggests and that were not tried yet, the most promising first.
fn rough_guesses(
    picture: &Pyramid,
    sums: &Sums,
    source: CornerSource,
    tried: &[RoughGuess],
) -> Vec<RoughGuess> {
    let ink = source.ink();
    let mut fresh: Vec<RoughGuess> = Vec::new();
    for corners in source.corners(picture.full(), sums).into_iter().filter(is_plausible) {
        if tried.iter().chain(&fresh).any(|other| other.is_same(&corners, ink)) {
            continue;
        }
        let rough_score = lattice::rough_score(picture, &corners, ink);
        if rough_score > LOWEST_ROUGH {
            fresh.push(RoughGuess { corners, ink, rough_score });
        }
    }
    fresh.sort_by(|a, b| b.rank().total_cmp(&a.rank()));
    fresh
}

/// Adds the rough guesses between which the lines of a board are.
fn add_guesses(picture: &Pyramid, rough: &[RoughGuess], guesses: &mut Vec<Guess>) {
    let mut in_vain = 0;
    for rough_guess in rough {
        let guess = rough_guess.measured(picture);
        in_vain = if guess.fit.score > CLEAR { 0 } else { in_vain + 1 };
        if guess.fit.score > LOWEST {
            guesses.push(guess);
        }
        if in_vain == MOST_IN_VAIN {
            break;
        }
    }
}

impl RoughGuess {
    fn is_same(&self, corners: &Corners, ink: InkShade) -> bool {
        let near = area(corners).sqrt() * SAME;
        let is_near = |at: usize| self.corners[at].distance(corners[at]) < near;
        self.ink == ink && (0..4).all(is_near)
    }

    fn rank(&self) -> f32 {
        rank(self.rough_score, &self.corners)
    }

    /// How well lines fit between the corners.
    fn measured(&self, picture: &Pyramid) -> Guess {
        let Self { corners, ink, rough_score: _ } = *self;
        Guess { corners, fit: lattice::fit(picture, &corners, None, ink), ink }
    }
}

/// How much a board with this score and these corners comes before others: the larger of two clear boards comes first.
fn rank(score: f32, corners: &Corners) -> f32 {
    score.powi(3) * area(corners)
}

/// Whether a board may have these corners, seen from not too low above the paper.
fn is_plausible(corners: &Corners) -> bool {
    let side = |at: usize| corners[at].distance(corners[(at + 1) % 4]);
    let sides = [0, 1, 2, 3].map(side);
    let longest = sides.into_iter().fold(0.0, f32::max);
    let shortest = sides.into_iter().fold(f32::MAX, f32::min);
    is_convex(corners) && shortest >= LEAST_SIDE as f32 && longest < 3.0 * shortest
}

/// The guesses that do not overlap a better one.
fn distinct(mut guesses: Vec<Guess>) -> Vec<Guess> {
    // Shades between cells may look like the faint lines of a larger board.
    let rank = |guess: &Guess| rank(guess.fit.score, &guess.corners) * guess.fit.strength.sqrt();
    guesses.sort_by(|a, b| rank(b).total_cmp(&rank(a)));
    let mut kept: Vec<Guess> = Vec::new();
    for guess in guesses {
        let overlaps = |other: &Guess| overlap(&guess.corners, &other.corners);
        let is_clear = |guess: &Guess| guess.fit.score > CLEAR;
        let unclear = kept.iter().filter(|other| !is_clear(other)).count();
        let has_room = kept.len() < MOST_BOARDS && (is_clear(&guess) || unclear < MOST_UNCLEAR);
        if has_room && !kept.iter().any(overlaps) {
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
