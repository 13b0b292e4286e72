//! Decides which givens of a full grid a puzzle can do without.

use std::sync::Arc;

use super::candidates::CandidateGroups;
use super::literal::Literal;
use super::solver::ClauseSolver;
use crate::search::Effort;
use crate::search::bits::Mask;
use crate::search::meter::Meter;
use crate::search::tables::LayoutTables;
use crate::{Cancelled, Control};

/// Looks for grids that agree with a full grid in some cells and differ from it in another.
///
/// Its clauses follow from the rules of the board alone, so they stay true whichever cells agree. A generator asks
/// hundreds of these questions about one board, and each answer helps with those after it.
#[derive(Debug)]
pub(crate) struct OtherGrids<M> {
    solver: ClauseSolver<M>,
    /// By cell: the literal that it holds the digit of the full grid. `None` if the rules alone say so.
    digits: Vec<Option<Literal>>,
    assumed: Vec<Literal>,
}

impl<M: Mask> OtherGrids<M> {
    /// Grids other than `grid`, which holds a mask of one digit for each cell and keeps the rules.
    pub(crate) fn new(tables: &LayoutTables, grid: &[M]) -> Self {
        let candidates = Arc::new(CandidateGroups::new(tables, &tables.empty_state()));
        let digit = |(cell, &digit)| candidates.number(cell, digit).map(Literal::is);
        Self {
            digits: grid.iter().enumerate().map(digit).collect(),
            solver: ClauseSolver::new(&candidates, None),
            assumed: Vec::new(),
        }
    }

    /// Whether a grid that keeps the rules agrees with the full grid in the cells `alike` and differs in the cell
    /// `unlike`.
    pub(crate) fn has(
        &mut self,
        alike: impl Iterator<Item = usize>,
        unlike: usize,
        control: &Control,
    ) -> Result<bool, Cancelled> {
        // If the rules alone force the digit, no grid differs there.
        let Some(differs) = self.digits[unlike].map(|digit| !digit) else {
            return Ok(false);
        };
        self.assumed.clear();
        self.assumed.extend(alike.filter_map(|cell| self.digits[cell]));
        self.assumed.push(differs);
        let mut meter = Meter::new(control, Effort::default(), 0);
        self.solver.solve(&self.assumed, &mut meter)
    }
}
