//! Searches one puzzle in each lane, which is the quick way through many puzzles.
//!
//! The boards are deep, so a lane is a board. A lane that has finished its puzzle takes the next. Lanes never
//! help each other, so the effort for a puzzle does not depend on its neighbours.

use super::board_pool::{BoardPool, each};
use super::boards::{BoardSet, DEEP, EightPositions};
use super::position::{self, CELLS, PackedPosition};
use super::split::SplitCell;
use super::vector::Instructions;
use crate::search::Effort;
use crate::{Cancelled, Control};

/// The number of sweeps between two reports, which take some tens of microseconds.
const SWEEPS_A_REPORT: u64 = 256;

/// The number of nodes after which a search in order goes on in any order. Most puzzles are solved before, and on a
/// hard puzzle with one answer the order of answers makes the search much slower.
const PATIENCE: u64 = 24;

/// The number of nodes after which a search gives up. A lane learns nothing from dead ends, so a sparse puzzle without
/// an answer, or with its first answer far from the first branch, could occupy it for hours.
///
/// Of 18,465 hard puzzles, one needed more. This was measured when a search in any order began again from the givens;
/// the search that goes on from the search in order was not measured.
const GIVE_UP: u64 = 2_000;

/// The number of further nodes that a count may visit for each answer that it finds.
const MORE_NODES_AN_ANSWER: u64 = 16;

/// The question about each puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::search) enum Goal {
    /// How many answers it has, counted until more than this many were seen.
    Count(u64),
    /// Its first answer in lexicographic order.
    First,
}

/// A puzzle that a lane has finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::search) struct FinishedPuzzle {
    /// The index of the puzzle in the list.
    pub(in crate::search) index: usize,
    /// The result of the search.
    pub(in crate::search) outcome: PuzzleOutcome,
    /// The work done.
    pub(in crate::search) effort: Effort,
}

/// How the search of one puzzle ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::search) enum PuzzleOutcome {
    /// The goal was reached.
    Found {
        /// The number of answers seen. For [`Goal::Count`] it is at most two more than the limit.
        answers: u64,
        /// The first answer, if the goal is [`Goal::First`] and there is one.
        first: Option<[u8; CELLS]>,
    },
    /// The search took too long. The caller must search in another way.
    GaveUp,
}

/// The number of puzzles that are searched side by side, one a lane.
pub const SIDE_BY_SIDE: usize = EightPositions::COUNT;

/// A search through many puzzles.
pub(in crate::search) struct ListSearch<'a> {
    puzzles: &'a [[u8; CELLS]],
    goal: Goal,
    next: usize,
    boards: BoardPool<DEEP>,
    tasks: [LaneTask; SIDE_BY_SIDE],
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
    answers: u64,
    first: Option<PackedPosition>,
    effort: Effort,
}

/// How a lane searches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Phase {
    /// Searches for the first answer in order, up to [`PATIENCE`] nodes. Most puzzles are finished here.
    Try,
    /// Searches for answers in any order, branching on the cell with the fewest candidates. For [`Goal::First`], goes
    /// on from the positions of the search in order. Once it has an answer, it looks only for answers before that one.
    /// They cannot come from positions that the search in order put aside, because these are further on in the order.
    #[default]
    Survey,
}

impl Phase {
    /// The number of nodes of a puzzle at which the phase ends.
    fn most_nodes(self) -> u64 {
        match self {
            Self::Try => PATIENCE,
            Self::Survey => GIVE_UP,
        }
    }
}

impl<'a> ListSearch<'a> {
    /// A search of `puzzles`, whose givens may contradict each other.
    pub(in crate::search) fn new(
        instructions: Instructions,
        puzzles: &'a [[u8; CELLS]],
        goal: Goal,
    ) -> Self {
        let boards = BoardPool::new(instructions);
        Self { puzzles, goal, next: 0, boards, tasks: Default::default(), answers: 0, nodes: 0 }
    }

    /// Calls `visit` with each puzzle that is finished, in the order in which lanes finish them.
    pub(in crate::search) fn run(
        mut self,
        control: &Control,
        mut visit: impl FnMut(FinishedPuzzle),
    ) -> Result<(), Cancelled> {
        control.report(0, 0)?;
        self.take_next(EightPositions::ALL);
        let mut sweeps = 0_u64;
        // No lane waits for another. At the end of the list idle lanes are swept along, which matters only for short
        // lists.
        while self.boards.busy() != 0 {
            let seen = self.boards.sweep();
            sweeps += 1;
            // Sweeps and not nodes decide: a sweep takes the same time for any puzzle.
            if sweeps.is_multiple_of(SWEEPS_A_REPORT) {
                control.report(self.answers, self.nodes)?;
            }
            let mut done = 0;
            // Lanes are handled one by one here. Only the sweep works on all of them at once.
            for lane in each(seen.settled & !seen.filled) {
                done |= BoardSet::from(self.split(lane)) << lane;
            }
            for lane in each(seen.dead | seen.settled & seen.filled) {
                let ended =
                    if seen.dead >> lane & 1 != 0 { self.fail(lane) } else { self.succeed(lane) };
                done |= BoardSet::from(ended) << lane;
            }
            for lane in each(done) {
                visit(self.tasks[lane].take());
            }
            self.take_next(done);
        }
        control.progress.set(self.answers, self.nodes);
        Ok(())
    }

