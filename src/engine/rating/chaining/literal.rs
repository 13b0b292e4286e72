//! A candidate with an assumption: on or off.

use super::super::bits::ones;
use super::super::regions::{CELLS, OF, PLACE};
use super::super::sheet::Sheet;

/// The number of literals.
pub(super) const COUNT: usize = 1458;

/// A candidate that is on (the cell holds the digit) or off (it does not).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ChainLiteral(u16);

impl ChainLiteral {
    pub(super) fn on(cell: usize, digit: usize) -> Self {
        Self(((cell * 9 + digit) * 2 + 1) as u16)
    }

    pub(super) fn off(cell: usize, digit: usize) -> Self {
        Self(((cell * 9 + digit) * 2) as u16)
    }

    /// The index of the literal, below [`COUNT`].
    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    pub(super) fn cell(self) -> usize {
        usize::from(self.0) / 18
    }

    #[inline]
    pub(super) fn digit(self) -> usize {
        usize::from(self.0) / 2 % 9
    }

    #[inline]
    pub(super) fn is_on(self) -> bool {
        self.0 & 1 == 1
    }

    /// The opposite literal of the same candidate.
    #[inline]
    pub(super) fn negated(self) -> Self {
        Self(self.0 ^ 1)
    }
}

/// The cause of a literal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// The literal was assumed.
    Assumed,
    /// It follows from the other candidates of its cell.
    Cell,
    /// It follows from the other places of its digit in its house of kind 0 (block), 1 (row) or 2 (column).
    House(u8),
    /// It follows by a rule beyond singles.
    Rule,
}

/// A set of literals.
#[derive(Clone)]
pub(super) struct LiteralSet([u64; COUNT.div_ceil(64)]);

impl LiteralSet {
    pub(super) const EMPTY: Self = Self([0; COUNT.div_ceil(64)]);

    #[inline]
    pub(super) fn contains(&self, literal: ChainLiteral) -> bool {
        self.0[literal.index() / 64] >> (literal.index() % 64) & 1 == 1
    }

    /// Adds a literal. Returns whether it is new.
    #[inline]
    pub(super) fn insert(&mut self, literal: ChainLiteral) -> bool {
        let (word, bit) = (&mut self.0[literal.index() / 64], 1 << (literal.index() % 64));
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }

    /// Keeps only the literals that are in `other` too.
    pub(super) fn retain(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= other);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }
}

/// The kinds of links that a chain follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LinkKinds {
    /// Links between places of one digit.
    X,
    /// From off to on, links within a cell; from on to off, both kinds of links.
    Y,
    /// Both kinds of links.
    Xy,
}

impl LinkKinds {
    fn in_cells(self) -> bool {
        self != Self::X
    }

    fn in_houses(self) -> bool {
        self != Self::Y
    }
}

/// The places of a line outside the block that holds `place`, as bits.
fn outside_block(place: u8) -> u16 {
    !(0b111 << (place / 3 * 3))
}

/// Calls `each` with the literals that an "on" makes off, in order: the other candidates of the cell, then the
/// other places in block, row and column.
#[inline]
pub(super) fn made_off(
    sheet: &Sheet,
    on: ChainLiteral,
    links: LinkKinds,
    mut each: impl FnMut(ChainLiteral, Cause),
) {
    let (cell, digit) = (on.cell(), on.digit());
    if links.in_cells() {
        for other in ones(sheet.candidates(cell) & !(1 << digit)) {
            each(ChainLiteral::off(cell, other), Cause::Cell);
        }
    }
    let [block, row, column] = PLACE[cell];
    let kept = [!(1 << block), outside_block(row), outside_block(column)];
    for (kind, kept) in kept.into_iter().enumerate() {
        let house = usize::from(OF[cell][kind]);
        for place in ones(sheet.places(house, digit) & kept) {
            each(
                ChainLiteral::off(usize::from(CELLS[house][place]), digit),
                Cause::House(kind as u8),
            );
        }
    }
}

/// Calls `each` with the literals that an "off" makes on, in order: the last other candidate of the cell, then
/// the last other place in block, row and column.
#[inline]
pub(super) fn made_on(
    sheet: &Sheet,
    off: ChainLiteral,
    links: LinkKinds,
    mut each: impl FnMut(ChainLiteral, Cause),
) {
    let (cell, digit) = (off.cell(), off.digit());
    if links.in_cells() && sheet.count(cell) == 2 {
        let other = (sheet.candidates(cell) & !(1 << digit)).trailing_zeros() as usize;
        each(ChainLiteral::on(cell, other), Cause::Cell);
    }
    if !links.in_houses() {
        return;
    }
    let mut known = [usize::MAX; 3];
    for kind in 0..3 {
        let house = usize::from(OF[cell][kind]);
        let places = sheet.places(house, digit);
        if places.count_ones() == 2 {
            let place = (places & !(1 << PLACE[cell][kind])).trailing_zeros() as usize;
            let other = usize::from(CELLS[house][place]);
            if !known.contains(&other) {
                known[kind] = other;
                each(ChainLiteral::on(other, digit), Cause::House(kind as u8));
            }
        }
    }
}
