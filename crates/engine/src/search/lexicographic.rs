//! A cursor over the answers in ascending lexicographic order.
//!
//! The search is depth first and branches on the first open cell in row-major order, so answers come in the order of
//! their digits. The stack is the cursor: it stands on an answer or between two, and the search can go on from it in
//! either direction. On puzzles with few givens and few answers that order of cells leads into branches without an
//! answer that take too long to leave. So when answers become rare, [`FewestCandidatesSearch`] probes each state before
//! the search enters it. A state without an answer is dropped, and a state with one answer is not searched further.
//!
//! The first answer of a large empty board comes from [`row_by_row`](super::row_by_row). The stack for it is built only if
//! the search goes on from there.
//!
//! On the classic board, answers that differ only in the last band are listed together ([`leaf`]). On the way
//! to a far answer, the cursor counts whole branches and passes them without entering them ([`leap`]).

mod leaf;
mod leap;

use std::sync::Arc;

use leaf::{LAST_BAND, Leaf};

use super::Effort;
use super::bits::Mask;
use super::fewest_candidates::{FewestCandidatesSearch, ProbeResult};
use super::frame::{Direction, Frame};
use super::meter::Meter;
use super::propagate::{WorkList, place, settle_givens};
use super::row_by_row;
use super::states::States;
use super::tables::LayoutTables;
use crate::{Cancelled, Control, Grid, Puzzle};

/// The number of states that a search for an answer enters without a probe; each further state is probed first.
/// A probe is a search of its own. If answers are close to each other, probes cost more than they save.
const PATIENCE: u32 = 64;

/// The number of digits above which the first answer of an empty board is found row by row. On smaller boards the search in
/// order finds it as quickly.
const MANY_DIGITS: usize = 16;

/// A place in the list of all answers of a puzzle, as [`Answers`](super::Answers) describes it.
#[derive(Clone, Debug)]
pub(super) struct Cursor<M> {
    tables: Arc<LayoutTables>,
    states: States<M>,
    frames: Vec<Frame<M>>,
    /// The answers below the top frame, if the cursor is on an answer.
    leaf: Leaf,
    place: CursorPlace,
    total: Option<u64>,
    effort: Effort,
    prober: FewestCandidatesSearch<M>,
    work: WorkList,
    first: FirstAnswer<M>,
}

/// What is known of the first answer without the search in order.
#[derive(Clone, Debug)]
enum FirstAnswer<M> {
    /// Nothing.
    Unknown,
    /// The board is empty, with ordinary rules and boxes of this number of rows and columns. So the answer can be found
    /// row by row.
    RowByRow((usize, usize)),
    /// By cell: its digit.
    Known(Vec<M>),
}

impl<M: Mask> FirstAnswer<M> {
    fn of(puzzle: &Puzzle) -> Self {
        let layout = puzzle.layout();
        let is_empty = puzzle.givens().filled_count() == 0 && puzzle.has_givens_only();
        let boxes = layout.plain_boxes();
        boxes
            // The proof that a full row is never changed again holds only without givens.
            .filter(|_| is_empty && layout.digit_count() > MANY_DIGITS)
            .map_or(Self::Unknown, Self::RowByRow)
    }
}

/// Where a cursor stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CursorPlace {
    /// On the answer with this number.
    On(u64),
    /// On the known first answer. The stack still stands before it.
    OnKnownFirst,
    /// Between the answer with this number and the next; 0 is before the first.
    After(u64),
}

/// The result of a choice.
#[derive(Clone, Copy, Debug)]
enum BranchResult<M> {
    /// No answer: the choice led to a contradiction.
    Nothing,
    /// One answer or more, now in the leaf.
    Leaf,
    /// A state with open cells, now on top of the stack of states. This frame splits it.
    Open(Frame<M>),
}

