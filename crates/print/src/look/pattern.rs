//! The patterns that tell lines of several kinds from each other where there is no colour, as on paper.
//!
//! Digits stand on the lines and are black, so every pattern is made of thin strokes, or of a light band between two of them. No two
//! patterns differ in width alone, which is hard to judge on a small board.

use std::iter;

use super::marks::LineColour;
use super::strokes::{MarkInk, MarkStroke, band};

/// The pattern of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinePattern {
    /// A wide light band between two lines.
    Wide,
    /// Two lines side by side.
    Double,
    /// Three lines side by side.
    Triple,
    /// A light band with dots in it.
    BandWithDots,
    /// A light band with dashes in it.
    BandWithDashes,
    /// One thin line.
    Thin,
    /// Dashes.
    Dashed,
    /// Dots.
    Dotted,
    /// Dashes and dots in turn.
    DashesAndDots,
    /// A thin line with short lines across it.
    Ticked,
    /// A line from side to side.
    Zigzag,
}

impl LineColour {
    /// The pattern that stands for the colour. Both tell the same kind.
    #[must_use]
    pub fn pattern(self) -> LinePattern {
        match self {
            Self::Grey => LinePattern::Wide,
            Self::Green => LinePattern::Zigzag,
            Self::Orange => LinePattern::DashesAndDots,
            Self::Purple => LinePattern::Dotted,
            Self::Yellow => LinePattern::Dashed,
            Self::Blue => LinePattern::Double,
            Self::Peach => LinePattern::Triple,
            Self::Teal => LinePattern::BandWithDashes,
            Self::Red => LinePattern::BandWithDots,
            Self::Lavender => LinePattern::Ticked,
            Self::Lime => LinePattern::Thin,
        }
    }
}

/// The widths of bands and of thin strokes, and the diameter of a dot, in cells.
const WIDE: f32 = 0.30;
const BAND: f32 = 0.22;
const NARROW: f32 = 0.13;
const THIN: f32 = 0.05;
const DOT: f32 = 0.10;

/// The lengths of dashes, and from one dash, dot or tick to the next, in cells.
const DASH: f32 = 0.16;
const DASH_STEP: f32 = 0.30;
const DOT_STEP: f32 = 0.18;
const TICK_STEP: f32 = 0.14;

/// From the line to the end of a tick, and to a corner of a zigzag, in cells, and from one corner to the next.
const TICK: f32 = 0.09;
const ZIGZAG: f32 = 0.09;
const ZIGZAG_STEP: f32 = 0.11;

/// The strokes of a line in the pattern of its colour.
pub(super) fn pattern_strokes(points: Vec<(f32, f32)>, colour: LineColour) -> Vec<MarkStroke> {
    let way = Way::of(points.clone());
    let in_band = |inner: Vec<MarkStroke>| {
        band(points.clone(), BAND, colour).into_iter().chain(inner).collect()
    };
    match colour.pattern() {
        LinePattern::Wide => band(points, WIDE, colour).into(),
        LinePattern::Double => band(points, NARROW, colour).into(),
        LinePattern::Triple => in_band(vec![thin(points.clone())]),
        LinePattern::BandWithDots => in_band(way.dots()),
        LinePattern::BandWithDashes => in_band(way.dashes()),
        LinePattern::Thin => vec![thin(points)],
        LinePattern::Dashed => way.dashes(),
        LinePattern::Dotted => way.dots(),
        LinePattern::DashesAndDots => way.dashes_and_dots(),
        LinePattern::Ticked => {
            let ticks = way.stations(TICK_STEP).into_iter().map(|it| thin(it.across(TICK)));
            [thin(points)].into_iter().chain(ticks).collect()
        }
        LinePattern::Zigzag => vec![thin(way.zigzag())],
    }
}

fn thin(points: Vec<(f32, f32)>) -> MarkStroke {
    MarkStroke { points, width: THIN, ink: MarkInk::Shaft }
}

fn dot(point: (f32, f32)) -> MarkStroke {
    MarkStroke { points: vec![point], width: DOT, ink: MarkInk::Shaft }
}

/// A line with the distances of its points from its beginning.
struct Way {
    points: Vec<(f32, f32)>,
    distances: Vec<f32>,
}

