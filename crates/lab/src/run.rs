//! A method at work on a puzzle. Only this file knows the types of all methods.

use std::collections::VecDeque;

use super::annealing::Annealing;
use super::arc_consistency::ArcConsistency;
use super::brute_force::BruteForce;
use super::clauses::ClauseLearning;
use super::dancing_links::DancingLinks;
use super::dsatur::Dsatur;
use super::fewest_candidates::FewestCandidates;
use super::mark_arrays::MarkArrays;
use super::open_cells::OpenCells;
use super::own_search::OwnSearch;
use super::refused::Refused;
use super::singles_search::SinglesSearch;
use super::stepwise::Stepwise;
use super::{FaultCurve, LearntClause, Method, RunEvent};
use nonet_engine::{Control, Puzzle};

/// The events of a method on a puzzle, one after the other, until every answer is found or the method gives up.
/// [`Method::Annealing`] ends with its first answer.
pub struct Run {
    work: Box<dyn Stepwise + Send>,
    /// Events that the method has done and the caller has not seen.
    events: VecDeque<RunEvent>,
}

impl Run {
    /// A run of `method` on `puzzle`. `seed` matters to [`Method::Annealing`] alone: the same seed gives the same
    /// events. `control` cancels the methods whose steps can be long, [`Method::Annealing`] and [`Method::OwnSearch`].
    /// A cancelled method gives up, and so does one that [refuses](Method::refusal) the puzzle.
    #[must_use]
    pub fn new(method: Method, puzzle: &Puzzle, seed: u64, control: &Control) -> Self {
        if method.refusal(puzzle).is_some() {
            return Self { work: Box::new(Refused::default()), events: VecDeque::new() };
        }
        // A call through a pointer for each piece of work costs little beside the events of that piece.
        let work: Box<dyn Stepwise + Send> = match method {
            Method::BruteForce => Box::new(BruteForce::of(puzzle)),
            Method::MarkArrays => Box::new(MarkArrays::of(puzzle)),
            Method::OpenCells => Box::new(OpenCells::of(puzzle)),
            Method::FewestCandidates => Box::new(FewestCandidates::of(puzzle)),
            Method::ArcConsistency => Box::new(ArcConsistency::new(puzzle)),
            Method::SinglesSearch => Box::new(SinglesSearch::new(puzzle)),
            Method::Dsatur => Box::new(Dsatur::of(puzzle)),
            Method::DancingLinks => Box::new(DancingLinks::new(puzzle)),
            Method::Clauses => Box::new(ClauseLearning::new(puzzle)),
            Method::Annealing => Box::new(Annealing::new(puzzle, seed, control.clone())),
            Method::OwnSearch => Box::new(OwnSearch::new(puzzle, control.clone())),
        };
        Self { work, events: VecDeque::new() }
    }

    /// The number of comparisons, updates and look-ups of the method so far. A method does them before its events are
    /// seen.
    #[must_use]
    pub fn checks(&self) -> u64 {
        self.work.checks()
    }

    /// The memory that the method holds for its own use, in bytes. Returns `None` for [`Method::OwnSearch`].
    #[must_use]
    pub fn memory(&self) -> Option<usize> {
        self.work.memory()
    }

    /// The clauses that the method has learnt last, the latest at the end. Empty for methods that learn none.
    #[must_use]
    pub fn learnt(&self) -> &[LearntClause] {
        self.work.learnt()
    }

    /// The faults of the board so far. `None` for methods that have no faults, and before the board is full.
    #[must_use]
    pub fn fault_curve(&self) -> Option<&FaultCurve> {
        self.work.fault_curve()
    }
}

impl Iterator for Run {
    type Item = RunEvent;

    fn next(&mut self) -> Option<RunEvent> {
        // One piece of work is enough: it adds at least one event, unless the work is done.
        if self.events.is_empty() {
            self.work.advance(&mut self.events);
        }
        self.events.pop_front()
    }
}
