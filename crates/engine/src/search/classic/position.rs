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
//! So the nine cells of a box are at the same bit of nine words. The boxes of a band are three neighbouring
//! bits, and the boxes of a stack are bits three apart. One operation works on three digits in all nine boxes.

use crate::search::bits::each_bit;
use crate::search::tables::ClassicCandidates;

/// The words of a position: that of place 0 and trio 0 first, then that of place 0 and trio 1.
pub(super) type PackedPosition = [u32; WORDS];

/// The number of words of a position.
pub(super) const WORDS: usize = 27;

/// The number of cells of a board.
pub(super) const CELLS: usize = 81;

/// A bit for each box.
pub(super) const BOXES: u32 = 0x1ff;

/// A bit for each box and each digit of a trio.
pub(super) const ALL: u32 = (1 << 27) - 1;

/// Box 0 with each digit of a trio. Multiplied by a set of boxes, it gives these boxes with each digit.
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

/// The row-major index of the cell of each place in each box.
static CELLS_OF_PLACES: [[u8; 9]; 9] = {
    let mut table = [[0; 9]; 9];
    let mut index = 0;
    while index < CELLS {
        let (place, of_box) = place_and_box(index);
        #[expect(clippy::cast_possible_truncation, reason = "an index is at most 80")]
        {
            table[place][of_box] = index as u8;
        }
        index += 1;
    }
    table
};

/// For each set of boxes, a number with four bits for each box: 1 if the box is in the set.
static ONES: [u64; 1 << 9] = {
    let mut table = [0; 1 << 9];
    let mut set = 0;
    while set < table.len() {
        let mut of_box = 0;
        while of_box < 9 {
            table[set] |= (set as u64 >> of_box & 1) << (4 * of_box);
            of_box += 1;
        }
        set += 1;
    }
    table
};

/// For the numbers 0 to 10, where 0 and 10 mean no digit: the bit of the digit in the words of the three trios,
/// in box 0, then 1 if there is a digit. This is a table and not a branch for each cell, because a processor
/// cannot predict which cells are given.
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

/// The position with `givens`, in row-major order, and every candidate in the empty cells. A cell is empty if
/// its number is not 1 to 9. If a box has a digit twice, the position has no candidates at all, so that it is a
/// contradiction.
///
/// Sweeps would not see such a pair, because each of the two cells keeps its digit as a single. They do see a
/// digit that is twice in a row or a column but in different boxes.
pub(super) fn of_givens(givens: &[u8; CELLS]) -> PackedPosition {
    // Place by place and not cell by cell: the four words of a place can stay in registers while its nine cells are
    // read.
    let places = CELLS_OF_PLACES.each_ref().map(|cells| words_of_place(givens, cells));
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

/// The words of the three trios of a place, then its filled boxes, by its givens. `cells` are its cells by box.
fn words_of_place(givens: &[u8; CELLS], cells: &[u8; 9]) -> [u32; 4] {
    let mut words = [0; 4];
    for (of_box, &cell) in cells.iter().enumerate() {
        let digit = &DIGITS[usize::from(givens[usize::from(cell)]).min(10)];
        for (word, bits) in words.iter_mut().zip(digit) {
            *word |= bits << of_box;
        }
    }
    words
}

/// Whether two places of the same box have the same digit. Ignores the last word of each place, which holds the
/// filled boxes.
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

/// Rules out candidates that no answer before `answer` has, in lexicographic order. Returns whether any such answer may be
/// left. `answer` has one candidate in each cell.
///
/// An answer before `answer` agrees with it up to some cell, and has a lower digit there. So each cell up to the first
/// that has a lower candidate loses its higher candidates, and the cells before that one must have the digit of `answer`.
pub(super) fn keep_before(position: &mut PackedPosition, answer: &PackedPosition) -> bool {
    for &(place, of_box) in &PLACES {
        let first = usize::from(place) * 3;
        let digits = digits_of_cell(position, first, of_box);
        let digit = digits_of_cell(answer, first, of_box);
        let lower = digit - 1;
        let higher = digits & !(digit | lower);
        for trio in 0..3 {
            // A table of eight entries, because the three digits of a trio lie nine bits apart.
            let spread = SPREAD[(higher >> (trio * 3) & 7) as usize];
            position[first + trio] &= !(spread << of_box);
        }
        if digits & lower != 0 {
            return true;
        }
        if digits & digit == 0 {
            return false;
        }
    }
    false
}

/// Whether `answer` comes before `other` in lexicographic order. Both have one candidate in each cell.
pub(super) fn is_before(answer: &PackedPosition, other: &PackedPosition) -> bool {
    // Packed words are not in row-major order, so they cannot be compared themselves.
    digits_of(answer) < digits_of(other)
}

/// The candidates of a cell, bit 0 for digit 1. The words of its place start at `first`.
fn digits_of_cell(position: &PackedPosition, first: usize, of_box: u8) -> u32 {
    let digits = |trio: usize| {
        let word = position[first + trio] >> of_box & EACH_DIGIT;
        (word | word >> 8 | word >> 16) & 7
    };
    digits(0) | digits(1) << 3 | digits(2) << 6
}

/// For each set of the digits of a trio, its bits in box 0.
static SPREAD: [u32; 8] = {
    let mut table = [0; 8];
    let mut set = 0_u32;
    while set < 8 {
        table[set as usize] = set & 1 | (set & 2) << 8 | (set & 4) << 16;
        set += 1;
    }
    table
};

/// The digits of a position that has one candidate in each cell, 1 to 9 in row-major order.
pub(super) fn digits_of(position: &PackedPosition) -> [u8; CELLS] {
    let mut digits = [0; CELLS];
    for (trios, cells) in position.as_chunks::<3>().0.iter().zip(&CELLS_OF_PLACES) {
        let mut numbers = numbers_of_place(trios);
        for &cell in cells {
            digits[usize::from(cell)] = (numbers & 0b1111) as u8;
            numbers >>= 4;
        }
    }
    digits
}

/// The digits of a place in all boxes, four bits for each box. Each bit of a digit is found for all boxes at once.
fn numbers_of_place(&[low, middle, high]: &[u32; 3]) -> u64 {
    let boxes = |word: u32| ONES[(word & BOXES) as usize];
    // Digits 1 to 3 are `low`, 4 to 6 `middle`, 7 to 9 `high`. A bit of the number is set for the digits that have
    // it.
    let (second, third) = (9, 18);
    let ones = low | low >> third | middle >> second | high | high >> third;
    let twos = low >> second | low >> third | middle >> third | high;
    let fours = middle | middle >> second | middle >> third | high;
    let eights = high >> second | high >> third;
    boxes(ones) | boxes(twos) << 1 | boxes(fours) << 2 | boxes(eights) << 3
}
