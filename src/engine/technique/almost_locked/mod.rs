//! Almost locked sets: one more digit than cells.

use super::finders::Finder;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[];
