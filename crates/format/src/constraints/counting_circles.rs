//! Counting circles. A puzzle has one set of them, so the cells of all texts and entries are counted together.
//!
//! ```text
//! constraints: ["countingcircles r1c1 r4c5 r9c9"]
//! "countingcircles":[{"cells":["R1C1","R4C5","R9C9"]}]
//! ```
//!
//! f-puzzles and SudokuPad know only their drawing.

use super::{ConstraintForm, Entry};
use crate::{LowestDigit, Problem};
use nonet_engine::{Constraint, CountingCircles, Layout};

pub(super) static COUNTING_CIRCLES: ConstraintForm = ConstraintForm {
    name: "countingcircles",
    field: "countingcircles",
    is_of_one_cell: false,
    read: |entry, lowest, layout| read(&entry, lowest, layout),
    number: None,
    digits: None,
};

fn read(entry: &Entry, lowest: LowestDigit, layout: &Layout) -> Result<Vec<Constraint>, Problem> {
    if lowest == LowestDigit::Zero {
        return Err(Problem::PlacesFromZero);
    }
    let circles = CountingCircles::new(entry.cells.iter().copied());
    let (found, most) = (circles.cells().len(), CountingCircles::most(layout.digit_count()));
    if found > most {
        return Err(Problem::TooManyCircles { found, most });
    }
    Ok(vec![Constraint::CountingCircles(circles)])
}
