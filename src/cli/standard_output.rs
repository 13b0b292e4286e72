//! Whether the program was started with standard output closed, as by `>&-`.
//!
//! Rust's runtime opens `/dev/null` in the place of a closed standard output before `main`. From then on all writing
//! succeeds and nobody gets the results, so the check has to come earlier.

use std::io;

/// Checks that results have somewhere to go.
///
/// # Errors
/// If the program was started with standard output closed. Known on Linux alone.
pub(super) fn check_open() -> io::Result<()> {
    #[cfg(target_os = "linux")]
    if before_main::IS_CLOSED.load(std::sync::atomic::Ordering::Relaxed) {
        return Err(rustix::io::Errno::BADF.into());
    }
    Ok(())
}

#[cfg(target_os = "linux")]
mod before_main {
    use std::sync::atomic::{AtomicBool, Ordering};

    pub(super) static IS_CLOSED: AtomicBool = AtomicBool::new(false);

    /// The C library calls every function of this section before Rust's runtime starts.
    #[used]
    #[unsafe(link_section = ".init_array")]
    #[expect(unsafe_code, reason = "a section of the program is named")]
    static CHECK: extern "C" fn() = check;

    extern "C" fn check() {
        let flags = rustix::io::fcntl_getfd(rustix::stdio::stdout());
        IS_CLOSED.store(flags == Err(rustix::io::Errno::BADF), Ordering::Relaxed);
    }
}
