//! The instruction sets that a sweep is compiled for, and the choice among them.

use std::sync::LazyLock;

use super::super::boards::{EightPositions, TwoPositions};
use super::super::sweep::SweepResult;
#[cfg(target_arch = "x86_64")]
use super::avx2::{self, HasAvx2, HasAvx512};
#[cfg(target_arch = "aarch64")]
use super::neon;
use super::portable;
#[cfg(target_arch = "x86_64")]
use super::sse2;

/// The instruction set that boards are searched with. All of them give the same results by the same steps, at
/// different speeds.
#[derive(Clone, Copy, Debug)]
pub struct Instructions(InstructionSet);

/// The instruction sets that the search is compiled for. Those that not every machine of the target has hold the proof
/// that this one has them.
#[derive(Clone, Copy, Debug)]
enum InstructionSet {
    Portable,
    #[cfg(target_arch = "aarch64")]
    Neon,
    #[cfg(target_arch = "x86_64")]
    Sse2,
    #[cfg(target_arch = "x86_64")]
    Avx2(HasAvx2),
    #[cfg(target_arch = "x86_64")]
    Avx512(HasAvx512),
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
        let mut all = vec![InstructionSet::Portable];
        #[cfg(target_arch = "aarch64")]
        all.push(InstructionSet::Neon);
        #[cfg(target_arch = "x86_64")]
        {
            all.push(InstructionSet::Sse2);
            all.extend(HasAvx2::detect().map(InstructionSet::Avx2));
            all.extend(HasAvx512::detect().map(InstructionSet::Avx512));
        }
        all.into_iter().map(Self).collect()
    }

    /// The name of these instructions.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self.0 {
            InstructionSet::Portable => "portable",
            #[cfg(target_arch = "aarch64")]
            InstructionSet::Neon => "NEON",
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Sse2 => "SSE2",
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Avx2(_) => "AVX2",
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Avx512(_) => "AVX-512",
        }
    }
}

/// Boards that can be swept with any of the [`Instructions`].
pub(in crate::search::classic) trait Sweep {
    /// Sweeps once.
    fn sweep(&mut self, instructions: Instructions) -> SweepResult;
}

macro_rules! sweep_with_any_instructions {
    ($($boards:ty),+) => {$(
        impl Sweep for $boards {
            #[inline]
            fn sweep(&mut self, Instructions(set): Instructions) -> SweepResult {
                match set {
                    InstructionSet::Portable => portable::sweep(self),
                    #[cfg(target_arch = "aarch64")]
                    InstructionSet::Neon => neon::sweep(self),
                    #[cfg(target_arch = "x86_64")]
                    InstructionSet::Sse2 => sse2::sweep(self),
                    #[cfg(target_arch = "x86_64")]
                    InstructionSet::Avx2(has) => avx2::sweep(has, self),
                    #[cfg(target_arch = "x86_64")]
                    InstructionSet::Avx512(has) => avx2::sweep_with_more(has, self),
                }
            }
        }
    )+};
}

sweep_with_any_instructions!(EightPositions, TwoPositions);
