//! Singles: a digit that can stand in one place only.
//!
//! They are taken in the order in which they came about, as HoDoKu does.

mod full_house;
mod hidden_single;
mod naked_single;

use super::finders::Finder;
use super::{Candidate, Evidence, Mark, Role, Step, Technique, houses};

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[
    Finder { techniques: &[Technique::FullHouse], find: full_house::find },
    Finder { techniques: &[Technique::NakedSingle], find: naked_single::find },
    Finder { techniques: &[Technique::HiddenSingle], find: hidden_single::find },
];

/// The step that puts down `single`, seen in `house` where it was seen in one.
fn step(technique: Technique, single: Candidate, house: Option<usize>) -> Step {
    let evidence = Evidence {
        digits: vec![single.digit],
        bases: house.map(houses::name).into_iter().collect(),
        marks: vec![Mark { candidate: single, role: Role::Pattern }],
        ..Evidence::default()
    };
    Step { technique, placements: vec![single], eliminations: Vec::new(), evidence }
}
