//! Forcing nets: an inference may have several causes, such as the last place of a digit in a house, or the last
//! candidate of a cell, by all others that are gone.

use super::cause_log::{Nobody, Reasons};
use super::facts::{Fact, Facts};
use super::proofs::Logic;
use super::{propagation, search};
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Board, Chain, Link, Technique};

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    let board = hunt.board;
    search::find(hunt, Causes { board })
}

/// What follows on a board by singles and locked candidates.
struct Causes<'b> {
    board: &'b Board,
}

impl Logic for Causes<'_> {
    type Consequences = Reasons;

    const TECHNIQUES: (Technique, Technique) =
        (Technique::ForcingNetContradiction, Technique::ForcingNetVerity);

    fn facts(&mut self, assumption: Fact) -> Facts {
        propagation::from(self.board, assumption, Nobody).0
    }

    fn consequences(&mut self, assumption: Fact) -> Reasons {
        propagation::from(self.board, assumption, Reasons::new(assumption)).1
    }

    fn branches(&self, consequences: &Reasons, ends: &[Fact]) -> Vec<Chain> {
        let net = consequences.net(ends);
        if net.links.is_empty() { Vec::new() } else { vec![net] }
    }

    /// Where each node has one cause, it is a chain.
    fn is_worthy(&self, branches: &[Chain]) -> bool {
        branches.iter().any(|branch| has_two_causes(&branch.links))
    }
}

fn has_two_causes(links: &[Link]) -> bool {
    links
        .iter()
        .enumerate()
        .any(|(number, link)| links[..number].iter().any(|earlier| earlier.to == link.to))
}
