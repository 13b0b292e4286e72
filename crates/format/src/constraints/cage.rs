//! Killer cages.
//!
//! ```text
//! constraints: ["cage 14 r1c1 r1c2"]
//! "killercage":[{"cells":["R1C1","R1C2"],"value":"14"}]
//! ```

use super::{ConstraintForm, calculation};
use crate::error::{CageFault, shortened};
use crate::{LowestDigit, Problem};
use nonet_engine::{Cage, Cell, Constraint, Layout, Operation, Rules};

pub(super) static CAGE: ConstraintForm = ConstraintForm {
    name: "cage",
    field: "killercage",
    is_of_one_cell: false,
    read: |entry, lowest, layout| {
        if entry.repeats {
            return (calculation::form(Operation::Sum).read)(entry, lowest, layout);
        }
        let cage = cage(&entry.cells, entry.number.as_deref(), lowest, layout)?;
        // Programs that write a number for each cell have 0 for no sum. Here a cage without a sum has no number.
        let is_lost = entry.number.as_deref().filter(|_| lowest == LowestDigit::One);
        match is_lost.filter(|number| number.parse() == Ok(0)) {
            Some(found) => {
                let fault = Sums::of(entry.cells.len(), lowest, layout.digit_count()).fault(found);
                Err(problem_of_cage(&entry.cells, layout, fault))
            }
            None => Ok(vec![cage]),
        }
    },
    number: Some(|constraint| constraint.sum().map(|sum| sum.to_string())),
    digits: None,
};

/// The cage of these cells, with a sum of digits that count from `lowest`. No sum, or one of 0 where digits count from 1, is a
/// cage that only forbids repeats.
///
/// Every reader of cages uses this, because searches compare each pair of cells of a cage.
pub(crate) fn cage(
    cells: &[Cell],
    sum: Option<&str>,
    lowest: LowestDigit,
    layout: &Layout,
) -> Result<Constraint, Problem> {
    let digits = layout.digit_count();
    let cage = Cage::new(cells.iter().copied(), None);
    let found = cage.cells().len();
    let fault = |fault| problem_of_cage(cells, layout, fault);
    check_cells(cells, layout)?;
    if Cage::sums(found, digits).is_none() {
        return Err(fault(CageFault::TooLarge { found, digits }));
    }
    let sums = Sums::of(found, lowest, digits);
    let sum = sum.map(|sum| sums.read(sum)).transpose().map_err(fault)?.flatten();
    Ok(Constraint::Cage(Cage::new(cage.cells().iter().copied(), sum)))
}

/// The problem of a cage with these cells, named by the first of them.
pub(crate) fn problem_of_cage(cells: &[Cell], layout: &Layout, fault: CageFault) -> Problem {
    match cells.iter().min() {
        Some(first) => Problem::Cage { cell: layout.name_of(*first), fault },
        None => Problem::CageWithoutCells,
    }
}

/// Refuses a cage without cells, and one that lists a cell twice.
pub(super) fn check_cells(cells: &[Cell], layout: &Layout) -> Result<(), Problem> {
    if cells.is_empty() {
        return Err(Problem::CageWithoutCells);
    }
    match repeated(cells) {
        Some(cell) => {
            let fault = CageFault::RepeatedCell(layout.name_of(cell));
            Err(problem_of_cage(cells, layout, fault))
        }
        None => Ok(()),
    }
}

/// The first cell that is listed twice.
fn repeated(cells: &[Cell]) -> Option<Cell> {
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0])
}

/// The sums that a cage can have, as they are shown.
struct Sums {
    cells: usize,
    lowest: LowestDigit,
    least: u32,
    largest: u32,
}

impl Sums {
    /// The sums of different digits in `cells` cells.
    fn of(cells: usize, lowest: LowestDigit, digits: usize) -> Self {
        let count = u32::try_from(cells).unwrap_or(u32::MAX);
        let sums = Cage::sums(cells, digits).unwrap_or(0..=0);
        let [least, largest] = [*sums.start(), *sums.end()].map(|sum| lowest.shown_sum(sum, count));
        Self { cells, lowest, least, largest }
    }

    /// Reads a sum, for digits that count from 1. Returns `None` for a sum of 0 that says nothing.
    fn read(&self, text: &str) -> Result<Option<u32>, CageFault> {
        let shown: u32 = text.parse().map_err(|_| self.fault(text))?;
        let count = u32::try_from(self.cells).unwrap_or(u32::MAX);
        match shown {
            0 if self.lowest == LowestDigit::One => Ok(None),
            _ if (self.least..=self.largest).contains(&shown) => {
                Ok(Some(self.lowest.sum_of_shown(shown, count)))
            }
            _ => Err(self.fault(text)),
        }
    }

    fn fault(&self, found: &str) -> CageFault {
        let possible = [self.least, self.largest];
        CageFault::BadSum { found: shortened(found).into(), cells: self.cells, possible }
    }
}

/// The cages of a puzzle. Returns `None` if it also has other constraints.
pub(crate) fn cages_alone(rules: &Rules) -> Option<Vec<&Cage>> {
    rules.constraints().iter().map(Constraint::cage).collect()
}

/// The cages of a puzzle that states nothing else but fog.
pub(crate) fn cages_in_fog(rules: &Rules) -> Option<Vec<&Cage>> {
    let others = rules.constraints().iter().filter(|it| it.fog().is_none());
    others.map(Constraint::cage).collect()
}
