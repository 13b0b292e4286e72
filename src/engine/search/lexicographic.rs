//! A cursor over the answers in ascending lexicographic order.
//!
//! The search is depth first and branches on the first open cell in row-major order, so answers come in
//! the order of their digits. The stack is the cursor: it stands on an answer or between two, and the search can go on
//! from it in either direction. On puzzles with few givens and few answers that order of cells leads into branches
//! without an answer that take too long to leave. So when answers become rare, [`Tightest`] probes each state before
//! the search enters it: a state without an answer is dropped, and a state with one answer is not searched further.
//!
//! On the classic board the answers that differ in the last band alone are listed at one go ([`leaf`]), and
//! the way to an answer far away leads past branches that are counted ([`leap`]).

mod leaf;
mod leap;

use std::sync::Arc;

use leaf::{LAST_BAND, Leaf};

use super::Effort;
use super::frame::{Direction, Frame};
use super::meter::Meter;
use super::propagate::{WorkList, place, settle_givens};
use super::states::States;
use super::tables::LayoutTables;
use super::tightest::{Holds, Tightest};
use crate::engine::{Cancelled, Control, Grid, Puzzle};

/// How many states are entered in search of an answer before each further one is probed first. A probe is a search of its
/// own, so where answers are close to each other it costs more than to enter the states.
const PATIENCE: u32 = 64;

/// The only choice at the bottom of the stack, which stands for the whole puzzle.
const WHOLE: u64 = 1;

/// A place in the list of all answers of a puzzle: before the first, on one, between two, after the last.
///
/// Answers are numbered from 1 in ascending lexicographic order of the grid read row by row. A new cursor
/// stands before the first. Clones move on their own.
///
/// Work that was cancelled leaves the cursor between two answers, from where it can be moved on in either
/// direction; what was found on the way is kept.
#[derive(Clone, Debug)]
pub struct Answers {
    tables: Arc<LayoutTables>,
    states: States,
    frames: Vec<Frame>,
    /// Below the top frame, where the cursor is on an answer.
    leaf: Leaf,
    place: CursorPlace,
    total: Option<u64>,
    effort: Effort,
    tightest: Tightest,
    work: WorkList,
}

/// Where a cursor stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CursorPlace {
    /// On the answer of this number.
    On(u64),
    /// Between the answer of this number and the next; 0 is before the first.
    After(u64),
}

/// What a choice led to.
#[derive(Clone, Copy, Debug)]
enum Child {
    /// A contradiction.
    Nothing,
    /// One answer or more, now in the leaf.
    Leaf,
    /// A state with open cells, on top of the stack of states, which this frame splits.
    Open(Frame),
}

impl Answers {
    /// A cursor before the first answer of `puzzle`. No search is done yet.
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> Self {
        let tables = LayoutTables::of(puzzle.layout());
        let mut root = tables.state(puzzle);
        let mut work = WorkList::default();
        let alive = settle_givens(&tables, &mut root, &mut work).is_ok();
        let whole = if alive { WHOLE } else { 0 };
        Self {
            tightest: Tightest::new(Arc::clone(&tables), &root),
            states: States::new(root),
            frames: vec![Frame::new((0, whole), Direction::Forward)],
            leaf: Leaf::default(),
            place: CursorPlace::After(0),
            total: None,
            effort: Effort::default(),
            work,
            tables,
        }
    }

    /// The number of the current answer, from 1. Where the cursor stands on none, how many lie before it:
    /// 0 before the first, and all of them after the last.
    #[must_use]
    pub fn number(&self) -> u64 {
        match self.place {
            CursorPlace::On(number) | CursorPlace::After(number) => number,
        }
    }

    /// How many answers there are, once the cursor has been behind the last.
    #[must_use]
    pub fn total(&self) -> Option<u64> {
        self.total
    }

