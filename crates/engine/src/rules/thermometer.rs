//! Thermometers: digits rise along a line from its bulb.

use super::meaning::Meaning;
use crate::{Cell, Digit, DigitSet};

/// One line of a thermometer, from the bulb to the tip. A thermometer with branches is several lines that share their
/// first cells.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Thermometer {
    /// From the bulb to the tip, each cell once.
    cells: Box<[Cell]>,
}

impl Thermometer {
    /// The line through these cells, the bulb first. Returns `None` if a cell is there twice: no digit is less than itself.
    #[must_use]
    pub fn new(cells: impl IntoIterator<Item = Cell>) -> Option<Self> {
        let cells: Box<[Cell]> = cells.into_iter().collect();
        all_differ(&cells).then_some(Self { cells })
    }

    /// The cells from the bulb to the tip.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
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
        let behind = self.cells.len() - 1 - place;
        DigitSet::up_to(digits.saturating_sub(behind)).without(DigitSet::up_to(place))
    }

    fn excluded(&self, one: usize, other: usize, digit: Digit) -> DigitSet {
        let digit = usize::from(digit.get());
        if other > one {
            return DigitSet::up_to((digit + other - one - 1).min(Digit::MAX.into()));
        }
        let highest = digit.saturating_sub(one - other);
        DigitSet::up_to(Digit::MAX.into()).without(DigitSet::up_to(highest))
    }
}
