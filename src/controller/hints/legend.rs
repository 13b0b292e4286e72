//! The signs of a drawing, as a legend lists them; what each of them means, the texts say.

use super::drawing::{Drawing, LinkKind, StepPart};
use crate::engine::technique::Role;

/// A sign on the board, in the order of a legend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sign {
    /// That of candidates with a part in the step.
    Part(StepPart),
    /// The frame of the set of this place, and that of its candidates where they have a sign of their own.
    Set {
        /// Which set.
        place: usize,
        /// Whether candidates are drawn as those of the set.
        has_candidates: bool,
    },
    /// The digit that is put down.
    Placed,
    /// The candidates that go.
    Gone,
    /// The outline of the houses that a step starts from.
    Base,
    /// The outline of those that it leads to.
    Cover,
    /// The line of a link.
    Link(LinkKind),
    /// The cell of a digit that rules others out.
    Lit,
}

impl Drawing {
    /// The signs that are on the board, each once.
    #[must_use]
    pub fn signs(&self) -> Vec<Sign> {
        let parts = self.parts();
        let set = |place| Sign::Set {
            place,
            has_candidates: parts.contains(&StepPart::Of(Role::InSet(place))),
        };
        let has_frame = |part: &StepPart| matches!(part, StepPart::Of(Role::InSet(_)));
        let mut signs: Vec<Sign> =
            parts.iter().filter(|part| !has_frame(part)).map(|&part| Sign::Part(part)).collect();
        signs.extend((0..self.sets.len()).map(set));
        signs.extend(self.candidates.iter().any(|drawn| drawn.placed).then_some(Sign::Placed));
        signs.extend(self.candidates.iter().any(|drawn| drawn.gone).then_some(Sign::Gone));
        signs.extend((!self.bases.is_empty()).then_some(Sign::Base));
        signs.extend((!self.covers.is_empty()).then_some(Sign::Cover));
        signs.extend(self.links.iter().map(|link| Sign::Link(link.kind)));
        let has_grounds = self.front.is_some() && !self.lit.is_empty();
        signs.extend(has_grounds.then_some(Sign::Lit));
        signs.sort_unstable();
        signs.dedup();
        signs
    }

    /// The parts of candidates, each once. What is put down has a sign of its own.
    fn parts(&self) -> Vec<StepPart> {
        let marked = self.candidates.iter().filter(|drawn| !drawn.placed);
        let mut parts: Vec<StepPart> = marked.filter_map(|drawn| drawn.part).collect();
        parts.sort_unstable();
        parts.dedup();
        parts
    }
}
