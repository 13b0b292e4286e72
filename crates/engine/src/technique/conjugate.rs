//! Conjugate pairs: the only two places of a digit in a house, one of which is right.

use crate::technique::{Cells, Geometry};
use std::ops::Range;

use super::{Board, Candidate};
use crate::{Cell, Digit};

/// Two cells of a house that are the only places of a digit in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ConjugatePair {
    /// The number of the house, from 0: rows, then columns, then areas.
    pub(super) house: usize,
    /// The cells in row-major order.
    pub(super) cells: [Cell; 2],
}

impl ConjugatePair {
    /// The two places of `digit` in `house`, or `None` if there are not exactly two.
    pub(super) fn new<G: Geometry>(board: &Board<G>, house: usize, digit: Digit) -> Option<Self> {
        // Only a complete house needs the digit. In others, two places say nothing.
        let places = board.needed_places_in(house, digit);
        if places.len() != 2 {
            return None;
        }
        let first = places.first()?;
        let second = places.without(<G::Set>::of(first)).first()?;
        Some(Self { house, cells: [first, second] })
    }

    /// The pair in both orders.
    pub(super) fn ways(self) -> [[Cell; 2]; 2] {
        let [first, second] = self.cells;
        [[first, second], [second, first]]
    }
}

/// The conjugate pairs of `digit` in some houses, counted from 0 to 26.
pub(super) fn pairs<G: Geometry>(
    board: &Board<G>,
    digit: Digit,
    houses: Range<usize>,
) -> impl Iterator<Item = ConjugatePair> + Clone + use<'_, G> {
    houses.filter_map(move |house| ConjugatePair::new(board, house, digit))
}

/// The cells that form a conjugate pair with a candidate.
pub(super) fn partners<G: Geometry>(
    board: &Board<G>,
    Candidate { cell, digit }: Candidate,
) -> G::Set {
    let of_house = |house: usize| {
        let places = board.needed_places_in(house, digit);
        if places.len() == 2 { places.without(<G::Set>::of(cell)) } else { <G::Set>::EMPTY }
    };
    board.houses_of(cell).map(of_house).fold(<G::Set>::EMPTY, <G::Set>::or)
}
