//! A candidate with an assumption: on or off.

use super::super::bits::ones;
use super::super::regions::{CELLS, OF, PLACE};
use super::super::sheet::Sheet;

/// How many literals there are.
pub(super) const COUNT: usize = 1458;

/// A candidate that is on (its digit stands there) or off (it does not).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Literal(u16);

impl Literal {
    pub(super) fn on(cell: usize, digit: usize) -> Self {
        Self(((cell * 9 + digit) * 2 + 1) as u16)
    }

    pub(super) fn off(cell: usize, digit: usize) -> Self {
        Self(((cell * 9 + digit) * 2) as u16)
    }

    /// The literal's number below [`COUNT`].
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

    /// The same candidate, assumed otherwise.
    #[inline]
    pub(super) fn negated(self) -> Self {
        Self(self.0 ^ 1)
    }
}

/// Why a literal holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// It was assumed.
    Assumed,
    /// The candidates of its cell.
    Cell,
    /// The places of its digit in its house of kind 0 (block), 1 (row) or 2 (column).
    House(u8),
    /// A rule beyond singles.
    Rule,
}

/// A set of literals.
#[derive(Clone)]
pub(super) struct LiteralSet([u64; COUNT.div_ceil(64)]);

impl LiteralSet {
    pub(super) const EMPTY: Self = Self([0; COUNT.div_ceil(64)]);

    #[inline]
    pub(super) fn contains(&self, literal: Literal) -> bool {
        self.0[literal.index() / 64] >> (literal.index() % 64) & 1 == 1
    }

    /// Puts a literal into the set; whether it is new there.
    #[inline]
    pub(super) fn insert(&mut self, literal: Literal) -> bool {
        let (word, bit) = (&mut self.0[literal.index() / 64], 1 << (literal.index() % 64));
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }

    /// Keeps what is in `other` too.
    pub(super) fn retain(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= other);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }
}

/// Which links a chain follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LinkKinds {
    /// Between places of one digit.
    X,
    /// Between candidates of one cell off, and both kinds of links on to off.
    Y,
    /// Both.
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

/// The places of a line outside of the block that holds `place`.
fn outside_block(place: u8) -> u16 {
    !(0b111 << (place / 3 * 3))
}

/// What an "on" makes off, in order: the cell's other candidates, the block's, the row's, the column's other places.
#[inline]
pub(super) fn made_off(
    sheet: &Sheet,
    on: Literal,
    links: LinkKinds,
    mut each: impl FnMut(Literal, Cause),
) {
    let (cell, digit) = (on.cell(), on.digit());
    if links.in_cells() {
        for other in ones(sheet.candidates(cell) & !(1 << digit)) {
            each(Literal::off(cell, other), Cause::Cell);
        }
    }
    let [block, row, column] = PLACE[cell];
    let kept = [!(1 << block), outside_block(row), outside_block(column)];
    for (kind, kept) in kept.into_iter().enumerate() {
        let house = usize::from(OF[cell][kind]);
        for place in ones(sheet.places(house, digit) & kept) {
            each(Literal::off(usize::from(CELLS[house][place]), digit), Cause::House(kind as u8));
        }
    }
}

/// What an "off" makes on, in order: the cell's other candidate, the block's, the row's, the column's other place.
#[inline]
pub(super) fn made_on(
    sheet: &Sheet,
    off: Literal,
    links: LinkKinds,
    mut each: impl FnMut(Literal, Cause),
) {
    let (cell, digit) = (off.cell(), off.digit());
    if links.in_cells() && sheet.count(cell) == 2 {
        let other = (sheet.candidates(cell) & !(1 << digit)).trailing_zeros() as usize;
        each(Literal::on(cell, other), Cause::Cell);
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
                each(Literal::on(other, digit), Cause::House(kind as u8));
            }
        }
    }
}
