//! What can be wrong with the digits of several cells of one constraint.

use super::Constraint;
use crate::{Cell, Digit};

/// What is wrong with the cells of a constraint together. A sentence is made of it and of the constraint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Several cells hold a digit, although only one of them may.
    Repeated {
        /// The digit.
        digit: Digit,
        /// The indices of these cells in [`Constraint::cells`](crate::Constraint::cells), ascending.
        places: Vec<usize>,
    },
    /// Two cells hold digits that exclude each other.
    Pair {
        /// The digits, in the order of the places.
        digits: [Digit; 2],
        /// The indices of the two cells in [`Constraint::cells`](crate::Constraint::cells), ascending.
        places: [usize; 2],
    },
    /// The digits so far add up to the wrong sum: to more than the sum, or to less although no cell is empty. Sums are
    /// those of digits that count from 1.
    Sum {
        /// The sum of the digits in the cells of the constraint.
        held: u32,
        /// The number of its cells that hold a digit. A digit that is shown from 0 counts one less.
        digits: u32,
        /// The sum that the constraint wants.
        wanted: u32,
    },
    /// The digits along the shaft of an arrow so far add up to more than the number in its circle, or to less although no
    /// cell is empty. Both count digits from 1, however digits are shown.
    Shaft {
        /// The sum of the digits along the shaft.
        held: u32,
        /// The number in the circle.
        wanted: u32,
    },
    /// What a number outside the board counts is more than the number, or less although no cell that counts is empty.
    /// Digits count from 1.
    Outside {
        /// What the digits so far come to.
        held: u32,
        /// The number.
        wanted: u32,
    },
    /// A digit in circles stands in more of them than it says, or in less although too few of them are empty.
    Count {
        /// The digit.
        digit: Digit,
        /// The indices of the cells that hold it in [`Constraint::cells`](crate::Constraint::cells), ascending.
        places: Vec<usize>,
        /// The number of empty cells.
        empty: usize,
    },
    /// Digits that the constraint wants are missing, and there are too few empty cells for them.
    Missing {
        /// The digits in ascending order, each as often as it is missing.
        digits: Vec<Digit>,
    },
    /// Digits of several cells do not keep the constraint together, although each two of them may.
    Together {
        /// The indices of these cells in [`Constraint::cells`](crate::Constraint::cells), ascending.
        places: Vec<usize>,
    },
    /// The digits of two parts of a line add up to different sums. Digits count from 1.
    Parts {
        /// The sums, in the order of the parts.
        sums: [u32; 2],
        /// The indices of the cells of both parts in [`Constraint::cells`](crate::Constraint::cells), ascending.
        places: Vec<usize>,
    },
    /// No digits are left for the empty cells that keep the constraint.
    NoCombination,
}

impl Fault {
    /// The cells of the constraint that are at fault.
    #[must_use]
    pub fn cells(&self, constraint: &Constraint) -> Vec<Cell> {
        let at = |places: &[usize]| places.iter().map(|&at| constraint.cells()[at]).collect();
        match self {
            Self::Pair { places, .. } => at(places),
            Self::Repeated { places, .. }
            | Self::Count { places, .. }
            | Self::Together { places }
            | Self::Parts { places, .. } => at(places),
            Self::Sum { .. }
            | Self::Shaft { .. }
            | Self::Outside { .. }
            | Self::Missing { .. }
            | Self::NoCombination => constraint.cells().to_vec(),
        }
    }

    /// The fault in digits that should add up to `wanted`, by place: `None` for an empty cell. Returns `None` unless the
    /// sum is too large, or too small with every cell filled.
    pub(super) fn of_sum(held: &[Option<Digit>], wanted: u32) -> Option<Self> {
        let filled = held.iter().flatten();
        let digits = u32::try_from(filled.clone().count()).ok()?;
        let sum: u32 = filled.map(|digit| u32::from(digit.get())).sum();
        let is_full = held.iter().all(Option::is_some);
        let is_wrong = sum > wanted || (is_full && sum < wanted);
        is_wrong.then_some(Self::Sum { held: sum, digits, wanted })
    }

    /// The fault of digits along a shaft that should add up to `wanted`. Returns `None` unless their sum is too large, or too
    /// small with every cell filled.
    pub(super) fn of_shaft(shaft: &[Option<Digit>], wanted: u32) -> Option<Self> {
        let held: u32 = shaft.iter().flatten().map(|digit| u32::from(digit.get())).sum();
        let is_full = shaft.iter().all(Option::is_some);
        let is_wrong = held > wanted || (is_full && held < wanted);
        is_wrong.then_some(Self::Shaft { held, wanted })
    }
}
