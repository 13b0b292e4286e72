//! Vectors in pairs of the 128-bit registers that every aarch64 machine has.

#![expect(
    clippy::inline_always,
    reason = "what is not inlined is compiled without the vector instructions"
)]
#![expect(unsafe_code, reason = "instructions by name; every aarch64 machine has these")]

use std::arch::aarch64::{
    uint32x4_t, vaddvq_u32, vandq_u32, vbicq_u32, vceqzq_u32, vdupq_n_u32, vld1q_u8, vld1q_u32,
    vorrq_u32, vqtbl1q_u8, vreinterpretq_u8_u32, vreinterpretq_u32_u8, vshlq_n_u32, vshrq_n_u32,
    vst1q_u32,
};

use super::super::boards::Boards;
use super::super::sweep::{self, SweepResult, Trios};
use super::{LaneSet, Vector, VectorWords};

/// Lanes 0 to 3, then 4 to 7.
#[derive(Clone, Copy)]
pub(super) struct Neon(uint32x4_t, uint32x4_t);

/// Sweeps with NEON.
pub(super) fn sweep<const T: usize>(boards: &mut Boards<T>) -> SweepResult
where
    [Neon; T]: Trios<Neon>,
{
    // SAFETY: NEON is part of aarch64.
    let zero = unsafe { vdupq_n_u32(0) };
    sweep::sweep(Neon(zero, zero), boards)
}

impl Neon {
    #[inline(always)]
    fn zip(self, other: Self, work: impl Fn(uint32x4_t, uint32x4_t) -> uint32x4_t) -> Self {
        Self(work(self.0, other.0), work(self.1, other.1))
    }
}

impl Vector for Neon {
    #[inline(always)]
    fn load(self, words: &VectorWords) -> Self {
        let first = words.0.as_ptr();
        // SAFETY: NEON is part of aarch64; eight words are borrowed.
        unsafe { Self(vld1q_u32(first), vld1q_u32(first.add(4))) }
    }

    #[inline(always)]
    fn store(self, words: &mut VectorWords) {
        let first = words.0.as_mut_ptr();
        // SAFETY: NEON is part of aarch64; eight words are borrowed for writing.
        unsafe {
            vst1q_u32(first, self.0);
            vst1q_u32(first.add(4), self.1);
        }
    }

    #[inline(always)]
    fn splat(self, word: u32) -> Self {
        // SAFETY: NEON is part of aarch64.
        let half = unsafe { vdupq_n_u32(word) };
        Self(half, half)
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: NEON is part of aarch64.
        self.zip(other, |a, b| unsafe { vandq_u32(a, b) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: NEON is part of aarch64.
        self.zip(other, |a, b| unsafe { vorrq_u32(a, b) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: NEON is part of aarch64.
        self.zip(other, |a, b| unsafe { vbicq_u32(a, b) })
    }

    #[inline(always)]
    fn left<const BITS: i32>(self) -> Self {
        // SAFETY: NEON is part of aarch64.
        unsafe { Self(vshlq_n_u32::<BITS>(self.0), vshlq_n_u32::<BITS>(self.1)) }
    }

    #[inline(always)]
    fn right<const BITS: i32>(self) -> Self {
        // SAFETY: NEON is part of aarch64.
        unsafe { Self(vshrq_n_u32::<BITS>(self.0), vshrq_n_u32::<BITS>(self.1)) }
    }

    #[inline(always)]
    fn turned(self) -> Self {
        Self(turned(self.0), turned(self.1))
    }

    #[inline(always)]
    fn zeros(self) -> LaneSet {
        zeros(self.0) | zeros(self.1) << 4
    }
}

#[inline(always)]
fn turned(half: uint32x4_t) -> uint32x4_t {
    /// The bytes of words 1, 2, 0 and 3.
    const BYTES: [u8; 16] = [4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15];
    // SAFETY: NEON is part of aarch64; `BYTES` has sixteen bytes.
    unsafe {
        let bytes = vqtbl1q_u8(vreinterpretq_u8_u32(half), vld1q_u8(BYTES.as_ptr()));
        vreinterpretq_u32_u8(bytes)
    }
}

#[inline(always)]
#[expect(clippy::cast_possible_truncation, reason = "the sum of the four bits is 15 at most")]
fn zeros(half: uint32x4_t) -> LaneSet {
    const BITS: [u32; 4] = [1, 2, 4, 8];
    // SAFETY: NEON is part of aarch64; `BITS` has four words.
    unsafe { vaddvq_u32(vandq_u32(vceqzq_u32(half), vld1q_u32(BITS.as_ptr()))) as LaneSet }
}
