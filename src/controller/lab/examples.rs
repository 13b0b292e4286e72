//! Small puzzles that show what is special about each method. What the pages of the lab say of them is tested.

use std::sync::Arc;

use crate::engine::{Digit, Grid, NamedShape, Puzzle};
use crate::lab::Method;

/// A 4×4 puzzle with one answer, on which every method needs its own kind of step.
const EXAMPLE: &str = "1.....3..2.....4";

/// A 4×4 puzzle on which singles alone come to no end.
const FOR_SINGLES: &str = "1...............";

/// A 6×6 puzzle on which four digits are taken back: no 4×4 puzzle with one answer has a cell without a choice so late.
const FOR_FEWEST_CANDIDATES: &str = "64.1...15...1.62.......153...22.4...";

/// A 6×6 puzzle on which three clauses are learnt, one of them of three literals. Of the minimal puzzles of 900 boards of
/// this size, four teach more than one clause. No 4×4 board with three digits teaches any.
const FOR_CLAUSES: &str = "51.....2.....3...2...35.2....1....6.";

/// A 6×6 puzzle that annealing solves after the board has cooled to half its temperature.
const FOR_ANNEALING: &str = "4......12.3........3..1..6..21...5..";

/// The example of a method. `None` if the line makes no puzzle.
pub(super) fn example(method: Method) -> Option<Arc<Puzzle>> {
    let line = match method {
        Method::SinglesSearch | Method::DancingLinks => FOR_SINGLES,
        Method::Clauses => FOR_CLAUSES,
        Method::FewestCandidates => FOR_FEWEST_CANDIDATES,
        Method::Annealing => FOR_ANNEALING,
        Method::BruteForce
        | Method::MarkArrays
        | Method::OpenCells
        | Method::ArcConsistency
        | Method::Dsatur
        | Method::OwnSearch => EXAMPLE,
    };
    let digits = line.chars().map(|sign| {
        let number = sign.to_digit(10).and_then(|number| u8::try_from(number).ok());
        number.and_then(Digit::new)
    });
    let layout = NamedShape::sized(line.len().isqrt())?.layout();
    let grid = Grid::from_cells(layout, digits.collect())?;
    Puzzle::new(grid).ok().map(Arc::new)
}
