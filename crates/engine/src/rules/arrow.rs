//! Arrows: the digits along a shaft add up to the number in its circle.

use super::Fault;
use super::meaning::Meaning;
use super::propagator::Propagator;
use super::shaft_sum::ShaftSum;
use super::thermometer::all_differ;
use crate::{Cell, Digit};

/// One shaft of an arrow with its circle. An arrow with several shafts is several of these with the same circle.
///
/// A circle around two or three cells is a pill: their digits, counted from 1, are the figures of one number.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Arrow {
    /// The circle in row-major order, then the shaft. Each cell is there once.
    cells: Box<[Cell]>,
    circle: usize,
}

impl Arrow {
    /// The most cells of a circle.
    pub const MOST_IN_CIRCLE: usize = 3;

    /// The arrow with this circle and this shaft, whose cells lead away from the circle. Returns `None` if one of them has
    /// no cell, if a cell is there twice, or if the circle has more than [`Arrow::MOST_IN_CIRCLE`] cells.
    #[must_use]
    pub fn new(
        circle: impl IntoIterator<Item = Cell>,
        shaft: impl IntoIterator<Item = Cell>,
    ) -> Option<Self> {
        let mut cells: Vec<Cell> = circle.into_iter().collect();
        // A number is read from left to right, or from top to bottom, however a file lists its cells.
        cells.sort_unstable();
        let circle = cells.len();
        cells.extend(shaft);
        let is_arrow = (1..=Self::MOST_IN_CIRCLE).contains(&circle) && cells.len() > circle;
        (is_arrow && all_differ(&cells)).then(|| Self { cells: cells.into(), circle })
    }

    /// The cells of the circle and then those of the shaft.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The cells of the circle, with the largest figure first.
    #[must_use]
    pub fn circle(&self) -> &[Cell] {
        &self.cells[..self.circle]
    }

    /// The cells of the shaft, from the circle to the tip.
    #[must_use]
    pub fn shaft(&self) -> &[Cell] {
        &self.cells[self.circle..]
    }
}

impl Meaning for Arrow {
    fn propagator(&self, _digits: usize) -> Option<Box<dyn Propagator>> {
        Some(Box::new(ShaftSum::new(self.circle)))
    }

    /// Nothing is wrong before the number in the circle is known: a shaft that is too long for any number has no combination.
    fn faults(&self, held: &[Option<Digit>]) -> Vec<Fault> {
        let (circle, shaft) = held.split_at(self.circle);
        let figures: Option<Vec<Digit>> = circle.iter().copied().collect();
        let Some(figures) = figures else { return Vec::new() };
        let wanted = figures.iter().fold(0, |number, figure| number * 10 + u32::from(figure.get()));
        Fault::of_shaft(shaft, wanted).into_iter().collect()
    }
}
