//! The way along the chains of a step, stop by stop, as for a reader who follows it with a finger.

use super::{CellSet, Cells, Chain, Family, Node, Step, Strength};

/// A consequence of one node of a chain, or of several nodes together in a net.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inference<S = CellSet> {
    /// The nodes that are known before.
    pub from: Vec<Node<S>>,
    /// The node that follows.
    pub to: Node<S>,
    /// Whether it follows from false nodes or from true nodes.
    pub strength: Strength,
}

/// A stop on the way along the chains of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChainStop<S = CellSet> {
    /// A chain starts with this assumption.
    Start(Node<S>),
    /// The next inference.
    Next(Inference<S>),
}

impl<S: Cells> Step<S> {
    /// The stops on the way along the chains of the step, one chain after the other. Empty if the family of the step is
    /// not explained by chains.
    #[must_use]
    pub fn chain_stops(&self) -> Vec<ChainStop<S>> {
        match self.technique.family() {
            Family::Chains | Family::Forcing => {
                self.evidence.chains.iter().flat_map(Chain::stops).collect()
            }
            Family::Singles
            | Family::Clues
            | Family::Intersections
            | Family::Subsets
            | Family::Fish
            | Family::SingleDigit
            | Family::Wings
            | Family::Uniqueness
            | Family::Colours
            | Family::AlmostLocked
            | Family::Patterns
            | Family::LastResort => Vec::new(),
        }
    }
}

impl<S: Cells> Chain<S> {
    fn stops(&self) -> Vec<ChainStop<S>> {
        let start = self.links.first().map(|link| ChainStop::Start(link.from));
        start.into_iter().chain(self.inferences().into_iter().map(ChainStop::Next)).collect()
    }

    /// The inferences along the chain in the order of an explanation: each after the inferences that it needs.
    #[must_use]
    pub fn inferences(&self) -> Vec<Inference<S>> {
        let mut pending = self.conclusions();
        let mut told: Vec<Inference<S>> = Vec::with_capacity(pending.len());
        while let Some(next) = next_of(&pending, told.last().map(|last| last.to)) {
            told.push(pending.remove(next));
        }
        told
    }

    /// Each node to which a link leads, with all nodes from which links lead to it, in the order of the links.
    fn conclusions(&self) -> Vec<Inference<S>> {
        let mut found: Vec<Inference<S>> = Vec::new();
        for link in &self.links {
            match found.iter_mut().find(|known| known.to == link.to) {
                Some(known) => known.from.push(link.from),
                None => found.push(Inference {
                    from: vec![link.from],
                    to: link.to,
                    strength: link.strength,
                }),
            }
        }
        found
    }
}

/// The index in `pending` of the next inference of an explanation. That is the first that follows from the `last` node
/// alone; otherwise the first that needs no pending inference; otherwise the first of all. Returns `None` if `pending`
/// is empty.
fn next_of<S: Cells>(pending: &[Inference<S>], last: Option<Node<S>>) -> Option<usize> {
    let goes_on = |one: &Inference<S>| last.is_some_and(|last| one.from == [last]);
    let is_open = |node: &Node<S>| pending.iter().any(|one| one.to == *node);
    let follows = |one: &Inference<S>| !one.from.iter().any(is_open);
    // A reader who follows one line as far as it goes has less to remember than one who jumps between branches.
    let next = pending.iter().position(goes_on).or_else(|| pending.iter().position(follows));
    // The links of a loop all need each other. One must come first, or nothing would be told.
    next.or((!pending.is_empty()).then_some(0))
}
