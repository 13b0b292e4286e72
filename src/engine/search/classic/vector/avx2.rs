//! Vectors in the 256-bit registers of AVX2.
//!
//! The functions of this file are inlined into [`sweep`] and [`sweep_with_more`], which are the only functions
//! compiled with these instructions.

#![expect(
    clippy::inline_always,
    reason = "what is not inlined is compiled without the vector instructions"
)]
#![expect(unsafe_code, reason = "instructions that not every x86-64 machine has")]

use std::arch::x86_64::{
    __m256i, _mm256_and_si256, _mm256_andnot_si256, _mm256_castsi256_ps, _mm256_cmpeq_epi32,
    _mm256_load_si256, _mm256_movemask_ps, _mm256_or_si256, _mm256_set1_epi32,
    _mm256_setzero_si256, _mm256_shuffle_epi32, _mm256_slli_epi32, _mm256_srli_epi32,
    _mm256_store_si256,
};

use super::super::boards::Boards;
use super::super::sweep::{self, SweepResult, Trios};
use super::{LaneSet, TURN, Vector, VectorWords};

/// Sweeps with AVX2.
///
/// # Safety
/// The machine must have AVX2.
#[target_feature(enable = "avx2")]
pub(super) unsafe fn sweep<const T: usize>(boards: &mut Boards<T>) -> SweepResult
where
    [Avx2; T]: Trios<Avx2>,
{
    sweep::sweep::<Avx2, T>(boards)
}

/// Sweeps with AVX2 on a machine with AVX-512. That gives it twice as many registers, and an instruction for
/// any bitwise function of three words, so the compiler joins two operations into one.
///
/// # Safety
/// The machine must have AVX2, AVX-512F and AVX-512VL.
#[target_feature(enable = "avx2,avx512f,avx512vl")]
pub(super) unsafe fn sweep_with_more<const T: usize>(boards: &mut Boards<T>) -> SweepResult
where
    [Avx2; T]: Trios<Avx2>,
{
    sweep::sweep::<Avx2, T>(boards)
}

/// A vector in one AVX2 register. Only the two functions above make such vectors, so wherever one exists, the
/// machine has AVX2. That makes each `unsafe` below sound. Memory is read and written through references to
/// [`VectorWords`], which are aligned to 32 bytes.
#[derive(Clone, Copy)]
pub(super) struct Avx2(__m256i);

impl Vector for Avx2 {
    #[inline(always)]
    fn load(words: &VectorWords) -> Self {
        // SAFETY: the machine has AVX2; 32 aligned bytes are borrowed.
        Self(unsafe { _mm256_load_si256((&raw const *words).cast()) })
    }

    #[inline(always)]
    fn store(self, words: &mut VectorWords) {
        // SAFETY: the machine has AVX2; 32 aligned bytes are borrowed for writing.
        unsafe { _mm256_store_si256((&raw mut *words).cast(), self.0) }
    }

    #[inline(always)]
    fn splat(word: u32) -> Self {
        // SAFETY: the machine has AVX2.
        Self(unsafe { _mm256_set1_epi32(word.cast_signed()) })
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: the machine has AVX2.
        Self(unsafe { _mm256_and_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: the machine has AVX2.
        Self(unsafe { _mm256_or_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: the machine has AVX2.
        Self(unsafe { _mm256_andnot_si256(other.0, self.0) })
    }

    #[inline(always)]
    fn left<const BITS: i32>(self) -> Self {
        // SAFETY: the machine has AVX2.
        Self(unsafe { _mm256_slli_epi32::<BITS>(self.0) })
    }

    #[inline(always)]
    fn right<const BITS: i32>(self) -> Self {
        // SAFETY: the machine has AVX2.
        Self(unsafe { _mm256_srli_epi32::<BITS>(self.0) })
    }

    #[inline(always)]
    fn turned(self) -> Self {
        // SAFETY: the machine has AVX2.
        Self(unsafe { _mm256_shuffle_epi32::<TURN>(self.0) })
    }

    #[inline(always)]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "eight bits are set at most"
    )]
    fn zeros(self) -> LaneSet {
        // SAFETY: the machine has AVX2.
        let signs = unsafe {
            let equal = _mm256_cmpeq_epi32(self.0, _mm256_setzero_si256());
            _mm256_movemask_ps(_mm256_castsi256_ps(equal))
        };
        signs as LaneSet
    }
}
