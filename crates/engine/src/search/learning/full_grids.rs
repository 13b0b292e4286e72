//! Finds full grids of a board without givens.

use std::sync::Arc;

use super::candidates::CandidateGroups;
use super::literal::Literal;
use super::solver::ClauseSolver;
use crate::search::Effort;
use crate::search::bits::Mask;
use crate::search::meter::Meter;
use crate::search::tables::LayoutTables;
use crate::{Cancelled, Control};

/// Looks for full grids that hold certain digits. Its clauses follow from the rules of the board alone, so they help
/// with every later question.
#[derive(Debug)]
pub(crate) struct FullGrids<M> {
    candidates: Arc<CandidateGroups<M>>,
    solver: ClauseSolver<M>,
    assumed: Vec<Literal>,
}

impl<M: Mask> FullGrids<M> {
    /// The full grids of a board.
    pub(crate) fn new(tables: &LayoutTables) -> Self {
        // The empty board and not a puzzle, so that what is learnt for one grid holds for the next.
        let candidates = Arc::new(CandidateGroups::new(tables, &tables.empty_state()));
        let solver = ClauseSolver::new(&candidates, None);
        Self { candidates, solver, assumed: Vec::new() }
    }

    /// A full grid with the digits of `state`: a mask of one digit for each cell. Returns `None` if there is none.
    pub(crate) fn one_in(
        &mut self,
        state: &[M],
        control: &Control,
    ) -> Result<Option<Vec<M>>, Cancelled> {
        let cells = self.candidates.cell_count();
        let placed = state[..cells].iter().copied().enumerate().filter(|(_, it)| it.is_single());
        let numbers = placed.filter_map(|(cell, digit)| self.candidates.number(cell, digit));
        self.assumed.clear();
        self.assumed.extend(numbers.map(Literal::is));
        let mut meter = Meter::new(control, Effort::default(), 0);
        if !self.solver.solve(&self.assumed, &mut meter)? {
            return Ok(None);
        }
        // A cell without candidates of its own has the only digit that the board allows.
        let mut grid = state[..cells].to_vec();
        for literal in self.solver.literals().iter().filter(|literal| literal.is_positive()) {
            let (cell, digit) = self.candidates.cell_and_digit(*literal);
            grid[cell] = digit;
        }
        Ok(Some(grid))
    }
}
