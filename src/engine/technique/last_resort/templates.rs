//! All ways to place a digit nine times on the board, one in each house.
//!
//! A template of a digit holds its cells and no cell where it cannot be. A cell that is in all templates of a digit
//! is in none of another's; what that leaves is looked at again, until nothing changes.

use std::ops::ControlFlow;

use crate::engine::technique::houses::{CELLS, PEERS};
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Board, CellSet};
use crate::engine::{Cell, Digit};

/// How many templates are made between two looks at whether the search was told to stop.
const BETWEEN_REPORTS: usize = 4096;

/// What all templates of a digit have in common, and what any of them has.
#[derive(Clone, Copy)]
pub(super) struct Common {
    /// The cells that are in each of them.
    pub(super) all: CellSet,
    /// The cells that are in one of them at least.
    pub(super) any: CellSet,
}

impl Common {
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

/// What the templates of each digit have in common; nothing is certain where a digit has none.
pub(super) fn common(hunt: &mut Hunt<'_>) -> ControlFlow<(), [Common; 9]> {
    let mut templates: [Vec<CellSet>; 9] = Default::default();
    for digit in Digit::CLASSIC {
        let (stand, allowed) = of_digit(hunt.board, digit);
        let mut search = TemplateSearch { hunt, allowed, found: &mut templates[digit.index()] };
        search.row(0, stand, allowed.without(seen_by_any(stand)))?;
    }
    ControlFlow::Continue(refine(&mut templates))
}

/// The cells where `digit` stands, and those with the open ones where it may.
fn of_digit(board: &Board, digit: Digit) -> (CellSet, CellSet) {
    let stands = |&cell: &Cell| board.digit(cell) == Some(digit);
    let stand: CellSet = CellSet::ALL.iter().filter(stands).collect();
    (stand, stand.or(board.places(digit)))
}

fn seen_by_any(cells: CellSet) -> CellSet {
    cells.iter().fold(CellSet::EMPTY, |seen, cell| seen.or(PEERS[cell.index()]))
}

/// Leaves out templates that cross what is certain of another digit, until all that are left stay.
fn refine(templates: &mut [Vec<CellSet>; 9]) -> [Common; 9] {
    loop {
        let common = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(|digit| Common::of(&templates[digit]));
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
    hunt: &'h mut Hunt<'b>,
    allowed: CellSet,
    found: &'h mut Vec<CellSet>,
}

impl TemplateSearch<'_, '_> {
    /// Goes through the cells of a row that are still free; `chosen` are those of the rows before and those where
    /// the digit stands.
    fn row(&mut self, row: usize, chosen: CellSet, free: CellSet) -> Flow {
        if row == 9 {
            self.found.push(chosen);
            if self.found.len().is_multiple_of(BETWEEN_REPORTS) {
                self.hunt.report()?;
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
