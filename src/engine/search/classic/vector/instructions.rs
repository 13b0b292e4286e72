//! The instructions that a sweep was compiled for, and the choice among them.

use std::sync::LazyLock;

use super::super::sweep::{self, Boards, Outcome};
#[cfg(target_arch = "x86_64")]
use super::avx2;
#[cfg(target_arch = "aarch64")]
use super::neon::Neon;
use super::portable::Portable;
#[cfg(target_arch = "x86_64")]
use super::sse2::Sse2;

/// The instructions that eight boards are searched with. All of them lead to the same results by the same
/// steps, at different speeds.
#[derive(Clone, Copy, Debug)]
pub struct Instructions {
    name: &'static str,
    sweep: fn(&mut Boards) -> Outcome,
}

static BEST: LazyLock<Instructions> = LazyLock::new(|| {
    let here = Instructions::all_here();
    here[here.len() - 1]
});

impl Instructions {
    /// The quickest that this machine has.
    #[must_use]
    pub fn best() -> Self {
        *BEST
    }

    /// All that this machine has, plain Rust first and the quickest last.
    #[must_use]
    pub fn all_here() -> Vec<Self> {
        let mut all = vec![Self { name: "portable", sweep: sweep::sweep::<Portable> }];
        #[cfg(target_arch = "aarch64")]
        all.push(Self { name: "NEON", sweep: sweep::sweep::<Neon> });
        #[cfg(target_arch = "x86_64")]
        {
            all.push(Self { name: "SSE2", sweep: sweep::sweep::<Sse2> });
            if is_x86_feature_detected!("avx2") {
                all.push(Self { name: "AVX2", sweep: sweep_avx2 });
                if is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl") {
                    all.push(Self { name: "AVX-512", sweep: sweep_avx512 });
                }
            }
        }
        all
    }

    /// Their name.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Sweeps once.
    pub(in crate::engine::search::classic) fn sweep(self, boards: &mut Boards) -> Outcome {
        (self.sweep)(boards)
    }
}

/// Only ever reached through [`Instructions`] that were listed because the machine has AVX2.
#[cfg(target_arch = "x86_64")]
#[expect(unsafe_code, reason = "calls into instructions that were detected")]
fn sweep_avx2(boards: &mut Boards) -> Outcome {
    // SAFETY: `all_here` lists this function after AVX2 was detected, and nothing else names it.
    unsafe { avx2::sweep(boards) }
}

/// Only ever reached through [`Instructions`] that were listed because the machine has AVX-512.
#[cfg(target_arch = "x86_64")]
#[expect(unsafe_code, reason = "calls into instructions that were detected")]
fn sweep_avx512(boards: &mut Boards) -> Outcome {
    // SAFETY: `all_here` lists this function after all that it needs was detected, and nothing else names it.
    unsafe { avx2::sweep_with_more(boards) }
}
