//! Counting circles. A puzzle has one set of them, so the cells of all texts and entries are counted together.
//!
//! ```text
//! constraints: ["countingcircles r1c1 r4c5 r9c9"]
//! "countingcircles":[{"cells":["R1C1","R4C5","R9C9"]}]
//! ```
//!
//! f-puzzles and SudokuPad know only their drawing.

use super::{ConstraintForm, Entry, incomplete};
use crate::{ConstraintPart, LowestDigit, Problem};
use nonet_engine::{Constraint, CountingCircles, Layout, Rules};

pub(super) static COUNTING_CIRCLES: ConstraintForm = ConstraintForm {
    name: "countingcircles",
    field: "countingcircles",
    is_of_one_cell: false,
    read: |entry, lowest, _| read(&entry, lowest),
    number: None,
    digits: None,
};

fn read(entry: &Entry, lowest: LowestDigit) -> Result<Vec<Constraint>, Problem> {
    if lowest == LowestDigit::Zero {
        return Err(Problem::PlacesFromZero);
    }
    // An entry of JSON may have lines alone.
    if entry.cells.is_empty() {
        return Err(incomplete(COUNTING_CIRCLES.name, ConstraintPart::Cells));
    }
    let circles = CountingCircles::new(entry.cells.iter().copied());
    Ok(vec![Constraint::CountingCircles(circles)])
}

/// Refuses more circles than the digits of the board can fill, counted over all entries.
pub(crate) fn check_circles(rules: &Rules, layout: &Layout) -> Result<(), Problem> {
    let circles = rules.constraints().iter().find_map(Constraint::counting_circles);
    let found = circles.map_or(0, |circles| circles.cells().len());
    let most = CountingCircles::most(layout.digit_count());
    if found > most { Err(Problem::TooManyCircles { found, most }) } else { Ok(()) }
}
