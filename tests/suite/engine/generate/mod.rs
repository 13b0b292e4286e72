//! Tests of `engine::generate`.

mod boards;
mod clues;
mod codes;
mod killers;
mod made;
