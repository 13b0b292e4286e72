//! Searches one puzzle with all boards: the quick way to learn whether it has one answer.
//!
//! Each board searches a part of the tree. A board that has finished its part takes the position that any board
//! put aside last. Two wide boards begin, which is enough for most puzzles. Eight deep boards continue if it is
//! not.

use super::board_pool::{BoardPool, each};
use super::boards::{Boards, DEEP, WIDE};
use super::position::{self, CELLS, PackedPosition};
use super::split::SplitCell;
use super::vector::{Instructions, Sweep};
use crate::Cancelled;
use crate::search::meter::Meter;
use crate::search::tables::ClassicCandidates;

/// Room for the positions put aside. Only the sparsest boards need more, so most searches allocate once.
const ROOM: usize = 64;

/// The number of nodes after which deep boards take over.
const FEW_NODES: u64 = 24;

/// A search gives up after this number of nodes, plus [`MORE_NODES_AN_ANSWER`] for each answer found. The
/// boards learn nothing from dead ends, so a sparse puzzle with few answers or none could occupy them for
/// hours.
const GIVE_UP: u64 = 4_000;

/// See [`GIVE_UP`].
const MORE_NODES_AN_ANSWER: u64 = 16;

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::search) enum SearchEnd {
    /// All answers were counted, or more answers than the limit.
    Counted,
    /// The search took too long. The caller must count in another way.
    GaveUp,
}

/// Counts the answers of one puzzle.
pub(in crate::search) struct SharedCount {
    instructions: Instructions,
    /// The positions that the boards worked on when the last call of `count_with` ended.
    begun: Vec<PackedPosition>,
    aside: Vec<PackedPosition>,
    eager: bool,
}

impl SharedCount {
    /// A search of the puzzle with `givens`, which may contradict each other.
    pub(in crate::search) fn new(instructions: Instructions, givens: &[u8; CELLS]) -> Self {
        Self::of_position(instructions, position::of_givens(givens))
    }

    /// A search of the puzzle with these candidates, which may contradict each other.
    pub(in crate::search) fn of_candidates(
        instructions: Instructions,
        candidates: &ClassicCandidates,
    ) -> Self {
        Self::of_position(instructions, position::of_candidates(candidates))
    }

    fn of_position(instructions: Instructions, position: PackedPosition) -> Self {
        let begun = vec![position];
        Self { instructions, begun, aside: Vec::with_capacity(ROOM), eager: false }
    }

    /// Makes the search eager: while boards are idle, positions are split before their sweeps have settled. An
    /// idle board takes as much time as a busy one, so this is quicker, but it visits nodes that would not be
    /// needed.
    pub(in crate::search) fn eager(self) -> Self {
        Self { eager: true, ..self }
    }

    /// Counts answers until more than `limit` were seen, into `meter`, which must have no effort yet.
    pub(in crate::search) fn count(
        mut self,
        limit: u64,
        meter: &mut Meter,
    ) -> Result<SearchEnd, Cancelled> {
        meter.report()?;
        // Wide boards halve the time of easy puzzles, and take no longer on hard ones.
        self.count_with::<WIDE>(limit, FEW_NODES, meter)?;
        while !self.begun.is_empty() {
            // Counted again in each round, because answers found meanwhile allow more nodes.
            let nodes = GIVE_UP + MORE_NODES_AN_ANSWER * meter.answers;
            if meter.effort.nodes >= nodes {
                return Ok(SearchEnd::GaveUp);
            }
            self.count_with::<DEEP>(limit, nodes, meter)?;
        }
        Ok(SearchEnd::Counted)
    }

    /// Continues to count until no position is left, or more than `limit` answers or `nodes` nodes were seen.
    fn count_with<const T: usize>(
        &mut self,
        limit: u64,
        nodes: u64,
        meter: &mut Meter,
    ) -> Result<(), Cancelled>
    where
        Boards<T>: Sweep,
    {
        let mut boards = BoardPool::<T>::new(self.instructions);
        for (board, position) in self.begun.drain(..).enumerate() {
            boards.put(board, &position);
        }
        while boards.busy() != 0 && meter.effort.nodes < nodes {
            let seen = boards.sweep();
            // The puzzle itself is no node.
            if meter.effort.nodes > 0 {
                meter.effort.backtracks += u64::from(seen.dead.count_ones());
            }
            // A filled board is an answer only once it is settled. A sweep that still removes candidates may
            // find that two of its digits contradict each other.
            boards.release(seen.dead | seen.settled & seen.filled);
            let answers = meter.answers + u64::from((seen.settled & seen.filled).count_ones());
            if answers > limit {
                // One sweep may find several answers. The count says no more than that there are more than the limit.
                meter.answers = limit.saturating_add(1);
                return Ok(());
            }
            meter.answers = answers;
            for board in each(seen.settled & !seen.filled) {
                meter.node()?;
                self.aside.extend(boards.split(board, SplitCell::with_fewest_candidates));
            }
            self.hand_out(&mut boards, meter)?;
            if self.eager {
                split_unsettled(&mut boards, meter)?;
            }
        }
        self.begun.extend(each(boards.busy()).map(|board| boards.position(board)));
        Ok(())
    }

    /// Gives each idle board a position that was put aside, as long as there are any.
    fn hand_out<const T: usize>(
        &mut self,
        boards: &mut BoardPool<T>,
        meter: &mut Meter,
    ) -> Result<(), Cancelled>
    where
        Boards<T>: Sweep,
    {
        for board in each(boards.idle()) {
            // The position put aside last is the deepest. So all boards together walk the tree depth first, and
            // few positions are put aside at any time.
            let Some(position) = self.aside.pop() else {
                break;
            };
            meter.node()?;
            boards.put(board, &position);
        }
        Ok(())
    }
}

/// Splits positions by cells with two candidates, and gives the other halves to idle boards.
fn split_unsettled<const T: usize>(
    boards: &mut BoardPool<T>,
    meter: &mut Meter,
) -> Result<(), Cancelled>
where
    Boards<T>: Sweep,
{
    for board in each(boards.busy()) {
        let Some(idle) = each(boards.idle()).next() else {
            break;
        };
        // Only cells with two candidates: halves of a larger choice would have to be split again, for nodes that
        // nobody needs.
        if let Some(other) = boards.split(board, SplitCell::pair) {
            meter.node()?;
            boards.put(idle, &other);
        }
    }
    Ok(())
}
