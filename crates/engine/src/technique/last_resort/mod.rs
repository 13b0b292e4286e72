//! Last resorts: templates and brute force.

mod brute_force;
mod template_delete;
mod template_set;
mod templates;

use super::Technique;
use super::step_search::Finder;
use crate::technique::Geometry;

/// The finders of the family.
pub(super) const fn finders<G: Geometry>() -> &'static [Finder<G>] {
    const {
        &[
            Finder { techniques: &[Technique::TemplateSet], find: template_set::find },
            Finder { techniques: &[Technique::TemplateDelete], find: template_delete::find },
            Finder { techniques: &[Technique::BruteForce], find: brute_force::find },
        ]
    }
}
