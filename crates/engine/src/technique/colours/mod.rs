//! Colouring: connected candidates in two colours, one of which is right.
//!
//! In the evidence, the candidates of the first cluster are [`Role::FirstColour`] and [`Role::SecondColour`],
//! and those of a second cluster [`Role::ThirdColour`] and [`Role::FourthColour`]. `pairs` holds the
//! connections: two candidates, one of each colour.

mod clusters;
mod medusa;
mod multi_colours;
mod remote_pair;
mod simple_colours;

#[cfg(doc)]
use super::Role;
use super::step_search::Finder;
use super::{Geometry, Technique};

/// The finders of the family.
pub(super) const fn finders<G: Geometry>() -> &'static [Finder<G>] {
    const {
        &[
            Finder { techniques: &[Technique::RemotePair], find: remote_pair::find },
            Finder {
                techniques: &[Technique::SimpleColoursTrap, Technique::SimpleColoursWrap],
                find: simple_colours::find,
            },
            Finder {
                techniques: &[Technique::MultiColours1, Technique::MultiColours2],
                find: multi_colours::find,
            },
            Finder { techniques: &[Technique::Medusa], find: medusa::find },
        ]
    }
}
