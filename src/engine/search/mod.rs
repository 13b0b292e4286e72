//! Finds and counts the answers of a puzzle.
//!
//! [`count`] tells how many there are, in whatever order is quickest; [`Answers`] walks through them in
//! ascending lexicographic order, which is what numbers them. Both work on boards of every layout, do not
//! recurse, and allocate nothing for a node of the search tree. They can be watched and stopped through a
//! [`Control`].

mod board;
pub mod bulk;
mod classic;
mod frame;
mod lexicographic;
mod meter;
mod propagate;
mod states;
mod tightest;

use super::{Cancelled, Control, Puzzle};
pub(super) use board::Board;
use classic::{Instructions, Shared};
pub use lexicographic::Answers;
use meter::Meter;
pub(super) use propagate::{DeadEnd, Work, settle_givens};
use tightest::Tightest;

/// How many answers a puzzle has, as far as they were counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// This many, all counted.
    Exactly(u64),
    /// More than this many; counting stopped there.
    MoreThan(u64),
}

/// The work that a search has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Nodes of the search tree visited: digits tried in a cell.
    pub nodes: u64,
    /// Those of them that turned out to hold no answer before a further digit was tried.
    pub backtracks: u64,
}

/// A count and what it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// How many answers there are.
    pub count: Count,
    /// The work done.
    pub effort: Effort,
}

/// Counts the answers of `puzzle` until more than `limit` were seen.
///
/// # Errors
/// [`Cancelled`] where `control` said so.
pub fn count(puzzle: &Puzzle, limit: u64, control: &Control) -> Result<Counted, Cancelled> {
    let mut meter = Meter::new(control, Effort::default(), 0);
    meter.report()?;
    if puzzle.layout().is_classic() {
        let givens = classic::cells_of(puzzle.givens());
        Shared::new(Instructions::best(), &givens).count(limit, &mut meter)?;
    } else {
        count_on_any_board(puzzle, limit, &mut meter)?;
    }
    let count =
        if meter.answers > limit { Count::MoreThan(limit) } else { Count::Exactly(meter.answers) };
    meter.publish();
    Ok(Counted { count, effort: meter.effort })
}

fn count_on_any_board(puzzle: &Puzzle, limit: u64, meter: &mut Meter) -> Result<(), Cancelled> {
    let board = Board::of(puzzle.layout());
    let mut root = board.state(puzzle);
    if settle_givens(&board, &mut root, &mut Work::default()).is_ok() {
        let mut search = Tightest::new(board);
        search.start(&root);
        while meter.answers <= limit && search.find(meter)? {
            meter.answers += 1;
        }
    }
    Ok(())
}
