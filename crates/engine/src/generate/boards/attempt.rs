//! An attempt on any board: a number that determines one puzzle.

use std::sync::Arc;

use super::super::stream::{Stream, mixed};
use super::super::{Attempt, Symmetries};
use super::choice::BoardChoice;
use super::dig::{DigPlan, DigTest, EXACT_DIGITS, dig, is_minimal, most_single_tries};
use super::fill::{FillLimit, full_grid};
use super::glance::GentleTechniques;
use super::jigsaw::drawn_board;
use crate::search::{LayoutTables, Mask};
use crate::{Cancelled, Cell, Control, DigitSet, Grid, Layout, Puzzle};

/// Mixed into the numbers of attempts, so that they differ from attempts on the classic board.
const PURPOSE: u64 = 0x616e_7920_626f_6172;

/// An attempt to make a puzzle on any board except the classic board. It always makes the same puzzle, on every machine
/// and in every release.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardAttempt {
    /// The board.
    pub board: BoardChoice,
    /// The symmetry of the givens, which must be one of the board.
    pub symmetries: Symmetries,
    /// How far givens are removed.
    pub digging: Digging,
    /// The number of the attempt, below [`Attempt::COUNT`].
    pub number: u64,
}

/// How far givens are removed from a full grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Digging {
    /// As far as is quick, but at least this number of givens is left. On boards of up to 16 digits each orbit left is
    /// then needed, unless the number kept it.
    DownTo(u16),
    /// Until no orbit of givens can be removed.
    Fully,
    /// As long as these techniques solve the puzzle, but at least this number of givens is left.
    Gently(GentleTechniques, u16),
}

/// The puzzle of an attempt. It has one answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::generate) struct DugBoard {
    /// The answer.
    pub(in crate::generate) answer: Grid,
    /// The orbits that are not given, in the order in which they were removed.
    removed: Vec<Vec<Cell>>,
}

/// The numbers for one attempt.
#[derive(Clone, Copy, Debug)]
pub(super) struct AttemptDraw {
    /// The number of attempts before this one.
    pub(super) number: u64,
    /// A random number.
    pub(super) random: u64,
}

/// A puzzle with the attempt that makes it.
pub(super) struct DugAttempt {
    pub(super) dug: DugBoard,
    pub(super) attempt: BoardAttempt,
}

/// Why an attempt makes no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::generate) enum NoBoard {
    /// The board has no full grid.
    NoGrid,
    /// The work was cancelled.
    Cancelled,
}

impl From<Cancelled> for NoBoard {
    fn from(_: Cancelled) -> Self {
        Self::Cancelled
    }
}

/// What `make` makes on the board, or on a random jigsaw, whose regions are drawn first.
///
/// Some regions have no grid, or none that is found soon. Others are drawn from the same stream, so a code stays a number.
fn on_board<T>(
    board: &BoardChoice,
    stream: &mut Stream,
    mut make: impl FnMut(&Arc<Layout>, FillLimit, &mut Stream) -> Result<Option<T>, Cancelled>,
) -> Result<T, NoBoard> {
    match board {
        BoardChoice::Layout(layout) => {
            make(layout, FillLimit::None, stream)?.ok_or(NoBoard::NoGrid)
        }
        BoardChoice::RandomJigsaw(side) => loop {
            let layout = drawn_board(side.rows(), stream);
            if let Some(made) = make(&layout, FillLimit::OfJigsaw, stream)? {
                return Ok(made);
            }
        },
    }
}

/// Draws a full grid of a board.
pub(in crate::generate) fn full_board(
    board: &BoardChoice,
    stream: &mut Stream,
    control: &Control,
) -> Result<Grid, NoBoard> {
    on_board(board, stream, |layout, limit, stream| {
        let tables = LayoutTables::of_singles(layout);
        let grid = full_grid::<u128>(&tables, limit, stream, control)?;
        Ok(grid.map(|grid| grid_of(layout, &grid)))
    })
}

impl BoardAttempt {
    /// Makes the puzzle.
    pub(in crate::generate) fn make(&self, control: &Control) -> Result<DugBoard, NoBoard> {
        let number = self.number % Attempt::COUNT;
        let mut stream = Stream::new(mixed(&[PURPOSE, self.symmetries as u64, number]));
        on_board(&self.board, &mut stream, |layout, limit, stream| {
            self.make_on(layout, limit, stream, control)
        })
    }

