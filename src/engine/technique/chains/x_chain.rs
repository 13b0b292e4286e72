//! X-chain: a chain on one digit that starts and ends with strong links, one of whose ends is therefore true.

use super::finds::{ChainOutcome, Finds};
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::implications::{
    Bits, Graph, GraphKind, GraphWork, NodeState, NodeTrail, NodeTrails, Reach, ReachStart,
    on_graph,
};
use crate::engine::technique::{Candidate, Technique, houses};

/// A link alone shows nothing that its house does not.
const LEAST_LINKS: usize = 3;

/// HoDoKu follows no longer chains.
const MOST_LINKS: usize = 20;

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    find_by(hunt, Technique::XChain, GraphKind::OneDigit)
}

/// Finds the chains of one kind whose ends are places of one digit.
pub(super) fn find_by(hunt: &mut Hunt<'_>, technique: Technique, kind: GraphKind) -> Flow {
    let finds = Finds::new(hunt);
    let search = XChainSearch { hunt, technique, finds };
    let board = search.hunt.board;
    on_graph(board, kind, search)
}

struct XChainSearch<'h, 'b> {
    hunt: &'h mut Hunt<'b>,
    technique: Technique,
    finds: Finds,
}

impl GraphWork for XChainSearch<'_, '_> {
    type Output = Flow;

    fn run<const W: usize>(mut self, graph: &Graph<W>) -> Flow {
        let mut reach = Reach::nowhere();
        for node in graph.nodes.candidates() {
            if !graph.strong(node).is_empty() {
                self.start(graph, &mut reach, node);
            }
        }
        self.finds.hand_over(self.hunt)
    }
}

impl XChainSearch<'_, '_> {
    /// Looks at the chains that start at `node`, and end at it or at one of a higher number.
    fn start<const W: usize>(&mut self, graph: &Graph<W>, reach: &mut Reach<W>, node: usize) {
        let start = ReachStart { ends: Bits::of(node), ..ReachStart::free(NodeState::off(node)) };
        reach.go(graph, start);
        for end in reach.all(true).iter().filter(|&end| end >= node) {
            self.end(graph, reach, node, end);
        }
    }

    fn end<const W: usize>(
        &mut self,
        graph: &Graph<W>,
        reach: &Reach<W>,
        start: usize,
        end: usize,
    ) {
        let [one, other] = [start, end].map(|node| graph.nodes.spot(node));
        let nearest = reach.distance(NodeState::on(end)).unwrap_or(0);
        let length = nearest.max(LEAST_LINKS);
        if one.digit != other.digit || length > MOST_LINKS {
            return;
        }
        let digit = one.digit;
        let seen = houses::seen_by_all(one.cells.or(other.cells));
        let eliminations = self.hunt.board.places(digit).and(seen);
        let eliminations = eliminations.iter().map(|cell| Candidate { cell, digit }).collect();
        let outcome = ChainOutcome::new(self.technique, eliminations, length);
        if !self.finds.are_bettered_by(&outcome) {
            return;
        }
        let fits = |trail: &NodeTrail| (LEAST_LINKS..=MOST_LINKS).contains(&trail.links());
        let mut trails = NodeTrails::new(graph, reach).with_detours(self.finds.are_all_wanted());
        if let Some(trail) = trails.first_that(NodeState::on(end), fits) {
            self.finds.keep(outcome, vec![digit], trail.evidence(graph));
        }
    }
}
