//! Large patterns: fireworks, SK loops, exocets, tridagons.

mod exocet;
mod firework;
mod mirror;
mod sk_loop;
mod tridagon;

use super::Technique;
use super::step_search::Finder;
use crate::technique::Geometry;

/// The finders of the family.
pub(super) const fn finders<G: Geometry>() -> &'static [Finder<G>] {
    const {
        &[
            Finder { techniques: &[Technique::Firework], find: firework::find },
            Finder { techniques: &[Technique::SkLoop], find: sk_loop::find },
            Finder { techniques: &[Technique::Exocet], find: exocet::find },
            Finder { techniques: &[Technique::Tridagon], find: tridagon::find },
        ]
    }
}
