//! Tests of `engine`.

#![expect(clippy::unwrap_used, reason = "helpers of tests fail as loudly as tests")]

mod acceptance;
mod against_reference;
mod boards;
mod bulk;
mod cages;
mod calculations;
mod cancelling;
mod collections;
mod constraints;
mod counted_places;
mod counting;
mod dots;
mod facts;
mod generate;
mod lab;
mod large;
mod layouts;
mod line_kinds;
mod lines;
mod numbering;
mod outside;
mod proved;
mod rating;
mod rating_variants;
mod ruled_out;
mod shapes;
mod singles;
mod sparse;
mod sparse_variants;
mod technique;
mod variants;
