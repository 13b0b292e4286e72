//! A candidate together with a value: on or off.

use std::marker::PhantomData;

use super::super::bits::ones;
use super::super::board::{CellHouse, RatedBoard};
use super::super::sheet::Sheet;

/// The number of literals.
pub(super) const COUNT: usize = 1458;

/// A candidate that is on (the cell holds the digit) or off (it does not).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ChainLiteral(u16);

impl ChainLiteral {
    pub(super) fn on(cell: usize, digit: usize) -> Self {
        // On and off are neighbours, so a literal is negated by one bit.
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
    /// It follows from the other candidates of its cell. On the scale, what follows by a rule about two cells has
    /// this cause too.
    Cell,
    /// It follows from the other places of its digit in its house of this kind: 0 (block), 1 (row), 2 (column) or
    /// a further kind.
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

/// Calls `each` with the literals that an "on" makes off, in order: the other candidates of the cell, then the
/// other places in block, row, column and other houses, then what follows by rules about two cells.
#[inline]
pub(super) fn made_off<B: RatedBoard>(
    sheet: &Sheet<B>,
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
    let board = sheet.board();
    for home in board.homes(cell) {
        let cells = board.cells(home.house());
        // A cell that shares two houses is told once, with the house that comes first on the scale as its cause.
        for place in ones(sheet.places(home.house(), digit) & board.first_met(cell, home)) {
            let off = ChainLiteral::off(usize::from(cells[place]), digit);
            each(off, Cause::House(home.kind));
        }
    }
    for other in board.leaps(cell).iter().map(|&other| usize::from(other)) {
        if sheet.has(other, digit) {
            each(ChainLiteral::off(other, digit), Cause::Cell);
        }
    }
    for neighbour in board.not_consecutive(cell).iter().map(|&other| usize::from(other)) {
        // The higher digit first, as on the scale.
        let next = [digit + 1, digit.wrapping_sub(1)];
        for next in next.into_iter().filter(|&next| next < 9 && sheet.has(neighbour, next)) {
            each(ChainLiteral::off(neighbour, next), Cause::Cell);
        }
    }
}

/// The cells that a search through the houses of a cell has met. On the classic board a cell has three houses, and
/// three cells are faster searched one by one.
struct KnownCells<B> {
    three: [usize; 3],
    all: u128,
    board: PhantomData<B>,
}

impl<B> Default for KnownCells<B> {
    #[inline]
    fn default() -> Self {
        Self { three: [usize::MAX; 3], all: 0, board: PhantomData }
    }
}

impl<B: RatedBoard> KnownCells<B> {
    /// Adds the cell met in a house. Returns whether it is new.
    #[inline]
    fn insert(&mut self, cell: usize, home: CellHouse) -> bool {
        if B::IS_CLASSIC {
            let is_new = !self.three.contains(&cell);
            self.three[usize::from(home.kind)] = cell;
            return is_new;
        }
        let is_new = self.all >> cell & 1 == 0;
        self.all |= 1 << cell;
        is_new
    }
}

/// Calls `each` with the literals that an "off" makes on, in order: the last other candidate of the cell, then
/// the last other place in block, row, column and other houses.
#[inline]
pub(super) fn made_on<B: RatedBoard>(
    sheet: &Sheet<B>,
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
    let mut known = KnownCells::<B>::default();
    for home in sheet.board().homes(cell) {
        let places = sheet.places(home.house(), digit);
        if places.count_ones() == 2 {
            let place = (places & !(1 << home.place)).trailing_zeros() as usize;
            let other = usize::from(sheet.board().cells(home.house())[place]);
            if known.insert(other, home) {
                each(ChainLiteral::on(other, digit), Cause::House(home.kind));
            }
        }
    }
}
