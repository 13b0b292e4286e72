//! Which cells a rule ties, and which cells see each other.

use super::grid_frame::{GridEdges, GridFrame};
use super::place::Place;
use crate::lists::Lists;
use crate::rules::Ties;
use crate::{Cell, House};

/// The steps to the places that share an edge with a place, as rows and columns.
pub(super) const STEPS_OVER_SIDES: [(isize, isize); 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];

/// By cell: the cells that one of these steps leads to within one of `frames`, in row-major order.
pub(super) fn by_steps(
    steps: &[(isize, isize)],
    frames: &[GridFrame],
    edges: GridEdges,
    cell_count: usize,
    cell_at: impl Fn(Place) -> Option<Cell>,
) -> Lists<Cell> {
    let mut neighbours = vec![Vec::new(); cell_count];
    for frame in frames {
        for place in frame.places() {
            for &step in steps {
                let there = frame.step(place, step, edges);
                let pair = cell_at(place).zip(there.and_then(&cell_at));
                if let Some((one, other)) = pair.filter(|(one, other)| one != other) {
                    neighbours[one.index()].push(other);
                }
            }
        }
    }
    Lists::of_items(neighbours.into_iter().map(sorted))
}

fn sorted(mut cells: Vec<Cell>) -> Vec<Cell> {
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// By cell: the indices of the houses that hold it, ascending.
pub(super) fn houses_of_cells(cell_count: usize, houses: &[House]) -> Lists<usize> {
    let items = houses
        .iter()
        .enumerate()
        .flat_map(|(index, house)| house.cells.iter().map(move |cell| (cell.index(), index)));
    Lists::sorted(cell_count, items)
}

/// By cell: the cells that share a house with it, or that a rule makes different, in row-major order.
pub(super) fn peers(houses: &[House], houses_of: &Lists<usize>, ties: &[Ties]) -> Lists<Cell> {
    // The cell that saw each cell last. It spares sorting and comparing large lists.
    let mut seen_by = vec![usize::MAX; houses_of.len()];
    let seen_from = |cell: usize| {
        seen_by[cell] = cell;
        let mut peers = Vec::new();
        let in_houses = houses_of.of(cell).iter().flat_map(|&house| &houses[house].cells);
        let ties = ties.iter().filter(|ties| ties.exclusion().makes_peers());
        let by_rules = ties.flat_map(|ties| ties.of(cell));
        for &peer in in_houses.chain(by_rules) {
            if seen_by[peer.index()] != cell {
                seen_by[peer.index()] = cell;
                peers.push(peer);
            }
        }
        peers.sort_unstable();
        peers
    };
    Lists::of_items((0..houses_of.len()).map(seen_from))
}
