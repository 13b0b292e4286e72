//! Unique rectangles and loops, types 1 to 4.
//!
//! If all cells of a loop, with two cells in each house that it touches, had only the same two candidates,
//! there would be two answers. The ratings are 4.5 for four cells, 4.6 for six, 4.7 for eight, and 5.0 for ten
//! or more. Type 3 adds 0.1 for each digit of its naked set, or each cell of its hidden set, above the first.
//! The step is the one with the lowest rating, then the lowest type. Loops are searched from each cell of two
//! candidates, row by row.

mod sets;

use super::bits::{cells, first, ones};
use super::board::RatedBoard;
use super::hint::{RatedStep, removals};
use super::restriction::is_restricted;
use super::sheet::Sheet;

/// The first of the easiest steps. Returns `None` if there is none.
pub(super) fn find<B: RatedBoard>(sheet: &Sheet<B>) -> Option<RatedStep> {
    let mut best = BestStep(None);
    // As on the scale, a loop needs a cell with the bare pair, so the search starts there.
    for cell in (0..81).filter(|&cell| sheet.count(cell) == 2) {
        let pair = sheet.candidates(cell);
        let both = (0..81).filter(|&cell| sheet.candidates(cell) & pair == pair);
        let mut search = LoopSearch {
            sheet,
            pair,
            allowed: both.fold(0, |cells, cell| cells | 1 << cell),
            cells: Vec::new(),
            best: &mut best,
        };
        // Two cells may have any further candidates (types 3 and 4). More may only if all share one digit (type 2).
        search.extend(cell, 2, 0, None, [0; 2]);
    }
    best.0.map(|(_, hint)| hint)
}

/// The best step so far: the lowest rating, then the lowest type. Of equal steps the first is kept.
struct BestStep(Option<(u8, RatedStep)>);

impl BestStep {
    fn offer(&mut self, kind: u8, hint: Option<RatedStep>) {
        let Some(hint) = hint else { return };
        let is_better = self.0.as_ref().is_none_or(|(known, best)| {
            hint.rating.total_cmp(&best.rating).then(kind.cmp(known)).is_lt()
        });
        if is_better {
            self.0 = Some((kind, hint));
        }
    }
}

/// The search for loops of one pair of digits from one cell.
struct LoopSearch<'a, B: RatedBoard> {
    sheet: &'a Sheet<B>,
    pair: u16,
    allowed: u128,
    cells: Vec<usize>,
    best: &'a mut BestStep,
}

impl<B: RatedBoard> LoopSearch<'_, B> {
    /// Continues the loop with `cell`, reached through a house of kind `from`. `spare` is the number of cells
    /// with any further candidates that are still allowed. `extra` are the further candidates so far. On the
    /// classic board they include those of cells that were tried at this place before and given up, because the
    /// original collects them like that. `touched` are the houses of the cells at even and at odd places in the
    /// loop.
    fn extend(&mut self, cell: usize, spare: i32, extra: u16, from: Option<u8>, touched: [u64; 2]) {
        let parity = self.cells.len() % 2;
        let board = *self.sheet.board();
        let houses = board.homes(cell).fold(0_u64, |houses, home| houses | 1 << home.house);
        // Of the two cells that a loop has in a house, one is at an even and one at an odd place.
        if touched[parity] & houses != 0 {
            return;
        }
        let mut touched = touched;
        touched[parity] |= houses;
        self.cells.push(cell);
        let mut extra = extra;
        // A third cell in the same house would break the loop: it has two cells in each house that it touches.
        for home in board.homes(cell).filter(|home| Some(home.kind) != from) {
            for next in board.cells(home.house()).map(usize::from) {
                // Two and three cells cannot close: the loop alternates between the two digits.
                if self.cells.len() >= 4 && next == self.cells[0] {
                    self.close(touched);
                } else if self.allowed >> next & 1 == 1 && !self.cells.contains(&next) {
                    let with_next = extra | self.sheet.candidates(next) & !self.pair;
                    if B::IS_CLASSIC {
                        extra = with_next;
                    }
                    let is_large = self.sheet.count(next) > 2;
                    if !is_large || with_next.is_power_of_two() || spare > 0 {
                        let spare = spare - i32::from(is_large);
                        self.extend(next, spare, with_next, Some(home.kind), touched);
                    }
                }
            }
        }
        self.cells.pop();
    }

    fn close(&mut self, [even, odd]: [u64; 2]) {
        // Each house must have one cell at an even and one at an odd place.
        if even != odd {
            return;
        }
        // Swapping the two digits must give a second answer, which a rule about two cells may forbid.
        if self.cells.iter().any(|&cell| is_restricted(self.sheet, cell, self.pair)) {
            return;
        }
        let large = self.cells.iter().copied().filter(|&cell| self.sheet.count(cell) > 2);
        let large: Vec<usize> = large.collect();
        match large[..] {
            [] => {}
            [cell] => {
                self.best.offer(1, RatedStep::removing(self.rating(), vec![(cell, self.pair)]));
            }
            [one, other] => self.two_cells(one, other),
            _ => self.one_digit(&large),
        }
    }

    fn rating(&self) -> f64 {
        match self.cells.len() {
            // The sums are written as the original adds them, because hints are compared by their floating-point
            // ratings.
            ..6 => 4.5,
            6..8 => 4.5 + 0.1,
            8..10 => 4.5 + 0.2,
            _ => 4.5 + 0.3 + 0.2,
        }
    }

    fn extra(&self, cell: usize) -> u16 {
        self.sheet.candidates(cell) & !self.pair
    }

    /// Type 2: one further digit, which is in one of the cells.
    fn one_digit(&mut self, large: &[usize]) {
        let digit = 1 << first(self.extra(large[0]));
        let seen = large.iter().fold(u128::MAX, |seen, &cell| seen & self.sheet.board().seen(cell));
        let lost = removals(self.sheet, cells(seen & ((1 << 81) - 1)), digit);
        self.best.offer(2, RatedStep::removing(self.rating(), lost));
    }

    fn two_cells(&mut self, one: usize, other: usize) {
        if (self.extra(one) | self.extra(other)).is_power_of_two() {
            self.one_digit(&[one, other]);
        } else {
            self.sets(one, other);
        }
        self.best.offer(4, self.locked_digit(one, other));
    }

    /// Type 4: one of the two digits has no other place in a house of the two cells, so they lose the other digit.
    /// Returns `None` if neither digit is locked.
    fn locked_digit(&self, one: usize, other: usize) -> Option<RatedStep> {
        let outside = |house: usize| {
            let cells = self.sheet.board().cells(house).map(usize::from);
            let others = cells.into_iter().filter(|&cell| cell != one && cell != other);
            others.fold(0, |digits, cell| digits | self.sheet.candidates(cell))
        };
        let shared = self.sheet.board().shared(one, other);
        let locked = shared.fold(0, |digits, house| digits | self.pair & !outside(house));
        let kept = ones(locked).next()?;
        let lost = self.pair & !(1 << kept);
        RatedStep::removing(self.rating(), vec![(one, lost), (other, lost)])
    }
}
