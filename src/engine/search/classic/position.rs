//! The candidates of a classic board in 27 words.
//!
//! A cell has a *box* 0 to 8, numbered row by row, and a *place* 0 to 8 in its box. Digits come in three
//! *trios*: 1 to 3, 4 to 6, 7 to 9. The word of a place and a trio holds the candidates of that trio at that
//! place of every box: bit `9 * digit + box`, where `digit` is 0 to 2 in the trio.
//!
//! ```text
//! word 3 * place + trio:   26       18 17        9 8         0
//!                          [ 3rd digit ][ 2nd digit ][ 1st digit ]    box 8 7 6 5 4 3 2 1 0 in each
//! ```
//!
//! So what concerns the cells of a box lies in nine words at the same bit, a row or a column of boxes in three
//! neighbouring bits or in bits three apart, and one operation works on three digits in all nine boxes.

use crate::engine::search::bits::each_bit;
use crate::engine::search::tables::ClassicCandidates;

/// The words of a position: that of place 0 and trio 0 first, then that of place 0 and trio 1.
pub(super) type PackedPosition = [u32; WORDS];

/// How many words a position has.
pub(super) const WORDS: usize = 27;

/// How many cells a board has.
pub(super) const CELLS: usize = 81;

/// A bit for each box.
pub(super) const BOXES: u32 = 0x1ff;

/// A bit for each box and digit of a trio.
pub(super) const ALL: u32 = (1 << 27) - 1;

/// The first box with each digit of a trio: times a set of boxes, these with each digit.
pub(super) const EACH_DIGIT: u32 = 1 | 1 << 9 | 1 << 18;

/// The place and the box of the cell `index`, in row-major order.
pub(super) const fn place_and_box(index: usize) -> (usize, usize) {
    let (row, column) = (index / 9, index % 9);
    (row % 3 * 3 + column % 3, row / 3 * 3 + column / 3)
}

/// [`place_and_box`] of every cell.
static PLACES: [(u8, u8); CELLS] = {
    let mut table = [(0, 0); CELLS];
    let mut index = 0;
    while index < CELLS {
        let (place, of_box) = place_and_box(index);
        #[expect(clippy::cast_possible_truncation, reason = "both are at most 8")]
        {
            table[index] = (place as u8, of_box as u8);
        }
        index += 1;
    }
    table
};

/// For the numbers 0 to 10, of which 0 and 10 stand for no digit: its bits in the words of the three trios, in box 0,
/// and whether there is one. A table rather than a question for each cell, whose answer no processor can guess.
static DIGITS: [[u32; 4]; 11] = {
    let mut table = [[0; 4]; 11];
    let mut digit = 0;
    while digit < 9 {
        table[digit + 1][digit / 3] = 1 << (digit % 3 * 9);
        table[digit + 1][3] = 1;
        digit += 1;
    }
    table
};

/// The position with `givens`, in row-major order, and every candidate in the empty cells: those without a
/// number from 1 to 9. If a box has a digit twice, no cell has a candidate.
///
/// Sweeps do not see such a pair: each of the two cells keeps its digit as a single. They do see a digit that a row
/// or a column of several boxes has twice.
pub(super) fn of_givens(givens: &[u8; CELLS]) -> PackedPosition {
    let mut places = [[0; 4]; 9];
    for (&given, &(place, of_box)) in givens.iter().zip(&PLACES) {
        let digit = &DIGITS[usize::from(given).min(10)];
        for (word, bits) in places[usize::from(place)].iter_mut().zip(digit) {
            *word |= bits << of_box;
        }
    }
    let mut words = [0; WORDS];
    if has_digit_twice_in_box(&places) {
        return words;
    }
    for (trios, [given @ .., filled]) in words.as_chunks_mut::<3>().0.iter_mut().zip(&places) {
        let free = (BOXES & !filled) * EACH_DIGIT;
        *trios = given.map(|word| word | free);
    }
    words
}

/// Whether two places of the same box have the same digit. The last word of a place, its filled boxes, has no part in
/// this.
fn has_digit_twice_in_box(places: &[[u32; 4]; 9]) -> bool {
    let (mut once, mut twice) = ([0; 4], [0; 4]);
    for place in places {
        for ((once, twice), word) in once.iter_mut().zip(&mut twice).zip(place) {
            *twice |= *once & word;
            *once |= word;
        }
    }
    let [first, second, third, _] = twice;
    (first | second | third) != 0
}

/// The position with these candidates, in row-major order, bit 0 for digit 1.
pub(super) fn of_candidates(candidates: &ClassicCandidates) -> PackedPosition {
    let mut words = [0; WORDS];
    for (&candidates, &(place, of_box)) in candidates.iter().zip(&PLACES) {
        for digit in each_bit(candidates).map(|bit| bit.trailing_zeros() as usize) {
            let word = usize::from(place) * 3 + digit / 3;
            words[word] |= 1 << (digit % 3 * 9 + usize::from(of_box));
        }
    }
    words
}

/// The digits of a position that has one candidate in each cell, 1 to 9 in row-major order.
pub(super) fn digits_of(position: &PackedPosition) -> [u8; CELLS] {
    PLACES.map(|(place, of_box)| {
        let trios = &position[usize::from(place) * 3..][..3];
        let digit = |word: u32| (word >> of_box & EACH_DIGIT).trailing_zeros() / 9;
        let found = (0..3).zip(trios).find(|(_, word)| *word >> of_box & EACH_DIGIT != 0);
        #[expect(clippy::cast_possible_truncation, reason = "a digit is at most 9")]
        found.map_or(0, |(trio, &word)| trio * 3 + digit(word) as u8 + 1)
    })
}
