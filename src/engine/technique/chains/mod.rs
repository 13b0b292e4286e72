//! Chains: strong and weak links in turn.

use super::finders::Finder;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[];
