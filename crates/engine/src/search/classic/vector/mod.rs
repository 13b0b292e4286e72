//! Vectors of eight words, one in each lane, for several instruction sets.
//!
//! The search is written once, for any [`Vector`]. [`Instructions`] lists the instruction sets that it was
//! compiled for, and picks the best that the machine has. All have the same eight lanes, so a search takes the
//! same steps with each.

#![expect(
    clippy::inline_always,
    reason = "what is not inlined is compiled without the vector instructions"
)]

#[cfg(target_arch = "x86_64")]
mod avx2;
mod instructions;
#[cfg(target_arch = "aarch64")]
mod neon;
mod portable;
#[cfg(target_arch = "x86_64")]
mod sse2;

pub use instructions::Instructions;
pub(super) use instructions::Sweep;

/// The number of lanes of a vector.
pub(super) const LANES: usize = 8;

/// A vector in memory, with the word of lane 0 first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub(super) struct VectorWords(pub(super) [u32; LANES]);

/// The operand of the x86-64 instruction for [`Vector::turned`]: for each of four lanes, two bits with the lane
/// that its word comes from.
#[cfg(target_arch = "x86_64")]
const TURN: i32 = 0b11_00_10_01;

/// A set of lanes, with a bit for each.
pub(super) type LaneSet = u8;

/// Eight words in registers. Every operation but [`Vector::turned`] works on each lane alone.
///
/// A vector is made of another vector. The first one comes from a check that the machine has the instructions, so a
/// vector that exists can be worked with.
pub(super) trait Vector: Copy {
    /// Reads another vector from memory.
    fn load(self, words: &VectorWords) -> Self;

    /// Writes a vector to memory.
    fn store(self, words: &mut VectorWords);

    /// Another vector, with `word` in every lane.
    fn splat(self, word: u32) -> Self;

    /// The bits that are in both.
    fn and(self, other: Self) -> Self;

    /// The bits that are in either.
    fn or(self, other: Self) -> Self;

    /// The bits that are in `self` and not in `other`.
    fn without(self, other: Self) -> Self;

    /// Each word shifted to the left by `BITS`.
    fn left<const BITS: i32>(self) -> Self;

    /// Each word shifted to the right by `BITS`.
    fn right<const BITS: i32>(self) -> Self;

    /// The words of lanes 1, 2, 0 and 3, then of 5, 6, 4 and 7.
    fn turned(self) -> Self;

    /// The lanes whose word is 0.
    fn zeros(self) -> LaneSet;

    /// The bits that are in all three.
    #[inline(always)]
    fn all([a, b, c]: [Self; 3]) -> Self {
        a.and(b).and(c)
    }

    /// The bits that are in any of the three.
    #[inline(always)]
    fn any([a, b, c]: [Self; 3]) -> Self {
        a.or(b).or(c)
    }

    /// The bits that are in at least two of the three.
    #[inline(always)]
    fn two([a, b, c]: [Self; 3]) -> Self {
        a.and(b).or(a.or(b).and(c))
    }
}