    /// The puzzle on one board. Returns `None` if no full grid was found.
    fn make_on(
        &self,
        layout: &Arc<Layout>,
        limit: FillLimit,
        stream: &mut Stream,
        control: &Control,
    ) -> Result<Option<DugBoard>, Cancelled> {
        // Singles alone: further inferences of a later release would change what is removed, and so the puzzles of
        // codes.
        let tables = LayoutTables::of_singles(layout);
        if LayoutTables::fits::<u64>(layout) {
            self.make_in::<u64>(&tables, limit, stream, control)
        } else {
            self.make_in::<u128>(&tables, limit, stream, control)
        }
    }

    fn make_in<M: Mask>(
        &self,
        tables: &LayoutTables,
        limit: FillLimit,
        stream: &mut Stream,
        control: &Control,
    ) -> Result<Option<DugBoard>, Cancelled> {
        let Some(grid) = full_grid::<M>(tables, limit, stream, control)? else {
            return Ok(None);
        };
        let layout = tables.layout();
        let orbits = self.symmetries.orbits_on(layout);
        let removed = dig(tables, &grid, orbits, self.digging.plan(layout), stream, control)?;
        Ok(Some(DugBoard { answer: grid_of(layout, &grid), removed }))
    }
}

impl Digging {
    fn plan(self, layout: &Layout) -> DigPlan {
        let is_small = layout.digit_count() <= EXACT_DIGITS;
        let quick = if is_small { DigTest::Exact } else { DigTest::Refuted };
        match self {
            Self::DownTo(least) => DigPlan { least: least.into(), test: quick },
            Self::Fully => DigPlan { least: 0, test: DigTest::Exact },
            Self::Gently(techniques, least) => {
                DigPlan { least: least.into(), test: DigTest::Solved(techniques) }
            }
        }
    }
}

impl DugBoard {
    /// The number of givens.
    pub(in crate::generate) fn givens(&self) -> usize {
        self.answer.layout().cell_count() - self.removed.iter().map(Vec::len).sum::<usize>()
    }

    /// The number of orbits that were removed.
    pub(super) fn removed_orbits(&self) -> usize {
        self.removed.len()
    }

    /// The puzzle as it was after the first `count` orbits were removed. It is the puzzle of the attempt that digs down
    /// to as many givens.
    pub(super) fn after(&self, count: usize) -> Self {
        Self { answer: self.answer.clone(), removed: self.removed[..count].to_vec() }
    }

    /// By cell: whether it is given.
    fn is_given(&self) -> Vec<bool> {
        let mut is_given = vec![true; self.answer.layout().cell_count()];
        for cell in self.removed.iter().flatten() {
            is_given[cell.index()] = false;
        }
        is_given
    }

    /// The puzzle.
    pub(in crate::generate) fn puzzle(&self) -> Puzzle {
        let mut givens = self.answer.clone();
        for &cell in self.removed.iter().flatten() {
            givens.set(cell, None);
        }
        Puzzle::new(givens).expect("digits of a full grid keep the rules")
    }

    /// Whether each cell could be tried alone. On very large boards some are not tried.
    pub(super) fn is_tried_in_full(&self) -> bool {
        most_single_tries(self.answer.layout()) >= self.answer.layout().cell_count()
    }

    /// Whether each single given is needed.
    pub(in crate::generate) fn is_minimal(&self, control: &Control) -> Result<bool, Cancelled> {
        let tables = LayoutTables::of_singles(self.answer.layout());
        let is_given = self.is_given();
        if LayoutTables::fits::<u64>(self.answer.layout()) {
            is_minimal(&tables, &masks::<u64>(&self.answer), &is_given, control)
        } else {
            is_minimal(&tables, &masks::<u128>(&self.answer), &is_given, control)
        }
    }
}

pub(super) fn grid_of<M: Mask>(layout: &Arc<Layout>, masks: &[M]) -> Grid {
    let digit = |mask: &M| DigitSet::from_bits(mask.bits()).first();
    Grid::from_cells(Arc::clone(layout), masks.iter().map(digit).collect())
        .expect("the grid is one of the board")
}

fn masks<M: Mask>(grid: &Grid) -> Vec<M> {
    let mask =
        |digit: &Option<_>| digit.map_or(M::NONE, |digit| M::of_bits(DigitSet::of(digit).bits()));
    grid.cells().iter().map(mask).collect()
}
