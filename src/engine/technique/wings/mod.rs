//! Wings: a few cells of two or three candidates that see one another.
//!
//! In the evidence the candidates of the cells at the ends are [`Role::Pattern`], those of the pivot, or of what
//! links the ends, [`Role::Second`]. A wing that is a chain has it in `chains`.

mod three_links;
mod w_wing;
mod wxyz_wing;
mod xy_wing;
mod xyz_wing;

#[cfg(doc)]
use super::Role;
use super::Technique;
use super::hunt::Finder;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[
    Finder { techniques: &[Technique::WWing], find: w_wing::find },
    Finder { techniques: &[Technique::MWing], find: three_links::find_m },
    Finder { techniques: &[Technique::SWing], find: three_links::find_s },
    Finder { techniques: &[Technique::LWing], find: three_links::find_l },
    Finder { techniques: &[Technique::HWing], find: three_links::find_h },
    Finder { techniques: &[Technique::XYWing], find: xy_wing::find },
    Finder { techniques: &[Technique::XYZWing], find: xyz_wing::find },
    Finder { techniques: &[Technique::WXYZWing], find: wxyz_wing::find },
];
