//! Vectors in plain Rust: the reference implementation, and the fallback for other machines.

#![expect(
    clippy::inline_always,
    reason = "the sweep has hundreds of these operations, each of a few instructions"
)]

use std::array;

use super::super::boards::Boards;
use super::super::sweep::{self, SweepResult, Trios};
use super::{LANES, LaneSet, Vector, VectorWords};

/// The word of each lane.
#[derive(Clone, Copy)]
pub(super) struct Portable([u32; LANES]);

/// Sweeps in plain Rust.
pub(super) fn sweep<const T: usize>(boards: &mut Boards<T>) -> SweepResult
where
    [Portable; T]: Trios<Portable>,
{
    sweep::sweep(Portable([0; LANES]), boards)
}

impl Vector for Portable {
    #[inline(always)]
    fn load(self, words: &VectorWords) -> Self {
        Self(words.0)
    }

    #[inline(always)]
    fn store(self, words: &mut VectorWords) {
        words.0 = self.0;
    }

    #[inline(always)]
    fn splat(self, word: u32) -> Self {
        Self([word; LANES])
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(array::from_fn(|lane| self.0[lane] & other.0[lane]))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(array::from_fn(|lane| self.0[lane] | other.0[lane]))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(array::from_fn(|lane| self.0[lane] & !other.0[lane]))
    }

    #[inline(always)]
    fn left<const BITS: i32>(self) -> Self {
        Self(self.0.map(|word| word << BITS))
    }

    #[inline(always)]
    fn right<const BITS: i32>(self) -> Self {
        Self(self.0.map(|word| word >> BITS))
    }

    #[inline(always)]
    fn turned(self) -> Self {
        Self([1, 2, 0, 3, 5, 6, 4, 7].map(|lane: usize| self.0[lane]))
    }

    #[inline(always)]
    fn zeros(self) -> LaneSet {
        let bits = self.0.iter().enumerate().map(|(lane, &word)| u8::from(word == 0) << lane);
        bits.fold(0, |all, bit| all | bit)
    }
}
