//! What a board says of pairs of cells, beyond its houses.
//!
//! A [`Rule`] ties pairs of cells all over the board, and an [`Exclusion`] says which digits two tied cells cannot hold
//! together. A table has one row for each rule. Everything else asks the table what it needs: which cells are tied,
//! what a digit excludes, whether digits are alike. Search, techniques, ratings and generator name no rule, so a new
//! rule is a new row here, and its words in `words/rule.rs`.

mod exclusion;
mod rule;
mod ties;

pub use exclusion::Exclusion;
pub use rule::Rule;
pub(crate) use ties::Ties;
