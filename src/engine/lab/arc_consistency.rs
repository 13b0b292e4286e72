//! Forward checking with arc consistency: each candidate needs a partner in each cell that it shares a rule with.
//!
//! An arc is a pair of cells, of which the first is revised: it keeps the candidates that some candidate of the second
//! allows. If a cell loses candidates, the arcs from the cells around it are revised again. After A. Mackworth,
//! "Consistency in networks of relations", 1977 (AC-3).

use std::collections::VecDeque;

use super::Event;
use super::stepwise::Stepwise;
use super::trail::Trail;
use crate::engine::technique::Candidate;
use crate::engine::{Cell, Digit, DigitSet, Puzzle, Rule};

/// The method.
pub(super) struct ArcConsistency {
    trail: Trail,
    /// The arcs to revise.
    arcs: VecDeque<Arc>,
    /// Whether the digits on the board belong to no further answer.
    is_refuted: bool,
    is_done: bool,
    checks: u64,
}

/// A cell that is to keep the candidates with a partner in another cell.
#[derive(Clone, Copy)]
struct Arc {
    cell: Cell,
    other: Cell,
    relation: Relation,
}

/// What must hold between the digits of two cells.
#[derive(Clone, Copy)]
enum Relation {
    Different,
    NotConsecutive,
}

impl Relation {
    fn allows(self, one: Digit, other: Digit) -> bool {
        match self {
            Self::Different => one != other,
            Self::NotConsecutive => one.get().abs_diff(other.get()) != 1,
        }
    }
}

impl ArcConsistency {
    /// The method at its start: each arc is to be revised.
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let trail = Trail::new(puzzle);
        let mut method =
            Self { trail, arcs: VecDeque::new(), is_refuted: false, is_done: false, checks: 0 };
        for cell in puzzle.layout().cells() {
            method.revise_around(cell);
        }
        method
    }

    /// Adds the arcs to `cell` from the cells that it shares a rule with.
    fn revise_around(&mut self, cell: Cell) {
        let layout = &self.trail.layout;
        let of = |relation| move |&other: &Cell| Arc { cell: other, other: cell, relation };
        let peers = layout.peers(cell).iter().map(of(Relation::Different));
        let neighbours = layout.neighbours(Rule::NonConsecutive, cell).iter();
        self.arcs.extend(peers.chain(neighbours.map(of(Relation::NotConsecutive))));
    }

    /// Keeps the candidates of the first cell that have a partner in the second.
    fn revise(&mut self, Arc { cell, other, relation }: Arc, events: &mut VecDeque<Event>) {
        let (own, partners) = (self.trail.candidates(cell), self.trail.candidates(other));
        let mut lost = DigitSet::EMPTY;
        for digit in own.iter() {
            let mut partner = partners.iter().inspect(|_| self.checks += 1);
            if !partner.any(|it| relation.allows(digit, it)) {
                lost.insert(digit);
            }
        }
        for digit in lost.iter() {
            self.trail.exclude(Candidate { cell, digit }, events);
        }
        if !lost.is_empty() {
            self.narrowed(cell, events);
        }
    }

    /// A cell has lost candidates.
    fn narrowed(&mut self, cell: Cell, events: &mut VecDeque<Event>) {
        let left = self.trail.candidates(cell);
        if left.is_empty() {
            self.is_refuted = true;
            return;
        }
        if let Some(digit) = left.single().filter(|_| self.trail.digit(cell).is_none()) {
            self.trail.deduce(Candidate { cell, digit }, events);
        }
        self.revise_around(cell);
    }

    /// All arcs are consistent: the board is full, or the cell with the fewest candidates is given one of them.
    fn branch(&mut self, events: &mut VecDeque<Event>) {
        let Some(cell) = self.trail.tightest(&mut self.checks) else {
            events.push_back(Event::Answer);
            self.is_refuted = true;
            return;
        };
        let Some(digit) = self.trail.candidates(cell).first() else {
            self.is_refuted = true;
            return;
        };
        if self.trail.candidates(cell).is_single() {
            self.trail.deduce(Candidate { cell, digit }, events);
        } else {
            self.trail.try_digit(Candidate { cell, digit }, events);
            self.keep_only(cell, digit, events);
        }
        self.revise_around(cell);
    }

    fn keep_only(&mut self, cell: Cell, kept: Digit, events: &mut VecDeque<Event>) {
        for digit in self.trail.candidates(cell).without(DigitSet::of(kept)).iter() {
            self.trail.exclude(Candidate { cell, digit }, events);
        }
    }

    fn go_back(&mut self, events: &mut VecDeque<Event>) {
        self.arcs.clear();
        self.is_refuted = false;
        match self.trail.take_back(events) {
            Some(refuted) => {
                self.trail.exclude(refuted, events);
                self.narrowed(refuted.cell, events);
            }
            None => self.is_done = true,
        }
    }
}

impl Stepwise for ArcConsistency {
    fn advance(&mut self, events: &mut VecDeque<Event>) {
        while events.is_empty() && !self.is_done {
            if self.is_refuted {
                self.go_back(events);
            } else if let Some(arc) = self.arcs.pop_front() {
                self.revise(arc, events);
            } else {
                self.branch(events);
            }
        }
    }

    fn checks(&self) -> u64 {
        self.checks
    }

    fn memory(&self) -> Option<usize> {
        Some(self.trail.memory() + self.arcs.capacity() * size_of::<Arc>())
    }
}
