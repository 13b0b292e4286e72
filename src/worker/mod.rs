//! Background work: long jobs, and writing that must not block the window.
//!
//! [`Worker`] runs one job of each kind at a time; the newest job wins, and each job has its own cancel token.
//! [`Queue`] passes values to one thread in order. [`LatestValue`] passes only the newest value. None of these knows what
//! the work is. [`count()`] runs one count on several threads. [`fresh_seed`] provides random seeds, because the
//! engine is deterministic.

mod count;
mod job;
mod latest_value;
mod queue;
mod seed;
mod today;

pub use count::{all_threads, count};
pub use job::{JobId, Outcome, Worker};
pub use latest_value::LatestValue;
pub use queue::Queue;
pub use seed::fresh_seed;
pub use today::day_of;