    fn take_next(&mut self, idle: BoardSet) {
        for lane in each(idle) {
            if self.next < self.puzzles.len() {
                self.start(lane, self.next);
                self.next += 1;
            } else {
                self.boards.release(1 << lane);
            }
        }
    }

    /// Starts the search of the puzzle `index` on `lane`.
    fn start(&mut self, lane: usize, index: usize) {
        let phase = match self.goal {
            Goal::First => Phase::Try,
            Goal::Count(_) => Phase::Survey,
        };
        let task = &mut self.tasks[lane];
        task.index = index;
        task.begin(phase);
        self.boards.put(lane, &position::of_givens(&self.puzzles[index]));
    }

    /// Splits the position of `lane`, or counts its two answers if it plainly has two. Returns whether the search is
    /// finished or gives up. That check pays off only where many answers are counted, so it begins after the first
    /// answer.
    fn split(&mut self, lane: usize) -> bool {
        if let Goal::Count(limit) = self.goal
            && limit > 1
            && self.tasks[lane].answers > 0
            && self.boards.candidates(lane).are_one_rectangle()
        {
            return self.count_answers(lane, 2, limit);
        }
        let task = &mut self.tasks[lane];
        if task.effort.nodes >= task.most_nodes {
            return self.end_phase(lane);
        }
        let other = match task.phase {
            Phase::Survey => self.boards.split(lane, SplitCell::with_fewest_candidates),
            // Row-major order, so that the first answer found is the first in order.
            Phase::Try => self.boards.split(lane, |_, cells| SplitCell::first(cells)),
        };
        task.aside.extend(other);
        self.count_node(lane);
        false
    }

    /// Ends a phase that has visited its most nodes, before the position of `lane` is split. Returns whether the search
    /// is finished or gives up.
    #[cold]
    fn end_phase(&mut self, lane: usize) -> bool {
        let task = &mut self.tasks[lane];
        match task.phase {
            Phase::Try => {
                task.begin(Phase::Survey);
                self.split(lane)
            }
            Phase::Survey => {
                task.gave_up = true;
                true
            }
        }
    }

    /// Handles a position of `lane` without an answer. Returns whether the puzzle is finished.
    fn fail(&mut self, lane: usize) -> bool {
        let effort = &mut self.tasks[lane].effort;
        // The puzzle itself is no node.
        effort.backtracks += u64::from(effort.nodes > 0);
        self.go_on(lane)
    }

    /// Handles a position of `lane` that is an answer. Returns whether the puzzle is finished.
    fn succeed(&mut self, lane: usize) -> bool {
        match self.goal {
            Goal::Count(limit) => self.count_answers(lane, 1, limit),
            Goal::First => self.take_answer(lane),
        }
    }

    /// Counts the answers of the position of `lane`. Returns whether the puzzle is finished: more than `limit` answers
    /// were seen, or no position is left.
    fn count_answers(&mut self, lane: usize, answers: u64, limit: u64) -> bool {
        let task = &mut self.tasks[lane];
        task.answers += answers;
        // Answers give the lane more time: a count that finds many is not lost, it has much to count.
        task.most_nodes += answers * MORE_NODES_AN_ANSWER;
        self.answers += answers;
        self.tasks[lane].answers > limit || self.go_on(lane)
    }

    /// Takes the position of `lane`, which is an answer, if no answer before it is known. Returns whether the puzzle is
    /// finished: no answer before it is left.
    fn take_answer(&mut self, lane: usize) -> bool {
        let task = &mut self.tasks[lane];
        task.answers += 1;
        self.answers += 1;
        let answer = self.boards.position(lane);
        if task.first.as_ref().is_none_or(|first| position::is_before(&answer, first)) {
            task.first = Some(answer);
        }
        match task.phase {
            Phase::Try => true,
            Phase::Survey => self.go_on(lane),
        }
    }

    /// Goes on with the position that was put aside last, of those that may lead further. Returns whether none is left.
    fn go_on(&mut self, lane: usize) -> bool {
        let Some(position) = self.tasks[lane].next_position() else {
            return true;
        };
        self.count_node(lane);
        self.boards.put(lane, &position);
        false
    }

    fn count_node(&mut self, lane: usize) {
        self.tasks[lane].effort.nodes += 1;
        self.nodes += 1;
    }
}

impl LaneTask {
    fn begin(&mut self, phase: Phase) {
        self.phase = phase;
        self.most_nodes = phase.most_nodes();
    }

    /// The position that was put aside last, without those that have no answer before the first that is known.
    fn next_position(&mut self) -> Option<PackedPosition> {
        let mut position = self.aside.pop()?;
        while let Some(first) = &self.first
            && !position::keep_before(&mut position, first)
        {
            position = self.aside.pop()?;
        }
        Some(position)
    }

    /// The result, leaving the task ready for another puzzle.
    fn take(&mut self) -> FinishedPuzzle {
        let outcome = if self.gave_up {
            PuzzleOutcome::GaveUp
        } else {
            let first = self.first.as_ref().map(position::digits_of);
            PuzzleOutcome::Found { answers: self.answers, first }
        };
        let done = FinishedPuzzle { index: self.index, outcome, effort: self.effort };
        // The memory of the stack is kept for the next puzzle: lists have millions of them.
        self.aside.clear();
        *self = Self { aside: std::mem::take(&mut self.aside), ..Self::default() };
        done
    }
}
