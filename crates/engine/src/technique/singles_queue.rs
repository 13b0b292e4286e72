//! Singles in the order in which they appeared.
//!
//! A cell becomes a naked single when it has only one candidate left. A digit becomes a hidden single when it has only
//! one place left in a house. Each happens at most once, because candidates are only ever removed. HoDoKu uses singles
//! in this order, and the score of a path depends on it.

use super::Candidate;
use crate::{Cell, Digit};

/// The most naked singles: one for each cell.
const MOST_NAKED: usize = 81;
/// The most hidden singles: one for each digit in each house.
const MOST_HIDDEN: usize = 27 * 9;

/// The naked and the hidden singles that a board has had so far.
#[derive(Clone, Debug)]
pub(super) struct SinglesQueue {
    naked: CandidateQueue<MOST_NAKED>,
    hidden: CandidateQueue<MOST_HIDDEN>,
}

/// Candidates in the order in which they were added.
#[derive(Clone, Debug)]
struct CandidateQueue<const N: usize> {
    candidates: [u16; N],
    len: usize,
}

impl SinglesQueue {
    /// No single yet.
    pub(super) const NONE: Self =
        Self { naked: CandidateQueue::EMPTY, hidden: CandidateQueue::EMPTY };

    /// Adds a naked single.
    pub(super) fn add_naked(&mut self, candidate: Candidate) {
        self.naked.add(candidate);
    }

    /// Adds a hidden single. A single that is hidden in several houses is added several times.
    pub(super) fn add_hidden(&mut self, candidate: Candidate) {
        self.hidden.add(candidate);
    }

    /// The naked singles so far, including those that were placed since.
    pub(super) fn naked(&self) -> impl Iterator<Item = Candidate> {
        self.naked.iter()
    }

    /// The hidden singles so far, including those that were placed since.
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