/// A point on a line, and the step of length 1 along the line there.
#[derive(Clone, Copy)]
struct Station {
    point: (f32, f32),
    along: (f32, f32),
}

impl Station {
    /// The point at this distance to the right of the line.
    fn beside(self, distance: f32) -> (f32, f32) {
        let Self { point, along } = self;
        (point.0 - along.1 * distance, point.1 + along.0 * distance)
    }

    fn across(self, distance: f32) -> Vec<(f32, f32)> {
        vec![self.beside(-distance), self.beside(distance)]
    }
}

impl Way {
    fn of(points: Vec<(f32, f32)>) -> Self {
        let mut distances = vec![0.0];
        for step in points.windows(2) {
            let length = (step[1].0 - step[0].0).hypot(step[1].1 - step[0].1);
            distances.push(distances.last().copied().unwrap_or_default() + length);
        }
        Self { points, distances }
    }

    fn length(&self) -> f32 {
        self.distances.last().copied().unwrap_or_default()
    }

    /// The place at this distance from the beginning.
    fn at(&self, distance: f32) -> Option<Station> {
        let pieces = self.points.windows(2).zip(self.distances.windows(2));
        let (ends, [start, end]) = pieces
            .map(|(ends, reach)| (ends, [reach[0], reach[1]]))
            .rfind(|(_, [start, _])| *start <= distance)?;
        let length = (end - start).max(f32::EPSILON);
        let along = ((ends[1].0 - ends[0].0) / length, (ends[1].1 - ends[0].1) / length);
        let gone = distance - start;
        let point = (ends[0].0 + gone * along.0, ends[0].1 + gone * along.1);
        Some(Station { point, along })
    }

    /// Distances from the beginning of the line to its end, about `step` from each other.
    fn steps(&self, step: f32) -> Vec<f32> {
        let count = (self.length() / step).round().max(1.0);
        let numbers = iter::successors(Some(0.0_f32), |number| Some(number + 1.0));
        let numbers = numbers.take_while(|number| *number <= count);
        numbers.map(|number| number / count * self.length()).collect()
    }

    /// Places from the first point to the last, about `step` from each other.
    fn stations(&self, step: f32) -> Vec<Station> {
        self.steps(step).into_iter().filter_map(|distance| self.at(distance)).collect()
    }

    /// The part of the line between two distances.
    fn part(&self, from: f32, to: f32) -> Vec<(f32, f32)> {
        let ends = [from.max(0.0), to.min(self.length())].map(|at| self.at(at).map(|it| it.point));
        let inner = self.points.iter().zip(&self.distances);
        let inner = inner.filter(|(_, at)| from < **at && **at < to).map(|(point, _)| *point);
        let [first, last] = ends;
        first.into_iter().chain(inner).chain(last).collect()
    }

    /// The dash around the place at this distance.
    fn dash(&self, middle: f32) -> MarkStroke {
        thin(self.part(middle - DASH / 2.0, middle + DASH / 2.0))
    }

    /// Dashes, the first and the last of them at the ends of the line.
    fn dashes(&self) -> Vec<MarkStroke> {
        self.steps(DASH_STEP).into_iter().map(|middle| self.dash(middle)).collect()
    }

    fn dots(&self) -> Vec<MarkStroke> {
        self.stations(DOT_STEP).into_iter().map(|station| dot(station.point)).collect()
    }

    /// Dashes with a dot between each two.
    fn dashes_and_dots(&self) -> Vec<MarkStroke> {
        let middles = self.steps(DASH_STEP + DOT_STEP);
        let between =
            middles.windows(2).filter_map(|pair| self.at(f32::midpoint(pair[0], pair[1])));
        let dots = between.map(|station| dot(station.point));
        middles.iter().map(|&middle| self.dash(middle)).chain(dots).collect()
    }

    fn zigzag(&self) -> Vec<(f32, f32)> {
        let sides = [ZIGZAG, -ZIGZAG].into_iter().cycle();
        self.stations(ZIGZAG_STEP)
            .into_iter()
            .zip(sides)
            .map(|(it, side)| it.beside(side))
            .collect()
    }
}
