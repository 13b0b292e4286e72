//! Eight lanes, each at work on a position of its own.

use std::iter;

use super::position::{Position, WORDS};
use super::split::{Cell, Cells, Split};
use super::sweep::{Boards, Outcome};
use super::vector::{Instructions, LANES, LaneSet, Words};

/// Lanes and the positions in them. A lane without work is idle.
#[derive(Clone, Debug)]
pub(super) struct Crew {
    instructions: Instructions,
    boards: Boards,
    busy: LaneSet,
}

impl Crew {
    /// Eight idle lanes, to be swept with `instructions`.
    pub(super) fn new(instructions: Instructions) -> Self {
        let zero = Words([0; LANES]);
        let boards = Boards { words: [zero; WORDS], pairs: [zero; 9], open: [zero; 9] };
        Self { instructions, boards, busy: 0 }
    }

    /// The lanes that have no work.
    pub(super) fn idle(&self) -> LaneSet {
        !self.busy
    }

    /// Gives `lane` a position to work on.
    pub(super) fn put(&mut self, lane: usize, position: &Position) {
        for (words, &word) in self.boards.words.iter_mut().zip(position) {
            words.0[lane] = word;
        }
        self.busy |= 1 << lane;
    }

    /// Takes the work from `lanes`.
    pub(super) fn release(&mut self, lanes: LaneSet) {
        self.busy &= !lanes;
    }

    /// The position in `lane`.
    pub(super) fn position(&self, lane: usize) -> Position {
        column(&self.boards.words, lane)
    }

    /// Sweeps all lanes once, and tells what was seen in the busy ones.
    pub(super) fn sweep(&mut self) -> Outcome {
        let Outcome { dead, settled, filled } = self.instructions.sweep(&mut self.boards);
        let busy = self.busy;
        Outcome { dead: dead & busy, settled: settled & busy, filled: filled & busy }
    }

    /// Splits the position in `lane`, which must be settled, by the cell that `choose` finds: the lane keeps
    /// the half with the cell's lowest digit, the other half is given out. `None` where there is no such cell.
    pub(super) fn split(
        &mut self,
        lane: usize,
        choose: impl Fn(&Position, &Cells) -> Option<Cell>,
    ) -> Option<Position> {
        let mut position = self.position(lane);
        let Split { first, lowest, others } =
            Split::new(&position, choose(&position, &self.cells(lane))?);
        position[first..first + 3].copy_from_slice(&others);
        for (words, word) in self.boards.words[first..].iter_mut().zip(lowest) {
            words.0[lane] = word;
        }
        Some(position)
    }

    fn cells(&self, lane: usize) -> Cells {
        Cells { pairs: column(&self.boards.pairs, lane), open: column(&self.boards.open, lane) }
    }
}

/// The words of one lane. A loop, because `map` on an array of vectors would copy them all first.
fn column<const N: usize>(vectors: &[Words; N], lane: usize) -> [u32; N] {
    let mut column = [0; N];
    for (word, vector) in column.iter_mut().zip(vectors) {
        *word = vector.0[lane];
    }
    column
}

/// The lanes of a set, lowest first.
pub(super) fn lanes(mut set: LaneSet) -> impl Iterator<Item = usize> {
    iter::from_fn(move || {
        let lane = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (lane < LANES).then_some(lane)
    })
}
