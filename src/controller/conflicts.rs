//! The cells and houses in which a board breaks the rules, to be marked.

use crate::engine::{Cell, Contradiction, HouseName, Layout};

/// Where the rules are broken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conflicts {
    /// The cells in conflict, each once, in no order.
    pub cells: Vec<Cell>,
    /// Cells of one house with the same digit, each pair of neighbours once.
    pub pairs: Vec<[Cell; 2]>,
    /// The houses that have no place for a digit.
    pub houses: Vec<HouseName>,
}

/// What the reasons mark on a board of this layout.
pub(super) fn conflicts_of<'a>(
    reasons: impl IntoIterator<Item = &'a Contradiction>,
    layout: &Layout,
) -> Conflicts {
    let mut conflicts = Conflicts::default();
    for reason in reasons {
        match reason {
            Contradiction::Repeated { cells, .. } => {
                conflicts.cells.extend(cells);
                conflicts.pairs.extend(cells.windows(2).map(|two| [two[0], two[1]]));
            }
            Contradiction::Clash { cells, .. } => {
                let pair = cells.map(|place| layout.cell(place.row, place.column));
                if let [Some(one), Some(other)] = pair {
                    conflicts.cells.extend([one, other]);
                    conflicts.pairs.push([one, other]);
                }
            }
            Contradiction::DigitBreaksConstraint { place, .. } => {
                conflicts.cells.extend(layout.cell(place.row, place.column));
            }
            Contradiction::CellsBreakConstraint { constraint, fault, .. } => {
                conflicts.cells.extend(fault.cells(constraint));
            }
            Contradiction::RuledOut { row, column, .. }
            | Contradiction::NoCandidate { row, column } => {
                conflicts.cells.extend(layout.cell(row - 1, column - 1));
            }
            Contradiction::NoPlace { house, .. } => conflicts.houses.push(*house),
        }
    }
    // A row and a box may repeat the same digit in the same cells.
    conflicts.cells.sort_unstable();
    conflicts.cells.dedup();
    conflicts.pairs.sort_unstable();
    conflicts.pairs.dedup();
    conflicts
}
