//! Wings: a few cells of two or three candidates that see one another.
//!
//! In the evidence the candidates of the cells at the ends are [`Role::Pattern`], those of the pivot, or of what
//! links the ends, [`Role::Second`]. A wing that is a chain has it in `chains`.

mod w_wing;
mod xy_wing;
mod xyz_wing;

#[cfg(doc)]
use super::Role;
use super::Technique;
use super::finders::Finder;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[
    Finder { techniques: &[Technique::WWing], find: w_wing::find },
    Finder { techniques: &[Technique::XYWing], find: xy_wing::find },
    Finder { techniques: &[Technique::XYZWing], find: xyz_wing::find },
];
