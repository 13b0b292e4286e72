//! What holds beyond houses: rules of a board, and constraints of a puzzle.
//!
//! A rule holds all over a board, has no data of its own, and is part of the [`Layout`](crate::Layout), which all puzzles
//! of the board share. A [`Constraint`] is about certain cells, and is part of the [`Rules`] of a puzzle. A classic board
//! with constraints is still the classic board.
//!
//! A [`Rule`] ties pairs of cells all over the board, and an [`Exclusion`] says which digits two tied cells cannot hold
//! together. A table has one row for each rule. Everything else asks the table what it needs: which cells are tied,
//! what a digit excludes, whether digits are alike. Search, techniques, ratings and generator name no rule, so a new
//! rule is a new row here, and its words in `words/rule.rs`. A new constraint is a file here and an arm for each question of
//! `constraint.rs`, and its words in `words/constraint.rs`.

mod constraint;
mod exclusion;
mod parity;
mod puzzle_rules;
mod rule;
mod ties;

pub use constraint::Constraint;
pub use exclusion::Exclusion;
pub use parity::Parity;
pub use puzzle_rules::Rules;
pub use rule::Rule;
pub(crate) use ties::Ties;
