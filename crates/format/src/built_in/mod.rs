//! The texts that the program brings along: the examples of techniques and the lessons of the tutorial.

pub mod examples;
pub mod tutorial;
