//! Almost locked sets: one more digit than cells.

mod links;
mod outcome;
mod rows;
pub(super) mod sets;
mod xz;

use super::Technique;
use super::finders::Finder;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[Finder { techniques: &[Technique::AlsXz], find: xz::find }];
