//! Guesses where boards are in a picture: corners at the ends of ink or paper that hangs together, between which there are the
//! lines of a board.
//!
//! Guesses may overlap. `choice.rs` says which of them are the boards of the picture.

use std::cmp::Reverse;

use super::cut_off::{Completeness, completeness};
use super::ink::{Component, InkRule, InkShade, Sums, components};
use super::lattice::{self, Fit};
use super::picture::{Picture, Pyramid};
use super::point::{Corners, Point, area, contains, is_convex};
use super::{outline, paper};

/// The side of the picture in which boards are looked for, in pixels, at most.
const LARGEST_SIDE: usize = 1280;

/// The most components of ink that are looked at for each rule of ink, the largest first. A photograph has some dozens. More
/// boards of the least size than this do not fit into the picture in which boards are looked for.
const MOST_COMPONENTS: usize = 700;

/// After this many corners in a row without clear lines, a rule of ink suggests no more boards, unless more have clear lines.
/// The most promising corners come first. On a page of very small boards, the lines of some are clear by chance.
const MOST_IN_VAIN: usize = 20;

/// Corners with a lower rough score are no board. On photographs no corners with less than 0.3 had lines of a board.
const LOWEST_ROUGH: f32 = 0.28;

/// Corners that are nearer to others, as part of the side of the board, are the same corners.
const SAME: f32 = 0.005;

/// Corners that are nearer to others, as part of the side of the board, bound about the same board.
const ALIKE: f32 = 0.03;

/// How often the corners of a board are mended.
const MOST_MENDS: usize = 3;

/// The smallest side of a board, in pixels of the reduced picture.
const LEAST_SIDE: usize = 48;

/// The smallest side of a board whose corners a person has set, in pixels of the picture.
const LEAST_BETWEEN: f32 = 16.0;

/// The lowest score of a board.
const LOWEST: f32 = 0.5;

/// The score of a board with clear lines.
pub(super) const CLEAR: f32 = 0.8;

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

/// Corners that ink or paper suggests.
struct RoughGuess {
    corners: Corners,
    ink: InkShade,
    /// About how well lines of a board fit between the corners.
    rough_score: f32,
}

/// Corners between which there are lines.
pub(super) struct BoardGuess {
    pub(super) corners: Corners,
    pub(super) fit: Fit,
    ink: InkShade,
}

/// Where corners are looked for.
#[derive(Clone, Copy)]
enum CornerSource {
    /// At the ends of ink.
    Ink(InkRule),
    /// At the ends of paper.
    Paper(InkShade),
    /// At all ends that were found, with ink of the other shade: a light frame may be around dark lines.
    OtherInk,
}

/// Where corners are looked for, the usual way first.
fn corner_sources() -> Vec<CornerSource> {
    // The first is the rule that suits most photographs. A narrow window bears uneven light, a wide one thick lines,
    // and a low contrast faint print.
    let windows = [(0.05, 8.0), (0.03, 4.0), (0.05, 20.0), (0.1, 12.0), (0.02, 2.5)];
    let mut sources = windows.into_iter().flat_map(|(window, contrast)| {
        InkShade::ALL.map(|shade| CornerSource::Ink(InkRule { window, contrast, shade }))
    });
    let mut all: Vec<CornerSource> = sources.by_ref().take(2).collect();
    all.extend(InkShade::ALL.map(CornerSource::Paper));
    // This way costs little: the corners are known, and only the ridges are measured once more.
    all.push(CornerSource::OtherInk);
    all.extend(sources);
    all
}

/// A search for boards in a picture: each step looks for corners in another way, the usual way first.
pub(super) struct BoardSearch {
    /// By how much the picture in which boards are looked for is smaller.
    factor: usize,
    picture: Pyramid,
    sums: Sums,
    sources: std::vec::IntoIter<CornerSource>,
    tried: Vec<RoughGuess>,
}

