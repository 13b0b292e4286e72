//! Goes to an answer far away, past branches that are counted and left behind as they are.

use super::{Answers, Child, CursorPlace};
use crate::engine::search::counting::count_state;
use crate::engine::search::frame::Direction;
use crate::engine::search::meter::Meter;
use crate::engine::{Cancelled, Control};

/// The cursor walks to an answer that is no farther away than this. A leap first leaves the leaf that the cursor is in,
/// so this must be more than the 1728 answers that a leaf can hold.
const FAR: u64 = 2_000;

/// The cursor walks the rest of the way from here: to lay out a count takes longer than so many steps.
const NEAR: u64 = 200;

impl Answers {
    /// Comes nearer to the answer `number` where it is far away. Where there is no such answer, the cursor
    /// comes to stand between two answers near the last, or after the last.
    pub(super) fn leap(
        &mut self,
        number: u64,
        direction: Direction,
        control: &Control,
    ) -> Result<(), Cancelled> {
        if !self.tables.layout().is_classic() || self.number().abs_diff(number) <= FAR {
            return Ok(());
        }
        let mut meter = Meter::new(control, self.effort, self.number());
        meter.report()?;
        self.leave(direction);
        let done = self.pass_branches(number, direction, &mut meter);
        self.effort = meter.effort;
        done
    }

    /// Leaves those branches behind that lie wholly before the answer `number`, and goes into the one that
    /// holds it, until it is near or the end is reached. Cancelled, the cursor stands behind the last branch
    /// that was left behind.
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
            // No further than to the answer looked for: a branch with more answers is entered, whatever their number.
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
                    let Child::Open(frame) = child else {
                        self.go_into_leaf(direction);
                        return Ok(());
                    };
                    self.frames.push(frame);
                }
            }
            meter.answers = self.number();
        }
    }

    /// How many answers lie between the cursor, which is on none, and the answer `number`.
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

    /// Counts the answers below the `child` that was just made; `None` where they are more than `limit`.
    fn count_child(
        &mut self,
        child: &Child,
        limit: u64,
        meter: &mut Meter,
    ) -> Result<Option<u64>, Cancelled> {
        match child {
            Child::Nothing => Ok(Some(0)),
            Child::Leaf => Ok(Some(self.leaf.len() as u64).filter(|&answers| answers <= limit)),
            Child::Open(_) => {
                let state = self.states.at(self.frames.len());
                count_state(state, limit, &mut self.tightest, meter)
            }
        }
    }
}
