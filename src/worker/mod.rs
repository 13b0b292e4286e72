//! Background work: jobs that may take long, and writing that must not hold anybody up.
//!
//! [`Worker`] runs one job of each kind at a time, the newest wins, and each job has a cancel token of its
//! own. [`Queue`] hands values to one thread in order; [`Latest`] skips those that a newer one has overtaken.
//! None of them knows what the work is. [`count()`] does: it shares one count out among threads. And chance comes
//! in here, by [`fresh_seed`], as the engine has none.

mod count;
mod job;
mod latest;
mod queue;
mod seed;
mod today;

pub use count::{all_threads, count};
pub use job::{JobId, Outcome, Worker};
pub use latest::Latest;
pub use queue::Queue;
pub use seed::fresh_seed;
pub use today::day_of;
