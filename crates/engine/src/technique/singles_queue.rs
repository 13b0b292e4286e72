//! Singles in the order in which they appeared.
//!
//! A cell becomes a naked single when it has only one candidate left. A digit becomes a hidden single when it has only
//! one place left in a house. Each happens at most once, because candidates are only ever removed. HoDoKu uses singles
//! in this order, and the score of a path depends on it.

use super::Candidate;
use super::geometry::{BoardTables, Geometry};
use crate::{Cell, Digit};

/// The naked and the hidden singles that a board has had so far.
#[derive(Clone, Debug)]
pub(super) struct SinglesQueue<G: Geometry> {
    /// At most one for each cell.
    naked: CandidateQueue<G::PerCell<u16>>,
    /// At most one for each digit in each house.
    hidden: CandidateQueue<G::PerPlace>,
}

/// Candidates in the order in which they were added.
#[derive(Clone, Debug)]
struct CandidateQueue<N> {
    numbers: N,
    len: usize,
}

impl<G: Geometry> SinglesQueue<G> {
    /// No single yet.
    pub(super) fn none(tables: &G::Tables) -> Self {
        Self {
            naked: CandidateQueue { numbers: G::per_cell(tables, 0), len: 0 },
            hidden: CandidateQueue { numbers: G::per_place(tables), len: 0 },
        }
    }

    /// Adds a naked single.
    pub(super) fn add_naked(&mut self, tables: &G::Tables, candidate: Candidate) {
        self.naked.add(number(tables, candidate));
    }

    /// Adds a hidden single. A single that is hidden in several houses is added several times.
    pub(super) fn add_hidden(&mut self, tables: &G::Tables, candidate: Candidate) {
        self.hidden.add(number(tables, candidate));
    }

    /// The naked singles so far, including those that were placed since.
    pub(super) fn naked(&self, tables: &G::Tables) -> impl Iterator<Item = Candidate> {
        let digits = tables.digit_count();
        self.naked.iter().filter_map(move |number| candidate(digits, number))
    }

    /// The hidden singles so far, including those that were placed since.
    pub(super) fn hidden(&self, tables: &G::Tables) -> impl Iterator<Item = Candidate> {
        let digits = tables.digit_count();
        self.hidden.iter().filter_map(move |number| candidate(digits, number))
    }
}

fn number(tables: &impl BoardTables, Candidate { cell, digit }: Candidate) -> usize {
    cell.index() * tables.digit_count() + digit.index()
}

fn candidate(digits: usize, number: usize) -> Option<Candidate> {
    Some(Candidate {
        cell: Cell::new(number / digits)?,
        digit: Digit::from_index(number % digits)?,
    })
}

impl<N: AsRef<[u16]> + AsMut<[u16]>> CandidateQueue<N> {
    fn add(&mut self, number: usize) {
        // Each single appears once at most, so the room is always enough. Boards of 625 cells number 15,625
        // candidates.
        if let (Some(free), Ok(number)) =
            (self.numbers.as_mut().get_mut(self.len), u16::try_from(number))
        {
            *free = number;
            self.len += 1;
        }
    }

    fn iter(&self) -> impl Iterator<Item = usize> {
        self.numbers.as_ref()[..self.len].iter().map(|&number| usize::from(number))
    }
}
