//! Little killers: the digits along a diagonal add up to the number outside the board. Digits may repeat there.

use super::Fault;
use super::meaning::Meaning;
use super::outside_place::OutsidePlace;
use super::propagator::Propagator;
use super::totals::Total;
use crate::{Cell, Digit, Layout};

/// A diagonal with its sum.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LittleKiller {
    place: OutsidePlace,
    diagonal: Diagonal,
    /// From the number on, at least one.
    cells: Box<[Cell]>,
    sum: u32,
}

/// The way from a number outside over a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Diagonal {
    /// Down and to the right.
    DownRight,
    /// Down and to the left.
    DownLeft,
    /// Up and to the right.
    UpRight,
    /// Up and to the left.
    UpLeft,
}

impl Diagonal {
    /// All ways.
    pub const ALL: [Self; 4] = [Self::DownRight, Self::DownLeft, Self::UpRight, Self::UpLeft];

    /// One step, as rows down and columns to the right.
    #[must_use]
    pub fn step(self) -> (isize, isize) {
        match self {
            Self::DownRight => (1, 1),
            Self::DownLeft => (1, -1),
            Self::UpRight => (-1, 1),
            Self::UpLeft => (-1, -1),
        }
    }
}

impl LittleKiller {
    /// The diagonal that begins beside `place` and goes on to the edge of the board or to a hole, with this sum. Returns
    /// `None` if `place` is a cell, or if the next place on the way is none.
    #[must_use]
    pub fn new(place: OutsidePlace, diagonal: Diagonal, sum: u32, layout: &Layout) -> Option<Self> {
        let cells = place.cells_behind(diagonal.step(), layout);
        let is_outside = place.cell(layout).is_none() && !cells.is_empty();
        is_outside.then(|| Self { place, diagonal, cells: cells.into(), sum })
    }

    /// Where the number stands.
    #[must_use]
    pub fn place(&self) -> OutsidePlace {
        self.place
    }

    /// The way from the number.
    #[must_use]
    pub fn diagonal(&self) -> Diagonal {
        self.diagonal
    }

    /// The cells, from the number on.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The sum of digits that count from 1.
    #[must_use]
    pub fn sum(&self) -> u32 {
        self.sum
    }
}

/// The rule of 45 does not use these sums: few diagonals lie in a house, and digits may repeat in the others.
impl Meaning for LittleKiller {
    fn pairs(&self, _cells: usize) -> Vec<[usize; 2]> {
        Vec::new()
    }

    fn propagator(&self, _digits: usize) -> Option<Box<dyn Propagator>> {
        Some(Box::new(Total::new(self.sum)))
    }

    fn faults(&self, held: &[Option<Digit>]) -> Vec<Fault> {
        Fault::of_sum(held, self.sum).into_iter().collect()
    }
}
