//! Forcing chains and nets: what follows whatever is assumed.

use super::finders::Finder;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[];
