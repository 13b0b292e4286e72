//! Techniques, and the steps they find, in words.

mod about;
mod backdoors;
mod explain;
mod lesson;
mod names;
pub(super) mod notation;
mod other_names;
mod page;
mod reasons;

pub use about::about;
pub use backdoors::backdoors;
pub use explain::{
    explain, line, mistake, no_way_on, none_left, nothing_open, nothing_seen, path_end, place,
    placed_line, several_answers,
};
pub use lesson::lesson;
pub use other_names::other_names;
pub use page::{also_called, is_meant, standing};
