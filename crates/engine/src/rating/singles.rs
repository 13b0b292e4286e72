//! Hidden and naked singles: 1.0 for the last cell of a house, 1.2 in a block, 1.5 in another house, 2.3 for a
//! cell with one candidate.
//!
//! Houses are searched block by block, then column by column, then row by row, then the others. Houses with one
//! open cell come first.

use super::bits::first;
use super::board::{BLOCKS, RatedBoard};
use super::hint::RatedStep;
use super::sheet::Sheet;

/// The step of the first digit with one place in a house. Returns `None` if there is none.
pub(super) fn hidden<B: RatedBoard>(sheet: &Sheet<B>) -> Option<RatedStep> {
    let houses = || sheet.board().search_order();
    let last = houses().filter(|&house| sheet.open_in(house) == 1);
    let others = houses().filter(|&house| sheet.open_in(house) != 1);
    // Two passes over the houses: a last cell anywhere comes before a hidden single in an earlier house.
    last.chain(others).find_map(|house| in_house(sheet, house))
}

fn in_house<B: RatedBoard>(sheet: &Sheet<B>, house: usize) -> Option<RatedStep> {
    let digit = (0..9).find(|&digit| sheet.places(house, digit).is_power_of_two())?;
    let cell = sheet.board().cells(house)[first(sheet.places(house, digit))];
    let rating = match (sheet.open_in(house), BLOCKS.contains(&house)) {
        (1, _) => 1.0,
        (_, true) => 1.2,
        (_, false) => 1.5,
    };
    Some(RatedStep::placing(rating, usize::from(cell), digit))
}

/// The step of the first cell with one candidate. Returns `None` if there is none.
pub(super) fn naked<B: RatedBoard>(sheet: &Sheet<B>) -> Option<RatedStep> {
    let cell = (0..81).find(|&cell| sheet.count(cell) == 1)?;
    Some(RatedStep::placing(2.3, cell, first(sheet.candidates(cell))))
}
