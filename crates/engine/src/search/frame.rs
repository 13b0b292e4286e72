//! One level of the stack of a cursor that can walk in either direction.

use super::bits::Mask;

/// The direction of a cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    Forward,
    Backward,
}

/// A state on the stack, split by the digits of its first open cell. `before` and `after` are the digits on
/// either side of the cursor. `current` is the digit that the next frame or the current answer has in this
/// cell. Digits without an answer are in none of the three.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame<M> {
    /// The cell that is split.
    pub(super) cell: usize,
    before: M,
    current: M,
    after: M,
}

impl<M: Mask> Frame<M> {
    /// A frame for a walk in `direction`, of which no digit was tried yet.
    pub(super) fn new((cell, digits): (usize, M), direction: Direction) -> Self {
        let (before, after) = match direction {
            Direction::Forward => (M::NONE, digits),
            Direction::Backward => (digits, M::NONE),
        };
        Self { cell, before, current: M::NONE, after }
    }

    /// The next digit in `direction`, or the empty mask if there is none.
    pub(super) fn ahead(&self, direction: Direction) -> M {
        match direction {
            Direction::Forward => self.after.lowest(),
            Direction::Backward => self.before.highest(),
        }
    }

    /// Makes `digit`, the next digit, the current digit.
    pub(super) fn choose(&mut self, digit: M) {
        self.forget(digit);
        self.current = digit;
    }

    /// Makes `digit` the current digit on the way to the first answer, and removes the digits below it for good.
    pub(super) fn choose_first(&mut self, digit: M) {
        // A mask less one has all bits below it: the digits that lead to no answer before the first.
        self.after &= !(digit - M::from(true));
        self.choose(digit);
    }

    /// Removes `digit` for good, because it leads to no answer.
    pub(super) fn forget(&mut self, digit: M) {
        self.before &= !digit;
        self.after &= !digit;
    }

    /// The same frame before a walk in `direction`: no digit was tried yet.
    pub(super) fn rewound(self, direction: Direction) -> Self {
        let digits = self.before | self.current | self.after;
        Self::new((self.cell, digits), direction)
    }

    /// Leaves the current digit behind. The cursor is then between two digits.
    pub(super) fn pass(&mut self, direction: Direction) {
        match direction {
            Direction::Forward => self.before |= self.current,
            Direction::Backward => self.after |= self.current,
        }
        self.current = M::NONE;
    }
}
