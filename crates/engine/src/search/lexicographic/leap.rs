//! Goes to a far answer: counts whole branches on the way and passes them without entering them.

use super::{BranchResult, Cursor, CursorPlace};
use crate::search::bits::Mask;
use crate::search::counting::count_state;
use crate::search::frame::Direction;
use crate::search::meter::Meter;
use crate::{Cancelled, Control};

/// The cursor walks to answers up to this distance. A leap first leaves the leaf of the cursor. So this must be more
/// than the 1728 answers that a leaf can hold, or the leap could pass its goal.
const FAR: u64 = 2_000;

/// A leap ends at this distance, and the cursor walks the rest: to lay out one more count would take longer
/// than the steps.
const NEAR: u64 = 200;

impl<M: Mask> Cursor<M> {
    /// Comes near to the answer `number` if it is far away. If there is no such answer, leaves the cursor
    /// between two answers near the last, or after the last.
    pub(super) fn leap(
        &mut self,
        number: u64,
        direction: Direction,
        control: &Control,
    ) -> Result<(), Cancelled> {
        // Other boards have no count that is faster than a walk (`docs/engine.md`).
        if !self.tables.is_plain_classic() || self.number().abs_diff(number) <= FAR {
            return Ok(());
        }
        let mut meter = Meter::new(control, self.effort, self.number());
        meter.report()?;
        self.leave(direction);
        let done = self.pass_branches(number, direction, &mut meter);
        self.effort = meter.effort;
        done
    }

    /// Passes the branches that lie wholly before the answer `number` and enters the branch that holds it,
    /// until the answer is near or the end is reached. If cancelled, leaves the cursor after the last branch
    /// that it passed.
    fn pass_branches(
        &mut self,
        number: u64,
        direction: Direction,
        meter: &mut Meter,
    ) -> Result<(), Cancelled> {
        loop {
            let between = self.between(number, direction);
            if between < NEAR {
                return Ok(());
            }
            let Some((top, digit)) = self.next_choice(direction) else {
                return Ok(());
            };
            meter.node()?;
            let child = self.enter((top, digit), direction);
            // The limit is the distance to the goal. A branch with more answers holds the goal and is entered,
            // so its exact number does not matter.
            match self.count_child(&child, between, meter)? {
                Some(0) => {
                    meter.backtrack();
                    self.frames[top].forget(digit);
                }
                Some(answers) => {
                    self.frames[top].choose(digit);
                    self.frames[top].pass(direction);
                    self.pass_answers(answers, direction);
                }
                None => {
                    self.frames[top].choose(digit);
                    // A leaf that holds the goal is entered, and the walk goes on within its list.
                    let BranchResult::Open(frame) = child else {
                        self.go_into_leaf(direction);
                        return Ok(());
                    };
                    self.frames.push(frame);
                }
            }
            meter.answers = self.number();
        }
    }

    /// The number of answers between the cursor, which is on no answer, and the answer `number`.
    fn between(&self, number: u64, direction: Direction) -> u64 {
        match direction {
            Direction::Forward => number - self.number() - 1,
            Direction::Backward => self.number() - number,
        }
    }

    fn pass_answers(&mut self, answers: u64, direction: Direction) {
        self.place = CursorPlace::After(match direction {
            Direction::Forward => self.number() + answers,
            Direction::Backward => self.number() - answers,
        });
    }

    /// Counts the answers below the `child` that was just built. Returns `None` if they are more than `limit`.
    fn count_child(
        &mut self,
        child: &BranchResult<M>,
        limit: u64,
        meter: &mut Meter,
    ) -> Result<Option<u64>, Cancelled> {
        match child {
            BranchResult::Nothing => Ok(Some(0)),
            BranchResult::Leaf => {
                Ok(Some(self.leaf.len() as u64).filter(|&answers| answers <= limit))
            }
            BranchResult::Open(_) => {
                let state = self.states.at(self.frames.len());
                count_state(state, limit, &mut self.prober, meter)
            }
        }
    }
}
