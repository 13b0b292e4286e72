//! Facts: candidates that are true or false, and sets of them.

use crate::technique::{Candidate, CellSet, Node};
use crate::{Cell, Digit};

/// The number of possible facts on a board.
pub(super) const COUNT: usize = 81 * 9 * 2;

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

    /// The number of the fact, below [`COUNT`].
    pub(super) fn number(self) -> usize {
        let Candidate { cell, digit } = self.candidate;
        (cell.index() * 9 + digit.index()) * 2 + usize::from(self.on)
    }

    /// The fact as a node of a chain.
    pub(super) fn node(self) -> Node {
        let Candidate { cell, digit } = self.candidate;
        Node { digit, cells: CellSet::of(cell), on: self.on, set: None }
    }
}

/// A set of facts: for each digit, the cells where it is true and the cells where it is false.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Facts {
    on: [CellSet; 9],
    off: [CellSet; 9],
}

impl Facts {
    /// The empty set.
    pub(super) const NONE: Self = Self { on: [CellSet::EMPTY; 9], off: [CellSet::EMPTY; 9] };

    /// The cells where `digit` is true.
    pub(super) fn on(&self, digit: Digit) -> CellSet {
        self.on[digit.index()]
    }

    /// The cells where `digit` is false.
    pub(super) fn off(&self, digit: Digit) -> CellSet {
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
        let both = |one: &[CellSet; 9], other: &[CellSet; 9]| {
            std::array::from_fn(|digit| one[digit].and(other[digit]))
        };
        Self { on: both(&self.on, &other.on), off: both(&self.off, &other.off) }
    }

    /// The facts in either set.
    pub(super) fn or(&self, other: &Self) -> Self {
        let either = |one: &[CellSet; 9], other: &[CellSet; 9]| {
            std::array::from_fn(|digit| one[digit].or(other[digit]))
        };
        Self { on: either(&self.on, &other.on), off: either(&self.off, &other.off) }
    }

    /// The facts without those of a cell.
    pub(super) fn beyond(&self, cell: Cell) -> Self {
        let cell = CellSet::of(cell);
        Self {
            on: self.on.map(|cells| cells.without(cell)),
            off: self.off.map(|cells| cells.without(cell)),
        }
    }

    /// The facts, ordered: true before false, then by cell, then by digit.
    pub(super) fn iter(&self) -> impl Iterator<Item = Fact> {
        let in_order = |on: bool, sets: [CellSet; 9]| {
            let cells = sets.iter().fold(CellSet::EMPTY, |all, &cells| all.or(cells));
            let of_cell = move |cell: Cell| {
                let digits = Digit::CLASSIC.into_iter();
                let held = digits.filter(move |digit| sets[digit.index()].contains(cell));
                held.map(move |digit| Fact { candidate: Candidate { cell, digit }, on })
            };
            cells.iter().flat_map(of_cell)
        };
        in_order(true, self.on).chain(in_order(false, self.off))
    }
}
