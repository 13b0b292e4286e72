//! WXYZ-wings and larger ones: `size` cells that all see each other and have one candidate more than there are cells,
//! and a cell with two of these candidates.
//!
//! If the cell sees all places of one of its two candidates in the set, the set or the cell holds the other candidate.
//! So cells that see all places of that other candidate lose it. If the cell sees all places of both, the set and the
//! cell hold all their candidates, and cells that see all places of any of them lose it.
//!
//! Ratings are 5.5 or 5.6 for three cells, 6.2 to 6.4 for four, 6.6 for five and 7.5 for six. For three and four cells
//! they depend on the most candidates of a cell of the set. The step is the one with the lowest rating, then the most
//! eliminations, then the highest [`suffix`](BentSetHint), then the first found.

use super::bits::{cells, first, ones};
use super::board::RatedBoard;
use super::generalized::seen_by_all;
use super::hint::RatedStep;
use super::sheet::Sheet;

/// The step of the best such pattern with a set of `size` cells, from 3 to 6. Returns `None` if there is none.
pub(super) fn find<B: RatedBoard>(sheet: &Sheet<B>, size: usize) -> Option<RatedStep> {
    let mut search = BentSetSearch { sheet, size, cells: Vec::with_capacity(size), best: None };
    for cell in 0..81 {
        search.start(cell);
    }
    search.best.map(|best| RatedStep { rating: best.rating, placement: None, removals: best.lost })
}

/// A pattern that eliminates something, with the keys by which patterns are compared.
struct BentSetHint {
    rating: f64,
    count: usize,
    /// Three numbers: 2 if both candidates of the cell link it to the set, otherwise 1; the most candidates of a cell
    /// of the set; the number of all candidates of its cells. They are compared as the digits of a text.
    suffix: String,
    lost: Vec<(usize, u16)>,
}

impl BentSetHint {
    fn is_better_than(&self, other: &Self) -> bool {
        let rating = other.rating.total_cmp(&self.rating);
        rating
            .then(self.count.cmp(&other.count))
            .then_with(|| self.suffix.cmp(&other.suffix))
            .is_gt()
    }
}

struct BentSetSearch<'a, B: RatedBoard> {
    sheet: &'a Sheet<B>,
    size: usize,
    cells: Vec<usize>,
    best: Option<BentSetHint>,
}

impl<B: RatedBoard> BentSetSearch<'_, B> {
    fn start(&mut self, cell: usize) {
        if self.fits(0, cell) {
            // Cells are taken in ascending order, so that each set is found once.
            let later = !0 << cell << 1 & self.sheet.board().seen(cell);
            // The second cell comes in the order of peers, the others row by row.
            let peers = self.sheet.board().peers(cell);
            self.cells.push(cell);
            let seconds: Vec<usize> = peers.iter().map(|&peer| usize::from(peer)).collect();
            for second in seconds.into_iter().filter(|&second| second > cell) {
                self.extend(self.sheet.candidates(cell), second, later);
            }
            self.cells.pop();
        }
    }

    fn fits(&self, digits: u16, cell: usize) -> bool {
        let all = digits | self.sheet.candidates(cell);
        self.sheet.count(cell) > 1 && all.count_ones() as usize <= self.size + 1
    }

    /// Adds `cell`, one of `later`, to the set, which has the candidates `digits`.
    fn extend(&mut self, digits: u16, cell: usize, later: u128) {
        if !self.fits(digits, cell) {
            return;
        }
        self.cells.push(cell);
        let digits = digits | self.sheet.candidates(cell);
        if self.cells.len() < self.size {
            let later = later & self.sheet.board().seen(cell) & !0 << cell << 1;
            for next in cells(later) {
                self.extend(digits, next, later);
            }
        } else if digits.count_ones() as usize == self.size + 1 {
            self.close(digits);
        }
        self.cells.pop();
    }

    fn close(&mut self, digits: u16) {
        let board = self.sheet.board();
        let near = self.cells.iter().fold(0_u128, |near, &cell| near | board.seen(cell));
        let own = self.own();
        // The cell need not see the whole set, only all places of one of its digits there. So it is sought beside any
        // cell of the set.
        for pincer in cells(near & !own) {
            let candidates = self.sheet.candidates(pincer);
            if candidates.count_ones() == 2 && candidates & !digits == 0 {
                let [low, high] = [first(candidates), first(candidates & (candidates - 1))];
                match [low, high].map(|digit| self.is_linked(pincer, digit)) {
                    [true, true] => self.offer_double(pincer, digits, low, high),
                    [true, false] => self.offer(self.lost(pincer, high), 1),
                    [false, true] => self.offer(self.lost(pincer, low), 1),
                    [false, false] => {}
                }
            }
        }
    }

    fn own(&self) -> u128 {
        self.cells.iter().fold(0, |own, &cell| own | 1 << cell)
    }

    fn places(&self, digit: usize) -> impl Iterator<Item = usize> {
        self.cells.iter().copied().filter(move |&cell| self.sheet.has(cell, digit))
    }

    /// Whether the cell sees all places of a digit in the set.
    fn is_linked(&self, pincer: usize, digit: usize) -> bool {
        self.places(digit).all(|cell| self.sheet.board().sees(pincer, cell))
    }

    /// The cells that lose a digit of the set and of the cell.
    fn lost(&self, pincer: usize, digit: usize) -> Vec<(usize, u16)> {
        let places = self.places(digit).chain([pincer]);
        self.lost_by(pincer, seen_by_all(self.sheet, places, digit), digit)
    }

    fn lost_by(&self, pincer: usize, victims: u128, digit: usize) -> Vec<(usize, u16)> {
        let victims = victims & !self.own() & !(1 << pincer);
        cells(victims).map(|cell| (cell, 1 << digit)).collect()
    }

    fn offer_double(&mut self, pincer: usize, digits: u16, low: usize, high: usize) {
        let mut lost = Vec::new();
        for digit in ones(digits & !(1 << low) & !(1 << high)) {
            let victims = seen_by_all(self.sheet, self.places(digit), digit);
            lost.extend(self.lost_by(pincer, victims, digit));
        }
        let of_low = self.lost(pincer, low);
        let of_high = self.lost(pincer, high);
        // With eliminations of one of the two candidates alone, the pattern counts as one with a single link.
        let is_double = !lost.is_empty() || !of_low.is_empty() && !of_high.is_empty();
        lost.extend(of_low);
        lost.extend(of_high);
        self.offer(lost, if is_double { 2 } else { 1 });
    }

    fn offer(&mut self, lost: Vec<(usize, u16)>, links: u32) {
        if lost.is_empty() {
            return;
        }
        let counts = || self.cells.iter().map(|&cell| self.sheet.count(cell));
        let (most, all) = (counts().max().unwrap_or(0), counts().sum::<u32>());
        let hint = BentSetHint {
            rating: self.rating(most),
            count: lost.len(),
            // A text, as the original compares: 9 candidates come after 10 of them.
            suffix: format!("{links}{most}{all}"),
            lost,
        };
        // Only a better hint replaces the best, so of equal hints the first found stays.
        if self.best.as_ref().is_none_or(|best| hint.is_better_than(best)) {
            self.best = Some(hint);
        }
    }

    fn rating(&self, most: u32) -> f64 {
        // Sizes in the middle are harder than the extremes.
        let beyond_middle = |most: u32| f64::from(3_u32.abs_diff(most));
        match self.size {
            3 => 5.5 + (1.0 - beyond_middle(most)) * 0.1,
            4 => 6.2 + (2.0 - beyond_middle(most)) * 0.1,
            5 => 6.6,
            _ => 7.5,
        }
    }
}
