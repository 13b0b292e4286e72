//! Cages to calculate with, in which digits may repeat.
//!
//! ```text
//! constraints: ["sumcage 12 r1c1 r1c2", "productcage 24 r2c1 r2c2 r3c1", "differencecage 3 r4c4 r4c5", "quotientcage 2 r5c5 r6c5"]
//! "productcage":[{"cells":["R2C1","R2C2","R3C1"],"value":"24"}]
//! ```
//!
//! Other programs have only the sum, as a killer cage whose digits need not differ.

use super::cage::{check_cells, problem_of_cage};
use super::{ConstraintForm, Entry};
use crate::error::{CageFault, ExpectedValue, shortened};
use crate::{LowestDigit, Problem};
use nonet_engine::{Calculation, Cell, Constraint, Layout, Operation};

static SUM: ConstraintForm =
    form_of("sumcage", |entry, lowest, layout| read(Operation::Sum, entry, lowest, layout));
static PRODUCT: ConstraintForm =
    form_of("productcage", |entry, lowest, layout| read(Operation::Product, entry, lowest, layout));
static DIFFERENCE: ConstraintForm = form_of("differencecage", |entry, lowest, layout| {
    read(Operation::Difference, entry, lowest, layout)
});
static QUOTIENT: ConstraintForm = form_of("quotientcage", |entry, lowest, layout| {
    read(Operation::Quotient, entry, lowest, layout)
});

/// All of these forms.
pub(super) static FORMS: [&ConstraintForm; 4] = [&SUM, &PRODUCT, &DIFFERENCE, &QUOTIENT];

/// The form of cages with this operation.
pub(super) fn form(operation: Operation) -> &'static ConstraintForm {
    match operation {
        Operation::Sum => &SUM,
        Operation::Product => &PRODUCT,
        Operation::Difference => &DIFFERENCE,
        Operation::Quotient => &QUOTIENT,
    }
}

type Read = fn(Entry, LowestDigit, &Layout) -> Result<Vec<Constraint>, Problem>;

/// The form with this name, which is that of the field too.
const fn form_of(name: &'static str, read: Read) -> ConstraintForm {
    ConstraintForm {
        name,
        field: name,
        is_of_one_cell: false,
        read,
        number: Some(|constraint| constraint.calculation().map(|cage| cage.number().to_string())),
        digits: None,
    }
}

fn read(
    operation: Operation,
    Entry { number, cells, .. }: Entry,
    lowest: LowestDigit,
    layout: &Layout,
) -> Result<Vec<Constraint>, Problem> {
    let Some(number) = number else { return Ok(Vec::new()) };
    let cage = calculation(operation, &number, &cells, lowest, layout)?;
    Ok(vec![cage])
}

/// The cage of these cells, whose digits, counted from `lowest`, make a number.
pub(crate) fn calculation(
    operation: Operation,
    number: &str,
    cells: &[Cell],
    lowest: LowestDigit,
    layout: &Layout,
) -> Result<Constraint, Problem> {
    check_cells(cells, layout)?;
    let (found, most) = (cells.len(), Calculation::MOST_CELLS);
    if found > most {
        return Err(problem_of_cage(cells, layout, CageFault::TooManyCells { found, most }));
    }
    // The digits of a cage would have to be shown from 0 too.
    if lowest == LowestDigit::Zero {
        return Err(Problem::CalculationsFromZero);
    }
    let numbers = Calculation::numbers(operation, found, layout.digit_count());
    let read = number.parse().ok().filter(|number| numbers.contains(number));
    let bad = || {
        let (from, to) = (*numbers.start() as usize, *numbers.end() as usize);
        Problem::BadValue { found: shortened(number), expected: ExpectedValue::Number { from, to } }
    };
    let number = read.ok_or_else(bad)?;
    Ok(Constraint::Calculation(Calculation::new(operation, number, cells.iter().copied())))
}
