//! Draws the regions of a jigsaw: connected, of equal size, and of any shape.
//!
//! The board starts with boxes, or with rows if boxes would not fit. Then neighbouring regions exchange cells again and
//! again. An exchange that would tear a region apart is not made, and one that makes borders longer is made less
//! often, so that regions stay compact.

use std::sync::Arc;

use super::super::stream::Stream;
use crate::{Layout, LayoutBuilder, Place, Regions};

/// The number of exchanges that are tried for each cell of the board.
const EXCHANGES_A_CELL: usize = 40;

/// Draws a board of `side` rows and columns with regions of `side` cells. No region is a row, a column or a part of
/// one, and not all regions are rectangles. `side` must be 4 or more: there is no smaller board of this kind, and the
/// function would not return.
pub(super) fn drawn_board(side: usize, stream: &mut Stream) -> Arc<Layout> {
    let mut drawing = RegionMap::new(side);
    loop {
        for _ in 0..EXCHANGES_A_CELL * side * side {
            drawing.try_exchange(stream);
        }
        let regions = drawing.regions();
        if is_crooked(&regions) {
            let regions = Regions::Drawn(regions);
            let builder = LayoutBuilder { regions, ..LayoutBuilder::latin(side) };
            return builder.build().expect("the regions part the board");
        }
    }
}

/// Whether no region lies in one line, and some region is no rectangle.
fn is_crooked(regions: &[Vec<Place>]) -> bool {
    let extent = |places: &[Place], at: fn(&Place) -> usize| {
        let (least, most) = (places.iter().map(at).min(), places.iter().map(at).max());
        most.zip(least).map_or(0, |(most, least)| most - least + 1)
    };
    let sizes = regions.iter().map(|places| {
        (extent(places, |place| place.row), extent(places, |place| place.column), places.len())
    });
    sizes.clone().all(|(rows, columns, _)| rows > 1 && columns > 1)
        && sizes.into_iter().any(|(rows, columns, cells)| rows * columns > cells)
}

/// A square that is parted into regions.
struct RegionMap {
    side: usize,
    /// By cell in row-major order: the number of its region.
    region_of: Vec<usize>,
}

impl RegionMap {
    /// Boxes as square as can be. If the side is a prime number, they are rows.
    fn new(side: usize) -> Self {
        let rows = (1..=side.isqrt()).rev().find(|rows| side.is_multiple_of(*rows)).unwrap_or(1);
        let columns = side / rows;
        let region = |cell: usize| cell / side / rows * rows + cell % side / columns;
        Self { side, region_of: (0..side * side).map(region).collect() }
    }

    /// Draws two cells of neighbouring regions and exchanges them, unless a region would fall apart.
    fn try_exchange(&mut self, stream: &mut Stream) {
        let one = stream.index(self.region_of.len());
        let drawn = stream.index(4);
        let Some(neighbour) = self.neighbours(one).nth(drawn) else {
            return;
        };
        let (from, to) = (self.region_of[one], self.region_of[neighbour]);
        // The region of the neighbour gets `one`. In exchange it gives back a cell that touches the rest of the other
        // region.
        let touches_from =
            |cell: &usize| self.neighbours(*cell).any(|it| it != one && self.region_of[it] == from);
        let cells = 0..self.region_of.len();
        let back: Vec<usize> =
            cells.filter(|&it| self.region_of[it] == to).filter(touches_from).collect();
        if from == to || back.is_empty() {
            return;
        }
        let other = back[stream.index(back.len())];
        let before = self.border(one) + self.border(other);
        self.region_of.swap(one, other);
        let longer = (self.border(one) + self.border(other)).saturating_sub(before);
        let is_whole = self.is_connected(one) && self.is_connected(other);
        // The number is drawn even if a region would fall apart, so that the stream does not depend on that.
        let is_lucky = stream.below(1 << longer) == 0;
        if !(is_whole && is_lucky) {
            self.region_of.swap(one, other);
        }
    }

    /// The cells beside `cell`, above it first.
    fn neighbours(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let (row, column, side) = (cell / self.side, cell % self.side, self.side);
        let above = (row > 0).then(|| cell - side);
        let left = (column > 0).then(|| cell - 1);
        let right = (column + 1 < side).then(|| cell + 1);
        let below = (row + 1 < side).then(|| cell + side);
        [above, left, right, below].into_iter().flatten()
    }

    /// The number of cells beside `cell` that are in another region.
    fn border(&self, cell: usize) -> usize {
        let region = self.region_of[cell];
        self.neighbours(cell).filter(|&other| self.region_of[other] != region).count()
    }

    /// Whether a walk from `cell` reaches all cells of its region.
    fn is_connected(&self, cell: usize) -> bool {
        let region = self.region_of[cell];
        let mut reached = vec![cell];
        let mut next = 0;
        while next < reached.len() {
            for other in self.neighbours(reached[next]) {
                // A region has 16 cells at most, so a list is searched faster than a set is built.
                if self.region_of[other] == region && !reached.contains(&other) {
                    reached.push(other);
                }
            }
            next += 1;
        }
        reached.len() == self.side
    }

    fn regions(&self) -> Vec<Vec<Place>> {
        let mut regions = vec![Vec::new(); self.side];
        for (cell, &region) in self.region_of.iter().enumerate() {
            regions[region].push(Place::new(cell / self.side, cell % self.side));
        }
        regions
    }
}
