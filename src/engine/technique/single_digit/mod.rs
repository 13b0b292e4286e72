//! Patterns of one digit on two strong links: skyscraper, kite, turbot fish, empty rectangle.

use super::finders::Finder;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[];
