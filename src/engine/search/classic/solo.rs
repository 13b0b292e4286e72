//! A puzzle in each lane: the quick way through many puzzles.
//!
//! The boards are deep: a lane is a board. One that is done with its puzzle takes the next, and none helps another,
//! so that what a puzzle costs does not depend on its neighbours.

use super::boards::{BoardSet, DEEP, Deep};
use super::crew::{Crew, each};
use super::position::{self, CELLS, PackedPosition};
use super::split::SplitCell;
use super::vector::Instructions;
use crate::engine::search::Effort;
use crate::engine::{Cancelled, Control};

/// A report is made each time all lanes were swept so many times: some tens of microseconds.
const SWEEPS_A_REPORT: u64 = 256;

/// A search for the first answer in order gives way to one in any order after so many nodes: most puzzles
/// are done by then, and for a hard puzzle with one answer that order is a poor one.
const PATIENCE: u64 = 24;

/// A search that has visited this many nodes gives up. Of 18,465 hard puzzles, one needs more. A lane learns nothing
/// from dead ends, so that a sparse puzzle without an answer, or one whose first answer is far from the first branch,
/// may keep it for hours.
const GIVE_UP: u64 = 2_000;

/// What is asked about each puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine::search) enum Goal {
    /// Whether it has no answer, one, or several.
    Verdict,
    /// Its first answer in lexicographic order.
    First,
}

/// A puzzle that a lane is done with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::engine::search) struct Done {
    /// Which of the puzzles it is.
    pub(in crate::engine::search) index: usize,
    /// What the search found.
    pub(in crate::engine::search) outcome: PuzzleOutcome,
    /// The work done.
    pub(in crate::engine::search) effort: Effort,
}

/// How the search of one puzzle ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::engine::search) enum PuzzleOutcome {
    /// The goal was reached.
    Found {
        /// How many answers were seen; two or more mean that there are several.
        answers: u8,
        /// The first answer, if the goal is [`Goal::First`] and there is one.
        first: Option<[u8; CELLS]>,
    },
    /// The search took too long. Another way to search is needed.
    GaveUp,
}

/// A search through many puzzles.
pub(in crate::engine::search) struct Solo<'a> {
    puzzles: &'a [[u8; CELLS]],
    goal: Goal,
    next: usize,
    crew: Crew<DEEP>,
    tasks: [LaneTask; Deep::COUNT],
    answers: u64,
    nodes: u64,
}

/// The work of one lane on one puzzle.
#[derive(Debug, Default)]
struct LaneTask {
    index: usize,
    phase: Phase,
    /// The phase ends at this number of nodes.
    most_nodes: u64,
    gave_up: bool,
    aside: Vec<PackedPosition>,
    answers: u8,
    first: Option<PackedPosition>,
    effort: Effort,
}

/// How a lane searches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Phase {
    /// For the first answer in order, for a while. Most puzzles are done here, and in any order a puzzle with many
    /// answers would have to be searched a second time.
    Try,
    /// For two answers in any order, which branches on the tightest cell. One answer is also the first.
    #[default]
    Survey,
    /// For the first of several answers in order.
    Order,
}

impl Phase {
    /// The number of nodes of a puzzle at which the phase ends.
    fn most_nodes(self) -> u64 {
        match self {
            Self::Try => PATIENCE,
            Self::Survey | Self::Order => GIVE_UP,
        }
    }
}

impl<'a> Solo<'a> {
    /// A search of `puzzles`, whose givens may contradict each other.
    pub(in crate::engine::search) fn new(
        instructions: Instructions,
        puzzles: &'a [[u8; CELLS]],
        goal: Goal,
    ) -> Self {
        let crew = Crew::new(instructions);
        Self { puzzles, goal, next: 0, crew, tasks: Default::default(), answers: 0, nodes: 0 }
    }

