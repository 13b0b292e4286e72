//! The instruction sets that a sweep is compiled for, and the choice among them.

use std::sync::LazyLock;

#[cfg(target_arch = "x86_64")]
use super::super::boards::Boards;
use super::super::boards::{DEEP, EightPositions, TwoPositions, WIDE};
#[cfg(target_arch = "x86_64")]
use super::super::sweep::Trios;
use super::super::sweep::{self, SweepResult};
use super::Vector;
#[cfg(target_arch = "x86_64")]
use super::avx2::{self, Avx2};
#[cfg(target_arch = "aarch64")]
use super::neon::Neon;
use super::portable::Portable;
#[cfg(target_arch = "x86_64")]
use super::sse2::Sse2;

/// The instruction set that boards are searched with. All of them give the same results by the same steps, at
/// different speeds.
#[derive(Clone, Copy, Debug)]
pub struct Instructions {
    name: &'static str,
    deep: fn(&mut EightPositions) -> SweepResult,
    wide: fn(&mut TwoPositions) -> SweepResult,
}

static BEST: LazyLock<Instructions> = LazyLock::new(|| {
    let here = Instructions::all_here();
    here[here.len() - 1]
});

impl Instructions {
    /// The quickest instructions that this machine has.
    #[must_use]
    pub fn best() -> Self {
        *BEST
    }

    /// All instructions that this machine has, plain Rust first and the quickest last.
    #[must_use]
    pub fn all_here() -> Vec<Self> {
        let mut all = vec![Self::everywhere::<Portable>("portable")];
        #[cfg(target_arch = "aarch64")]
        all.push(Self::everywhere::<Neon>("NEON"));
        #[cfg(target_arch = "x86_64")]
        {
            all.push(Self::everywhere::<Sse2>("SSE2"));
            if is_x86_feature_detected!("avx2") {
                all.push(Self { name: "AVX2", deep: avx2::<DEEP>, wide: avx2::<WIDE> });
                if is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl") {
                    all.push(Self { name: "AVX-512", deep: avx512::<DEEP>, wide: avx512::<WIDE> });
                }
            }
        }
        all
    }

    /// Instructions that every machine of the compiled target has.
    fn everywhere<V: Vector>(name: &'static str) -> Self {
        Self { name, deep: sweep::sweep::<V, DEEP>, wide: sweep::sweep::<V, WIDE> }
    }

    /// The name of these instructions.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.name
    }
}

/// Boards that can be swept with any of the [`Instructions`].
pub(in crate::engine::search::classic) trait Sweep {
    /// Sweeps once.
    fn sweep(&mut self, instructions: Instructions) -> SweepResult;
}

impl Sweep for EightPositions {
    fn sweep(&mut self, instructions: Instructions) -> SweepResult {
        (instructions.deep)(self)
    }
}

impl Sweep for TwoPositions {
    fn sweep(&mut self, instructions: Instructions) -> SweepResult {
        (instructions.wide)(self)
    }
}

/// A sweep with AVX2. It is reached only through [`Instructions`] that were listed because the machine has
/// AVX2.
#[cfg(target_arch = "x86_64")]
#[expect(unsafe_code, reason = "calls into instructions that were detected")]
fn avx2<const T: usize>(boards: &mut Boards<T>) -> SweepResult
where
    [Avx2; T]: Trios<Avx2>,
{
    // SAFETY: `all_here` lists this function after AVX2 was detected, and nothing else names it.
    unsafe { avx2::sweep(boards) }
}

/// A sweep with AVX-512. It is reached only through [`Instructions`] that were listed because the machine has
/// AVX-512.
#[cfg(target_arch = "x86_64")]
#[expect(unsafe_code, reason = "calls into instructions that were detected")]
fn avx512<const T: usize>(boards: &mut Boards<T>) -> SweepResult
where
    [Avx2; T]: Trios<Avx2>,
{
    // SAFETY: `all_here` lists this function after all that it needs was detected, and nothing else names it.
    unsafe { avx2::sweep_with_more(boards) }
}
