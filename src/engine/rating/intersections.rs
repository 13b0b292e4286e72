//! Pointing and claiming: if all places of a digit in one house are in another house, the rest of that house
//! loses the digit.
//!
//! The order is: blocks against columns and blocks against rows (pointing: 2.6), then columns against blocks
//! and rows against blocks (claiming: 2.8). If this would leave the digit one place in a third house, the step
//! is a direct one (1.7 and 1.9): it places the digit there and removes nothing else.

use super::bits::ones;
use super::hint::RatedStep;
use super::regions::{BLOCKS, CELLS, COLUMNS, MASKS, ROWS};
use super::sheet::Sheet;

/// A digit whose places in house `from` are all in house `into` as well.
#[derive(Clone, Copy)]
pub(super) struct Intersection {
    pub(super) from: usize,
    pub(super) into: usize,
    pub(super) digit: usize,
}

impl Intersection {
    /// The cells that lose the digit.
    pub(super) fn victims(self, sheet: &Sheet) -> u128 {
        cells_with(sheet, self.into, self.digit) & !MASKS[self.from]
    }
}

/// All intersections in order, including those that eliminate nothing.
pub(super) fn all(sheet: &Sheet) -> impl Iterator<Item = Intersection> {
    let kinds = [(BLOCKS, COLUMNS), (BLOCKS, ROWS), (COLUMNS, BLOCKS), (ROWS, BLOCKS)];
    kinds.into_iter().flat_map(move |(from, into)| {
        from.flat_map(move |from| {
            let crossing = into.clone().filter(move |&into| MASKS[from] & MASKS[into] != 0);
            crossing.flat_map(move |into| {
                (0..9)
                    .map(move |digit| Intersection { from, into, digit })
                    .filter(move |intersection| is_locked(sheet, *intersection))
            })
        })
    })
}

fn is_locked(sheet: &Sheet, Intersection { from, into, digit }: Intersection) -> bool {
    let places = sheet.places(from, digit);
    // Two houses share three cells at most.
    matches!(places.count_ones(), 2 | 3) && cells_with(sheet, from, digit) & !MASKS[into] == 0
}

fn cells_with(sheet: &Sheet, house: usize, digit: usize) -> u128 {
    ones(sheet.places(house, digit)).fold(0, |cells, place| cells | 1 << CELLS[house][place])
}

/// The step of the first intersection that eliminates something.
pub(super) fn find(sheet: &Sheet) -> Option<RatedStep> {
    all(sheet).find_map(|found| {
        let victims = super::bits::cells(found.victims(sheet));
        let rating = if BLOCKS.contains(&found.from) { 2.6 } else { 2.8 };
        RatedStep::removing(rating, victims.map(|cell| (cell, 1 << found.digit)).collect())
    })
}

/// The step of the first intersection that leaves one place in a third house.
pub(super) fn find_direct(sheet: &Sheet) -> Option<RatedStep> {
    all(sheet).find_map(|found| {
        let cell = last_place(sheet, found)?;
        let rating = if BLOCKS.contains(&found.from) { 1.7 } else { 1.9 };
        Some(RatedStep::placing(rating, cell, found.digit))
    })
}

fn last_place(sheet: &Sheet, Intersection { from, into, digit }: Intersection) -> Option<usize> {
    let kind = from / 9 * 9..from / 9 * 9 + 9;
    let others = kind.filter(|&third| third != from && MASKS[third] & MASKS[into] != 0);
    others.filter(|&third| sheet.places(third, digit).count_ones() > 1).find_map(|third| {
        let left = cells_with(sheet, third, digit) & !MASKS[into];
        left.is_power_of_two().then(|| left.trailing_zeros() as usize)
    })
}
