//! The tables of a layout that the finders read: its houses and peers as sets of cells.

use std::sync::{Arc, OnceLock};

use super::leftover_sets::{self, Leftovers};
use crate::technique::{Candidate, WideSet};
use crate::{Cell, Digit, House, HouseKind, HouseName, Layout, Rule};

/// Boards with as many further houses as this are searched in full.
const FEW_FURTHER_HOUSES: usize = 18;

/// The tables of one layout of up to [`WideSet::MOST_CELLS`] cells.
#[derive(Debug)]
pub(super) struct GeneralTables {
    pub(super) layout: Arc<Layout>,
    /// All cells of the board.
    pub(super) all: WideSet,
    /// The cells of each house, in the order of the layout.
    pub(super) houses: Vec<WideSet>,
    /// By cell: the cells that must differ from it.
    peers: Vec<WideSet>,
    /// By cell: the cells whose digits must not be consecutive to its digit. Empty without that rule.
    beside: Vec<WideSet>,
    /// Computed when they are first needed.
    leftovers: OnceLock<Vec<Leftovers>>,
}

impl GeneralTables {
    /// The tables of `layout`. Returns `None` if it has too many cells.
    pub(super) fn of(layout: &Arc<Layout>) -> Option<Self> {
        if layout.cell_count() > WideSet::MOST_CELLS {
            return None;
        }
        let set = |cells: &[Cell]| cells.iter().copied().collect();
        let beside = |cell| set(layout.neighbours(Rule::NonConsecutive, cell));
        let has_rule = layout.has_rule(Rule::NonConsecutive);
        Some(Self {
            all: WideSet::first_cells(layout.cell_count()),
            houses: layout.houses().iter().map(|house| set(&house.cells)).collect(),
            peers: layout.cells().map(|cell| set(layout.peers(cell))).collect(),
            beside: if has_rule { layout.cells().map(beside).collect() } else { Vec::new() },
            leftovers: OnceLock::new(),
            layout: Arc::clone(layout),
        })
    }

    /// The leftovers of the board: see [`leftover_sets::all`].
    pub(super) fn leftovers(&self) -> &[Leftovers] {
        self.leftovers.get_or_init(|| leftover_sets::all(&self.layout, &self.houses))
    }

    /// Whether the author drew so many further houses that some combinations of houses are too many to look at.
    pub(super) fn has_many_further_houses(&self) -> bool {
        let further = self.layout.houses().iter().filter(|house| house.kind == HouseKind::Extra);
        further.count() > FEW_FURTHER_HOUSES
    }

    /// The house of this number.
    pub(super) fn house(&self, number: usize) -> &House {
        &self.layout.houses()[number]
    }

    /// The name of the house of this number.
    pub(super) fn name(&self, number: usize) -> HouseName {
        self.house(number).name()
    }

    /// Whether the house of this number is a row or a column.
    pub(super) fn is_line(&self, number: usize) -> bool {
        matches!(self.house(number).kind, HouseKind::Row | HouseKind::Column)
    }

    /// The numbers of the houses that hold each digit.
    pub(super) fn complete(&self) -> impl Iterator<Item = usize> + Clone + '_ {
        (0..self.houses.len()).filter(|&number| self.house(number).is_complete)
    }

    /// The same with boxes, regions and other houses before rows and columns, as people look.
    pub(super) fn complete_lines_last(&self) -> impl Iterator<Item = usize> + '_ {
        let others = self.complete().filter(|&number| !self.is_line(number));
        others.chain(self.complete().filter(|&number| self.is_line(number)))
    }

    /// The cells that must differ from `cell`.
    pub(super) fn peers_of(&self, cell: Cell) -> WideSet {
        self.peers[cell.index()]
    }

    /// The common peers of all `cells`. If `cells` is empty, all cells.
    pub(super) fn seen_by_all(&self, cells: WideSet) -> WideSet {
        cells.iter().fold(self.all, |seen, cell| seen.and(self.peers_of(cell)))
    }

    /// The cells that any of `cells` sees.
    pub(super) fn seen_by_any(&self, cells: WideSet) -> WideSet {
        cells.iter().fold(WideSet::EMPTY, |seen, cell| seen.or(self.peers_of(cell)))
    }

    /// The numbers of the houses that hold all of `cells`, ascending. No houses if `cells` is empty.
    pub(super) fn holding(&self, cells: WideSet) -> impl Iterator<Item = usize> + '_ {
        let first = cells.first();
        let numbers = first.map(|first| self.layout.houses_of(first)).unwrap_or_default();
        numbers.iter().copied().filter(move |&house| cells.is_within(self.houses[house]))
    }

    /// Whether digits of cells that share an edge must not be consecutive.
    pub(super) fn is_non_consecutive(&self) -> bool {
        !self.beside.is_empty()
    }

    /// The cells whose digits must not be consecutive to the digit of `cell`.
    pub(super) fn beside(&self, cell: Cell) -> WideSet {
        self.beside.get(cell.index()).copied().unwrap_or_default()
    }

    /// The cells that cannot hold `digit` if `candidate` is true. The cell of the candidate itself is among them if
    /// `digit` is not its digit.
    pub(super) fn excluded(&self, candidate: Candidate, digit: Digit) -> WideSet {
        let Candidate { cell, digit: own } = candidate;
        if digit == own {
            return self.peers_of(cell);
        }
        let own_cell = WideSet::of(cell);
        let is_beside = own.get().abs_diff(digit.get()) == 1;
        if is_beside { own_cell.or(self.beside(cell)) } else { own_cell }
    }
}
