//! Packs givens into signs: first which cells have a given, then the digits.
//!
//! The cells take 81 bits in 17 signs; the bit of the first cell is the highest. Six digits are a number in
//! base 9, which fits four signs: 9⁶ is 531,441, and four signs hold 2²⁰ values. One sign for each digit would
//! make the code half as long again. The last digits, fewer than six, take the least number of signs that holds
//! them.

use std::ops::RangeInclusive;

use crate::Cells;
use crate::technique::CellSet;

/// The number of signs for the cells.
const CELL_SIGNS: usize = 17;

/// The number of digits that are packed together.
const TOGETHER: usize = 6;

/// The possible numbers of signs for the givens of a board, from no givens to 81.
pub(super) const LENGTHS: RangeInclusive<usize> =
    CELL_SIGNS..=CELL_SIGNS + 13 * SIGNS[6] + SIGNS[3];

/// The number of signs for each number of digits, from 0 to 6.
const SIGNS: [usize; TOGETHER + 1] = [0, 1, 2, 2, 3, 4, 4];

/// Packs the givens of a board, in row-major order with 0 in an empty cell.
pub(super) fn pack(cells: &Cells) -> Vec<u8> {
    let filled = cells.iter().fold(0_u128, |bits, &digit| bits << 1 | u128::from(digit != 0));
    let mut signs = to_signs(filled, CELL_SIGNS);
    let digits: Vec<u8> = cells.iter().copied().filter(|&digit| digit != 0).collect();
    for some in digits.chunks(TOGETHER) {
        let number = some.iter().fold(0, |number, digit| number * 9 + u128::from(digit - 1));
        signs.extend(to_signs(number, SIGNS[some.len()]));
    }
    signs
}

/// Unpacks givens. Returns `None` if there are too few or too many signs, or if a packed number is too large.
pub(super) fn unpack(signs: &[u8]) -> Option<Cells> {
    let (filled, mut rest) = signs.split_at_checked(CELL_SIGNS)?;
    let filled = of_signs(filled);
    let places: Vec<usize> = (0..81).filter(|place| filled >> (80 - place) & 1 == 1).collect();
    if filled > CellSet::ALL.bits() {
        return None;
    }
    let mut cells = [0; 81];
    for some in places.chunks(TOGETHER) {
        let (here, after) = rest.split_at_checked(SIGNS[some.len()])?;
        let mut number = of_signs(here);
        for &place in some.iter().rev() {
            cells[place] = u8::try_from(number % 9).ok()? + 1;
            number /= 9;
        }
        // A number that is too large would be a second code of the same digits.
        if number > 0 {
            return None;
        }
        rest = after;
    }
    rest.is_empty().then_some(cells)
}

/// The lowest bits of a number in `count` signs of five bits, the highest first.
pub(super) fn to_signs(number: u128, count: usize) -> Vec<u8> {
    let sign = |place: usize| (number >> (5 * place) & 31) as u8;
    (0..count).rev().map(sign).collect()
}

/// The number in at most 25 signs, which fit 128 bits.
pub(super) fn of_signs(signs: &[u8]) -> u128 {
    signs.iter().fold(0, |number, &sign| number << 5 | u128::from(sign))
}
