//! Colouring: candidates of which either all of one colour or all of the other are true.

use super::finders::Finder;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[];
