//! Wings: a few cells of two or three candidates that see one another.

use super::finders::Finder;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[];
