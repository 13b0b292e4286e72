//! Background work: jobs that may take long, and writing that must not hold anybody up.
//!
//! [`Worker`] runs one job of each kind at a time, the newest wins, and each job has a cancel token of its
//! own. [`Latest`] hands values to one thread in order and skips those that a newer one has overtaken.
//! Neither knows what the work is.

mod job;
mod latest;

pub use job::{JobId, Outcome, Worker};
pub use latest::Latest;
