//! Vectors in pairs of the 128-bit registers that every x86-64 machine has.

#![expect(
    clippy::inline_always,
    reason = "what is not inlined is compiled without the vector instructions"
)]
#![expect(unsafe_code, reason = "instructions by name; every x86-64 machine has these")]

use std::arch::x86_64::{
    __m128i, _mm_and_si128, _mm_andnot_si128, _mm_castsi128_ps, _mm_cmpeq_epi32, _mm_load_si128,
    _mm_movemask_ps, _mm_or_si128, _mm_set1_epi32, _mm_setzero_si128, _mm_shuffle_epi32,
    _mm_slli_epi32, _mm_srli_epi32, _mm_store_si128,
};

use super::super::boards::Boards;
use super::super::sweep::{self, SweepResult, Trios};
use super::{LaneSet, TURN, Vector, VectorWords};

/// Lanes 0 to 3, then 4 to 7.
#[derive(Clone, Copy)]
pub(super) struct Sse2(__m128i, __m128i);

/// Sweeps with SSE2.
pub(super) fn sweep<const T: usize>(boards: &mut Boards<T>) -> SweepResult
where
    [Sse2; T]: Trios<Sse2>,
{
    // SAFETY: SSE2 is part of x86-64.
    let zero = unsafe { _mm_setzero_si128() };
    sweep::sweep(Sse2(zero, zero), boards)
}

impl Sse2 {
    #[inline(always)]
    fn zip(self, other: Self, work: impl Fn(__m128i, __m128i) -> __m128i) -> Self {
        Self(work(self.0, other.0), work(self.1, other.1))
    }
}

impl Vector for Sse2 {
    #[inline(always)]
    fn load(self, words: &VectorWords) -> Self {
        let first: *const __m128i = (&raw const *words).cast();
        // SAFETY: SSE2 is part of x86-64; 32 aligned bytes are borrowed.
        unsafe { Self(_mm_load_si128(first), _mm_load_si128(first.add(1))) }
    }

    #[inline(always)]
    fn store(self, words: &mut VectorWords) {
        let first: *mut __m128i = (&raw mut *words).cast();
        // SAFETY: SSE2 is part of x86-64; 32 aligned bytes are borrowed for writing.
        unsafe {
            _mm_store_si128(first, self.0);
            _mm_store_si128(first.add(1), self.1);
        }
    }

    #[inline(always)]
    fn splat(self, word: u32) -> Self {
        // SAFETY: SSE2 is part of x86-64.
        let half = unsafe { _mm_set1_epi32(word.cast_signed()) };
        Self(half, half)
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: SSE2 is part of x86-64.
        self.zip(other, |a, b| unsafe { _mm_and_si128(a, b) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: SSE2 is part of x86-64.
        self.zip(other, |a, b| unsafe { _mm_or_si128(a, b) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: SSE2 is part of x86-64.
        self.zip(other, |a, b| unsafe { _mm_andnot_si128(b, a) })
    }

    #[inline(always)]
    fn left<const BITS: i32>(self) -> Self {
        // SAFETY: SSE2 is part of x86-64.
        unsafe { Self(_mm_slli_epi32::<BITS>(self.0), _mm_slli_epi32::<BITS>(self.1)) }
    }

    #[inline(always)]
    fn right<const BITS: i32>(self) -> Self {
        // SAFETY: SSE2 is part of x86-64.
        unsafe { Self(_mm_srli_epi32::<BITS>(self.0), _mm_srli_epi32::<BITS>(self.1)) }
    }

    #[inline(always)]
    fn turned(self) -> Self {
        // SAFETY: SSE2 is part of x86-64.
        unsafe { Self(_mm_shuffle_epi32::<TURN>(self.0), _mm_shuffle_epi32::<TURN>(self.1)) }
    }

    #[inline(always)]
    fn zeros(self) -> LaneSet {
        zeros(self.0) | zeros(self.1) << 4
    }
}

#[inline(always)]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "four bits are set at most"
)]
fn zeros(half: __m128i) -> LaneSet {
    // SAFETY: SSE2 is part of x86-64.
    let signs = unsafe {
        let equal = _mm_cmpeq_epi32(half, _mm_setzero_si128());
        _mm_movemask_ps(_mm_castsi128_ps(equal))
    };
    signs as LaneSet
}