impl BoardSearch {
    /// A search in a picture. Returns `None` if the picture is too small for a board.
    pub(super) fn of(picture: &Picture) -> Option<Self> {
        let factor = picture.longer_side().div_ceil(LARGEST_SIDE);
        if picture.width().min(picture.height()) / factor < LEAST_SIDE {
            return None;
        }
        // A board is found by its lines, which need far fewer pixels than its digits. The cells are cut out of the
        // full picture.
        let picture = Pyramid::of(picture.reduced(factor), LEAST_SIDE);
        let sums = Sums::of(picture.full());
        let sources = corner_sources().into_iter();
        Some(Self { factor, picture, sums, sources, tried: Vec::new() })
    }

    /// The guesses of the next way to look for corners, or `None` after the last.
    pub(super) fn step(&mut self) -> Option<Vec<BoardGuess>> {
        let source = self.sources.next()?;
        let rough = self.rough_guesses(source);
        let guesses = self.guesses(&rough);
        self.tried.extend(rough);
        Some(guesses)
    }

    /// Whether there is dark paper of the size of a board whose middle is not `known`.
    pub(super) fn has_dark_paper(&self, known: impl Fn(Point) -> bool) -> bool {
        let areas = paper::corners(self.picture.full(), InkShade::Light, LEAST_SIDE);
        areas.iter().any(|corners| is_plausible(corners) && !known(middle(corners)))
    }

    /// The board of a guess, whose corners are mended.
    pub(super) fn board(&self, guess: &mut BoardGuess) -> FoundBoard {
        let crossings = guess.mend(&self.picture);
        let (Fit { size, score, .. }, ink) = (guess.fit, guess.ink);
        let completeness = completeness(self.picture.full(), &crossings, size, ink);
        let full = |point: Point| point.scaled(self.factor as f32);
        let crossings = crossings.into_iter().map(full).collect();
        FoundBoard { size, score, completeness, crossings }
    }

    /// The corners that a way to look suggests.
    fn corners(&self, source: CornerSource) -> Vec<(Corners, InkShade)> {
        let picture = self.picture.full();
        match source {
            CornerSource::Ink(rule) => {
                let mut mask = self.sums.ink(picture, rule);
                let mut components = components(&mut mask, picture.width(), LEAST_SIDE);
                components.sort_by_key(|component| Reverse(component.extent()));
                components.truncate(MOST_COMPONENTS);
                let corners = components.iter().flat_map(Component::corners);
                corners.map(|corners| (corners, rule.shade)).collect()
            }
            CornerSource::Paper(ink) => {
                let corners = paper::corners(picture, ink, LEAST_SIDE);
                corners.into_iter().map(|corners| (corners, ink)).collect()
            }
            CornerSource::OtherInk => {
                self.tried.iter().map(|rough| (rough.corners, rough.ink.other())).collect()
            }
        }
    }

    /// Corners that were not tried yet, the most promising first.
    fn rough_guesses(&self, source: CornerSource) -> Vec<RoughGuess> {
        let mut fresh: Vec<RoughGuess> = Vec::new();
        for (corners, ink) in self.corners(source) {
            let mut known = self.tried.iter().chain(&fresh);
            if is_plausible(&corners) && !known.any(|other| other.is_same(&corners, ink)) {
                let rough_score = lattice::rough_score(&self.picture, &corners, ink);
                fresh.push(RoughGuess { corners, ink, rough_score });
            }
        }
        fresh.sort_by(|a, b| b.rank().total_cmp(&a.rank()));
        fresh
    }

    /// The rough guesses between which the lines of a board are.
    fn guesses(&self, rough: &[RoughGuess]) -> Vec<BoardGuess> {
        let (mut guesses, mut clear, mut in_vain) = (Vec::new(), 0, 0);
        for rough_guess in rough.iter().filter(|guess| guess.rough_score > LOWEST_ROUGH) {
            let measured = rough_guess.measured(&self.picture);
            if measured.iter().any(BoardGuess::is_clear) {
                (clear, in_vain) = (clear + 1, 0);
            } else {
                in_vain += 1;
            }
            guesses.extend(measured.into_iter().filter(|guess| guess.fit.score > LOWEST));
            // The number grows with the boards that were found, since a page of many boards also suggests many
            // corners in vain.
            if in_vain >= MOST_IN_VAIN.max(clear) {
                break;
            }
        }
        guesses
    }
}

