//! Almost locked sets: cells of a house with one more digit than cells.

mod death_blossom;
pub(super) mod links;
mod open_cells;
mod outcome;
mod rows;
pub(super) mod sets;
mod sets_by_cell;
mod sue_de_coq;
mod trails;
mod xy_chain;
mod xy_wing;
mod xz;

use super::Technique;
use super::step_search::Finder;
use crate::technique::Geometry;

/// The finders of the family.
pub(super) const fn finders<G: Geometry>() -> &'static [Finder<G>] {
    const {
        &[
            Finder { techniques: &[Technique::SueDeCoq], find: sue_de_coq::find },
            Finder { techniques: &[Technique::AlsXz], find: xz::find },
            Finder { techniques: &[Technique::AlsXyWing], find: xy_wing::find },
            Finder { techniques: &[Technique::AlsXyChain], find: xy_chain::find },
            Finder { techniques: &[Technique::DeathBlossom], find: death_blossom::find },
        ]
    }
}
