//! Fish: a digit locked in as many lines or boxes as hold it across.

use super::finders::Finder;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[];
