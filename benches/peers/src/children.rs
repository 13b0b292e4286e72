//! Processor time of programs that this one has started.

use std::time::Duration;

use nix::sys::resource::{UsageWho, getrusage};

/// The processor's time, in user code and in the kernel, of all children that have ended.
pub(crate) fn time_of_children() -> Duration {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).expect("the system keeps account");
    let times = [usage.user_time(), usage.system_time()];
    let micros = times.iter().map(|time| time.tv_sec() * 1_000_000 + time.tv_usec()).sum::<i64>();
    Duration::from_micros(u64::try_from(micros).unwrap_or(0))
}
