//! Vectors in the 256-bit registers of AVX2.
//!
//! The functions of this file are inlined into [`sweep_with_avx2`] and [`sweep_with_avx512`], which are the only
//! functions compiled with these instructions. They are called only with the proof that the machine has them.

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

/// Shows that the machine has AVX2.
#[derive(Clone, Copy, Debug)]
pub(super) struct HasAvx2(());

impl HasAvx2 {
    /// Returns `None` if the machine lacks AVX2.
    pub(super) fn detect() -> Option<Self> {
        is_x86_feature_detected!("avx2").then_some(Self(()))
    }
}

/// Shows that the machine has AVX2, AVX-512F and AVX-512VL.
#[derive(Clone, Copy, Debug)]
pub(super) struct HasAvx512(());

impl HasAvx512 {
    /// Returns `None` if the machine lacks any of the three.
    pub(super) fn detect() -> Option<Self> {
        let has_more = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl");
        HasAvx2::detect().filter(|_| has_more).map(|HasAvx2(())| Self(()))
    }
}

/// Sweeps with AVX2.
pub(super) fn sweep<const T: usize>(HasAvx2(()): HasAvx2, boards: &mut Boards<T>) -> SweepResult
where
    [Avx2; T]: Trios<Avx2>,
{
    // SAFETY: a `HasAvx2` exists only on a machine with AVX2.
    unsafe { sweep_with_avx2(boards) }
}

/// Sweeps with AVX2 on a machine with AVX-512. That gives it twice as many registers, and an instruction for
/// any bitwise function of three words, so the compiler joins two operations into one.
pub(super) fn sweep_with_more<const T: usize>(
    HasAvx512(()): HasAvx512,
    boards: &mut Boards<T>,
) -> SweepResult
where
    [Avx2; T]: Trios<Avx2>,
{
    // SAFETY: a `HasAvx512` exists only on a machine with all that the function is compiled for.
    unsafe { sweep_with_avx512(boards) }
}

#[target_feature(enable = "avx2")]
fn sweep_with_avx2<const T: usize>(boards: &mut Boards<T>) -> SweepResult
where
    [Avx2; T]: Trios<Avx2>,
{
    sweep::sweep(Avx2(_mm256_setzero_si256()), boards)
}

#[target_feature(enable = "avx2,avx512f,avx512vl")]
fn sweep_with_avx512<const T: usize>(boards: &mut Boards<T>) -> SweepResult
where
    [Avx2; T]: Trios<Avx2>,
{
    sweep::sweep(Avx2(_mm256_setzero_si256()), boards)
}

/// A vector in one AVX2 register. Only the two functions above make one without having one, so wherever one exists, the
/// machine has AVX2. That makes each `unsafe` below sound. Memory is read and written through references to
/// [`VectorWords`], which are aligned to 32 bytes.
#[derive(Clone, Copy)]
pub(super) struct Avx2(__m256i);

impl Vector for Avx2 {
    #[inline(always)]
    fn load(self, words: &VectorWords) -> Self {
        // SAFETY: the machine has AVX2; 32 aligned bytes are borrowed.
        Self(unsafe { _mm256_load_si256((&raw const *words).cast()) })
    }

    #[inline(always)]
    fn store(self, words: &mut VectorWords) {
        // SAFETY: the machine has AVX2; 32 aligned bytes are borrowed for writing.
        unsafe { _mm256_store_si256((&raw mut *words).cast(), self.0) }
    }

    #[inline(always)]
    fn splat(self, word: u32) -> Self {
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
