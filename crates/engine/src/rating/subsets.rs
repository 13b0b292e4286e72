//! Hidden and naked pairs, triplets and quads.
//!
//! The order is: blocks, then columns, then rows, then other houses; in a house, combinations of digits (hidden) or
//! places (naked) in ascending order of their bits. A set counts only if each member has at least two places or
//! candidates, and if the house has enough open cells. Ratings of pair, triplet and quad are 3.4, 4.0, 5.4 (hidden) and
//! 3.0, 3.6, 5.0 (naked). A hidden pair (2.0) or triplet (2.5) that would leave another digit one place is a direct
//! step: it places that digit and removes nothing else.

use super::bits::{combinations, first, ones, tuple};
use super::board::RatedBoard;
use super::hint::{RatedStep, removals};
use super::sheet::Sheet;

/// A subset: digits of a house and the same number of places. Either the digits have only these places, or the
/// places have only these digits.
#[derive(Clone, Copy)]
pub(super) struct Subset {
    pub(super) house: usize,
    pub(super) digits: u16,
    pub(super) places: u16,
}

impl Subset {
    /// The cells at the places of the set.
    pub(super) fn cells(self, board: &impl RatedBoard) -> impl Iterator<Item = usize> {
        ones(self.places).map(move |place| usize::from(board.cells(self.house)[place]))
    }

    /// The other cells of the house.
    pub(super) fn other_cells(self, board: &impl RatedBoard) -> impl Iterator<Item = usize> {
        ones(!self.places & 0x1FF).map(move |place| usize::from(board.cells(self.house)[place]))
    }

    /// The candidates that a hidden set removes from its cells.
    pub(super) fn removed_inside<B: RatedBoard>(self, sheet: &Sheet<B>) -> Vec<(usize, u16)> {
        removals(sheet, self.cells(sheet.board()), !self.digits)
    }

    /// The candidates that a naked set removes from the other cells of its house.
    pub(super) fn removed_outside<B: RatedBoard>(self, sheet: &Sheet<B>) -> Vec<(usize, u16)> {
        removals(sheet, self.other_cells(sheet.board()), self.digits)
    }
}

/// The kind of hidden sets to find.
#[derive(Clone, Copy)]
enum HiddenSetKind {
    /// Sets that remove candidates.
    Plain,
    /// Sets that leave another digit of the house one place.
    Direct,
}

fn hidden_in<B: RatedBoard>(
    sheet: &Sheet<B>,
    count: usize,
    kind: HiddenSetKind,
) -> impl Iterator<Item = Subset> {
    let enough = move |open: usize| match kind {
        // With at most twice as many open cells, the cells outside the set are a naked set of this size or less,
        // which is easier.
        HiddenSetKind::Plain => open > count * 2,
        HiddenSetKind::Direct => open > count,
    };
    let houses = sheet.board().search_order();
    houses.filter(move |&house| enough(sheet.open_in(house))).flat_map(move |house| {
        let fits = move |&digit: &usize| {
            (2..=count as u32).contains(&sheet.places(house, digit).count_ones())
        };
        // The digits that fit are found once for a house, so most of the 84 or 126 combinations fall by one test.
        let fitting = (0..9).filter(fits).fold(0_u16, |digits, digit| digits | 1 << digit);
        let digits = among(fitting, count);
        digits.filter_map(move |digits| {
            let places = tuple(ones(digits).map(|digit| sheet.places(house, digit)), count)?;
            Some(Subset { house, digits, places })
        })
    })
}

/// All hidden sets of `count` digits.
pub(super) fn all_hidden<B: RatedBoard>(
    sheet: &Sheet<B>,
    count: usize,
) -> impl Iterator<Item = Subset> {
    hidden_in(sheet, count, HiddenSetKind::Plain)
}

/// All naked sets of `count` cells.
pub(super) fn all_naked<B: RatedBoard>(
    sheet: &Sheet<B>,
    count: usize,
) -> impl Iterator<Item = Subset> {
    let houses = sheet.board().search_order();
    houses.filter(move |&house| sheet.open_in(house) >= count * 2).flat_map(move |house| {
        let cell = move |place: usize| usize::from(sheet.board().cells(house)[place]);
        let fits = move |&place: &usize| (2..=count as u32).contains(&sheet.count(cell(place)));
        let fitting = (0..9).filter(fits).fold(0_u16, |places, place| places | 1 << place);
        let places = among(fitting, count);
        places.filter_map(move |places| {
            let digits = tuple(ones(places).map(|place| sheet.candidates(cell(place))), count)?;
            Some(Subset { house, digits, places })
        })
    })
}

/// The combinations of `count` members of `fitting`, ascending.
fn among(fitting: u16, count: usize) -> impl Iterator<Item = u16> {
    // Combinations are of all nine and then filtered, so that they come in the order of the scale.
    let size = if fitting.count_ones() as usize >= count { 9 } else { 0 };
    combinations(count, size).filter(move |chosen| chosen & !fitting == 0)
}

/// The step of the first hidden set of `count` digits that eliminates something. Returns `None` if no set does.
pub(super) fn hidden<B: RatedBoard>(sheet: &Sheet<B>, count: usize) -> Option<RatedStep> {
    let rating = [3.4, 4.0, 5.4][count - 2];
    all_hidden(sheet, count).find_map(|set| RatedStep::removing(rating, set.removed_inside(sheet)))
}

/// The step of the first naked set of `count` cells that eliminates something. Returns `None` if no set does.
pub(super) fn naked<B: RatedBoard>(sheet: &Sheet<B>, count: usize) -> Option<RatedStep> {
    let rating = [3.0, 3.6, 5.0][count - 2];
    all_naked(sheet, count).find_map(|set| RatedStep::removing(rating, set.removed_outside(sheet)))
}

/// The step of the first hidden set of `count` digits that leaves another digit one place. Returns `None` if no set
/// does.
pub(super) fn direct_hidden<B: RatedBoard>(sheet: &Sheet<B>, count: usize) -> Option<RatedStep> {
    let rating = [2.0, 2.5][count - 2];
    hidden_in(sheet, count, HiddenSetKind::Direct).find_map(|set| {
        let (cell, digit) = single_after(sheet, set)?;
        Some(RatedStep::placing(rating, cell, digit))
    })
}

fn single_after<B: RatedBoard>(sheet: &Sheet<B>, set: Subset) -> Option<(usize, usize)> {
    ones(!set.digits & 0x1FF).find_map(|digit| {
        let places = sheet.places(set.house, digit);
        let left = places & !set.places;
        // A digit that had one place before is a hidden single, which needs no set.
        let is_single = places.count_ones() > 1 && left.is_power_of_two();
        is_single.then(|| (usize::from(sheet.board().cells(set.house)[first(left)]), digit))
    })
}
