//! Techniques, and the steps they find, in words.

mod about;
mod explain;
mod names;
mod notation;
mod reasons;

pub use about::about;
pub use explain::{explain, line, mistake, nothing_seen, path_end, place, placed_line};
