//! Quadruples: digits in a circle at a corner.
//!
//! ```text
//! constraints: ["quadruple 1 4 4 r1c1 r1c2 r2c1 r2c2"]
//! "quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[1,4,4]}]
//! ```

use super::{ConstraintForm, Entry};
use crate::error::shortened;
use crate::{LowestDigit, Problem};
use nonet_engine::{Cell, Constraint, Digit, Layout, Quadruple};

pub(super) static QUADRUPLE: ConstraintForm = ConstraintForm {
    name: "quadruple",
    field: "quadruple",
    is_of_one_cell: false,
    read: |entry, lowest, layout| read(&entry, lowest, layout),
    number: None,
    digits: Some(digits),
};

fn digits(constraint: &Constraint) -> &[Digit] {
    constraint.quadruple().map_or(&[], Quadruple::digits)
}

/// A circle without digits says nothing.
fn read(entry: &Entry, lowest: LowestDigit, layout: &Layout) -> Result<Vec<Constraint>, Problem> {
    if entry.digits.is_empty() {
        return Ok(Vec::new());
    }
    let cells = corner(&entry.cells, layout).ok_or(Problem::NotAroundACorner)?;
    let found = entry.digits.len();
    if found > cells.len() {
        return Err(Problem::TooManyDigitsInQuadruple { found });
    }
    let digit = |text: &String| digit(text, lowest, layout.digit_count());
    let digits = entry.digits.iter().map(digit).collect::<Result<Vec<_>, _>>()?;
    Ok(vec![Constraint::Quadruple(Quadruple::new(cells, digits))])
}

/// The cells in row-major order. Returns `None` if they are not the four around a corner.
fn corner(cells: &[Cell], layout: &Layout) -> Option<[Cell; 4]> {
    let mut cells: [Cell; 4] = cells.try_into().ok()?;
    cells.sort_unstable();
    let first = layout.place(cells[0]);
    let expected = [(0, 0), (0, 1), (1, 0), (1, 1)];
    let expected =
        expected.map(|(down, right)| layout.cell(first.row + down, first.column + right));
    (expected == cells.map(Some)).then_some(cells)
}

fn digit(text: &str, lowest: LowestDigit, digits: usize) -> Result<Digit, Problem> {
    let number = text.parse().ok().map(|shown| lowest.sum_of_shown(shown, 1));
    let digit = number.and_then(|number| Digit::new(u8::try_from(number).ok()?));
    digit.filter(|digit| digit.index() < digits).ok_or_else(|| {
        let found = shortened(text);
        match lowest {
            LowestDigit::Zero => Problem::BadNumberFrom0 { found, largest: digits - 1 },
            LowestDigit::One => Problem::BadNumber { found, largest: digits },
        }
    })
}
