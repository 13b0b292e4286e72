//! Forward checking with arc consistency: each candidate needs a partner in each cell that it shares a rule with.
//!
//! An arc is a pair of cells, of which the first is revised: it keeps the candidates that some candidate of the second
//! allows. If a cell loses candidates, the arcs from the cells around it are revised again. After A. Mackworth,
//! "Consistency in networks of relations", 1977 (AC-3).

use std::collections::VecDeque;

use super::RunEvent;
use super::stepwise::Stepwise;
use super::trail::{SearchState, TrailBoard};
use nonet_engine::technique::Candidate;
use nonet_engine::{Cell, Digit, DigitSet, Exclusion, Puzzle};

/// The method.
pub(super) struct ArcConsistency {
    trail: TrailBoard,
    /// The arcs to revise.
    arcs: VecDeque<Arc>,
    state: SearchState,
    checks: u64,
}

/// A cell to revise: it keeps the candidates that have a partner in the other cell.
#[derive(Clone, Copy)]
struct Arc {
    cell: Cell,
    other: Cell,
    exclusion: Exclusion,
}

impl ArcConsistency {
    /// The method at its start: each arc is to be revised.
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let trail = TrailBoard::new(puzzle);
        let mut method = Self { trail, arcs: VecDeque::new(), state: SearchState::Open, checks: 0 };
        for cell in puzzle.layout().cells() {
            method.revise_around(cell);
        }
        method
    }

    /// Adds the arcs to `cell` from the cells that it shares a rule with.
    fn revise_around(&mut self, cell: Cell) {
        let layout = &self.trail.layout;
        let of = |exclusion| move |&other: &Cell| Arc { cell: other, other: cell, exclusion };
        let peers = layout.peers(cell).iter().map(of(Exclusion::Equal));
        let tied = layout.tied(cell).flat_map(|(it, cells)| cells.iter().map(of(it)));
        // An arc may wait twice. Its second revision finds nothing, so no table has to say which arcs wait.
        self.arcs.extend(peers.chain(tied));
    }

    /// Keeps the candidates of the first cell that have a partner in the second.
    fn revise(&mut self, Arc { cell, other, exclusion }: Arc, events: &mut VecDeque<RunEvent>) {
        let (own, partners) = (self.trail.candidates(cell), self.trail.candidates(other));
        let mut lost = DigitSet::EMPTY;
        for digit in own.iter() {
            let mut partner = partners.iter().inspect(|_| self.checks += 1);
            // The first partner ends the look. Under most rules that is one of the first two candidates.
            if partner.all(|it| exclusion.forbids(digit, it)) {
                lost.insert(digit);
            }
        }
        for digit in lost.iter() {
            self.trail.exclude(Candidate { cell, digit }, events);
        }
        if !lost.is_empty() {
            self.follow_exclusion(cell, events);
        }
    }

    /// Continues after a cell has lost candidates: the cells around it are revised again.
    fn follow_exclusion(&mut self, cell: Cell, events: &mut VecDeque<RunEvent>) {
        let left = self.trail.candidates(cell);
        if left.is_empty() {
            self.state = SearchState::Refuted;
            return;
        }
        if let Some(digit) = left.single().filter(|_| self.trail.digit(cell).is_none()) {
            self.trail.deduce(Candidate { cell, digit }, events);
        }
        self.revise_around(cell);
    }

    /// Continues if all arcs are consistent: the board is an answer, or the cell with the fewest candidates gets one of
    /// them.
    fn branch(&mut self, events: &mut VecDeque<RunEvent>) {
        let Some(cell) = self.trail.fewest_candidates(&mut self.checks) else {
            // An answer is treated like a contradiction: the last trial is taken back, and the search goes on.
            events.push_back(RunEvent::Answer);
            self.state = SearchState::Refuted;
            return;
        };
        let Some(digit) = self.trail.candidates(cell).first() else {
            self.state = SearchState::Refuted;
            return;
        };
        // A cell that had a single candidate from the start has never lost one, so no revision has noticed it.
        if self.trail.candidates(cell).is_single() {
            self.trail.deduce(Candidate { cell, digit }, events);
        } else {
            self.trail.try_digit(Candidate { cell, digit }, events);
            self.keep_only(cell, digit, events);
        }
        self.revise_around(cell);
    }

    fn keep_only(&mut self, cell: Cell, kept: Digit, events: &mut VecDeque<RunEvent>) {
        for digit in self.trail.candidates(cell).without(DigitSet::of(kept)).iter() {
            self.trail.exclude(Candidate { cell, digit }, events);
        }
    }

    fn go_back(&mut self, events: &mut VecDeque<RunEvent>) {
        // The arcs left belong to the refuted trial. The board before the trial was consistent, so only its candidate
        // has to be followed.
        self.arcs.clear();
        self.state = SearchState::Open;
        match self.trail.take_back(events) {
            Some(refuted) => {
                self.trail.exclude(refuted, events);
                self.follow_exclusion(refuted.cell, events);
            }
            None => self.state = SearchState::Done,
        }
    }
}

impl Stepwise for ArcConsistency {
    fn advance(&mut self, events: &mut VecDeque<RunEvent>) {
        while events.is_empty() {
            match self.state {
                SearchState::Open => match self.arcs.pop_front() {
                    Some(arc) => self.revise(arc, events),
                    None => self.branch(events),
                },
                SearchState::Refuted => self.go_back(events),
                SearchState::Done => return,
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
