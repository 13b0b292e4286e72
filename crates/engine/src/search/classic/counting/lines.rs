//! Finds the orders in which three digits fit three cells.

use super::partition::{TRIPLES, rank};
use crate::search::bits::each_bit;

/// The orders of three digits in the three cells of a line: for each cell, the rank of its digit among the
/// three.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// For each triple, the set of orders in which it fits three cells; bit `i` is the order `ORDERS[i]`.
#[derive(Clone, Debug)]
pub(super) struct BoxLine([u8; TRIPLES]);

/// A filled column of a box: the digit of the first row as a mask, and 9 bits higher the digit of the second row. The
/// digit of the third row is not stored: the row partition of a box follows from its first two rows.
pub(super) type PlacedDigits = u32;

/// The first bit of the second row in [`PlacedDigits`].
pub(super) const SECOND_ROW: u32 = 9;

/// For each triple and each order, the filled column.
static PLACED: [[PlacedDigits; 6]; TRIPLES] = placed();

impl BoxLine {
    /// The orders for three cells with these candidates.
    pub(super) fn new(cells: [u16; 3]) -> Self {
        let mut orders = [0; TRIPLES];
        // At most 9 × 8 × 7 ways to fill three cells. They are tried once, and partitions then look up their triples.
        for a in each_bit(cells[0]) {
            for b in each_bit(cells[1] & !a) {
                for c in each_bit(cells[2] & !(a | b)) {
                    orders[rank(a | b | c)] |= 1 << order(a, b, c);
                }
            }
        }
        Self(orders)
    }

    /// Whether the triple of a rank fits at all.
    #[inline]
    pub(super) fn fits(&self, rank: usize) -> bool {
        self.0[rank] != 0
    }

    /// The ways to fill this line with the triple of a rank.
    #[inline]
    pub(super) fn ways(&self, rank: usize) -> impl Iterator<Item = PlacedDigits> + Clone {
        let orders = self.0[rank];
        (0..6).filter(move |order| orders >> order & 1 != 0).map(move |order| PLACED[rank][order])
    }
}

/// The index in [`ORDERS`] of the order of three digits.
#[inline]
fn order(a: u16, b: u16, c: u16) -> usize {
    match (a < b, a < c, b < c) {
        (true, true, true) => 0,
        (true, true, false) => 1,
        (false, true, _) => 2,
        (true, false, _) => 3,
        (false, false, true) => 4,
        (false, false, false) => 5,
    }
}

const fn placed() -> [[PlacedDigits; 6]; TRIPLES] {
    let mut table = [[0; 6]; TRIPLES];
    let (mut triple, mut rank) = (0_u16, 0);
    while triple < 512 {
        if triple.count_ones() == 3 {
            let digits = super::partition::digits(triple);
            let mut order = 0;
            while order < 6 {
                let [first, second, _] = ORDERS[order];
                table[rank][order] = digits[first] as u32 | (digits[second] as u32) << SECOND_ROW;
                order += 1;
            }
            rank += 1;
        }
        triple += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::classic::counting::partition::digits;

    #[test]
    fn orders_are_told_apart() {
        let digits = digits(0b1_0010_0100);
        for (at, ranks) in ORDERS.iter().enumerate() {
            let [a, b, c] = ranks.map(|rank| digits[rank]);
            assert_eq!(order(a, b, c), at);
        }
    }

    #[test]
    fn a_triple_fits_where_each_cell_takes_one_of_its_digits() {
        let line = BoxLine::new([0b011, 0b010, 0b110]);
        assert!(line.fits(rank(0b111)));
        assert_eq!(line.ways(rank(0b111)).collect::<Vec<_>>(), [0b001 | 0b010 << SECOND_ROW]);
        assert!(!line.fits(rank(0b1011)));
    }
}
