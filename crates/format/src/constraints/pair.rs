//! Dots, X and V, and signs for the greater digit, between two cells.
//!
//! ```text
//! constraints: ["difference r1c1 r1c2", "ratio 3 r1c1 r2c1", "xv X r2c1 r2c2", "greater r3c1 r3c2"]
//! "difference":[{"cells":["R1C1","R1C2"]}],"ratio":[{"cells":["R1C1","R2C1"],"value":"3"}],"xv":[{"cells":["R2C1","R2C2"],"value":"X"}]
//! "greater":[{"cells":["R3C1","R3C2"]}]
//! ```
//!
//! The greater of two cells is the first.

use std::ops::RangeInclusive;

use super::{ConstraintForm, Entry, incomplete};
use crate::error::{ExpectedValue, shortened};
use crate::{ConstraintPart, LowestDigit, Problem};
use nonet_engine::{Cell, Constraint, Layout, Pair, Relation, Rules};

pub(super) static DIFFERENCE: ConstraintForm = ConstraintForm {
    name: "difference",
    field: "difference",
    is_of_one_cell: false,
    read: |entry, _, layout| {
        let difference = number_or(Relation::USUAL_DIFFERENCE, &entry, layout.digit_count() - 1)?;
        of_cells(&entry.cells, Relation::Difference(difference), layout)
    },
    number: Some(number),
    digits: None,
};

pub(super) static RATIO: ConstraintForm = ConstraintForm {
    name: "ratio",
    field: "ratio",
    is_of_one_cell: false,
    read: |entry, lowest, layout| {
        let ratio = number_or(Relation::USUAL_RATIO, &entry, layout.digit_count())?;
        match lowest {
            LowestDigit::One => of_cells(&entry.cells, Relation::Ratio(ratio), layout),
            LowestDigit::Zero => Err(Problem::MarksFromZero),
        }
    },
    number: Some(number),
    digits: None,
};

pub(super) static SUM: ConstraintForm = ConstraintForm {
    name: "xv",
    field: "xv",
    is_of_one_cell: false,
    read: |entry, lowest, layout| {
        let sum = sum(entry.number.as_deref(), lowest, layout.digit_count())?;
        of_cells(&entry.cells, Relation::Sum(sum), layout)
    },
    number: Some(number),
    digits: None,
};

pub(super) static GREATER: ConstraintForm = ConstraintForm {
    name: "greater",
    field: "greater",
    is_of_one_cell: false,
    read: |entry, _, layout| of_cells(&entry.cells, Relation::Greater, layout),
    number: None,
    digits: None,
};

/// The form of marks for a relation.
pub(super) fn form(relation: Relation) -> &'static ConstraintForm {
    match relation {
        Relation::Difference(_) => &DIFFERENCE,
        Relation::Ratio(_) => &RATIO,
        Relation::Sum(_) => &SUM,
        Relation::Greater | Relation::Less => &GREATER,
    }
}

fn number(constraint: &Constraint) -> Option<String> {
    constraint.pair()?.relation().label(LowestDigit::One)
}

/// The number beside the cells. Without one it is the usual one. No two cells side by side differ by 0, or have the ratio 0.
fn number_or(usual: u32, entry: &Entry, largest: usize) -> Result<u32, Problem> {
    entry.number.as_ref().map_or(Ok(usual), |text| number_in(text, 1..=largest))
}

/// A number out of a range.
pub(super) fn number_in(text: &str, numbers: RangeInclusive<usize>) -> Result<u32, Problem> {
    let is_in = |number: &u32| numbers.contains(&(*number as usize));
    text.parse().ok().filter(is_in).ok_or_else(|| Problem::BadValue {
        found: shortened(text),
        expected: ExpectedValue::Number { from: *numbers.start(), to: *numbers.end() },
    })
}

/// The sum of a letter or of a number, for digits that count from 1.
fn sum(text: Option<&str>, lowest: LowestDigit, digits: usize) -> Result<u32, Problem> {
    // Cells side by side hold different digits.
    const LEAST: u32 = 3;
    let text = text.ok_or_else(|| incomplete(SUM.name, ConstraintPart::Sum))?;
    let letter = Relation::LETTERS.iter().find(|(letter, _)| letter.eq_ignore_ascii_case(text));
    let count = u32::try_from(digits).unwrap_or(u32::MAX / 2);
    let shown = |sum: u32| lowest.shown_sum(sum, 2) as usize;
    let sum = match letter {
        Some((_, sum)) => *sum,
        None => number_in(text, shown(LEAST)..=shown(2 * count - 1))?,
    };
    Ok(lowest.sum_of_shown(sum, 2))
}

/// The mark between two cells, which must share an edge.
fn of_cells(
    cells: &[Cell],
    relation: Relation,
    layout: &Layout,
) -> Result<Vec<Constraint>, Problem> {
    let &[one, other] = cells else { return Err(Problem::NotSideBySide) };
    let places = [one, other].map(|cell| layout.place(cell));
    let apart = |at: fn(nonet_engine::Place) -> usize| at(places[0]).abs_diff(at(places[1]));
    if apart(|place| place.row) + apart(|place| place.column) != 1 {
        return Err(Problem::NotSideBySide);
    }
    Ok(vec![Constraint::Pair(Pair::new([one, other], relation))])
}

/// The dots of a puzzle, of either colour.
pub(super) fn dots(rules: &Rules) -> impl Iterator<Item = &Constraint> {
    let is_dot = |pair: &Pair| match pair.relation() {
        Relation::Difference(_) | Relation::Ratio(_) => true,
        Relation::Sum(_) | Relation::Greater | Relation::Less => false,
    };
    rules.constraints().iter().filter(move |it| it.pair().is_some_and(is_dot))
}

/// Whether f-puzzles knows marks for a relation.
pub(super) fn is_of_f_puzzles(relation: Relation) -> bool {
    match relation {
        Relation::Difference(_) | Relation::Ratio(_) | Relation::Sum(_) => true,
        Relation::Greater | Relation::Less => false,
    }
}
