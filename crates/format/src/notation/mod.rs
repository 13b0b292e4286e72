//! How formats write the parts of a board: cells, digits, candidates and regions.
//!
//! Several formats share each of these notations. This module does not know the formats.

pub(super) mod digit_text;
pub(super) mod groups;
pub(super) mod position;
pub(super) mod regions;
pub(super) mod scripts;
pub(super) mod symbols;
