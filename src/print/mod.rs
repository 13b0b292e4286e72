//! Puzzles on paper and in documents: what is printed, how the person wants it, and one writer for each medium.
//!
//! Pure: a writer makes bytes of a [`Booklet`] and [`Choices`], and knows no file, clock or printer.

mod choices;
mod content;

pub use choices::{Choices, Paper, PerPage, Placing, SmallDigits};
pub use content::{Booklet, Item, Words};
