//! Generalized intersections and naked sets, for boards with other houses or rules than the classic one.
//!
//! If a digit has two to six places in a house, each cell that sees all of them loses the digit (2.9). If some cells of
//! a house have as many candidates as cells, they are a naked set: each cell that sees all places of one of these
//! digits in the set loses that digit. The ratings are those of [naked sets](super::subsets). Intersections are
//! searched kind by kind of houses, and in a kind digit by digit.

use super::bits::{cells, ones};
use super::board::RatedBoard;
use super::hint::RatedStep;
use super::sheet::Sheet;
use super::subsets::{self, Subset};

/// A digit in a house where it has two to six places.
#[derive(Clone, Copy)]
pub(super) struct LockedDigit {
    pub(super) house: usize,
    pub(super) digit: usize,
}

impl LockedDigit {
    /// The cells that lose the digit.
    pub(super) fn victims<B: RatedBoard>(self, sheet: &Sheet<B>) -> u128 {
        let house = sheet.board().cells(self.house);
        let places = ones(sheet.places(self.house, self.digit));
        seen_by_all(sheet, places.map(|place| usize::from(house[place])), self.digit)
    }
}

/// The cells with candidate `digit` that see all of `places`.
pub(super) fn seen_by_all<B: RatedBoard>(
    sheet: &Sheet<B>,
    places: impl Iterator<Item = usize>,
    digit: usize,
) -> u128 {
    // A cell does not see itself, so none of the places is a victim.
    let seen = places.fold((1 << 81) - 1, |seen, cell| seen & sheet.board().seen(cell));
    cells(seen).filter(|&cell| sheet.has(cell, digit)).fold(0, |victims, cell| victims | 1 << cell)
}

/// All digits with two to six places in a house, in order, including those that eliminate nothing.
pub(super) fn locked_digits<B: RatedBoard>(sheet: &Sheet<B>) -> impl Iterator<Item = LockedDigit> {
    sheet.board().kinds().flat_map(move |(_, houses)| {
        (0..9).flat_map(move |digit| {
            let fits =
                // One place is a hidden single. The scale stops at six.
                move |&house: &usize| matches!(sheet.places(house, digit).count_ones(), 2..=6);
            houses.clone().filter(fits).map(move |house| LockedDigit { house, digit })
        })
    })
}

/// The step of the first locked digit that eliminates something. Returns `None` if none does.
pub(super) fn intersection<B: RatedBoard>(sheet: &Sheet<B>) -> Option<RatedStep> {
    locked_digits(sheet).find_map(|locked| {
        let lost = cells(locked.victims(sheet)).map(|cell| (cell, 1 << locked.digit));
        RatedStep::removing(2.9, lost.collect())
    })
}

/// The candidates that a naked set removes, by cell, in the order in which they are found: digit by digit.
pub(super) fn removed_by<B: RatedBoard>(sheet: &Sheet<B>, set: Subset) -> Vec<(usize, u16)> {
    let of_set = || set.cells(sheet.board());
    removed_by_places(sheet, of_set, set.digits)
}

/// The candidates among `digits` that are impossible if each of the digits is in one of `cells`, by cell, in the order
/// in which they are found: digit by digit.
pub(super) fn removed_by_places<B: RatedBoard, C: Iterator<Item = usize>>(
    sheet: &Sheet<B>,
    of_set: impl Fn() -> C,
    digits: u16,
) -> Vec<(usize, u16)> {
    let mut lost: Vec<(usize, u16)> = Vec::new();
    for digit in ones(digits) {
        let places = of_set().filter(|&cell| sheet.has(cell, digit));
        for victim in cells(seen_by_all(sheet, places, digit)) {
            match lost.iter_mut().find(|(cell, _)| *cell == victim) {
                // A list and not a map: the order in which cells are found decides how chains go on.
                Some((_, digits)) => *digits |= 1 << digit,
                None => lost.push((victim, 1 << digit)),
            }
        }
    }
    lost
}

/// The step of the first naked set of `count` cells that eliminates something. Returns `None` if none does.
pub(super) fn naked<B: RatedBoard>(sheet: &Sheet<B>, count: usize) -> Option<RatedStep> {
    let rating = [3.0, 3.6, 5.0][count - 2];
    subsets::all_naked(sheet, count)
        .find_map(|set| RatedStep::removing(rating, removed_by(sheet, set)))
}
