//! Forcing nets: an inference may have several causes. For example, the last place of a digit in a house
//! follows from all other places being false.

use super::cause_log::{NoCauseLog, Reasons};
use super::facts::{Fact, Facts};
use super::proofs::Logic;
use super::{propagation, search};
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Cells, Chain, Geometry, Link, Technique};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    search::find(search, Causes { board })
}

/// The logic of singles and locked candidates on a board.
struct Causes<'b, G: Geometry> {
    board: &'b Board<G>,
}

impl<G: Geometry> Logic<G> for Causes<'_, G> {
    type Consequences = Reasons<G>;

    const TECHNIQUES: (Technique, Technique) =
        (Technique::ForcingNetContradiction, Technique::ForcingNetVerity);

    fn facts(&mut self, assumption: Fact) -> Facts<G> {
        // Without causes, which most assumptions never need: only those that prove something are followed again with
        // a log.
        propagation::from(self.board, assumption, NoCauseLog).0
    }

    fn consequences(&mut self, assumption: Fact) -> Reasons<G> {
        propagation::from(self.board, assumption, Reasons::new(self.board, assumption)).1
    }

    fn branches(&self, consequences: &Reasons<G>, ends: &[Fact]) -> Vec<Chain<G::Set>> {
        let net = consequences.net(ends);
        if net.links.is_empty() { Vec::new() } else { vec![net] }
    }

    /// If each node has one cause, the branches are a chain and no net.
    fn is_worthy(&self, branches: &[Chain<G::Set>]) -> bool {
        branches.iter().any(|branch| has_two_causes(&branch.links))
    }
}

fn has_two_causes<S: Cells>(links: &[Link<S>]) -> bool {
    links
        .iter()
        .enumerate()
        .any(|(number, link)| links[..number].iter().any(|earlier| earlier.to == link.to))
}
