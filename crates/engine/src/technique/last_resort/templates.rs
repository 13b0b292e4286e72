//! All ways to place a digit nine times on the board, one in each house.
//!
//! A template of a digit contains all cells that hold the digit, and no cell that cannot hold it. A cell that
//! is in all templates of a digit is in no template of another digit, so templates of other digits with this
//! cell are dropped. This repeats until nothing changes.

use std::ops::ControlFlow;

use crate::technique::houses::{CELLS, PEERS};
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, CellSet};
use crate::{Cell, Digit};

/// The number of templates between two checks for cancellation.
const BETWEEN_REPORTS: usize = 4096;

/// The intersection and the union of the templates of a digit.
#[derive(Clone, Copy)]
pub(super) struct TemplateSummary {
    /// The cells that are in all templates.
    pub(super) all: CellSet,
    /// The cells that are in at least one template.
    pub(super) any: CellSet,
}

impl TemplateSummary {
    fn of(templates: &[CellSet]) -> Self {
        if templates.is_empty() {
            return Self { all: CellSet::EMPTY, any: CellSet::ALL };
        }
        let none = Self { all: CellSet::ALL, any: CellSet::EMPTY };
        templates.iter().fold(none, |common, &template| Self {
            all: common.all.and(template),
            any: common.any.or(template),
        })
    }
}

/// The common cells of the templates of each digit. If a digit has no template, no cells are certain.
pub(super) fn common(search: &mut StepSearch<'_>) -> ControlFlow<(), [TemplateSummary; 9]> {
    let mut templates: [Vec<CellSet>; 9] = Default::default();
    for digit in Digit::CLASSIC {
        let (stand, allowed) = of_digit(search.board, digit);
        let mut search = TemplateSearch { search, allowed, found: &mut templates[digit.index()] };
        search.row(0, stand, allowed.without(seen_by_any(stand)))?;
    }
    ControlFlow::Continue(refine(&mut templates))
}

/// The cells that hold `digit`, and these with its candidates.
fn of_digit(board: &Board, digit: Digit) -> (CellSet, CellSet) {
    let stands = |&cell: &Cell| board.digit(cell) == Some(digit);
    let stand: CellSet = CellSet::ALL.iter().filter(stands).collect();
    (stand, stand.or(board.places(digit)))
}

fn seen_by_any(cells: CellSet) -> CellSet {
    cells.iter().fold(CellSet::EMPTY, |seen, cell| seen.or(PEERS[cell.index()]))
}

/// Drops templates that contain a cell that is certain for another digit, until nothing changes.
fn refine(templates: &mut [Vec<CellSet>; 9]) -> [TemplateSummary; 9] {
    loop {
        let common =
            [0, 1, 2, 3, 4, 5, 6, 7, 8].map(|digit| TemplateSummary::of(&templates[digit]));
        let mut changed = false;
        for (digit, own) in templates.iter_mut().enumerate() {
            let others = (0..9).filter(|&other| other != digit);
            let taken = others.fold(CellSet::EMPTY, |taken, other| taken.or(common[other].all));
            let before = own.len();
            own.retain(|template| !template.meets(taken));
            changed |= own.len() != before;
        }
        if !changed {
            return common;
        }
    }
}

struct TemplateSearch<'h, 'b> {
    search: &'h mut StepSearch<'b>,
    allowed: CellSet,
    found: &'h mut Vec<CellSet>,
}

impl TemplateSearch<'_, '_> {
    /// Tries the `free` cells of a row. `chosen` are the cells of the rows before, and the cells that hold the
    /// digit.
    fn row(&mut self, row: usize, chosen: CellSet, free: CellSet) -> Flow {
        if row == 9 {
            self.found.push(chosen);
            if self.found.len().is_multiple_of(BETWEEN_REPORTS) {
                self.search.report()?;
            }
            return Flow::Continue(());
        }
        if chosen.meets(CELLS[row]) {
            return self.row(row + 1, chosen, free);
        }
        for cell in free.and(self.allowed).and(CELLS[row]).iter() {
            let free = free.without(PEERS[cell.index()]);
            self.row(row + 1, chosen.or(CellSet::of(cell)), free)?;
        }
        Flow::Continue(())
    }
}
