//! Last resorts: templates and brute force.

mod brute_force;
mod templates;

use super::Technique;
use super::step_search::Finder;
use crate::technique::Geometry;

/// The finders of the family.
pub(super) const fn finders<G: Geometry>() -> &'static [Finder<G>] {
    const {
        &[
            Finder { techniques: &[Technique::TemplateSet], find: templates::find_set },
            Finder { techniques: &[Technique::TemplateDelete], find: templates::find_delete },
            Finder { techniques: &[Technique::BruteForce], find: brute_force::find },
        ]
    }
}
