//! Thermometers: digits rise along a line from its bulb, or at least do not fall.

use super::meaning::Meaning;
use super::order::{above, below, others};
use crate::{Cell, Digit, DigitSet};

/// Whether two digits of a thermometer may be equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pace {
    /// Each digit is greater than the one before.
    Rising,
    /// No digit is less than the one before: a slow thermometer.
    Slow,
}

/// One line of a thermometer, from the bulb to the tip. A thermometer with branches is several lines that share their
/// first cells.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Thermometer {
    pace: Pace,
    /// From the bulb to the tip, each cell once.
    cells: Box<[Cell]>,
}

impl Thermometer {
    /// The rising line through these cells, the bulb first. Returns `None` if a cell is there twice: no digit is less than
    /// itself.
    #[must_use]
    pub fn new(cells: impl IntoIterator<Item = Cell>) -> Option<Self> {
        Self::of_pace(Pace::Rising, cells)
    }

    /// The line through these cells, the bulb first. Returns `None` if a cell is there twice.
    #[must_use]
    pub fn of_pace(pace: Pace, cells: impl IntoIterator<Item = Cell>) -> Option<Self> {
        let cells: Box<[Cell]> = cells.into_iter().collect();
        all_differ(&cells).then_some(Self { pace, cells })
    }

    /// The cells from the bulb to the tip.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Whether digits may be equal.
    #[must_use]
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// The least difference of a digit and the digit `steps` cells before it.
    fn rise(&self, steps: usize) -> usize {
        match self.pace {
            Pace::Rising => steps,
            Pace::Slow => 0,
        }
    }
}

/// Whether each cell is there once.
pub(super) fn all_differ(cells: &[Cell]) -> bool {
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).all(|two| two[0] != two[1])
}

/// Pairs say all. Those of neighbours would do, but those of all cells are seen sooner: between two cells that are three
/// steps apart there is room for two digits.
impl Meaning for Thermometer {
    /// The digits with room for smaller ones up to the bulb, and for larger ones up to the tip.
    fn left_at(&self, place: usize, digits: usize) -> DigitSet {
        let behind = self.rise(self.cells.len() - 1 - place);
        DigitSet::up_to(digits.saturating_sub(behind)).without(DigitSet::up_to(self.rise(place)))
    }

    fn excluded(&self, one: usize, other: usize, digit: Digit) -> DigitSet {
        let rise = self.rise(one.abs_diff(other));
        others(if other > one { above(digit, rise) } else { below(digit, rise) })
    }
}
