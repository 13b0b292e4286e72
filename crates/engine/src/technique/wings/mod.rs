//! Wings: a few cells with few candidates that see each other.
//!
//! In the evidence, the candidates of the end cells are [`Role::Pattern`]. Those of the pivot, or of the link
//! between the ends, are [`Role::Second`]. A wing that is a chain has the chain in `chains`.

mod three_links;
mod w_wing;
mod wxyz_wing;
mod xy_wing;
mod xyz_wing;

#[cfg(doc)]
use super::Role;
use super::step_search::Finder;
use super::{Geometry, Technique};

/// The finders of the family.
pub(super) const fn finders<G: Geometry>() -> &'static [Finder<G>] {
    const {
        &[
            Finder { techniques: &[Technique::WWing], find: w_wing::find },
            Finder { techniques: &[Technique::MWing], find: three_links::find_m },
            Finder { techniques: &[Technique::SWing], find: three_links::find_s },
            Finder { techniques: &[Technique::LWing], find: three_links::find_l },
            Finder { techniques: &[Technique::HWing], find: three_links::find_h },
            Finder { techniques: &[Technique::XYWing], find: xy_wing::find },
            Finder { techniques: &[Technique::XYZWing], find: xyz_wing::find },
            Finder { techniques: &[Technique::WXYZWing], find: wxyz_wing::find },
        ]
    }
}
