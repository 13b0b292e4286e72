//! The places of small digits in a cell, as on a keypad.

use nonet_engine::{Digit, DigitSet, Layout};

/// Small digits in a row of a cell. For nine digits there are three, as on a keypad.
pub(super) fn small_columns(side: usize) -> usize {
    (1..=side).find(|columns| columns * columns >= side).unwrap_or(1)
}

/// The rows of small digits in a cell. Each digit has a fixed place, and the place of a missing digit is `None`.
pub(super) fn small_rows(small: DigitSet, side: usize) -> Vec<Vec<Option<Digit>>> {
    let digits: Vec<Digit> = DigitSet::up_to(side).iter().collect();
    let shown = |&digit: &Digit| small.contains(digit).then_some(digit);
    digits.chunks(small_columns(side)).map(|row| row.iter().map(shown).collect()).collect()
}

/// The most digits of a board whose cells have room for small digits.
const MOST_SMALL_DIGITS: usize = 25;

/// Whether the cells of a board have room for small digits.
pub(super) fn has_small_digits(layout: &Layout) -> bool {
    layout.digit_count() <= MOST_SMALL_DIGITS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_digits_stand_as_on_a_keypad() {
        for (side, columns) in [(2, 2), (4, 2), (6, 3), (9, 3), (12, 4), (16, 4), (25, 5)] {
            assert_eq!(small_columns(side), columns, "{side}");
        }
        let small = [2, 9].into_iter().filter_map(Digit::new).collect();
        let rows = small_rows(small, 9);
        let numbers: Vec<Vec<u8>> =
            rows.iter().map(|row| row.iter().map(|d| d.map_or(0, Digit::get)).collect()).collect();
        assert_eq!(numbers, [[0, 2, 0], [0, 0, 0], [0, 0, 9]]);
    }
}
