//! Subsets: as many cells as digits within one house, naked or hidden.

use super::finders::Finder;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[];
