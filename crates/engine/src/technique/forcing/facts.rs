//! Facts: candidates that are true or false, and sets of them.

use crate::technique::geometry::{BoardTables, by_digit};
use crate::technique::{Board, Candidate, Cells, Geometry, Node};
use crate::{Cell, Digit};

/// The number of possible facts on a board.
pub(super) fn count<G: Geometry>(board: &Board<G>) -> usize {
    board.tables().cell_count() * board.tables().digit_count() * 2
}

/// A candidate, and whether it is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fact {
    /// The candidate.
    pub(super) candidate: Candidate,
    /// Whether it is true.
    pub(super) on: bool,
}

impl Fact {
    /// The candidate is true.
    pub(super) fn on(cell: Cell, digit: Digit) -> Self {
        Self { candidate: Candidate { cell, digit }, on: true }
    }

    /// The candidate is false.
    pub(super) fn off(cell: Cell, digit: Digit) -> Self {
        Self { candidate: Candidate { cell, digit }, on: false }
    }

    /// The opposite fact.
    pub(super) fn opposite(self) -> Self {
        Self { on: !self.on, ..self }
    }

    /// The number of the fact on a board with this number of digits, below the [`count`] of facts.
    pub(super) fn number(self, digits: usize) -> usize {
        let Candidate { cell, digit } = self.candidate;
        (cell.index() * digits + digit.index()) * 2 + usize::from(self.on)
    }

    /// The fact as a node of a chain.
    pub(super) fn node<S: Cells>(self) -> Node<S> {
        let Candidate { cell, digit } = self.candidate;
        Node { digit, cells: S::of(cell), on: self.on, set: None }
    }
}

/// A set of facts: for each digit, the cells where it is true and the cells where it is false.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Facts<G: Geometry> {
    on: G::PerDigit<G::Set>,
    off: G::PerDigit<G::Set>,
}

impl<G: Geometry> Facts<G> {
    /// The empty set.
    pub(super) fn none() -> Self {
        Self { on: Default::default(), off: Default::default() }
    }

    /// The cells where `digit` is true.
    pub(super) fn on(&self, digit: Digit) -> G::Set {
        self.on[digit.index()]
    }

    /// The cells where `digit` is false.
    pub(super) fn off(&self, digit: Digit) -> G::Set {
        self.off[digit.index()]
    }

    /// Adds a fact.
    pub(super) fn insert(&mut self, fact: Fact) {
        let sets = if fact.on { &mut self.on } else { &mut self.off };
        sets[fact.candidate.digit.index()].insert(fact.candidate.cell);
    }

    /// Whether a fact is in the set.
    pub(super) fn contains(&self, fact: Fact) -> bool {
        let sets = if fact.on { &self.on } else { &self.off };
        sets[fact.candidate.digit.index()].contains(fact.candidate.cell)
    }

    /// The facts in both sets.
    pub(super) fn and(&self, other: &Self) -> Self {
        self.with(other, Cells::and)
    }

    /// The facts in either set.
    pub(super) fn or(&self, other: &Self) -> Self {
        self.with(other, Cells::or)
    }

    fn with(&self, other: &Self, join: impl Fn(G::Set, G::Set) -> G::Set) -> Self {
        let mut joined = self.clone();
        for (one, other) in joined.on.as_mut().iter_mut().zip(other.on.as_ref()) {
            *one = join(*one, *other);
        }
        for (one, other) in joined.off.as_mut().iter_mut().zip(other.off.as_ref()) {
            *one = join(*one, *other);
        }
        joined
    }

    /// The facts without those of a cell.
    pub(super) fn beyond(&self, cell: Cell) -> Self {
        let mut beyond = self.clone();
        for cells in beyond.on.as_mut().iter_mut().chain(beyond.off.as_mut()) {
            cells.remove(cell);
        }
        beyond
    }

    /// The facts, ordered: true before false, then by cell, then by digit.
    pub(super) fn iter(&self) -> impl Iterator<Item = Fact> {
        let in_order = |on: bool, sets| {
            // The sets are kept by digit, but the facts come cell by cell.
            let cells = by_digit::<G::Set>(sets).fold(<G::Set>::EMPTY, |all, it| all.or(it.1));
            let of_cell = move |cell: Cell| {
                let held = by_digit(sets).filter(move |(_, cells)| cells.contains(cell));
                held.map(move |(digit, _)| Fact { candidate: Candidate { cell, digit }, on })
            };
            cells.iter().flat_map(of_cell)
        };
        in_order(true, self.on.as_ref()).chain(in_order(false, self.off.as_ref()))
    }
}
