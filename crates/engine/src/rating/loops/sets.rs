//! Type 3: the further digits of two cells of a loop form a set with other cells of a common house.

use super::LoopSearch;
use crate::rating::bits::{by_size, combinations, loose_tuple, ones, tuple};
use crate::rating::board::RatedBoard;
use crate::rating::generalized::removed_by_places;
use crate::rating::hint::{RatedStep, removals};

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
    /// The place of one of the two cells in the house.
    fn place(self, board: &impl RatedBoard, which: usize) -> usize {
        let cell = self.cells[which];
        board.cells(self.house).iter().position(|&other| usize::from(other) == cell).unwrap_or(0)
    }

    /// The cells of the house at `places`, without the two cells of the loop.
    fn others(self, board: &impl RatedBoard, places: u16) -> impl Iterator<Item = usize> {
        let house = *board.cells(self.house);
        ones(places)
            .map(move |place| usize::from(house[place]))
            .filter(move |cell| !self.cells.contains(cell))
    }
}

impl<B: RatedBoard> LoopSearch<'_, B> {
    /// Tries naked and hidden sets by size, then by house. In a house, naked sets come first.
    pub(super) fn sets(&mut self, one: usize, other: usize) {
        let (extra, common) =
            (self.extra(one) | self.extra(other), self.extra(one) & self.extra(other));
        let digits = extra.count_ones() as usize;
        // The original tries hidden sets too only from the number of further digits on, its successor from two on.
        let least = if B::IS_CLASSIC { digits } else { 2 };
        let board = *self.sheet.board();
        for size in least..=7 {
            for house in board.shared(one, other) {
                let corner = LoopCorner { house, cells: [one, other], extra, common };
                let open = self.sheet.open_in(house);
                if size * 2 <= open && size >= digits {
                    self.naked_sets(corner, size);
                }
                if size * 2 < open {
                    self.hidden_sets(corner, size);
                }
            }
        }
    }

    fn naked_sets(&mut self, corner: LoopCorner, size: usize) {
        let board = *self.sheet.board();
        let (one, other) = (1 << corner.place(&board, 0), 1 << corner.place(&board, 1));
        let cell = |place: usize| usize::from(board.cells(corner.house)[place]);
        for places in
            // The two cells of the loop count as one cell of the set, at the place of the first.
            combinations(size, 9).filter(|places| places & one != 0 && places & other == 0)
        {
            let candidates = || ones(places & !one).map(|place| self.sheet.candidates(cell(place)));
            let covered = candidates().fold(corner.common, |all, digits| all | digits);
            let digits = tuple(candidates().chain([corner.extra]), size);
            if let Some(digits) = digits.filter(|_| covered.count_ones() as usize == size) {
                let rating = self.rating() + by_size(size);
                let lost = if board.is_generalized() {
                    let set = || ones(places | other).map(cell);
                    removed_by_places(self.sheet, set, digits)
                } else {
                    let rest = corner.others(&board, 0x1FF & !places);
                    removals(self.sheet, rest, digits)
                };
                self.best.offer(3, RatedStep::removing(rating, lost));
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
            let other = 1 << corner.place(self.sheet.board(), 1);
            // The two cells of the loop count as one here too, so the second is left out.
            let places = ones(digits).map(|digit| self.sheet.places(corner.house, digit) & !other);
            if let Some(places) = loose_tuple(places, size) {
                self.best.offer(3, self.hidden_set(corner, digits, places));
            }
        }
    }

    fn hidden_set(&self, corner: LoopCorner, digits: u16, places: u16) -> Option<RatedStep> {
        let cells: Vec<usize> = corner.others(self.sheet.board(), places).collect();
        let rating = self.rating() + by_size(cells.len());
        RatedStep::removing(rating, removals(self.sheet, cells, !digits))
    }
}