impl<M: Mask> Cursor<M> {
    /// A cursor before the first answer of `puzzle`. No search is done yet.
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let tables = LayoutTables::of_puzzle(puzzle);
        let mut root = tables.state(puzzle);
        let mut work = WorkList::default();
        let alive = settle_givens(&tables, &mut root, &mut work).is_ok();
        // The only choice at the bottom of the stack stands for the whole puzzle.
        let whole = M::from(alive);
        Self {
            prober: FewestCandidatesSearch::new(Arc::clone(&tables), &root),
            states: States::new(root),
            frames: vec![Frame::new((0, whole), Direction::Forward)],
            leaf: Leaf::default(),
            place: CursorPlace::After(0),
            total: None,
            effort: Effort::default(),
            first: FirstAnswer::of(puzzle),
            work,
            tables,
        }
    }

    /// The number of the current answer, from 1. If the cursor is on no answer, the number of answers before
    /// it: 0 before the first, and the total after the last.
    pub(super) fn number(&self) -> u64 {
        match self.place {
            CursorPlace::On(number) | CursorPlace::After(number) => number,
            CursorPlace::OnKnownFirst => 1,
        }
    }

    /// The total number of answers. Returns `None` if the cursor has never been after the last.
    pub(super) fn total(&self) -> Option<u64> {
        self.total
    }

    /// The current answer. Returns `None` if the cursor is on no answer.
    pub(super) fn grid(&self) -> Option<Grid> {
        match (self.place, &self.first) {
            (CursorPlace::On(_), _) => {
                let mut grid = self.tables.grid(self.states.at(self.frames.len()));
                self.leaf.complete(&mut grid);
                Some(grid)
            }
            (CursorPlace::OnKnownFirst, FirstAnswer::Known(digits)) => {
                Some(self.tables.grid(digits))
            }
            (CursorPlace::OnKnownFirst | CursorPlace::After(_), _) => None,
        }
    }

    /// The work done since the cursor was made.
    pub(super) fn effort(&self) -> Effort {
        self.effort
    }

    /// Moves to the next answer. Returns `false` if there is none; the cursor is then after the last.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub(super) fn next(&mut self, control: &Control) -> Result<bool, Cancelled> {
        self.walk(Direction::Forward, control)
    }

    /// Moves to the previous answer. Returns `false` if there is none; the cursor is then before the first.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub(super) fn previous(&mut self, control: &Control) -> Result<bool, Cancelled> {
        self.walk(Direction::Backward, control)
    }

    /// Moves to the answer `number`, counted from 1. Returns `false` if there is none. For 0 the cursor is then before
    /// the first. For a number above the total it is after the last, and [`Cursor::number`] is the total.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub(super) fn seek(&mut self, number: u64, control: &Control) -> Result<bool, Cancelled> {
        if number == 0 {
            self.go_to_start();
            return Ok(false);
        }
        // To rewind costs nothing: the stack is built again on the way.
        self.jump_nearer(number);
        while !self.is_on(number) {
            let direction =
                if number > self.number() { Direction::Forward } else { Direction::Backward };
            // A leap counts branches from the cursor outwards. If the cursor is on an answer, the nearest
            // branches are the smallest, so the count begins with little work. From the root it would begin
            // with the largest.
            if !self.walk(direction, control)? {
                return Ok(false);
            }
            self.leap(number, direction, control)?;
        }
        Ok(true)
    }

    fn is_on(&self, number: u64) -> bool {
        match self.place {
            CursorPlace::On(at) => at == number,
            CursorPlace::OnKnownFirst => number == 1,
            CursorPlace::After(_) => false,
        }
    }

    /// Goes to the start or the end of the list if that is nearer to the answer `number` than the current
    /// place.
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

    /// Goes to the end of the tree where a walk in `direction` begins.
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
        match (self.place, direction) {
            (CursorPlace::After(0), Direction::Forward) => {
                let found = self.go_to_known_first(meter);
                self.effort = meter.effort;
                if found? {
                    return Ok(true);
                }
            }
            (CursorPlace::OnKnownFirst, Direction::Forward) => {
                let built = self.build_stack(meter);
                self.effort = meter.effort;
                built?;
            }
            (CursorPlace::OnKnownFirst, Direction::Backward) => {
                self.place = CursorPlace::After(0);
                return Ok(false);
            }
            (CursorPlace::On(_) | CursorPlace::After(_), _) => {}
        }
        self.leave(direction);
        let found = self.search(direction, meter);
        // A cancelled search counts its work too.
        self.effort = meter.effort;
        let found = found?;
        self.arrive(direction, found);
        Ok(found)
    }

    /// Goes to the first answer if it is known, or can be found row by row. Returns `false` if it must be searched for.
    fn go_to_known_first(&mut self, meter: &mut Meter) -> Result<bool, Cancelled> {
        if let FirstAnswer::RowByRow(boxes) = self.first {
            let digits = row_by_row::first_answer(boxes, meter)?;
            self.first = digits.map_or(FirstAnswer::Unknown, |digits| {
                FirstAnswer::Known(digits.into_iter().map(M::of_bits).collect())
            });
        }
        let is_known = matches!(self.first, FirstAnswer::Known(_));
        if is_known {
            // The frames are those of a search that has not begun, from which the stack can be built.
            self.go_to_start();
            self.place = CursorPlace::OnKnownFirst;
        }
        Ok(is_known)
    }

    /// Builds the stack for the known first answer, and goes on it. If cancelled, the cursor is before it.
    fn build_stack(&mut self, meter: &mut Meter) -> Result<(), Cancelled> {
        self.go_to_start();
        let FirstAnswer::Known(answer) = std::mem::replace(&mut self.first, FirstAnswer::Unknown)
        else {
            return Ok(());
        };
        let built = self.follow(&answer, meter);
        self.first = FirstAnswer::Known(answer);
        if built.is_err() {
            self.go_to_start();
        }
        built
    }

    /// Descends from the start to the first answer. All digits below those of the answer lead to no answer.
    fn follow(&mut self, answer: &[M], meter: &mut Meter) -> Result<(), Cancelled> {
        loop {
            let top = self.frames.len() - 1;
            meter.node()?;
            // The only choice at the bottom of the stack stands for the whole puzzle.
            let digit = if top == 0 { M::from(true) } else { answer[self.frames[top].cell] };
            self.frames[top].choose_first(digit);
            match self.enter((top, digit), Direction::Forward) {
                BranchResult::Open(frame) => self.frames.push(frame),
                BranchResult::Leaf => {
                    self.go_into_leaf(Direction::Forward);
                    return Ok(());
                }
                BranchResult::Nothing => unreachable!("the first answer keeps the rules"),
            }
        }
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

    /// Updates the cursor after a search. If `found`, its answers are in the leaf.
    fn arrive(&mut self, direction: Direction, found: bool) {
        match direction {
            _ if found => self.go_into_leaf(direction),
            Direction::Forward => self.total = Some(self.number()),
            Direction::Backward => {}
        }
    }

    /// Goes to the first answer of the leaf in `direction`.
    fn go_into_leaf(&mut self, direction: Direction) {
        let before = self.number();
        self.leaf.enter(direction);
        self.place = match direction {
            Direction::Forward => CursorPlace::On(before + 1),
            Direction::Backward => CursorPlace::On(before),
        };
    }

    /// Searches until an answer is on top of the stack, or the end of the tree is reached. If cancelled, leaves
    /// the stack as if the last digit had not been tried.
    fn search(&mut self, direction: Direction, meter: &mut Meter) -> Result<bool, Cancelled> {
        // Each move has its own patience, so a walk through close answers hardly ever pays for a probe.
        let mut patience = PATIENCE;
        while let Some((top, digit)) = self.next_choice(direction) {
            patience = patience.saturating_sub(1);
            meter.node()?;
            let mut child = self.enter((top, digit), direction);
            // The whole puzzle is always probed: most puzzles have one answer, and then the probe is the whole
            // search.
            if let BranchResult::Open(frame) = child
                && (top == 0 || patience == 0)
            {
                child = self.look_into(frame, meter)?;
            }
            match child {
                BranchResult::Nothing => {
                    meter.backtrack();
                    // The cursor forgets digits without an answer for good, so a walk back does not try them again.
                    self.frames[top].forget(digit);
                }
                BranchResult::Leaf => {
                    self.frames[top].choose(digit);
                    return Ok(true);
                }
                BranchResult::Open(frame) => {
                    self.frames[top].choose(digit);
                    self.frames.push(frame);
                }
            }
        }
        Ok(false)
    }

    /// Leaves frames that have no digit left, then returns the top frame and its next digit. Returns `None` at the
    /// end of the tree.
    fn next_choice(&mut self, direction: Direction) -> Option<(usize, M)> {
        loop {
            let top = self.frames.len() - 1;
            match self.frames[top].ahead(direction) {
                none if none == M::NONE && top == 0 => return None,
                none if none == M::NONE => {
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

    /// Builds the state that follows from `digit` in the cell of the top frame.
    fn enter(&mut self, (top, digit): (usize, M), direction: Direction) -> BranchResult<M> {
        let cell = self.frames[top].cell;
        let state = self.states.copy_down(top);
        // At depth 0 the choice stands for the whole puzzle, whose singles are already propagated.
        if top > 0 && place(&self.tables, state, &mut self.work, (cell, digit)).is_err() {
            return BranchResult::Nothing;
        }
        if LayoutTables::open_count(state) == 0 {
            self.leaf.set_answer();
            return BranchResult::Leaf;
        }
        let open = self.tables.first_open(state, cell);
        // With the first two bands full, the rest is listed: searching it cell by cell would visit a node for
        // each digit.
        if open.0 < LAST_BAND || !self.tables.is_plain_classic() {
            return BranchResult::Open(Frame::new(open, direction));
        }
        if self.leaf.set_last_band(state) { BranchResult::Leaf } else { BranchResult::Nothing }
    }

    /// Probes the open state that was just built, which `frame` would split.
    fn look_into(
        &mut self,
        frame: Frame<M>,
        meter: &mut Meter,
    ) -> Result<BranchResult<M>, Cancelled> {
        let state = self.states.at_mut(self.frames.len());
        Ok(match self.prober.probe(state, meter)? {
            ProbeResult::Nothing => BranchResult::Nothing,
            ProbeResult::OneAnswer => {
                state.copy_from_slice(self.prober.only());
                self.leaf.set_answer();
                BranchResult::Leaf
            }
            ProbeResult::Several | ProbeResult::AtLeastOne => BranchResult::Open(frame),
        })
    }
}
