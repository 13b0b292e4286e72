//! Techniques, and the steps they find, in words.

mod about;
mod articles;
mod backdoors;
mod explain;
#[cfg(feature = "controller")]
mod idea;
pub(crate) mod notation;
mod other_names;
mod page;
pub(crate) mod phrase;
mod reasons;
#[cfg(feature = "controller")]
mod seek;
mod short;
#[cfg(feature = "controller")]
mod stops;

pub use about::{about, about_step};
pub use articles::description;
pub use backdoors::backdoors;
#[cfg(feature = "controller")]
pub(crate) use explain::{
    concluded, copied_line, list_line, step_explanation, what_is_wrong, where_to_look,
};
pub use explain::{no_way_on, none_left, nothing_open, nothing_seen, path_end, several_answers};
#[cfg(feature = "controller")]
pub(crate) use idea::idea;
pub use other_names::other_names;
pub use page::{also_called, standing, techniques_meant};
pub use phrase::{Names, Passage};
#[cfg(feature = "controller")]
pub(crate) use seek::seek;
pub use short::{explain, explain_from, location, mistake, placed_line, placed_line_from};
