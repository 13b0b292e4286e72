//! A statement about one candidate.

use std::ops::Not;

/// The statement that a candidate is the digit of its cell, or that it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Literal(u32);

impl Literal {
    /// The statement that `candidate` is the digit of its cell.
    pub(super) fn is(candidate: u32) -> Self {
        Self(candidate << 1)
    }

    /// The statement that `candidate` is not the digit of its cell.
    pub(super) fn is_not(candidate: u32) -> Self {
        Self(candidate << 1 | 1)
    }

    /// The literal that [`Literal::code`] stands for.
    pub(super) fn from_code(code: u32) -> Self {
        Self(code)
    }

    /// A number for storage: literals of one candidate are neighbours.
    pub(super) fn code(self) -> u32 {
        self.0
    }

    /// The index in tables over literals.
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }

    /// The candidate of the statement.
    pub(super) fn candidate(self) -> u32 {
        self.0 >> 1
    }

    /// Whether the statement says that the candidate is the digit.
    pub(super) fn is_positive(self) -> bool {
        self.0 & 1 == 0
    }
}

impl Not for Literal {
    type Output = Self;

    fn not(self) -> Self {
        Self(self.0 ^ 1)
    }
}
