//! All boards at work on one puzzle: the quick way to learn whether it has one answer.
//!
//! Each board searches in a part of the tree. One that has come to the end of its part takes over what any of
//! them has put aside last. Two wide boards make a start, which is enough for most puzzles; eight deep ones go on.

use super::boards::{Boards, DEEP, WIDE};
use super::crew::{Crew, each};
use super::position::{self, CELLS, PackedPosition};
use super::split::SplitCell;
use super::vector::{Instructions, Sweep};
use crate::engine::Cancelled;
use crate::engine::search::meter::Meter;
use crate::engine::search::tables::ClassicCandidates;

/// Room for as many positions as are put aside on all but the sparsest boards, so that most searches allocate once.
const ROOM: usize = 64;

/// Deep boards take over after so many nodes.
const FEW_NODES: u64 = 24;

/// A search gives up after this many nodes, and [`MORE_NODES_AN_ANSWER`] for each answer found. The boards learn nothing
/// from dead ends, so that a sparse puzzle with few answers or none may keep them for hours.
const GIVE_UP: u64 = 4_000;

/// See [`GIVE_UP`].
const MORE_NODES_AN_ANSWER: u64 = 16;

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine::search) enum Ended {
    /// All answers were counted, or more than the limit.
    Counted,
    /// The search took too long. Another way to count is needed.
    GaveUp,
}

/// Counts the answers of one puzzle.
pub(in crate::engine::search) struct Shared {
    instructions: Instructions,
    /// What the boards that were at work last had before them.
    begun: Vec<PackedPosition>,
    aside: Vec<PackedPosition>,
    eager: bool,
}

impl Shared {
    /// A search of the puzzle with `givens`, which may contradict each other.
    pub(in crate::engine::search) fn new(instructions: Instructions, givens: &[u8; CELLS]) -> Self {
        Self::of_position(instructions, position::of_givens(givens))
    }

    /// A search of the puzzle with these candidates, which may contradict each other.
    pub(in crate::engine::search) fn of_candidates(
        instructions: Instructions,
        candidates: &ClassicCandidates,
    ) -> Self {
        Self::of_position(instructions, position::of_candidates(candidates))
    }

    fn of_position(instructions: Instructions, position: PackedPosition) -> Self {
        let begun = vec![position];
        Self { instructions, begun, aside: Vec::with_capacity(ROOM), eager: false }
    }

    /// The same, with positions split before they are settled as long as boards are idle. An idle board costs
    /// as much as a busy one, so this is quicker; but it visits nodes that nobody needs.
    pub(in crate::engine::search) fn eager(self) -> Self {
        Self { eager: true, ..self }
    }

    /// Counts answers until more than `limit` were seen. `meter` has no effort yet.
    pub(in crate::engine::search) fn count(
        mut self,
        limit: u64,
        meter: &mut Meter,
    ) -> Result<Ended, Cancelled> {
        meter.report()?;
        self.count_with::<WIDE>(limit, FEW_NODES, meter)?;
        while !self.begun.is_empty() {
            let nodes = GIVE_UP + MORE_NODES_AN_ANSWER * meter.answers;
            if meter.effort.nodes >= nodes {
                return Ok(Ended::GaveUp);
            }
            self.count_with::<DEEP>(limit, nodes, meter)?;
        }
        Ok(Ended::Counted)
    }

    /// Goes on counting until there is nothing left to do, or more than `limit` answers or `nodes` nodes were
    /// seen.
    fn count_with<const T: usize>(
        &mut self,
        limit: u64,
        nodes: u64,
        meter: &mut Meter,
    ) -> Result<(), Cancelled>
    where
        Boards<T>: Sweep,
    {
        let mut crew = Crew::<T>::new(self.instructions);
        for (board, position) in self.begun.drain(..).enumerate() {
            crew.put(board, &position);
        }
        while crew.busy() != 0 && meter.effort.nodes < nodes {
            let seen = crew.sweep();
            // The puzzle itself is no node.
            if meter.effort.nodes > 0 {
                meter.effort.backtracks += u64::from(seen.dead.count_ones());
            }
            // A filled board is an answer only once it is settled: a sweep that still takes candidates may find that two
            // digits of it contradict each other.
            crew.release(seen.dead | seen.settled & seen.filled);
            let answers = meter.answers + u64::from((seen.settled & seen.filled).count_ones());
            if answers > limit {
                meter.answers = limit.saturating_add(1);
                return Ok(());
            }
            meter.answers = answers;
            for board in each(seen.settled & !seen.filled) {
                meter.node()?;
                self.aside.extend(crew.split(board, SplitCell::tightest));
            }
            self.hand_out(&mut crew, meter)?;
            if self.eager {
                split_unsettled(&mut crew, meter)?;
            }
        }
        self.begun.extend(each(crew.busy()).map(|board| crew.position(board)));
        Ok(())
    }

    /// Gives every idle board a position that was put aside, as long as there is one.
    fn hand_out<const T: usize>(
        &mut self,
        crew: &mut Crew<T>,
        meter: &mut Meter,
    ) -> Result<(), Cancelled>
    where
        Boards<T>: Sweep,
    {
        for board in each(crew.idle()) {
            // The one put aside last is the deepest. So there are never many of them, and all boards together walk the
            // tree depth first.
            let Some(position) = self.aside.pop() else {
                break;
            };
            meter.node()?;
            crew.put(board, &position);
        }
        Ok(())
    }
}

/// Splits positions by cells with two candidates, for idle boards to work on the other half.
fn split_unsettled<const T: usize>(crew: &mut Crew<T>, meter: &mut Meter) -> Result<(), Cancelled>
where
    Boards<T>: Sweep,
{
    for board in each(crew.busy()) {
        let Some(idle) = each(crew.idle()).next() else {
            break;
        };
        if let Some(other) = crew.split(board, SplitCell::pair) {
            meter.node()?;
            crew.put(idle, &other);
        }
    }
    Ok(())
}
