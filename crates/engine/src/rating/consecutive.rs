//! Rules of boards on which the digits of neighbours must not differ by 1.
//!
//! A cell whose candidates are two consecutive digits excludes both in its neighbours. A cell with two candidates that
//! differ by 2, or with three consecutive candidates, excludes the digit in the middle (2.4). If each place of a digit
//! in a house is in or beside a cell, that cell loses the digits that are one more or one less (2.5).

use super::bits::ones;
use super::board::{BLOCKS, COLUMNS, ROWS, RatedBoard};
use super::hint::{RatedStep, removals};
use super::sheet::{Sheet, consecutive};
use super::variant_board::{REAL_WINDOWS, VariantBoard};

/// The step of the first cell that excludes candidates of its neighbours. Returns `None` if no cell does.
pub(super) fn forcing_cell(sheet: &Sheet<&VariantBoard>) -> Option<RatedStep> {
    (0..81).find_map(|cell| {
        let candidates = sheet.candidates(cell);
        // No candidate where the cell is filled.
        let lowest = candidates & candidates.wrapping_neg();
        let excluded = match candidates {
            // Whichever of 4 and 5 the cell holds, a neighbour holds neither: it would be equal to it or next to it.
            pair if pair == lowest | lowest << 1 => pair,
            pair if pair == lowest | lowest << 2 => lowest << 1,
            three if three == lowest | lowest << 1 | lowest << 2 => lowest << 1,
            _ => 0,
        };
        let neighbours = sheet.board().not_consecutive(cell).iter();
        let neighbours = neighbours.map(|&other| usize::from(other));
        RatedStep::removing(2.4, removals(sheet, neighbours, excluded))
    })
}

/// The step of the first digit in a house that excludes candidates of a cell wherever it is. Returns `None` if no
/// digit does.
pub(super) fn locked(sheet: &Sheet<&VariantBoard>) -> Option<RatedStep> {
    let board = sheet.board();
    let windows = if board.has_windows() { REAL_WINDOWS } else { 0..0 };
    let blocks = if board.has_blocks() { BLOCKS } else { 0..0 };
    let houses = || windows.clone().chain(COLUMNS).chain(ROWS).chain(blocks.clone());
    // Digit by digit and then house by house, with columns before rows, as the scale does here.
    (0..9).find_map(|digit| {
        houses().find_map(|house| RatedStep::removing(2.5, locked_in(sheet, house, digit)))
    })
}

fn locked_in(sheet: &Sheet<&VariantBoard>, house: usize, digit: usize) -> Vec<(usize, u16)> {
    let board = sheet.board();
    let places = sheet.places(house, digit);
    // In a line three places have a common neighbour or are themselves one; in a block or window five have.
    let most = if ROWS.contains(&house) || COLUMNS.contains(&house) { 3 } else { 5 };
    if places == 0 || places.count_ones() > most {
        return Vec::new();
    }
    let cells = ones(places).map(|place| usize::from(board.cells(house)[place]));
    let near = |cell: usize| {
        let neighbours = board.not_consecutive(cell).iter();
        neighbours.fold(1_u128 << cell, |near, &other| near | 1 << other)
    };
    let victims = cells.fold(u128::MAX, |victims, cell| victims & near(cell));
    removals(sheet, super::bits::cells(victims), consecutive(digit))
}
