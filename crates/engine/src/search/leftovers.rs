//! The law of leftovers: cells that must repeat a digit of certain other cells.
//!
//! Some rows and as many regions hold each digit equally often. Without the cells that both have in common, the
//! leftover cells of the rows therefore hold the same digits as those of the regions. So the digit of a leftover cell
//! is also in a leftover cell of the other side, in one that the first cell does not see. The same holds for columns.
//! On boards of boxes this adds nothing to singles and boxes, so only other regions are examined.

use std::collections::BTreeSet;

use crate::{Cell, House, HouseKind, Layout};

/// The largest number of leftover cells on one side. More cells rarely exclude a digit.
const MOST_CELLS: usize = 5;

/// A repetition: the digit of `cell` is also in one of `others`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Repetition {
    /// The index of the cell.
    pub(super) cell: usize,
    /// The indices of the other cells, ascending. If there are none, the board has no answer.
    pub(super) others: Vec<usize>,
}

/// All repetitions of a board that consecutive rows or columns show.
pub(super) fn repetitions(layout: &Layout) -> Vec<Repetition> {
    let mut found = BTreeSet::new();
    for regions in [HouseKind::Region, HouseKind::Extra] {
        let regions = complete(layout, regions);
        // Regions that share a cell would count its digit twice, and the two sides would no longer balance.
        if regions.is_empty() || !are_apart(&regions) {
            continue;
        }
        for kind in [HouseKind::Row, HouseKind::Column] {
            let lines = complete(layout, kind);
            for first in 0..lines.len() {
                // Consecutive lines only: the cells of a region lie close together, so other lines would leave too
                // many cells over.
                for last in first + 1..=lines.len() {
                    add(layout, &lines[first..last], &regions, &mut found);
                }
            }
        }
    }
    found.into_iter().collect()
}

fn complete(layout: &Layout, kind: HouseKind) -> Vec<&House> {
    let houses = layout.houses().iter();
    houses.filter(|house| house.kind == kind && house.is_complete).collect()
}

/// Whether no two houses share a cell.
fn are_apart(houses: &[&House]) -> bool {
    let mut seen = BTreeSet::new();
    houses.iter().flat_map(|house| &house.cells).all(|cell| seen.insert(cell))
}

/// Compares `lines` with the regions that lie in them for the most part.
fn add(layout: &Layout, lines: &[&House], regions: &[&House], found: &mut BTreeSet<Repetition>) {
    let mut in_lines = vec![false; layout.cell_count()];
    lines.iter().flat_map(|line| &line.cells).for_each(|cell| in_lines[cell.index()] = true);
    let inside = |region: &House| region.cells.iter().filter(|it| in_lines[it.index()]).count();
    let mut regions: Vec<(usize, &House)> =
        regions.iter().map(|&region| (inside(region), region)).collect();
    // The sort is stable, so equal regions stay in their order.
    // The regions that lie deepest in the lines leave the fewest cells over, and few cells exclude the most.
    regions.sort_by_key(|&(inside, _)| usize::MAX - inside);
    regions.truncate(lines.len());
    let common: usize = regions.iter().map(|(inside, _)| inside).sum();
    let leftover = lines.len() * layout.digit_count() - common;
    // With nothing left over, the regions fill the lines exactly, which says nothing new.
    if regions.len() < lines.len() || leftover == 0 || leftover > MOST_CELLS {
        return;
    }
    let mut in_regions = vec![false; layout.cell_count()];
    let cells = regions.iter().flat_map(|(_, region)| &region.cells);
    cells.for_each(|cell| in_regions[cell.index()] = true);
    let only = |these: &[bool], those: &[bool]| -> Vec<Cell> {
        layout.cells().filter(|at| these[at.index()] && !those[at.index()]).collect()
    };
    let (of_lines, of_regions) = (only(&in_lines, &in_regions), only(&in_regions, &in_lines));
    for (these, those) in [(&of_lines, &of_regions), (&of_regions, &of_lines)] {
        for &cell in these {
            // A peer cannot repeat the digit of the cell.
            let unseen = those.iter().filter(|&other| !layout.peers(cell).contains(other));
            let others = unseen.map(|other| other.index()).collect();
            found.insert(Repetition { cell: cell.index(), others });
        }
    }
}
