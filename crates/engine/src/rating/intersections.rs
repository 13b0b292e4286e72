//! Pointing and claiming: if all places of a digit in one house are in another house, the rest of that house
//! loses the digit.
//!
//! The order is: blocks against columns and blocks against rows (pointing: 2.6), then columns against blocks
//! and rows against blocks (claiming: 2.8), then further kinds of houses. On the classic board each pair of
//! houses is tried with all digits, on other boards each digit with all pairs of these kinds. If the elimination
//! would leave the digit one place in a third house, the step is a direct one (1.7 and 1.9): it places the digit
//! there and removes nothing else.

use std::ops::Range;

use super::bits::ones;
use super::board::{BLOCKS, RatedBoard};
use super::hint::RatedStep;
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
    pub(super) fn victims<B: RatedBoard>(self, sheet: &Sheet<B>) -> u128 {
        cells_with(sheet, self.into, self.digit) & !sheet.board().mask(self.from)
    }
}

/// All intersections in order, including those that eliminate nothing.
pub(super) fn all<B: RatedBoard>(sheet: &Sheet<B>) -> impl Iterator<Item = Intersection> {
    sheet.board().crossing_kinds().flat_map(move |(from, into)| {
        // The two scales go through the same pairs in another order, which decides the step that comes first.
        let by_house = B::IS_CLASSIC.then(|| by_house(sheet, from.clone(), into.clone()));
        let by_digit = (!B::IS_CLASSIC).then(|| by_digit(sheet, from, into));
        by_house.into_iter().flatten().chain(by_digit.into_iter().flatten())
    })
}

fn by_house<B: RatedBoard>(
    sheet: &Sheet<B>,
    from: Range<usize>,
    into: Range<usize>,
) -> impl Iterator<Item = Intersection> {
    from.flat_map(move |from| {
        let mask = |house| sheet.board().mask(house);
        let crossing = into.clone().filter(move |&into| mask(from) & mask(into) != 0);
        crossing.flat_map(move |into| {
            (0..9)
                .map(move |digit| Intersection { from, into, digit })
                .filter(move |intersection| is_locked(sheet, *intersection))
        })
    })
}

fn by_digit<B: RatedBoard>(
    sheet: &Sheet<B>,
    from: Range<usize>,
    into: Range<usize>,
) -> impl Iterator<Item = Intersection> {
    (0..9).flat_map(move |digit| {
        let into = into.clone();
        from.clone().flat_map(move |from| {
            into.clone()
                .map(move |into| Intersection { from, into, digit })
                .filter(move |intersection| is_locked(sheet, *intersection))
        })
    })
}

fn is_locked<B: RatedBoard>(
    sheet: &Sheet<B>,
    Intersection { from, into, digit }: Intersection,
) -> bool {
    let places = sheet.places(from, digit);
    // Two houses share three cells at most, a block and a window four.
    let most = if B::IS_CLASSIC { 3 } else { 4 };
    (2..=most).contains(&places.count_ones())
        && cells_with(sheet, from, digit) & !sheet.board().mask(into) == 0
}

fn cells_with<B: RatedBoard>(sheet: &Sheet<B>, house: usize, digit: usize) -> u128 {
    let cells = sheet.board().cells(house);
    ones(sheet.places(house, digit)).fold(0, |with, place| with | 1 << cells[place])
}

/// The step of the first intersection that eliminates something. Returns `None` if none does.
pub(super) fn find<B: RatedBoard>(sheet: &Sheet<B>) -> Option<RatedStep> {
    all(sheet).find_map(|found| {
        let victims = super::bits::cells(found.victims(sheet));
        let rating = if BLOCKS.contains(&found.from) { 2.6 } else { 2.8 };
        RatedStep::removing(rating, victims.map(|cell| (cell, 1 << found.digit)).collect())
    })
}

/// The step of the first intersection that leaves one place in a third house. Returns `None` if none does.
pub(super) fn find_direct<B: RatedBoard>(sheet: &Sheet<B>) -> Option<RatedStep> {
    all(sheet).find_map(|found| {
        let cell = last_place(sheet, found)?;
        let rating = if BLOCKS.contains(&found.from) { 1.7 } else { 1.9 };
        Some(RatedStep::placing(rating, cell, found.digit))
    })
}

fn last_place<B: RatedBoard>(
    sheet: &Sheet<B>,
    Intersection { from, into, digit }: Intersection,
) -> Option<usize> {
    let mask = |house| sheet.board().mask(house);
    // The third house is of the kind of the first: a block that points leaves its digit one place in another block of
    // the chute.
    let kind = from / 9 * 9..from / 9 * 9 + 9;
    let others = kind.filter(|&third| third != from && mask(third) & mask(into) != 0);
    // A digit that already has one place in the third house is a hidden single without the intersection.
    others.filter(|&third| sheet.places(third, digit).count_ones() > 1).find_map(|third| {
        let left = cells_with(sheet, third, digit) & !mask(into);
        left.is_power_of_two().then(|| left.trailing_zeros() as usize)
    })
}