    /// The current answer; `None` where the cursor stands on none.
    #[must_use]
    pub fn grid(&self) -> Option<Grid> {
        let CursorPlace::On(_) = self.place else {
            return None;
        };
        let mut grid = self.tables.grid(self.states.at(self.frames.len()));
        self.leaf.complete(&mut grid);
        Some(grid)
    }

    /// The work done since the cursor was made.
    #[must_use]
    pub fn effort(&self) -> Effort {
        self.effort
    }

    /// Moves to the next answer; `false` where there is none: the cursor then stands after the last.
    ///
    /// # Errors
    /// [`Cancelled`] where `control` said so.
    pub fn next(&mut self, control: &Control) -> Result<bool, Cancelled> {
        self.walk(Direction::Forward, control)
    }

    /// Moves to the previous answer; `false` where there is none: the cursor then stands before the first.
    ///
    /// # Errors
    /// [`Cancelled`] where `control` said so.
    pub fn previous(&mut self, control: &Control) -> Result<bool, Cancelled> {
        self.walk(Direction::Backward, control)
    }

    /// Moves to the answer `number`, counted from 1; `false` where there is none. The cursor then stands
    /// after the last, and [`Answers::number`] is how many there are; it stands before the first for 0.
    ///
    /// # Errors
    /// [`Cancelled`] where `control` said so.
    pub fn seek(&mut self, number: u64, control: &Control) -> Result<bool, Cancelled> {
        if number == 0 {
            self.go_to_start();
            return Ok(false);
        }
        self.jump_nearer(number);
        while self.place != CursorPlace::On(number) {
            let direction =
                if number > self.number() { Direction::Forward } else { Direction::Backward };
            // From an answer the branches nearest to it are the smallest, and the first to be counted.
            if !self.walk(direction, control)? {
                return Ok(false);
            }
            self.leap(number, direction, control)?;
        }
        Ok(true)
    }

    /// Goes to either end where that is nearer to the answer `number` than the current place.
    fn jump_nearer(&mut self, number: u64) {
        let from_here = number.abs_diff(self.number());
        let from_end = self.total.map(|total| (total + 1).saturating_sub(number));
        if from_end.is_some_and(|from_end| from_end < from_here.min(number)) {
            self.go_to_end();
        } else if number < from_here {
            self.go_to_start();
        }
    }

    fn go_to_start(&mut self) {
        self.rewind(Direction::Forward);
        self.place = CursorPlace::After(0);
    }

    fn go_to_end(&mut self) {
        self.rewind(Direction::Backward);
        self.place = CursorPlace::After(self.total.unwrap_or_default());
    }

    /// Goes to the end of the tree from which it is walked through in `direction`.
    fn rewind(&mut self, direction: Direction) {
        self.frames.truncate(1);
        self.frames[0] = self.frames[0].rewound(direction);
    }

    fn walk(&mut self, direction: Direction, control: &Control) -> Result<bool, Cancelled> {
        let mut meter = Meter::new(control, self.effort, self.number());
        meter.report()?;
        let found = self.step(direction) || self.search_on(direction, &mut meter)?;
        meter.answers = self.number();
        meter.publish();
        Ok(found)
    }

    /// Moves on within the leaf, if the cursor is on one of its answers and another follows.
    fn step(&mut self, direction: Direction) -> bool {
        let CursorPlace::On(number) = self.place else {
            return false;
        };
        let steps = self.leaf.step(direction);
        if steps {
            self.place = match direction {
                Direction::Forward => CursorPlace::On(number + 1),
                Direction::Backward => CursorPlace::On(number - 1),
            };
        }
        steps
    }

    fn search_on(&mut self, direction: Direction, meter: &mut Meter) -> Result<bool, Cancelled> {
        self.leave(direction);
        let found = self.search(direction, meter);
        // The work counts even if the search was cancelled.
        self.effort = meter.effort;
        let found = found?;
        self.arrive(direction, found);
        Ok(found)
    }

