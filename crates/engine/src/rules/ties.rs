//! The pairs of cells that a rule ties.

use super::{Exclusion, Rule};
use crate::Cell;
use crate::lists::Lists;

/// The pairs of cells that a rule ties on a board.
///
/// A table of pairs of candidates would have millions of entries on a board of 100×100. What a candidate excludes is
/// worked out instead: the cells come from here, and the digits from the [`Exclusion`].
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Ties {
    rule: Rule,
    /// By cell: the cells that are tied to it, in row-major order.
    cells: Lists<Cell>,
}

impl Ties {
    /// The pairs of `rule`, with the cells that are tied to each cell.
    pub(crate) fn new(rule: Rule, cells: Lists<Cell>) -> Self {
        Self { rule, cells }
    }

    /// The rule.
    pub(crate) fn rule(&self) -> Rule {
        self.rule
    }

    /// Which digits two tied cells cannot hold together.
    pub(crate) fn exclusion(&self) -> Exclusion {
        self.rule.exclusion()
    }

    /// The cells that are tied to the cell with this index, in row-major order.
    pub(crate) fn of(&self, cell: usize) -> &[Cell] {
        self.cells.of(cell)
    }
}
