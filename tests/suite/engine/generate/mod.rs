//! Tests of `engine::generate`.

mod codes;
mod made;
