//! The ways by which something is shown: from one assumption to what cannot be, or from all that may be to the same.

use super::clash::Clash;
use super::facts::{Fact, Facts};
use crate::engine::technique::{Chain, Evidence, Mark, Role, Step, Technique, houses};

/// A logic by which facts follow from an assumption.
pub(super) trait Logic {
    /// How what follows from one assumption does so.
    type Consequences: Consequences;

    /// The technique that shows a contradiction, and the one that shows a verity.
    const TECHNIQUES: (Technique, Technique);

    /// All that follows from an assumption, itself included; where some of that cannot be, perhaps not all.
    fn facts(&mut self, assumption: Fact) -> Facts;

    /// How these facts follow.
    fn consequences(&mut self, assumption: Fact) -> Self::Consequences;

    /// The branches that lead from the assumption of an account to some of its facts.
    fn branches(&self, consequences: &Self::Consequences, ends: &[Fact]) -> Vec<Chain>;

    /// Whether branches are what the techniques are named for.
    fn is_worthy(&self, branches: &[Chain]) -> bool;
}

/// How what follows from an assumption does so.
pub(super) trait Consequences {
    /// How long the way to `fact` is, which follows: the nodes on it, itself and the assumption included.
    fn length(&self, fact: Fact) -> usize;
}

/// All that may be, of which one is: the assumptions of a verity.
#[derive(Clone, Debug)]
pub(super) struct Cases {
    /// The assumptions.
    pub(super) assumptions: Vec<Fact>,
    /// The house, where they are the places of a digit.
    pub(super) house: Option<usize>,
}

/// A way to show something.
pub(super) enum Proof {
    /// The assumption leads to what cannot be.
    Contradiction(Fact, Clash),
    /// All assumptions lead to it.
    Verity(Cases),
}

impl Proof {
    /// The step that shows `conclusion` by this way and these branches.
    pub(super) fn step(&self, technique: Technique, conclusion: Fact, chains: Vec<Chain>) -> Step {
        let mark = |role: Role| move |fact: &Fact| Mark { candidate: fact.candidate, role };
        let (marks, house): (Vec<Mark>, Option<usize>) = match self {
            Self::Contradiction(assumption, clash) => {
                let mut marks = vec![mark(Role::Pattern)(assumption)];
                marks.extend(clash.ends.iter().map(mark(Role::Second)));
                marks.dedup_by_key(|mark| mark.candidate);
                (marks, clash.house)
            }
            Self::Verity(cases) => {
                let mut marks: Vec<Mark> =
                    cases.assumptions.iter().map(mark(Role::Pattern)).collect();
                marks.dedup_by_key(|mark| mark.candidate);
                (marks, cases.house)
            }
        };
        let evidence = Evidence {
            digits: vec![conclusion.candidate.digit],
            bases: house.map(houses::name).into_iter().collect(),
            marks,
            chains,
            ..Evidence::default()
        };
        let outcome = vec![conclusion.candidate];
        let (placements, eliminations) =
            if conclusion.on { (outcome, Vec::new()) } else { (Vec::new(), outcome) };
        Step { technique, placements, eliminations, evidence }
    }
}
