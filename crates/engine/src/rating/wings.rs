//! XY-wing (4.2) and XYZ-wing (4.4).
//!
//! Pivots are tried row by row. For each, pairs of cells with two candidates that it sees are tried by block,
//! row, column.

use super::bits::{cells, first};
use super::board::RatedBoard;
use super::hint::RatedStep;
use super::sheet::Sheet;

/// The step of the first XY-wing that eliminates something. Returns `None` if none does.
pub(super) fn xy<B: RatedBoard>(sheet: &Sheet<B>) -> Option<RatedStep> {
    (0..81).filter(|&cell| sheet.count(cell) == 2).find_map(|middle| around(sheet, middle, 4.2))
}

/// The step of the first XYZ-wing that eliminates something. Returns `None` if none does.
pub(super) fn xyz<B: RatedBoard>(sheet: &Sheet<B>) -> Option<RatedStep> {
    (0..81).filter(|&cell| sheet.count(cell) == 3).find_map(|middle| around(sheet, middle, 4.4))
}

fn around<B: RatedBoard>(sheet: &Sheet<B>, middle: usize, rating: f64) -> Option<RatedStep> {
    let seen = sheet.board().peers(middle);
    let pairs =
        || seen.iter().map(|&cell| usize::from(cell)).filter(|&cell| sheet.count(cell) == 2);
    pairs().find_map(|one| {
        pairs().find_map(|other| {
            let digit = wing(sheet, [middle, one, other])?;
            RatedStep::removing(rating, lost(sheet, [middle, one, other], digit))
        })
    })
}

/// The digit that one of the wing's cells certainly holds. Returns `None` if the three cells form no wing.
fn wing<B: RatedBoard>(sheet: &Sheet<B>, cells: [usize; 3]) -> Option<usize> {
    let [middle, one, other] = cells.map(|cell| sheet.candidates(cell));
    let is_three = (middle | one | other).count_ones() == 3;
    let shared = (middle & one & other).count_ones() == middle.count_ones() - 2;
    let is_wing = is_three && shared && (middle & !one).is_power_of_two();
    (is_wing && one != other).then(|| first(one & other))
}

fn lost<B: RatedBoard>(
    sheet: &Sheet<B>,
    [middle, one, other]: [usize; 3],
    digit: usize,
) -> Vec<(usize, u16)> {
    let board = sheet.board();
    let mut victims = board.seen(one) & board.seen(other) & !(1 << middle);
    // In an XYZ-wing the pivot may hold the digit itself, so the victims must see it too.
    if sheet.has(middle, digit) {
        victims &= board.seen(middle);
    }
    let lost = cells(victims).filter(|&cell| sheet.has(cell, digit));
    lost.map(|cell| (cell, 1 << digit)).collect()
}
