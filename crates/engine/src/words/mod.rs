//! How the engine speaks: the names of what it knows, and the sentences of its errors.
//!
//! `Display` of an error is its English sentence. Everything here is data in words; nothing decides.

#![deny(clippy::wildcard_enum_match_arm)]

mod constraint;
mod contradiction;
mod count;
mod generating;
mod grid_text;
mod layout;
mod rule;
mod shape;
mod symmetry;
mod technique;

pub use contradiction::{
    contradiction, list_of_contradictions, list_of_contradictions_from, name_of_place,
};
