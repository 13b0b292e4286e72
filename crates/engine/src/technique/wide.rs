//! The parts of steps with sets that fit any board, and the questions about a layout that explaining and drawing a step
//! needs.
//!
//! A type called `WideX` here is the type `X` of the classic board, with [`WideSet`] as its set of cells.

use super::{WideSet, inference, step};
use crate::{Cell, HouseName, Layout};

/// A step on any board.
pub type WideStep = step::Step<WideSet>;
/// The evidence of a step on any board.
pub type WideEvidence = step::Evidence<WideSet>;
/// A set of cells of any board and the digits among them.
pub type WideCellsAndDigits = step::CellsAndDigits<WideSet>;
/// A sequence of inferences on any board.
pub type WideChain = step::Chain<WideSet>;
/// One inference on any board.
pub type WideLink = step::Link<WideSet>;
/// A statement about cells of any board.
pub type WideNode = step::Node<WideSet>;
/// A consequence of nodes of a chain on any board.
pub type WideInference = inference::Inference<WideSet>;
/// A stop on the way along the chains of a step on any board.
pub type WideChainStop = inference::ChainStop<WideSet>;

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
    let holds = move |house: &&crate::House| {
        let own: WideSet = house.cells.iter().copied().collect();
        cells.is_within(own)
    };
    houses.filter(holds).map(crate::House::name)
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
