//! Proofs: an assumption that leads to a clash, or a list of cases that all lead to the same conclusion.

use super::clash::Clash;
use super::facts::{Fact, Facts};
use crate::technique::{Board, Chain, Evidence, Geometry, Mark, Role, Step, Technique};

/// A logic by which facts follow from an assumption.
pub(super) trait Logic<G: Geometry> {
    /// The consequences of one assumption, with their causes.
    type Consequences: Consequences;

    /// The techniques for a contradiction and for a verity.
    const TECHNIQUES: (Technique, Technique);

    /// All facts that follow from an assumption, including itself. If the facts clash, some may be missing.
    fn facts(&mut self, assumption: Fact) -> Facts<G>;

    /// The consequences of an assumption, with their causes.
    fn consequences(&mut self, assumption: Fact) -> Self::Consequences;

    /// The branches from the assumption of `consequences` to the facts `ends`.
    fn branches(&self, consequences: &Self::Consequences, ends: &[Fact]) -> Vec<Chain<G::Set>>;

    /// Whether the branches are of the kind that the techniques are named after.
    fn is_worthy(&self, branches: &[Chain<G::Set>]) -> bool;
}

/// The consequences of an assumption, with their causes.
pub(super) trait Consequences {
    /// The length of the path to `fact`, which must follow: the number of nodes, including `fact` and the
    /// assumption.
    fn length(&self, fact: Fact) -> usize;
}

/// A complete list of cases, one of which is true: the assumptions of a verity.
#[derive(Clone, Debug)]
pub(super) struct Cases {
    /// The assumptions.
    pub(super) assumptions: Vec<Fact>,
    /// The house, if the cases are the places of a digit in it.
    pub(super) house: Option<usize>,
}

/// A proof of a conclusion.
pub(super) enum Proof {
    /// The assumption leads to a clash.
    Contradiction(Fact, Clash),
    /// All cases lead to the conclusion.
    Verity(Cases),
}

impl Proof {
    /// The step for `conclusion` by this proof with these branches.
    pub(super) fn step<G: Geometry>(
        &self,
        board: &Board<G>,
        technique: Technique,
        conclusion: Fact,
        chains: Vec<Chain<G::Set>>,
    ) -> Step<G::Set> {
        let mark = |role: Role| move |fact: &Fact| Mark { candidate: fact.candidate, role };
        let (marks, house): (Vec<Mark>, Option<usize>) = match self {
            Self::Contradiction(assumption, clash) => {
                let mut marks = vec![mark(Role::Pattern)(assumption)];
                marks.extend(clash.ends.iter().map(mark(Role::Second)));
                // A clash may end in the assumption itself, which keeps its first mark.
                marks.dedup_by_key(|mark| mark.candidate);
                (marks, clash.house)
            }
            Self::Verity(cases) => {
                // The two cases of one candidate, true and false, stand side by side. They share a mark.
                let mut marks: Vec<Mark> =
                    cases.assumptions.iter().map(mark(Role::Pattern)).collect();
                marks.dedup_by_key(|mark| mark.candidate);
                (marks, cases.house)
            }
        };
        let evidence = Evidence {
            digits: vec![conclusion.candidate.digit],
            bases: house.map(|house| board.house_name(house)).into_iter().collect(),
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
