//! All lanes at work on one puzzle: the quick way to learn whether it has one answer.
//!
//! Each lane searches in a part of the tree. One that has come to the end of its part takes over what any of
//! them has put aside last.

use super::crew::{Crew, lanes};
use super::position::{self, CELLS, Position};
use super::split::Cell;
use super::vector::Instructions;
use crate::engine::Cancelled;
use crate::engine::search::meter::Meter;

/// Room for as many positions as are put aside on all but the sparsest boards.
const ROOM: usize = 64;

/// Counts the answers of one puzzle.
pub(in crate::engine::search) struct Shared {
    crew: Crew,
    aside: Vec<Position>,
    eager: bool,
}

impl Shared {
    /// A search of the puzzle with `givens`, which may contradict each other.
    pub(in crate::engine::search) fn new(instructions: Instructions, givens: &[u8; CELLS]) -> Self {
        let mut crew = Crew::new(instructions);
        crew.put(0, &position::of_givens(givens));
        Self { crew, aside: Vec::with_capacity(ROOM), eager: false }
    }

    /// The same, with positions split before they are settled as long as lanes are idle. An idle lane costs
    /// as much as a busy one, so this is quicker; but it visits nodes that nobody needs.
    pub(in crate::engine::search) fn eager(self) -> Self {
        Self { eager: true, ..self }
    }

    /// Counts answers until more than `limit` were seen.
    pub(in crate::engine::search) fn count(
        mut self,
        limit: u64,
        meter: &mut Meter,
    ) -> Result<(), Cancelled> {
        meter.report()?;
        while self.crew.idle() != !0 {
            let seen = self.crew.sweep();
            // The puzzle itself is no node.
            if meter.effort.nodes > 0 {
                meter.effort.backtracks += u64::from(seen.dead.count_ones());
            }
            self.crew.release(seen.dead | seen.settled & seen.filled);
            let answers = meter.answers + u64::from((seen.settled & seen.filled).count_ones());
            if answers > limit {
                meter.answers = limit.saturating_add(1);
                return Ok(());
            }
            meter.answers = answers;
            for lane in lanes(seen.settled & !seen.filled) {
                meter.node()?;
                self.aside.extend(self.crew.split(lane, Cell::tightest));
            }
            self.hand_out(meter)?;
            if self.eager {
                self.split_unsettled(meter)?;
            }
        }
        Ok(())
    }

    /// Gives every idle lane a position that was put aside, as long as there is one.
    fn hand_out(&mut self, meter: &mut Meter) -> Result<(), Cancelled> {
        for lane in lanes(self.crew.idle()) {
            let Some(position) = self.aside.pop() else {
                break;
            };
            meter.node()?;
            self.crew.put(lane, &position);
        }
        Ok(())
    }

    /// Splits positions by cells with two candidates, for idle lanes to work on the other half.
    fn split_unsettled(&mut self, meter: &mut Meter) -> Result<(), Cancelled> {
        for lane in lanes(!self.crew.idle()) {
            let Some(idle) = lanes(self.crew.idle()).next() else {
                break;
            };
            if let Some(other) = self.crew.split(lane, Cell::pair) {
                meter.node()?;
                self.crew.put(idle, &other);
            }
        }
        Ok(())
    }
}
