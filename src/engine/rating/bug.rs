//! Bivalue universal grave, types 1 to 4: 5.6, 5.7, 5.8 to 6.0 by the size of the naked set, 5.7.
//!
//! If each open cell had two candidates and each digit two places in each house, there would be two answers. So
//! at least one of the additional candidates is right. The additional candidates are collected house by house:
//! if a digit has more than two places in a house, and only one of them is in a cell with three or more
//! candidates, that place is additional.

use super::bits::{by_size, combinations, ones, tuple};
use super::hint::{RatedStep, removals};
use super::regions::{self, CELLS, COUNT, SEEN, SEEN_IN_ORDER};
use super::sheet::Sheet;

/// The cells with additional candidates, in the order in which they were found.
struct OverfullCells {
    cells: Vec<(usize, u16)>,
    digits: u16,
    /// The common peers of all these cells, without the cells themselves.
    common: u128,
}

impl OverfullCells {
    /// Collects the cells. Returns `None` if the board is no such pattern.
    fn new(sheet: &Sheet) -> Option<Self> {
        let mut grave = Self { cells: Vec::new(), digits: 0, common: u128::MAX };
        for house in 0..COUNT {
            for digit in 0..9 {
                let places = sheet.places(house, digit);
                if !matches!(places.count_ones(), 0 | 2) {
                    grave.gather(sheet, house, digit)?;
                }
            }
        }
        grave.leaves_pairs(sheet).then_some(grave)
    }

    fn gather(&mut self, sheet: &Sheet, house: usize, digit: usize) -> Option<()> {
        let cells = ones(sheet.places(house, digit)).map(|place| usize::from(CELLS[house][place]));
        let mut large = cells.filter(|&cell| sheet.count(cell) >= 3);
        let cell = large.next()?;
        if large.next().is_some() {
            return Some(());
        }
        self.add(cell, digit);
        // With several digits in several cells, the later types need a common peer.
        let hopeless = self.cells.len() > 1 && self.digits.count_ones() > 1 && self.common == 0;
        (!hopeless).then_some(())
    }

    fn add(&mut self, cell: usize, digit: usize) {
        match self.cells.iter_mut().find(|(known, _)| *known == cell) {
            Some((_, digits)) => *digits |= 1 << digit,
            None => self.cells.push((cell, 1 << digit)),
        }
        self.digits |= 1 << digit;
        self.common &= SEEN[cell];
        self.common =
            self.cells.iter().fold(self.common, |common, (cell, _)| common & !(1 << cell));
    }

    /// Whether without the additional candidates each open cell has two candidates, and each digit has no place
    /// or two places in each house.
    fn leaves_pairs(&self, sheet: &Sheet) -> bool {
        let mut left = sheet.clone();
        for &(cell, digits) in &self.cells {
            ones(digits).for_each(|digit| left.remove(cell, digit));
        }
        let two = |count: u32| count == 0 || count == 2;
        super::bits::cells(left.open()).all(|cell| left.count(cell) == 2)
            && (0..COUNT * 9).all(|at| two(left.places(at / 9, at % 9).count_ones()))
    }

    /// The houses that hold all these cells, in order.
    fn houses(&self) -> impl Iterator<Item = usize> {
        let holds = |house: usize| {
            self.cells.iter().all(|&(cell, _)| regions::MASKS[house] >> cell & 1 == 1)
        };
        (0..COUNT).filter(move |&house| holds(house))
    }

    /// Type 2: all additional candidates are one digit, which is in one of the cells.
    fn one_digit(&self, sheet: &Sheet) -> Option<RatedStep> {
        RatedStep::removing(5.7, removals(sheet, super::bits::cells(self.common), self.digits))
    }

    /// Type 4: two cells of a house that share one other digit.
    fn two_cells(&self, sheet: &Sheet) -> Option<RatedStep> {
        let [(one, of_one), (other, of_other)] = self.cells[..] else { return None };
        let shared = sheet.candidates(one) & sheet.candidates(other) & !self.digits;
        if shared.count_ones() != 1 || self.houses().next().is_none() {
            return None;
        }
        let lost = |cell: usize, extra: u16| (cell, sheet.candidates(cell) & !extra & !shared);
        RatedStep::removing(5.7, vec![lost(one, of_one), lost(other, of_other)])
    }

    /// Type 3: the additional digits form a naked set with other cells of a house.
    fn naked_set(&self, sheet: &Sheet) -> Option<RatedStep> {
        let sizes = |house| (2..=6).map(move |size| (house, size));
        self.houses().flat_map(sizes).find_map(|(house, size)| {
            let around = self.around(house);
            if around.len() < size {
                return None;
            }
            combinations(size - 1, around.len())
                .find_map(|chosen| self.naked_set_of(sheet, &around, chosen, size))
        })
    }

    /// The cells of a house that all these cells see, in the order in which the first of these cells sees them.
    fn around(&self, house: usize) -> Vec<usize> {
        let seen = SEEN_IN_ORDER[self.cells[0].0].map(usize::from);
        let among = regions::MASKS[house] & self.common;
        seen.into_iter().filter(|&cell| among >> cell & 1 == 1).collect()
    }

    fn naked_set_of(
        &self,
        sheet: &Sheet,
        around: &[usize],
        chosen: u16,
        size: usize,
    ) -> Option<RatedStep> {
        let candidates = || ones(chosen).map(|at| sheet.candidates(around[at]));
        let others = candidates().fold(0, |all, digits| all | digits);
        if others.count_ones() as usize != size {
            return None;
        }
        let set = tuple(candidates().chain([self.digits]), size)?;
        let rest = around.iter().enumerate().filter(|&(at, _)| chosen >> at & 1 == 0);
        let rating = 5.7 + by_size(size);
        RatedStep::removing(rating, removals(sheet, rest.map(|(_, &cell)| cell), set))
    }
}

/// The first step of the pattern, or `None` if the board has none.
pub(super) fn find(sheet: &Sheet) -> Option<RatedStep> {
    let grave = OverfullCells::new(sheet)?;
    if let [(cell, _)] = grave.cells[..] {
        return RatedStep::removing(5.6, vec![(cell, sheet.candidates(cell) & !grave.digits)]);
    }
    if grave.digits.is_power_of_two() {
        return grave.one_digit(sheet).or_else(|| grave.two_cells(sheet));
    }
    let common = (!grave.cells.is_empty() && grave.common != 0).then_some(());
    common.and_then(|()| grave.two_cells(sheet).or_else(|| grave.naked_set(sheet)))
}
