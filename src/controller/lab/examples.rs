//! Small puzzles that show what is special about each method.

use std::sync::Arc;

use crate::engine::lab::Method;
use crate::engine::{Digit, Grid, Layout, Puzzle};

/// A 4×4 puzzle with one answer, on which every method needs its own kind of step.
const EXAMPLE: &str = "1.....3..2.....4";

/// A 4×4 puzzle on which singles alone come to no end.
const FOR_SINGLES: &str = "1...............";

/// The example of a method. `None` if the line makes no puzzle.
pub(super) fn example(method: Method) -> Option<Arc<Puzzle>> {
    let line = match method {
        Method::SinglesSearch | Method::DancingLinks | Method::Clauses => FOR_SINGLES,
        Method::BruteForce
        | Method::MarkArrays
        | Method::OpenCells
        | Method::FewestCandidates
        | Method::ArcConsistency
        | Method::Dsatur
        | Method::Annealing
        | Method::OwnSearch => EXAMPLE,
    };
    let digits = line.chars().map(|sign| {
        let number = sign.to_digit(10).and_then(|number| u8::try_from(number).ok());
        number.and_then(Digit::new)
    });
    let grid = Grid::from_cells(Layout::boxed(2, 2)?, digits.collect())?;
    Puzzle::new(grid).ok().map(Arc::new)
}
