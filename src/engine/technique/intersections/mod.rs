//! Intersections: locked candidates, and the pairs and triples that are locked in an intersection.

use super::finders::Finder;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[];