    /// Shows `visit` what was found about each puzzle, in the order in which the lanes are done with them.
    pub(in crate::engine::search) fn run(
        mut self,
        control: &Control,
        mut visit: impl FnMut(Done),
    ) -> Result<(), Cancelled> {
        control.report(0, 0)?;
        self.take_next(Deep::ALL);
        let mut sweeps = 0_u64;
        while self.crew.busy() != 0 {
            let seen = self.crew.sweep();
            sweeps += 1;
            if sweeps.is_multiple_of(SWEEPS_A_REPORT) {
                control.report(self.answers, self.nodes)?;
            }
            let mut done = 0;
            for lane in each(seen.settled & !seen.filled) {
                done |= BoardSet::from(self.split(lane)) << lane;
            }
            for lane in each(seen.dead | seen.settled & seen.filled) {
                let ended =
                    if seen.dead >> lane & 1 != 0 { self.fail(lane) } else { self.succeed(lane) };
                done |= BoardSet::from(ended) << lane;
            }
            for lane in each(done) {
                visit(self.tasks[lane].take(self.goal));
            }
            self.take_next(done);
        }
        control.progress.set(self.answers, self.nodes);
        Ok(())
    }

    fn take_next(&mut self, idle: BoardSet) {
        for lane in each(idle) {
            if self.next < self.puzzles.len() {
                self.tasks[lane].index = self.next;
                let phase = if self.goal == Goal::First { Phase::Try } else { Phase::Survey };
                self.start(lane, phase);
                self.next += 1;
            } else {
                self.crew.release(1 << lane);
            }
        }
    }

    /// Starts on the puzzle of `lane` from its givens.
    fn start(&mut self, lane: usize, phase: Phase) {
        let task = &mut self.tasks[lane];
        task.phase = phase;
        task.most_nodes = phase.most_nodes();
        task.aside.clear();
        self.crew.put(lane, &position::of_givens(&self.puzzles[task.index]));
    }

    /// Splits the position of `lane`; tells whether its search gives up instead.
    fn split(&mut self, lane: usize) -> bool {
        let task = &mut self.tasks[lane];
        if task.effort.nodes >= task.most_nodes {
            return self.end_phase(lane);
        }
        let other = match task.phase {
            Phase::Survey => self.crew.split(lane, SplitCell::tightest),
            Phase::Try | Phase::Order => self.crew.split(lane, |_, cells| SplitCell::first(cells)),
        };
        task.aside.extend(other);
        self.count_node(lane);
        false
    }

    /// Ends a phase that has visited its most nodes; tells whether the search gives up.
    #[cold]
    fn end_phase(&mut self, lane: usize) -> bool {
        let task = &mut self.tasks[lane];
        task.gave_up = task.phase != Phase::Try;
        if !task.gave_up {
            self.start(lane, Phase::Survey);
        }
        self.tasks[lane].gave_up
    }

    /// The position of `lane` has no answer; tells whether its puzzle is done with that.
    fn fail(&mut self, lane: usize) -> bool {
        let effort = &mut self.tasks[lane].effort;
        // The puzzle itself is no node.
        effort.backtracks += u64::from(effort.nodes > 0);
        self.go_on(lane)
    }

    /// The position of `lane` is an answer; tells whether its puzzle is done with that.
    fn succeed(&mut self, lane: usize) -> bool {
        let task = &mut self.tasks[lane];
        task.answers += 1;
        self.answers += 1;
        if task.answers == 1 || task.phase != Phase::Survey {
            task.first = Some(self.crew.position(lane));
        }
        match (task.phase, task.answers) {
            (Phase::Survey, 1) => self.go_on(lane),
            // Which of several is first shows only a search in order.
            (Phase::Survey, _) if self.goal == Goal::First => {
                self.start(lane, Phase::Order);
                false
            }
            _ => true,
        }
    }

    /// Goes on with what was put aside last; tells whether there is nothing left.
    fn go_on(&mut self, lane: usize) -> bool {
        let Some(position) = self.tasks[lane].aside.pop() else {
            return true;
        };
        self.count_node(lane);
        self.crew.put(lane, &position);
        false
    }

    fn count_node(&mut self, lane: usize) {
        self.tasks[lane].effort.nodes += 1;
        self.nodes += 1;
    }
}

impl LaneTask {
    /// What was found, leaving the task ready for another puzzle.
    fn take(&mut self, goal: Goal) -> Done {
        let first = self.first.take().filter(|_| goal == Goal::First);
        let outcome = if self.gave_up {
            PuzzleOutcome::GaveUp
        } else {
            let first = first.as_ref().map(position::digits_of);
            PuzzleOutcome::Found { answers: self.answers, first }
        };
        let done = Done { index: self.index, outcome, effort: self.effort };
        self.aside.clear();
        *self = Self { aside: std::mem::take(&mut self.aside), ..Self::default() };
        done
    }
}
