//! Tests of `engine::generate`.

mod boards;
mod codes;
mod killers;
mod made;
