//! Two conjugate pairs of a digit that are linked: an end of one sees an end of the other.
//!
//! The two cells that see each other are not both right, so at least one of the two free ends is right. Cells
//! that see both free ends lose the digit.

use std::ops::Range;

use crate::technique::conjugate::{self, ConjugatePair};
use crate::technique::{Board, Candidate, Cells, Evidence, Geometry, Role, Step, Technique, parts};
use crate::{Cell, Digit};

/// Two conjugate pairs, such that an end of one sees an end of the other.
pub(super) struct LinkedPairs<'b, G: Geometry> {
    board: &'b Board<G>,
    digit: Digit,
    houses: [usize; 2],
    /// The ends that see each other.
    joined: [Cell; 2],
    /// The other ends.
    free: [Cell; 2],
}

impl<'b, G: Geometry> LinkedPairs<'b, G> {
    /// All linked pairs of `digit`. The first pair is in a house of `first`, and the second in a later house of
    /// `second`.
    pub(super) fn between(
        board: &'b Board<G>,
        digit: Digit,
        first: Range<usize>,
        second: Range<usize>,
    ) -> impl Iterator<Item = Self> {
        let later = move |one: ConjugatePair| {
            // A later house for the second pair, so that two pairs are joined once.
            let houses = second.start.max(one.house + 1)..second.end;
            conjugate::pairs(board, digit, houses).map(move |other| [one, other])
        };
        let linked = move |pairs| Self::ways(board, digit, pairs);
        conjugate::pairs(board, digit, first).flat_map(later).flat_map(linked)
    }

    fn ways(
        board: &'b Board<G>,
        digit: Digit,
        [one, other]: [ConjugatePair; 2],
    ) -> impl Iterator<Item = Self> {
        let houses = [one.house, other.house];
        let join = move |[joined_1, free_1]: [Cell; 2], [joined_2, free_2]: [Cell; 2]| Self {
            board,
            digit,
            houses,
            joined: [joined_1, joined_2],
            free: [free_1, free_2],
        };
        let ways = one.ways().into_iter().flat_map(move |way| {
            other.ways().into_iter().map(move |other_way| join(way, other_way))
        });
        ways.filter(Self::are_linked)
    }

    fn are_linked(&self) -> bool {
        let [first, second] = self.joined;
        let sees = self.board.peers_of(first).contains(second);
        // Four different cells: two pairs that share one are a shorter pattern.
        sees && self.joined_cells().or(self.free_cells()).len() == 4
    }

    /// The ends that see each other.
    pub(super) fn joined_cells(&self) -> G::Set {
        self.joined.into_iter().collect()
    }

    /// The other ends, one of which is right.
    pub(super) fn free_cells(&self) -> G::Set {
        self.free.into_iter().collect()
    }

    /// The free ends. That of the first pair comes first.
    pub(super) fn free(&self) -> [Cell; 2] {
        self.free
    }

    /// The board.
    pub(super) fn board(&self) -> &'b Board<G> {
        self.board
    }

    /// The places of the digit that see both free ends.
    pub(super) fn eliminations(&self) -> G::Set {
        self.board.seen_by_all(self.free_cells()).and(self.board.places(self.digit))
    }

    /// The step that removes the digit from `eliminated`.
    pub(super) fn step(&self, technique: Technique, eliminated: G::Set) -> Step<G::Set> {
        let digit = self.digit;
        let [start, end] = self.free;
        let [near_start, near_end] = self.joined;
        let through = [start, near_start, near_end, end];
        let pattern = parts::marks(self.free_cells(), digit, Role::Pattern);
        let second = parts::marks(self.joined_cells(), digit, Role::Second);
        let evidence = Evidence {
            digits: vec![digit],
            bases: self.houses.map(|house| self.board.house_name(house)).to_vec(),
            marks: pattern.chain(second).collect(),
            chains: vec![parts::chain(&through.map(|cell| Candidate { cell, digit }))],
            ..Evidence::default()
        };
        let eliminations = parts::candidates(eliminated, digit).collect();
        Step { technique, placements: Vec::new(), eliminations, evidence }
    }
}