    /// Steps off the current answer, if the cursor is on one, and leaves the rest of its leaf behind.
    fn leave(&mut self, direction: Direction) {
        let CursorPlace::On(number) = self.place else {
            return;
        };
        self.pass_top(direction);
        let passed = self.leaf.ahead(direction) as u64;
        self.place = match direction {
            Direction::Forward => CursorPlace::After(number + passed),
            Direction::Backward => CursorPlace::After(number - 1 - passed),
        };
    }

    /// Takes note of how a search has ended; `found` answers are in the leaf.
    fn arrive(&mut self, direction: Direction, found: bool) {
        match direction {
            _ if found => self.go_into_leaf(direction),
            Direction::Forward => self.total = Some(self.number()),
            Direction::Backward => {}
        }
    }

    /// Goes to the answer of the leaf that comes first in `direction`.
    fn go_into_leaf(&mut self, direction: Direction) {
        let before = self.number();
        self.leaf.enter(direction);
        self.place = match direction {
            Direction::Forward => CursorPlace::On(before + 1),
            Direction::Backward => CursorPlace::On(before),
        };
    }

    /// Goes through the tree until an answer is on top of the stack, or the end is reached. Cancelled, the
    /// stack is as if the last digit had not been tried.
    fn search(&mut self, direction: Direction, meter: &mut Meter) -> Result<bool, Cancelled> {
        let mut patience = PATIENCE;
        while let Some((top, digit)) = self.next_choice(direction) {
            patience = patience.saturating_sub(1);
            meter.node()?;
            let mut child = self.enter((top, digit), direction);
            // The whole puzzle is always looked into, because most have one answer.
            if let Child::Open(frame) = child
                && (top == 0 || patience == 0)
            {
                child = self.look_into(frame, meter)?;
            }
            match child {
                Child::Nothing => {
                    meter.backtrack();
                    self.frames[top].forget(digit);
                }
                Child::Leaf => {
                    self.frames[top].choose(digit);
                    return Ok(true);
                }
                Child::Open(frame) => {
                    self.frames[top].choose(digit);
                    self.frames.push(frame);
                }
            }
        }
        Ok(false)
    }

    /// The top frame and the digit that comes next in it, once frames without one are left behind; `None`
    /// where the end is reached.
    fn next_choice(&mut self, direction: Direction) -> Option<(usize, u64)> {
        loop {
            let top = self.frames.len() - 1;
            match self.frames[top].ahead(direction) {
                0 if top == 0 => return None,
                0 => {
                    self.frames.pop();
                    self.pass_top(direction);
                }
                digit => return Some((top, digit)),
            }
        }
    }

    fn pass_top(&mut self, direction: Direction) {
        let top = self.frames.len() - 1;
        self.frames[top].pass(direction);
    }

    /// Makes the state that follows from the choice of `digit` in the top frame.
    fn enter(&mut self, (top, digit): (usize, u64), direction: Direction) -> Child {
        let cell = self.frames[top].cell;
        let state = self.states.copy_down(top);
        if top > 0 && place(&self.tables, state, &mut self.work, (cell, digit)).is_err() {
            return Child::Nothing;
        }
        if LayoutTables::open_count(state) == 0 {
            self.leaf.set_answer();
            return Child::Leaf;
        }
        let open = self.tables.first_open(state, cell);
        if open.0 < LAST_BAND || !self.tables.layout().is_classic() {
            return Child::Open(Frame::new(open, direction));
        }
        if self.leaf.set_last_band(state) { Child::Leaf } else { Child::Nothing }
    }

    /// Asks what there is below the open state that was just made, which `frame` would split.
    fn look_into(&mut self, frame: Frame, meter: &mut Meter) -> Result<Child, Cancelled> {
        let state = self.states.at_mut(self.frames.len());
        Ok(match self.tightest.probe(state, meter)? {
            Holds::Nothing => Child::Nothing,
            Holds::OneAnswer => {
                state.copy_from_slice(self.tightest.only());
                self.leaf.set_answer();
                Child::Leaf
            }
            Holds::Several | Holds::AtLeastOne => Child::Open(frame),
        })
    }
}
