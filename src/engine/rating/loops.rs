//! Unique rectangles and loops, types 1 to 4.
//!
//! A loop of cells, two in each house that it touches, that all have the same two candidates would have two answers
//! if they had no others. 4.5 for four cells, 4.6 for six, 4.7 for eight, 5.0 for ten and more; type 3 adds 0.1 a
//! digit of its naked set above the first, or 0.1 a cell of its hidden set above the first. The step is the one with
//! the lowest rating, then the lowest type; loops are looked for from each cell of two candidates, row by row.

mod sets;

use super::bits::{cells, first, ones};
use super::hint::{Hint, removals};
use super::regions::{CELLS, OF, SEEN, shared};
use super::sheet::Sheet;

/// The first of the easiest steps.
pub(super) fn find(sheet: &Sheet) -> Option<Hint> {
    let mut best = Best(None);
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
        search.extend(cell, 2, 0, None, [0; 2]);
    }
    best.0.map(|(_, hint)| hint)
}

/// The step with the lowest rating, then the lowest type, of which the first is kept.
struct Best(Option<(u8, Hint)>);

impl Best {
    fn offer(&mut self, kind: u8, hint: Option<Hint>) {
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
struct LoopSearch<'a> {
    sheet: &'a Sheet,
    pair: u16,
    allowed: u128,
    cells: Vec<usize>,
    best: &'a mut Best,
}

impl LoopSearch<'_> {
    /// Goes on to `cell`, reached through a house of kind `from`. `spare` cells with more candidates are still
    /// allowed, whatever these are; `extra` is what they are so far, along with those of cells that were tried
    /// beside this one and not taken back: that is how the original gathers them. `touched` are the houses of the
    /// cells at even and at odd places in the loop.
    fn extend(
        &mut self,
        cell: usize,
        spare: i32,
        extra: u16,
        from: Option<usize>,
        touched: [u32; 2],
    ) {
        let parity = self.cells.len() % 2;
        let houses = OF[cell].into_iter().fold(0_u32, |houses, house| houses | 1 << house);
        if touched[parity] & houses != 0 {
            return;
        }
        let mut touched = touched;
        touched[parity] |= houses;
        self.cells.push(cell);
        let mut extra = extra;
        for kind in (0..3).filter(|&kind| Some(kind) != from) {
            for next in CELLS[usize::from(OF[cell][kind])].map(usize::from) {
                if self.cells.len() >= 4 && next == self.cells[0] {
                    self.close(touched);
                } else if self.allowed >> next & 1 == 1 && !self.cells.contains(&next) {
                    extra |= self.sheet.candidates(next) & !self.pair;
                    let is_large = self.sheet.count(next) > 2;
                    if !is_large || extra.is_power_of_two() || spare > 0 {
                        self.extend(next, spare - i32::from(is_large), extra, Some(kind), touched);
                    }
                }
            }
        }
        self.cells.pop();
    }

    fn close(&mut self, [even, odd]: [u32; 2]) {
        if even != odd {
            return;
        }
        let large = self.cells.iter().copied().filter(|&cell| self.sheet.count(cell) > 2);
        let large: Vec<usize> = large.collect();
        match large[..] {
            [] => {}
            [cell] => self.best.offer(1, Hint::removing(self.rating(), vec![(cell, self.pair)])),
            [one, other] => self.two_cells(one, other),
            _ => self.one_digit(&large),
        }
    }

    fn rating(&self) -> f64 {
        match self.cells.len() {
            ..6 => 4.5,
            6..8 => 4.5 + 0.1,
            8..10 => 4.5 + 0.2,
            _ => 4.5 + 0.3 + 0.2,
        }
    }

    fn extra(&self, cell: usize) -> u16 {
        self.sheet.candidates(cell) & !self.pair
    }

    /// Type 2: one digit more, which stands in one of the cells.
    fn one_digit(&mut self, large: &[usize]) {
        let digit = 1 << first(self.extra(large[0]));
        let seen = large.iter().fold(u128::MAX, |seen, &cell| seen & SEEN[cell]);
        let lost = removals(self.sheet, cells(seen & ((1 << 81) - 1)), digit);
        self.best.offer(2, Hint::removing(self.rating(), lost));
    }

    fn two_cells(&mut self, one: usize, other: usize) {
        if (self.extra(one) | self.extra(other)).is_power_of_two() {
            self.one_digit(&[one, other]);
        } else {
            self.sets(one, other);
        }
        self.best.offer(4, self.locked_digit(one, other));
    }

    /// Type 4: one of the two digits has no other place in a house of the two cells, so they lose the other one.
    fn locked_digit(&self, one: usize, other: usize) -> Option<Hint> {
        let outside = |house: usize| {
            let cells = CELLS[house].map(usize::from);
            let others = cells.into_iter().filter(|&cell| cell != one && cell != other);
            others.fold(0, |digits, cell| digits | self.sheet.candidates(cell))
        };
        let locked =
            shared(one, other).fold(0, |digits, house| digits | self.pair & !outside(house));
        let kept = ones(locked).next()?;
        let lost = self.pair & !(1 << kept);
        Hint::removing(self.rating(), vec![(one, lost), (other, lost)])
    }
}
