//! Type 3: the further digits of two cells of a loop form a set with other cells of a common house.

use super::LoopSearch;
use crate::engine::rating::bits::{by_size, combinations, loose_tuple, ones, tuple};
use crate::engine::rating::hint::{RatedStep, removals};
use crate::engine::rating::regions::{CELLS, PLACE, shared};

/// The two cells of a loop that have further candidates, in a house that holds both.
#[derive(Clone, Copy)]
struct LoopCorner {
    house: usize,
    cells: [usize; 2],
    /// The digits of the cells apart from the pair of the loop: their union and their intersection.
    extra: u16,
    common: u16,
}

impl LoopCorner {
    fn place(self, which: usize) -> u8 {
        PLACE[self.cells[which]][self.house / 9]
    }

    fn cell(self, place: usize) -> usize {
        usize::from(CELLS[self.house][place])
    }

    /// The cells of the house at `places`, without the two cells of the loop.
    fn others(self, places: u16) -> impl Iterator<Item = usize> {
        ones(places)
            .map(move |place| self.cell(place))
            .filter(move |cell| !self.cells.contains(cell))
    }
}

impl LoopSearch<'_> {
    /// Tries naked and hidden sets by size, then by house. In a house, naked sets come first.
    pub(super) fn sets(&mut self, one: usize, other: usize) {
        let (extra, common) =
            (self.extra(one) | self.extra(other), self.extra(one) & self.extra(other));
        for size in extra.count_ones() as usize..=7 {
            for house in shared(one, other) {
                let corner = LoopCorner { house, cells: [one, other], extra, common };
                let open = self.sheet.open_in(house);
                if size * 2 <= open {
                    self.naked_sets(corner, size);
                }
                if size * 2 < open {
                    self.hidden_sets(corner, size);
                }
            }
        }
    }

    fn naked_sets(&mut self, corner: LoopCorner, size: usize) {
        let (one, other) = (1 << corner.place(0), 1 << corner.place(1));
        for places in
            combinations(size, 9).filter(|places| places & one != 0 && places & other == 0)
        {
            let candidates =
                || ones(places & !one).map(|place| self.sheet.candidates(corner.cell(place)));
            let covered = candidates().fold(corner.common, |all, digits| all | digits);
            let digits = tuple(candidates().chain([corner.extra]), size);
            if let Some(digits) = digits.filter(|_| covered.count_ones() as usize == size) {
                let rest = corner.others(0x1FF & !places);
                let rating = self.rating() + by_size(size);
                self.best.offer(3, RatedStep::removing(rating, removals(self.sheet, rest, digits)));
            }
        }
    }

    fn hidden_sets(&mut self, corner: LoopCorner, size: usize) {
        let left: Vec<usize> = ones(0x1FF & !self.pair & !corner.extra).collect();
        if size - 2 > left.len() {
            return;
        }
        for chosen in combinations(size - 2, left.len()) {
            let digits = ones(chosen).fold(self.pair, |digits, at| digits | 1 << left[at]);
            let places = ones(digits)
                .map(|digit| self.sheet.places(corner.house, digit) & !(1 << corner.place(1)));
            if let Some(places) = loose_tuple(places, size) {
                self.best.offer(3, self.hidden_set(corner, digits, places));
            }
        }
    }

    fn hidden_set(&self, corner: LoopCorner, digits: u16, places: u16) -> Option<RatedStep> {
        let cells: Vec<usize> = corner.others(places).collect();
        let rating = self.rating() + by_size(cells.len());
        RatedStep::removing(rating, removals(self.sheet, cells, !digits))
    }
}