impl BoardGuess {
    /// How much this guess comes before others that overlap it, by its lines.
    pub(super) fn rank(&self) -> f32 {
        // Shades between cells may look like the faint lines of a larger board.
        rank(self.fit.score, &self.corners) * self.fit.strength.sqrt()
    }

    /// Whether its lines are darker or lighter than its paper.
    pub(super) fn ink(&self) -> InkShade {
        self.ink
    }

    /// Whether a point is on the board.
    pub(super) fn contains(&self, point: Point) -> bool {
        contains(&self.corners, point)
    }

    /// Whether its lines are clear.
    pub(super) fn is_clear(&self) -> bool {
        self.fit.score > CLEAR
    }

    /// Whether one of two guesses has the middle of the other.
    pub(super) fn overlaps(&self, other: &Self) -> bool {
        let has_middle = |one: &Self, other: &Self| contains(&one.corners, middle(&other.corners));
        has_middle(self, other) || has_middle(other, self)
    }

    /// Whether two guesses are about the same board: as many rows between corners at about the same places.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        let near = area(&self.corners).sqrt() * ALIKE;
        let is_near = |at: usize| self.corners[at].distance(other.corners[at]) < near;
        self.fit.size == other.fit.size && (0..4).all(is_near)
    }

    fn crossings(&self, picture: &Pyramid) -> Vec<Point> {
        lattice::crossings(picture, &self.corners, self.fit, self.ink)
    }

    /// Takes the corners in which the lines meet, as long as lines fit better between these. Returns the crossings.
    fn mend(&mut self, picture: &Pyramid) -> Vec<Point> {
        let mut crossings = self.crossings(picture);
        for _ in 0..MOST_MENDS {
            let corners = outline::corners(&crossings, self.fit.size).filter(is_plausible);
            let Some(corners) = corners else { break };
            let fit = lattice::fit(picture, &corners, self.fit.size, self.ink);
            // Only a better fit counts, so mending never leads away from lines and always ends.
            if fit.score <= self.fit.score {
                break;
            }
            *self = Self { corners, fit, ink: self.ink };
            crossings = self.crossings(picture);
        }
        crossings
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
    let best = |ink| match size {
        Some(size) => lattice::fit(&small, &corners, size, ink),
        None => lattice::fits(&small, &corners, ink)[0],
    };
    let fits = InkShade::ALL.map(|ink| (best(ink), ink));
    let (fit, ink) = if fits[1].0.score > fits[0].0.score { fits[1] } else { fits[0] };
    let crossings = lattice::crossings(&small, &corners, fit, ink);
    let crossings = crossings.into_iter().map(|point| point.scaled(factor as f32)).collect();
    // A person says where the board ends.
    let completeness = Completeness::Whole;
    Some(FoundBoard { size: fit.size, score: fit.score, completeness, crossings })
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
    fn measured(&self, picture: &Pyramid) -> Vec<BoardGuess> {
        let Self { corners, ink, rough_score: _ } = *self;
        let fits = lattice::fits(picture, &corners, ink);
        fits.into_iter().map(|fit| BoardGuess { corners, fit, ink }).collect()
    }
}

/// How much a board with this score and these corners comes before others: the larger of two clear boards comes first.
fn rank(score: f32, corners: &Corners) -> f32 {
    // The third power lets clear lines outweigh size: otherwise the frame of a page would come before the boards on
    // it.
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

/// Where the diagonals of an area meet, about.
pub(super) fn middle(corners: &Corners) -> Point {
    corners[0].towards(corners[2], 0.5).towards(corners[1].towards(corners[3], 0.5), 0.5)
}
