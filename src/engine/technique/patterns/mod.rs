//! Large patterns: fireworks, SK loops, exocets, tridagons.

use super::finders::Finder;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[];
