//! The parts of steps with sets that fit any board, under their usual names, and the questions about a layout that
//! are asked to tell and draw them.

use super::{WideSet, inference, step};
use crate::engine::{Cell, HouseName, Layout};

/// A step on any board.
pub type Step = step::Step<WideSet>;
/// The evidence of a step on any board.
pub type Evidence = step::Evidence<WideSet>;
/// A set of cells of any board and the digits among them.
pub type CellsAndDigits = step::CellsAndDigits<WideSet>;
/// A sequence of inferences on any board.
pub type Chain = step::Chain<WideSet>;
/// One inference on any board.
pub type Link = step::Link<WideSet>;
/// A statement about cells of any board.
pub type Node = step::Node<WideSet>;
/// What follows from nodes of a chain on any board.
pub type Inference = inference::Inference<WideSet>;
/// A stop on the way along the chains of a step on any board.
pub type ChainStop = inference::ChainStop<WideSet>;

/// The cells of the house with this name. Empty if the board has no such house.
#[must_use]
pub fn cells_of(layout: &Layout, house: HouseName) -> WideSet {
    layout.house(house).map(|house| house.cells.iter().copied().collect()).unwrap_or_default()
}

/// The names of the houses that hold all of `cells`, in the order of the layout.
pub fn holding(layout: &Layout, cells: WideSet) -> impl Iterator<Item = HouseName> {
    let first = cells.first();
    let numbers = first.map(|first| layout.houses_of(first)).unwrap_or_default().iter();
    let houses = numbers.map(|&number| &layout.houses()[number]);
    let holds = move |house: &&crate::engine::House| {
        let own: WideSet = house.cells.iter().copied().collect();
        cells.is_within(own)
    };
    houses.filter(holds).map(crate::engine::House::name)
}

/// The cells that must differ from `cell`.
#[must_use]
pub fn peers_of(layout: &Layout, cell: Cell) -> WideSet {
    layout.peers(cell).iter().copied().collect()
}

/// The common peers of all `cells`. If `cells` is empty, all cells.
#[must_use]
pub fn seen_by_all(layout: &Layout, cells: WideSet) -> WideSet {
    let all = WideSet::first_cells(layout.cell_count());
    cells.iter().fold(all, |seen, cell| seen.and(peers_of(layout, cell)))
}
