//! Patterns that would give the puzzle a second answer. They hold for puzzles with one answer alone.

use super::finders::Finder;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[];
