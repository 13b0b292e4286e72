//! Singles in the order in which they came about.
//!
//! A cell becomes a naked single when it loses its last but one candidate, a digit a hidden single when it loses its
//! last but one place in a house. Each happens once at most, as candidates only ever become fewer. HoDoKu takes
//! singles in this order, on which the score of a path depends.

use super::Candidate;
use crate::engine::{Cell, Digit};

/// One for each cell.
const MOST_NAKED: usize = 81;
/// One for each digit in each house.
const MOST_HIDDEN: usize = 27 * 9;

/// The naked and the hidden singles that a board has had so far.
#[derive(Clone, Debug)]
pub(super) struct Emerging {
    naked: CandidateQueue<MOST_NAKED>,
    hidden: CandidateQueue<MOST_HIDDEN>,
}

/// Some candidates, the first that came about first.
#[derive(Clone, Debug)]
struct CandidateQueue<const N: usize> {
    candidates: [u16; N],
    len: usize,
}

impl Emerging {
    /// No single yet.
    pub(super) const NONE: Self =
        Self { naked: CandidateQueue::EMPTY, hidden: CandidateQueue::EMPTY };

    /// Takes note of a naked single.
    pub(super) fn add_naked(&mut self, candidate: Candidate) {
        self.naked.add(candidate);
    }

    /// Takes note of a hidden single; one that is hidden in several houses is noted several times.
    pub(super) fn add_hidden(&mut self, candidate: Candidate) {
        self.hidden.add(candidate);
    }

    /// The naked singles, those that were put down among them.
    pub(super) fn naked(&self) -> impl Iterator<Item = Candidate> {
        self.naked.iter()
    }

    /// The hidden singles, those that were put down among them.
    pub(super) fn hidden(&self) -> impl Iterator<Item = Candidate> {
        self.hidden.iter()
    }
}

impl<const N: usize> CandidateQueue<N> {
    const EMPTY: Self = Self { candidates: [0; N], len: 0 };

    fn add(&mut self, Candidate { cell, digit }: Candidate) {
        if let (Some(free), Ok(number)) =
            (self.candidates.get_mut(self.len), u16::try_from(cell.index() * 9 + digit.index()))
        {
            *free = number;
            self.len += 1;
        }
    }

    fn iter(&self) -> impl Iterator<Item = Candidate> {
        self.candidates[..self.len].iter().filter_map(|&number| {
            let number = usize::from(number);
            let cell = Cell::new(number / 9)?;
            Some(Candidate { cell, digit: Digit::CLASSIC[number % 9] })
        })
    }
}
